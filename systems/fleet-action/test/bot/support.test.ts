import { hexes } from '@flagplot/hexes';
import type { GameTypes, View } from '@flagplot/kernel';
import { stream, viewOf } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { inFormation } from '../../rules/map.ts';
import { destination } from '../../rules/movement/path.ts';
import type { Ship, Squadron } from '../../rules/open.ts';
import type { Place, Plot } from '../../rules/orders.ts';
import type { FaView } from '../../rules/state.ts';
import { called, fleets, fought } from './battle.ts';

const shelf = await shippedSystems();

const SIDE = 'narn';
const WARSHIP = [['vorchan-warship'], ['vorchan-warship']];
const SPEED = 6;

const first = fought(fleets(WARSHIP, WARSHIP), 'support', called('idle'), called('idle')).asked.find(
  ({ ask }) => ask.kind === 'orders',
)!;

/** Two squadrons a side as their first orders are asked for, each put by column and row, all at one speed. */
function viewWith(places: Readonly<Record<string, readonly [column: number, row: number]>>): FaView {
  const v = viewOf(first.s, SIDE) as unknown as FaView;
  const squadrons = v.open.squadrons.map((one, i): Squadron => {
    const [column, row] = places[one.id]!;
    const heading = v.book.squadrons[i]!.side === SIDE ? 0 : 3;
    return { ...one, ...hexes.hexAt(column, row, 'columns'), heading, speed: SPEED };
  });
  const ships = v.open.ships.map((ship, i): Ship => {
    const at = squadrons[v.book.squadronAt[v.book.ships[i]!.squadron]!]!;
    return { ...ship, ...inFormation(at, at.formation[0]!) };
  });
  return { ...v, open: { ...v.open, ships, squadrons } };
}

/** The same with one squadron's ships at so many times their price. */
function priced(v: FaView, squadron: string, times: number): FaView {
  const ships = v.book.ships.map(of =>
    of.squadron === squadron ? { ...of, card: { ...of.card, points: of.card.points * times } } : of,
  );
  return { ...v, book: { ...v.book, ships } };
}

/** Where the first squadron will be after its turn. */
function endOf(v: FaView): Place {
  const ask = { side: SIDE, kind: 'orders', about: { turn: v.clock.turn } };
  const { order } = called('ordinary').answer(v as unknown as View<GameTypes>, ask, { roll: stream('support') });
  const { squadrons } = order as unknown as { squadrons: Plot[] };
  const [from] = v.open.squadrons;
  return destination(from!, squadrons.find(plot => plot.squadron === from!.id)!.path.flat());
}

/** How far the first squadron goes up the map, the second so many rows behind it, the enemies straight ahead. */
function advanceOf(behind: number, times = 1): number {
  const places = { 'earth-0': [29, 11], 'earth-1': [33, 11], 'narn-0': [29, 61], 'narn-1': [33, 61 + behind] } as const;
  const v = viewWith(places);
  return v.open.squadrons[0]!.r - endOf(priced(v, 'narn-1', times)).r;
}

describe('squadrons in support of each other', () => {
  test.each([
    ['to port', 17, 5],
    ['to starboard', 45, 1],
  ])('make for the one of two enemies that the friend is nearer to: %s', (_, column, heading) => {
    const enemies = { 'earth-0': [3, 25], 'earth-1': [59, 25] } as const;
    expect(endOf(viewWith({ ...enemies, 'narn-0': [31, 55], 'narn-1': [column, 55] })).heading).toBe(heading);
  });

  test('do not run ahead: who is alone before its friend goes slower than abreast of it', () => {
    expect(advanceOf(12)).toBeLessThan(advanceOf(0));
  });

  test('go ahead as a screen of dearer friends where they would wait for their like', () => {
    expect(advanceOf(2, 3)).toBeGreaterThan(advanceOf(2));
    expect(advanceOf(12, 3)).toBe(advanceOf(12));
  });
});

describe('deployment', () => {
  const rowsOf = (scenario: string, seat: 0 | 1): Record<string, number> => {
    const { asked } = fought(
      shelf['fleet-action']!.scenarios[scenario] as object,
      'deploy',
      called('ordinary'),
      called('ordinary'),
    );
    const { squadrons } = asked.filter(({ ask }) => ask.kind === 'deploy')[seat]!.order as unknown as {
      squadrons: { squadron: string; hex: string }[];
    };
    return Object.fromEntries(squadrons.map(({ squadron, hex }) => [squadron, Number(hex.slice(2))]));
  };

  test('puts cheap squadrons before dear ones', () => {
    const rows = rowsOf('line-of-battle', 0);
    expect(Math.max(rows['centauri-c']!, rows['centauri-d']!)).toBeLessThan(Math.min(rows['centauri-a']!, rows['centauri-b']!));
  });

  test('holds nothing back behind a screen too small to be one', () => {
    const rows = Object.values(rowsOf('narn-earth-5000', 0));
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
  });
});
