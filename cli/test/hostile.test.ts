import { caseOf, oddsCaseOf, ruleOn } from '@flagplot/lab';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from '../src/file.ts';
import { recognise } from '../src/kinds.ts';
import { battleForOdds } from '../src/odds.ts';
import { replayRecord } from '../src/records.ts';

/** Something put in place of any part of a file, or a part left out. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(-1, 0, 1, 2, 7, 0.5, 1e9, '', 'narn', 'earth', 'red', 'blue', [], {}, null, undefined),
);

/** Every place in a value, as a path. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => places(part, [...path, key]))];
}

function put(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, key, put(Reflect.get(copy, key), rest, by));
  return copy;
}

/** A sound file with any part of it replaced by anything. */
function spoilt(path: string): fc.Arbitrary<unknown> {
  const whole = readJson(path);
  return fc
    .tuple(fc.constantFrom(...places(whole)), anything)
    .map(([place, by]) => JSON.parse(JSON.stringify(put(whole, place, by) ?? null)));
}

test('whatever is in a file, it is some kind of file or none, and nothing breaks', () => {
  fc.assert(fc.property(fc.jsonValue(), value => void expect(recognise(value).faults.length).toBeGreaterThan(0)));
});

test.each(['cases/fa-damage-example.json', 'cases/fa-first-fire.json', 'cases/fa-refused-plot.json'])(
  '%s spoilt anywhere is ruled on or refused',
  path => {
    fc.assert(
      fc.property(spoilt(path), value => {
        const made = caseOf(value);
        const ruling = 'faults' in made ? made : ruleOn(made);
        expect('faults' in ruling ? ruling.faults.every(({ say }) => say !== '') : 'told' in ruling.ruling).toBe(true);
      }),
      { numRuns: 300 },
    );
  },
);

test('a question of odds spoilt anywhere is answered or refused', () => {
  fc.assert(
    fc.property(spoilt('cases/fa-volley.json'), value => {
      const made = oddsCaseOf(value);
      const position = 'faults' in made ? made : battleForOdds(made);
      expect('faults' in position || 'match' in position).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a record spoilt anywhere replays or is refused', () => {
  fc.assert(
    fc.property(spoilt('cases/duel.battle.json'), value => {
      const found = replayRecord(value);
      expect('faults' in found || 'match' in found).toBe(true);
    }),
    { numRuns: 60 },
  );
});
