// Events become sentences, here and nowhere else.

import type { Thrown, Told } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import { FACINGS, LAYOUT } from './map.ts';
import { levelOf } from './morale/levels.ts';
import type { Book, Event, Flown, Place, Squadrons, Struck } from './state.ts';

/** One event in a sentence, as the log and the command tell it. */
export function narrate({ event }: Told<Squadrons>, book: Book): string {
  return event.kind === 'thrown' ? thrown(event) : sentence(event, book);
}

/** A throw: what for, the faces in order, what was needed and why, and the rule. Faces joined by a plus are one open-ended die. */
function thrown({ why, faces, sides }: Thrown): string {
  const mods = (why.mods ?? []).map(({ by, for: what }) => `${signed(by)} ${what}`).join(', ');
  const die = `${faces.join('+')} on a d${sides}`;
  if (why.needs === undefined) return `${why.what}: ${die}${mods ? `, ${mods}` : ''} [${why.rule}]`;
  return `${why.what}: ${die} against ${why.needs}${mods ? ` (${mods})` : ''} [${why.rule}]`;
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

const SENTENCES: { readonly [K in Event['kind']]: (event: Of<K>, book: Book) => string } = {
  deployed: (e, book) => `${squadron(book, e.squadron)} stands at ${places(e.craft)}.`,
  order: (e, book) => `Order of play: ${e.sides.map(id => side(book, id)).join(', ')}.`,
  moved: (e, book) => `${squadron(book, e.squadron)} moves at ${SPEEDS[e.speed]}${flights(e.craft)}.`,
  jammed: (e, book) => `${squadron(book, e.squadron)} jams.`,
  declared: (e, book) =>
    `${squadron(book, e.squadron)} fires ${weapon(book, e.squadron, e.weapon)} at ${squadron(book, e.target)}: craft ${e.shooters.join(', ')} at craft ${e.eligible.join(', ')}, range ${e.range}, ${e.band}.`,
  struck: (e, book) =>
    `${squadron(book, e.squadron)} hits ${squadron(book, e.target)} ${times(e.hits)}${e.craft.map(one => `; ${struck(one)}`).join('')}.`,
  damaged: (e, book) => `${craft(book, e)} is damaged${e.total > 1 ? `, ${count(e.total, 'marker', 'markers')} now` : ''}.`,
  ionized: (e, book) =>
    `${craft(book, e)} is ionized, ${count(e.total, 'counter', 'counters')}${e.frozen ? ': its controls are frozen' : ''}.`,
  destroyed: (e, book) => `${craft(book, e)} is destroyed.`,
  leader: (e, book) => `${craft(book, e)} leads now, command ${e.command}.`,
  level: (e, book) =>
    `${squadron(book, e.squadron)} ${e.by === 'rally' ? 'rallies' : 'fails its check'}: morale ${e.from} to ${e.to}, ${levelOf(book.charts, e.to).state}.`,
  held: (e, book) =>
    e.by === 'rally' ? `${squadron(book, e.squadron)} does not rally.` : `${squadron(book, e.squadron)} passes its check.`,
  fled: (e, book) => `${squadron(book, e.squadron)} is Broken and flees${flights(e.craft)}.`,
  cleared: (e, book) =>
    `${craft(book, e)} loses ${count(e.counters, 'ion counter', 'ion counters')}${e.total > 0 ? `, ${e.total} left` : ''}.`,
  goal: e => `The goal stands at ${e.progress}.`,
  over: e => e.verdict.why,
};

const SPEEDS = { attack: 'Attack Speed', full: 'Full Throttle' };

function sentence(event: Event, book: Book): string {
  const say = SENTENCES[event.kind] as (event: Event, book: Book) => string;
  return say(event, book);
}

function side(book: Book, id: string): string {
  return book.sides.find(one => one.id === id)?.name ?? id;
}

function squadron(book: Book, id: string): string {
  const of = book.squadrons[book.squadronAt[id] as number];
  return of ? `${side(book, of.side)} ${of.name}` : id;
}

function craft(book: Book, { squadron: id, craft: number }: { squadron: string; craft: number }): string {
  return `${squadron(book, id)} ${number}`;
}

function weapon(book: Book, id: string, weaponId: string): string {
  const of = book.squadrons[book.squadronAt[id] as number];
  return of?.card.weapons.find(one => one.id === weaponId)?.name ?? weaponId;
}

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

function times(n: number): string {
  if (n === 0) return 'not at all';
  return n === 1 ? 'once' : `${n} times`;
}

function struck({ craft: number, hits, damage, ion, destroyed }: Struck): string {
  const marks = [
    ...(damage > 0 ? [count(damage, 'marker', 'markers')] : []),
    ...(ion > 0 ? [count(ion, 'ion counter', 'ion counters')] : []),
  ];
  const effect = destroyed ? 'destroyed' : marks.join(', ') || 'no effect';
  return `craft ${number} ${times(hits)}, ${effect}`;
}

const FACING_NAMES = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'] as const;

function compass(heading: number): string {
  return FACING_NAMES[heading] ?? String(FACINGS[heading]);
}

/** Where craft stand, told once where they share a facing. */
function places(craft: readonly Place[]): string {
  const [first] = craft;
  const where = craft.map(place => hexes.named(place, LAYOUT)).join(' ');
  return first ? `${where}, facing ${compass(first.heading)}` : 'no place';
}

/** Craft that fly alike are told together. */
function flights(craft: readonly Flown[]): string {
  const alike = Map.groupBy(craft, ({ path }) => path);
  const paths = [...alike].map(([path, same]) => `craft ${same.map(one => one.craft).join(', ')} ${steps(path)}`);
  const left = craft.flatMap(one => (one.left ? [`craft ${one.craft} leaves over the ${one.left} edge`] : []));
  const told = [...paths, ...left].join('; ');
  return told ? `: ${told}` : '';
}

/** Runs of hexes told as numbers: "3, left, 2". */
function steps(path: string): string {
  const runs = path.match(/F+|L|R/g) ?? [];
  if (runs.length === 0) return 'stay';
  return runs.map(run => (run[0] === 'F' ? String(run.length) : run === 'L' ? 'left' : 'right')).join(', ');
}
