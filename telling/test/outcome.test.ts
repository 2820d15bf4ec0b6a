import { expect, test } from 'vitest';
import { outcomeWhy, reportOf } from '../src/index.ts';

const outcome = {
  winners: ['narn'],
  why: 'Narn wins decisively, 1350 to 0, off 1811 and 1400.',
  points: { narn: 1350, earth: 0 },
};

test('4 points: why a battle ended sets off the thousands of its points, and leaves other figures', () => {
  expect(outcomeWhy(outcome)).toBe('Narn wins decisively, 1,350 to 0, off 1811 and 1400.');
  const halves = { why: 'Narn won by points: 1350½ to 0.', points: { narn: 1350.5, earth: 0 } };
  expect(outcomeWhy(halves)).toBe('Narn won by points: 1,350½ to 0.');
});

test('4 words: who resigned is told by name', () => {
  const resigned = { points: {}, why: 'narn and earth resigned' };
  expect(outcomeWhy(resigned, side => ({ narn: 'Narn', earth: 'Earth' })[side] ?? side)).toBe('Narn and Earth resigned');
});

test('4 points: the report of a battle writes them so', () => {
  const words = { turn: 'Turn', side: (side: string) => side, phase: (head: string) => ({ head }), narrate: () => '' };
  const { text } = reportOf({ words: words as never, book: {}, told: [] }, { title: 'A duel', outcome });
  expect(text).toContain('Over: Narn wins decisively, 1,350 to 0,');
});
