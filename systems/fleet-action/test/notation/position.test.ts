import { canonical } from '@flagplot/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import lesson from '../../lesson/scenario.json' with { type: 'json' };
import { withCourses } from '../../notation/folder.ts';
import { formatPosition } from '../../notation/format.ts';
import { parsePosition } from '../../notation/position.ts';
import type { Book } from '../../rules/book.ts';
import type { Sealed } from '../../rules/folder.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { sense } from '../../rules/sense.ts';
import type { FaState } from '../../rules/state.ts';
import { scenarios } from '../../scenarios/index.ts';
import { brawl } from '../brawl.ts';
import { randomStates } from './random.ts';

const ALL: Readonly<Record<string, Scenario>> = { ...scenarios, brawl, lesson: lesson as unknown as Scenario };

/** The state without its book, as it is compared. */
function plainOf({ clock, open, sealed }: Omit<FaState, 'book'>): string {
  return canonical({ clock, open, sealed });
}

function parsed(text: string, book: Book): Omit<FaState, 'book'> {
  const found = parsePosition(text, book);
  if ('faults' in found) throw new Error(`${text}\n${found.faults.map(({ at, say }) => `${at} ${say}`).join('\n')}`);
  return found.state;
}

test.each(Object.keys(ALL))('1 position: %s at any step of any battle is the same from its text', name => {
  fc.assert(
    fc.property(fc.nat(100_000), seed => {
      for (const s of randomStates(ALL[name] as Scenario, seed)) {
        const text = formatPosition(s);
        expect(plainOf(parsed(text, s.book)), text).toBe(plainOf(s));
      }
    }),
    { numRuns: 3 },
  );
});

test.each(Object.keys(ALL))('FA-3.2.1 %s as one side sees it is the same, but that all others hold their courses', name => {
  for (const s of randomStates(ALL[name] as Scenario, 7)) {
    for (const { id } of s.book.sides) {
      const sealed = Object.fromEntries(
        Object.keys(s.sealed).map(side => [side, side === id ? (s.sealed[side] as Sealed) : { plots: [], pulse: 0, jumps: [] }]),
      );
      const seen = parsed(formatPosition(s, id), s.book);
      expect(plainOf(seen)).toBe(plainOf({ ...s, sealed: withCourses({ ...s, sealed }) }));
      expect(sense({ ...seen, book: s.book })).toEqual([]);
    }
  }
});
