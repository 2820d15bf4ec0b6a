// Squadrons that nobody minds: they hold their course and keep their target, and leave no map by it.

import { stream } from '@flagplot/kernel';
import { viewOf } from '@flagplot/kernel/bare';
import { describe, expect, test } from 'vitest';
import { lapses } from '../../bot/lapses.ts';
import { overEdge } from '../../rules/movement/edge.ts';
import { plotting } from '../../rules/movement/lawful.ts';
import { straight } from '../../rules/movement/path.ts';
import type { Plot, Shot } from '../../rules/orders.ts';
import { squadronCalled } from '../../rules/roster.ts';
import type { FaView } from '../../rules/state.ts';
import { called, duel, fought, type Moment } from './battle.ts';

const bots = [called('beginner'), called('beginner')];
const moments = ['a', 'b', 'c'].flatMap(seed => fought(duel, seed, ...bots).asked);
const viewAt = ({ s, ask }: Moment): FaView => viewOf(s, ask.side) as unknown as FaView;
const think = { roll: stream('lapses') };

/** What becomes of the order of a moment where nobody is minded; of fire only where `pulses` says so. */
function erring(moment: Moment, pulses = false): object {
  const { ask, order } = moment;
  const errs = (unit: string): boolean => pulses || !unit.includes('pulse');
  const lapse = lapses.by[ask.kind as 'orders'];
  return lapse?.(viewAt(moment), ask.about as never, { base: order as never, errs, think }) as object;
}

describe('FA-3.2.1 a squadron that is not minded', () => {
  const orders = moments.filter(({ ask, s }) => ask.kind === 'orders' && s.clock.turn > 0);
  const plots = orders.flatMap(moment => {
    const { squadrons } = erring(moment) as { squadrons: readonly Plot[] };
    const base = (moment.order as unknown as { squadrons: readonly Plot[] }).squadrons;
    return squadrons.map((plot, i) => ({ v: viewAt(moment), plot, base: base[i] as Plot }));
  });

  test('holds its course as a rule, and never goes over the edge of the map where it would not have gone anyway', () => {
    const held = plots.filter(({ v, plot }) => {
      const { speed } = squadronCalled(v, plot.squadron);
      return JSON.stringify(plot.path) === JSON.stringify(straight(v.book.charts, speed)) && !plot.change;
    });
    expect(held.length).toBeGreaterThan(plots.length / 3);
    for (const { v, plot, base } of plots) {
      const it = plotting(v, squadronCalled(v, plot.squadron));
      if (!overEdge(it, base)) expect(overEdge(it, plot)).toBeUndefined();
    }
  });
});

describe('FA-6.4.1 the fire of a squadron that is not minded', () => {
  const fires = moments.filter(({ ask, s }) => ask.kind === 'fire' && s.clock.turn > 0);

  test('falls on the nearest target of one squadron, and waits for no other pulse', () => {
    const shots = fires.map(moment => ({ v: viewAt(moment), shots: (erring(moment) as { shots: readonly Shot[] }).shots }));
    expect(shots.flatMap(one => one.shots).length).toBeGreaterThan(10);
    for (const { v, shots: fired } of shots) {
      const into = new Set(fired.map(({ target }) => v.book.ships[v.book.shipAt[target] as number]?.squadron));
      expect(into.size).toBeLessThan(2);
    }
  });

  test('is held in a pulse that goes by', () => {
    for (const moment of fires) expect(erring(moment, true)).toEqual({ shots: [] });
  });
});
