// What each kind of item looks like. All are drawn from their upper left corner.

import type { Drawing, Shape } from './shapes.ts';
import { FAINT, GREY, INK, RULE } from './shapes.ts';
import type { SheetBox, SheetItem } from './sheet.ts';
import { paragraph, text, widthOf } from './type.ts';

/** The item of one kind. */
type Of<K extends SheetItem['kind']> = Extract<SheetItem, { kind: K }>;

/** What an item is drawn by: the room it may take up, and the name of the row it stands in. */
export interface Room {
  readonly width: number;
  readonly name: string;
}

const BODY = 7;
const BOX = 13;
const BETWEEN = 2;

/** An item as a drawing. */
export function drawItem(item: SheetItem, room: Room): Drawing {
  switch (item.kind) {
    case 'text':
      return lines(item, room);
    case 'figure':
      return figure(item);
    case 'boxes':
      return boxes(item, room);
    case 'ticks':
      return ticks(item);
    case 'circles':
      return circles(item);
    case 'diagram':
      return { width: item.width, height: item.height, shapes: item.shapes };
    case 'blank':
      return blank(item, room);
  }
}

/** The first line says it, the others explain it. */
function lines({ lines: [first = '', ...rest] }: Of<'text'>, { width }: Room): Drawing {
  const head = paragraph([first], width, { size: BODY, bold: rest.length > 0 });
  if (rest.length === 0) return head;
  const more = paragraph(rest, width, { size: 6, tone: FAINT });
  const shapes = [
    ...head.shapes,
    ...more.shapes.map(shape => ({ ...shape, y: (shape as { y: number }).y + head.height }) as Shape),
  ];
  return { width: Math.max(head.width, more.width), height: head.height + more.height, shapes };
}

const FIGURE = 13;

function figure({ printed, now, ring }: Of<'figure'>): Drawing {
  if (ring) return figureInRing(now ?? printed);
  const was = now === undefined ? [] : struckOut(printed, { x: 0, y: 11 }, 9);
  const before = now === undefined ? 0 : widthOf(printed, 9) + 3;
  const says = now ?? printed;
  const shapes = [...was, text(says, { x: before, y: 11 }, { size: FIGURE, bold: true })];
  return { width: before + widthOf(says, FIGURE, true), height: 14, shapes };
}

function figureInRing(says: string): Drawing {
  const radius = 6.5;
  const shapes: Shape[] = [
    { kind: 'circle', x: radius, y: radius, radius, width: 0.6, tone: INK },
    text(says, { x: radius, y: radius + 2.6, anchor: 'middle' }, { size: BODY, bold: true }),
  ];
  return { width: 2 * radius, height: 2 * radius, shapes };
}

/** What no longer holds, with a line through it. */
function struckOut(says: string, at: { x: number; y: number }, size: number): Shape[] {
  const wide = widthOf(says, size);
  const y = at.y - size * 0.26;
  return [
    text(says, at, { size, tone: FAINT }),
    { kind: 'line', x: at.x - 0.7, y, toX: at.x + wide + 0.7, toY: y, width: 0.6, tone: INK },
  ];
}

/** How wide a row of boxes is. */
function widthOfBoxes(count: number): number {
  return count * (BOX + BETWEEN) - BETWEEN;
}

/** Boxes of a row, broken where it is longer than the room. */
function boxes({ boxes: all, across: most = all.length }: Of<'boxes'>, { width, name }: Room): Drawing {
  const across = Math.max(1, Math.min(most, Math.floor((width + BETWEEN) / (BOX + BETWEEN))));
  const shapes = all.flatMap((one, i) =>
    box(one, { x: (i % across) * (BOX + BETWEEN), y: Math.floor(i / across) * (BOX + BETWEEN), name: `${name}/${i + 1}` }),
  );
  const rows = Math.max(1, Math.ceil(all.length / across));
  return { width: widthOfBoxes(Math.min(across, all.length)), height: widthOfBoxes(rows), shapes };
}

function box({ says, marked, grey, blocked, letter }: SheetBox, { x, y, name }: { x: number; y: number; name: string }): Shape[] {
  const middle = letter ? x + BOX / 2 - 2 : x + BOX / 2;
  const frame = { x, y, w: BOX, h: BOX, width: grey ? 1 : 0.6, tone: INK, box: name };
  return [
    { kind: 'rect', ...frame, ...(grey && { fill: GREY }), ...(blocked && { fill: INK }) },
    text(says, { x: middle, y: y + 9, anchor: 'middle' }, { size: BODY, bold: grey ?? false, tone: marked ? RULE : INK }),
    ...(letter ? [text(letter, { x: x + BOX - 1.6, y: y + 5.6, anchor: 'end' }, { size: 5.5, bold: true })] : []),
    ...(marked ? cross(x, y, BOX) : []),
  ];
}

function cross(x: number, y: number, size: number): Shape[] {
  const [near, far, width, tone] = [0.8, size - 0.8, size / 15, INK];
  return [
    { kind: 'line', x: x + near, y: y + near, toX: x + far, toY: y + far, width, tone },
    { kind: 'line', x: x + near, y: y + far, toX: x + far, toY: y + near, width, tone },
  ];
}

const TICK = 5.6;

function ticks({ groups }: Of<'ticks'>): Drawing {
  const shapes: Shape[] = [];
  let x = 0;
  for (const { name, ticked } of groups) {
    const wide = ticked.length * TICK;
    shapes.push(text(name, { x: x + wide / 2, y: 4.4, anchor: 'middle' }, { size: 5, tone: FAINT }));
    for (const [i, on] of ticked.entries()) {
      const left = x + i * TICK;
      shapes.push({ kind: 'rect', x: left, y: 6, w: TICK, h: TICK + 1, width: 0.4, tone: FAINT, ...(on && { fill: INK }) });
    }
    x += wide + 2;
  }
  return { width: Math.max(0, x - 2), height: TICK + 8, shapes };
}

function circles({ circles: all }: Of<'circles'>): Drawing {
  const [radius, apart] = [9, 26];
  const shapes = all.flatMap(({ says, under, marked }, i): Shape[] => {
    const x = radius + i * apart;
    return [
      { kind: 'circle', x, y: radius, radius, width: 0.7, tone: INK },
      text(says, { x, y: radius + 3, anchor: 'middle' }, { size: 8.5, bold: true, tone: marked ? RULE : INK }),
      text(under, { x, y: 2 * radius + 7.5, anchor: 'middle' }, { size: 6, tone: FAINT }),
      ...(marked ? cross(x - radius, 0, 2 * radius) : []),
    ];
  });
  return { width: Math.max(0, all.length * apart - (apart - 2 * radius)), height: 2 * radius + 9, shapes };
}

const LETTER = 5;

/** A field to write in. */
function blank({ says = '', letters, low }: Of<'blank'>, room: Room): Drawing {
  const [width, height] = [letters === undefined ? room.width : letters * LETTER, low ? 8 : 15];
  const shapes: Shape[] = [{ kind: 'rect', x: 0, y: 0, w: width, h: height, width: 0.4, tone: RULE }];
  if (says !== '') shapes.push(text(says, { x: 4, y: 10.5 }, { size: 8 }));
  return { width, height, shapes };
}
