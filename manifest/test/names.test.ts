import { expect, test } from 'vitest';
import { Phrase } from '../src/orders/index.ts';
import { phrasesOf } from '../src/orders/words.ts';
import type { TextFault } from '../src/text/index.ts';

const SHIPS = [
  { id: 'a-b', name: 'Ab' },
  { id: 'ab', name: "A'B" },
  { id: 'abel', name: 'Abel' },
];

/** Whom a text calls, or what is wrong with it. */
function called(text: string): string[] {
  const faults: TextFault[] = [];
  const [words] = phrasesOf(text).phrases;
  const found = words && new Phrase(words, faults).mayName(SHIPS);
  return faults.length > 0 ? faults.map(({ say }) => say) : [found?.id ?? 'nobody'];
}

test('of several things that one word may mean the one is meant whose id it is', () => {
  expect([called('a-b'), called('ab'), called('abe')]).toEqual([['a-b'], ['ab'], ['abel']]);
  expect(called("A'B")).toEqual([`"A'B": may be Ab or A'B`]);
});
