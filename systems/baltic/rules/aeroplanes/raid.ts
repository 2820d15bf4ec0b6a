// An attack under way: told, then whom it is taken on by, then its dice.

import type { Side } from '@flagplot/kernel';
import type { Flight, Marker, Raid, Vessel } from '../open.ts';
import type { Attack, Id, TakingOn } from '../orders.ts';
import { vesselNamed } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import { dogfight, intercept } from './dogfight.ts';
import { enemiesTouched, flyingOf, isFighter, markerCalled } from './markers.ts';
import { bomb } from './strikes.ts';
import { takeOf } from './takes.ts';

/** BB-4.3.7 Fighters of a group turn on every enemy marker in contact with it. */
export function beginFight(s: BbState, flight: Flight, by: readonly Marker[]): void {
  const [first] = by as [Marker];
  const on = enemiesTouched(s, first).map(({ id }) => id);
  flight.raid = { ...newRaid(), as: 'dogfight', by: by.map(({ id }) => id), on };
}

/** BB-4.4.1 All who bomb one vessel make their runs together, so that a patrol sees whom it may take on. */
export function beginRuns(s: BbState, flight: Flight, { target }: { target: Id }): void {
  const isRun = (attack: Attack): attack is Extract<Attack, { kind: 'bomb' }> =>
    attack.kind === 'bomb' && attack.target === target;
  const runs = flight.attacks.filter(isRun);
  flight.attacks = flight.attacks.filter(attack => !isRun(attack));
  const by = flyingOf(
    s.open,
    runs.flatMap(({ markers }) => markers),
  ).map(({ id }) => id);
  const whole = runs.filter(run => run.whole).flatMap(({ markers }) => markers);
  flight.raid = { ...newRaid(), as: 'bomb', by, target, whole };
}

function newRaid(): Omit<Raid, 'as' | 'by'> {
  return { on: [], target: null, whole: [], stage: 'take', asked: [], takes: [], guards: [] };
}

/** Takes an attack one stage on; who has to say whom he takes on is asked in between. Gives whether it is over. */
export function advanceRaid(s: BbState, t: BbTable, flight: Flight): boolean {
  const raid = flight.raid as Raid;
  if (raid.stage === 'take' || raid.stage === 'guard') {
    const asked = takersOf(s, raid, flight.side);
    if (asked.length > 0) raid.asked = asked;
    else raid.stage = afterAsking(raid);
    return false;
  }
  if (raid.stage === 'clash') {
    clash(s, t, raid);
    raid.stage = 'strike';
    return false;
  }
  strike(s, t, raid);
  flight.raid = null;
  return true;
}

/** BB-4.5.7 Only against a patrol that takes on bombers are there escorts to be asked. */
function afterAsking({ as, stage, takes }: Raid): Raid['stage'] {
  return as === 'bomb' && stage === 'take' && takes.length > 0 ? 'guard' : 'clash';
}

/** Sides with markers that may take on: the defenders first, of bombers then their own escorts. */
function takersOf(s: BbState, raid: Raid, attacker: Side): Side[] {
  const sides = raid.stage === 'guard' ? [attacker] : s.book.sides.map(({ id }) => id).filter(side => side !== attacker);
  return sides.filter(side => takeOf(s, raid, side) !== undefined);
}

/** BB-4.5.2, BB-4.5.6, BB-4.5.7 What sides have said; BB-4.5.9 each marker counts whom it has taken on. */
export function layTakes(
  s: BbState,
  t: BbTable,
  { raid, answers }: { raid: Raid; answers: readonly { side: Side; takes: readonly TakingOn[] }[] },
): void {
  for (const { side, takes } of answers) {
    const laid = takes.filter(({ on }) => on.length > 0).map(({ by, on }) => ({ by, on: [...on] }));
    raid[raid.stage === 'guard' ? 'guards' : 'takes'].push(...laid);
    for (const { by, on } of laid) markerCalled(s.open, by).took += on.length;
    t.tell(() => ({ kind: 'took-on', side, takes: laid.map(({ by, on }) => ({ by, on: [...on] })) }));
  }
  raid.asked = [];
  raid.stage = afterAsking(raid);
}

/** The fights that come before the attack itself. */
function clash(s: BbState, t: BbTable, raid: Raid): void {
  for (const { by, on } of raid.guards) dogfight(s, t, { attackers: flyingOf(s.open, [by]), defenders: flyingOf(s.open, on) });
  const busy = raid.guards.flatMap(({ on }) => on);
  for (const { by, on } of raid.takes) {
    const taken = flyingOf(s.open, on);
    if (raid.as === 'dogfight') dogfight(s, t, { attackers: taken, defenders: flyingOf(s.open, [by]) });
    // BB-4.5.7 A patrol that is taken on itself leaves the bombers alone.
    else if (!busy.includes(by)) intercept(s, t, { by: markerCalled(s.open, by), on: taken });
  }
}

/** The attack itself: BB-4.5.3 fighters that were not taken on against the rest, BB-4.5.6 bombers that are left. */
function strike(s: BbState, t: BbTable, raid: Raid): void {
  if (raid.as === 'bomb') {
    const target = vesselNamed(s.open, raid.target as Id) as Vessel;
    for (const marker of flyingOf(s.open, raid.by)) bomb(s, t, { marker, target, whole: raid.whole.includes(marker.id) });
    return;
  }
  const taken = raid.takes.flatMap(({ on }) => on);
  const takers = raid.takes.map(({ by }) => by);
  const attackers = flyingOf(s.open, raid.by).filter(({ id }) => !taken.includes(id));
  const defenders = flyingOf(s.open, raid.on).filter(({ id }) => !takers.includes(id));
  if (attackers.some(isFighter) && defenders.length > 0) dogfight(s, t, { attackers, defenders });
}
