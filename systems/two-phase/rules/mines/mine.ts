// Chapter 13.3: mines as they lie on the table, and what a ship has left of them.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { CardOfBook } from '../book.ts';
import type { Charts } from '../charts.ts';
import type { Sealed, Stock } from '../folder.ts';
import { LAYOUT } from '../geometry/map.ts';
import { hexOf } from '../map.ts';
import type { Mine, Open, Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import type { BoughtOption } from '../scenario-file.ts';
import type { TpState, TpTable } from '../state.ts';

/** TP-13.3.4, TP-13.3.5 What a ship carries as the battle begins: its card's T-bombs and those bought, each with a dummy. */
export function stockAtFirst({ tBombs = 0 }: Pick<CardOfBook, 'tBombs'>, options: readonly BoughtOption[] = []): Stock {
  const purchases = (option: BoughtOption['id']): number => options.find(({ id }) => id === option)?.n ?? 0;
  const bombs = tBombs + purchases('t-bomb');
  return { bombs, dummies: bombs, space: purchases('space-mine') };
}

export function mineNamed({ mines }: Pick<Open, 'mines'>, id: Id): Mine | undefined {
  for (const mine of mines) if (mine.id === id) return mine;
  return undefined;
}

/** TP-13.3.4 Whether a mine is none, as its owner knows. */
export function isDummy(s: Pick<TpState, 'sealed'>, { id, side }: Mine): boolean {
  return (s.sealed[side] as Sealed).dummies.includes(id);
}

interface Laid {
  unit: Unit;
  shown: Mine['shown'];
  at: Hex;
  dummy: boolean;
}

/** A mine is laid; TP-13.3.4 a dummy is told as a bomb. */
export function layMine(s: TpState, t: TpTable, { unit, shown, at, dummy }: Laid): void {
  const { open } = s;
  open.dealt += 1;
  open.arrivals += 1;
  // TP-9.1.4 What is dropped in the hex of its ship stands where that came from.
  const dropped = shown === 'space';
  const mine: Mine = {
    id: `mine-${open.dealt}`,
    ...{ side: unit.side, by: unit.id, shown, ...hexOf(at) },
    came: dropped && unit.came ? { ...unit.came } : null,
    arrived: dropped ? unit.arrived : open.arrivals,
    laid: shown === 'pa' ? open.now.n : open.impulses,
    active: shown === 'pa',
  };
  open.mines.push(mine);
  if (dummy) (s.sealed[unit.side] as Sealed).dummies.push(mine.id);
  t.tell(() => ({ kind: 'laid', mine: mine.id, unit: unit.id, shown, at: hexOf(mine) }));
}

/** Takes a mine off the table. */
export function takeOff(s: TpState, { id, side }: Mine): void {
  s.open.mines = s.open.mines.filter(one => one.id !== id);
  const folder = s.sealed[side] as Sealed;
  folder.dummies = folder.dummies.filter(one => one !== id);
}

/** TP-13.3.3 Whether a counter is as near to a mine as its blast reaches. */
export function isNear({ mines }: Pick<Charts, 'mines'>, mine: Pick<Mine, 'shown' | 'q' | 'r'>, hex: Hex): boolean {
  return hexes.range(mine, hex) <= mines[mine.shown].reach;
}

/** A hex by its four digits; nothing where there is none of that name. */
export function hexNamed(name: string): Hex | undefined {
  return hexes.parseName(name, LAYOUT);
}
