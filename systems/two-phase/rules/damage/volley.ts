// Chapter 10: what a volley does: the shield it strikes, what stops there, what comes inside, and what follows.

import type { Side } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import type { Charts } from '../charts.ts';
import { EMPTY } from '../energy/arming.ts';
import { batteryRoom, capacitorRoom } from '../energy/power.ts';
import type { Hold } from '../folder.ts';
import { shieldsAt } from '../geometry/shields.ts';
import { hexOf } from '../map.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import { LOST } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf, holdOf, isHere, isShip } from '../roster.ts';
import { loseBerths } from '../shuttles/bay.ts';
import { isBursting } from '../shuttles/decoy.ts';
import { isLimping, limitsOf } from '../shuttles/speed.ts';
import type { TpState, TpTable } from '../state.ts';
import { lostOf, rollInside } from './allocation.ts';
import { absorb, spillOf, tellBanks } from './banks.ts';
import { boxesThatCount, isControlled, isCrippled } from './condition.ts';
import type { Part } from './envelop.ts';
import { partsAround } from './envelop.ts';
import type { Box, Tally } from './hull.ts';
import { hullOf, isGone, SYSTEMS, takenOf, tallyOf } from './hull.ts';

/** One volley as it arrives at a unit. */
export interface Blow {
  unit: Unit;
  points: number;
  /** TP-10.1.1 Of whoever does it as the unit sees it; -1: shield 1. */
  bearing: number;
  /** Whose it is. */
  by: Side;
  /** TP-6.3.1 The shield, where it is known already. */
  shield?: number;
  /** TP-9.4.7 Points that go round all shields besides. */
  around?: number;
  /** TP-11.4.7 It comes out of panels that are lost. */
  spilt?: true;
}

/** TP-10.1.1, TP-10.1.2 The shield that is struck; a die decides on the line between two. */
export function strikesShield(
  t: TpTable,
  { s, unit }: { s: Seen; unit: Unit },
  { bearing, by }: Pick<Blow, 'bearing' | 'by'>,
): number {
  if (bearing < 0) return 1;
  const [first, second] = shieldsAt(bearing);
  if (second === undefined) return first;
  const { seam } = s.book.charts;
  const why = () => ({
    rule: 'TP-10.1.2',
    what: `Which shield of ${unitName(s, unit.id)}: 1 to ${seam} shield ${first}, ${seam + 1} to 6 shield ${second}`,
    by,
  });
  return t.throw(1, face(6), why) <= seam ? first : second;
}

/** TP-10.2.4, TP-10.1.3 One volley, whatever it is of: reinforcement, shield, armour, then inside. */
export function strike(s: TpState, t: TpTable, blow: Blow): void {
  const { unit, around = 0 } = blow;
  const points = blow.points + around;
  if (points <= 0 || !isHere(unit)) return;
  if (!isShip(unit)) {
    hurtSmall(s, t, { ...blow, points });
    return;
  }
  const hold = holdOf(s, unit);
  // TP-1.3.6 Whoever is hit thinks again.
  hold.course = '';
  let inside = 0;
  const struck = { s, charts: s.book.charts, unit, hold };
  let shield = 1;
  for (const part of partsOf(t, blow, struck)) {
    inside += stopAt(t, struck, part);
    shield = part.shield;
  }
  comeInside(s, t, { ...blow, points: inside, shield });
}

interface Struck {
  charts: Charts;
  unit: Unit;
  hold: Hold;
}

/** TP-9.4.7 What goes round all shields, then what strikes one; TP-11.4.5 panels are struck on one side. */
function partsOf(t: TpTable, blow: Blow, struck: Struck & { s: TpState }): Part[] {
  const { unit, around = 0 } = blow;
  const parts = unit.shields.length > 0 ? partsAround(struck, around) : [];
  const points = parts.length > 0 ? blow.points : blow.points + around;
  if (points > 0) parts.push({ shield: blow.shield ?? strikesShield(t, struck, blow), points });
  return parts;
}

/** TP-10.1.3 What one shield stops is told; what comes inside. */
function stopAt(t: TpTable, struck: Struck, { shield, points }: Part): number {
  const { unit, hold } = struck;
  const reinforced = reinforce(hold, shield, points);
  if (reinforced > 0) t.reveal(unit.side);
  const boxes = takeBoxes(struck, shield, points - reinforced);
  const absorbed = absorb(struck.charts, unit, { shield, points: points - reinforced - boxes });
  const inside = points - reinforced - boxes - absorbed;
  const stopped = { reinforced, boxes, ...(unit.banks && { absorbed }) };
  t.tell(() => ({ kind: 'struck', unit: unit.id, shield, points, ...stopped, inside, at: hexOf(unit) }));
  return inside;
}

/** TP-10.1.3, TP-10.1.4 General reinforcement, then what is left of the shield's own. */
function reinforce(hold: Hold, shield: number, points: number): number {
  const general = Math.min(hold.general, points);
  hold.general -= general;
  const own = Math.min(hold.specific[shield - 1] ?? 0, points - general);
  if (own > 0) hold.specific[shield - 1]! -= own;
  return general + own;
}

/** TP-10.1.3 Boxes of the shield. */
function takeBoxes({ charts, unit }: Struck, shield: number, points: number): number {
  const taken = Math.min(boxesThatCount(charts, unit, shield - 1), points);
  if (taken > 0) unit.shields[shield - 1]! -= taken;
  return taken;
}

/** TP-10.1.6 Armour from any side; then the allocation chart. */
export function comeInside(s: TpState, t: TpTable, blow: Blow): void {
  const { unit } = blow;
  const armour = Math.min(unit.boxes.armour, blow.points);
  if (armour > 0) {
    unit.boxes.armour -= armour;
    t.tell(() => ({ kind: 'lost', unit: unit.id, box: 'armour', left: unit.boxes.armour }));
  }
  const points = blow.points - armour;
  if (points <= 0) return;
  const hold = holdOf(s, unit);
  const card = cardOf(s.book, unit);
  // TP-10.2.10 What is given up shows what its owner prefers, and what is armed.
  t.reveal(unit.side);
  const { bearing, shield } = blow;
  const hull = hullOf(card, unit, { charts: s.book.charts, hold, bearing, ...(shield !== undefined && { shield }) });
  const tally = rollInside(t, s, { unit, hull, points, by: blow.by });
  unit.inside += points;
  unit.doers[blow.by] = (unit.doers[blow.by] ?? 0) + points;
  loseBoxes(s, t, { unit, hold, tally });
  spill(s, t, blow);
}

/** TP-11.4.7 What panels that are lost held comes inside after the volley, once. */
function spill(s: TpState, t: TpTable, blow: Blow): void {
  const { unit } = blow;
  const points = isHere(unit) ? spillOf(s.book.charts, unit) : 0;
  if (points === 0) return;
  tellBanks(t, unit);
  if (!blow.spilt) comeInside(s, t, { ...blow, points, spilt: true });
}

/** TP-13.4.1 One box is destroyed, and no volley was it. */
export function destroyBox(s: TpState, t: TpTable, { unit, box }: { unit: Unit; box: Box }): void {
  t.tell(() => lostOf(s, { unit, box }, 1));
  loseBoxes(s, t, { unit, hold: holdOf(s, unit), tally: tallyOf(box) });
}

interface Losses {
  unit: Unit;
  hold: Hold;
  tally: Tally;
}

/** TP-10.3.1 Damage counts at once. */
function loseBoxes(s: TpState, t: TpTable, { unit, hold, tally }: Losses): void {
  const card = cardOf(s.book, unit);
  const [wasCrippled, wasControlled] = [isCrippled(card, unit), isControlled(unit)];
  for (const system of SYSTEMS) unit.boxes[system] -= takenOf(tally, system);
  loseBerths(s.open, t, { unit, hold });
  for (let i = 0; i < unit.weapons.length; i += 1) {
    if (takenOf(tally, i) === 0) continue;
    unit.weapons[i] = LOST;
    hold.arms[i] = { ...EMPTY };
    emptyMagazine(hold, i);
  }
  // TP-9.2.7, TP-10.2.12 Empty room goes first.
  hold.capacitor = Math.min(hold.capacitor, capacitorRoom({ charts: s.book.charts, unit, card }));
  hold.battery = Math.min(hold.battery, batteryRoom({ unit, card }));
  if (isGone(tally)) {
    destroy(t, unit);
    return;
  }
  if (!wasCrippled && isCrippled(card, unit)) t.tell(() => ({ kind: 'crippled', unit: unit.id, at: hexOf(unit) }));
  if (wasControlled && !isControlled(unit)) t.tell(() => ({ kind: 'uncontrolled', unit: unit.id, at: hexOf(unit) }));
}

/** TP-9.6.4 A destroyed rack loses its load. */
function emptyMagazine({ magazines }: Hold, mount: number): void {
  for (const magazine of magazines) if (magazine.mount === mount) magazine.load = [];
}

/** TP-10.2.6 */
export function destroy(t: TpTable, unit: Unit): void {
  unit.status = 'destroyed';
  t.tell(() => ({ kind: 'destroyed', unit: unit.id, at: hexOf(unit) }));
}

/** TP-12.2.6 A small unit has no shields and nothing inside: its damage adds up; TP-12.2.4 booster packs double it. */
function hurtSmall(s: TpState, t: TpTable, { unit, points }: Blow): void {
  const { charts } = s.book;
  const taken = unit.sortie?.packs ? charts.packs.times * points : points;
  const wasLimping = isLimping(charts, unit);
  unit.damage += taken;
  // TP-1.3.6 Whoever is hit thinks again.
  holdOf(s, unit).course = '';
  const stopped = { reinforced: 0, boxes: 0, inside: taken };
  t.tell(() => ({ kind: 'struck', unit: unit.id, shield: null, points: taken, ...stopped, at: hexOf(unit) }));
  // TP-12.3.3 A weasel works on until the waterfall.
  if (isBursting(s.book, unit)) unit.halted = true;
  else if (unit.damage >= killsOf(s, unit)) destroy(t, unit);
  else if (!wasLimping && isLimping(charts, unit)) t.tell(() => ({ kind: 'crippled', unit: unit.id, at: hexOf(unit) }));
}

/** TP-12.2.1 Points that destroy a small unit. */
export function killsOf({ book }: Pick<TpState, 'book'>, unit: Unit): number {
  return limitsOf(book.charts, unit).kills;
}
