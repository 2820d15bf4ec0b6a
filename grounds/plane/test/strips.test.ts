import { expect, test } from 'vitest';
import { asideOf, hull, leastForward, outlineAt, spanIn } from '../src/index.ts';
import { BODIES, Chance } from './cases.ts';

const destroyer = outlineAt({ x: 20_700, y: 25_000, heading: 9000 }, hull(2000, 600));

test('a strip enters a destroyer and leaves it where is printed', () => {
  expect(spanIn({ x: 20_000, y: 21_000, heading: 0, half: 500 }, destroyer)).toEqual({ entry: 3700, exit: 4300 });
});

test('a strip misses what lies to either side, and finds what lies astern below 0', () => {
  expect(spanIn({ x: 19_000, y: 21_000, heading: 0, half: 500 }, destroyer)).toBeUndefined();
  expect(spanIn({ x: 20_000, y: 26_000, heading: 0, half: 500 }, destroyer)).toEqual({ entry: -1300, exit: -700 });
});

test('a strip without width enters where its middle meets an edge', () => {
  expect(spanIn({ x: 20_700, y: 21_000, heading: 0, half: 0 }, destroyer)).toEqual({ entry: 3700, exit: 4300 });
});

test('a strip takes in what lies wholly between its borders, and is cut by an edge that passes both', () => {
  expect(spanIn({ x: 20_700, y: 21_000, heading: 0, half: 1500 }, destroyer)).toEqual({ entry: 3700, exit: 4300 });
  const slope = [0, 0, -4000, 1000, 4000, 3000];
  expect(spanIn({ x: 0, y: 0, heading: 0, half: 1000 }, slope)).toEqual({ entry: 0, exit: 2250 });
});

test('of a bay that a strip begins in it finds the far shore, and what lies just astern if it is asked to', () => {
  // A horseshoe that opens to the west: its arms lie from 2000 astern to 1000 astern, and from 3000 to 4000 ahead.
  const shore = [-500, -2000, 2000, -2000, 2000, 4000, -500, 4000, -500, 3000, 1000, 3000, 1000, -1000, -500, -1000];
  const strip = { x: 0, y: 0, heading: 0, half: 500 };
  expect(spanIn(strip, shore)).toEqual({ entry: -2000, exit: 4000 });
  expect([leastForward(strip, shore, 0), leastForward(strip, shore, -1000), leastForward(strip, shore, -999)]).toEqual([
    3000, -1000, 3000,
  ]);
  expect([leastForward(strip, shore, 4000), leastForward(strip, shore, 4001)]).toEqual([4000, undefined]);
});

test('a place lies to starboard of the middle of a strip, or below 0 to port', () => {
  const strip = { x: 1000, y: 1000, heading: 9000, half: 500 };
  expect([asideOf(strip, { x: 5000, y: 800 }), asideOf(strip, { x: 0, y: 1700 })]).toEqual([200, -700]);
});

test('a strip turned about with what it meets meets it in the same place, to a mil or two', () => {
  const chance = new Chance('strips');
  let worst = 0;
  let met = 0;
  for (let i = 0; i < 5000; i += 1) {
    const place = chance.near({ x: 0, y: 0 }, 8000);
    const body = chance.one(BODIES);
    const [heading, half] = [chance.heading(), chance.one([500, 1500])];
    const upright = spanIn({ x: 0, y: 0, heading: 0, half }, outlineAt({ ...place, heading: 0 }, body));
    const angle = (heading * Math.PI) / 18_000;
    const there = {
      x: Math.round(place.x * Math.cos(angle) + place.y * Math.sin(angle)),
      y: Math.round(place.y * Math.cos(angle) - place.x * Math.sin(angle)),
    };
    const turned = spanIn({ x: 0, y: 0, heading, half }, outlineAt({ ...there, heading }, body));
    if (!upright || !turned) continue;
    met += 1;
    worst = Math.max(worst, Math.abs(upright.entry - turned.entry));
  }
  expect(met).toBeGreaterThan(500);
  expect(worst).toBeLessThan(12);
});
