// The line above a part.

import type { Drawing } from './shapes.ts';
import { FAINT } from './shapes.ts';
import { text } from './type.ts';

/** A title in bold, a note at the right end of its line. */
export function partHead(title: string, note: string, width: number): Drawing {
  if (title === '' && note === '') return { width: 0, height: 0, shapes: [] };
  const shapes = [
    text(title, { x: 0, y: 7 }, { size: 7.5, bold: true }),
    text(note, { x: width, y: 7, anchor: 'end' }, { size: 6, tone: FAINT }),
  ];
  return { width, height: 9.5, shapes: shapes.filter(shape => shape.kind !== 'text' || shape.says !== '') };
}
