/** Where the keyboard's cursor goes. */
import { type Hex, hexes } from '@flagplot/kernel';
import { ofKind, type Scene, type UnitItem } from '../scene.ts';

/** The hex an arrow leads to, kept on the sheet: along the column, or into the neighbouring one. */
export function stepped(scene: Scene, at: Hex, key: string): Hex | undefined {
  const column = hexes.columnOf(at, 'columns');
  const row = hexes.rowOf(at, 'columns');
  const to: Record<string, readonly [number, number]> = {
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
  };
  const next = to[key];
  if (!next) return undefined;
  const hex = hexes.hexAt(next[0], next[1], 'columns');
  return hexes.onMap(hex, scene.sheet, 'columns') ? hex : at;
}

/** The units in the order Tab visits them: by distance from where the walk began, then as they are listed. */
export function walk(scene: Scene, from: Hex): UnitItem[] {
  return ofKind(scene.items, 'unit')
    .filter(unit => !unit.lost)
    .toSorted((a, b) => hexes.range(from, a.at) - hexes.range(from, b.at));
}

/** Where the cursor begins: at the unit in hand, else at the first of one's own, else in the middle of the sheet. */
export function beginning(scene: Scene, inHand: string | undefined): Hex {
  const units = ofKind(scene.items, 'unit').filter(unit => !unit.lost);
  const first =
    units.find(unit => unit.id === inHand) ??
    units.find(unit => unit.squadron !== undefined && unit.squadron === inHand) ??
    units.find(unit => unit.role === 'mine') ??
    units[0];
  return first?.at ?? hexes.hexAt(Math.ceil(scene.sheet.columns / 2), Math.ceil(scene.sheet.rows / 2), 'columns');
}
