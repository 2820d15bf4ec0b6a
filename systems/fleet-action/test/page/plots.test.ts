import { hexes } from '@flagplot/hexes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atEnd, courseInHand } from '../../page/orders/courses.ts';
import {
  type Caret,
  endOf,
  fillAhead,
  lay,
  layDrawn,
  leadsTo,
  nearest,
  openHexes,
  START,
  takeBack,
  upTo,
  withChange,
} from '../../page/orders/plots.ts';
import { plotFaults } from '../../rules/movement/faults.ts';
import { lawfulPlots } from '../../rules/movement/lawful.ts';
import { destination, straight } from '../../rules/movement/path.ts';
import type { Plot } from '../../rules/orders.ts';
import { narn, squadronA } from './table.ts';

const it = squadronA(narn());
const empty: Plot = { squadron: it.squadron.id, path: [[], [], []] };

test('a hex goes to the pulse that has room for it, a turn to the pulse it is made in', () => {
  let at = { plot: empty, caret: START };
  for (const step of ['ahead', 'ahead', 'port', 'ahead'] as const) {
    const laid = lay(it, at, step);
    expect(laid.refused).toBeUndefined();
    at = laid;
  }
  expect(at.plot.path).toEqual([['ahead', 'ahead', 'port'], ['ahead'], []]);
  expect(openHexes(it, at.plot)).toBe(3);
});

test('what is only unfinished is not refused; what no plot can begin with is, by its rule', () => {
  const twice = lay(it, lay(it, { plot: empty, caret: START }, 'slip-port'), 'slip-port');
  expect(twice.refused?.rule).toBe('FA-3.2.3');
  expect(lay(it, { plot: empty, caret: START }, 'slip-port').refused).toBeUndefined();
});

test('any steps that were laid without refusal lead to a lawful plot, and back again one by one', () => {
  const steps = fc.array(fc.constantFrom('ahead', 'port', 'starboard', 'slip-port', 'slip-starboard'), { maxLength: 14 });
  fc.assert(
    fc.property(steps, tried => {
      let at: { plot: Plot; caret: Caret } = { plot: empty, caret: START };
      let count = 0;
      for (const step of tried) {
        const laid = lay(it, at, step);
        if (laid.refused) continue;
        at = laid;
        count += 1;
      }
      const { plot } = at;
      const goesOn = lawfulPlots(it).some(whole =>
        plot.path.every((part, i) => part.every((step, n) => whole.path[i]?.[n] === step)),
      );
      expect(goesOn || plotFaults(it, fillAhead(it, plot), '').length === 0).toBe(true);
      let back = at;
      for (let n = 0; n < count; n += 1) back = takeBack(back);
      expect(back.plot.path).toEqual(empty.path);
    }),
  );
});

test('the caret stands behind the last step, where there is room', () => {
  expect(endOf(it, empty)).toEqual(START);
  const whole = { ...empty, path: straight(it.book.charts, 6) };
  expect(endOf(it, whole)).toEqual({ pulse: 2, index: 2 });
  expect(upTo(whole, { pulse: 1, index: 1 }).path).toEqual([['ahead', 'ahead'], ['ahead'], []]);
});

test('a whole plot stays whole at another speed, and keeps its turn', () => {
  const turned: Plot = {
    ...empty,
    path: [
      ['ahead', 'ahead'],
      ['ahead', 'port', 'ahead'],
      ['ahead', 'ahead'],
    ],
  };
  for (const by of [-2, -1, 1, 2, 3, 4]) {
    const next = withChange(it, turned, { pulse: 1, by });
    expect(openHexes(it, next)).toBe(0);
    expect(next.path.flat().filter(step => step === 'port')).toHaveLength(1);
  }
  expect(withChange(it, withChange(it, turned, { pulse: 1, by: 2 }), undefined).change).toBeUndefined();
});

test('the course to a far hex is lawful, and none ends nearer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 32 }), fc.integer({ min: 1, max: 32 }), (column, row) => {
      const to = hexes.hexAt(column, row, 'columns');
      const found = nearest(it, empty, to);
      if (!found) throw new Error('there is always a course');
      expect(plotFaults(it, found, '')).toEqual([]);
      const off = hexes.range(destination(it.squadron, found.path.flat()), to);
      const all = lawfulPlots(it).filter(plot => !plot.change);
      expect(Math.min(...all.map(plot => hexes.range(destination(it.squadron, plot.path.flat()), to)))).toBe(off);
    }),
  );
});

test('a finger lays what it passes, and takes up what it goes back over', () => {
  const first = leadsTo(it.squadron, 'ahead');
  const second = leadsTo(first, 'ahead');
  const there = layDrawn(it, { plot: empty, caret: START }, [first, second]);
  expect(there.plot.path).toEqual([['ahead', 'ahead'], [], []]);
  expect(layDrawn(it, { plot: empty, caret: START }, [first, second, first]).plot.path).toEqual([['ahead'], [], []]);
  const aside = layDrawn(it, { plot: empty, caret: START }, [first, hexes.step(first, first.heading + 1)]);
  expect(aside.plot.path.flat()).toEqual(['ahead', 'starboard', 'ahead']);
  const behind = layDrawn(it, { plot: empty, caret: START }, [hexes.step(it.squadron, it.squadron.heading + 3)]);
  expect(behind.plot.path.flat()).toEqual([]);
});

test('the path in hand begins anew, is taken up from any of its steps, and is filled up from there', () => {
  const whole = atEnd(it, { ...empty, path: straight(it.book.charts, 6) });
  const path = courseInHand(it, whole);
  expect([path.isEmpty(path.empty), path.isEmpty(whole)]).toEqual([true, false]);
  const first = path.tryStep(path.empty, 'ahead');
  expect([first.path.plot.path, first.refused]).toEqual([[['ahead'], [], []], undefined]);
  const taken = path.takeUp(whole, { row: 1, index: 1 });
  expect(taken.plot).toBe(whole.plot);
  const turned = path.tryStep(taken, 'port').path;
  expect(turned.plot.path).toEqual([['ahead', 'ahead'], ['ahead', 'port'], []]);
  expect(path.says(turned)).toBe('Turn to port. 3 hexes open.');
  const filled = path.fillAhead(turned);
  expect(filled.plot.path).toEqual([
    ['ahead', 'ahead'],
    ['ahead', 'port', 'ahead'],
    ['ahead', 'ahead'],
  ]);
  expect([path.isSame(filled, turned), path.isSame(filled, { ...filled, caret: START })]).toEqual([false, true]);
});

test('a far hex is steered for from the caret on, and anew where every hex is laid', () => {
  const whole = atEnd(it, { ...empty, mode: 'relative', path: straight(it.book.charts, 6) });
  const path = courseInHand(it, whole);
  const { q, r, heading } = it.squadron;
  const aside = hexes.step(hexes.step({ q, r }, heading), heading + 1);
  const anew = path.courseTo(whole, aside);
  expect(anew?.plot.path).not.toEqual(whole.plot.path);
  expect(anew?.plot.mode).toBe('relative');
  const begun = path.courseTo(path.takeUp(whole, { row: 1, index: 0 }), aside);
  expect(begun?.plot.path[0]).toEqual(['ahead', 'ahead']);
});
