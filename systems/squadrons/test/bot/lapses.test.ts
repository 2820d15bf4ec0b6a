// Squadrons that nobody minds: they fly straight on, fire at the next best target, and leave no map by it.

import { stream } from '@flagplot/kernel';
import { viewOf } from '@flagplot/kernel/bare';
import { describe, expect, test } from 'vitest';
import { lapses } from '../../bot/lapses.ts';
import { fly } from '../../rules/movement/fly.ts';
import type { Move, Volley } from '../../rules/orders.ts';
import { squadronCalled } from '../../rules/roster.ts';
import type { SqView } from '../../rules/state.ts';
import { called, fought, type Moment } from './battle.ts';

const bots = [called('beginner'), called('beginner')];
const moments = ['open-patrol', 'first-lesson'].flatMap(name => fought(name, 'a', ...bots).asked);
const viewAt = ({ s, ask }: Moment): SqView => viewOf(s, ask.side) as unknown as SqView;
const think = { roll: stream('lapses') };

/** What becomes of the order of a moment where nobody is minded; at the guns only where `guns` says so. */
function erring(moment: Moment, guns = false): object {
  const { ask, order } = moment;
  const errs = (unit: string): boolean => guns || !unit.includes('guns');
  const lapse = lapses.by[ask.kind as 'move'];
  return lapse?.(viewAt(moment), ask.about as never, { base: order as never, errs, think }) as object;
}

/** How many craft of a squadron are on the map after a move. */
function flying(v: SqView, move: Move): number {
  const craft = structuredClone(squadronCalled(v, move.squadron).craft);
  for (const flight of move.craft) fly(v.book, craft[flight.craft - 1] as (typeof craft)[number], flight.path);
  return craft.filter(one => one.status === 'flying').length;
}

describe('SQ-3.2.2 a squadron that is not minded', () => {
  const moves = moments.filter(({ ask, s }) => ask.kind === 'move' && s.clock.turn > 0);

  test('flies straight on as a rule, and never off the map where it would not have gone anyway', () => {
    const flown = moves.map(moment => ({
      v: viewAt(moment),
      move: erring(moment) as Move,
      base: moment.order as unknown as Move,
    }));
    const straight = flown.filter(({ move }) => move.craft.every(({ path }) => !/[LR]/.test(path)));
    expect(straight.length).toBeGreaterThan(flown.length / 3);
    for (const { v, move, base } of flown) expect(flying(v, move)).toBeGreaterThanOrEqual(flying(v, base));
  });
});

describe('SQ-4.1.3 the fire of a squadron that is not minded', () => {
  const fires = moments.filter(({ ask, s }) => ask.kind === 'fire' && s.clock.turn > 0);
  const volleysOf = (order: unknown): readonly Volley[] => (order as { volleys: readonly Volley[] }).volleys;

  test('goes to another target or from another weapon where there is one, never to two', () => {
    for (const moment of fires) {
      const fired = volleysOf(erring(moment)).map(({ squadron }) => squadron);
      expect(new Set(fired).size).toBe(fired.length);
    }
    const others = fires.filter(moment => JSON.stringify(volleysOf(erring(moment))) !== JSON.stringify(volleysOf(moment.order)));
    expect(others.length).toBeGreaterThan(0);
  });

  test('SQ-4.1.2 is held by whoever is not minded at the guns either', () => {
    for (const moment of fires) expect(volleysOf(erring(moment, true))).toEqual([]);
  });
});
