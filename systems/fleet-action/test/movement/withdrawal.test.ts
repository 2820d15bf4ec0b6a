import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courses, drafts, plotOf } from '../../rules/movement/courses.ts';
import { endOf } from '../../rules/movement/legs.ts';
import { destination } from '../../rules/movement/path.ts';
import type { Plotting } from '../../rules/movement/plotting.ts';
import { homeward, leavingPlot, toEdge } from '../../rules/movement/withdrawal.ts';
import type { Plot } from '../../rules/orders.ts';
import { battle } from '../battle.ts';

/** Squadrons that withdraw, anywhere on the map, on any heading, able to turn or not. */
const withdrawing = fc.record({
  column: fc.integer({ min: 1, max: 60 }),
  row: fc.integer({ min: 1, max: 84 }),
  heading: fc.integer({ min: 0, max: 5 }),
  speed: fc.integer({ min: 0, max: 12 }),
  turn: fc.integer({ min: 0, max: 2 }),
  gate: fc.option(fc.constantFrom('3042', '0101', '5901'), { nil: undefined }),
});

function plottingOf({ column, row, heading, speed, turn, gate }: typeof withdrawing extends fc.Arbitrary<infer A> ? A : never) {
  const hex = `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0');
  const terms = gate ? { gates: [{ hex: gate }] } : {};
  const text = `narn A ${speed}: Tal gquan ${hex}^${heading} turn=${turn} hard=${turn} correct=${turn} about=${turn}`;
  const b = battle(`${text}\nearth B 0: Vesper omega 3060^3`, terms);
  b.squadron('narn-a').withdraws = 1;
  return b.plotting('narn-a');
}

/** By how many hexes a plot leads away from the edge, worked out from its path alone. */
function awayBy(it: Plotting, { path }: Plot): number {
  const end = destination(it.squadron, path.flat());
  return toEdge(it.book, 'narn', end) - toEdge(it.book, 'narn', it.squadron);
}

test('FA-5.3.1 a course ends where its path leads, wherever its turns or its slip are put', () => {
  fc.assert(
    fc.property(withdrawing, drawn => {
      const it = plottingOf(drawn);
      let nth = 0;
      for (const { pace, put } of drafts(it)) {
        nth += 1;
        if (nth % 7 !== 1) continue;
        const { q, r, heading } = destination(it.squadron, plotOf(it, pace, put).path.flat());
        expect(endOf(it, pace, put)).toEqual({ q, r, heading });
      }
    }),
    { numRuns: 20 },
  );
});

test('FA-11.4.2 it leaves by the first course that leads nearer, or the least away (ruling R18); with those alone that lead so it may', () => {
  fc.assert(
    fc.property(withdrawing, drawn => {
      const it = plottingOf({ ...drawn, gate: undefined });
      const all = [...courses(it)].map(plot => ({ plot, away: awayBy(it, plot) }));
      const least = Math.min(...all.map(({ away }) => away));
      const may = (away: number) => (least < 0 ? away < 0 : away <= least);
      expect(leavingPlot(it)).toEqual(all.find(({ away }) => may(away))?.plot);
      const allowed = homeward(it);
      for (const [n, { plot, away }] of all.entries()) if (n % 5 === 0) expect(allowed(plot)).toBe(may(away));
    }),
    { numRuns: 40 },
  );
});

test('FA-11.4.2 what is given to a squadron to leave by a gate is a plot it may be given', () => {
  fc.assert(
    fc.property(withdrawing, drawn => {
      const it = plottingOf({ ...drawn, gate: drawn.gate ?? '3042' });
      expect(homeward(it)(leavingPlot(it))).toBe(true);
    }),
    { numRuns: 40 },
  );
});
