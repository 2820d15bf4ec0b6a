// The fire that is proposed at one press.

import { type Aimed, bestFire } from '@flagplot/bots/proposals';
import { expect, test } from 'vitest';

type Shot = `${string} at ${string}`;

/** Fire of a firer of a company at a target of a group, with the harm a glance promises. */
function aimed(entry: Shot, glance: number, { company = 'A', into = 'X', left = 10 } = {}): Aimed<Shot> {
  const [firer, target] = entry.split(' at ') as [string, string];
  return { entry, firer, target, company, into, glance, left };
}

const byGlance = ({ glance }: Aimed<Shot>): number => glance;

test('each firer fires where the most harm is to be expected', () => {
  expect(bestFire([aimed('a at x', 1), aimed('a at y', 3), aimed('b at x', 2), aimed('b at y', 1)], byGlance)).toEqual([
    'a at y',
    'b at x',
  ]);
});

test('the odds decide, and not the glance', () => {
  const odds: Partial<Record<Shot, number>> = { 'a at x': 5, 'a at y': 4 };
  expect(bestFire([aimed('a at x', 1), aimed('a at y', 3)], ({ entry }) => odds[entry] ?? 0)).toEqual(['a at x']);
});

test('a company fires into one group of targets, the one where it does most together', () => {
  const fire = [
    aimed('a at x', 4),
    aimed('a at y', 3, { into: 'Y' }),
    aimed('b at x', 1),
    aimed('b at y', 3, { into: 'Y' }),
    aimed('c at x', 4, { company: 'C' }),
  ];
  expect(bestFire(fire, byGlance)).toEqual(['a at y', 'b at y', 'c at x']);
});

test('nobody fires at a target that those before him are expected to destroy, where another is left', () => {
  const fire = ['A', 'B', 'C'].flatMap(company => [
    aimed(`${company} at x`, 5, { company, left: 8 }),
    aimed(`${company} at y`, 4, { company, into: 'Y' }),
  ]);
  expect(bestFire(fire, byGlance)).toEqual(['A at x', 'B at y', 'C at y']);
});

test('where nothing is to be chosen no odds are asked', () => {
  const never = (): number => {
    throw new Error('the odds were asked');
  };
  expect(bestFire([aimed('a at x', 1), aimed('b at x', 1)], never)).toEqual(['a at x', 'b at x']);
});
