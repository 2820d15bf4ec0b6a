import { expect, test } from 'vitest';
import type { Ruleset } from '../src/contract.ts';
import { lineAt, setUp } from '../src/loop.ts';
import { cutters, duel } from './toy/cutters.ts';
import type { Cutters } from './toy/shapes.ts';

test('two rule systems on one book each keep to their own sequence, whichever is asked first', () => {
  const backwards: Ruleset<Cutters> = {
    ...cutters,
    sequence(book) {
      const { opening, turn } = cutters.sequence(book);
      return { opening, turn: turn.toReversed() };
    },
  };
  const s = setUp(cutters, duel, duel);
  s.clock.turn = 1;
  const { turn } = cutters.sequence(duel);
  const first = (rules: Ruleset<Cutters>): string | undefined => lineAt(rules, s)?.name;
  expect([first(cutters), first(backwards), first(cutters)]).toEqual([turn[0]!.name, turn.at(-1)!.name, turn[0]!.name]);
});
