// Chapters 1.2 and 1.6: what the side that jumps in writes down before the defender sets up.

import type { Phase, Refusal, RollDie } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import type { SquadronOfBook } from '../book.ts';
import type { JumpPlan } from '../folder.ts';
import type { JumpOrder } from '../orders.ts';
import type { FaQuestion, FaState, FaView, FleetAction } from '../state.ts';
import { jumpers } from './coming.ts';
import { anyHex, type Comers, hexFaults, needsGate, planOf, pointFaults, randomPoints, usualPoints } from './points.ts';
import { PLAN } from './schemas.ts';

/** FA-1.2.4 It is written before anybody sets up, and lies in the folder from then on. */
export const planning: Phase<FleetAction, 'plan'> = {
  name: 'Jump',
  rule: 'FA-1.2.4',
  asks: ({ book, clock }) =>
    book.jump !== undefined && clock.round === 0 ? [{ side: book.jump, kind: 'plan' as const, about: {} }] : [],
  carry(s, t, answers) {
    for (const { side, order } of answers) {
      const folder = s.sealed[side];
      if (folder) folder.plans = plansOf(s, order);
      t.tell(() => ({ kind: 'jump-sealed', side }));
    }
  },
};

/** The turn in which the first group comes. */
const FIRST = 1;

/** FA-1.6.1 What was written, group by group. */
function plansOf({ book }: Pick<FaState, 'book'>, order: JumpOrder): JumpPlan[] {
  const { second, ...first } = copy(order);
  const isApart = ({ id }: SquadronOfBook) => second?.squadrons.includes(id) ?? false;
  const all = jumpers(book);
  const main = planOf({ book, squadrons: all.filter(of => !isApart(of)) }, FIRST, first);
  if (!second) return [main];
  return [main, planOf({ book, squadrons: all.filter(isApart) }, second.turn, { ...first, hex: second.hex })];
}

const comersOf = ({ book, side }: FaView): Comers => ({ book, side, squadrons: jumpers(book) });

/** FA-1.2.1, FA-1.2.2, FA-1.2.3, FA-1.6.1 Openers, anchor, hexes, and a group that comes apart. */
export const planQuestion: FaQuestion<'plan'> = {
  rule: 'FA-1.2.4',
  sealed: true,
  schema: PLAN,
  judge: (v, _about, order) => [...pointFaults(comersOf(v), order), ...secondFaults(v, order)],
  idle: v => usualPoints(comersOf(v)),
  *candidates(v) {
    const idle = usualPoints(comersOf(v));
    yield idle;
    const { gate, ...free } = idle;
    if (gate !== undefined && !needsGate(comersOf(v))) yield free;
  },
  random: randomPlan,
};

/** FA-1.6.1 Squadrons of one's own but for the flag squadron, each once; FA-1.6.2 in a turn of the battle. */
function secondFaults(v: FaView, { second }: JumpOrder): Refusal[] {
  if (!second) return [];
  const [flag, ...others] = jumpers(v.book).map(({ id }) => id);
  const strange = second.squadrons.flatMap((id, i): Refusal[] => {
    const fault = (say: string): Refusal[] => [{ rule: 'FA-1.6.1', at: `/second/squadrons/${i}`, say }];
    if (id === flag) return fault('The flag squadron comes with the first group.');
    if (!others.includes(id)) return fault(`You have no squadron ${id}.`);
    return second.squadrons.indexOf(id) < i ? fault(`${id} is named twice.`) : [];
  });
  const say = `The battle has turns 1 to ${v.book.turns}.`;
  const late = second.turn > v.book.turns ? [{ rule: 'FA-1.6.2', at: '/second/turn', say }] : [];
  return [...strange, ...hexFaults(v, second.hex, 'FA-1.6.1').map(one => ({ ...one, at: '/second/hex' })), ...late];
}

function randomPlan(v: FaView, _about: object, face: RollDie): JumpOrder {
  const order: JumpOrder = randomPoints(comersOf(v), face);
  const [, ...others] = jumpers(v.book);
  const apart = face(2) === 1 ? others.filter(() => face(2) === 1) : [];
  if (apart.length > 0)
    order.second = { squadrons: apart.map(({ id }) => id), hex: anyHex(v, face), turn: face(Math.min(3, v.book.turns)) };
  return order;
}
