import { expect, test } from 'vitest';
import { ackAckOf, chargesOf } from '../../rules/damage/defence.ts';
import { battle } from '../battle.ts';

const SQUADRON = 'a dd sd-dd 20,20^0\na jarl sd-ca 40,20^0\nb red to-ca 50,40^180';
const defence = (b: ReturnType<typeof battle>, id: string): number[] => [
  ackAckOf(b.s, b.vessel(id)),
  chargesOf(b.s, b.vessel(id)),
];

test('BB-1.1.5 BB-1.1.6 BB-1.1.7 out of coherency Ack-Ack and concussion charges are halved and floored, as the vessels lie now', () => {
  const b = battle(SQUADRON);
  expect(defence(b, 'dd-2')).toEqual([1, 2]);
  // Hull to hull from the flagship's side at 20.3 to a side at 24.3, and a mil beyond.
  Object.assign(b.vessel('dd-2'), { x: 24_600 });
  expect(defence(b, 'dd-2')).toEqual([1, 2]);
  Object.assign(b.vessel('dd-2'), { x: 24_601 });
  expect(defence(b, 'dd-2')).toEqual([0, 1]);
  expect(defence(b, 'dd-1')).toEqual([1, 2]);
});

test('BB-3.2.62 a crippled ship keeps all of both, BB-3.2.66 a wreck half of them, once', () => {
  const b = battle(SQUADRON);
  expect(defence(b, 'jarl')).toEqual([2, 3]);
  b.vessel('jarl').lost = 5;
  expect(defence(b, 'jarl')).toEqual([2, 3]);
  Object.assign(b.vessel('jarl'), { lost: 8, status: 'wreck' });
  expect(defence(b, 'jarl')).toEqual([1, 1]);
  Object.assign(b.vessel('dd-2'), { x: 60_000, lost: 1, status: 'wreck' });
  expect(defence(b, 'dd-2')).toEqual([0, 1]);
});

test('BB-4.6.6 BB-4.1.12 Hull Down there is no Ack-Ack, and every concussion charge', () => {
  const b = battle('a seal sd-ss 20,20^0\nb red to-ca 50,40^180');
  b.vessel('seal-1').down = true;
  expect(defence(b, 'seal-1')).toEqual([0, 2]);
});
