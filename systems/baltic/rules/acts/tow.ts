// Taking in tow.

import type { Refusal, RollDie } from '@flagplot/kernel';
import { areWithin } from '@flagplot/plane';
import { followTug, towGoalOf } from '../goals/tow.ts';
import { nameOf } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { TakeInTow } from '../orders.ts';
import { areEnemies, cardOf, footprint, isCrippled, isLive, isSotl, vesselNamed } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import type { ActKind, Firing } from './act.ts';
import { actorOf, noActor } from './single.ts';

export const towKind: ActKind<TakeInTow> = {
  isOpen: firing => towings(firing).length > 0,
  faults: towFaults,
  clashes: ({ book }, { by }, before) =>
    before.length > 0 ? [{ rule: 'BB-7.2.4', at: '/by', say: `${nameOf(book, by)} tows, and does nothing else.` }] : [],
  carry: takeInTow,
  best: () => [],
  draw: anyTowing,
};

/** Mil within which a rope is passed. */
export const NEAR = 1000;

/** BB-7.2.4 A friendly Ship-of-the-Line that is not crippled, within an inch of her at Crawl or Stop. */
function towFaults(firing: Firing, { by, target }: TakeInTow): Refusal[] {
  const { book, open } = firing;
  const tug = actorOf(firing, by);
  if (!tug) return [noActor(firing, by)];
  const card = cardOf(book, tug);
  const towed = vesselNamed(open, target);
  const rule = 'BB-7.2.4';
  if (!towed || towed.unit !== towGoalOf(book)?.unit || !isLive(towed) || areEnemies(book, tug.side, towed.side))
    return [{ rule, at: '/target', say: `${nameOf(book, target)} cannot be towed by ${nameOf(book, by)}.` }];
  const found: Refusal[] = [];
  if (!isSotl(card) || isCrippled(card, tug)) found.push({ rule, at: '/by', say: `${nameOf(book, by)} cannot tow.` });
  if (tug.setting !== 'Crawl' && tug.setting !== 'Stop')
    found.push({ rule, at: '/by', say: `${nameOf(book, by)} is at ${tug.setting}.` });
  if (!isBeside(firing, tug, towed)) found.push({ rule, at: '/target', say: `${nameOf(book, target)} is farther than an inch.` });
  if (open.tow) found.push({ rule, at: '/target', say: `${nameOf(book, target)} is in tow.` });
  return found;
}

function isBeside({ book }: Firing, one: Vessel, other: Vessel): boolean {
  return areWithin(footprint(book, one), footprint(book, other), NEAR);
}

/** Who could take her in tow. */
export function towings(firing: Firing): TakeInTow[] {
  const target = towGoalOf(firing.book)?.unit;
  if (target === undefined) return [];
  const all = firing.vessels.map((by): TakeInTow => ({ act: 'tow', by, target }));
  return all.filter(act => towFaults(firing, act).length === 0);
}

function takeInTow(s: BbState, t: BbTable, { by: tug, target: towed }: TakeInTow): void {
  s.open.tow = { tug, towed };
  t.tell(() => ({ kind: 'took-in-tow', tug, towed }));
  followTug(s, t);
}

/** Nothing else may stand beside it, so that it is drawn alone: the list takes it last. */
function anyTowing(firing: Firing, roll: RollDie): TakeInTow[] {
  const [act] = towings(firing);
  return act && roll(2) === 1 ? [act] : [];
}
