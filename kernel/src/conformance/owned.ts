// A battle owns its parts: what is changed in one place changes in no other.

import type { Answer, GameTypes, State } from '../contract.ts';
import { begin, play, setUp } from '../loop.ts';
import { cloned } from '../step.ts';
import { rolled } from '../table.ts';
import type { Battle, Moment } from './battles.ts';
import { answersAt, battlesOf, broken, diceOf, momentsOf } from './battles.ts';
import type { Demand, Subject } from './subject.ts';

/** A battle is played on in place, and may be played again from a copy: both come to the same only where nothing is held twice. */
export const partsAreOwned: Demand = {
  name: 'no part of a battle is also another part of it, of its book or of an order',
  run<G extends GameTypes>(subject: Subject<G>): void {
    for (const battle of battlesOf(subject)) {
      opensOwned(battle);
      for (const moment of momentsOf(battle)) if (moment.asks.length > 0) goesOnOwned(moment, answersAt(moment));
    }
  },
};

function opensOwned<G extends GameTypes>(battle: Battle<G>): void {
  const read = battle.rules.read(battle.scenario);
  if ('faults' in read) return;
  const s = setUp(battle.rules, battle.scenario, read.book);
  owns(battle, s, [battle.scenario, read.book]);
  begin(battle.rules, s, rolled(diceOf(battle, 0)));
  owns(battle, s, [battle.scenario, read.book]);
}

/** The next step, on a copy: its parts as the rules leave them. */
function goesOnOwned<G extends GameTypes>({ battle, s }: Moment<G>, answers: readonly Answer<G>[]): void {
  const twin = cloned(s);
  play(battle.rules, twin, answers, rolled(diceOf(battle, s.clock.step + 1)));
  owns(battle, twin, [s.book, answers]);
}

function owns<G extends GameTypes>(battle: Battle<G>, s: State<G>, others: readonly unknown[]): void {
  const places = new Map<object, string>();
  for (const other of others) heldIn(other, 'what is not its own', places);
  for (const [what, part] of Object.entries({ open: s.open, sealed: s.sealed })) {
    const twice = heldIn(part, what, places);
    if (twice) broken(battle, s.clock.step, twice);
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
