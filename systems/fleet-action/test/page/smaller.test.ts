import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import { type HitLine, hitWords } from '../../page/allot/hits.ts';
import { placingHint } from '../../page/deploy/hint.ts';
import { offersOf } from '../../page/fire/rows.ts';
import { layDrawn, openHexes, START } from '../../page/orders/plots.ts';
import { crew } from '../../page/orders/say.ts';
import { aims } from '../../rules/combat/shot.ts';
import { targets } from '../../rules/combat/targets.ts';
import { shipOf, squadronsOf } from '../../rules/roster.ts';
import { firers, sightOf } from '../../rules/turn/3-fire.ts';
import { narn, squadronA } from './table.ts';

test('4 drag: one squadron is dragged as the squadron, of several one', () => {
  expect([1, 3].map(placingHint)).toEqual([
    'Press a hex of the strip, or drag the squadron there.',
    'Press a hex of the strip, or drag a squadron there.',
  ]);
});

test('4 plurals: several ships of a class are told in the plural', () => {
  const view = narn();
  for (const of of view.book.ships) of.card = { ...of.card, name: 'Thentus frigate' };
  const [first] = squadronsOf(view, 'narn');
  if (!first) throw new Error('a squadron of Narn');
  expect(crew(view, first).classes).toMatch(/^[2-9] Thentus frigates/);
});

test('4 hits: what becomes of a hit stands a space behind where it fell', () => {
  const line: HitLine = { nth: 0, ship: 'tal-kesh', on: 'primary', arcs: [5], again: false, open: [], takes: undefined };
  expect(hitWords(narn(), line)).toBe('A primary weapon, struck through fore port. None is left: structure takes it.');
});

test('4 fire rows: a ship that holds its fire names no weapon that reaches nobody', () => {
  const before = narn();
  const view = { ...before, clock: { ...before.clock, turn: 1 }, open: { ...before.open, pulse: 1 } };
  const sight = sightOf(view);
  const able = firers(sight, 'narn');
  const offers = offersOf(sight, able);
  let silent = 0;
  for (const ship of able) {
    const reaching = targets(sight, ship).flatMap(target => aims(sight, ship, target).map(one => one.weapon.name.toLowerCase()));
    const said = offers.get(ship.id)?.split(': ')[0]?.split(', ') ?? [];
    silent += shipOf(sight.book, ship).weapons.length - said.length;
    expect(new Set(said)).toEqual(new Set(reaching));
  }
  expect(silent).toBeGreaterThan(0);
});

test('4 diagonal: a finger that goes on where Come about is refused draws on, as near to it as the rules let it', () => {
  const it = squadronA(narn(), 6);
  const empty = { squadron: it.squadron.id, path: [[], [], []] };
  const { heading } = it.squadron;
  /** The hexes a slanting finger passes: one to the side, one ahead, and so on. */
  const slant: { q: number; r: number }[] = [];
  for (const sixths of [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0])
    slant.push(hexes.step(slant.at(-1) ?? it.squadron, heading + sixths));
  const drawn = layDrawn(it, { plot: empty, caret: START }, slant);
  expect(openHexes(it, drawn.plot)).toBe(0);
  const short = layDrawn(it, { plot: empty, caret: START }, slant.slice(0, 3));
  expect(openHexes(it, short.plot)).toBeGreaterThan(0);
});
