/** Where the keyboard's cursor goes. */
import { type Hex, hexes } from '@flagplot/hexes';
import { ofKind, type Scene, type UnitItem } from '@flagplot/scene';

/** The hex an arrow leads to, kept on the sheet: along the column or the row, or into the neighbouring one. */
export function step({ sheet }: Scene, at: Hex, key: string): Hex | undefined {
  const column = hexes.columnOf(at, sheet.layout);
  const row = hexes.rowOf(at, sheet.layout);
  const to: Record<string, readonly [number, number]> = {
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
  };
  const next = to[key];
  if (!next) return undefined;
  const hex = hexes.hexAt(next[0], next[1], sheet.layout);
  return hexes.onMap(hex, sheet, sheet.layout) ? hex : at;
}

/** The units in the order Tab visits them, one of each hex: by distance from where the walk began, then as they are listed. */
export function walk(scene: Scene, from: Hex): UnitItem[] {
  const there = ofKind(scene.items, 'unit').filter(unit => !unit.lost);
  const firsts = [...Map.groupBy(there, unit => `${unit.at.q},${unit.at.r}`).values()].flatMap(here => here.slice(0, 1));
  return firsts.toSorted((a, b) => hexes.range(from, a.at) - hexes.range(from, b.at));
}

/** Where the cursor begins: at the unit in hand, else at the first of one's own, else in the middle of the sheet. */
export function beginning({ items, sheet }: Scene, inHand: string | undefined): Hex {
  const units = ofKind(items, 'unit').filter(unit => !unit.lost);
  const first =
    units.find(unit => unit.id === inHand) ??
    units.find(unit => unit.squadron !== undefined && unit.squadron === inHand) ??
    units.find(unit => unit.role === 'mine') ??
    units[0];
  return first?.at ?? hexes.hexAt(Math.ceil(sheet.columns / 2), Math.ceil(sheet.rows / 2), sheet.layout);
}

/**
 * Which of several things at one place is meant: the first, or, where the last taken is among them, the one after it, round and
 * round.
 */
export function nextOf<T extends { id: string }>(here: readonly T[], taken: string | undefined): T | undefined {
  const at = here.findIndex(one => one.id === taken);
  return here[(at + 1) % here.length];
}
