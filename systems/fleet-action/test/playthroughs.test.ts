import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import { targets } from '../rules/combat/targets.ts';
import { fleetAction } from '../rules/index.ts';
import type { Shot } from '../rules/orders.ts';
import { shipOf } from '../rules/roster.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { FaView } from '../rules/state.ts';
import { allAt, firers, sightOf } from '../rules/turn/3-fire.ts';
import { scenarios } from '../scenarios/index.ts';
import { movedTo } from './battle.ts';
import { brawl } from './brawl.ts';
import { type Player, playthrough } from './playthrough.ts';

/** Whatever the book allows. */
const random: Player = (view, { kind, about }, face) => fleetAction.questions[kind].random(view, about as never, face);

/** Holds course, and fires all it has at the nearest enemies of the squadron nearest to its first ship. */
const fierce: Player = (view, ask) =>
  ask.kind === 'fire' ? { shots: broadside(view) } : fleetAction.questions[ask.kind].idle(view, ask.about as never);

function broadside(view: FaView): Shot[] {
  const sight = sightOf(view);
  const into = new Map<string, string>();
  return firers(sight, view.side).flatMap(firer => {
    const own = shipOf(view.book, firer).squadron;
    const open = targets(sight, firer).filter(
      one => (into.get(own) ?? shipOf(view.book, one).squadron) === shipOf(view.book, one).squadron,
    );
    const [nearest] = open.sort((a, b) => hexes.range(firer, a) - hexes.range(firer, b));
    if (!nearest) return [];
    into.set(own, shipOf(view.book, nearest).squadron);
    return [allAt(sight, firer, nearest)];
  });
}

/** A fleet battle that begins within range: the second side forward by so many rows. */
function close(name: string, rows: number): Scenario {
  const { sides, ...rest } = scenarios[name]!;
  const forward = (hex: string) => `${hex.slice(0, 2)}${Number(hex.slice(2)) + rows}`;
  const [first, second] = sides;
  const squadrons = second!.squadrons.map(of => movedTo(of, { hex: forward(of.hex), heading: of.heading }));
  return { ...rest, turns: 2, deploys: false, sides: [first!, { ...second!, squadrons }] };
}

/** Printed battles: a change of rules shows as a difference that a person can read. `npx vitest -u` prints them anew. */
test.each([
  ['brawl-random', brawl, 'printed', random],
  ['brawl-fierce', { ...brawl, turns: 2 }, 'printed', fierce],
  ['narn-earth-5000-random', close('narn-earth-5000', 44), 'printed', random],
  ['frigate-screen-fierce', close('frigate-screen', 50), 'printed', fierce],
  ['line-of-battle-random', { ...close('line-of-battle', 50), turns: 1 }, 'printed', random],
  ['duel-random', { ...scenarios.duel!, turns: 3 }, 'printed', random],
] as const)('the battle %s goes as it is printed', async (name, scenario, seed, player) => {
  await expect(playthrough(scenario, seed, player)).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});
