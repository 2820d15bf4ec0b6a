import { stream } from '@flagplot/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courses } from '../../rules/movement/courses.ts';
import { overEdge, stayingCourse } from '../../rules/movement/edge.ts';
import { plotFaults } from '../../rules/movement/faults.ts';
import { lawful } from '../../rules/movement/lawful.ts';
import { holdingPlot, randomPlot } from '../../rules/movement/random.ts';
import type { Plot } from '../../rules/orders.ts';
import { battle } from '../battle.ts';

/** Squadrons at any edge of the map, on any heading and at any speed. */
const nearEdge = fc.record({
  column: fc.constantFrom(1, 2, 3, 30, 58, 59, 60),
  row: fc.constantFrom(1, 2, 4, 80, 83, 84),
  heading: fc.integer({ min: 0, max: 5 }),
  speed: fc.integer({ min: 0, max: 12 }),
});

test('FA-5.6.3 the first course that stays on the map is found, whichever are passed over on the way', () => {
  fc.assert(
    fc.property(nearEdge, ({ column, row, heading, speed }) => {
      const hex = `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0');
      const it = battle(`narn A ${speed}: Tal gquan ${hex}^${heading}\nearth B 0: Vesper omega 3040^3`).plotting('narn-a');
      const first = [...courses(it)].find(plot => !overEdge(it, plot));
      expect(stayingCourse(it)).toEqual(first);
    }),
    { numRuns: 150 },
  );
});

test('FA-5.6.3 a course is passed over unmade only where its command ship leaves the map', () => {
  fc.assert(
    fc.property(nearEdge, ({ column, row, heading, speed }) => {
      const hex = `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0');
      const it = battle(`narn A ${speed}: Tal gquan ${hex}^${heading}\nearth B 0: Vesper omega 3040^3`).plotting('narn-a');
      expect([...courses({ ...it, inside: true })]).toEqual([...courses(it)].filter(plot => !overEdge(it, plot)));
    }),
    { numRuns: 40 },
  );
});

test('FA-5.6.3 where no course stays on the map, chance draws any of them', () => {
  const it = battle(
    'narn A 9: Tal gquan 3001^0 turn=0 correct=0 hard=0 about=0 accel=0 decel=0\nearth B 0: Vesper omega 3040^3',
  ).plotting('narn-a');
  expect(stayingCourse(it)).toBeUndefined();
  const face = stream('over the edge');
  const text = ({ path, change }: Plot): string => JSON.stringify([path, change]);
  const drawn = new Set(Array.from({ length: 600 }, () => text(randomPlot(it, face))));
  expect(drawn).toEqual(new Set(Array.from(courses(it), text)));
});

test('FA-5.6.3 FA-5.7.4 a squadron that only relative movement keeps on the map keeps to it', () => {
  const b = battle('narn A 4: Tal gquan 0101^0, Var gquan 0202\nearth B 0: Vesper omega 3040^3');
  const it = b.plotting('narn-a');
  const absolute = [...courses(it)];
  for (const plot of absolute) expect(overEdge(it, plot)).toBeDefined();
  for (const plot of absolute) expect(plotFaults(it, plot, '').map(({ rule }) => rule)).toEqual(['FA-5.6.3']);
  const offered = [...lawful(it)];
  expect(offered).toEqual(absolute.map((plot): Plot => ({ ...plot, mode: 'relative' })).filter(plot => !overEdge(it, plot)));
  expect(offered).toContainEqual(holdingPlot(it));
  expect(plotFaults(it, offered[0] as Plot, '')).toEqual([]);
  // without a commander it cannot move so, and goes over the edge
  b.squadron('narn-a').leaderless = 1;
  expect([...lawful(it)]).toEqual(absolute);
});
