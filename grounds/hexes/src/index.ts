// Hexes: their geometry in whole numbers.

export type { Extent, Hex, Layout } from './hexes.ts';
export * as hexes from './hexes.ts';
