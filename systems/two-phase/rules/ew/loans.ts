// Chapter 8.1: points that special sensors lend to others, and what comes to a unit from outside.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { CardOfBook } from '../book.ts';
import type { WeaponCard } from '../cards.ts';
import { isVeiled } from '../cloak/veil.ts';
import { LAYOUT } from '../geometry/map.ts';
import { unitName } from '../names.ts';
import type { Loan, Unit } from '../open.ts';
import { LOST } from '../open.ts';
import type { Form, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, holdOf, isHere, isShip, mountOf, unitNamed } from '../roster.ts';
import { weaselOf } from '../shuttles/decoy.ts';
import type { TpState, TpTable } from '../state.ts';

/** TP-8.1.10 What is lent is open from the speed announcement on, and stands for the turn. */
export function announceLoans(s: TpState, t: TpTable, unit: Unit): void {
  const { loans } = holdOf(s, unit).form as Form;
  const card = cardOf(s.book, unit);
  for (const { by, to, as } of loans) {
    const mount = mountOf(card, by);
    if (mount < 0) {
      lendToSquadron(s, t, unit);
      continue;
    }
    const { lend, self } = s.book.charts.ew;
    const points = to === unit.id ? self.points : lend.points;
    giveLoan(s, t, { by: unit.id, mount, to, as, points });
  }
}

/** The place of what lends without a sensor. */
const NO_MOUNT = -1;

/** TP-8.1.6 A carrier's points go to every fighter that it has launched, whatever the form names. */
function lendToSquadron(s: TpState, t: TpTable, carrier: Unit): void {
  for (const unit of s.open.units) if (unit.sortie?.by === carrier.id && isHere(unit)) lendToFighter(s, t, { carrier, unit });
}

/** TP-8.1.6 To a fighter of its side that is there, or has just been launched, if the carrier has paid for it. */
export function lendToFighter(s: TpState, t: TpTable, { carrier, unit }: { carrier: Unit; unit: Unit }): void {
  const isPaid = holdOf(s, carrier).form?.loans.some(({ by }) => by === carrier.id) === true;
  // TP-13.4.5 A carrier that was captured has fighters of its old side in flight.
  if (unit.kind !== 'fighter' || unit.side !== carrier.side || !isPaid) return;
  if (s.open.loans.some(({ by, to }) => by === carrier.id && to === unit.id)) return;
  giveLoan(s, t, { by: carrier.id, mount: NO_MOUNT, to: unit.id, as: 'ecm', points: s.book.charts.ew.carrier.points });
}

/** TP-8.1.4 What an MRS does not keep is lent to one unit. */
export function lendOfShuttle(s: TpState, t: TpTable, { by, to, ...points }: Points & Pick<Loan, 'by' | 'to'>): void {
  for (const as of ['ecm', 'eccm'] as const)
    if (points[as] > 0) giveLoan(s, t, { by, mount: NO_MOUNT, to, as, points: points[as] });
}

function giveLoan(s: TpState, t: TpTable, loan: Loan): void {
  s.open.loans.push(loan);
  t.tell(() => ({ kind: 'lent', unit: loan.by, to: loan.to, as: loan.as, points: loan.points }));
}

/** TP-8.1.3 Points are lent to a friend. */
export function loanFaults({ book, open }: Seen, { loans }: Pick<Form, 'loans'>, side: string): Refusal[] {
  return loans.flatMap(({ to }, i) => {
    const unit = unitNamed(open, to);
    const friend = unit !== undefined && !areEnemies(book, side, unit.side);
    return friend
      ? []
      : [{ rule: 'TP-8.1.3', at: `/loans/${i}/to`, say: `${unitName({ book, open }, to)} is no friend to lend to.` }];
  });
}

/** The delay under which a scout lends nothing; the waterfall ends it. */
const SILENT = 'silent';
/** More impulses than a phase has. */
const A_PHASE = 99;

/** TP-8.1.11 A scout that fires anything but a phaser-3, TP-9.2.6 or as one, lends nothing more in this phase. */
export function silence(unit: Unit, card: CardOfBook, type: WeaponCard['type']): void {
  if (type === 'ph-3' || !card.flags?.includes('scout') || isSilent(unit)) return;
  unit.delays.push({ what: SILENT, left: A_PHASE, by: 'impulse' });
}

function isSilent({ delays }: Unit): boolean {
  return delays.some(({ what }) => what === SILENT);
}

/** TP-8.1.10, TP-4.6.3, TP-11.1.5 A loan holds while its lender is there in plain sight, has the sensor, and flies steadily. */
function isLent(lender: Unit, loan: Loan): boolean {
  return works(lender, loan) && !isSilent(lender);
}

function works(lender: Unit, { mount }: Loan): boolean {
  return isHere(lender) && lender.weapons[mount] !== LOST && !lender.erratic && !isVeiled(lender);
}

/** Points of either kind. */
export interface Points {
  ecm: number;
  eccm: number;
}

/** TP-8.1.3 Points a special sensor gives its own ship: they are the ship's own, TP-8.1.11 and not lent. */
export function fromOwnSensor({ open }: Pick<Seen, 'open'>, unit: Unit): number {
  let points = 0;
  for (const loan of open.loans) if (loan.by === unit.id && loan.to === unit.id && works(unit, loan)) points += loan.points;
  return points;
}

/** TP-8.1.5, TP-16.1.5 Whether a unit is in a nebula. */
export function inNebula({ book: { nebula } }: Pick<Seen, 'book'>, unit: Unit): boolean {
  if (nebula === 'none') return false;
  return nebula === 'all' || nebula.includes(hexes.nameOf(unit, LAYOUT));
}

/** TP-8.2.1, TP-8.2.2 What comes from outside, up to the limit: the nebula first, then loans in the lenders' initiative order. */
export function outsideOf(seen: Seen, unit: Unit): Points {
  const { outside, sources } = seen.book.charts;
  const points: Points = { ecm: 0, eccm: 0 };
  let room = isShip(unit) ? outside.ship : outside.fighter;
  const add = (as: keyof Points, n: number): void => {
    const counted = Math.min(room, n);
    points[as] += counted;
    room -= counted;
  };
  if (inNebula(seen, unit)) add('ecm', sources.nebula.ecm);
  // TP-8.1.4, TP-12.3.1
  if (weaselOf(seen.open, unit.id)) add('ecm', sources.weasel.ecm);
  for (const id of seen.open.order) addLoans(seen, { by: id, to: unit.id }, add);
  return points;
}

function addLoans({ book, open }: Seen, { by, to }: Pick<Loan, 'by' | 'to'>, add: (as: keyof Points, n: number) => void): void {
  if (by === to) return;
  for (const loan of open.loans) {
    if (loan.by !== by || loan.to !== to) continue;
    const lender = unitNamed(open, by);
    if (lender && isLent(lender, loan) && isInReach({ book, open }, lender, to)) add(loan.as, loan.points);
  }
}

/** TP-8.1.4 An MRS lends to what is near; all else reaches everywhere. */
function isInReach({ book, open }: Seen, lender: Unit, to: Id): boolean {
  const unit = unitNamed(open, to);
  return lender.card !== 'mrs' || (unit !== undefined && hexes.range(lender, unit) <= book.charts.mrsReach);
}
