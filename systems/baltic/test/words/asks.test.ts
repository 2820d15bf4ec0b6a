import { expect, test } from 'vitest';
import type { BbAsk } from '../../rules/state.ts';
import { asks } from '../../words/asks.ts';
import { air, FAR } from '../aeroplanes/air.ts';

const b = air(FAR, 'a-fighter-1 20,20\na-bomber-1 26,20\nb-fighter-1 50,20');

function help(ask: Pick<BbAsk<'fly' | 'take'>, 'kind' | 'about'>): string | undefined {
  return asks({ side: 'a', ...ask } as BbAsk<'fly'>, b.view('a')).help;
}

test('BB-4.2.1 who flies is told how far, by the numbers in force', () => {
  const about = { markers: ['a-fighter-1', 'a-bomber-1'], pressed: false };
  expect(help({ kind: 'fly', about })).toContain('fighters 20 inches, bombers 15 inches and torpedo bombers 15 inches;');
});

test.each([
  ['BB-4.5.3 fighters that escorts take on', 'escort', 'Who is taken on fights first, and attacks nobody else.'],
  ['BB-4.5.6 bombers that a patrol takes on', 'cap', 'Who is taken on loses planes first; what is left makes its run.'],
  ['BB-4.5.7 a patrol that escorts take on', 'guard', 'Who is taken on fights first, and leaves the bombers alone.'],
] as const)('%s: what becomes of them is said', (_, as, says) => {
  const said = help({ kind: 'take', about: { as, by: ['a-fighter-1'], on: ['b-fighter-1'] } });
  expect(said).toBe(`Fighters 1 may each take on two at most: fighters 1 of B. ${says}`);
});
