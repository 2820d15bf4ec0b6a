import { expect, test } from 'vitest';
import { mind } from '../../bot/mind.ts';
import type { SqState } from '../../rules/state.ts';
import { called, fought, laid } from './battle.ts';

test('SQ-8.3.1 the worths of two sides add up to 10,000 at every moment, even before the first loss', () => {
  const { asked, sides } = fought('open-patrol', 'worths', called('random'), called('idle'));
  const worths = asked.map(({ s }) => sides.map(side => mind.evaluate(s as unknown as SqState, side).worth));
  expect(worths[0]).toEqual([5000, 5000]);
  expect(worths.map(([a = 0, b = 0]) => a + b)).toEqual(worths.map(() => 10_000));
});

test('SQ-8.3.3 who leads by points stands better; a verdict leaves no doubt', () => {
  const view = laid([
    { id: 'a', type: 'x-wing', craft: ['1515 E', '1516 E'] },
    { id: 'b', type: 'tie-ln', side: 'blue', craft: ['1815 W', '1816 W'] },
  ]);
  const s = structuredClone({ book: view.book, open: view.open, clock: view.clock, sealed: { red: {}, blue: {} } }) as SqState;
  s.open.squadrons[1]!.craft[0]!.status = 'destroyed';
  const [red, blue] = ['red', 'blue'].map(side => mind.evaluate(s, side));
  expect(red?.worth).toBeGreaterThan(8000);
  expect(blue?.terms).toEqual([{ what: 'points', own: 0, foe: red?.terms[0]?.own }]);
  s.open.verdict = { winners: ['blue'], points: { red: 0, blue: 0 }, why: 'A test.' };
  expect(['red', 'blue'].map(side => mind.evaluate(s, side).worth)).toEqual([0, 10_000]);
  s.open.verdict = { winners: [], points: { red: 0, blue: 0 }, why: 'A test.' };
  expect(mind.evaluate(s, 'red').worth).toBe(5000);
});
