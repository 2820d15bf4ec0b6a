// What a side has plotted and sealed for the turn, as a position has it: a line for each plot, `narn-a: f f l / f / f f, 2 faster in pulse 1`.

import type { Hex } from '@flagplot/hexes';
import { type Clauses, idText, type Names, type Reader, readClauses } from '@flagplot/manifest/text';
import type { SealedPlot } from '../rules/folder.ts';
import { inFormation, offsetOf } from '../rules/map.ts';
import type { OrderName, Place, Post, Step } from '../rules/orders.ts';
import { hexText, readHex } from './place.ts';

const STEPS: Readonly<Record<string, Step>> = {
  f: 'ahead',
  l: 'port',
  r: 'starboard',
  sl: 'slip-port',
  sr: 'slip-starboard',
};
/** Steps by the letters they are typed in. */
export const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(STEPS).map(([letter, step]) => [step, letter]),
);
const ORDERS: readonly OrderName[] = ['maintain-course', 'turn', 'turn-hard', 'come-about', 'correct-course'];
const PULSES = 3;
const MOST = { path: 60, posts: 12, change: 99 };
const STROKE = '/';

/** What a plot is read with: the squadron's place, from which posts in the formation are told. */
export interface PlotTerms {
  readonly squadron: string;
  readonly place: Place;
  readonly ships: Names;
}

interface PlotSaid extends PlotTerms {
  readonly plot: SealedPlot;
}

const change = (word: string, sign: number): Clauses<PlotSaid>['plain'] => ({
  is: reader => reader.peek(1)?.text === word,
  read: (reader, { plot }) => {
    const by = reader.whole('the change of speed', 1, MOST.change);
    reader.take();
    if (!reader.accept('in') || !reader.accept('pulse')) return reader.fault('here must stand in pulse, and which');
    const pulse = reader.whole('pulse', 1, PULSES);
    if (by !== undefined && pulse !== undefined) plot.change = { pulse, by: by * sign };
  },
});
const FASTER = change('faster', 1) as NonNullable<Clauses<PlotSaid>['plain']>;
const SLOWER = change('slower', -1) as NonNullable<Clauses<PlotSaid>['plain']>;

/** FA-5.4 The change of speed; FA-5.7.4 the mode; FA-5.7.6 the ship that is shifted; FA-5.7.10 new places. */
const PLOT: Clauses<PlotSaid> = {
  words: {
    order: (reader, { plot }) => {
      const order = reader.oneOf('order', ORDERS);
      if (order) plot.order = order;
    },
    relative: (_, { plot }) => {
      plot.mode = 'relative';
    },
    absolute: (_, { plot }) => {
      plot.mode = 'absolute';
    },
    shift: (reader, said) => {
      const post = readPost(reader, said);
      if (post) said.plot.shift = { ...post, ...(reader.accept('late') && { late: true }) };
    },
    reform: (reader, said) => {
      const posts: Post<Hex>[] = [];
      for (let post = readPost(reader, said); post; post = isPost(reader) ? readPost(reader, said) : undefined) posts.push(post);
      if (posts.length > MOST.posts) reader.fault(`at most ${MOST.posts} ships are given new places`);
      said.plot.reform = posts;
    },
  },
  plain: {
    is: (reader, said) => FASTER.is(reader, said) || SLOWER.is(reader, said),
    read: (reader, said) => (FASTER.is(reader, said) ? FASTER : SLOWER).read(reader, said),
  },
};

function isPost(reader: Reader): boolean {
  return reader.peek() !== undefined && reader.peek()?.kind !== 'mark';
}

function readPost(reader: Reader, { ships, place }: PlotSaid): Post<Hex> | undefined {
  const ship = reader.name('ship', ships);
  const hex: Hex | undefined = ship === undefined ? undefined : readHex(reader);
  return ship === undefined || !hex ? undefined : { ship, to: offsetOf(place, hex) };
}

/** The line of a plot behind its squadron. */
export function readPlot(reader: Reader, terms: PlotTerms): SealedPlot {
  if (reader.peek()?.text === ':') reader.take();
  const plot: SealedPlot = { squadron: terms.squadron, path: readPath(reader) };
  readClauses(reader, PLOT, { ...terms, plot });
  return plot;
}

/** FA-3.1 A path, pulse by pulse, with strokes between. */
function readPath(reader: Reader): Step[][] {
  const path: Step[][] = [[]];
  for (let word = reader.peek(); word && isOfPath(word.text, word.kind); word = reader.peek()) {
    reader.take();
    const step = STEPS[word.text.toLowerCase()];
    if (step) path.at(-1)?.push(step);
    else path.push([]);
  }
  if (path.length !== PULSES) reader.fault(`a path has ${PULSES} pulses with ${STROKE} between them, not ${path.length}`);
  if (path.some(steps => steps.length > MOST.path)) reader.fault(`at most ${MOST.path} steps are made in a pulse`);
  return path;
}

function isOfPath(text: string, kind: string): boolean {
  return kind === 'mark' ? text === STROKE : kind === 'word' && Object.hasOwn(STEPS, text.toLowerCase());
}

/** The text of a plot, its squadron left out. */
export function plotText({ order, path, change, mode, shift, reform }: SealedPlot, place: Place): string {
  const steps = path.map(pulse => pulse.map(step => LETTERS[step]).join(' ')).join(` ${STROKE} `);
  const clauses = [
    steps.replaceAll(/ {2,}/g, ' ').trim(),
    change && `${Math.abs(change.by)} ${change.by > 0 ? 'faster' : 'slower'} in pulse ${change.pulse}`,
    mode,
    order && `order ${order}`,
    shift && `shift ${postText(shift, place)}${shift.late ? ' late' : ''}`,
    reform && `reform ${reform.map(post => postText(post, place)).join(' ')}`,
  ];
  return clauses.filter(Boolean).join(', ');
}

function postText({ ship, to }: Post<Hex>, place: Place): string {
  return `${idText(ship, ['late'])} ${hexText(inFormation(place, to))}`;
}
