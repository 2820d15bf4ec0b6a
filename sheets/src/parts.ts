// The parts of a sheet: strips, rows, tables, and parts beside each other.

import { plan, ring } from './display.ts';
import { drawItem, type Room } from './items.ts';
import { partHead } from './part-head.ts';
import type { Drawing, Shape } from './shapes.ts';
import { FAINT, INK, move, RULE, scale, stack } from './shapes.ts';
import type { SheetCell, SheetItem, SheetPart } from './sheet.ts';
import { paragraph, text, widthOf } from './type.ts';

type Of<K extends SheetPart['kind']> = Extract<SheetPart, { kind: K }>;

const LABEL = 6.5;
const GAP = 14;

/** A part as a drawing no wider than its room. */
export function part(one: SheetPart, room: Room): Drawing {
  const made = partAsItIs(one, room);
  return made.width > room.width ? scale(made, room.width / made.width) : made;
}

function partAsItIs(one: SheetPart, room: Room): Drawing {
  switch (one.kind) {
    case 'strip':
      return strip(one, room);
    case 'rows':
      return rows(one, room);
    case 'table':
      return table(one, room);
    case 'beside':
      return beside(one, room);
    case 'ring':
      return ring(one, room, part);
    case 'plan':
      return plan(one, room, part);
  }
}

/** Whether paper has it. */
function isPrinted({ only }: { readonly only?: 'paper' | 'screen' }): boolean {
  return only !== 'screen';
}

const STRIP_PAD = 7;

/** Named numbers side by side, a rule between them; what is left of the width goes to all alike. */
function strip({ cells }: Of<'strip'>, { width, name }: Room): Drawing {
  const most = Math.max(60, width / 3);
  const made = cells.filter(isPrinted).map(cell => stripCell(cell, { width: most, name }));
  const natural = made.reduce((sum, one) => sum + one.width, 0) + 2 * STRIP_PAD * Math.max(0, made.length - 1);
  const spare = made.length > 1 ? Math.max(0, (width - natural) / (made.length - 1)) : 0;
  const height = Math.max(0, ...made.map(one => one.height));
  const shapes: Shape[] = [];
  let x = 0;
  for (const [i, one] of made.entries()) {
    if (i > 0) {
      x += STRIP_PAD;
      shapes.push({ kind: 'line', x, y: 0, toX: x, toY: height, width: 0.4, tone: RULE });
      x += STRIP_PAD;
    }
    shapes.push(...move(one.shapes, x, 0));
    x += one.width + (i < made.length - 1 ? spare : 0);
  }
  return { width: x, height, shapes };
}

/** The name over the item, or beside it where the item is as high as both. */
function stripCell({ name, item }: SheetCell, { width, name: of }: Room): Drawing {
  const label = paragraph([name], width, { size: LABEL, tone: FAINT });
  if (item.kind !== 'diagram') return stack([label, drawItem(item, { width, name: `${of}/${name}` })], 1.5);
  const made = drawItem(item, { width, name: `${of}/${name}` });
  return {
    width: label.width + 6 + made.width,
    height: made.height,
    shapes: [...label.shapes, ...move(made.shapes, label.width + 6, 0)],
  };
}

/** Names in a column, what they name in the next. */
function rows({ title, note, rows: given }: Of<'rows'>, { width, name }: Room): Drawing {
  const all = given.filter(isPrinted);
  const side = Math.max(0, ...all.map(row => widthOf(row.name, 7))) + 8;
  const made = all.map(row => {
    const item = drawItem(row.item, { width: width - side, name: `${name}/${row.name}` });
    const y = row.item.kind === 'text' ? 5.6 : Math.min(item.height, 13) / 2 + 2.6;
    const label = text(row.name, { x: 0, y }, { size: 7 });
    return { width: side + item.width, height: item.height, shapes: [label, ...move(item.shapes, side, 0)] };
  });
  const head = partHead(title, note ?? '', width);
  return stack([...(head.height > 0 ? [head] : []), stack(made, 2)], 1);
}

/** Parts that share the width, in columns as wide as each other. */
function beside({ parts }: Of<'beside'>, { width, name }: Room): Drawing {
  const each = (width - GAP * (parts.length - 1)) / parts.length;
  const made = parts.map(one => part(one, { width: each, name }));
  const shapes = made.flatMap((one, i) => move(one.shapes, i * (each + GAP), 0));
  return { width, height: Math.max(0, ...made.map(({ height }) => height)), shapes };
}

/** The least there is between columns; where no column is wide they stand further apart. */
const CELL = 6;
const HEAD = 6;
/** The least width of a column that shares what is left. */
const LEAST = 34;

function table(of: Of<'table'>, { width, name }: Room): Drawing {
  const columns = columnsOf(of, { width, name });
  const taken = columns.reduce((sum, wide) => sum + wide, 0);
  const gap = Math.max(CELL, (width - taken) / Math.max(1, columns.length - 1));
  const across = taken + gap * (columns.length - 1);
  const lefts = columns.map((_, i) => columns.slice(0, i).reduce((sum, wide) => sum + wide + gap, 0));
  const heads: Drawing = {
    width: across,
    height: 9,
    shapes: of.heads.flatMap((head, i) =>
      head === '' ? [] : [text(head, { x: lefts[i] as number, y: 6 }, { size: HEAD, tone: FAINT })],
    ),
  };
  const body = of.rows.map((row, i) => tableRow(row, { columns, lefts, across, name: `${name}/${rowName(row, i)}` }));
  const head = partHead(of.title, of.note ?? '', Math.max(width, across));
  return stack([...(head.height > 0 ? [head] : []), heads, ...body], 0);
}

/** A row is called by what it begins with. */
function rowName(row: readonly SheetItem[], i: number): string {
  const [first] = row;
  return first?.kind === 'text' ? `${i + 1} ${first.lines[0] ?? ''}` : `${i + 1}`;
}

interface Columns {
  readonly columns: readonly number[];
  readonly lefts: readonly number[];
  readonly across: number;
  readonly name: string;
}

function tableRow(row: readonly SheetItem[], { columns, lefts, across, name }: Columns): Drawing {
  const made = row.map((item, i) => drawItem(item, { width: columns[i] ?? LEAST, name: `${name}/${i + 1}` }));
  const apart = row.some(item => item.kind === 'blank' && item.low) ? 2 : 3;
  const height = Math.max(0, ...made.map(one => one.height)) + apart;
  const shapes = made.flatMap((one, i) => move(one.shapes, lefts[i] ?? 0, (height - one.height) / 2));
  const above: Shape[] = row.some(({ kind }) => kind === 'blank')
    ? []
    : [{ kind: 'line', x: 0, y: 0, toX: across, toY: 0, width: 0.35, tone: RULE }];
  return { width: across, height, shapes: [...above, ...shapes] };
}

/** Room for eight boxes: a longer row goes on below. */
const MOST = 118;

function columnsOf({ heads, wide, rows: all }: Of<'table'>, { width, name }: Room): number[] {
  const natural = heads.map((head, i) =>
    wide.includes(i)
      ? Math.max(LEAST, widthOf(head, HEAD))
      : Math.max(widthOf(head, HEAD), ...all.map(row => (row[i] ? drawItem(row[i], { width: MOST, name }).width : 0))),
  );
  const taken = natural.reduce((sum, one) => sum + one, 0) + CELL * (natural.length - 1);
  const more = wide.length > 0 ? Math.max(0, (width - taken) / wide.length) : 0;
  return natural.map((one, i) => (wide.includes(i) ? one + more : one));
}

/** A thick rule, as under the head of a sheet. */
export function rule(width: number): Drawing {
  return { width, height: 2, shapes: [{ kind: 'line', x: 0, y: 1, toX: width, toY: 1, width: 1.4, tone: INK }] };
}
