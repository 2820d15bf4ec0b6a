import { expect, test } from 'vitest';
import type { Act } from '../../rules/orders.ts';
import type { Battle } from '../battle.ts';
import { battle, only, space } from '../battle.ts';

const lands = (on: string, n: number): Act => ({ act: 'troops', on, n });
const acts = (...all: Act[]) => ({ ...space('F'), acts: all });

/** Red with a shield down towards Blue's ground-assault shuttle, which comes into its hex with its next space; Red's own is the other. */
function beside(kind = 4): Battle {
  const b = battle('a blue gor-ca 1015^C 8\nb red kli-d7 1317^F 8');
  b.allocate({ blue: { speed: 6 }, red: { speed: 0 } });
  b.until('space', 'a').step({ a: acts({ act: 'launch', box: kind, facing: 2, speed: 6 }) });
  b.put('shuttle-1', '1216^C').put('red', '1317^F');
  b.unit('red').dropped.fill(true);
  const isAsked = (): boolean => b.asks.some(({ about }) => (about as { unit?: string }).unit === 'shuttle-1');
  while (b.until('space', 'a') && !isAsked()) b.step();
  return b;
}

test('TP-12.2.2 a ground-assault shuttle lands its five parties at the end of its space, through a shield that is down, and is spent', () => {
  const b = beside();
  expect(b.refusals('a', acts(lands('red', 6)))).toEqual(['TP-12.2.2 /acts/0/n']);
  expect(b.refusals('a', acts(lands('red', 5)))).toEqual([]);
  const told = b.step({ a: acts(lands('red', 5)) });
  expect(only(told, 'stormed')).toMatchObject([{ unit: 'shuttle-1', on: 'red', n: 5 }]);
  expect(b.unit('red').parties).toMatchObject({ a: 5, b: 14 });
  expect(b.unit('shuttle-1')).toMatchObject({ status: 'destroyed', parties: { a: 0 } });
});

test('TP-12.2.2 not through a shield that is up, not on another hex, and no shuttle of another kind', () => {
  const b = beside();
  b.unit('red').dropped.fill(false);
  expect(b.refusals('a', acts(lands('red', 5)))).toEqual(['TP-12.2.2 /acts/0/on']);
  b.unit('red').dropped.fill(true);
  b.put('red', '1510^E');
  expect(b.refusals('a', acts(lands('red', 5)))).toEqual(['TP-12.2.2 /acts/0/on']);
  expect(beside(0).refusals('a', acts(lands('red', 1)))).toEqual(['TP-12.2.2 /acts/0/n']);
});
