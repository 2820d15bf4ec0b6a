// A battle owns its parts: what is changed in one place changes in no other.

import type { Answer, GameTypes, State } from '../contract.ts';
import { begin, play, setUp } from '../loop.ts';
import { cloned } from '../step.ts';
import type { Listener } from '../table.ts';
import { rolled } from '../table.ts';
import { answersAt, breakOff, diceOf, momentsOf } from './battles.ts';
import type { Battle, DemandOfBattle, Moment } from './subject.ts';

/** A battle is played on in place, and may be played again from a copy: both come to the same only where nothing is held twice. */
export const partsAreOwned: DemandOfBattle = {
  id: 'parts-are-owned',
  of: 'battle',
  says: 'no part of a battle is also another part of it, of its book, of an order or of what is told',
  holds<G extends GameTypes>(battle: Battle<G>): void {
    opensOwned(battle);
    for (const moment of momentsOf(battle)) if (moment.asks.length > 0) goesOnOwned(moment, answersAt(moment));
  },
};

function opensOwned<G extends GameTypes>(battle: Battle<G>): void {
  const read = battle.rules.read(battle.scenario);
  if ('faults' in read) return;
  const s = setUp(battle.rules, battle.scenario, read.book);
  owns(battle, s, [battle.scenario, read.book]);
  const told = new Recorder<G>();
  begin({ rules: battle.rules, t: rolled(diceOf(battle), told) }, s);
  owns(battle, s, [battle.scenario, read.book, told.events]);
  told.stands(battle, s);
}

/** The next step, on a copy: its parts as the rules leave them. */
function goesOnOwned<G extends GameTypes>({ battle, s }: Moment<G>, answers: readonly Answer<G>[]): void {
  const twin = cloned(s);
  const told = new Recorder<G>();
  play({ rules: battle.rules, t: rolled(diceOf(battle, s.clock.step), told) }, twin, answers);
  owns(battle, twin, [s.book, answers]);
  owns(battle, twin, [told.events]);
  told.stands(battle, twin);
}

/** What is told in a step, and how each of it read when it was told: nobody copies it, so nothing may change it any more. */
class Recorder<G extends GameTypes> implements Listener<G> {
  readonly events: unknown[] = [];
  readonly #texts: string[] = [];

  tell(event: unknown): void {
    this.events.push(event);
    this.#texts.push(JSON.stringify(event));
  }

  reveal(): void {}

  stands(battle: Battle<G>, s: State<G>): void {
    const at = this.events.findIndex((event, i) => JSON.stringify(event) !== this.#texts[i]);
    if (at >= 0) breakOff(battle, s.clock.step, `what was told has changed since: ${this.#texts[at]}`);
  }
}

function owns<G extends GameTypes>(battle: Battle<G>, s: State<G>, others: readonly unknown[]): void {
  const places = new Map<object, string>();
  for (const other of others) heldIn(other, 'what is not its own', places);
  for (const [what, part] of Object.entries({ open: s.open, sealed: s.sealed })) {
    const twice = heldIn(part, what, places);
    if (twice) breakOff(battle, s.clock.step, twice);
  }
}

/** Notes every part of a value, and says which of them is noted already. */
function heldIn(value: unknown, at: string, places: Map<object, string>): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const other = places.get(value);
  if (other !== undefined) return `${at} is the same thing as ${other}`;
  places.set(value, at);
  for (const [key, part] of Object.entries(value)) {
    const twice = heldIn(part, `${at}/${key}`, places);
    if (twice) return twice;
  }
  return undefined;
}
