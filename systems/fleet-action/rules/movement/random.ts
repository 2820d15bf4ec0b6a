// Any plot the book allows, by chance.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { RollDie } from '@flagplot/kernel';
import { isDue } from '../arrival/due.ts';
import { inFormation, LAYOUT } from '../map.ts';
import type { Plot, Post } from '../orders.ts';
import { shipIndices, unitMembers } from '../roster.ts';
import type { Draft, Turning } from './courses.ts';
import { mayTurn, paceOf, plotOf, withMemory } from './courses.ts';
import { overEdge, stayingCourse, takesMembersOff } from './edge.ts';
import { shiftOf } from './formation.ts';
import type { Pace, Put } from './legs.ts';
import { endOf, hexesBefore, staysOnMap } from './legs.ts';
import { ratingInPulse, ratingOf } from './limits.ts';
import { PULSES, straight } from './path.ts';
import type { Plotting } from './plotting.ts';
import { formationFaults } from './reforming.ts';
import { leadsHome, leavingPlot } from './withdrawal.ts';

/** How often a place is drawn before the squadron turns no more, and a plot before it holds its course. */
const TRIES = 12;
/** Straight, a slip, a turn, a hard turn, a course correction, coming about. */
const KINDS = 6;
/** Chances in which the formation is moved relatively, or changed. */
const ONE_IN = 10;

/** A plot the squadron may be given, drawn by chance; every lawful plot can come up. Of courses drawn in vain no plot is made. */
export function randomPlot(given: Plotting, face: RollDie): Plot {
  const it = withMemory(given);
  if (it.squadron.withdraws > 0) return randomLeaving(it, face);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const draft = randomDraft(it, face);
    if (!staysOnMap(it, draft.pace, draft.put)) continue;
    const forming = randomForming(it, draft, face);
    if (staysInFormation(it, draft, forming)) return plotFormed(it, draft, forming);
  }
  const held = holdingPlot(it);
  if (!overEdge(it, held)) return held;
  // Where no course stays on the map, each may be given (ruling R1).
  const draft = randomDraft(it, face);
  return plotFormed(it, draft, randomForming(it, draft, face));
}

/** FA-11.4.2 The same for a squadron that withdraws. */
function randomLeaving(it: Plotting, face: RollDie): Plot {
  const may = leadsHome(it);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const draft = randomDraft(it, face);
    const forming = randomForming(it, draft, face);
    if (may(draft)) return plotFormed(it, draft, forming);
  }
  return holdingPlot(it);
}

/** Any course but for the edge of the map. */
function randomDraft(it: Plotting, face: RollDie): Draft {
  const pace = randomPace(it, face);
  const put = randomPuts(it, pace, face);
  return { pace, put, end: endOf(it, pace, put) };
}

/** What a plot says of the formation besides its course. */
type Forming = Pick<Plot, 'mode' | 'shift' | 'reform'>;

/** Now and then the members move relatively, a ship is shifted, or the squadron is formed anew, as far as it may be. */
function randomForming(it: Plotting, draft: Draft, face: RollDie): Forming | undefined {
  if (it.squadron.leaderless > 0 || unitMembers(it, it.squadron.id).length === 1) return undefined;
  const how = face(ONE_IN);
  if (how > 3 || (how > 1 && isDue(it.open, it.squadron.id))) return undefined;
  return how === 1 ? { mode: 'relative' } : randomPosts(it, { draft, one: how === 2 }, face);
}

/** Other places for one ship, the first that is drawn one, or for all; none where these may not be given on such a course. */
function randomPosts(it: Plotting, { draft, one }: { draft: Draft; one: boolean }, face: RollDie): Forming | undefined {
  const { change } = draft.pace;
  const posts = unitMembers(it, it.squadron.id).flatMap(({ ship }) => randomPost(it, { ship: ship.id, change }, face));
  const [shift] = posts;
  if (!shift) return undefined;
  const forming: Forming = one ? { shift } : { reform: posts };
  return formationFaults(it, plotFormed(it, draft, forming), '').length === 0 ? forming : undefined;
}

/** Whether all ships stay on the map on a course on which their command ship does. */
function staysInFormation(it: Plotting, draft: Draft, forming: Forming | undefined): boolean {
  if (forming?.shift || forming?.reform) return !overEdge(it, plotFormed(it, draft, forming));
  return !takesMembersOff(it, draft, forming?.mode);
}

function plotFormed(it: Plotting, { pace, put }: Draft, forming: Forming | undefined): Plot {
  const plot = plotOf(it, pace, put);
  return forming ? { ...plot, ...forming } : plot;
}

/** Another place for a ship, if one drawn by chance is near enough. */
function randomPost(it: Plotting, { ship, change }: { ship: string; change: Plot['change'] }, face: RollDie): Post[] {
  const from = it.squadron.formation[shipIndices(it, it.squadron.id).indexOf(it.book.shipAt[ship] as number)];
  if (!from || ship === it.squadron.commander) return [];
  const near = hexes.within(from, shiftOf(it.book.charts, it.squadron.speed, change));
  const to = near[face(near.length) - 1] as Hex;
  return [{ ship, to: hexes.nameOf(inFormation(it.squadron, to), LAYOUT) }];
}

/** FA-3.2.1 What a squadron does that is given no order: it holds course; where that leads off the map, the first course that does not. A withdrawing one leaves. */
export function holdingPlot(it: Plotting): Plot {
  if (it.squadron.withdraws > 0) return leavingPlot(it);
  const on: Plot = { squadron: it.squadron.id, path: straight(it.book.charts, it.squadron.speed) };
  if (!overEdge(it, on)) return on;
  return stayingCourse(it) ?? on;
}

/** The speed kept half the time, else any change. */
function randomPace(it: Plotting, face: RollDie): Pace {
  if (face(2) === 1) return paceOf(it, undefined);
  const pulse = face(3);
  const up = face(2) === 1;
  const most = ratingInPulse(ratingOf(it, up ? 'accel' : 'decel').most, pulse);
  const can = up ? most : Math.min(most, it.squadron.speed);
  if (can === 0) return paceOf(it, undefined);
  return paceOf(it, { pulse, by: up ? face(can) : -face(can) });
}

/** What is put into the straight path: any kind of order, where it may be. */
function randomPuts(it: Plotting, pace: Pace, face: RollDie): Put[] {
  const kind = face(KINDS);
  if (kind === 1) return [];
  if (kind === 2) return randomSlip(pace, face);
  const first = face(2) === 1 ? 'port' : 'starboard';
  const other = first === 'port' ? 'starboard' : 'port';
  if (kind === 3) return randomTurns(it, { pace, order: 'turn', steps: [first] }, face);
  if (kind === 4) return randomTurns(it, { pace, order: 'turn-hard', steps: [first, face(2) === 1 ? first : other] }, face);
  if (kind === 5) return randomTurns(it, { pace, order: 'correct-course', steps: [first, other] }, face);
  return randomTurns(it, { pace, order: 'come-about', steps: [first, first, first] }, face);
}

function randomSlip(pace: Pace, face: RollDie): Put[] {
  const pulse = face(PULSES.length);
  const hexes = pace.hexes[pulse - 1] as number;
  return hexes === 0 ? [] : [{ pulse, after: face(hexes) - 1, step: face(2) === 1 ? 'slip-port' : 'slip-starboard' }];
}

/** The hexsides of an order, each anywhere it may be turned, in the order of the path. None where that cannot be found. */
function randomTurns(it: Plotting, { pace, order, steps }: Turning & { steps: readonly Put['step'][] }, face: RollDie): Put[] {
  const turning = { pace, order };
  const pulses = PULSES.filter(pulse => mayTurn(it, turning, pulse));
  if (pulses.length === 0) return [];
  const places = steps.map(() => randomPlace(pace, pulses, face));
  if (places.length > 1) places.sort((a, b) => a.pulse - b.pulse || a.after - b.after);
  const puts = places.map(({ pulse, after }, n) => ({ pulse, after, step: steps[n] as Put['step'] }));
  return areLawfulTurns(it, turning, puts) ? puts : [];
}

/** FA-3.2.9 A correction has a hex between its hexsides; FA-3.2.7 a hard turn to both sides asks the row of the correction as well. */
function areLawfulTurns(it: Plotting, { pace, order }: Turning, puts: readonly Put[]): boolean {
  if (order === 'correct-course') return areApart(pace, puts);
  const both = order === 'turn-hard' && puts[0]?.step !== puts[1]?.step;
  return !both || puts.every(put => mayTurn(it, { pace, order: 'correct-course' }, put.pulse));
}

function randomPlace(pace: Pace, pulses: readonly number[], face: RollDie): { pulse: number; after: number } {
  const pulse = pulses[face(pulses.length) - 1] as number;
  return { pulse, after: face((pace.hexes[pulse - 1] as number) + 1) - 1 };
}

/** FA-3.2.9 At least one hex lies between the two hexsides. */
function areApart(pace: Pace, [first, second]: readonly Put[]): boolean {
  return first !== undefined && second !== undefined && hexesBefore(pace, second) > hexesBefore(pace, first);
}
