import { expect, test } from 'vitest';
import { only } from '../battle.ts';
import { air, dice, fly } from './air.ts';

const TO_RED = { legs: [{ heading: 9000, d: 10_000 }] };
const strafe = (target: string, ...markers: string[]): object => ({ kind: 'strafe', markers, target });
const attacks = (...all: object[]): { attacks: never[] } => ({ attacks: all as never[] });

/** Falke's three corvettes as they lie abreast at 30, 20, whatever they have flown. */
function over(markers: string): ReturnType<typeof air> {
  const b = air(CORVETTES, markers);
  for (const [i, vessel] of b.s.open.vessels.filter(({ unit }) => unit === 'falke').entries())
    Object.assign(vessel, { x: 30_000 + 2250 * i, y: 20_000, heading: 0 });
  return b;
}

const CORVETTES = 'a jarl sd-ca 5,5^0 Stop\nb falke to-ac 30,20^0';

test('BB-4.3.9 corvettes are strafed as a squadron: planes less the Ack-Ack of all that are live', () => {
  const b = over('a-fighter-1 20,20');
  const crew = b.s.open.vessels.filter(({ unit }) => unit === 'falke').length;
  const told = fly(b, { markers: ['a-fighter-1'], ...TO_RED, ...attacks(strafe('falke-1', 'a-fighter-1')) }, dice(0, 6 - crew));
  expect(only(told, 'strafed')).toMatchObject([
    { marker: 'a-fighter-1', target: 'falke', dice: 6 - crew, at: { x: 30_000, y: 20_000 } },
  ]);
  const fewer = over('a-fighter-1 20,20');
  Object.assign(fewer.vessel('falke-2'), { status: 'wreck', lost: 1 });
  fly(fewer, { markers: ['a-fighter-1'], ...TO_RED, ...attacks(strafe('falke-1', 'a-fighter-1')) }, dice(0, 7 - crew));
});

test('BB-4.3.10 the owner allots the hits one by one to live corvettes, which jink each', () => {
  const b = over('a-fighter-1 20,20\na-fighter-2 20,20\nb-fighter-1 50,5');
  const both = ['a-fighter-1', 'a-fighter-2'];
  fly(b, { markers: both, ...TO_RED, ...attacks(strafe('falke-1', ...both)) }, dice(3, 3));
  expect(b.asks).toEqual([
    { side: 'b', kind: 'lose', about: { what: 'corvettes', n: 3, among: ['falke-1', 'falke-2', 'falke-3'] } },
  ]);
  // Falke jinks two, and the third strikes: of a fourth there is no question.
  expect(b.refusals('b', { lose: [{ id: 'falke-1', n: 4 }] })).toEqual(['BB-4.3.10 /lose/0/n']);
  // Two are left against the second: four dice.
  b.step({ b: { lose: [{ id: 'falke-2', n: 3 }] } }, dice(3, 4));
  expect([b.vessel('falke-2').status, b.vessel('falke-2').splash]).toEqual(['wreck', 2]);
  expect(b.asks[0]?.about).toMatchObject({ n: 3, among: ['falke-1', 'falke-3'] });
  b.step({
    b: {
      lose: [
        { id: 'falke-1', n: 1 },
        { id: 'falke-3', n: 2 },
      ],
    },
  });
  expect([b.vessel('falke-1').splash, b.vessel('falke-3').splash]).toEqual([1, 2]);
});
