// What is asked of whoever sets up.

import type { RollDie } from '@flagplot/kernel';
import { boxOf } from '@flagplot/plane';
import type { UnitOfBook } from '../book.ts';
import { namesOf } from '../names.ts';
import type { Placing } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, unitCalled } from '../roster.ts';
import { DEPLOY } from '../schemas.ts';
import type { Baltic, BbQuestion } from '../state.ts';
import { placingFaults, zonesOf } from './legal-places.ts';
import { formation, placesFor } from './search.ts';

type Order = Baltic['asks']['deploy']['order'];

/** The first unit that has a place, in the first place that it has. */
function firstOrder(seen: Seen, units: readonly UnitOfBook[]): Order | undefined {
  for (const unit of units) for (const vessels of placesFor(seen, unit)) return { unit: unit.id, vessels };
  return undefined;
}

/** Tries of a place by chance, of a unit and of a member, before the search is asked. */
const TRIES = 12;

/** Somewhere in the zone on any heading, the vessels in any order: in ranks, or each of them anywhere about the first. */
function anyPlace(seen: Seen, unit: UnitOfBook, roll: RollDie): Placing[] | undefined {
  const zones = zonesOf(seen.book, unit);
  const { left, bottom, right, top } = boxOf(zones[roll(zones.length) - 1] as readonly number[]);
  const lead = { x: left + roll(right - left), y: bottom + roll(top - bottom), heading: roll(36_000) - 1 };
  const waiting = [...unit.vessels];
  const order = unit.vessels.map(() => waiting.splice(roll(waiting.length) - 1, 1)[0] as string);
  const ranked = formation(cardOf(seen.book, unit), order, lead);
  const placed = roll(2) === 1 ? ranked : ranked.map((one, i) => (i === 0 ? one : nearby(one, roll)));
  return placingFaults(seen, unit, placed).length === 0 ? placed : undefined;
}

function nearby({ vessel, x, y }: Placing, roll: RollDie): Placing {
  return { vessel, x: x + roll(4000) - 2000, y: y + roll(4000) - 2000, heading: roll(36_000) - 1 };
}

function anyOrder(seen: Seen, units: readonly UnitOfBook[], roll: RollDie): Order {
  for (let i = 0; i < TRIES; i += 1) {
    const unit = units[roll(units.length) - 1] as UnitOfBook;
    const vessels = anyPlace(seen, unit, roll);
    if (vessels) return { unit: unit.id, vessels };
  }
  return firstOrder(seen, units) as Order;
}

/** BB-1.5.2 Which unit, and where. */
export const deployQuestion: BbQuestion<'deploy'> = {
  rule: 'BB-1.5.2',
  schema: DEPLOY,
  open: true,
  judge: (v, { units }, { unit, vessels }) =>
    units.includes(unit)
      ? placingFaults(v, unitCalled(v.book, unit), vessels)
      : [{ rule: 'BB-1.5.1', at: '/unit', say: `Now are set up ${namesOf(v.book, units)}.` }],
  idle: (v, { units }) =>
    firstOrder(
      v,
      units.map(unit => unitCalled(v.book, unit)),
    ) as Order,
  *candidates(v, { units }) {
    for (const id of units) {
      const unit = unitCalled(v.book, id);
      const { left, bottom, right, top } = boxOf(zonesOf(v.book, unit)[0] as readonly number[]);
      for (const near of [undefined, { x: left, y: bottom }, { x: right, y: top }])
        for (const vessels of placesFor(v, unit, near)) {
          yield { unit: id, vessels };
          break;
        }
    }
  },
  random: (v, { units }, roll) =>
    anyOrder(
      v,
      units.map(unit => unitCalled(v.book, unit)),
      roll,
    ),
};
