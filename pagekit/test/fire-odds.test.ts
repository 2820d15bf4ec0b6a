import type { GameTypes } from '@flagplot/kernel';
import { expect, test, vi } from 'vitest';
import type { Chosen } from '../src/fire/odds.svelte.ts';
import { qualityOf, type Reckoned, type Reply } from '../src/odds/asked.ts';
import type { Sent } from '../src/odds/serve.ts';

// Whether there is room on the board is asked of a window, and there is none.
vi.mock('svelte/reactivity', () => ({ MediaQuery: class {} }));
const { FireOdds } = await import('../src/fire/odds.svelte.ts');

const TABLE = { book: {}, clock: { turn: 1, line: 0, round: 0, step: 0 }, open: {} };
const FOUND: Reckoned = { exact: true, outcomes: [], beyond: 0, assumed: [], took: 1 };
const at = (target: string): Chosen<string> => ({ name: 'volley', of: target, laid: target });

/** Odds reckoned by a worker that answers when it is told to; `asked`: of what, in order. */
function reckoning() {
  const asked: unknown[] = [];
  let number = 0;
  const worker = {
    onmessage: undefined as ((event: { data: Reply }) => void) | undefined,
    postMessage(sent: Sent): void {
      if (!('question' in sent)) return;
      asked.push(sent.question.of);
      number = sent.question.number;
    },
  };
  const fire = new FireOdds<GameTypes, string>({
    start: () => worker as unknown as Worker,
    here: () => Promise.reject(new Error('there is a worker')),
  });
  const tell = (data: { found: Reckoned } | { fault: string }): void => worker.onmessage?.({ data: { number, ...data } });
  return { fire, asked, answer: (): void => tell({ found: FOUND }), fail: (): void => tell({ fault: 'the rules broke' }) };
}

test('felt: odds that were asked ahead are there at the press, and nobody is asked again', () => {
  const { fire, asked, answer } = reckoning();
  fire.ask(TABLE, undefined);
  fire.askAhead(TABLE, at('a'));
  answer();
  expect(fire.found, 'nothing is shown of what nobody chose').toBeUndefined();
  fire.ask(TABLE, at('a'));
  expect([fire.found?.laid, fire.stale, fire.awaited]).toEqual(['a', false, false]);
  expect(asked).toEqual(['a']);
});

test('felt: while odds are awaited that is said, the last ones stay, and what was asked ahead does not take their place', () => {
  const { fire, asked, answer } = reckoning();
  fire.ask(TABLE, at('a'));
  expect([fire.awaited, fire.stale]).toEqual([true, true]);
  answer();
  fire.ask(TABLE, at('b'));
  fire.askAhead(TABLE, at('c'));
  expect([fire.found?.laid, fire.awaited, fire.stale]).toEqual(['a', false, true]);
  answer();
  expect([fire.found?.laid, fire.stale]).toEqual(['b', false]);
  expect(asked, 'where something is chosen nothing is asked ahead').toEqual(['a', 'b']);
});

test('felt: what was known of a table is nothing on another', () => {
  const { fire, asked, answer } = reckoning();
  fire.askAhead(TABLE, at('a'));
  answer();
  fire.ask({ ...TABLE, open: {} }, at('a'));
  expect([fire.found, asked]).toEqual([undefined, ['a', 'a']]);
});

test('felt: odds that cannot be reckoned are awaited no more, that is said, and they may be asked again', () => {
  const { fire, asked, answer, fail } = reckoning();
  fire.ask(TABLE, at('a'));
  fail();
  expect([fire.awaited, fire.failed]).toEqual([false, true]);
  fire.ask(TABLE, at('a'));
  expect([fire.awaited, fire.failed]).toEqual([true, false]);
  answer();
  expect([fire.found?.laid, fire.failed, asked]).toEqual(['a', false, ['a', 'a']]);
});

test('1 odds: the page says whether they are exact, up to what, or how far a sample may be off', () => {
  expect(qualityOf(FOUND)).toBe('exact, 1 ms');
  expect(qualityOf({ ...FOUND, beyond: 2.3e-10 })).toBe('exact up to 1e-9, 1 ms');
  expect(qualityOf({ ...FOUND, exact: false, halfWidth: 0.0196 })).toBe('± 2 %, sampled, 1 ms');
});
