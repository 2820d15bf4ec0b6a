// What is proposed to a person at one press: volleys by the craft they are expected to cost, and the targets of the last round.

import type { Aimed, Proposals } from '@flagplot/bots/proposals';
import { bestFire, meanOf } from '@flagplot/bots/proposals';
import { odds } from '@flagplot/kernel';
import { volleyOptions } from '../rules/combat/declare.ts';
import { squadrons as rules } from '../rules/index.ts';
import type { Volley } from '../rules/orders.ts';
import { isFlying } from '../rules/roster.ts';
import type { SqState, Squadrons, SqView } from '../rules/state.ts';
import { prospectOf } from './volleys.ts';

/** What a damaged craft counts of one destroyed; and ion cannons, which freeze and break nothing: they are chosen, not proposed. */
const DAMAGED = 0.5;
const ION = 0.01;

/** All volleys that a squadron may fire. */
function volleysOpen(v: SqView, id: string): Aimed<Volley>[] {
  return volleyOptions(v, id).map(volley => {
    const { sighting, hits } = prospectOf(v, volley);
    const ion = sighting.weapon.card.kind === 'ion';
    const left = sighting.to.craft.filter(isFlying).length;
    const glance = hits * (ion ? ION : sighting.weapon.card.damage);
    return { entry: volley, firer: id, target: volley.target, company: id, into: volley.target, glance, left };
  });
}

/** The craft that a volley costs on average, by the odds of its card. */
function craftLost(v: SqView, { squadron, weapon, target }: Volley): number {
  const s: SqState = { book: v.book, clock: v.clock, open: v.open, sealed: { [v.side]: v.own } };
  const found = odds(rules, { name: 'volley', of: { squadron, weapon, target }, s });
  return meanOf(found, value => tollOf((value ?? {}) as Toll));
}

interface Toll {
  damaged?: number;
  destroyed?: number;
  ionized?: number;
  frozen?: number;
}

function tollOf({ damaged = 0, destroyed = 0, ionized = 0, frozen = 0 }: Toll): number {
  return destroyed + DAMAGED * damaged + ION * (frozen + DAMAGED * ionized);
}

/** The squadron's volley at the target it had before, with the weapon it had where that still bears; none where nothing does. */
function volleyAgain(v: SqView, id: string, before: readonly Volley[]): Volley[] {
  const last = before.find(one => one.squadron === id);
  const open = volleysOpen(v, id).filter(({ target }) => target === last?.target);
  const same = open.find(({ entry }) => entry.weapon === last?.weapon);
  const best = same ?? open.toSorted((a, b) => b.glance - a.glance)[0];
  return best ? [best.entry] : [];
}

/** Moves and jamming are proposed as an ordinary player would choose them. */
export const proposals: Proposals<Squadrons> = {
  fire: {
    best: (v, { squadrons }) => {
      const open = squadrons.flatMap(id => volleysOpen(v, id));
      return { volleys: bestFire(open, ({ entry }) => craftLost(v, entry)) };
    },
    again: (v, { squadrons }, { volleys }) => ({ volleys: squadrons.flatMap(id => volleyAgain(v, id, volleys)) }),
  },
};
