// A battle of a few units, a line each, played by orders and scripted dice:
//
//   sd vasa sd-bb 28.6,18.4^14 Half        side, id, sheet, place in inches and heading in degrees, telegraph
//
// Sides are enemies; their order is that in which they are first named. A squadron lies in line abreast, to starboard of its flagship.

import type { Listener, Scripted, Source, Thrown } from '@flagplot/kernel';
import { begin, play, rolled, scriptedDice, setUp, viewOf } from '@flagplot/kernel';
import { parseDegrees, parseInches } from '@flagplot/plane/words';
import { expect } from 'vitest';
import type { Setting } from '../rules/charts.ts';
import { whole } from '../rules/edge/scenario.ts';
import type { Event } from '../rules/events.ts';
import { baltic as rules } from '../rules/index.ts';
import type { Vessel } from '../rules/open.ts';
import type { Sail, Sailing } from '../rules/orders.ts';
import { vesselCalled } from '../rules/roster.ts';
import { bookOf } from '../rules/scenario-book.ts';
import type { Scenario, ScenarioSide, ScenarioUnit } from '../rules/scenario-file.ts';
import type { Baltic, BbAsk, BbPhase, BbState, BbView } from '../rules/state.ts';

const NAVIES = ['sweden-denmark', 'teutonic-order', 'hanseatic-league', 'new-finland', 'varelser'];

export type Happened = Event | Thrown;
export type Given = Record<string, object>;
/** Mil along a course, below 0 astern, and hundredths of a degree an inch. */
type Piece = readonly [d: number, turn: number];

/** The units of a text, a turn or more of them. */
export function battle(text: string, more: Partial<Scenario> = {}): Battle {
  return new Battle(scenarioOf(text, more));
}

/** The scenario of such a text. */
export function scenarioOf(text: string, more: Partial<Scenario>): Scenario {
  const lines = text
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .filter(([side]) => side) as [string, string, string, string, Setting?][];
  const sides = [...new Set(lines.map(([side]) => side))].map((id): ScenarioSide => {
    const units = lines.filter(([side]) => side === id).map(([, ...unit]) => unitOf(unit));
    return { id, name: id.toUpperCase(), navies: NAVIES, zones: [], units };
  });
  const table = { width: 72_000, height: 48_000 };
  return { name: 'test', title: 'Test', table, features: [], turns: 8, margin: 75, goals: [], sides, ...more };
}

function unitOf([id, card, place, telegraph = 'Half']: [string, string, string, Setting?]): ScenarioUnit {
  const [x, y, heading] = place.split(/[,^]/) as [string, string, string];
  const pose = { x: parseInches(x) as number, y: parseInches(y) as number, heading: parseDegrees(heading) as number };
  return { id, card, pose, telegraph };
}

export class Battle {
  readonly s: BbState;
  asks: BbAsk[];
  readonly told: Happened[] = [];

  constructor(scenario: Scenario) {
    // Sheets and places of a test need not stand as a scenario's: its faults are looked at elsewhere.
    this.s = setUp(rules, scenario, bookOf(whole(scenario)));
    this.asks = begin({ rules, t: rolled(scriptedDice([])) }, this.s);
  }

  vessel(id: string): Vessel {
    return vesselCalled(this.s.open, id);
  }

  view(side: string): BbView {
    return viewOf(this.s, side);
  }

  /** Answers what is asked as given, idly for sides not named; every die of the script must fall. Gives what was told. */
  step(given: Given = {}, dice: readonly Scripted[] = []): Happened[] {
    const source = scriptedDice(dice);
    const told = this.#play(given, source);
    expect(source.diceLeft(), 'dice left over').toBe(0);
    return told;
  }

  /** Speed orders by unit, the others steady; then bids by side with the dice of ties, idle places and stacks: the first activation is asked. */
  plan(settings: Readonly<Record<string, Setting>> = {}, bids: Readonly<Record<string, number>> = {}): this {
    const given = this.asks.map(ask => {
      const { units } = rules.questions.telegraph.idle(this.view(ask.side), ask.about as never);
      return [ask.side, { units: units.map(order => ({ ...order, setting: settings[order.unit] ?? order.setting })) }];
    });
    this.step(Object.fromEntries(given));
    const points = this.asks.map(({ side }, i) => [side, { points: bids[side] ?? this.asks.length - i }]);
    this.step(Object.fromEntries(points));
    while (!this.asks.some(({ kind }) => kind === 'sail')) this.step();
    return this;
  }

  /** Plays the card of a unit: courses by vessel, `3 0` straight on, `2 1500` to starboard; the dice that fall on the way. */
  sail(unit: string, courses: Readonly<Record<string, readonly Piece[]>>, dice: readonly Scripted[] = []): Happened[] {
    const vessels = Object.entries(courses).map(([vessel, legs]) => ({ vessel, legs: legs.map(([d, turn]) => ({ d, turn })) }));
    return this.order(unit, vessels, dice);
  }

  /** The same with whole sailings: flights, and bombs. */
  order(unit: string, vessels: Sailing[], dice: readonly Scripted[] = []): Happened[] {
    return this.step({ [this.#asked().side]: this.sailing(unit, vessels) }, dice);
  }

  /** An order as it would be given now. */
  sailing(unit: string, vessels: Sailing[]): Sail {
    return { ...('ways' in this.#asked().about && { way: 'top' as const }), unit, vessels };
  }

  /** Idly to the next turn, and planned as `plan` does. */
  next(settings: Readonly<Record<string, Setting>> = {}): this {
    while (!this.asks.some(({ kind }) => kind === 'telegraph')) this.step();
    return this.plan(settings);
  }

  #asked(): BbAsk {
    return this.asks[0] as BbAsk;
  }

  /** What a line of the turn does as it begins, wherever the battle stands. */
  begin(line: Pick<BbPhase, 'begin'>, dice: readonly Scripted[] = []): Happened[] {
    const from = this.told.length;
    const source = scriptedDice(dice);
    line.begin?.(this.s, rolled(source, this.#listener()));
    expect(source.diceLeft(), 'dice left over').toBe(0);
    return this.told.slice(from);
  }

  /** Who is asked what: `sd sail`. */
  asked(): string[] {
    return this.asks.map(({ side, kind }) => `${side} ${kind}`);
  }

  /** The refusals an order meets: `BB-3.1.1 /vessels/0/legs`. */
  refusals(side: string, order: object): string[] {
    const ask = this.asks.find(one => one.side === side) as BbAsk;
    return rules.questions[ask.kind]
      .judge(this.view(side), ask.about as never, order as never)
      .map(({ rule, at }) => `${rule} ${at ?? ''}`);
  }

  #play(given: Given, source: Source): Happened[] {
    const from = this.told.length;
    const answers = this.asks.map(ask => ({ ...ask, order: this.#order(ask, given[ask.side]) }));
    this.asks = play({ rules, t: rolled(source, this.#listener()) }, this.s, answers as never);
    return this.told.slice(from);
  }

  #listener(): Listener<Baltic> {
    return { tell: event => void this.told.push(structuredClone(event) as Happened), reveal: () => undefined };
  }

  #order(ask: BbAsk, given: object | undefined): object {
    const question = rules.questions[ask.kind];
    if (!given) return question.idle(this.view(ask.side), ask.about as never);
    expect(this.refusals(ask.side, given)).toEqual([]);
    return given;
  }
}

/** Those of one kind among what was told. */
export function only<K extends Happened['kind']>(told: readonly Happened[], kind: K): Extract<Happened, { kind: K }>[] {
  return told.filter((one): one is Extract<Happened, { kind: K }> => one.kind === kind);
}
