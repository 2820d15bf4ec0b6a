// Odds of guns, rockets and projectors, and of marines.

import type { Forecast, Json, Refusal } from '@flagplot/kernel';
import { eitherOf, ID, list, shape } from '@flagplot/kernel/schemas';
import { rollBoarding } from '../acts/board.ts';
import { shotOf } from '../acts/fire.ts';
import type { Condition, Hits } from '../damage/hits.ts';
import type { Aim } from '../gunnery/aim.ts';
import { aimOf } from '../gunnery/aim.ts';
import { targetOf } from '../gunnery/mark.ts';
import { rollFire } from '../gunnery/volley.ts';
import { nameOf, namesOf, weaponName } from '../names.ts';
import type { Structure, Vessel } from '../open.ts';
import type { Board, Fire, Id } from '../orders.ts';
import { vesselCalled } from '../roster.ts';
import { BOARD_ACT, FIRE_ACT, MOST } from '../schemas.ts';
import type { Baltic, BbState, BbTable } from '../state.ts';
import { conditionOf, noVessel, outcomeOf, struckBy } from './outcome.ts';

type Thrown = Omit<Fire, 'act' | 'target'>;

interface VolleyAsked {
  target: Id;
  fire: Thrown[];
}

/** The throws that can be made as the table lies, one after another. */
function aimsOf(s: BbState, { target, fire }: VolleyAsked): Aim[] {
  return fire.flatMap(one => {
    const shot = shotOf(s, { ...one, target });
    return (shot && aimOf(s, shot)) ?? [];
  });
}

/** BB-3.2.8 Every throw that cannot be made. */
function fireFaults(s: BbState, { target, fire }: VolleyAsked): Refusal[] {
  return fire.flatMap((one, i) =>
    aimsOf(s, { target, fire: [one] }).length > 0
      ? []
      : [
          {
            rule: 'BB-3.2.8',
            at: `/fire/${i}`,
            say: `Nobody of ${namesOf(s.book, one.by)} reaches ${nameOf(s.book, target)} with ${weaponName(s.book, one.by[0] ?? '', one.weapon)}.`,
          },
        ],
  );
}

/** What some throws do to one target: exact, for hits and tenners are folded and boxes merge. */
function afterFire(s: BbState, aims: readonly Aim[]): (t: BbTable) => Json {
  const [first] = aims;
  if (!first) return () => null;
  const { vessel, structure } = first.target;
  return vessel ? afterFireAt(s, { vessel, aims }) : afterFireOn(s, { structure: structure as Structure, aims });
}

/** The throws by their places, and the dice of one, a piece of its own: worked out once for all that the throws before it may have done. */
function throwsOf(s: BbState, aims: readonly Aim[]): { places: readonly number[]; roll(t: BbTable, place: number): Hits } {
  return { places: [...aims.keys()], roll: (t, place) => rollFire(s, t, aims[place] as Aim) };
}

// What is handed to `each` is made once: made anew in every run, what it did in one would not be known in the next.

function afterFireAt(s: BbState, { vessel, aims }: { vessel: Vessel; aims: readonly Aim[] }): (t: BbTable) => Json {
  const { places, roll } = throwsOf(s, aims);
  const start = conditionOf(vessel);
  const strike = (condition: Condition, place: number, t: BbTable): Condition =>
    condition.status === 'sunk' ? condition : struckBy(s, { vessel, condition }, t.part(roll, place));
  return t => ({ ...outcomeOf(s, vessel, t.each(places, start, strike)) });
}

/** BB-7.1.3 Boxes of a structure, and whether it breaks. */
function afterFireOn(s: BbState, { structure, aims }: { structure: Structure; aims: readonly Aim[] }): (t: BbTable) => Json {
  const { places, roll } = throwsOf(s, aims);
  const left = targetOf(s, structure).boxes - structure.lost;
  const strike = (lost: number, place: number, t: BbTable): number =>
    lost === left ? lost : Math.min(left, lost + t.part(roll, place).hits);
  return t => {
    const boxes = t.each(places, 0, strike);
    return { boxes, broken: boxes === left };
  };
}

/** BB-3.2.56 All that some throws do to one target. */
export const volleyOdds: Forecast<Baltic> = {
  rule: 'BB-3.2.56',
  schema: {
    ...shape({ target: ID, fire: list(shape({ weapon: ID, by: list(ID, MOST.vessels, 1) }), MOST.weapons, 1) }),
    title: 'A volley',
  },
  assumes: ['Everybody lies where he lies now.'],
  judge: (s, of) => fireFaults(s, of as unknown as VolleyAsked),
  act: (s, t, of) => afterFire(s, aimsOf(s, of as unknown as VolleyAsked))(t),
  prepare: (s, of) => afterFire(s, aimsOf(s, of as unknown as VolleyAsked)),
};

type Asked = Fire | Board;

/** BB-3.2.56, BB-3.4.3 One act that throws dice at one target. */
export const throwOdds: Forecast<Baltic> = {
  rule: 'BB-3.2.56',
  schema: { ...eitherOf(FIRE_ACT, BOARD_ACT), title: 'An act of the fire step' },
  assumes: ['Everybody lies where he lies now.'],
  judge(s, of) {
    const act = of as unknown as Asked;
    if (act.act === 'board') return [...noVessel(s, act.by, '/by'), ...noVessel(s, act.target, '/target')];
    return fireFaults(s, { target: act.target, fire: [act] }).map(fault => ({ ...fault, at: '/by' }));
  },
  act: (s, t, of) => prepareThrow(s, of as unknown as Asked)(t),
  prepare: (s, of) => prepareThrow(s, of as unknown as Asked),
};

function prepareThrow(s: BbState, act: Asked): (t: BbTable) => Json {
  if (act.act === 'fire') return afterFire(s, aimsOf(s, { target: act.target, fire: [act] }));
  return t => {
    const { marines, tenners, seized } = rollBoarding(s, t, { act, on: vesselCalled(s.open, act.target) });
    return seized > 0 ? { marines, tenners, seized } : { marines, tenners };
  };
}
