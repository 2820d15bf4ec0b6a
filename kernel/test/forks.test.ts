import { expect, test } from 'vitest';
import type { Phase, Thrown } from '../src/contract.ts';
import { sum } from '../src/dice/readings.ts';
import { GENERATOR } from '../src/dice/stream.ts';
import type { HostMatch } from '../src/host.ts';
import { beginMatch } from '../src/match.ts';
import { resume } from '../src/record.ts';
import { duel } from './toy/cutters.ts';
import { withPhase } from './toy/faults/fault.ts';
import type { Cutters } from './toy/shapes.ts';

/** The toy, throwing three dice when the reserves are stowed. */
const thrower = withPhase('stow', (phase: Phase<Cutters>) => ({
  carry(s, t, answers) {
    t.throw(3, sum(6), () => ({ rule: 'CU-1', what: 'three' }));
    phase.carry?.(s, t, answers);
  },
}));

function begun(): HostMatch<Cutters> {
  const dice = { kind: 'seeded', generator: GENERATOR, seed: 'a fork' } as const;
  const begun = beginMatch(thrower.rules, duel, { check: thrower.check, dice });
  if ('faults' in begun) throw new Error('the toy cannot be begun');
  return begun.match;
}

function stowed(match: Pick<HostMatch<Cutters>, 'answer'>): void {
  for (const side of duel.sides) match.answer(side, 0, { reserve: 0 });
}

function three(match: Pick<HostMatch<Cutters>, 'told'>): number[] | undefined {
  const thrown = match.told(undefined).map(one => one.event as Thrown);
  return thrown.find(event => event.kind === 'thrown' && event.why.what === 'three')?.faces;
}

test('a fork without a seed is thrown by hand, and its record replays to the same', () => {
  const match = begun();
  match.reseed();
  stowed(match);
  expect(match.wanted()).toMatchObject({ dice: 3, sides: 6 });
  const [by = ''] = duel.sides;
  expect(match.fell(by, [7, 1, 1])).toHaveLength(1);
  expect(match.fell(by, [6, 1, 2])).toEqual([]);
  for (let wanted = match.wanted(); wanted; wanted = match.wanted()) match.fell(by, Array<number>(wanted.dice).fill(1));
  expect(three(match)).toEqual([6, 1, 2]);
  const again = resume(thrower.rules, match.saved(), thrower.check);
  if ('faults' in again) throw new Error(JSON.stringify(again.faults));
  expect(again.match.state()).toEqual(match.state());
});

test('a fork of one seed falls alike, of another otherwise, and the battle it was taken from stays as it was', () => {
  const match = begun();
  const forks = ['one', 'one', 'another'].map(seed => match.fork(seed));
  for (const fork of [...forks, match]) stowed(fork);
  const [a, b, c] = forks.map(three);
  expect(a).toEqual(b);
  expect(a).not.toEqual(c);
  const plain = begun();
  stowed(plain);
  expect(three(match)).toEqual(three(plain));
});
