// What a rule system draws its own diagrams with: shapes, and text as wide as paper has it.

export { type RingLines, ringAbout, ringExtent } from './ring.ts';
export { type Drawing, FAINT, INK, RULE, type Shape } from './shapes.ts';
export { text, widthOf } from './type.ts';
