// What a player of Two-Phase asks beside the odds of a volley: of points inside, of seekers and mines, and of what happens aboard.

import type { GameTypes, Json, State } from '@flagplot/kernel';
import { devicesOf } from '@flagplot/two-phase/rules/damage/devices.ts';
import { hexOf } from '@flagplot/two-phase/rules/map.ts';
import { placeAfter } from '@flagplot/two-phase/rules/movement/step.ts';
import type { Mine, Unit } from '@flagplot/two-phase/rules/open.ts';
import { isHere, isShip } from '@flagplot/two-phase/rules/roster.ts';
import type { TpState } from '@flagplot/two-phase/rules/state.ts';
import type { Reading, Terms } from '../timing.ts';
import { addReadings } from '../timing.ts';
import type { Questions } from './odds.ts';
import { odds } from './odds.ts';

const battleOf = (s: State<GameTypes>): TpState => s as unknown as TpState;
const shipsOf = (s: State<GameTypes>, side?: string): Unit[] =>
  battleOf(s).open.units.filter(unit => isHere(unit) && isShip(unit) && (side === undefined || unit.side === side));

/** Few points and many: up to five are exact, and sixty end most ships. */
const INSIDE = [1, 3, 5, 6, 10, 20, 40, 60];

/** Every ship of a side as its turn ends, with few points inside and with many. */
const insides: Questions = {
  recording: 'line of battle',
  key: 'twoPhaseInside',
  forecast: 'inside',
  at: ['finish'],
  volleys: (s, { side }) => shipsOf(s, side).flatMap(({ id }) => INSIDE.map(points => ({ unit: id, points }))),
};

/** Every seeker in flight. */
const seekers: Questions = {
  recording: 'drone storm',
  key: 'twoPhaseSeeker',
  forecast: 'seeker',
  at: ['answer', 'zero'],
  volleys: s => {
    const { open } = battleOf(s);
    return open.seekers
      .filter(({ on }) => open.units.some(unit => unit.id === on && isHere(unit)))
      .map(({ id }) => ({ seeker: id }));
  },
};

/** Every ship of a side, asked by its name alone. */
const ofShips = (forecast: string, key: string): Questions => ({
  recording: 'line of battle',
  key,
  forecast,
  at: ['finish'],
  volleys: (s, { side }) => shipsOf(s, side).map(({ id }) => ({ unit: id })),
});

const breakdowns = ofShips('breakdown', 'twoPhaseBreakdown');
const locks = ofShips('lock', 'twoPhaseLock');

/** Every box that is left aboard an enemy, with a guard and without. */
const raids: Questions = {
  recording: 'border duel',
  key: 'twoPhaseRaid',
  forecast: 'raid',
  at: ['finish'],
  volleys: (s, { side }) =>
    shipsOf(s, side).flatMap(({ id: unit }) =>
      shipsOf(s)
        .filter(foe => foe.side !== side)
        .flatMap(foe =>
          devicesOf(battleOf(s), foe).flatMap(box => [true, false].map(guarded => ({ unit, on: foe.id, box, guarded }))),
        ),
    ),
};

/** Ships, each with so many boarders aboard. */
const boardings: Questions = {
  recording: 'line of battle',
  key: 'twoPhaseBoarding',
  forecast: 'boarding',
  at: ['finish'],
  volleys: (s, { side }) => shipsOf(s, side).flatMap(({ id: unit }) => [2, 10, 60].map(boarders => ({ unit, boarders }))),
};

/** The longest course that may be asked of, and how often a mine lies along it. */
const COURSE = 'FFFFFFFF';
const APART = 2;

/** A mine in every other hex ahead of a ship: no recorded battle has any, and they trouble no other ship. */
function minesAhead({ open }: TpState, unit: Unit): Mine[] {
  let at = unit;
  return [...COURSE].flatMap((step, n): Mine[] => {
    at = { ...at, ...placeAfter(at, step) };
    if (n % APART > 0) return [];
    const { impulses: laid, arrivals: arrived } = open;
    const shown = n % (2 * APART) === 0 ? 't-bomb' : 'space';
    return [{ id: `mine-${unit.id}-${n}`, side: '', by: '', shown, ...hexOf(at), came: null, arrived, laid, active: true }];
  });
}

/** Every ship of a side straight ahead through mines. */
const courses: Questions = {
  recording: 'border duel',
  key: 'twoPhaseMine',
  forecast: 'mine',
  at: ['finish'],
  volleys(s, { side }) {
    const battle = battleOf(s);
    const ships = shipsOf(s, side);
    battle.open.mines.push(...ships.flatMap(unit => minesAhead(battle, unit)));
    return ships.map(({ id: unit }): Json => ({ unit, course: COURSE }));
  },
};

const OTHERS: readonly Questions[] = [insides, seekers, breakdowns, locks, raids, boardings, courses];

/** All other forecasts of Two-Phase, and the slowest of them. */
export function twoPhaseForecasts(terms: Terms): Reading {
  const all = addReadings(OTHERS.map(questions => odds({ ...terms, seconds: terms.seconds / OTHERS.length }, questions)));
  const worst = (figures: Reading['figures']) => ({
    ...figures,
    twoPhaseForecastsP99Ms: Math.max(...OTHERS.map(({ key }) => figures[`${key}P99Ms`] as number)),
    twoPhaseForecastsWorstHalfWidth: Math.max(...OTHERS.map(({ key }) => figures[`${key}WorstHalfWidth`] as number)),
  });
  return { ...all, figures: worst(all.figures), byCpu: worst(all.byCpu) };
}
