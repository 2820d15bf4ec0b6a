// Battles on the brink of what comes between turns.

import type { Scenario } from '../../rules/scenario-file.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';

/** A battle in which only the last fire step of its first turn is left to answer: nothing has been hit. */
export function atTurnsEnd(text: string, more: Partial<Scenario> = {}): Battle {
  return toTurnsEnd(battle(text, more));
}

/** Answers idly until the last fire step of the turn is asked. */
export function toTurnsEnd(b: Battle): Battle {
  for (let steps = 0; steps < 200; steps += 1) {
    const isLast = b.s.open.slots.length === 0 && b.asks.length === 1 && b.asks[0]?.kind === 'fire';
    if (isLast) return b;
    if (b.asks.some(({ kind }) => kind === 'telegraph')) b.plan();
    else b.step();
  }
  throw new Error(`never there: ${b.asked().join()}`);
}
