// Record sheets on paper: data in, pages out. What writes PDF is the door `@flagplot/sheets/pdf`.

export { MARGIN, PAPERS, type Paper, type PaperName, type Print, pages } from './pages.ts';
export { positionSheet } from './position-sheet.ts';
export { type Drawing, type Extent, extentOf, type Shape } from './shapes.ts';
export type * from './sheet.ts';
export { svgOf } from './svg.ts';
export { type TruePrint, truePages } from './true-scale.ts';
export { widthOf } from './type.ts';
