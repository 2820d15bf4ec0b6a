// Chapter 13.3: what a course past mines may cost.

import { hexes } from '@flagplot/hexes';
import type { Forecast, Json, Refusal } from '@flagplot/kernel';
import { ID, jsonSchema, list, shape } from '@flagplot/kernel/schemas';
import type { Part } from '../damage/envelop.ts';
import { insideOf } from '../damage/through.ts';
import { strikesShield } from '../damage/volley.ts';
import { placeOf } from '../map.ts';
import { isNear } from '../mines/mine.ts';
import { rollDetection } from '../mines/trip.ts';
import { placeAfter } from '../movement/step.ts';
import type { Mine, Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import { isHere, isShip, unitNamed } from '../roster.ts';
import type { TpState, TpTable, TwoPhase } from '../state.ts';
import { bearingOf } from '../weapons/sight.ts';

/** A unit, its steps, and the mines that the asker takes for dummies. */
interface PassageAsked {
  unit: Id;
  course: string;
  dummies?: Id[];
}

/** A unit on its way: where it stands, mines that lie and those of them that are active, and what it has been struck by. */
interface Passage {
  at: Pick<Unit, 'q' | 'r' | 'facing' | 'came' | 'arrived'>;
  left: Id[];
  active: Id[];
  parts: Part[];
}

/** TP-13.3.2, TP-13.3.3 Which mines go off as a unit makes these steps, the points they do to it, and how many come inside. */
export const mineOdds: Forecast<TwoPhase> = {
  rule: 'TP-13.3.2',
  schema: {
    ...shape({ unit: ID, course: jsonSchema<string>({ type: 'string', pattern: '^[FLRPS0-5]{1,8}$' }), dummies: list(ID, 40) }, [
      'dummies',
    ]),
    title: 'A course past mines',
  },
  assumes: [
    'Every mine is real that is not said to be a dummy.',
    'All others stay where they are.',
    'There is no reinforcement.',
  ],
  judge: (s, of) => (unitHere(s, of) ? [] : [NO_UNIT]),
  act: (s, t, of) => passageOutcome(s, t, of as unknown as PassageAsked),
};

function unitHere({ open }: Pick<TpState, 'open'>, of: Json): Unit | undefined {
  const unit = unitNamed(open, (of as unknown as PassageAsked).unit);
  return unit && isHere(unit) ? unit : undefined;
}

const NO_UNIT: Refusal = Object.freeze({ rule: 'TP-13.3.2', at: '/unit', say: 'There is no such unit on the map.' });

function passageOutcome(s: TpState, t: TpTable, asked: PassageAsked): Json {
  const unit = unitNamed(s.open, asked.unit);
  if (!unit) return null;
  const mines = s.open.mines.filter(({ shown }) => shown !== 'pa');
  const start: Passage = {
    at: { ...placeOf(unit), came: unit.came, arrived: unit.arrived },
    left: mines.map(({ id }) => id),
    active: mines.filter(({ active }) => active).map(({ id }) => id),
    parts: [],
  };
  const end = t.each([...asked.course], start, (passage, step, table) =>
    makeStep(s, table, { asked, unit, mines, passage, step }),
  );
  const points = end.parts.reduce((sum, part) => sum + part.points, 0);
  return {
    blown: mines.map(({ id }) => id).filter(id => !end.left.includes(id)),
    points,
    inside: insideOf(s.book.charts, unit, end.parts),
  };
}

interface Step {
  asked: PassageAsked;
  unit: Unit;
  mines: readonly Mine[];
  passage: Passage;
  step: string;
}

/** One step: mines become active, and those near it may notice it. */
function makeStep(s: TpState, t: TpTable, { asked, unit, mines, passage, step }: Step): Passage {
  const from = passage.at;
  const place = placeAfter({ ...unit, ...from }, step);
  const at = { ...placeOf(place), came: { q: from.q, r: from.r }, arrived: Math.max(from.arrived, s.open.arrivals) + 1 };
  const there = mines.filter(({ id }) => passage.left.includes(id));
  const active = there.filter(mine => passage.active.includes(mine.id) || isLeft(s, mine, { ...unit, ...at }));
  const near = active.filter(mine => isNear(s.book.charts, mine, at));
  const start: Passage = { ...passage, at, active: active.map(({ id }) => id) };
  return t.each(near, start, (so, mine, table) => meet(s, table, { so, mine, unit, dummies: asked.dummies ?? [] }));
}

/** TP-13.3.1 Whether the layer of a mine is more than a hex away from it, where the unit asked about has come so far. */
function isLeft({ open }: TpState, { by, q, r }: Mine, unit: Unit): boolean {
  const layer = by === unit.id ? unit : unitNamed(open, by);
  return !(layer && isHere(layer) && hexes.range(layer, { q, r }) <= 1);
}

interface Meeting {
  so: Passage;
  mine: Mine;
  unit: Unit;
  dummies: readonly Id[];
}

function meet(s: TpState, t: TpTable, { so, mine, unit, dummies }: Meeting): Passage {
  if (!rollDetection(t, s, { mine, id: unit.id, speed: unit.speed })) return so;
  const left = so.left.filter(id => id !== mine.id);
  if (dummies.includes(mine.id)) return { ...so, left };
  const bearing = bearingOf(so.at, mine);
  const shield = isShip(unit) ? strikesShield(t, { s, unit }, { bearing, by: mine.side }) : 0;
  return { ...so, left, parts: [...so.parts, { shield, points: s.book.charts.mines[mine.shown].damage }] };
}
