// Chapter 3: step 2, speeds are announced, and initiative is thrown and chosen.

import type { Phase, Side } from '@flagplot/kernel';
import { renewVeil } from '../cloak/fade.ts';
import { announceBanks } from '../damage/banks.ts';
import { leaderOf } from '../docking/dock.ts';
import { announceLoans, lendOfShuttle } from '../ew/loans.ts';
import { countsAtSpeed } from '../movement/step.ts';
import type { Tie, Unit } from '../open.ts';
import type { Form } from '../orders.ts';
import { holdOf, isHere, isShip } from '../roster.ts';
import { PLACES } from '../schemas.ts';
import { announceSmall, pointsLent } from '../shuttles/speed.ts';
import { outrunWeasel } from '../shuttles/weasel.ts';
import { announceForm, resetForTurn, tellAnnounced } from '../speed/announce.ts';
import { rollOrder } from '../speed/initiative.ts';
import type { Put, TpShown, TpState, TpTable, TwoPhase } from '../state.ts';

/** TP-1.5.1 What is announced; TP-3.2.1 who moves before whom. */
export const speeds: Phase<TwoPhase, 'place'> = {
  name: 'Speeds and initiative',
  rule: 'TP-3.2.1',
  begin(s, t) {
    s.open.firstDone = false;
    s.open.loans = [];
    for (const { id } of s.book.sides) t.reveal(id);
    for (const unit of s.open.units) if (isHere(unit)) announce(s, t, unit);
    s.open.ties = rollOrder(s, t);
  },
  run(s, t) {
    if (s.open.ties.every(({ choose }) => choose.length === 0)) settle(s, t);
  },
  asks: shown => sidesToChoose(shown).map(side => ({ side, kind: 'place', about: { groups: groupsOf(shown, side) } })),
  carry(s, t, answers) {
    for (const { side, about, order } of answers) {
      if (answers.length > 1) t.reveal(side);
      for (const [i, { speed }] of about.groups.entries()) choosePlace(s, t, { side, speed, first: order.first[i] as boolean });
    }
  },
};

/** TP-1.5.1, TP-1.5.4 Speed, EW, fire control and shields of a ship are everybody's from here on. */
function announce(s: TpState, t: TpTable, unit: Unit): void {
  resetForTurn(unit);
  // TP-14.2.4 It is moved by the ship to which it is docked.
  if (leaderOf(s.open, unit)) unit.halted = true;
  if (isShip(unit)) announceForm(s, unit, holdOf(s, unit).form as Form);
  else announceSmall(s, unit, holdOf(s, unit));
  if (unit.sortie) unit.sortie.late = false;
  const lent = pointsLent(s, unit, holdOf(s, unit));
  Object.assign(unit, countsAtSpeed(s.book, unit, unit.speed));
  tellAnnounced(t, unit);
  if (lent) lendOfShuttle(s, t, { by: unit.id, ...lent });
  if (!isShip(unit)) return;
  const form = holdOf(s, unit).form as Form;
  renewVeil(t, unit, form);
  outrunWeasel(s, t, unit);
  announceBanks(t, unit, form);
  announceLoans(s, t, unit);
}

/** TP-1.3.3 The sides that are next in the dice order of a tied group, each once. */
function sidesToChoose({ book, open }: TpShown): Side[] {
  return book.sides.map(({ id }) => id).filter(side => open.ties.some(({ choose }) => choose[0] === side));
}

function groupsOf({ open }: Pick<TpShown, 'open'>, side: Side): { speed: number; open: number }[] {
  return open.ties.filter(({ choose }) => choose[0] === side).map(({ speed, choose }) => ({ speed, open: choose.length }));
}

interface Chosen {
  side: Side;
  speed: number;
  first: boolean;
}

/** TP-3.2.3, TP-3.2.4 The first or the last of the places still open; the last side takes what is left. */
function choosePlace({ open }: TpState, t: TpTable, { side, speed, first }: Chosen): void {
  const tie = open.ties.find(one => one.speed === speed) as Tie;
  tie.choose = tie.choose.slice(1);
  if (first) tie.first.push(side);
  else tie.last.unshift(side);
  t.tell(() => ({ kind: 'placed', side, speed, first }));
  if (tie.choose.length > 1) return;
  tie.first.push(...tie.choose);
  tie.choose = [];
}

/** TP-3.2.1, TP-3.2.6, TP-3.2.8 The order of both phases: by speed, by the places of the sides, by the owner's own order. */
function settle(s: TpState, t: TpTable): void {
  const { book, open, sealed } = s;
  // TP-3.2.6 Whose units are of one speed has written their order down in secret; from here it is on the table.
  for (const { id } of book.sides) t.reveal(id);
  const places = new Map(open.ties.map(({ speed, first, last }) => [speed, [...first, ...last]]));
  const rank = (unit: Unit): number => places.get(unit.speed)?.indexOf(unit.side) ?? 0;
  const own = ({ id, side }: Unit): number => {
    const at = sealed[side]?.order.indexOf(id) ?? -1;
    return at < 0 ? s.open.units.length : at;
  };
  const units = open.units.filter(isHere).sort((a, b) => b.speed - a.speed || rank(a) - rank(b) || own(a) - own(b));
  open.order = units.map(({ id }) => id);
  open.ties = [];
  // TP-1.5.1 The owner's own order was in his folder; the places may have been chosen in a step of their own.
  for (const { id } of s.book.sides) t.reveal(id);
  t.tell(() => ({ kind: 'ordered', units: [...open.order] }));
}

/** TP-3.2.3, TP-3.2.4 First or last, for each group in which the side is next. */
export const placeQuestion: Put<'place'> = {
  rule: 'TP-3.2.3',
  schema: PLACES,
  open: true,
  judge: (_v, { groups }, { first }) =>
    first.length === groups.length
      ? []
      : [{ rule: 'TP-3.2.3', at: '/first', say: `There are ${groups.length} groups to choose a place in.` }],
  idle: (_v, { groups }) => ({ first: groups.map(() => true) }),
};
