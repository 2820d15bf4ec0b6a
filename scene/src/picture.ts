// A table as a still picture, small enough to be kept with a battle and drawn where no rules are. Points are those of its own paper.

import type { Depth } from './plane.ts';
import type { Hull } from './symbols/hulls.ts';

/** A unit as it stands in a picture. */
export interface PicturedUnit {
  readonly id: string;
  /** Its place in the picture's list of hulls. */
  readonly hull: number;
  /** The place of its side in the scenario, from 1. */
  readonly side: number;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from the top of the picture. */
  readonly turned: number;
  readonly lost?: true;
}

/** Places with an outline about them, and what they are called. */
export interface PicturedArea {
  readonly side: number;
  readonly path: string;
  /** It is filled: a zone. Without: its edge alone. */
  readonly isFilled: boolean;
  readonly label?: { readonly x: number; readonly y: number; readonly says: string };
}

/** From the left, from the top, width and height. */
export type PicturedBox = readonly [x: number, y: number, width: number, height: number];

/** Water, land and what was built, as they lie under everything else. */
export interface PicturedWater {
  readonly depth: Depth;
  readonly path: string;
}

export interface Picture {
  /** What is to be seen of it. */
  readonly box: PicturedBox;
  /** The whole sheet, and what is printed all over it. */
  readonly sheet: PicturedBox;
  readonly tile?: { readonly width: number; readonly height: number; readonly path: string };
  readonly waters?: readonly PicturedWater[];
  readonly hulls: readonly Hull[];
  /** Hulls are outlines as they truly are, drawn in the measure of the sheet. */
  readonly isTrue?: true;
  readonly areas: readonly PicturedArea[];
  /** Where units have been. */
  readonly wakes: readonly { readonly side: number; readonly path: string }[];
  readonly units: readonly PicturedUnit[];
}
