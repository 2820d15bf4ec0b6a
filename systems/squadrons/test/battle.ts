// A battle in a few lines of text: a squadron a line, with its side, type and quality, its craft, and after a bar what else is to be known.
//
//   red x-wing veteran: 1010^E, 1011 d1 i2, 1012^SE | hot=2 leader=1 level=3 speed=full
//   blue/alpha tie-ln: 1510^W x5, dead
//   blue/ship customs-frigate: 2010^W | immobile
//   side blue: edge=east facing=W zone=1401-1730 alliance=dawn
//
// Left out, a squadron has the name of its side and is Average. Craft stand at `hex^facing`, as those before them where either is left out;
// `x5` are five alike. Their marks: d damage markers, i ion counters of an earlier round, f fresh ones, m hexes of the last move, `torpedo=2`
// rounds left, `dead`, `gone-west` over that edge. Words of a squadron: leader, hot (Hot Shots), command (bought), level, lost (leaders), speed,
// goal (edge); immobile; and of this round: began, hurt (craft newly damaged), killed, moved, fired, jams.

import { hexes } from '@flagplot/hexes';
import type { Scripted, Source, Thrown } from '@flagplot/kernel';
import { begin, play, rolled, scriptedDice, setUp, viewOf } from '@flagplot/kernel';
import { expect } from 'vitest';
import * as printed from '../data/index.ts';
import type { Speed, SquadronOfBook } from '../rules/book.ts';
import type { Charts, CraftCard, Quality } from '../rules/cards.ts';
import { QUALITIES } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { squadrons as rules } from '../rules/index.ts';
import type { Edge, Facing } from '../rules/map.ts';
import { directionOf, FACINGS, LAYOUT } from '../rules/map.ts';
import type { Craft, Squadron } from '../rules/open.ts';
import type { Bearing, Move, Volley } from '../rules/orders.ts';
import { read } from '../rules/scenario.ts';
import type { Goal, OptionName, Scenario, ScenarioSide, ScenarioSquadron } from '../rules/scenario-file.ts';
import type { SqAsk, SqState, SqView } from '../rules/state.ts';
import { words } from '../words/index.ts';

/** Where a battle begins. `initiative`, `morale` and `special` ask nobody: the first step plays them. */
export type Start = 'deploy' | 'initiative' | 'move' | 'jam' | 'fire' | 'morale' | 'special';

/** What a battle needs that is not printed. */
export interface Terms {
  /** Left out: `move`. */
  at?: Start;
  map?: Scenario['map'];
  /** How many there are, and the one it begins in; left out: 1, so that no initiative falls after the last step. */
  rounds?: number;
  round?: number;
  options?: readonly OptionName[];
  goal?: Goal;
  cards?: readonly CraftCard[];
  charts?: Charts;
  /** Order of play; left out: the order in which the sides are first named. */
  order?: readonly string[];
}

type Kind = SqAsk['kind'];
/** An order of one side, of whatever kind is asked. */
export type Given = Record<string, object>;
export type Happened = Event | Thrown;

/** Dice of a script with the sides they must have: `d(6, 3, 4)`. */
export const d = (of: number, ...faces: number[]): Scripted[] => faces.map(face => ({ face, of }));

/** A battle laid out as the text says. */
export function battle(text: string, terms: Terms = {}): Battle {
  return new Battle(text, terms);
}

export class Battle {
  readonly rules: typeof rules = rules;
  readonly s: SqState;
  asks: SqAsk[];
  /** All that was told so far. */
  readonly told: Happened[] = [];
  /** The sides of whose folders something was seen. */
  readonly revealed: string[] = [];

  constructor(text: string, terms: Terms) {
    const lines = linesIn(text);
    const scenario = scenarioOf(lines, terms);
    const made = read(scenario);
    if ('faults' in made) throw new Error(made.faults.map(fault => `${fault.at} ${fault.say}`).join('\n'));
    this.s = setUp(rules, scenario, made.book);
    for (const line of lines.squadrons) this.#mark(line, terms);
    this.s.open.order = [...(terms.order ?? made.book.sides.map(({ id }) => id))];
    this.asks = this.#begun(terms);
  }

  of(id: string): SquadronOfBook {
    return this.s.book.squadrons[this.s.book.squadronAt[id] as number] as SquadronOfBook;
  }

  squadron(id: string): Squadron {
    return this.s.open.squadrons[this.s.book.squadronAt[id] as number] as Squadron;
  }

  /** A craft by its number on the roster. */
  craft(id: string, number: number): Craft {
    return this.squadron(id).craft[number - 1] as Craft;
  }

  /** Where the craft of a squadron are, or what became of them: `1010^E`, `destroyed`, `left east`. */
  places(id: string): string[] {
    return this.squadron(id).craft.map(craft => {
      if (craft.status === 'flying') return place(craft);
      return craft.status === 'left' ? `left ${craft.edge}` : craft.status;
    });
  }

  view(side: string): SqView {
    return viewOf(this.s, side);
  }

  /** Answers what is asked as given, idly for sides that are not named; every die of the script must fall. Gives what was told. */
  step(given: Given = {}, dice: readonly Scripted[] = []): Happened[] {
    for (const side of Object.keys(given))
      expect(
        this.asks.map(ask => ask.side),
        'who is asked',
      ).toContain(side);
    const source = scriptedDice(dice);
    const told = this.#play(given, source);
    expect(source.diceLeft(), 'dice left over').toBe(0);
    return told;
  }

  /** Answers idly until a question of this kind is asked, of this side if one is named. */
  until(kind: Kind, side?: string): this {
    for (let steps = 0; steps < 60; steps += 1) {
      if (this.asks.length === 0) throw new Error('nobody is asked any more');
      if (this.asks.some(ask => ask.kind === kind && (side === undefined || ask.side === side))) return this;
      this.step();
    }
    throw new Error(`${kind} is never asked`);
  }

  /** Who is asked what: `red move`. */
  asked(): string[] {
    return this.asks.map(ask => `${ask.side} ${ask.kind}`);
  }

  /** The faults of an order, each as its rule and its place. */
  refusals(side: string, order: object): string[] {
    return this.refused(side, order).map(({ rule, at }) => `${rule} ${at}`);
  }

  /** The faults of an order in words. */
  said(side: string, order: object): string[] {
    return this.refused(side, order).map(({ say }) => say);
  }

  refused(side: string, order: object): ReturnType<(typeof rules.questions)[Kind]['judge']> {
    const ask = this.#asked(side);
    return rules.questions[ask.kind].judge(this.view(side), ask.about as never, order as never);
  }

  /** Sentences of what was told. */
  narrated(told: readonly Happened[] = this.told): string[] {
    return told.map(event => words.narrate({ clock: this.s.clock, event }, this.s.book));
  }

  #begun({ at = 'move', round = 1 }: Terms): SqAsk[] {
    if (at === 'deploy') return begin({ rules, t: rolled(scriptedDice([])) }, this.s);
    const before: Record<Exclude<Start, 'deploy'>, number> = { initiative: 0, move: 0, jam: 1, fire: 2, morale: 3, special: 4 };
    const opening = at === 'initiative';
    this.s.clock = { turn: opening ? round - 1 : round, line: before[at], round: 0, step: 0 };
    if (opening && round > 1) this.s.clock.line = 5;
    if (opening || at === 'morale' || at === 'special') return [];
    return play({ rules, t: rolled(scriptedDice([])) }, this.s, []);
  }

  #asked(side: string): SqAsk {
    const ask = this.asks.find(one => one.side === side);
    if (!ask) throw new Error(`${side} is not asked`);
    return ask;
  }

  #play(given: Given, source: Source): Happened[] {
    const from = this.told.length;
    const answers = this.asks.map(ask => ({ ...ask, order: this.#order(ask, given[ask.side]) }));
    const listener = {
      tell: (event: Happened) => void this.told.push(structuredClone(event)),
      reveal: (of: string) => void this.revealed.push(of),
    };
    this.asks = play({ rules, t: rolled(source, listener) }, this.s, answers as never);
    return this.told.slice(from);
  }

  #order(ask: SqAsk, given: object | undefined): object {
    if (!given) return rules.questions[ask.kind].idle(this.view(ask.side), ask.about as never);
    expect(this.said(ask.side, given)).toEqual([]);
    return given;
  }

  #mark({ id, craft, words }: Line, { at = 'move' }: Terms): void {
    const squadron = this.squadron(id);
    for (const [i, one] of craft.entries()) this.#markCraft(id, i, one);
    const number = (word: string, otherwise: number) => Number(words.get(word) ?? otherwise);
    Object.assign(squadron, {
      level: number('level', squadron.level),
      leadersLost: number('lost', 0),
      speed: (words.get('speed') ?? 'attack') as Speed,
      began: number('began', squadron.craft.filter(({ status }) => status === 'flying').length),
      damaged: number('hurt', 0),
      destroyed: number('killed', 0),
      moved: words.has('moved') || (at !== 'move' && at !== 'initiative' && at !== 'deploy'),
      fired: words.has('fired') || words.has('jams'),
      jams: words.has('jams'),
    } satisfies Partial<Squadron>);
  }

  #markCraft(id: string, i: number, { hex, facing, marks }: Line['craft'][number]): void {
    const craft = this.squadron(id).craft[i] as Craft;
    const at = hexes.parseName(hex, LAYOUT) as hexes.Hex;
    Object.assign(craft, { ...at, heading: directionOf(facing) });
    for (const mark of marks) {
      const [, letter, n] = /^([difm])(\d+)$/.exec(mark) ?? [];
      const [, weapon, rounds] = /^([a-z-]+)=(\d+)$/.exec(mark) ?? [];
      const [, edge] = /^gone-(\w+)$/.exec(mark) ?? [];
      if (letter) craft[MARKS[letter] as 'damage'] = Number(n);
      else if (weapon) craft.rounds[mountOf(this.of(id), weapon)] = Number(rounds);
      else if (edge) Object.assign(craft, { status: 'left', edge });
      else if (mark === 'dead') craft.status = 'destroyed';
      else fail(mark);
    }
  }
}

const MARKS: Readonly<Record<string, keyof Craft>> = { d: 'damage', i: 'ion', f: 'fresh', m: 'moved' };

function mountOf({ weapons }: SquadronOfBook, id: string): number {
  const mount = weapons.findIndex(({ card }) => card.id === id);
  return mount < 0 ? fail(id) : mount;
}

/** Hex and facing: `1010^E`. */
export function place({ q, r, heading }: { q: number; r: number; heading: number }): string {
  return `${hexes.nameOf({ q, r }, LAYOUT)}^${FACINGS[heading]}`;
}

/** Those of one kind among what was told. */
export function only<K extends Happened['kind']>(told: readonly Happened[], kind: K): Extract<Happened, { kind: K }>[] {
  return told.filter((one): one is Extract<Happened, { kind: K }> => one.kind === kind);
}

/** A move: the speed, and paths by roster number, empty for craft that have none. */
export function move(squadron: string, speed: 'attack' | 'full', ...paths: string[]): Move {
  return { squadron, speed, craft: paths.flatMap((path, i) => (path ? [{ craft: i + 1, path }] : [])) };
}

/** Declarations: `red laser blue`, with turrets `red ion blue 1=E 3=own`. */
export function fire(...texts: string[]): { volleys: Volley[] } {
  return { volleys: texts.map(volley) };
}

function volley(text: string): Volley {
  const [squadron, weapon, target, ...laid] = text.split(' ') as [string, string, string, ...string[]];
  const turrets = laid.map(one => {
    const [craft, bears] = one.split('=') as [string, Bearing];
    return { craft: Number(craft), bears };
  });
  return turrets.length > 0 ? { squadron, weapon, target, turrets } : { squadron, weapon, target };
}

interface Line {
  id: string;
  side: string;
  type: string;
  quality: Quality;
  craft: { hex: string; facing: Facing; marks: string[] }[];
  /** What stands after the bar; words that stand alone have an empty value. */
  words: ReadonlyMap<string, string>;
}

interface Lines {
  squadrons: Line[];
  sides: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

function linesIn(text: string): Lines {
  const lines = text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);
  const sides = lines.flatMap(line => /^side (\w+): (.+)$/.exec(line) ?? []);
  const told = sides.flatMap((_, i) => (i % 3 === 0 ? [[sides[i + 1] as string, wordsIn(sides[i + 2] as string)] as const] : []));
  return { squadrons: lines.filter(line => !line.startsWith('side ')).map(squadronIn), sides: new Map(told) };
}

function squadronIn(line: string): Line {
  const found = /^(\w+)(?:\/([\w-]+))? ([\w-]+)(?: (\w+))?: ([^|]+)(?:\|(.*))?$/.exec(line) ?? fail(line);
  const [, side, id, type, quality = 'average', craft, words = ''] = found as unknown as string[];
  if (!QUALITIES.some(one => one === quality)) fail(line);
  return {
    id: id ?? (side as string),
    side: side as string,
    type: type as string,
    quality: quality as Quality,
    craft: craftIn(craft as string),
    words: wordsIn(words),
  };
}

function craftIn(text: string): Line['craft'] {
  let [hex, facing]: [string, Facing] = ['0101', 'E'];
  return text.split(',').flatMap(one => {
    const words = one.trim().split(/\s+/);
    const [, at, faces] = /^(\d{4})(?:\^(\w+))?$/.exec(words[0] as string) ?? [];
    if (at) hex = at;
    if (faces) facing = faces as Facing;
    const times = Number(words.find(word => /^x\d+$/.test(word))?.slice(1) ?? 1);
    const marks = words.slice(at ? 1 : 0).filter(word => !/^x\d+$/.test(word));
    return Array.from({ length: times }, () => ({ hex, facing, marks }));
  });
}

function wordsIn(text: string): ReadonlyMap<string, string> {
  const words = text.trim().split(/\s+/).filter(Boolean);
  return new Map(words.map(word => word.split('=') as [string, string?]).map(([word, value]) => [word, value ?? '']));
}

function fail(text: string): never {
  throw new Error(`not in the notation of a battle: ${text}`);
}

function scenarioOf(lines: Lines, terms: Terms): Scenario {
  const { map = { columns: 40, rows: 30 }, rounds = terms.round ?? 1, options, goal, cards, charts } = terms;
  const sides = [...new Set(lines.squadrons.map(({ side }) => side))];
  return {
    name: 'test',
    title: 'Test',
    map,
    rounds,
    ...(options ? { options } : {}),
    sides: sides.map((id, i) => sideOf(lines, id, { map, i, placed: terms.at !== 'deploy' })),
    ...(goal ? { goal } : {}),
    ...(cards ? { cards: { craft: [...printed.craft, ...cards] } } : {}),
    ...(charts ? { charts } : {}),
  };
}

interface SideAt {
  map: Scenario['map'];
  i: number;
  placed: boolean;
}

const EDGES: readonly Edge[] = ['west', 'east', 'north', 'south'];

function sideOf({ squadrons, sides }: Lines, id: string, { map, i, placed }: SideAt): ScenarioSide {
  const words = sides.get(id) ?? new Map<string, string>();
  const zone = /^(\d\d)(\d\d)-(\d\d)(\d\d)$/
    .exec(words.get('zone') ?? '')
    ?.slice(1)
    .map(Number) ?? [1, 1, map.columns, map.rows];
  const [west, north, east, south] = zone as [number, number, number, number];
  const facing = words.get('facing') as Facing | undefined;
  const alliance = words.get('alliance');
  return {
    id,
    name: `${id[0]?.toUpperCase()}${id.slice(1)}`,
    faction: 'any',
    zone: { columns: [west, east], rows: [north, south] },
    ...(facing ? { facing } : {}),
    edge: (words.get('edge') as Edge | undefined) ?? (EDGES[i % 4] as Edge),
    ...(alliance ? { alliance } : {}),
    squadrons: squadrons.filter(({ side }) => side === id).map(line => squadronOf(line, placed)),
  };
}

function squadronOf({ id, type, quality, craft, words }: Line, placed: boolean): ScenarioSquadron {
  const hot = words.get('hot');
  const goalEdge = words.get('goal') as Edge | undefined;
  return {
    id,
    name: `${id[0]?.toUpperCase()}${id.slice(1)}`,
    type,
    quality,
    craft: craft.length,
    leader: Number(words.get('leader') ?? 1),
    ...(words.has('command') ? { command: Number(words.get('command')) } : {}),
    ...(hot ? { hotShots: hot.split(',').map(Number) } : {}),
    ...(placed ? { hex: craft[0]?.hex as string } : {}),
    ...(words.has('immobile') ? { immobile: true } : {}),
    ...(goalEdge ? { goalEdge } : {}),
  };
}
