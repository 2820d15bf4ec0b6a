import { closedTo, positionAgain, positionSeenAgain, randomStates } from '@flagplot/manifest/round-trip';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import lesson from '../../lesson/scenario.json' with { type: 'json' };
import { notation } from '../../notation/index.ts';
import type { Book } from '../../rules/book.ts';
import { squadrons as rules } from '../../rules/index.ts';
import type { StandingChoice } from '../../rules/orders.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { SqState } from '../../rules/state.ts';
import { scenarios } from '../../scenarios/index.ts';
import { brawl } from '../brawl.ts';

const ALL: Readonly<Record<string, Scenario>> = { ...scenarios, brawl, lesson: lesson as unknown as Scenario };

test.each(Object.entries(ALL))('1 position: %s at any step of any battle is the same from its text', (_, scenario) => {
  fc.assert(
    fc.property(fc.nat(100_000), seed => {
      for (const s of randomStates(rules, scenario, seed)) {
        const { text, read, given } = positionAgain(notation, s);
        expect(read, text).toBe(given);
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
  const [s] = [...randomStates(rules, brawl, 1)] as [SqState];
  for (let seed = 0; seed < 12; seed += 1) {
    const [red = '', blue = ''] = Object.keys(s.sealed);
    const sealed = { ...s.sealed, [red]: { standing: choices(s.book, seed) }, [blue]: { standing: [] } };
    const { text, read, given } = positionAgain(notation, { ...s, sealed });
    expect(read, text).toBe(given);
    expect(notation.formatPosition({ ...s, sealed }, blue)).not.toContain(`folder ${red}`);
  }
  expect(notation.formatPosition({ ...s, sealed: { alliance: { standing: choices(s.book, 0) } } })).toContain(
    'folder alliance: green to jam and follow green, gold to hold fire, alpha to fire at the nearest and follow green',
  );
});

test.each(Object.entries(ALL))(
  '1 position: %s as one side sees it is the same but for the folders of the others',
  (_, scenario) => {
    for (const s of randomStates(rules, scenario, 7))
      for (const { id } of s.book.sides) {
        const { text, read, given } = positionSeenAgain(notation, s, { side: id, seen: closedTo(s, id, {}) });
        expect(read, text).toBe(given);
      }
  },
);
