// What a rule system draws its own diagrams with: shapes, and text as wide as paper has it.

export { type RingLines, ringAbout, ringExtent } from './ring.ts';
export { type Drawing, FAINT, GREY, INCH, INK, move, RULE, type Shape, scale, stack } from './shapes.ts';
export { paragraph, text, widthOf } from './type.ts';
