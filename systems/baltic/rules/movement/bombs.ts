// Bombs that vessels drop on their course.

import type { Refusal, RollDie } from '@flagplot/kernel';
import type { Outline } from '@flagplot/plane';
import { Sweep } from '@flagplot/plane';
import type { WeaponCard } from '../cards.ts';
import { dealHits } from '../damage/hits.ts';
import { works } from '../gunnery/aim.ts';
import { hitsOf } from '../gunnery/volley.ts';
import { capital, count, nameOf, vesselName, weaponName } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Bombs, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, footprint, isCrippled, isOnTable } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import type { Plan } from './plan.ts';
import { courseOfPlan } from './plan.ts';

/** BB-3.2.95 The bays of a vessel that work, BB-3.2.96 however often they have dropped before; BB-3.2.10 none Hull Down. */
export function baysOf({ book }: Pick<Seen, 'book'>, vessel: Vessel): WeaponCard[] {
  return cardOf(book, vessel).weapons.filter(weapon => weapon.kind === 'bomb' && works(vessel, weapon));
}

/** BB-3.2.92 Whom a vessel may bomb: enemies on the table, BB-3.2.97 flying ones too. */
export function bombTargets({ book, open }: Seen, vessel: Vessel): Vessel[] {
  return open.vessels.filter(other => isOnTable(other) && areEnemies(book, vessel.side, other.side));
}

/** BB-3.2.95 Every reason the bombs of a course cannot stand: each bay once, on an enemy. */
export function bombFaults(seen: Seen, vessel: Vessel, bombs: readonly Bombs[]): (at: string) => Refusal[] {
  const bays = baysOf(seen, vessel).map(({ id }) => id);
  const targets = bombTargets(seen, vessel).map(({ id }) => id);
  return at =>
    bombs.flatMap(({ bay, target }, i): Refusal[] => {
      const place = `${at}/bombs/${i}`;
      const found: Refusal[] = [];
      const add = (rule: string, of: string, say: string): void => void found.push({ rule, at: `${place}/${of}`, say });
      if (!bays.includes(bay)) add('BB-3.2.92', 'bay', `${vesselName(seen.book, vessel.id)} has no bomb bay ${bay} that works.`);
      if (bombs.findIndex(one => one.bay === bay) < i)
        add('BB-3.2.95', 'bay', `${capital(weaponName(seen.book, vessel.id, bay))} drops once.`);
      if (!targets.includes(target)) add('BB-3.2.92', 'target', `${nameOf(seen.book, target)} is no enemy on the table.`);
      return found;
    });
}

/** Bombs on the first enemy that a vessel comes to as it means to go. */
export function bombsAlong(seen: Seen, vessel: Vessel, plan: Plan): Bombs[] {
  const bays = baysOf(seen, vessel);
  const [first] = bays.length === 0 ? [] : bombedAlong(seen, vessel, plan);
  return first ? bays.map(({ id: bay }) => ({ bay, target: first.target })) : [];
}

/** BB-3.2.92 The enemies that a vessel touches as it means to go, and at how many mil, in the order it comes to them. */
export function bombedAlong(seen: Seen, vessel: Vessel, plan: Plan): { s: number; target: Id }[] {
  const { x, y, heading } = vessel;
  const sweep = new Sweep(courseOfPlan({ x, y, heading }, plan), seen.book.bodies[vessel.card] as Outline);
  const touches = bombTargets(seen, vessel).flatMap(target => {
    const s = sweep.firstTouch(footprint(seen.book, target));
    return s === undefined ? [] : [{ s, target: target.id }];
  });
  return touches.sort((a, b) => a.s - b.s);
}

/** Bombs by chance: on anybody, or none. */
export function anyBombs(seen: Seen, vessel: Vessel, roll: RollDie): Bombs[] {
  const targets = bombTargets(seen, vessel);
  if (targets.length === 0) return [];
  return baysOf(seen, vessel).flatMap(({ id: bay }) =>
    roll(4) === 1 ? [] : [{ bay, target: (targets[roll(targets.length) - 1] as Vessel).id }],
  );
}

interface Drop {
  readonly vessel: Vessel;
  readonly bay: Id;
  readonly target: Vessel;
}

/** BB-3.2.93 The bay's firepower in dice, without any table, BB-3.2.94 whatever Ack-Ack the target has. One that is gone by now is not bombed. */
export function dropBombs(s: BbState, t: BbTable, { vessel, bay, target }: Drop): void {
  if (!isOnTable(target)) return;
  const { charts } = s.book;
  const card = cardOf(s.book, vessel).weapons.find(({ id }) => id === bay) as WeaponCard;
  const dice = bombDice(s, vessel, card);
  const [from, to] = [vessel, target].map(({ x, y, heading }) => ({ x, y, heading })) as [Vessel, Vessel];
  t.tell(() => ({ kind: 'released', vessel: vessel.id, bay, target: target.id, dice, from, to }));
  if (dice === 0) return;
  const { hits, tens } = t.throw(dice, hitsOf(charts), () => ({
    rule: 'BB-3.2.93',
    what: `${vesselName(s.book, vessel.id)} bombs ${vesselName(s.book, target.id)}, ${weaponName(s.book, vessel.id, bay)}, ${count(dice, 'die', 'dice')}`,
    test: { of: 'each', is: 'atLeast', n: charts.needs },
    mods: [{ by: charts.needs, for: 'bomb' }],
    from: [{ is: count(dice, 'die', 'dice'), for: `firepower ${card.fp}` }],
  }));
  if (hits > 0) dealHits(s, t, { vessel: target, by: vessel.side, hits, tenners: tens, jinks: true });
}

/** BB-3.2.61 Halved and floored of a crippled ship, BB-1.1.4, BB-1.1.7 and of whoever was out of coherency as the activation began. */
function bombDice({ book, open }: Seen, vessel: Vessel, { fp }: WeaponCard): number {
  const isHalved = isCrippled(cardOf(book, vessel), vessel) || open.activation?.astray.includes(vessel.id);
  // BB-1.1.17
  return isHalved ? Math.floor(fp / 2) : fp;
}
