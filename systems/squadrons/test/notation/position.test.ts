import { canonical } from '@flagplot/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import lesson from '../../lesson/scenario.json' with { type: 'json' };
import { formatPosition, parsePosition } from '../../notation/position.ts';
import type { Book } from '../../rules/book.ts';
import type { StandingChoice } from '../../rules/orders.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { SqState } from '../../rules/state.ts';
import { scenarios } from '../../scenarios/index.ts';
import { brawl } from '../brawl.ts';
import { randomStates } from './random.ts';

const ALL: Readonly<Record<string, Scenario>> = { ...scenarios, brawl, lesson: lesson as unknown as Scenario };

/** The state without its book, as it is compared. */
function plainOf({ clock, open, sealed }: Omit<SqState, 'book'>): string {
  return canonical({ clock, open, sealed });
}

function parsed(text: string, book: Book): Omit<SqState, 'book'> {
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

const choices = (book: Book, seed: number): StandingChoice[] =>
  book.squadrons.slice(0, 3).map(({ id }, i) => ({
    squadron: id,
    ...((seed + i) % 4 < 3 && { combat: (['jam', 'hold', 'nearest'] as const)[(seed + i) % 3]! }),
    ...((seed + i) % 2 === 0 && { follow: book.squadrons[0]!.id }),
  }));

test('1 position: what is left to squadrons is read as it is written', () => {
  const [s] = [...randomStates(ALL.brawl as Scenario, 1)] as [SqState];
  for (let seed = 0; seed < 12; seed += 1) {
    const [red = '', blue = ''] = Object.keys(s.sealed);
    const sealed = { ...s.sealed, [red]: { standing: choices(s.book, seed) }, [blue]: { standing: [] } };
    const text = formatPosition({ ...s, sealed });
    expect(plainOf(parsed(text, s.book)), text).toBe(plainOf({ ...s, sealed }));
    expect(formatPosition({ ...s, sealed }, blue)).not.toContain(`folder ${red}`);
  }
  expect(formatPosition({ ...s, sealed: { alliance: { standing: choices(s.book, 0) } } })).toContain(
    'folder alliance: green to jam and follow green, gold to hold fire, alpha to fire at the nearest and follow green',
  );
});

test.each(Object.keys(ALL))('1 position: %s as one side sees it is the same but for the folders of the others', name => {
  for (const s of randomStates(ALL[name] as Scenario, 7)) {
    for (const { id } of s.book.sides) {
      const sealed = Object.fromEntries(Object.keys(s.sealed).map(side => [side, side === id ? s.sealed[side] : {}]));
      expect(plainOf(parsed(formatPosition(s, id), s.book))).toBe(plainOf({ ...s, sealed } as SqState));
    }
  }
});
