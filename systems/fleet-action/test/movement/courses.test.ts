import { stream } from '@flagplot/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courses } from '../../rules/movement/courses.ts';
import { overEdge } from '../../rules/movement/edge.ts';
import { plotFaults } from '../../rules/movement/faults.ts';
import { lawful } from '../../rules/movement/lawful.ts';
import { hexesIn, orderOf, PULSES, speedIn } from '../../rules/movement/path.ts';
import type { Plotting } from '../../rules/movement/plotting.ts';
import { randomPlot } from '../../rules/movement/random.ts';
import type { Plot, SpeedChange, Step } from '../../rules/orders.ts';
import { type Battle, battle, path, pathText } from '../battle.ts';

const FAR = 'earth B 0: Vesper omega 0101^3';

/** What tells two plots apart, whatever their order is called. */
const key = ({ path: steps, change }: Plot): string => `${pathText(steps)} ${change ? `${change.by} in ${change.pulse}` : ''}`;
const keys = (plots: Iterable<Plot>): Set<string> => new Set(Array.from(plots, key));

/** Every path of so many hexes in each pulse with up to three hexsides, or up to two slips and one hexside. */
function* written(hexes: readonly number[]): Generator<string> {
  const on = hexes.map(n => 'a'.repeat(n)).join('/');
  for (const turned of turnings(on, 3)) yield turned;
  for (const slipped of slippings(on)) {
    yield slipped;
    yield* turnings(slipped, 1);
  }
}

/** The same path with up to `most` hexsides put anywhere into it. */
function* turnings(text: string, most: number, from = 0): Generator<string> {
  yield text;
  if (most === 0) return;
  for (let i = from; i <= text.length; i += 1)
    for (const turn of '<>') yield* turnings(text.slice(0, i) + turn + text.slice(i), most - 1, i + 1);
}

function* slippings(text: string): Generator<string> {
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] !== 'a') continue;
    for (const slip of '{}') {
      const one = text.slice(0, i) + slip + text.slice(i + 1);
      yield one;
      for (let j = i + 1; j < text.length; j += 1)
        if (one[j] === 'a') for (const other of '{}') yield one.slice(0, j) + other + one.slice(j + 1);
    }
  }
}

/** Every plot there could be at a slow speed, lawful or not. */
function* plots({ squadron, book }: Plotting, most: number): Generator<Plot> {
  const changes: (SpeedChange | undefined)[] = [undefined];
  for (const pulse of PULSES) for (let by = -most; by <= most; by += 1) if (by !== 0) changes.push({ pulse, by });
  for (const change of changes) {
    const hexes = PULSES.map(pulse => hexesIn(book.charts, Math.max(0, speedIn(squadron.speed, change, pulse)), pulse));
    for (const text of written(hexes)) yield { squadron: squadron.id, path: path(text), ...(change ? { change } : {}) };
  }
}

const boxes = fc.record({
  accel: fc.integer({ min: 0, max: 2 }),
  decel: fc.integer({ min: 0, max: 2 }),
  marked: fc.integer({ min: 0, max: 4 }),
});
const anySquadron = fc.record({
  card: fc.constantFrom('omega', 'gquan', 'vorchan', 'thentus', 'dagkar'),
  speed: fc.integer({ min: 0, max: 3 }),
  boxes,
});

function damaged({
  card,
  speed,
  boxes: { accel, decel, marked },
}: typeof anySquadron extends fc.Arbitrary<infer A> ? A : never): Battle {
  const b = battle(`narn A ${speed}: Tal ${card} 3060^0 accel=${accel} decel=${decel}\n${FAR}`);
  const ship = b.ship('tal');
  ship.turn -= marked;
  for (const row of ['hard', 'correct', 'about'] as const) ship[row] = Math.max(0, ship[row] - Math.floor(marked / 2));
  return b;
}

test('FA-3.2 FA-5.3 FA-5.4 the courses offered are just the plots that stand, none missed and none repeated', () => {
  fc.assert(
    fc.property(anySquadron, drawn => {
      const it = damaged(drawn).plotting('narn-a');
      const offered = [...courses(it)];
      const stand = [...plots(it, 2)].filter(plot => plotFaults(it, plot, '').length === 0);
      expect(keys(offered)).toEqual(keys(stand));
      expect(offered).toHaveLength(keys(offered).size);
    }),
    { numRuns: 25 },
  );
});

test('every course of a faster squadron stands', () => {
  const fast = fc.record({
    card: fc.constantFrom('omega', 'gquan', 'vorchan', 'thentus', 'sharlin'),
    speed: fc.integer({ min: 4, max: 15 }),
    nth: fc.integer({ min: 7, max: 29 }),
  });
  fc.assert(
    fc.property(fast, ({ card, speed, nth }) => {
      const it = battle(`narn A ${speed}: Tal ${card} 3060^0\n${FAR}`).plotting('narn-a');
      let n = 0;
      for (const plot of courses(it)) {
        n += 1;
        if (n % nth === 0) expect(plotFaults(it, plot, ''), key(plot)).toEqual([]);
      }
      expect(n).toBeGreaterThan(nth);
    }),
    { numRuns: 20 },
  );
});

test('FA-5.6.3 near the edge the plots that may be ordered are those that stay on the map', () => {
  const it = battle(`narn A 4: Tal thentus 0102^0, Var thentus 0203\n${FAR.replace('0101', '3080')}`).plotting('narn-a');
  const offered = [...lawful(it)];
  expect(offered.length).toBeGreaterThan(0);
  for (const plot of offered) expect(overEdge(it, plot)).toBeUndefined();
  const over = [...courses(it)].filter(plot => overEdge(it, plot));
  expect(over.length).toBeGreaterThan(0);
  for (const plot of over) expect(plotFaults(it, plot, '').map(({ rule }) => rule)).toEqual(['FA-5.6.3']);
  expect(keys(offered).size + keys(over).size).toBe(keys(courses(it)).size);
});

test('FA-3.2 chance draws every plot that stands, and no other', () => {
  for (const [card, speed] of [
    ['omega', 1],
    ['thentus', 2],
  ] as const) {
    const it = battle(`narn A ${speed}: Tal ${card} 3060^0 accel=1 decel=1\n${FAR}`).plotting('narn-a');
    const face = stream(card);
    const drawn = new Set<string>();
    for (let n = 0; n < 30_000; n += 1) drawn.add(key(randomPlot(it, face)));
    expect(drawn).toEqual(keys(courses(it)));
  }
});

test('what chance draws near the edge, and of damaged ships, stands', () => {
  fc.assert(
    fc.property(anySquadron, fc.integer(), (drawn, seed) => {
      const b = damaged(drawn);
      Object.assign(b.squadron('narn-a'), { q: 0, r: 1 });
      const it = b.plotting('narn-a');
      const face = stream(String(seed));
      for (let n = 0; n < 20; n += 1) expect(plotFaults(it, randomPlot(it, face), '')).toEqual([]);
    }),
  );
});

test('FA-3.2 what chance draws for faster squadrons stands, and every kind of order comes up', () => {
  const kinds = new Set<string>();
  for (const [n, boxes] of ['', 'correct=1', 'hard=1', 'turn=1', 'about=1 correct=2'].entries()) {
    for (const speed of [3, 4, 6, 8, 12, 16]) {
      const it = battle(`narn A ${speed}: Tal thentus 3060^0 ${boxes}\n${FAR}`).plotting('narn-a');
      const face = stream(`${n} ${speed}`);
      for (let draw = 0; draw < 200; draw += 1) {
        const plot = randomPlot(it, face);
        expect(plotFaults(it, plot, ''), `${boxes} ${speed} ${key(plot)}`).toEqual([]);
        kinds.add(orderOf(plot.path));
      }
    }
  }
  expect([...kinds].sort()).toEqual(['come-about', 'correct-course', 'maintain-course', 'turn', 'turn-hard']);
});

test('the notation of paths says what the steps say', () => {
  const step = fc.constantFrom<Step>('ahead', 'port', 'starboard', 'slip-port', 'slip-starboard');
  const pulse = fc.array(step, { maxLength: 6 });
  fc.assert(
    fc.property(fc.tuple(pulse, pulse, pulse), steps => {
      expect(path(pathText(steps))).toEqual(steps);
    }),
  );
});
