// What the lesson offers where a squadron is plotted: three of its lawful plots, each for a reason.

import { hexes } from '@flagplot/hexes';
import { canonical } from '@flagplot/kernel';
import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import { leastBy } from '@flagplot/manifest';
import { lawful, plotting } from '../rules/movement/lawful.ts';
import { destination, straight } from '../rules/movement/path.ts';
import { holdingPlot } from '../rules/movement/random.ts';
import type { Squadron } from '../rules/open.ts';
import type { Place, Plot } from '../rules/orders.ts';
import { squadronsOf } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { quantity } from '../words/names.ts';

type Orders = FleetAction['asks']['orders']['order'];

/** Bearings (of 24) off the bow that are still ahead, that are abeam, and from which on they are astern. */
export const AHEAD = 4;
const ABEAM = 6;
export const ASTERN = 8;
/** Hexes at which frigates and cutters both hit well: nearer wins nothing. */
const CLOSE = 3;
/** What a hexside off the bow counts beside a hex of range. */
const OFF_BOW = 1.5;

export function ordersStep(v: FaView): LessonStep<Orders> {
  const [own] = squadronsOf(v, v.side);
  const enemy = enemyOf(v);
  if (!own || !enemy) return { says: 'Nobody is left to plot against: seal what stands.', choices: [] };
  return { says: sayOf(v, own, enemy), enemy: ENEMY, choices: courses(v, own, enemy) };
}

const ENEMY =
  'Three Earth cutters, small and nimble, with guns mostly forward. A ship scores for its enemy when half of its structure is gone, and again when it is destroyed.';

function sayOf(v: FaView, own: Squadron, enemy: Squadron): string {
  if (v.clock.turn === 1)
    return 'Bring the enemy before your bows, where most of your guns bear: choose a plot, look at it on the board, and seal it.';
  const aside = hexes.offBow(own, own.heading, enemy);
  return aside > ABEAM
    ? `They are behind you now, ${quantity(hexes.range(own, enemy), 'hex', 'hexes')} off, where most of your guns do not bear: turn.`
    : `They are ${quantity(hexes.range(own, enemy), 'hex', 'hexes')} off, ${aside > AHEAD ? 'on your side' : 'ahead'}: keep them before your bows for another turn.`;
}

/** The enemy squadron that still fights. */
export function enemyOf({ book, open, side }: Pick<FaView, 'book' | 'open' | 'side'>): Squadron | undefined {
  return book.sides.flatMap(({ id }) => (id === side ? [] : squadronsOf({ book, open }, id)))[0];
}

/** Ways to plot a squadron: towards the enemy, on, away. */
export function courses(v: FaView, own: Squadron, enemy: Squadron): LessonChoice<Orders>[] {
  const it = plotting(v, own);
  const there = destination(enemy, straight(v.book.charts, enemy.speed).flat());
  const plots = [...lawful(it)].map(plot => ({ plot, end: endOf(own, plot) }));
  const toward = leastBy(
    plots,
    ({ end }) => OFF_BOW * hexes.offBow(end, end.heading, there) + Math.abs(hexes.range(end, there) - CLOSE),
  );
  const away = leastBy(plots, ({ end }) => -2 * hexes.offBow(end, end.heading, there) - hexes.range(end, there));
  const held = holdingPlot(it);
  const named: [string, Plot | undefined][] = [
    [`Bring them before your bows${speedWords(toward?.plot)}`, toward?.plot],
    ['Hold course and speed', held],
    [`Turn away from them${speedWords(away?.plot)}`, away?.plot],
  ];
  const seen = new Set<string>();
  return named.flatMap(([name, plot]) => {
    const text = plot && canonical({ path: plot.path, by: plot.change?.by ?? 0 });
    if (!plot || !text || seen.has(text)) return [];
    seen.add(text);
    return [{ name, order: { squadrons: [plot] } }];
  });
}

function speedWords(plot: Plot | undefined): string {
  const by = plot?.change?.by ?? 0;
  return by === 0 ? '' : `, ${by < 0 ? 'slower' : 'faster'} by ${Math.abs(by)}`;
}

function endOf(own: Squadron, { path }: Plot): Place {
  return destination(own, path.flat());
}
