import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import type { WeaponKind } from '../rules/cards.ts';
import { volleyOptions } from '../rules/combat/declare.ts';
import { squadrons } from '../rules/index.ts';
import { pathEnd } from '../rules/movement/path.ts';
import type { Craft } from '../rules/open.ts';
import type { Move, Volley } from '../rules/orders.ts';
import { enemiesOf, isFlying, squadronCalled, squadronOf } from '../rules/roster.ts';
import type { SqAsk, SqView } from '../rules/state.ts';
import { scenarios } from '../scenarios/index.ts';
import { brawl } from './brawl.ts';
import { type Player, playthrough } from './playthrough.ts';

/** Whatever the book allows. */
const random: Player = (view, { kind, about }, face) => squadrons.questions[kind].random(view, about as never, face);

/** Closes in at Attack Speed, jams every other round, and fires what it likes best this round. */
const fierce: Player = (view, ask) => {
  if (ask.kind === 'move') return closest(view, ask);
  if (ask.kind === 'jam') return { squadrons: view.clock.turn % 2 === 0 ? ask.about.squadrons : [] };
  if (ask.kind === 'fire') return { volleys: ask.about.squadrons.flatMap(id => chosen(view, id)) };
  return squadrons.questions[ask.kind].idle(view, ask.about);
};

/** Weapons by their kind, the likeliest first, in rounds of an odd and of an even number. */
const LIKES: readonly (readonly WeaponKind[])[] = [
  ['missile', 'torpedo', 'laser'],
  ['ion', 'laser'],
];

function chosen(view: SqView, id: string): Volley[] {
  const open = volleyOptions(view, id);
  const kind = (volley: Volley) => squadronOf(view.book, id).card.weapons.find(one => one.id === volley.weapon)?.kind;
  const liked = LIKES[view.clock.turn % 2]?.flatMap(like => open.filter(one => kind(one) === like)) ?? [];
  return [...liked, ...open].slice(0, 1);
}

/** Of the offers at Attack Speed the one that leaves the first craft with an enemy ahead, three hexes off if it can. */
function closest(view: SqView, ask: Extract<SqAsk, { kind: 'move' }>): Move {
  const idle = squadrons.questions.move.idle(view, ask.about);
  const offers = [...squadrons.questions.move.candidates(view, ask.about)].filter(one => one.speed !== 'full');
  return offers.reduce((best, one) => (amiss(view, one) < amiss(view, best) ? one : best), offers[0] ?? idle);
}

function amiss(view: SqView, { squadron, craft: [first] }: Move): number {
  const own = squadronCalled(view, squadron);
  if (!first) return 0;
  const tip = pathEnd(view.book, own.craft[first.craft - 1] as Craft, first.path);
  const enemies = enemiesOf(view, view.side).flatMap(({ craft }) => craft.filter(isFlying));
  const misses = enemies.map(one => {
    const bearing = hexes.bearingOf(one.q - tip.q, one.r - tip.r, tip.heading);
    return Math.abs(hexes.range(tip, one) - 3) + (bearing <= 4 || bearing >= 20 ? 0 : 12);
  });
  return tip.left ? 99 : Math.min(...misses, 98);
}

/** Printed battles: a change of rules shows as a difference that a person can read. `npx vitest -u` prints them anew. */
test.each([
  ['first-lesson-random', scenarios['first-lesson']!, 'printed', random],
  ['brawl-fierce', brawl, 'printed', fierce],
  ['three-flags-fierce', { ...scenarios['three-flags']!, rounds: 2 }, 'printed', fierce],
] as const)('the battle %s goes as it is printed', async (name, scenario, seed, player) => {
  await expect(playthrough(scenario, seed, player)).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});
