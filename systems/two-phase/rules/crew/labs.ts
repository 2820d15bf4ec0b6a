// Chapter 13.4: labs and probes find out what something is.

import { hexes } from '@flagplot/hexes';
import type { Refusal, Side, Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import type { Finding, Sealed } from '../folder.ts';
import { isDummy, mineNamed } from '../mines/mine.ts';
import { capital, unitName } from '../names.ts';
import type { Mine, Seeker, Unit } from '../open.ts';
import type { ActOf, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, holdOf, isHere, unitNamed } from '../roster.ts';
import { seekerNamed, truthOf } from '../seekers/truth.ts';
import type { TpState, TpTable } from '../state.ts';
import { columnAt } from '../weapons/gun.ts';
import type { Acting, ActRule, InWindow } from '../window/act.ts';

/** What may be identified. */
type Riddle = Seeker | Unit | Mine;

/** TP-13.4.6 Each lab tries once a turn, with a die by range. */
export const lab: ActRule<'lab'> = {
  rule: 'TP-13.4.6',
  place: 2,
  when: ['space', 'zero'],
  whenRule: 'TP-5.2.9',
  aboard: c => c.unit.boxes.lab > 0 && riddlesOf(c).length > 0,
  fault(c, { on }) {
    const { unit, window, v } = c;
    const wanted = Math.max(1, window.acts.filter(({ act }) => act === 'lab').length);
    if (unit.used.lab + wanted > unit.boxes.lab)
      return { rule: 'TP-13.4.6', at: '/act', say: `${unitName(v, unit.id)} has ${unit.boxes.lab - unit.used.lab} unused labs.` };
    return riddleFault(c, { on, within: v.book.charts.labs.ranges.at(-1) ?? 0 });
  },
  carry(acting, act) {
    const { s, t, unit } = acting;
    t.reveal(unit.side);
    unit.used.lab += 1;
    study(acting, act, rollStudy(t, s, { unit, on: riddleNamed(s, act.on) as Riddle }));
  },
  *options(c) {
    for (const { id } of riddlesOf(c)) yield { act: 'lab', on: id };
  },
};

/** TP-13.4.6 The probe does it without a die, nearer by, once a battle. */
export const probe: ActRule<'probe'> = {
  rule: 'TP-13.4.6',
  place: 2,
  when: ['space', 'zero'],
  whenRule: 'TP-5.2.9',
  aboard: c => c.unit.boxes.probe > 0 && c.unit.probed === undefined && riddlesOf(c).length > 0,
  fault(c, { on }) {
    const { unit, window, v } = c;
    const used = unit.probed === true || window.acts.filter(({ act }) => act === 'probe').length > 1;
    if (unit.boxes.probe === 0 || used)
      return { rule: 'TP-13.4.6', at: '/act', say: `${unitName(v, unit.id)} has no probe left.` };
    return riddleFault(c, { on, within: v.book.charts.probe });
  },
  carry(acting, act) {
    const { t, unit } = acting;
    t.reveal(unit.side);
    unit.probed = true;
    study(acting, act, true);
  },
  *options(c) {
    for (const { id } of riddlesOf(c)) yield { act: 'probe', on: id };
  },
};

/** TP-13.4.6 An enemy's seeker, shuttle or mine within reach that is not known yet; TP-4.6.3 and not under erratic manoeuvres. */
function riddleFault({ v, unit }: InWindow, { on, within }: { on: Id; within: number }): Refusal | undefined {
  const at = '/on';
  if (unit.erratic) return { rule: 'TP-4.6.3', say: 'Under erratic manoeuvres nothing is identified.' };
  const riddle = riddleNamed(v, on);
  if (!riddle || !areEnemies(v.book, unit.side, riddle.side))
    return { rule: 'TP-13.4.6', at, say: `There is no seeker, shuttle or mine ${unitName(v, on)} of an enemy.` };
  if (v.own.known.some(({ id }) => id === on))
    return { rule: 'TP-13.4.6', at, say: `${capital(unitName(v, on))} is identified already.` };
  const range = hexes.range(unit, riddle);
  return range > within ? { rule: 'TP-13.4.6', at, say: `${capital(unitName(v, on))} is ${range} hexes away.` } : undefined;
}

function riddleNamed({ open }: Pick<Seen, 'open'>, id: Id): Riddle | undefined {
  const unit = unitNamed(open, id);
  if (unit) return isHere(unit) && unit.kind === 'shuttle' ? unit : undefined;
  return seekerNamed(open, id) ?? mineNamed(open, id);
}

function riddlesOf({ v, unit }: InWindow): Riddle[] {
  const { units, seekers, mines } = v.open;
  const shuttles = units.filter(one => one.kind === 'shuttle' && isHere(one));
  return [...seekers, ...shuttles, ...mines].filter(({ side }) => areEnemies(v.book, unit.side, side));
}

/** TP-13.4.6 This or less by range. */
function rollStudy(t: TpTable, s: Seen, { unit, on }: { unit: Unit; on: Riddle }): boolean {
  const range = hexes.range(unit, on);
  const { labs } = s.book.charts;
  const n = labs.hit[columnAt(labs, range)] ?? 0;
  const why = (): Why => ({
    rule: 'TP-13.4.6',
    what: `${unitName(s, unit.id)} studies ${unitName(s, on.id)}`,
    by: unit.side,
    test: { of: 'each', is: 'atMost', n },
    mods: [{ by: n, for: `range ${range}` }],
  });
  return t.throw(1, face(6), why) <= n;
}

/** TP-13.4.6 That it was tried all see; what was found is told to its side alone, and lies in its folder. */
function study({ s, t, unit }: Acting, { act, on }: ActOf<'lab' | 'probe'>, found: boolean): void {
  if (found) identify(s, t, { side: unit.side, riddle: riddleNamed(s, on) as Riddle });
  t.tell(() => ({ kind: 'studied', unit: unit.id, on, by: act, found }));
}

function identify(s: TpState, t: TpTable, { side, riddle }: { side: Side; riddle: Riddle }): void {
  t.reveal(riddle.side);
  const finding: Finding = { id: riddle.id, as: whatIs(s, riddle) };
  (s.sealed[side] as Sealed).known.push(finding);
  t.tell(() => ({ kind: 'identified', on: finding.id, as: finding.as }), [side]);
}

/** TP-6.5.3, TP-13.3.4 What its owner knows: a drone by its load, a torpedo or none, what a shuttle carries, a mine or none. */
function whatIs(s: TpState, riddle: Riddle): Finding['as'] {
  if ('laid' in riddle) return isDummy(s, riddle) ? 'dummy' : riddle.shown;
  if (!('flown' in riddle)) return holdOf(s, riddle).craft?.as ?? 'plain';
  const { load, pseudo } = truthOf(s, riddle);
  return load ?? (pseudo ? 'pseudo' : 'plasma');
}
