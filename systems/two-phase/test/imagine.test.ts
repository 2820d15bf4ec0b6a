import { expect, test } from 'vitest';
import type { Sealed } from '../rules/folder.ts';
import { imagine } from '../rules/imagine.ts';
import { battle } from './battle.ts';

test('TP-1.5.2 whoever tells a battle for nobody’s side, with an empty folder, is given one for each other side', () => {
  const { s } = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1417^F 8');
  const guess = imagine({ book: s.book, open: s.open, clock: s.clock, side: 'a', own: {} as Sealed });
  expect(guess.b?.ships.map(({ unit }) => unit)).toEqual(['red']);
});
