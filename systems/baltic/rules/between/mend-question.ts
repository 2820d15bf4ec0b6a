// What is asked of whoever has repairs to make.

import type { Refusal, RollDie } from '@flagplot/kernel';
import { nameOf, weaponName } from '../names.ts';
import type { Mending } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { vesselCalled } from '../roster.ts';
import { MEND } from '../schemas.ts';
import type { Baltic, BbQuestion } from '../state.ts';
import { isAlike, lessThese, mendable } from './mendings.ts';

type About = Baltic['asks']['mend']['about'];
type Order = Baltic['asks']['mend']['order'];

/** Every critical of the ships that are asked about. */
function allOf(seen: Seen, { ships }: About): Mending[] {
  return ships.flatMap(({ ship }) => mendable(vesselCalled(seen.open, ship)));
}

/** BB-5.1.2 Each entry is a critical that its ship has, and none stands for two. */
function entryFaults(seen: Seen, about: About, { mend, buy }: Order): Refusal[] {
  const all = allOf(seen, about);
  const entries = [...mend, ...buy];
  const count = (list: readonly Mending[], one: Mending): number => list.filter(other => isAlike(one, other)).length;
  return entries.flatMap((one, i): Refusal[] => {
    if (count(entries.slice(0, i + 1), one) <= count(all, one)) return [];
    const at = i < mend.length ? `/mend/${i}` : `/buy/${i - mend.length}`;
    return [{ rule: 'BB-5.1.2', at, say: `${nameOf(seen.book, one.ship)} has no ${criticalName(seen, one)} to repair here.` }];
  });
}

function criticalName({ book }: Seen, { ship, critical, weapon }: Mending): string {
  return weapon === undefined ? critical : weaponName(book, ship, weapon);
}

/** BB-5.1.1 No more of a ship than its dice allow. */
function diceFaults({ book }: Seen, { ships }: About, { mend }: Order): Refusal[] {
  return ships.flatMap(({ ship, mends }) => {
    const own = mend.filter(one => one.ship === ship).length;
    return own <= mends
      ? []
      : [{ rule: 'BB-5.1.1', at: '/mend', say: `${nameOf(book, ship)} makes ${mends} repairs, not ${own}.` }];
  });
}

/** BB-5.1.3 No more than the pool pays for; BB-5.1.7 none for living hulls. */
function priceFaults({ book }: Seen, { pool, living }: About, { buy }: Order): Refusal[] {
  const { repair } = book.charts.pool;
  if (living) return buy.length === 0 ? [] : [{ rule: 'BB-5.1.3', at: '/buy', say: 'Nothing is bought now.' }];
  const cost = buy.length * repair;
  return cost <= pool ? [] : [{ rule: 'BB-5.1.3', at: '/buy', say: `That costs ${cost} points, and the pool has ${pool}.` }];
}

/** As many as the dice allow, in the order given. */
function byDice(entries: readonly Mending[], { ships }: About): Mending[] {
  return ships.flatMap(({ ship, mends }) => entries.filter(one => one.ship === ship).slice(0, mends));
}

/** How many repairs a pool pays for. */
function affordable({ book }: Seen, { pool, living }: About): number {
  return living ? 0 : Math.floor(pool / book.charts.pool.repair);
}

function shuffle<T>(list: readonly T[], roll: RollDie): T[] {
  const left = [...list];
  return list.map(() => left.splice(roll(left.length) - 1, 1)[0] as T);
}

/** BB-5.1.1 Which criticals the dice remove, BB-5.1.3 and which are bought away. */
export const mendQuestion: BbQuestion<'mend'> = {
  rule: 'BB-5.1.1',
  schema: MEND,
  judge: (v, about, order) => [...entryFaults(v, about, order), ...diceFaults(v, about, order), ...priceFaults(v, about, order)],
  idle: (v, about) => ({ mend: byDice(allOf(v, about), about), buy: [] }),
  standing(v, about) {
    const all = allOf(v, about);
    const mend = byDice(all, about);
    const isForced =
      mend.length === all.length ||
      (affordable(v, about) === 0 && byDice(all.toReversed(), about).every(one => mend.some(other => isAlike(one, other))));
    return isForced ? { mend, buy: [] } : undefined;
  },
  *candidates(v, about) {
    const all = allOf(v, about);
    const mend = byDice(all, about);
    yield { mend, buy: [] };
    const left = lessThese(all, mend);
    if (affordable(v, about) > 0 && left.length > 0) yield { mend, buy: left.slice(0, 1) };
    yield { mend: byDice(all.toReversed(), about), buy: [] };
  },
  random(v, about, roll) {
    const all = shuffle(allOf(v, about), roll);
    const mend = byDice(all, about).filter(() => roll(8) > 1);
    const left = lessThese(all, mend);
    return { mend, buy: left.slice(0, roll(Math.min(affordable(v, about), left.length) + 1) - 1) };
  },
};
