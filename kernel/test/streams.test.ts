import { expect, test } from 'vitest';
import type { Phase, Thrown } from '../src/contract.ts';
import { sum } from '../src/dice/readings.ts';
import { GENERATOR } from '../src/dice/stream.ts';
import { beginMatch } from '../src/match.ts';
import { duel } from './toy/cutters.ts';
import { withPhase } from './toy/faults/fault.ts';
import type { Cutters } from './toy/shapes.ts';

const A_DOZEN = { dice: 12, sides: 6 };

/** The toy, throwing a dozen dice as its opening begins and a dozen when the reserves are stowed. */
const thrower = withPhase('stow', (phase: Phase<Cutters>) => ({
  begin(s, t) {
    t.throw(A_DOZEN.dice, sum(A_DOZEN.sides), () => ({ rule: 'CU-1', what: 'a dozen' }));
    phase.begin?.(s, t);
  },
  carry(s, t, answers) {
    t.throw(A_DOZEN.dice, sum(A_DOZEN.sides), () => ({ rule: 'CU-1', what: 'a dozen' }));
    phase.carry?.(s, t, answers);
  },
}));

function dozens(seed: string): number[][] {
  const begun = beginMatch(thrower.rules, duel, { check: thrower.check, dice: { kind: 'seeded', generator: GENERATOR, seed } });
  if ('faults' in begun) throw new Error('the toy cannot be begun');
  for (const side of duel.sides) begun.match.answer(side, 0, { reserve: 0 });
  const thrown = begun.match.told(undefined).map(one => one.event);
  return thrown
    .filter((event): event is Thrown => event.kind === 'thrown' && event.why.what === 'a dozen')
    .map(event => event.faces);
}

test('the dice of the opening do not tell those of the first round of answers', () => {
  const [opening, first] = dozens('one');
  expect(opening).toHaveLength(A_DOZEN.dice);
  expect(first).toHaveLength(A_DOZEN.dice);
  expect(first).not.toEqual(opening);
});

test('the same seed throws the same dice, another seed others', () => {
  expect(dozens('one')).toEqual(dozens('one'));
  expect(dozens('two')).not.toEqual(dozens('one'));
});
