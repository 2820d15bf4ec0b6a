// Chapter 14: the end of the turn.

import type { Phase, Refusal, Side } from '@flagplot/kernel';
import { fightAboard } from '../crew/board.ts';
import { riseOrFight } from '../crew/mutiny.ts';
import { dissipate } from '../damage/banks.ts';
import { loseDocks } from '../docking/dock.ts';
import { dock, dockFault, dockFaults, docksOpen } from '../docking/moor.ts';
import { EMPTY, losesAtEnd } from '../energy/arming.ts';
import { boxOf, capital, unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Finish } from '../orders.ts';
import { cardOf, holdIn, holdOf, isHere, isShip, seenBy, unitNamed } from '../roster.ts';
import { FINISH } from '../schemas.ts';
import { racksToFill, refill, reloadFaults } from '../seekers/reload.ts';
import { landingsOpen } from '../shuttles/land.ts';
import { loseLinked } from '../shuttles/links.ts';
import { idsOf, inOrder } from '../speed/order.ts';
import type { Put, TpState, TpTable, TpView, TwoPhase } from '../state.ts';
import { judgeVictory } from '../victory.ts';
import { isMendable, mend, mendFaults } from './5-mend.ts';

/** What a chapter does at the end of the turn, ship by ship. */
type TurnEnd = (s: TpState, t: TpTable, unit: Unit) => void;

/** TP-14.1.1, TP-14.1.5 The answers first, then in the printed order. */
export const end: Phase<TwoPhase, 'finish'> = {
  name: 'End of turn',
  rule: 'TP-14.1.1',
  asks: ({ book, open, clock }) =>
    clock.round > 0
      ? []
      : book.sides.flatMap(({ id: side }) => {
          const units = idsOf(open.units.filter(unit => unit.side === side && isHere(unit)));
          return units.length > 0 ? [{ side, kind: 'finish', about: { units } }] : [];
        }),
  carry(s, t, answers) {
    for (const { side } of answers) t.reveal(side);
    fightAboard(s, t);
    for (const { side, order } of answers) for (const one of order.repairs) if (isOwn(s, side, one.unit)) repair(s, t, one);
    for (const unit of inOrder(s.open)) riseOrFight(s, t, unit);
    loseDocks(s, t);
    for (const { side, order } of answers) dockAll(s, t, { side, docks: order.docks });
    for (const { side, order } of answers) for (const one of order.reload) refill(s, t, { side, ...one });
    for (const unit of inOrder(s.open)) for (const at of TURN_ENDS) at(s, t, unit);
    loseLinked(s, t);
    t.tell(() => ({ kind: 'ended', turn: s.clock.turn, units: idsOf(inOrder(s.open)) }));
    for (const unit of inOrder(s.open)) remember(s, unit);
    judgeVictory(s, t, s.clock.turn >= s.book.turns);
    // TP-1.1.7 The windows that come next are those of step 3.
    if (s.open.verdict === null) s.open.now.stage = 'rest';
  },
};

/** TP-14.2.4 Whoever was to dock docks, TP-14.1.5 where it is still possible; what the docked handed over counts anew. */
function dockAll(s: TpState, t: TpTable, { side, docks }: { side: Side; docks: Finish['docks'] }): void {
  for (const one of docks) if (!dockFault(seenBy(s, side), one)) dock(s, t, one);
  for (const dock of s.open.docks) dock.handed = 0;
}

/** TP-14.1.5 Nobody mends what the boarding combat has taken from him. */
function isOwn({ open }: TpState, side: Side, id: string): boolean {
  return unitNamed(open, id)?.side === side;
}

/** TP-14.1.1 What comes after the repairs, in order. A chapter adds its own. */
const TURN_ENDS: readonly TurnEnd[] = [starve, loseCrew, dissipate, loseEnergy];

/** TP-2.2.2 Half of the crew, rounded up, where life support was not paid. */
function starve(_s: TpState, t: TpTable, unit: Unit): void {
  if (isShip(unit) && !unit.life && unit.crew > 0) casualties(t, unit, Math.floor((unit.crew + 1) / 2));
}

/** TP-10.3.4 A crew unit for every ten internals. */
function loseCrew({ book }: TpState, t: TpTable, unit: Unit): void {
  const lost = Math.min(unit.crew, Math.floor(unit.inside / book.charts.crewLoss));
  if (lost > 0) casualties(t, unit, lost);
}

function casualties(t: TpTable, unit: Unit, lost: number): void {
  unit.crew -= lost;
  t.tell(() => ({ kind: 'casualties', unit: unit.id, crew: unit.crew }));
}

/** TP-2.1.6, TP-14.1.4 What was prepared and not used is gone; capacitors, batteries and what is armed stay. */
function loseEnergy(s: TpState, _t: TpTable, unit: Unit): void {
  if (!isShip(unit)) return;
  const hold = holdOf(s, unit);
  Object.assign(hold, { hets: 0, tacs: { warp: 0, impulse: 0 }, reserveTacs: 0, general: 0, specific: [0, 0, 0, 0, 0, 0] });
  Object.assign(hold, { tractors: 0, transporters: 0, repairs: 0, erratic: false, cloak: false, course: '' });
  hold.guards = [];
  const { weapons } = cardOf(s.book, unit);
  for (let i = 0; i < weapons.length; i += 1) if (losesAtEnd(weapons[i] as (typeof weapons)[number])) hold.arms[i] = { ...EMPTY };
}

/** TP-3.1.8, TP-10.3.3 Speeds become those of the turn before; after a breakdown that counts as 0. */
function remember({ clock }: TpState, unit: Unit): void {
  unit.before = unit.broke === clock.turn ? 0 : unit.speed;
}

/** The shield that a box of a `finish` order names: `shield-3`. */
function shieldOf(box: string): number {
  return Number(/^shield-([1-6])$/.exec(box)?.[1] ?? 0);
}

/** TP-14.1.2 Boxes of a shield, each for two points of damage control, never above what is printed. */
function repair(s: TpState, t: TpTable, { unit: id, box }: Finish['repairs'][number]): void {
  const unit = unitNamed(s.open, id);
  const shield = shieldOf(box);
  if (shield === 0) mend(s, t, { unit: id, box });
  if (!unit || !isHere(unit) || shield === 0) return;
  const hold = holdOf(s, unit);
  const { charts } = s.book;
  const room = (cardOf(s.book, unit).shields[shield - 1] ?? 0) - (unit.shields[shield - 1] ?? 0);
  const boxes = Math.min(room, Math.floor(hold.repairs / charts.repairs.shield));
  if (boxes <= 0) return;
  hold.repairs -= boxes * charts.repairs.shield;
  unit.shields[shield - 1]! += boxes;
  t.tell(() => ({ kind: 'repaired', unit: id, shield, boxes }));
}

/** TP-1.3.12 The shield with fewest boxes of what is printed; none where nothing is missing or paid for. */
function weakest({ book, open, own }: TpView, id: string): Finish['repairs'] {
  const unit = unitNamed(open, id);
  const hold = holdIn(own, id);
  if (!unit || !hold || hold.repairs < book.charts.repairs.shield) return [];
  const missing = cardOf(book, unit).shields.map((boxes, i) => boxes - (unit.shields[i] ?? 0));
  const most = Math.max(0, ...missing);
  return most > 0 ? [{ unit: id, box: `shield-${missing.indexOf(most) + 1}` }] : [];
}

/** TP-1.3.12 Silence mends the weakest shield, and no more. */
export function silent(v: TpView, units: readonly string[]): Finish {
  return { repairs: units.flatMap(id => weakest(v, id)), docks: [], reload: [] };
}

/** TP-1.3.12 Repairs, docking, reloading. */
export const finishQuestion: Put<'finish'> = {
  rule: 'TP-1.3.12',
  schema: FINISH,
  judge: (v, _about, order) => [
    ...order.repairs.flatMap((_, i) => repairFaults(v, order.repairs, i)),
    ...dockFaults(v, order.docks),
    ...order.reload.flatMap((one, i) => reloadFaults(v, one, `/reload/${i}`)),
  ],
  idle: (v, { units }) => silent(v, units),
  // Ruling R91: who mends the weakest by a watch fills his racks by it as well.
  standing(v, { units }) {
    if (wantsToDock(v, units)) return undefined;
    const mine = units.flatMap(id => holdIn(v.own, id) ?? []);
    const reload = units.flatMap(id => racksToFill(v, id));
    const settled = mine.every(({ unit, repairs, watch }) => {
      const idle = repairs < v.book.charts.repairs.shield && !reload.some(one => one.unit === unit);
      return idle || watch?.finish === 'weakest';
    });
    return settled ? { ...silent(v, units), reload } : undefined;
  },
};

/** TP-14.2.4, TP-12.1.5 Whether something may dock or land now, and its captain wants to be asked. */
function wantsToDock(v: TpView, units: readonly string[]): boolean {
  const asks = (id: string | null): boolean => id !== null && holdIn(v.own, id)?.watch?.finish === 'ask';
  const pairs = units.some(asks) ? [...docksOpen(v, units), ...landingsOpen(v, units)] : [];
  return pairs.some(({ unit, to }) => asks(unit) || asks(to));
}

/** TP-14.1.2 An own ship with damage control paid, and one of its shields; TP-14.1.3 or a box of a system. */
function repairFaults(v: TpView, repairs: Finish['repairs'], i: number): Refusal[] {
  const { unit: id, box } = repairs[i] as Finish['repairs'][number];
  const fault = (at: string, say: string): Refusal[] => [{ rule: 'TP-14.1.2', at: `/repairs/${i}${at}`, say }];
  const [unit, hold] = [unitNamed(v.open, id), holdIn(v.own, id)];
  if (!unit || !hold) return fault('/unit', `${unitName(v, id)} is no ship of yours.`);
  if (hold.repairs === 0) return fault('/unit', `${unitName(v, id)} has paid for no damage control.`);
  if (shieldOf(box) > 0) return [];
  return isMendable(v, unit, box)
    ? mendFaults(v, repairs, i)
    : fault('/box', `${capital(boxOf(v, id, box))} is nothing that damage control mends.`);
}
