// Chapters 3 and 5: what one squadron is to do, as it is typed: `a: f f l f / f f / f f, 2 faster in pulse 2, shift ro'dal 3041`.

import { hexes } from '@flagplot/hexes';
import type { Nameable, Phrase } from '@flagplot/manifest/orders';
import { LAYOUT } from '../rules/map.ts';
import { ORDER_NAMES, plotFaults } from '../rules/movement/faults.ts';
import { plotting } from '../rules/movement/lawful.ts';
import { straight } from '../rules/movement/path.ts';
import { holdingPlot } from '../rules/movement/random.ts';
import type { Squadron } from '../rules/open.ts';
import type { OrderName, Plot, Post, SpeedChange } from '../rules/orders.ts';
import { unitMembers } from '../rules/roster.ts';
import type { FaView } from '../rules/state.ts';
import { isPathNext, partPath, pathText, readPath, type TypedPath } from './order-path.ts';
import { mayHex, readHex, shipText } from './order-units.ts';

/** What is said of a plot: a path makes it anew, whatever else changes the one that was laid. */
export interface PlotSaid {
  path?: TypedPath;
  change?: SpeedChange | 'none';
  said: Partial<Omit<Plot, 'squadron' | 'path' | 'change'>>;
}

/** What a plot is read for. */
export interface Plotted {
  v: FaView;
  squadron: Squadron;
  /** The plot as it was laid before. */
  before: Plot | undefined;
}

const NAMED: readonly (Nameable & { id: OrderName })[] = (Object.keys(ORDER_NAMES) as OrderName[]).map(id => ({
  id,
  name: ORDER_NAMES[id].toLowerCase(),
}));

/** Reads a path and what is said beside it, to the end of the phrase. */
export function readPlot(it: Phrase, plotted: Plotted): PlotSaid {
  const making: PlotSaid = { said: {} };
  it.offer('f', 'l', 'r', 'sl', 'sr');
  if (it.isDone) it.unread();
  while (!it.isDone) {
    it.mark(',');
    const isPath = !making.path && isPathNext(it);
    if (isPath) making.path = readPath(it);
    const read = isPath || readsClause(it, plotted, making);
    if (!read) {
      it.unread();
      it.passAll();
    }
  }
  return making;
}

/** FA-5.4 Speed, FA-3.2 the order by its name, FA-5.7 the formation. @returns whether there was any of these. */
function readsClause(it: Phrase, { v, squadron }: Plotted, making: PlotSaid): boolean {
  const { said } = making;
  if (it.reads(/^\d+$/)) making.change = readChange(it, it.number() as number);
  else if (it.may('speed')) making.change = readSpeed(it, squadron.speed);
  else if (it.may('relative')) said.mode = 'relative';
  else if (it.may('absolute')) said.mode = 'absolute';
  else if (it.may('shift')) readShift(it, { v, squadron }, said);
  else if (it.may('reform')) said.reform = readPosts(it, { v, squadron });
  else {
    const named = it.says('order') ? it.name(NAMED) : it.mayName(NAMED);
    if (!named) return false;
    said.order = named.id;
  }
  return true;
}

/** `2 faster in pulse 2`; in pulse 1 where nothing is said of pulses. */
function readChange(it: Phrase, by: number): SpeedChange | 'none' {
  const sign = it.may('faster') ? 1 : -1;
  if (sign < 0 && !it.may('slower')) it.unread();
  const pulse = readPulse(it);
  return by === 0 ? 'none' : { pulse, by: sign * by };
}

/** `speed 8`: as much faster or slower as it takes. */
function readSpeed(it: Phrase, speed: number): SpeedChange | 'none' {
  it.skip('to');
  const to = it.number();
  if (to === undefined) it.fault('expected a speed');
  const by = (to ?? speed) - speed;
  const pulse = readPulse(it);
  return by === 0 ? 'none' : { pulse, by };
}

function readPulse(it: Phrase): number {
  it.offer('in pulse');
  it.skip('in', 'from');
  if (!it.may('pulse')) return 1;
  const { next } = it;
  const pulse = it.number();
  if (pulse !== undefined && pulse >= 1 && pulse <= 3) return pulse;
  it.fault('expected a pulse, 1 to 3', next);
  return 1;
}

type Formed = Pick<Plotted, 'v' | 'squadron'>;

/** FA-5.7.6 `shift ro'dal 3041`; FA-4.8.6 `late`: when the enemy has moved. */
function readShift(it: Phrase, formed: Formed, said: PlotSaid['said']): void {
  const post = readPost(it, formed);
  const late = it.may('late');
  if (post) said.shift = late ? { ...post, late: true } : post;
}

/** FA-5.7.10 `reform ro'dal 3041 sha'tok 3039`. */
function readPosts(it: Phrase, formed: Formed): Post[] {
  const posts: Post[] = [];
  do {
    const post = readPost(it, formed);
    if (post) posts.push(post);
    it.offer(...unitMembers(formed.v, formed.squadron.id).map(({ of }) => of.name));
  } while (it.next && it.next.kind !== 'mark');
  return posts;
}

/** A ship and the hex that is its place while the squadron stands where it does now. */
function readPost(it: Phrase, { v, squadron }: Formed): Post | undefined {
  const ship = it.name(
    unitMembers(v, squadron.id).map(({ of }) => of),
    [','],
  );
  it.skip('to', 'at', ':');
  const hex = ship ? readHex(it) : mayHex(it);
  return ship && hex ? { ship: ship.id, to: hexes.nameOf(hex, LAYOUT) } : undefined;
}

/** The plot that was typed, on the one that was laid where it has no path of its own. */
export function plotOf({ v, squadron, before }: Plotted, { path, change, said }: PlotSaid): Plot {
  const { change: old, ...base } = path || !before ? { squadron: squadron.id, path: [] } : before;
  const pace = change === 'none' ? undefined : (change ?? old);
  const plot: Plot = { ...base, ...said, ...(pace ? { change: pace } : {}) };
  if (path) return { ...plot, path: pulsesOf(v, { squadron, plot }, path) };
  const isStraight = !before || before.path.flat().every(step => step === 'ahead');
  if (change && isStraight) return { ...plot, path: straight(v.book.charts, squadron.speed, pace) };
  return before ? plot : { ...plot, path: holdingPlot(plotting(v, squadron)).path };
}

/** A path in one piece is parted so that it may be flown, if that can be. */
function pulsesOf(
  v: FaView,
  { squadron, plot }: { squadron: Squadron; plot: Plot },
  { pulses, parted }: TypedPath,
): Plot['path'] {
  if (parted) return pulses;
  const speeds = { charts: v.book.charts, speed: squadron.speed, change: plot.change };
  const [early, late] = (['early', 'late'] as const).map(turns => partPath(pulses.flat(), speeds, turns)) as [
    Plot['path'],
    Plot['path'],
  ];
  const stands = (path: Plot['path']) => plotFaults(plotting(v, squadron), { ...plot, path }, '').length === 0;
  return !stands(early) && stands(late) ? late : early;
}

/** A plot as it is typed, without its squadron, which stands in this place. */
export function formatPlot({ order, path, change, mode, shift, reform }: Plot, { book }: Pick<FaView, 'book'>): string {
  const post = ({ ship, to }: Post) => `${shipText({ book }, ship)} ${to}`;
  return [
    pathText(path),
    ...(change ? [`${Math.abs(change.by)} ${change.by > 0 ? 'faster' : 'slower'} in pulse ${change.pulse}`] : []),
    ...(mode ? [mode] : []),
    ...(order ? [`order ${order}`] : []),
    ...(shift ? [`shift ${post(shift)}${shift.late ? ' late' : ''}`] : []),
    ...(reform ? [`reform ${reform.map(post).join(' ')}`] : []),
  ].join(', ');
}
