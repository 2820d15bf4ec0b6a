// Chapters 3 and 5: what one squadron is to do, as orders and positions have it: `f f l f / f f / f f, 2 faster in pulse 2, shift ro'dal 3041`.

import { hexes } from '@flagplot/hexes';
import type { Nameable, Phrase } from '@flagplot/manifest/orders';
import { LAYOUT } from '../rules/map.ts';
import { ORDER_NAMES } from '../rules/movement/faults.ts';
import type { OrderName, Plot, Post, SpeedChange } from '../rules/orders.ts';
import { mayHex, readHex } from './order-units.ts';
import { isPathNext, pathText, readPath, type TypedPath } from './path.ts';

/** What is said of a plot: a path makes it anew, whatever else changes the one that was laid. */
export interface PlotSaid {
  path?: TypedPath;
  change?: SpeedChange | 'none';
  said: Partial<Omit<Plot, 'squadron' | 'path' | 'change'>>;
}

/** Whom a plot may name, and the speed that another is counted from; without one it is told by how much it changes. */
export interface PlotTerms {
  readonly ships: readonly Nameable[];
  readonly speed?: number;
}

const NAMED: readonly (Nameable & { id: OrderName })[] = (Object.keys(ORDER_NAMES) as OrderName[]).map(id => ({
  id,
  name: ORDER_NAMES[id].toLowerCase(),
}));

type Ships = PlotTerms['ships'];

/** Reads a path and what is said beside it, to the end of the phrase. */
export function readPlot(it: Phrase, terms: PlotTerms): PlotSaid {
  const making: PlotSaid = { said: {} };
  it.offer('f', 'l', 'r', 'sl', 'sr');
  if (it.isDone) it.unread();
  while (!it.isDone) {
    it.mark(',');
    const isPath = !making.path && isPathNext(it);
    if (isPath) making.path = readPath(it);
    const read = isPath || readsClause(it, terms, making);
    if (!read) {
      it.giveUp();
    }
  }
  return making;
}

/** FA-5.4 Speed, FA-3.2 the order by its name, FA-5.7 the formation. @returns whether there was any of these. */
function readsClause(it: Phrase, { ships, speed }: PlotTerms, making: PlotSaid): boolean {
  const { said } = making;
  if (it.reads(/^\d+$/)) making.change = readChange(it, it.number() as number);
  else if (speed !== undefined && it.may('speed')) making.change = readSpeed(it, speed);
  else if (it.may('relative')) said.mode = 'relative';
  else if (it.may('absolute')) said.mode = 'absolute';
  else if (it.may('shift')) readShift(it, ships, said);
  else if (it.may('reform')) said.reform = readPosts(it, ships);
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

/** FA-5.7.6 `shift ro'dal 3041`; FA-4.8.6 `late`: when the enemy has moved. */
function readShift(it: Phrase, ships: Ships, said: PlotSaid['said']): void {
  const post = readPost(it, ships);
  const late = it.may('late');
  if (post) said.shift = late ? { ...post, late: true } : post;
}

/** FA-5.7.10 `reform ro'dal 3041 sha'tok 3039`. */
function readPosts(it: Phrase, ships: Ships): Post[] {
  const posts: Post[] = [];
  do {
    const post = readPost(it, ships);
    if (post) posts.push(post);
    it.offer(...ships.map(({ name }) => name));
  } while (it.next && it.next.kind !== 'mark');
  return posts;
}

/** A ship and the hex that is its place while the squadron stands where it does now. */
function readPost(it: Phrase, ships: Ships): Post | undefined {
  const ship = it.name(ships, [',']);
  it.skip('to', 'at', ':');
  const hex = ship ? readHex(it) : mayHex(it);
  return ship && hex ? { ship: ship.id, to: hexes.nameOf(hex, LAYOUT) } : undefined;
}

/** How ships and their new places are written. */
export interface PlotWords<P> {
  ship(id: string): string;
  hex(to: P): string;
}

/** The text of a plot, without its squadron. */
export function plotText<P>({ order, path, change, mode, shift, reform }: Plot<P>, words: PlotWords<P>): string {
  const post = ({ ship, to }: Post<P>) => `${words.ship(ship)} ${words.hex(to)}`;
  const clauses = [
    pathText(path),
    change && `${Math.abs(change.by)} ${change.by > 0 ? 'faster' : 'slower'} in pulse ${change.pulse}`,
    mode,
    order && `order ${order}`,
    shift && `shift ${post(shift)}${shift.late ? ' late' : ''}`,
    reform && `reform ${reform.map(post).join(' ')}`,
  ];
  return clauses.filter(Boolean).join(', ');
}
