import { closedTo, positionAgain, positionSeenAgain, randomStates } from '@flagplot/manifest/round-trip';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import lesson from '../../lesson/scenario.json' with { type: 'json' };
import { withCourses } from '../../notation/folder.ts';
import { notation } from '../../notation/index.ts';
import { sense } from '../../rules/edge/sense.ts';
import { fleetAction as rules } from '../../rules/index.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { scenarios } from '../../scenarios/index.ts';
import { brawl } from '../brawl.ts';

/** Every commander is stubborn, and has a style. */
const styled: Scenario = {
  ...brawl,
  options: { styles: true, styleTilt: true },
  sides: brawl.sides.map(side => ({
    ...side,
    squadrons: side.squadrons.map(squadron => ({
      ...squadron,
      ships: squadron.ships.map((ship, n) => (n === 0 ? { ...ship, abilities: ['stubborn', 'stubborn'] as const } : ship)),
    })),
  })),
};
const ALL: Readonly<Record<string, Scenario>> = { ...scenarios, brawl, styled, lesson: lesson as unknown as Scenario };
const EMPTY = { plots: [], pulse: 0, jumps: [] };

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

test.each(Object.entries(ALL))(
  'FA-3.2.1 %s as one side sees it is the same, but that all others hold their courses',
  (_, scenario) => {
    for (const s of randomStates(rules, scenario, 7))
      for (const { id } of s.book.sides) {
        const seen = { ...s, sealed: withCourses(closedTo(s, id, EMPTY)) };
        const { text, read, given } = positionSeenAgain(notation, s, { side: id, seen });
        expect(read, text).toBe(given);
        expect(sense(seen)).toEqual([]);
      }
  },
);
