// What an ordinary player does when a side jumps in: where and how fast he comes, and how he meets who does.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { defenceQuestion } from '../rules/arrival/defence.ts';
import { enterQuestion } from '../rules/arrival/enter.ts';
import { ownOthers, vorticesQuestion } from '../rules/arrival/form.ts';
import { planQuestion } from '../rules/arrival/plan.ts';
import { steerQuestion } from '../rules/arrival/steer.ts';
import { headingOf, LAYOUT, on } from '../rules/map.ts';
import { isActive } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';

type Order<K extends keyof FleetAction['asks']> = FleetAction['asks'][K]['order'];

/** Hexes from the enemy at which he likes to come out: most guns reach, and a miss of the dice brings nobody among them. */
const GUNSHOT = 16;
/** The speed at which he comes: fast enough to get away from the vortex, slow enough for heavy ships to turn. */
const PACE = 5;

/** Enemy ships on the map. */
function enemies({ book, open, side }: FaView): Hex[] {
  return open.ships.filter((ship, i) => book.ships[i]?.side !== side && isActive(ship));
}

/** The hex in the middle of others. */
function middleOf(all: readonly Hex[]): Hex | undefined {
  if (all.length === 0) return undefined;
  const mean = (of: (hex: Hex) => number) => Math.round(all.reduce((sum, hex) => sum + of(hex), 0) / all.length);
  return { q: mean(({ q }) => q), r: mean(({ r }) => r) };
}

/** By the gate where there is one; everybody at once. */
export function planFor(v: FaView): Order<'plan'> {
  return planQuestion.idle(v, {});
}

/** Towards the enemy. */
export function directionFor(v: FaView): Order<'direction'> {
  const from = v.open.arrival?.forming.find(({ side }) => side === v.side)?.at;
  const to = middleOf(enemies(v));
  if (!from || !to) return { heading: headingOf(0) };
  const ranges = [0, 1, 2, 3, 4, 5].map(heading => hexes.range(hexes.step(from, heading, PACE), to));
  return { heading: headingOf(ranges.indexOf(Math.min(...ranges))) };
}

/** At gunshot of the nearest enemy ships, as near to that as may be chosen, and not all in one hex. */
export function vorticesFor(v: FaView): Order<'vortices'> {
  const foes = enemies(v);
  if (foes.length === 0) return vorticesQuestion.idle(v, {});
  const taken: Hex[] = [];
  const vortices = ownOthers(v).map(({ ship, one }) => {
    const lead = one.lead ?? one.at;
    const all = hexes.within(lead, REACH).filter(hex => on(v, hex) && !taken.some(other => hexes.same(other, hex)));
    const badness = (hex: Hex) =>
      Math.abs(Math.min(...foes.map(foe => hexes.range(foe, hex))) - GUNSHOT) + hexes.range(hex, lead) / REACH;
    const hex = all.reduce((best, other) => (badness(other) < badness(best) ? other : best), all[0] ?? lead);
    taken.push(hex);
    return { ship, hex: hexes.nameOf(hex, LAYOUT) };
  });
  return { vortices };
}

const REACH = 10;

/** All come through at once, at a speed at which they can turn. */
export function entriesFor(v: FaView, about: FleetAction['asks']['enter']['about']): Order<'enter'> {
  return { entries: enterQuestion.idle(v, about).entries.map(entry => ({ ...entry, speed: PACE })) };
}

/** The scenario's places, around what is to be held. */
export function defenceFor(v: FaView, about: FleetAction['asks']['deploy']['about']): Order<'deploy'> {
  return defenceQuestion.idle(v, about);
}

/** He goes straight on, and turns towards where the vortices form. */
export function steeringsFor(v: FaView, about: FleetAction['asks']['steer']['about']): Order<'steer'> {
  return steerQuestion.idle(v, about);
}
