// What an ordinary player does when a side jumps in: where and how fast he comes, and how he meets who does.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { defenceQuestion } from '../rules/arrival/defence.ts';
import { enterQuestion } from '../rules/arrival/enter.ts';
import { ownOthers, vorticesQuestion } from '../rules/arrival/form.ts';
import { planQuestion } from '../rules/arrival/plan.ts';
import { steerings, steerQuestion } from '../rules/arrival/steer.ts';
import { headingOf, LAYOUT, on } from '../rules/map.ts';
import { destination } from '../rules/movement/path.ts';
import type { Steering } from '../rules/orders.ts';
import { canJump, scheduleQuestion, usualJump } from '../rules/reinforcements/schedule.ts';
import { isActive, squadronsOf } from '../rules/roster.ts';
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

/** By the gate where there is one, everybody at once: at gunshot of where the scenario has the enemy's flagship, behind his flank, or so that the way out leads at him. */
export function planFor(v: FaView): Order<'plan'> {
  const plan = planQuestion.idle(v, {});
  const enemy = v.book.squadrons.find(({ side }) => side !== v.side)?.place;
  if (!enemy) return plan;
  const gate = v.book.gates.find(one => hexes.nameOf(one, LAYOUT) === plan.gate)?.heading;
  const sides = gate === undefined ? FLANKS.map(turn => enemy.heading + turn) : [gate + 3];
  const places = sides.map(side => hexes.step(enemy, side % 6, GUNSHOT)).filter(hex => on(v, hex));
  const own = v.book.squadrons.find(({ side }) => side === v.side)?.place ?? enemy;
  const [best] = places.toSorted((x, y) => hexes.range(x, own) - hexes.range(y, own));
  return best ? { ...plan, hex: hexes.nameOf(best, LAYOUT) } : plan;
}

/**
 * FA-12.1.3 By jump points where they may, a gunshot ahead of where the scenario has the fleet that they come to: over the edge they would come too late.
 * Else as usual.
 */
export function scheduleFor(v: FaView, about: FleetAction['asks']['schedule']['about']): Order<'schedule'> {
  const usual = scheduleQuestion.idle(v, about);
  const own = v.book.squadrons.find(({ side, relief }) => side === v.side && !relief)?.place;
  if (!own || !canJump(v)) return usual;
  const ahead = hexes.step(own, own.heading, GUNSHOT);
  const hex = hexes.nameOf(on(v, ahead) ? ahead : own, LAYOUT);
  return { turn: usual.turn, jump: { ...usualJump(v), hex } };
}

/** Hexsides from the bow of who is come upon: his quarters, where the fewest guns bear. */
const FLANKS = [2, 4];

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

/** He makes for where the vortices form: nobody fires at him yet, and who comes out of one cannot turn at once. */
export function steeringsFor(v: FaView, about: FleetAction['asks']['steer']['about']): Order<'steer'> {
  const to = middleOf(v.open.arrival?.portals ?? []);
  if (!to) return steerQuestion.idle(v, about);
  return {
    squadrons: squadronsOf(v, v.side).map(squadron => {
      const farness = ({ path, by = 0 }: Steering) => {
        const end = destination(squadron, path);
        const ahead = hexes.step(end, end.heading, Math.min(PACE, squadron.speed + by));
        return Math.abs(hexes.range(ahead, to) - GUNSHOT / 2);
      };
      const all = steerings(v, squadron);
      return all.reduce((best, other) => (farness(other) < farness(best) ? other : best), all[0] as Steering);
    }),
  };
}
