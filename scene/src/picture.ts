// A still picture of a battle, for whoever has not begun one. Places are in units of its view box.

import type { Hull, HullLook } from './symbols/hulls.ts';

/** A unit as it stands in a picture. `side`: by the place of its side in the scenario, from 1. */
export interface PicturedUnit {
  readonly hull: Hull;
  readonly side: 1 | 2;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from the top of the picture. */
  readonly turned: number;
  readonly look: HullLook;
}

/** `drift`: where a unit goes if it holds its course; `wake`: where it was; `plot`: ordered; `next`: about to be. */
export interface PicturedLine {
  readonly line: 'drift' | 'wake' | 'plot' | 'next';
  readonly side: 1 | 2;
  readonly path: string;
}

/** What one does in a rule system, drawn. */
export interface Picture {
  readonly viewBox: string;
  readonly lines: readonly PicturedLine[];
  /** The first of them is in hand. */
  readonly units: readonly PicturedUnit[];
  /** Numbered places on what is plotted. */
  readonly fixes: readonly { readonly x: number; readonly y: number; readonly says: string }[];
}
