// Events become sentences, here and nowhere else.

import type { Thrown, Told } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import { LAYOUT } from './map.ts';
import type { Book, Event, FleetAction, Mark, Place, Step } from './state.ts';

/** One event in a sentence, as the log and the command tell it. */
export function narrate({ event }: Told<FleetAction>, book: Book): string {
  return event.kind === 'thrown' ? thrown(event) : sentence(event, book);
}

/** A throw: what for, the faces in order, what was needed and why, and the rule. */
function thrown({ why, faces, sides, read }: Thrown): string {
  const mods = (why.mods ?? []).map(({ by, for: what }) => `${signed(by)} ${what}`).join(', ');
  const against = why.needs === undefined ? '' : ` against ${why.needs}${mods ? ` (${mods})` : ''}`;
  const result = typeof read === 'number' && why.needs !== undefined ? `: ${read}` : '';
  return `${why.what}: ${faces.join(' ')} on ${faces.length} d${sides}${against}${result} [${why.rule}]`;
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

const SENTENCES: { readonly [K in Event['kind']]: (event: Of<K>, book: Book) => string } = {
  deployed: (e, book) =>
    `${squadron(book, e.squadron)} stands at ${hexes.named(e.place, LAYOUT)} heading ${compass(e.place.heading)}, speed ${e.speed}.`,
  sealed: (e, book) => `${side(book, e.side)} sealed orders.`,
  pulse: (e, book) => `Pulse ${e.pulse}: ${side(book, e.first)} moves first.`,
  speed: (e, book) => `${squadron(book, e.squadron)} ${e.to > e.from ? 'accelerates' : 'decelerates'} from ${e.from} to ${e.to}.`,
  moved: (e, book) => `${squadron(book, e.squadron)} moves ${steps(e.steps)}${ending(e.ships[0]?.to)}.`,
  fired: (e, book) =>
    `${ship(book, e.ship)} fires ${weapon(book, e.ship, e.weapon)} at ${ship(book, e.target)}, range ${e.range}: ${count(e.dice, 'die', 'dice')}, ${count(e.hits, 'hit', 'hits')}.`,
  'under-fire': (e, book) => `${ship(book, e.ship)} takes ${count(e.hits, 'hit', 'hits')} with structure ${e.structure}.`,
  hit: (e, book) =>
    `${ship(book, e.ship)}: ${e.severity} hit, structure ${e.structure}${marks(book, e.ship, e.marks)}${waiting(e.toPlace)}.`,
  grey: (e, book) => `${ship(book, e.ship)} loses a grey box: the morale of ${squadron(book, e.squadron)} falls by one.`,
  placed: (e, book) => `${ship(book, e.ship)} gives up a box of ${weapon(book, e.ship, e.weapon)}: ${e.left} left.`,
  broken: (e, book) => `${ship(book, e.ship)} has no weapon left to take a hit: structure ${e.structure}.`,
  destroyed: (e, book) =>
    `${ship(book, e.ship)} is destroyed${e.flights > 0 ? `, and ${count(e.flights, 'flight', 'flights')} aboard with it` : ''}.`,
  gone: (e, book) => `${ship(book, e.ship)} leaves the map.`,
  commander: (e, book) => `${ship(book, e.ship)} takes command of ${squadron(book, e.squadron)}.`,
  flagship: (e, book) => `${ship(book, e.ship)} is the flagship of ${side(book, e.side)} now.`,
  over: e => e.verdict.why,
};

function sentence(event: Event, book: Book): string {
  const say = SENTENCES[event.kind] as (event: Event, book: Book) => string;
  return say(event, book);
}

function ship(book: Book, id: string): string {
  return book.ships[book.shipAt[id] as number]?.name ?? id;
}

function squadron(book: Book, id: string): string {
  const of = book.squadrons[book.squadronAt[id] as number];
  return of ? `${side(book, of.side)} ${of.name}` : id;
}

function side(book: Book, id: string): string {
  return book.sides.find(one => one.id === id)?.name ?? id;
}

function weapon(book: Book, ship: string, id: string): string {
  const of = book.ships[book.shipAt[ship] as number];
  return of?.weapons.find(one => one.id === id)?.name ?? id;
}

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

const ROWS = {
  sensor: 'sensor',
  accel: 'accel',
  decel: 'decel',
  turn: 'turn',
  correct: 'course correction',
  hard: 'hard turn',
  about: 'come about',
};

function marks(book: Book, id: string, made: readonly Mark[]): string {
  return made.map(mark => `, ${'row' in mark ? ROWS[mark.row] : weapon(book, id, mark.weapon)} −1, ${mark.left} left`).join('');
}

function waiting(hits: number): string {
  return hits > 0 ? `, ${count(hits, 'weapon hit', 'weapon hits')} to place` : '';
}

const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];

function compass(heading: number): string {
  return COMPASS[heading] ?? String(heading);
}

function ending(to: Place | undefined): string {
  return to ? `, to ${hexes.named(to, LAYOUT)} heading ${compass(to.heading)}` : '';
}

const STEPS: Readonly<Record<Step, string>> = {
  ahead: 'ahead',
  'slip-port': 'slip to port',
  'slip-starboard': 'slip to starboard',
  port: 'turn to port',
  starboard: 'turn to starboard',
};

/** Runs of the same step told once: "ahead 3, turn to port, ahead 1". */
function steps(path: readonly Step[]): string {
  const runs: { step: Step; n: number }[] = [];
  for (const step of path) {
    const last = runs.at(-1);
    if (last?.step === step && step === 'ahead') last.n += 1;
    else runs.push({ step, n: 1 });
  }
  return runs.map(({ step, n }) => (step === 'ahead' ? `ahead ${n}` : STEPS[step])).join(', ');
}
