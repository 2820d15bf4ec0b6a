// A battle in a few lines of text: a squadron a line, with its side, name and speed, then its ships, the command ship first. A ship has a
// name, the beginning of its card's id, a hex, the boxes left of rows and weapons that are damaged, and the flights aboard; the first ship
// has the heading too.
//
//   narn A 6: Tal gquan 3030^0, Var gquan 3031
//   earth B 0: Vesper omega 3020^3 structure=5 heavy-laser=1 +starfury

import { hexes } from '@flagplot/hexes';
import type { Scripted, Source, Thrown } from '@flagplot/kernel';
import { begin, play, rolled, scriptedDice, setUp, viewOf } from '@flagplot/kernel';
import { expect } from 'vitest';
import * as printed from '../data/index.ts';
import type { Ability } from '../rules/abilities/commanders.ts';
import type { ShipOfBook } from '../rules/book.ts';
import type { Charts, ShipCard, WeaponCard } from '../rules/cards.ts';
import { damage } from '../rules/combat/damage.ts';
import type { Aim, Cannot } from '../rules/combat/shot.ts';
import { aim, lineOf } from '../rules/combat/shot.ts';
import { damageRollOf } from '../rules/combat/volley.ts';
import { read } from '../rules/edge/scenario.ts';
import type { Event } from '../rules/events.ts';
import { fleetAction } from '../rules/index.ts';
import { headingOf, hexWritten, inFormation, offsetOf, placeWritten, writtenPlace } from '../rules/map.ts';
import { plotFaults } from '../rules/movement/faults.ts';
import { plotting } from '../rules/movement/lawful.ts';
import type { Plotting } from '../rules/movement/plotting.ts';
import type { Fleet, Ship, Squadron } from '../rules/open.ts';
import type { Plot, Step } from '../rules/orders.ts';
import { squadronCalled } from '../rules/roster.ts';
import type { Scenario, ScenarioSquadron } from '../rules/scenario-file.ts';
import type { FaAsk, FaState, FaView, FleetAction } from '../rules/state.ts';
import { sightOf } from '../rules/turn/3-fire.ts';
import { words } from '../words/index.ts';

/** What a battle needs that is not printed. */
export interface Terms {
  map?: Scenario['map'];
  turns?: number;
  /** The turn it begins in. */
  turn?: number;
  ships?: readonly ShipCard[];
  weapons?: readonly WeaponCard[];
  charts?: Charts;
  /** Energy mines are launched; else they stay in their tubes. */
  mines?: boolean;
  /** FA-4.3.6 Ships beyond a lost network are out of command. */
  scatters?: true;
  deploys?: boolean;
  /** The first side jumps in, and the other sets up. */
  jumps?: boolean;
  /** Least distance of the fleets where they set themselves up; 0 when left out. */
  distance?: number;
  racialRadius?: boolean;
  afterburners?: boolean;
  styles?: 'plain' | 'tilted';
  abilities?: Record<string, readonly string[]>;
  /** Squadrons that come with the reinforcements. */
  relief?: readonly string[];
  /** Reinforcements may come by jump points. */
  reliefJumps?: boolean;
  /** Dice that fall before anybody is asked. */
  dice?: readonly Scripted[];
  /** Squadrons lose heart; else no morale circle is tested, and no die thrown for one. */
  morale?: boolean;
  gates?: Scenario['gates'];
  stakes?: Record<string, Scenario['sides'][number]['stake']>;
}

type Kind = FaAsk['kind'];
/** An order of one side, of whatever kind is asked. */
export type Given = Record<string, object>;
export type Happened = Event | Thrown;

/** Dice of a script with the sides they must have: `d(6, 3, 4)`. */
export const d = (of: number, ...faces: number[]): Scripted[] => faces.map(face => ({ face, of }));

/** A battle laid out as the text says, at its first question. The first side named is the attacker. */
export function battle(text: string, terms: Terms = {}): Battle {
  return new Battle(text, terms);
}

export class Battle {
  readonly s: FaState;
  asks: FaAsk[];
  /** All that was told so far. */
  readonly told: Happened[] = [];
  /** The kinds of what was told so far, and `reveal narn` where something of a folder was shown, in their order. */
  readonly heard: string[] = [];

  constructor(text: string, terms: Terms) {
    const squadrons = squadronsIn(text, terms);
    const made = read(scenarioOf(squadrons, terms));
    if ('faults' in made) throw new Error(made.faults.map(fault => `${fault.at} ${fault.say}`).join('\n'));
    this.s = setUp(fleetAction, scenarioOf(squadrons, terms), made.book);
    for (const line of squadrons) for (const ship of line.ships) this.#mark(ship);
    for (const { id, speed } of squadrons) this.squadron(id).speed = speed;
    const t = rolled<FleetAction>(scriptedDice(terms.dice ?? []), { tell: event => void this.told.push(event), reveal() {} });
    this.asks = begin({ rules: fleetAction, t }, this.s);
    if (!terms.dice) this.told.length = 0;
    if (terms.turn) this.s.clock.turn = terms.turn;
  }

  ship(id: string): Ship {
    return this.s.open.ships[this.s.book.shipAt[id] as number] as Ship;
  }

  of(id: string): ShipOfBook {
    return this.s.book.ships[this.s.book.shipAt[id] as number] as ShipOfBook;
  }

  /** A squadron, or a ship out of command as the squadron it is by itself. */
  squadron(id: string): Squadron {
    return squadronCalled(this.s, id);
  }

  fleet(side: string): Fleet {
    return this.s.open.fleets.find(one => one.side === side) as Fleet;
  }

  view(side: string): FaView {
    return viewOf(this.s, side);
  }

  plotting(squadron: string): Plotting {
    return plotting(this.s, this.squadron(squadron));
  }

  /** Boxes marked so far of each row and weapon in which any are. */
  marked(id: string): Record<string, number> {
    const { card } = this.of(id);
    const ship = this.ship(id);
    const rows = ['sensor', 'accel', 'decel', 'structure'] as const;
    const speeds = ['turn', 'correct', 'hard', 'about'] as const;
    const all: [string, number][] = [
      ...rows.map((row): [string, number] => [row, card[row] - ship[row]]),
      ...speeds.map((row): [string, number] => [row, card[row].length - ship[row]]),
      ...card.mounts.map((mount, i): [string, number] => [mount.weapon, mount.boxes - (ship.weapons[i] as number)]),
    ];
    return Object.fromEntries(all.filter(([, boxes]) => boxes > 0));
  }

  /** Hexes and headings of the ships named. */
  places(...ids: string[]): string[] {
    return ids.map(id => place(this.ship(id)));
  }

  /** Answers what is asked as given, idly for sides that are not named; every die of the script must fall. Gives what was told. */
  step(given: Given = {}, dice: readonly Scripted[] = []): Happened[] {
    const source = scriptedDice(dice);
    const told = this.#play(given, source);
    expect(source.diceLeft(), 'dice left over').toBe(0);
    return told;
  }

  /** Answers idly until a question of this kind is asked, in this pulse if one is named. */
  until(kind: Kind, pulse?: number): this {
    for (let steps = 0; steps < 60; steps += 1) {
      const [ask] = this.asks;
      if (!ask) throw new Error('the battle is over');
      if (ask.kind === kind && (pulse === undefined || this.s.open.pulse === pulse)) return this;
      this.step();
    }
    throw new Error(`${kind} is never asked`);
  }

  /** One weapon of one ship at another: its shot, or why there is none. */
  aim(firer: string, weapon: string, target: string): Aim | Cannot {
    const mount = this.of(firer).card.mounts.findIndex(one => one.weapon === weapon);
    const sight = sightOf(this.s);
    return aim(sight, lineOf(sight, this.ship(firer), this.ship(target)), mount);
  }

  /** The shot of one weapon of one ship at another. */
  shot(firer: string, weapon: string, target: string): Aim {
    const made = this.aim(firer, weapon, target);
    if ('rule' in made) throw new Error(`${made.rule} ${made.say}`);
    return made;
  }

  /** So many hits of a weapon on a ship, and the dice of their damage; every die must fall. Gives what was told. */
  hits(firer: string, weapon: string, target: string, [hits, dice]: readonly [number, readonly Scripted[]]): Happened[] {
    const told: Happened[] = [];
    const source = scriptedDice(dice);
    const t = rolled<FleetAction>(source, { tell: event => void told.push(event), reveal() {} });
    const shot = this.shot(firer, weapon, target);
    const { shipAt } = this.s.book;
    this.s.open.ships[shipAt[target] as number] = damage(shot.target, { roll: damageRollOf(shot, shot.to.squadron), hits }, t);
    expect(source.diceLeft(), 'dice left over').toBe(0);
    return told;
  }

  /** The faults of an order, each as its rule and its place. */
  refusals(side: string, order: object): string[] {
    const ask = this.asks.find(one => one.side === side);
    if (!ask) throw new Error(`${side} is not asked`);
    const found = fleetAction.questions[ask.kind].judge(this.view(side), ask.about as never, order as never);
    return found.map(({ rule, at }) => `${rule} ${at}`);
  }

  /** Sentences of what was told. */
  narrated(told: readonly Happened[] = this.told): string[] {
    return told.map(event => words.narrate({ clock: this.s.clock, event }, this.s.book));
  }

  #play(given: Given, source: Source): Happened[] {
    const from = this.told.length;
    const answers = this.asks.map(ask => ({ ...ask, order: this.#order(ask, given[ask.side]) }));
    const listener = {
      tell: (event: Happened) => {
        this.told.push(event);
        this.heard.push(event.kind);
      },
      reveal: (side: string) => void this.heard.push(`reveal ${side}`),
    };
    this.asks = play({ rules: fleetAction, t: rolled(source, listener) }, this.s, answers as never);
    return this.told.slice(from);
  }

  #order(ask: FaAsk, given: object | undefined): object {
    if (!given) return fleetAction.questions[ask.kind].idle(this.view(ask.side), ask.about as never);
    expect(this.refusals(ask.side, given)).toEqual([]);
    return given;
  }

  #mark({ id, boxes }: Line['ships'][number]): void {
    const ship = this.ship(id);
    for (const [row, left] of boxes) {
      const mount = this.of(id).card.mounts.findIndex(one => one.weapon === row);
      if (mount >= 0) ship.weapons[mount] = left;
      else if (Object.hasOwn(ship, row)) Object.assign(ship, { [row]: left });
      else throw new Error(`${id} has no row ${row}`);
    }
  }
}

/** Hex and heading: `3020^3`. */
export function place({ q, r, heading }: { q: number; r: number; heading: number }): string {
  return `${hexes.nameOf({ q, r }, 'columns')}^${heading}`;
}

interface Line {
  id: string;
  side: string;
  speed: number;
  heading: number;
  ships: { id: string; card: string; hex: string; boxes: [string, number][]; flights: string[] }[];
}

function squadronsIn(text: string, terms: Terms): Line[] {
  const lines = text.trim().split('\n');
  return lines.map(line => {
    const [, side, name, speed, ships] = /^\s*([a-z]+) ([A-Z]\w*) (\d+): (.+)$/.exec(line) ?? fail(line);
    const heading = Number(/\^(\d)/.exec(line)?.[1] ?? fail(line));
    const all = (ships as string).split(',').map(ship => shipIn(ship.trim(), terms));
    return { id: `${side}-${name?.toLowerCase()}`, side: side as string, speed: Number(speed), heading, ships: all };
  });
}

function shipIn(text: string, terms: Terms): Line['ships'][number] {
  const [, name, short, hex, rest] = /^(\w+) ([\w-]+) (\d{4})(?:\^\d)?(.*)$/.exec(text) ?? fail(text);
  const card = [...(terms.ships ?? []), ...printed.ships].find(one => one.id.startsWith(short as string)) ?? fail(text);
  const boxes = [...(rest as string).matchAll(/([a-z-]+)=(\d+)/g)].map(([, row, left]): [string, number] => [
    row as string,
    Number(left),
  ]);
  const flights = [...(rest as string).matchAll(/\+([a-z]+)/g)].map(([, one]) => fighter(one as string));
  return { id: (name as string).toLowerCase(), card: card.id, hex: hex as string, boxes, flights };
}

const fighter = (short: string): string => (printed.fighters.find(one => one.id.startsWith(short)) ?? fail(short)).id;

function fail(text: string): never {
  throw new Error(`not a line of a battle: ${text}`);
}

function scenarioOf(lines: readonly Line[], terms: Terms): Scenario {
  const sides = [...new Set(lines.map(line => line.side))];
  const { map = { columns: 60, rows: 84 }, turns = 8 } = terms;
  return {
    name: 'test',
    title: 'Test',
    map,
    turns,
    attacker: sides[0] as string,
    deploys: terms.deploys ?? terms.jumps ?? false,
    ...(terms.jumps && { jump: { side: sides[0] as string } }),
    ...(terms.reliefJumps && { reliefJumps: true }),
    start: { distance: terms.distance ?? 0 },
    options: {
      racialRadius: terms.racialRadius ?? false,
      ...(terms.afterburners && { afterburners: true }),
      ...(terms.styles && { styles: true, styleTilt: terms.styles === 'tilted' }),
    },
    stowed: !terms.mines,
    ...(terms.scatters && { scatters: true }),
    gates: terms.gates ?? [],
    sides: sides.map(id => ({
      id,
      name: id[0]?.toUpperCase() + id.slice(1),
      rows: [1, map.rows] as const,
      speed: 0,
      ...(terms.stakes?.[id] ? { stake: terms.stakes[id] } : {}),
      squadrons: lines.filter(line => line.side === id).map(line => squadronOf(line, terms)),
    })),
    cards: { ships: terms.ships ?? [], weapons: terms.weapons ?? [] },
    charts: terms.charts ?? (terms.morale ? printed.charts : { ...printed.charts, circles: [] }),
  };
}

function squadronOf({ id, heading, ships }: Line, { abilities = {}, relief = [] }: Terms): ScenarioSquadron {
  return {
    id,
    name: id.split('-')[1]?.toUpperCase() as string,
    ...(relief.includes(id) && { relief: true as const }),
    hex: ships[0]?.hex as string,
    heading: headingOf(heading),
    ships: ships.map(ship => {
      const name = ship.id[0]?.toUpperCase() + ship.id.slice(1);
      return {
        id: ship.id,
        name,
        card: ship.card,
        hex: ship.hex,
        flights: ship.flights,
        abilities: (abilities[ship.id] ?? []) as Ability[],
      };
    }),
  };
}

const STEPS: Readonly<Record<string, Step>> = {
  a: 'ahead',
  '<': 'port',
  '>': 'starboard',
  '{': 'slip-port',
  '}': 'slip-starboard',
};

/** A squadron of a scenario elsewhere, its ships in their places in the formation. */
export function movedTo(squadron: ScenarioSquadron, to: Pick<ScenarioSquadron, 'hex' | 'heading'>): ScenarioSquadron {
  const [from, lead] = [placeWritten(squadron), placeWritten(to)];
  const member = (hex: string) => writtenPlace(inFormation(lead, offsetOf(from, hexWritten(hex)))).hex;
  const ships = squadron.ships.map(({ hex, ...ship }) => ({ ...ship, ...(hex !== undefined && { hex: member(hex) }) }));
  return { ...squadron, ...to, ships };
}

/** A path by pulse: `aa<a/a/aa`. `a` ahead, `<` and `>` a hexside to port and to starboard, `{` and `}` a slip. */
export function path(text: string): Step[][] {
  return text.split('/').map(pulse => [...pulse].map(step => STEPS[step] ?? fail(text)));
}

/** A path as text. */
export function pathText(steps: readonly (readonly Step[])[]): string {
  const letters = Object.entries(STEPS);
  return steps.map(pulse => pulse.map(step => letters.find(([, name]) => name === step)?.[0]).join('')).join('/');
}

/** A plot: its path, and what else stands in it. */
export function plot(squadron: string, steps: string, rest: Omit<Partial<Plot>, 'squadron' | 'path'> = {}): Plot {
  return { squadron, path: path(steps), ...rest };
}

/** The faults of a plot, each as its rule and its place. */
export function faults(
  b: Battle,
  squadron: string,
  steps: string,
  rest: Omit<Partial<Plot>, 'squadron' | 'path'> = {},
): string[] {
  return plotFaults(b.plotting(squadron), plot(squadron, steps, rest), '').map(({ rule, at }) => `${rule} ${at}`);
}
