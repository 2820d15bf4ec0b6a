import type { GameTypes } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import type { Asked, Question, Reckoned, Reply } from '../src/odds/asked.ts';
import { Reckoner } from '../src/odds/reckoner.ts';
import type { Sent } from '../src/odds/serve.ts';

const TABLE = { book: {}, clock: { turn: 1, line: 0, round: 0, step: 0 }, open: {} };
const FOUND: Reckoned = { exact: true, outcomes: [], beyond: 0, assumed: [], took: 1 };

/** A worker that answers when it is told to, and what it was sent. */
class Patient {
  readonly sent: Question[] = [];
  books = 0;
  onmessage: ((event: { data: Reply }) => void) | null = null;
  onerror: (() => void) | null = null;
  ended = false;

  postMessage(sent: Sent): void {
    if ('book' in sent) this.books += 1;
    else this.sent.push(sent.question);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(): void {
    const last = this.sent.at(-1);
    if (last) this.onmessage?.({ data: { number: last.number, found: FOUND } });
  }
}

function asking(here: () => Promise<(asked: Asked) => Reply>, worker = new Patient()) {
  const reckoner = new Reckoner<GameTypes>({ start: () => worker as unknown as Worker, here });
  const heard: string[] = [];
  const ask = (name: string): void => reckoner.ask(TABLE, { name, of: null }, () => heard.push(name));
  return { worker, reckoner, heard, ask };
}

const nowhere = (): Promise<never> => Promise.reject(new Error('offline'));
const here = () => Promise.resolve(({ number }: Asked): Reply => ({ number, found: FOUND }));
const soon = () => new Promise(resolve => setTimeout(resolve, 5));

test('one question is asked at a time, and of those that come meanwhile the last alone', () => {
  const { worker, heard, ask } = asking(nowhere);
  for (const name of ['first', 'second', 'third']) ask(name);
  expect(worker.sent.map(({ name }) => name)).toEqual(['first']);
  worker.answer();
  expect(worker.sent.map(({ name }) => name)).toEqual(['first', 'third']);
  worker.answer();
  expect(heard).toEqual(['first', 'third']);
  expect(worker.books, 'the book goes along once').toBe(1);
});

test('asking never waits for the answer, and nobody is told after the end', () => {
  const { worker, reckoner, heard, ask } = asking(nowhere);
  ask('first');
  expect(heard).toEqual([]);
  reckoner.end();
  worker.answer();
  expect([heard, worker.ended]).toEqual([[], true]);
});

test('where the worker cannot be had, the page answers the question itself', async () => {
  const { worker, heard, ask } = asking(here);
  ask('first');
  worker.onerror?.();
  await soon();
  ask('second');
  await soon();
  expect([heard, worker.sent.length]).toEqual([['first', 'second'], 1]);
});

/** Workers started one after another, of which each hears what the others do not. */
function starting(here: () => Promise<(asked: Asked) => Reply>) {
  const workers: Patient[] = [];
  const start = (): Worker => {
    workers.push(new Patient());
    return workers.at(-1) as unknown as Worker;
  };
  const reckoner = new Reckoner<GameTypes>({ start, here });
  const heard: string[] = [];
  const ask = (name: string): void =>
    reckoner.ask(TABLE, { name, of: null }, found => heard.push(`${name} ${found ? 'found' : 'failed'}`));
  return { workers, heard, ask };
}

test('a worker that breaks off is missed for one question, and started anew with the book for the next', async () => {
  const { workers, heard, ask } = starting(here);
  ask('first');
  workers[0]?.answer();
  ask('second');
  workers[0]?.onerror?.();
  await soon();
  ask('third');
  workers[1]?.answer();
  expect(heard).toEqual(['first found', 'second found', 'third found']);
  expect([workers.length, workers[0]?.ended, workers[1]?.books]).toEqual([2, true, 1]);
});

test('where nobody can answer that is told, and the next question starts the worker anew', async () => {
  const { workers, heard, ask } = starting(nowhere);
  ask('first');
  workers[0]?.onerror?.();
  await soon();
  expect(heard).toEqual(['first failed']);
  ask('second');
  workers[1]?.answer();
  expect(heard).toEqual(['first failed', 'second found']);
});
