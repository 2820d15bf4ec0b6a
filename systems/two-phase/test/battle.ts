// A battle of a few ships, a line each, played by orders and scripted dice:
//
//   a blue fed-ca 1815^B 8        side, id, card, hex and facing, the speed it comes with
//
// Sides are enemies; their order is that in which they are first named.

import { hexes } from '@flagplot/hexes';
import type { Scripted, Source, Thrown } from '@flagplot/kernel';
import { begin, play, rolled, scriptedDice, setUp, viewOf } from '@flagplot/kernel';
import { expect } from 'vitest';
import { read } from '../rules/edge/scenario.ts';
import { emptyForm } from '../rules/energy/cut.ts';
import type { Ship } from '../rules/energy/power.ts';
import type { Event } from '../rules/events.ts';
import type { Hold } from '../rules/folder.ts';
import { LAYOUT } from '../rules/geometry/map.ts';
import { twoPhase as rules } from '../rules/index.ts';
import type { Unit } from '../rules/open.ts';
import type { Form, Shot, Watch, Window } from '../rules/orders.ts';
import { holdOf, unitCalled } from '../rules/roster.ts';
import type { Scenario, ScenarioShip } from '../rules/scenario-file.ts';
import type { TpAsk, TpState, TpView } from '../rules/state.ts';
import { shipOf } from '../rules/turn/1-energy.ts';

export type Happened = Event | Thrown;
export type Given = Record<string, object>;
const LETTERS = 'ABCDEF';

/** The ships of a text, a turn or more of them. */
export function battle(text: string, more: Partial<Scenario> = {}): Battle {
  return new Battle(scenarioOf(text, more));
}

/** The scenario of a text. */
export function scenarioOf(text: string, more: Partial<Scenario> = {}): Scenario {
  const lines = text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => line.split(/\s+/) as [string, string, string, string, string?]);
  const sides = [...new Set(lines.map(([side]) => side))];
  const shipsOf = (side: string): ScenarioShip[] =>
    lines
      .filter(([of]) => of === side)
      .map(([, id, card, place, speed]) => {
        const [hex, facing] = place.split('^') as [string, 'A'];
        return { id, card, hex, facing, speed: Number(speed ?? 8) };
      });
  return {
    name: 'test',
    title: 'Test',
    map: { columns: 42, rows: 30 },
    turns: 10,
    sides: sides.map(id => ({ id, name: id.toUpperCase(), facing: 'B', ships: shipsOf(id) })),
    ...more,
  };
}

export class Battle {
  readonly rules: typeof rules = rules;
  readonly s: TpState;
  asks: TpAsk[];
  readonly told: Happened[] = [];
  /** What was told to some sides alone. */
  readonly whispered: { event: Happened; to: readonly string[] }[] = [];

  constructor(scenario: Scenario) {
    const made = read(scenario);
    if ('faults' in made) throw new Error(made.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
    this.s = setUp(rules, scenario, made.book);
    this.asks = begin({ rules, t: rolled(scriptedDice([])) }, this.s);
  }

  unit(id: string): Unit {
    return unitCalled(this.s.open, id);
  }

  hold(id: string): Hold {
    return holdOf(this.s, this.unit(id));
  }

  /** A ship with its card and what its owner holds of it. */
  ship(id: string): Ship {
    return shipOf(this.view(this.unit(id).side), id);
  }

  view(side: string): TpView {
    return viewOf(this.s, side);
  }

  /** Hex and facing: `1815^B`. */
  place(id: string): string {
    const { q, r, facing } = this.unit(id);
    return `${hexes.nameOf({ q, r }, LAYOUT)}^${LETTERS[facing]}`;
  }

  /** Puts a unit somewhere else, as if it had always stood there. */
  put(id: string, place: string): this {
    const [hex, facing] = place.split('^') as [string, string];
    Object.assign(this.unit(id), hexes.parseName(hex, LAYOUT), { facing: LETTERS.indexOf(facing), came: null });
    return this;
  }

  /** Forms of ships by what differs from housekeeping alone; standing orders by ship. The dice are those of initiative and lock-on. */
  allocate(
    forms: Record<string, Partial<Form>>,
    { dice = [], watch = [] }: { dice?: readonly Scripted[]; watch?: Watch[] } = {},
  ): Happened[] {
    const given = Object.fromEntries(
      this.asks.map(({ side, about }) => {
        const ships = (about as { ships: string[] }).ships;
        const own = watch.filter(({ unit }) => ships.includes(unit));
        return [side, { forms: ships.map(id => this.form(id, forms[id])), small: [], order: [], watch: own }];
      }),
    );
    return this.step(given, dice);
  }

  /** Housekeeping, and what differs. */
  form(id: string, differs: Partial<Form> = {}): Form {
    return { ...emptyForm({ unit: this.unit(id) }), ...differs };
  }

  /** Answers what is asked as given, idly for sides not named; every die of the script must fall. Gives what was told. */
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
  until(kind: TpAsk['kind'], side?: string): this {
    for (let steps = 0; steps < 200; steps += 1) {
      if (this.asks.length === 0) throw new Error('nobody is asked any more');
      if (this.asks.some(ask => ask.kind === kind && (side === undefined || ask.side === side))) return this;
      this.step();
    }
    throw new Error(`${kind} is never asked`);
  }

  /** Who is asked what: `a space`. */
  asked(): string[] {
    return this.asks.map(({ side, kind }) => `${side} ${kind}`);
  }

  /** The refusals an order meets: `TP-4.2.6 /step`. */
  refusals(side: string, order: object): string[] {
    const ask = this.asks.find(one => one.side === side) as TpAsk;
    return rules.questions[ask.kind]
      .judge(this.view(side), ask.about as never, order as never)
      .map(({ rule, at }) => `${rule} ${at ?? ''}`);
  }

  #play(given: Given, source: Source): Happened[] {
    const from = this.told.length;
    const answers = this.asks.map(ask => ({ ...ask, order: this.#order(ask, given[ask.side]) }));
    const tell = (event: Happened, to?: readonly string[]): void => {
      this.told.push(structuredClone(event));
      if (to) this.whispered.push({ event, to });
    };
    const listener = { tell, reveal: () => undefined };
    this.asks = play({ rules, t: rolled(source, listener) }, this.s, answers as never);
    return this.told.slice(from);
  }

  #order(ask: TpAsk, given: object | undefined): object {
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

/** A space: its step, and fire `phaser-1 red`, with the mode after a colon `photon-a:overload red`. */
export function space(step: string, ...fire: string[]): { step: string; acts: Window['acts']; fire: Shot[] } {
  return { step, acts: [], fire: fire.map(shot) };
}

/** Windows of one unit: fire as in a space. */
export function fires(unit: string, ...fire: string[]): { windows: Window[] } {
  return { windows: [{ unit, acts: [], fire: fire.map(shot) }] };
}

/** Windows of one unit: its acts. */
export function acts(unit: string, ...all: Window['acts']): { windows: Window[] } {
  return { windows: [{ unit, acts: all, fire: [] }] };
}

function shot(text: string): Shot {
  const [weapon, on] = text.split(' ') as [string, string];
  const [id, as] = weapon.split(':') as [string, Shot['as']];
  return as ? { weapon: id, on, as } : { weapon: id, on };
}
