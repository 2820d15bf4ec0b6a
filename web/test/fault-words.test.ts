import { check } from '@flagplot/check';
import { MOVE } from '@flagplot/squadrons/rules/schemas.ts';
import { expect, test } from 'vitest';
import { faultWords } from '../src/session/fault-words.ts';

const say = (file: unknown, at: string, said: string): string =>
  faultWords(file, [{ rule: 'schema', at, say: said }])
    .map(fault => fault.say)
    .join();

test('a move there is none of is named, with the craft whose path it stands in', () => {
  const order = {
    squadron: 'red',
    craft: [
      { craft: 1, path: 'FF' },
      { craft: 7, path: 'FHLH' },
    ],
  };
  expect(faultWords(order, check(MOVE, order)).map(fault => fault.say)).toEqual(['the path of craft 7: H is not a move']);
  const entry = { kind: 'answer', side: 'a', step: 1, order };
  expect(say({ journal: [entry] }, '/journal/0/craft/1/path', 'must match pattern "^[FLR]{1,150}$"')).toBe(
    'entry 1: the path of craft 7: H is not a move',
  );
  const plot = { squadrons: [{ squadron: 'talkesh', path: [[], ['ahead', 'H']] }] };
  expect(say(plot, '/squadrons/0/path/1/1', 'must be one of "ahead", "port"')).toBe(
    'the path of squadron talkesh: H is not a move',
  );
});

test.each([
  ['/map/columns', 'must be >= 10', 'the columns of the map: must be 10 or more'],
  [
    '/sides/0/squadrons/0/ships/1/card',
    'there is no ship card x',
    'the card of ship Halcyon of squadron A of side Earth: there is no ship card x',
  ],
  ['/sides/0/squadrons/0/hotShots', 'must be array', 'the hot shots of squadron A of side Earth: must be a list'],
  ['/sides/0/squadrons/0/hex', 'is missing', 'the hex of squadron A of side Earth: missing'],
  [
    '/sides/0/squadrons/0/ships/0',
    'must be object or null',
    'ship 1 of squadron A of side Earth: must be a group of fields or nothing',
  ],
  ['/sides/0/name', 'must match pattern "^x$"', 'the name of side Earth: "Earth" cannot stand here'],
  ['/cards/ships/omega/hull', 'there is no such cell', 'the hull of ship omega of the cards: there is no such cell'],
  ['/sides/0/squadrons/1/craft', 'must be <= 12', 'the craft of squadron 2 of side Earth: must be 12 or less'],
  ['/a~1b', 'no such field is known here', 'the a/b: no such field is known here'],
  ['', 'must be object', 'must be a group of fields'],
])('%s: %s', (at, wrong, words) => {
  const ships = [7, { name: 'Halcyon' }];
  const cards = { ships: { omega: { structure: 3 } } };
  const file = {
    cards,
    map: { columns: 3 },
    sides: [{ id: 'earth', name: 'Earth', squadrons: [{ id: 'A', hotShots: 1, ships }, { craft: 99 }] }],
  };
  expect(say(file, at, wrong)).toBe(words);
});
