// What else odds may be asked of, beside the volley that the page itself asks about.

import type { Forecast, Json, Refusal } from '@flagplot/kernel';
import { FLAG, ID, shape, whole } from '@flagplot/kernel/schemas';
import { countAboard, rollRound } from '../crew/board.ts';
import { boxFault, rollRaid } from '../crew/raid.ts';
import { rollInside } from '../damage/allocation.ts';
import { sensorOf } from '../damage/condition.ts';
import type { Tally } from '../damage/hull.ts';
import { countOf, hullOf, isGone, SYSTEMS, slotOf, withoutStars } from '../damage/hull.ts';
import { EMPTY } from '../energy/arming.ts';
import { none, shipNamed, volley } from '../forecasts.ts';
import { rollBreakdown } from '../movement/het.ts';
import { cardOf } from '../roster.ts';
import type { TpState, TpTable, TwoPhase } from '../state.ts';
import { rollLockOn } from '../turn/3-initial.ts';
import { mineOdds } from './mines.ts';
import { seekerOdds } from './seekers.ts';

/** More work than they ever take; a point more is eight times as much, and is sampled without a try. */
const INSIDE_WORK = 2_000_000;
/** So many points are counted out on any ship. */
const COUNTED = 5;

/** TP-10.2.1 What so many points inside a ship take. */
const inside: Forecast<TwoPhase> = {
  rule: 'TP-10.2.1',
  schema: { ...shape({ unit: ID, points: whole(1, 60), bearing: whole(0, 23) }, ['bearing']), title: 'Points inside a ship' },
  assumes: ['Its owner gives up boxes as the book has it, and what takes energy has none.'],
  work: of => ((of as { points: number }).points > COUNTED ? 0 : INSIDE_WORK),
  judge: (s, of) => {
    const { unit } = of as { unit: string };
    return shipNamed(s, unit) ? [] : [none('/unit')];
  },
  act: (s, t, of) => insideRun(s, of)(t),
  prepare: insideRun,
  spell: lossesAboard,
};

interface InsideAsked {
  unit: string;
  points: number;
  bearing?: number;
}

/** So many points inside, over and over: each run ends in its tally, whatever cells of the chart were used. */
function insideRun(s: TpState, of: Json): (t: TpTable) => Json {
  const { unit: id, points, bearing = -1 } = of as unknown as InsideAsked;
  const unit = shipNamed(s, id);
  if (!unit) return () => null;
  const card = cardOf(s.book, unit);
  const hold = { arms: card.weapons.map(() => EMPTY), magazines: [], watch: null };
  const hull = hullOf(card, unit, { charts: s.book.charts, hold, bearing });
  return t => withoutStars(rollInside(t, s, { unit, hull, points, by: unit.side }));
}

/** A tally in words: boxes of each system, weapons by name. */
function lossesAboard(s: TpState, of: Json): (end: Json) => Json {
  const unit = shipNamed(s, (of as unknown as InsideAsked).unit);
  if (!unit) return () => null;
  const systems = SYSTEMS.map(system => ({ system, slot: slotOf(system) }));
  const mounts = cardOf(s.book, unit).weapons.map(({ id }, mount) => ({ id, slot: slotOf(mount) }));
  return end => {
    const tally = end as Tally;
    const boxes: Record<string, number> = {};
    for (const { system, slot } of systems) {
      const taken = countOf(tally, slot);
      if (taken > 0) boxes[system] = taken;
    }
    const weapons: string[] = [];
    for (const { id, slot } of mounts) if (countOf(tally, slot) > 0) weapons.push(id);
    return { boxes, weapons, destroyed: isGone(tally) };
  };
}

const OF_A_SHIP = { ...shape({ unit: ID }), title: 'A ship' };

function judgeShip(s: TpState, of: Json): Refusal[] {
  const { unit } = of as { unit: string };
  return shipNamed(s, unit) ? [] : [none('/unit')];
}

/** TP-4.4.6 Whether a ship breaks down in a high energy turn. */
const breakdown: Forecast<TwoPhase> = {
  rule: 'TP-4.4.6',
  schema: OF_A_SHIP,
  assumes: [],
  judge: judgeShip,
  act(s, t, of) {
    const unit = shipNamed(s, (of as { unit: string }).unit);
    return unit ? { breaksDown: rollBreakdown(t, s, unit) } : null;
  },
};

/** TP-8.3.1 Whether a ship has lock-on in the next turn, as its sensors are now. */
const lock: Forecast<TwoPhase> = {
  rule: 'TP-8.3.1',
  schema: OF_A_SHIP,
  assumes: ['Fire control is paid for.'],
  judge: judgeShip,
  act(s, t, of) {
    const unit = shipNamed(s, (of as { unit: string }).unit);
    if (!unit) return null;
    const rating = sensorOf(cardOf(s.book, unit), unit);
    return { lockOn: rating >= 6 || rollLockOn(s, t, { unit, rating }) };
  },
};

interface RaidAsked {
  unit: string;
  on: string;
  box: string;
  guarded?: boolean;
}

/** TP-13.4.1 What comes of one raid. */
const raid: Forecast<TwoPhase> = {
  rule: 'TP-13.4.1',
  schema: { ...shape({ unit: ID, on: ID, box: ID, guarded: FLAG }, ['guarded']), title: 'A raid' },
  assumes: ['The raiders arrive.', 'The box has no guard, unless it is said to have one.'],
  judge(s, of) {
    const { unit, on, box } = of as unknown as RaidAsked;
    const to = shipNamed(s, on);
    const fault = to && boxFault(s, to, box);
    return [...(shipNamed(s, unit) ? [] : [none('/unit')]), ...(to ? [] : [none('/on')]), ...(fault ? [fault] : [])];
  },
  act(s, t, of) {
    const { unit: by, on: at, box, guarded = false } = of as unknown as RaidAsked;
    const [unit, on] = [shipNamed(s, by), shipNamed(s, at)];
    return unit && on ? { ...rollRaid(s, t, { unit, on, box, guarded }) } : null;
  },
};

interface BoardingAsked {
  unit: string;
  boarders?: number;
}

/** TP-13.4.4, TP-13.4.5 One round for a ship, and whether it is captured. */
const boarding: Forecast<TwoPhase> = {
  rule: 'TP-13.4.4',
  schema: { ...shape({ unit: ID, boarders: whole(1, 60) }, ['boarders']), title: 'Boarding combat' },
  assumes: ['Nobody else comes aboard, or leaves.'],
  judge: judgeShip,
  act(s, t, of) {
    const { unit: id, boarders } = of as unknown as BoardingAsked;
    const unit = shipNamed(s, id);
    if (!unit) return null;
    const aboard = countAboard(s, unit);
    const left = rollRound(s, t, { unit, ...aboard, ...(boarders !== undefined && { boarders }) });
    return { ...left, captured: left.home === 0 && left.boarders > 0 };
  },
};

/** The forecasts of Two-Phase, by name. */
export const forecasts: Readonly<Record<string, Forecast<TwoPhase>>> = {
  ...{ volley, inside, breakdown, lock, raid, boarding },
  ...{ mine: mineOdds, seeker: seekerOdds },
};
