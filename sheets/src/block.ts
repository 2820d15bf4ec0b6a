// One sheet as a block: its head, its parts, its small print, in a frame.

import { part, rule } from './parts.ts';
import type { Drawing, Shape } from './shapes.ts';
import { FAINT, INK, move, RULE, stack } from './shapes.ts';
import type { Sheet, SheetPart } from './sheet.ts';
import { cut, paragraph, text, widthOf } from './type.ts';

const PAD = 9;
const TITLE = { size: 13, bold: true };

/** A sheet in a frame as wide as the room there is. */
export function block(sheet: Sheet, width: number): Drawing {
  const within = width - 2 * PAD;
  const name = `${sheet.kind} ${sheet.of}`;
  const parts = sheet.parts
    .filter(one => one.only !== 'screen')
    .map(one => inMiddle(one, part(one, { width: within, name }), within));
  const notes = sheet.notes.length > 0 ? [paragraph(sheet.notes, within, { size: 5.8, tone: FAINT })] : [];
  const body = stack([head(sheet, within), ...parts, ...notes], 5.5);
  const height = body.height + 2 * PAD;
  const frame: Shape = { kind: 'rect', x: 0, y: 0, w: width, h: height, width: 0.6, tone: RULE };
  return { width, height, shapes: [frame, ...move(body.shapes, PAD, PAD)] };
}

/** What shows how things lie stands in the middle of the sheet. */
function inMiddle({ kind }: SheetPart, drawn: Drawing, width: number): Drawing {
  if (kind !== 'ring' && kind !== 'plan') return drawn;
  return { ...drawn, shapes: move(drawn.shapes, (width - drawn.width) / 2, 0) };
}

/** Title and fate; below them the lines that say whose it is. */
function head({ title, under, fate }: Sheet, width: number): Drawing {
  const stamp = fate === undefined ? undefined : fateStamp(fate, width);
  const room = width - (stamp?.width ?? 0) - 8;
  const name = text(cut(title, room, TITLE), { x: 0, y: 10.5 }, TITLE);
  const lines = paragraph(under, room, { size: 7 });
  const shapes = [name, ...move(lines.shapes, 0, 14), ...(stamp?.shapes ?? [])];
  return stack([{ width, height: Math.max(14 + lines.height, stamp?.height ?? 0), shapes }, rule(width)], 1.5);
}

/** In capitals, in a frame, at the right. */
function fateStamp(fate: string, width: number): Drawing {
  const style = { size: 9, bold: true };
  const says = fate.toUpperCase();
  const wide = widthOf(says, style.size, true) + 12;
  const shapes: Shape[] = [
    { kind: 'rect', x: width - wide, y: 0.5, w: wide, h: 16, width: 1.4, tone: INK },
    text(says, { x: width - wide / 2, y: 11.7, anchor: 'middle' }, style),
  ];
  return { width: wide, height: 17, shapes };
}
