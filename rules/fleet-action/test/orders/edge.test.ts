import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courses } from '../../src/orders/courses.ts';
import { overEdge, staying } from '../../src/orders/edge.ts';
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
      expect(staying(it)).toEqual(first);
    }),
    { numRuns: 150 },
  );
});
