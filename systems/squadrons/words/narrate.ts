// Events become sentences, here and nowhere else.

import { hexes } from '@flagplot/hexes';
import { compass } from '@flagplot/hexes/words';
import type { Thrown, Told } from '@flagplot/kernel';
import { verdictWords } from '@flagplot/kernel/points';
import { ruledWords } from '@flagplot/kernel/ruled';
import type { Book } from '../rules/book.ts';
import type { DamageResult, Event, Flown } from '../rules/events.ts';
import type { Place } from '../rules/map.ts';
import { LAYOUT } from '../rules/map.ts';
import { levelOf } from '../rules/morale/levels.ts';
import { withSign } from '../rules/parts.ts';
import { craftName, squadronOf, weaponName } from '../rules/roster.ts';
import type { Goal } from '../rules/scenario-file.ts';
import type { Squadrons } from '../rules/state.ts';
import { sideName } from './names.ts';

/** One event in a sentence, as the log and the command tell it. */
export function narrate({ event }: Told<Squadrons>, book: Book): string {
  if (event.kind === 'ruled') return ruledWords(event, sideName(event.side ?? '', book));
  return event.kind === 'thrown' ? throwWords(event) : sentence(event, book);
}

/** A throw: what for, the faces as they fell and their sum, what was needed and what it comes to, the parts of the need, and the rule. */
function throwWords({ why, faces, sides, read }: Thrown): string {
  const mods = (why.mods ?? []).filter(({ by }) => by !== 0).map(({ by, for: what }) => `${withSign(by)} ${what}`);
  const parts = [...mods, ...(why.from ?? []).map(({ is, for: what }) => `${is} ${what}`)].join(', ');
  const what = why.what.charAt(0).toUpperCase() + why.what.slice(1);
  return `${what}: ${result({ why, faces, sides, read })}${parts ? ` (${parts})` : ''} [${why.rule}]`;
}

/** What the roll came to, by its rule: 0, 1, 2 as it was read. */
const COMES_TO: Readonly<Record<string, readonly string[]>> = {
  'SQ-4.5.1': ['a miss', 'a hit'],
  'SQ-4.7.1': ['no effect', 'Damaged', 'Destroyed'],
  'SQ-4.9.3': ['no effect', 'one ion counter', 'two ion counters'],
  'SQ-5.2.3': ['fails', 'holds'],
  'SQ-5.3.4': ['fails', 'succeeds'],
};

function result({ why, faces, sides, read }: Omit<Thrown, 'kind'>): string {
  const [first] = faces;
  if (why.test) {
    const comes = COMES_TO[why.rule]?.[read as number] ?? '';
    return first === 1 ? `a natural 1, ${comes}` : `${sumWords(faces)}, ${why.test.n} needed: ${comes}`;
  }
  if (!why.from) return why.rule === 'SQ-4.6.3' ? `the ${ordinal(first as number)} of ${sides}` : String(first);
  return first === 1 ? 'a natural 1, 0 in all' : `${sumWords(faces)}, ${read} in all`;
}

/** `2nd`, of a dozen at most. */
function ordinal(n: number): string {
  return `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;
}

/** Faces of one open-ended die: `6+6+1 = 13`. */
function sumWords(faces: readonly number[]): string {
  return faces.length === 1 ? String(faces[0]) : `${faces.join('+')} = ${faces.reduce((sum, face) => sum + face, 0)}`;
}

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

const SENTENCES: { readonly [K in Event['kind']]: (event: Of<K>, book: Book) => string } = {
  deployed: (e, book) => `${squadron(book, e.squadron)} stands at ${places(e.craft)}.`,
  order: (e, book) => `Order of play: ${e.sides.map(id => side(book, id)).join(', ')}.`,
  moved: (e, book) => `${squadron(book, e.squadron)} moves at ${SPEEDS[e.speed]}${flights(book, e)}.`,
  jammed: (e, book) => `${squadron(book, e.squadron)} jams.`,
  declared: (e, book) =>
    `${squadron(book, e.squadron)} fires its ${weapon(book, e)} at ${squadron(book, e.target)}: ${aimWords(e)}.`,
  struck: (e, book) =>
    `${squadron(book, e.squadron)} ${e.hits === 0 ? 'misses' : 'hits'} ${squadron(book, e.target)}${blows(book, e)}.`,
  damaged: (e, book) => `${craft(book, e)} is damaged${e.total > 1 ? `, ${count(e.total, 'marker', 'markers')} now` : ''}.`,
  ionized: (e, book) =>
    `${craft(book, e)} is ionized, ${count(e.total, 'counter', 'counters')} now${e.frozen ? ': its controls are frozen' : ''}.`,
  destroyed: (e, book) => `${craft(book, e)} is destroyed.`,
  leader: (e, book) => `${craft(book, e)} leads now, command ${e.command}.`,
  level: (e, book) =>
    `${squadron(book, e.squadron)} ${e.by === 'rally' ? 'rallies' : 'fails its check'}: morale ${e.from} to ${e.to}, ${levelOf(book.charts, e.to).state}.`,
  held: (e, book) =>
    e.by === 'rally' ? `${squadron(book, e.squadron)} does not rally.` : `${squadron(book, e.squadron)} passes its check.`,
  fled: (e, book) => `${squadron(book, e.squadron)} is Broken and flees${flights(book, e)}.`,
  cleared: (e, book) =>
    `${craft(book, e)} loses ${count(e.counters, 'ion counter', 'ion counters')}${e.total > 0 ? `, ${e.total} left` : ''}.`,
  goal: (e, book) => (book.goal ? goal(book, book.goal, e.progress) : ''),
  over: e => verdictWords(e.verdict),
};

/** What a goal counts, and of how many. */
function goal(book: Book, aim: Goal, progress: number): string {
  const name = squadron(book, aim.squadron);
  if (aim.kind === 'exit') return `${name}: ${progress} of ${aim.craft} craft are through.`;
  if (aim.kind === 'cripple') return `${name} bears ${progress} of ${count(aim.markers, 'marker', 'markers')}.`;
  return `${name} was frozen at the end of ${progress} of ${count(aim.rounds, 'round', 'rounds')}.`;
}

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

/** A craft with its side. */
function craft(book: Book, { squadron: id, craft: number }: { squadron: string; craft: number }): string {
  const of = squadronOf(book, id);
  return `${side(book, of.side)} ${craftName(of, number - 1)}`;
}

function weapon(book: Book, { squadron: id, weapon: own }: Of<'declared'>): string {
  const card = squadronOf(book, id).card.weapons.find(one => one.id === own);
  return card ? weaponName(card) : own;
}

function aimWords({ shooters, eligible, range, band }: Of<'declared'>): string {
  return `craft ${numbers(shooters)} at craft ${numbers(eligible)}, range ${range}, ${band}`;
}

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

const TIMES = ['never', 'once', 'twice', 'three times', 'four times', 'five times', 'six times'];

function times(n: number): string {
  return TIMES[n] ?? `${n} times`;
}

/** What a volley did to each craft it hit: `twice: craft 3 twice, destroyed`. */
function blows(book: Book, { target, hits, craft: hit }: Of<'struck'>): string {
  if (hits === 0) return '';
  const alone = squadronOf(book, target).size === 1;
  const told = hit.map(one => {
    if (alone) return effect(one);
    return `craft ${one.craft}${one.hits > 1 ? ` ${times(one.hits)}` : ''}, ${effect(one)}`;
  });
  return ` ${times(hits)}: ${told.join('; ')}`;
}

function effect({ damage, ion, destroyed }: DamageResult): string {
  if (destroyed) return 'destroyed';
  if (damage > 0) return count(damage, 'marker', 'markers');
  return ion > 0 ? count(ion, 'ion counter', 'ion counters') : 'no effect';
}

/** Numbers in order, runs of three and more joined: `1–4, 6`. */
function numbers(all: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const n of all) {
    const last = runs.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([from, to]) => (to > from + 1 ? `${from}–${to}` : from === to ? `${from}` : `${from}, ${to}`)).join(', ');
}

/** Where craft stand, told once where they share a facing. */
function places(craft: readonly Place[]): string {
  const [first] = craft;
  const where = craft.map(place => hexes.nameOf(place, LAYOUT)).join(' ');
  return first ? `${where}, facing ${compass(first.heading, LAYOUT)}` : 'no place';
}

/** Craft that fly alike are told together. */
function flights(book: Book, { squadron: id, craft: flown }: { squadron: string; craft: readonly Flown[] }): string {
  if (flown.length === 0) return '';
  const alone = squadronOf(book, id).size === 1;
  const alike = [...Map.groupBy(flown, one => `${way(one)}${one.left ? ` and off the map over the ${one.left} edge` : ''}`)];
  const told = alike.map(([how, same]) => {
    const [fly, stay] = same.length > 1 ? ['fly', 'stay'] : ['flies', 'stays'];
    const who = alone ? '' : `craft ${numbers(same.map(one => one.craft))} `;
    return `${who}${how === '' ? stay : `${fly} ${how}`}`;
  });
  return `: ${told.join('; ')}`;
}

/** The path with runs of hexes as numbers: `3, left, 2`; nothing where it has none. Who fled has turned before it. */
function way({ path, from, to }: Flown): string {
  const runs = path.match(/F+|L|R/g) ?? [];
  const turned = !/[LR]/.test(path) && from.heading !== to.heading ? [compass(to.heading, LAYOUT)] : [];
  const told = runs.map(run => (run[0] === 'F' ? String(run.length) : run === 'L' ? 'left' : 'right'));
  return [...turned, ...told].join(', ');
}
