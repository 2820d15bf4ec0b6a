import { hexes } from '@flagplot/hexes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Berth,
  barAt,
  barTo,
  berthsOf,
  delayShift,
  formingOf,
  mostOf,
  placesFor,
  placeWords,
  withForming,
  withPost,
} from '../../page/orders/forming.ts';
import { grips, shipOfGrip } from '../../page/orders/grips.ts';
import { fillAhead, formedAs, lay, START, withChange } from '../../page/orders/plots.ts';
import { samePlot } from '../../page/orders/same-plot.ts';
import { inTurn, movedBy, placesInTurn } from '../../page/orders/sequence.ts';
import { radiusOf } from '../../rules/command/radius.ts';
import { inFormation } from '../../rules/map.ts';
import { plotFaults } from '../../rules/movement/faults.ts';
import { holdingPlot } from '../../rules/movement/random.ts';
import type { Plot } from '../../rules/orders.ts';
import { narn, squadronA } from './table.ts';

const it = squadronA(narn());
const plot = holdingPlot(it);

test('FA-5.7.7, FA-5.7.12 every place that is offered stands, for one ship or for many', () => {
  const berth = berthsOf(it, plot)[1];
  if (!berth) throw new Error('there is a second ship');
  const places = placesFor(it, plot, berth);
  expect(places.length).toBeGreaterThan(1);
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.constantFrom('shift' as const, 'reform' as const), (to, how) => {
      const next = withPost(it, plot, { how, berth, to });
      expect(plotFaults(it, next, '')).toEqual([]);
      const same = to.q === berth.was.q && to.r === berth.was.r;
      expect(formingOf(next)).toBe(same ? 'keep' : how);
    }),
  );
});

test('FA-5.7.10 formed anew only on a straight course at the old speed; FA-5.7.9 nowhere where a pulse stands still', () => {
  expect(barTo(it, plot, 'reform')).toBeUndefined();
  expect(barTo(it, withChange(it, plot, { pulse: 1, by: 1 }), 'reform')?.rule).toBe('FA-5.7.10');
  const slow = squadronA(narn(), 1);
  expect(mostOf(slow, holdingPlot(slow))).toBe(0);
  expect(barTo(slow, holdingPlot(slow), 'shift')?.rule).toBe('FA-5.7.9');
});

test('a plot keeps its formation while steps are laid, taken and filled', () => {
  const shift = { ship: 'var-noth', to: '1521' };
  const formed: Plot = { squadron: plot.squadron, path: [[], [], []], mode: 'relative', shift };
  const laid = lay(it, { plot: formed, caret: START }, 'port');
  expect(laid.plot).toMatchObject({ mode: 'relative', shift });
  expect(fillAhead(it, laid.plot)).toMatchObject({ mode: 'relative', shift });
  expect(formedAs(plot, formed)).toMatchObject({ path: plot.path, mode: 'relative', shift });
  expect(samePlot(plot, formedAs(plot, formed))).toBe(false);
  expect(samePlot(plot, { ...plot, mode: 'absolute' })).toBe(true);
});

test('FA-4.8.6 a shift is kept for a stricken enemy or made at once; another way of forming keeps the ship', () => {
  const shifted: Plot = { ...plot, shift: { ship: 'var-noth', to: '1521' } };
  expect(delayShift(shifted, true).shift?.late).toBe(true);
  expect(delayShift(delayShift(shifted, true), false)).toEqual(shifted);
  expect(withForming(shifted, 'reform').reform).toEqual([{ ship: 'var-noth', to: '1521' }]);
  expect(withForming(shifted, 'keep')).toEqual(plot);
});

test('a place in the formation in words', () => {
  expect(placeWords(it, { q: 0, r: -2 })).toMatch(/^2 ahead \(\d{4}\)$/);
  expect(placeWords(it, { q: 1, r: 0 })).toMatch(/^½ astern, 1 column to starboard/);
});

test('FA-5.5.12 the owner picks which moves before which, within a group alone', () => {
  const view = narn();
  const own = view.open.squadrons.slice(0, 2);
  const plots = own.map(one => ({ squadron: one.id, path: [[], [], []] }));
  const ids = (of: readonly { id: string }[]) => of.map(one => one.id);
  const next = movedBy(own, plots, { id: 'narn-b', by: -1 });
  expect(next && ids(inTurn(own, next))).toEqual(['narn-b', 'narn-a']);
  expect(movedBy(own, plots, { id: 'narn-a', by: -1 })).toBeUndefined();
  const apart = own.map((one, i) => ({ ...one, group: i === 0 ? 3 : 2 }));
  expect(ids(inTurn(apart, plots))).toEqual(['narn-b', 'narn-a']);
  expect(movedBy(apart, plots, { id: 'narn-a', by: -1 })).toBeUndefined();
});

test('FA-5.5.13, FA-5.5.15 when among all one moves', () => {
  const { book } = narn();
  expect(placesInTurn(book, { turn: 2, side: 'narn' }, { own: 2, enemy: 2 })).toEqual([1, 3]);
  expect(placesInTurn(book, { turn: 1, side: 'narn' }, { own: 2, enemy: 1 })).toEqual([2, 3]);
});

test('FA-5.7.7, FA-5.7.12 a ship is dragged to the places there are for it, and every other hex says which rule keeps it out', () => {
  const { book } = it;
  const berth = berthsOf(it, plot).find(one => !one.leads) as Berth;
  const free = new Set(placesFor(it, plot, berth).map(to => hexes.nameOf(inFormation(it.squadron, to), 'columns')));
  const radius = radiusOf(book, { id: it.squadron.commander });
  for (const at of hexes.within(it.squadron, radius + 3)) {
    const bar = barAt(it, plot, { how: 'shift', berth, at });
    expect(bar === undefined).toBe(free.has(hexes.nameOf(at, 'columns')));
    if (bar) expect(['FA-5.7.7', 'FA-5.7.12', 'FA-5.6.3']).toContain(bar.rule);
  }
});

test('FA-5.7.6 grips stand at every ship but the command ship, only while places are changed', () => {
  const of = { how: 'shift' as const, gripped: undefined };
  expect(grips(it, plot, { ...of, how: 'keep' })).toEqual([]);
  expect(grips(it, plot, of).map(item => item.id)).toEqual(['place/var-noth']);
  expect(shipOfGrip('place/var-noth')).toBe('var-noth');
  expect(shipOfGrip('ahead')).toBeUndefined();
});

test('a ship that was let go where it cannot be is refused at that place, by the rule', () => {
  const at = { q: it.squadron.q + 20, r: it.squadron.r };
  const bar = barAt(it, plot, { how: 'shift', berth: berthsOf(it, plot).find(one => !one.leads) as Berth, at });
  const layer = grips(it, plot, { how: 'shift', gripped: { ship: 'var-noth', at, bar, over: true } });
  expect(layer).toMatchObject([{ kind: 'handle', at, tried: true, refused: { rule: 'FA-5.7.7' } }]);
  const under = grips(it, plot, { how: 'shift', gripped: { ship: 'var-noth', at, bar } });
  expect(under.map(item => item.kind)).toEqual(['area', 'handle']);
});
