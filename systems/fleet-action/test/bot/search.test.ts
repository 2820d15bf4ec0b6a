import { hexes } from '@flagplot/hexes';
import { stream, viewOf } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { ordersDiffer } from '../../bot/differs.ts';
import { guessFolders } from '../../bot/guess.ts';
import { plotsOf } from '../../bot/orders.ts';
import { quickPlotsOf } from '../../bot/quick.ts';
import { ordersSearch } from '../../bot/search.ts';
import type { Sealed } from '../../rules/folder.ts';
import { fleetAction } from '../../rules/index.ts';
import { destination, hexesIn, PULSES } from '../../rules/movement/path.ts';
import type { Moves, Plot, Step } from '../../rules/orders.ts';
import { squadronCalled, squadronsOf } from '../../rules/roster.ts';
import type { FaView } from '../../rules/state.ts';
import { pulsesMoved } from '../../rules/turn.ts';
import type { Moment } from './battle.ts';
import { called, duel, fleets, fought } from './battle.ts';

const { asked } = fought(duel, 'search', called('ordinary'), called('ordinary'));
const WARSHIP = [['vorchan-warship'], ['vorchan-warship']];
const pairs = fought(fleets(WARSHIP, WARSHIP), 'pairs', called('ordinary'), called('ordinary')).asked;
const viewAt = ({ s, ask }: Moment): FaView => viewOf(s, ask.side) as unknown as FaView;
const ordersIn = (moments: readonly Moment[]): Moment[] => moments.filter(({ ask }) => ask.kind === 'orders');

const v = viewAt(ordersIn(asked)[0]!);
const [own] = squadronsOf(v, v.side);
const { name: side } = v.book.sides.find(({ id }) => id === v.side)!;
const who = `${side} ${v.book.squadrons[v.book.squadronAt[own!.id]!]!.name}`;
const plot = (path: Step[][], more: Partial<Plot> = {}): Plot => ({ squadron: own!.id, path, ...more });
const AHEAD: Step[][] = [['ahead'], ['ahead'], ['ahead']];

describe('what a plot does otherwise', () => {
  test.each<[Plot, Plot, string]>([
    [
      plot([['port', 'port', 'ahead'], ['ahead'], ['ahead']]),
      plot(AHEAD),
      'turns two hexsides to port at once instead of going straight',
    ],
    [plot([['slip-starboard'], ['ahead'], ['ahead']]), plot(AHEAD), 'slips to starboard at once instead of going straight'],
    [
      plot(AHEAD),
      plot([['ahead'], ['starboard', 'ahead'], ['ahead']]),
      'goes straight instead of turning one hexside to starboard after 1 hex',
    ],
    [
      plot(AHEAD, { change: { pulse: 1, by: 2 } }),
      plot(AHEAD, { change: { pulse: 3, by: -1 } }),
      'speeds up by 2 instead of slowing by 1 in pulse 3',
    ],
    [plot(AHEAD, { mode: 'relative' }), plot(AHEAD), 'changes its formation otherwise'],
  ])('FA-3.2.1 %#', (order, instead, says) => {
    expect(ordersDiffer(v, [order], [instead])).toBe(`${who} ${says}`);
  });

  test('of orders that do the same it says so', () => {
    expect(ordersDiffer(v, [plot(AHEAD)], [plot(AHEAD)])).toBe('The squadrons do as before');
  });
});

test('FA-3.1.1 an idea changes the plot of one squadron, all of them in turn, and leaves the rest of the order', () => {
  const view = viewAt(ordersIn(pairs)[0]!);
  const base = { squadrons: plotsOf(view, 1), pulse: 2 };
  const ideas = [...ordersSearch.ideas(view, { turn: 1 }, base, { roll: stream('a') })];
  const changed = ideas.map(idea => idea.squadrons.flatMap((one, i) => (one === base.squadrons[i] ? [] : [i])));
  expect(changed.slice(0, 2)).toEqual([[0], [1]]);
  expect(changed.every(places => places.length === 1)).toBe(true);
  expect(ideas.map(({ pulse }) => pulse)).toEqual(ideas.map(() => 2));
});

/** Hexes between where some plots lead and where others do, in the pulses to come, all squadrons together. */
function distance(view: FaView, plots: readonly Moves[], others: readonly Moves[]): number {
  return plots.reduce((sum, { squadron, path }) => {
    const other = others.find(one => one.squadron === squadron)?.path ?? [];
    const from = squadronCalled(view, squadron);
    const gone = pulsesMoved(view);
    return sum + hexes.range(destination(from, path.slice(gone).flat()), destination(from, other.slice(gone).flat()));
  }, 0);
}

describe('a guess at the plots of others', () => {
  const guessAt = (moment: Moment, seed: string) => {
    const view = viewAt(moment);
    const enemy = view.book.sides.find(({ id }) => id !== view.side)!.id;
    return { view, enemy, folders: guessFolders(view, { roll: stream(seed) }) };
  };

  test('FA-3.1.2 is an empty folder before orders are given, and never touches one of our own', () => {
    for (const moment of [...ordersIn(asked), ...asked.filter(({ ask }) => ask.kind === 'fire')]) {
      const { view, enemy, folders } = guessAt(moment, 'a');
      expect(folders[view.side]).toBe(view.own);
      if (view.open.pulse === 0) expect(folders[enemy]).toEqual({ plots: [], pulse: 0, jumps: [] });
    }
  });

  test('FA-5.8.1 has for each squadron as many hexes as it moves in the pulses to come, and none in those played', () => {
    const fires = pairs.filter(({ ask }) => ask.kind === 'fire');
    expect(fires.length).toBeGreaterThan(5);
    for (const moment of fires) {
      const { view, enemy, folders } = guessAt(moment, 'a');
      const squadrons = squadronsOf(view, enemy);
      const gone = pulsesMoved(view);
      expect(folders[enemy]!.plots.map(one => one.squadron)).toEqual(squadrons.map(({ id }) => id));
      folders[enemy]!.plots.forEach(({ path, change }, i) => {
        const moved = path.map(steps => steps.filter(step => step !== 'port' && step !== 'starboard').length);
        const speed = (pulse: number) => squadrons[i]!.speed + (change && pulse >= change.pulse ? change.by : 0);
        expect(moved).toEqual(PULSES.map(pulse => (pulse <= gone ? 0 : hexesIn(view.book.charts, speed(pulse), pulse))));
        expect(change === undefined || change.pulse > gone).toBe(true);
      });
    }
  });

  test('thinks of more than one thing, and is nearer to what is plotted than any plot by chance', () => {
    const put = pairs.filter(one => one.ask.kind === 'fire' && [1, 2].includes(pulsesMoved(viewAt(one))));
    const off = { guess: 0, chance: 0 };
    const thoughts = new Set<string>();
    for (const moment of put) {
      const { view, enemy } = guessAt(moment, '');
      const real = (moment.s.sealed as unknown as Record<string, Sealed>)[enemy]!.plots;
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const guessed = guessFolders(view, { roll: stream(seed) })[enemy]!.plots;
        thoughts.add(JSON.stringify(guessed.map(({ path }) => path.map(steps => steps.includes('port')))));
        off.guess += distance(view, guessed, real);
        off.chance += distance(view, fleetAction.imagine(view, stream(seed))[enemy]!.plots, real);
      }
    }
    expect(thoughts.size).toBeGreaterThan(1);
    expect(off.guess).toBeLessThan(off.chance);
  });
});

test('FA-3.1.3 the quick player plots for every squadron of the side', () => {
  const view = viewAt(ordersIn(pairs)[0]!);
  expect(quickPlotsOf(view).map(({ squadron }) => squadron)).toEqual(squadronsOf(view, view.side).map(({ id }) => id));
});
