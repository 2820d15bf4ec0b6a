// Chapter 3: a move as it is typed: `green f f l f`, `green full: f6 l f4; 3: f f`.

import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { withEntry } from '@flagplot/manifest/orders';
import type { Book, Speed } from '../rules/book.ts';
import { inFormation } from '../rules/movement/courses.ts';
import { cripples, flyers, limitsOf } from '../rules/movement/speed.ts';
import type { Squadron } from '../rules/open.ts';
import type { Flight, Move } from '../rules/orders.ts';
import { numberOf, squadronCalled, squadronOf } from '../rules/roster.ts';
import type { SqView } from '../rules/state.ts';
import { moveQuestion } from '../rules/turn/2-move.ts';
import { isStep, pathText, readPath } from './order-path.ts';
import { type Leaving, leavingText, readLeaving } from './order-standing.ts';
import { type Asked, squadronText } from './order-units.ts';

/** A move in the making, and what this text has said of it. */
interface Making extends Leaving {
  squadron: string | undefined;
  speed: Speed | undefined;
  craft: Flight[];
  /** Whether this text has named a squadron; whether it has named a speed. */
  said: { squadron: boolean; speed: boolean };
}

/** Reads the move of one squadron. */
export function moveReader(v: SqView, { about, laid, best }: Asked<'move'>): OrderReader {
  const [only, ...more] = about.squadrons;
  const making: Making = {
    squadron: laid?.squadron ?? (more.length === 0 ? only : undefined),
    speed: laid?.speed,
    craft: laid?.craft ?? [],
    standing: laid?.standing,
    said: { squadron: false, speed: false },
  };
  return {
    phrase: it => readPhrase(it, { v, about, making, best }),
    order: () => orderOf(v, making),
  };
}

interface Reading {
  v: SqView;
  about: Asked<'move'>['about'];
  making: Making;
  best: Move | undefined;
}

function readPhrase(it: Phrase, reading: Reading): void {
  const { v, making } = reading;
  if (!readSquadron(it, reading) && readLeaving(it, v, making)) return;
  if (it.mayBest(reading.best)) takeBest(it, reading);
  else if (!making.squadron) it.unread();
  else readMove(it, reading, squadronCalled(v, making.squadron));
}

function readMove(it: Phrase, { v, about, making }: Reading, squadron: Squadron): void {
  if (flyers(v.book, squadron).length === 0) it.offer('drifts');
  else it.offer('f', 'attack', 'full');
  if (it.may('hold', 'holds')) lay(making, moveQuestion.idle(v, { ...about, squadrons: [squadron.id] }));
  else if (it.says('drift', 'drifts')) lay(making, { squadron: squadron.id, craft: [] });
  else readFlights(it, { v, squadron, making });
}

/** SQ-3.2.2 One squadron is moved at a time: another takes the place of the one laid before. */
function readSquadron(it: Phrase, { v, about, making }: Reading): boolean {
  if (isStep(it.next?.text ?? '') && !it.has(':')) return false;
  const word = it.next;
  const named = it.mayName(about.squadrons.map(id => squadronOf(v.book, id)));
  if (!named) return false;
  if (named.id !== making.squadron && making.said.squadron)
    it.fault(`one squadron is moved at a time, and here is ${squadronText(v, making.squadron as string)} already`, word);
  if (named.id !== making.squadron) Object.assign(making, { speed: undefined, craft: [] });
  making.squadron = named.id;
  making.said.squadron = true;
  return true;
}

function takeBest(it: Phrase, { v, making, best }: Reading): void {
  if (!best) return;
  if (making.said.squadron && making.squadron !== best.squadron)
    it.fault(`the best there is moves ${squadronText(v, best.squadron)}`);
  else lay(making, best);
}

/** Another move in place of what was laid; what is left to squadrons stays where it says nothing of that. */
function lay(making: Making, { squadron, speed, craft, standing }: Move): void {
  Object.assign(making, { squadron, speed, craft: [...craft], standing: standing ?? making.standing });
  making.said.speed = true;
}

interface Flying {
  v: SqView;
  squadron: Squadron;
  making: Making;
}

/** Numbers of craft, a speed, a path: the path of these craft, or of them all. */
function readFlights(it: Phrase, flying: Flying): void {
  const { v, squadron, making } = flying;
  const numbers = readNumbers(it, squadron);
  const speed = readSpeed(it);
  if (speed) Object.assign(making, { speed, said: { ...making.said, speed: true } });
  it.mark(':');
  it.offer('f');
  const isWhole = it.isDone && (speed || making.said.squadron) && numbers.length === 0;
  const path = isWhole ? '' : readPath(it);
  if (path === '') return;
  for (const craft of numbers) making.craft = withEntry(making.craft, one => one.craft === craft, { craft, path });
  if (numbers.length > 0) return;
  if (!making.said.speed) making.speed = leastSpeed(v.book, squadron, path);
  making.craft = flightsOf(v.book, squadron, { speed: making.speed as Speed, path });
}

/** Craft by their numbers: `3`, `1-3`, `1, 4`. */
function readNumbers(it: Phrase, { craft }: Squadron): number[] {
  const numbers: number[] = [];
  while (it.reads(/^\d{1,2}([-–]\d{1,2})?$/)) {
    const word = it.take();
    const [from, to = from] = (word?.text ?? '').split(/[-–]/).map(Number) as [number, number?];
    if (from < 1 || to < from || to > craft.length) it.fault(`its craft are 1 to ${craft.length}`, word);
    for (let n = from; n <= Math.min(to, craft.length); n += 1) numbers.push(n);
    it.also();
  }
  return numbers;
}

function readSpeed(it: Phrase): Speed | undefined {
  it.skip('at');
  const speed = it.may('attack') ? 'attack' : it.may('full') ? 'full' : undefined;
  if (speed) it.skip('speed', 'throttle');
  return speed;
}

/** SQ-3.3.3 Attack Speed, where a path can be flown at it or Full Throttle may not be declared. */
function leastSpeed(book: Book, squadron: Squadron, path: string): Speed {
  const hexes = path.replaceAll(/[LR]/g, '').length;
  const { attack } = squadronOf(book, squadron.id).rates;
  return hexes <= attack || cripples(book, squadron).length > 0 ? 'attack' : 'full';
}

/** All craft by one path; those that are slower or stiffer than the others as far as they can follow. */
function flightsOf(book: Book, squadron: Squadron, { speed, path }: { speed: Speed; path: string }): Flight[] {
  const able = flyers(book, squadron).map(place => ({ place, ...limitsOf(book, squadron, { place, speed }) }));
  const most = Math.max(...able.map(one => one.most));
  const turns = Math.max(...able.map(one => one.turns));
  const least = Math.min(...able.map(one => one.turnDistance));
  const fitted = inFormation(book, squadron, { speed, path }).craft;
  return able.map((one, i) => {
    const isBest = one.most === most && one.turns === turns && one.turnDistance === least;
    return { craft: numberOf(one.place), path: isBest ? path : (fitted[i]?.path ?? path) };
  });
}

function orderOf(v: SqView, { squadron, speed, craft, standing }: Making): { order: Move } | { lacks: string } {
  if (!squadron) return { lacks: 'no squadron is moved: begin with its name' };
  const flown = speed ?? speedOf(v.book, squadronCalled(v, squadron), craft);
  return { order: { squadron, ...(flown ? { speed: flown } : {}), craft, ...(standing ? { standing } : {}) } };
}

function speedOf(book: Book, squadron: Squadron, craft: readonly Flight[]): Speed | undefined {
  const [longest] = craft
    .map(({ path }) => path)
    .sort((a, b) => b.replaceAll(/[LR]/g, '').length - a.replaceAll(/[LR]/g, '').length);
  return longest === undefined ? undefined : leastSpeed(book, squadron, longest);
}

/** A move as it is typed: the path of most craft, then those that fly otherwise. */
export function moveText(order: Move, v: SqView): string {
  return [...flightTexts(order, v), ...leavingText(order, v)].join('; ');
}

function flightTexts({ squadron: id, speed, craft }: Move, v: SqView): string[] {
  const name = squadronText(v, id);
  if (craft.length === 0 && !speed) return [`${name} drifts`];
  const begun = `${name}${speed ? ` ${speed}` : ''}`;
  const squadron = squadronCalled(v, id);
  const path = commonest(craft);
  const flown = path === undefined || !speed ? [] : flightsOf(v.book, squadron, { speed, path });
  const together = flown.length === craft.length && flown.every((one, i) => one.craft === craft[i]?.craft);
  if (!together || path === undefined) return [begun, ...apart(craft)];
  const others = craft.filter((one, i) => one.path !== flown[i]?.path);
  return [`${begun}: ${pathText(path)}`, ...apart(others)];
}

function commonest(craft: readonly Flight[]): string | undefined {
  const by = [...Map.groupBy(craft, ({ path }) => path)];
  return by.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** Craft by craft; neighbours in the list that fly alike in one phrase. */
function apart(craft: readonly Flight[]): string[] {
  const runs: { numbers: number[]; path: string }[] = [];
  for (const one of craft) {
    const last = runs.at(-1);
    if (last?.path === one.path) last.numbers.push(one.craft);
    else runs.push({ numbers: [one.craft], path: one.path });
  }
  return runs.map(({ numbers, path }) => `${numbers.join(', ')}: ${pathText(path)}`);
}
