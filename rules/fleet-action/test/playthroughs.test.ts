import { hexes } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { targets } from '../src/combat/shot.ts';
import { fleetAction, scenarios } from '../src/index.ts';
import { shipOf } from '../src/roster.ts';
import type { FaView, Shot } from '../src/state.ts';
import { allAt, firers, sightOf } from '../src/turn/3-fire.ts';
import { brawl } from './brawl.ts';
import { type Player, playthrough } from './playthrough.ts';

/** Whatever the book allows. */
const random: Player = (view, { kind, about }, face) => fleetAction.questions[kind].any(view, about as never, face);

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

/** Printed battles: a change of rules shows as a difference that a person can read. `npx vitest -u` prints them anew. */
test.each([
  ['brawl-random', brawl, 'printed', random],
  ['brawl-fierce', { ...brawl, turns: 2 }, 'printed', fierce],
  ['duel-random', { ...scenarios.duel!, turns: 3 }, 'printed', random],
] as const)('the battle %s goes as it is printed', async (name, scenario, seed, player) => {
  await expect(playthrough(scenario, seed, player)).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});
