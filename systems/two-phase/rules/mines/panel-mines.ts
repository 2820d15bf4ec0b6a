// Chapters 5.4 and 13.3: mines that ships with power absorbers lay in the path of plasma.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { LAYOUT } from '../geometry/map.ts';
import { hexOf, isOnMap } from '../map.ts';
import { unitName } from '../names.ts';
import type { Mine, Seeker, Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, isHere } from '../roster.ts';
import { hurtSeeker } from '../seekers/shots.ts';
import { groupsOf, inOrder } from '../speed/order.ts';
import type { TpState, TpTable } from '../state.ts';
import type { Cargo } from '../transporters/cargo.ts';
import type { Transport } from '../transporters/uses.ts';
import { usesOf } from '../transporters/uses.ts';
import type { InWindow } from '../window/act.ts';
import { hexNamed, layMine, takeOff } from './mine.ts';

/** TP-5.4.4, TP-13.3.6 One to a transporter box, within reach; ruling R76 the panels of its own ship do not hinder it. */
export const panelMine: Cargo = {
  fault(c, act) {
    const { unit, segment } = c;
    if (segment !== 'screen') return { rule: 'TP-5.4.4', at: '/what', say: 'Such a mine is laid while plasma moves.' };
    if (usesOf(act) > 1) return { rule: 'TP-13.1.2', at: '/n', say: 'A use lays one mine.' };
    if ((unit.paMines ?? 0) <= sentBefore(c, act))
      return { rule: 'TP-13.3.6', at: '/what', say: `${unitName(c.v, unit.id)} has none left.` };
    return hexFault(c, act.to);
  },
  arrive({ s, t, unit }, { to }) {
    unit.paMines = (unit.paMines ?? 1) - 1;
    layMine(s, t, { unit, shown: 'pa', at: hexNamed(to) as Hex, dummy: false });
  },
  *options({ v, unit, segment }) {
    if (segment !== 'screen' || !unit.paMines) return;
    for (const seeker of plasmaAgainst(v, unit))
      for (const hex of hexes.within(seeker, 2)) yield { act: 'transport', what: 'pa-mine', to: hexes.nameOf(hex, LAYOUT) };
  },
  *choices({ v, unit, segment }) {
    if (segment !== 'screen' || !unit.paMines) return;
    for (const hex of hexes.within(unit, v.book.charts.paReach))
      yield { act: 'transport', what: 'pa-mine', to: hexes.nameOf(hex, LAYOUT) };
  },
};

function sentBefore({ window }: InWindow, act: Transport): number {
  const acts = window.acts.slice(0, Math.max(0, window.acts.indexOf(act)));
  return acts.filter(one => one.act === 'transport' && one.what === 'pa-mine').length;
}

function hexFault({ v, unit }: InWindow, to: string): Refusal | undefined {
  const hex = hexNamed(to);
  if (!hex || !isOnMap(v.book, hex)) return { rule: 'TP-13.3.6', at: '/to', say: `There is no hex ${to}.` };
  const range = hexes.range(unit, hex);
  return range > v.book.charts.paReach ? { rule: 'TP-13.3.6', at: '/to', say: `${to} is ${range} hexes away.` } : undefined;
}

/** Plasma of a ship's enemies. */
function plasmaAgainst({ book, open }: Seen, { side }: Unit): Seeker[] {
  return open.seekers.filter(seeker => seeker.shown === 'plasma' && areEnemies(book, side, seeker.side));
}

/** Ruling R68 Whether a ship may lay such mines, by what lies open: it has some, a box to send them, and plasma is against it. */
export function laysAgainstPlasma(seen: Seen, unit: Unit): boolean {
  if (!unit.paMines || !isHere(unit) || unit.used.transporter >= unit.boxes.transporter) return false;
  return plasmaAgainst(seen, unit).length > 0;
}

/** TP-13.3.6, TP-1.3.11 Before the first hex step those are asked that may lay such mines. */
export function layers(seen: Seen): Id[][] {
  return seen.open.seekers.length === 0 ? [] : groupsOf(inOrder(seen.open).filter(unit => laysAgainstPlasma(seen, unit)));
}

/** TP-13.3.6 The first torpedo that enters the hex of such a mine loses strength at once, and the mine is gone. */
export function meetPanelMines(s: TpState, t: TpTable, flown: readonly Seeker[]): void {
  for (const mine of s.open.mines.filter(({ shown }) => shown === 'pa')) {
    const seeker = flown.find(one => one.shown === 'plasma' && hexes.same(one, mine) && s.open.seekers.includes(one));
    if (seeker) weaken(s, t, { mine, seeker });
  }
}

function weaken(s: TpState, t: TpTable, { mine, seeker }: { mine: Mine; seeker: Seeker }): void {
  const { mines, plasmaNumbers } = s.book.charts;
  takeOff(s, mine);
  t.tell(() => ({ kind: 'blew', mine: mine.id, by: seeker.id, dummy: false, at: hexOf(mine) }));
  hurtSeeker(s, t, { seeker, points: mines.pa.damage * plasmaNumbers.perStrength, kills: false });
}

/** TP-13.3.6 Hex steps that such a mine lasts. */
const LASTS = 2;

/** TP-13.3.6 After the second hex step that follows its laying it is inert. */
export function endOldMines(s: TpState, t: TpTable): void {
  expire(
    s,
    t,
    s.open.mines.filter(({ shown, laid }) => shown === 'pa' && s.open.now.n - laid >= LASTS),
  );
}

/** TP-13.3.6 At the waterfall at the latest. */
export function endPanelMines(s: TpState, t: TpTable): void {
  expire(
    s,
    t,
    s.open.mines.filter(({ shown }) => shown === 'pa'),
  );
}

function expire(s: TpState, t: TpTable, mines: readonly Mine[]): void {
  for (const mine of mines) {
    takeOff(s, mine);
    t.tell(() => ({ kind: 'spent', mine: mine.id, at: hexOf(mine) }));
  }
}
