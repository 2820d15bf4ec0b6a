import type { Refusal } from '@flagplot/kernel';
import { caseOf, oddsCaseOf, ruleOn } from '@flagplot/lab';
import { shippedShelf } from '@flagplot/shelf/shipped';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from '../src/file.ts';
import { recognise } from '../src/kinds.ts';
import { battleForOdds } from '../src/odds.ts';
import { replayRecord } from '../src/records.ts';

const shelf = await shippedShelf();

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

test('whatever is in a file, it is some kind of file or none, and nothing breaks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async value => {
      expect((await recognise(shelf, value)).faults.length).toBeGreaterThan(0);
    }),
  );
});

test.each(['cases/fa-damage-example.json', 'cases/fa-first-fire.json', 'cases/fa-refused-plot.json'])(
  '%s spoilt anywhere is ruled on or refused',
  async path => {
    await fc.assert(
      fc.asyncProperty(spoilt(path), async value => {
        const made = caseOf(value);
        const system = 'faults' in made ? made : await shelf.open(made.system);
        const ruling = 'faults' in made || 'faults' in system ? (system as { faults: readonly Refusal[] }) : ruleOn(system, made);
        expect('faults' in ruling ? ruling.faults.every(({ say }) => say !== '') : 'told' in ruling.ruling).toBe(true);
      }),
      { numRuns: 300 },
    );
  },
);

test('a question of odds spoilt anywhere is answered or refused', async () => {
  await fc.assert(
    fc.asyncProperty(spoilt('cases/fa-volley.json'), async value => {
      const made = oddsCaseOf(value);
      const system = 'faults' in made ? made : await shelf.open(made.system);
      const position = 'faults' in made || 'faults' in system ? system : battleForOdds(system, made);
      expect('faults' in position || 'match' in position).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a record spoilt anywhere replays or is refused', async () => {
  await fc.assert(
    fc.asyncProperty(spoilt('cases/duel.battle.json'), async value => {
      const found = await replayRecord(shelf, value);
      expect('faults' in found || 'match' in found).toBe(true);
    }),
    { numRuns: 60 },
  );
});
