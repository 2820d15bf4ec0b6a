import { expect, test } from 'vitest';
import { laidOf, pairsOf } from '../../page/fire/volleys.ts';
import { orders } from '../../page/list/orders.ts';
import { weapons } from '../../page/list/weapons.ts';
import { volleyOptions } from '../../rules/combat/declare.ts';
import { squadronsOf } from '../../rules/roster.ts';
import { least } from '../../scene/flights.ts';
import { craftId } from '../../words/names.ts';
import { alliance, squadron, withCraft } from './table.ts';

const laid = alliance();
const [red] = squadronsOf(laid, 'alliance');
if (!red) throw new Error('the Alliance has a squadron');

test('3 list: each craft says where it is to be set up', () => {
  const order = { squadrons: [{ squadron: red.id, facing: 'E' as const, hexes: red.craft.map((_, i) => `051${i}`) }] };
  const about = { zone: { columns: [1, 20], rows: [1, 30] } } as never;
  const said = orders({ side: 'alliance', kind: 'deploy', about, order }, laid);
  expect(said[0]).toEqual({ unit: craftId(red.id, 1), says: 'set up at 0510, facing east' });
  expect(said).toHaveLength(red.craft.length);
});

test('3 list: each craft says what it is to fly and where that takes it, the craft of other squadrons nothing', () => {
  const about = { round: 1, squadrons: [red.id] };
  const order = { ...least(laid.book, red), speed: 'full' as const };
  const said = orders({ side: 'alliance', kind: 'move', about, order }, laid);
  expect(said.map(one => one.unit)).toEqual(red.craft.map((_, i) => craftId(red.id, i + 1)));
  expect(said[0]?.says).toMatch(/^1 at Full Throttle, to \d{4}, facing [a-z-]+$/);
});

test('3 list: who jams says so, and who does not', () => {
  const about = { round: 1, squadrons: ['red', 'green'] };
  const said = orders({ side: 'alliance', kind: 'jam', about, order: { squadrons: ['green'] } }, laid);
  expect(said.map(one => one.says)).toEqual(['does not jam', 'jams']);
});

/** The alliance's first squadron with somebody in reach. */
function inReach() {
  const enemy = squadronsOf(laid, 'imperial')[0];
  const at = enemy?.craft[0];
  if (!enemy || !at) throw new Error('there is an enemy');
  const near = red!.craft.map(() => ({ q: at.q - 3, r: at.r, heading: 1, moved: 1 }));
  const open = { ...laid.open, squadrons: laid.open.squadrons.map(one => ({ ...one, moved: true, speed: 'attack' as const })) };
  return { view: withCraft({ ...laid, open }, red!.id, near), enemy };
}

test('3 list: a craft that fires aims at those it bears on alone, a squadron that does not holds its fire', () => {
  const { view } = inReach();
  const [volley] = volleyOptions(view, red.id);
  if (!volley) throw new Error('it bears on somebody');
  const about = { round: 1, squadrons: [red.id] };
  const said = orders({ side: 'alliance', kind: 'fire', about, order: { volleys: [volley] } }, view);
  const held = laidOf(view, volley);
  const own = pairsOf(view, held).filter(({ from }) => from === held.sighting.shooters[0]);
  const shooter = said.find(one => one.unit === craftId(red.id, (held.sighting.shooters[0] ?? 0) + 1));
  expect(shooter?.aims).toEqual(own.map(({ to }) => craftId(volley.target, to + 1)));
  expect(shooter?.says).toMatch(/ at \w+, \d+ or more$/);
  expect(orders({ side: 'alliance', kind: 'fire', about, order: { volleys: [] } }, view)).toEqual([
    { unit: red.id, says: 'holds fire' },
  ]);
});

test('3 list: the weapons of a craft are told with their arcs, their reach and whom they could fire at now', () => {
  const { view, enemy } = inReach();
  const all = weapons(view, craftId(red.id, 1));
  expect(all.map(one => one.id)).toEqual(
    squadron(view, red.id) && view.book.squadrons[view.book.squadronAt[red.id] ?? 0]?.weapons.map(({ card }) => card.id),
  );
  expect(all[0]?.reach).toMatch(/^short to \d+, medium to \d+, long to \d+$/);
  expect(all[0]?.arcs).toMatch(/^(ahead|all round|over any one hexside)$/);
  const targets = all.flatMap(one => one.targets);
  expect(targets.map(({ unit }) => unit)).toContain(enemy.id);
  for (const { says } of targets) expect(says).toMatch(/^\w+ [\d, and]+, nearest \d+, \d+ or more, .* a shot$/);
});
