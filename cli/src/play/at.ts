// Who sits down to what: a battle at the terminal, and the parts of its system that it is shown and played with.

import type { Catalogue, GameTypes, Saved, Side, Told, Wanted } from '@flagplot/kernel';
import type {
  AsksOf,
  BeatsOf,
  ChartBook,
  GoalOf,
  Lesson,
  Manifest,
  Notation,
  OrderSceneOf,
  OutlookOf,
  SceneOf,
} from '@flagplot/manifest';
import type { Reply, Seat } from '@flagplot/seat';
import { type Loaded, type Part, partOf, type System } from '@flagplot/shelf';
import { accept } from '../refused.ts';
import type { Terminal } from '../terminal.ts';
import { PIPE, type Screen } from './screen.ts';

/** What of a system is shown and typed; what it does not have is left out. */
export interface Parts {
  readonly catalogue: Catalogue;
  readonly scene?: SceneOf;
  readonly beats?: BeatsOf;
  readonly asks?: AsksOf;
  readonly goal?: GoalOf;
  readonly charts?: ChartBook;
  readonly notation?: Notation<GameTypes>;
  readonly outlook?: OutlookOf;
  readonly orderScene?: OrderSceneOf;
}

/** Who sits down to what. */
export interface AtTable {
  readonly system: System;
  readonly parts: Parts;
  /** The seat of whoever types, and the side it holds. */
  readonly seat: Seat;
  readonly side: Side;
  /** Whom he plays against, for the greeting. */
  readonly against: string;
  readonly terminal: Terminal;
  /** What leads him, where it is a lesson. */
  readonly lesson?: Lesson;
  /** The record as whoever laid the table may write it, at any time. */
  record(): Saved;
  /** Dice by hand: what was told of the step that waits for dice, and what else is to be thrown with those that are wanted. */
  soFar(): readonly Told<GameTypes>[];
  ahead(): readonly Wanted[];
  /** Faces in the place of those of an entry; `agreed`: though others have fallen since. */
  putRight(faces: { readonly instead: number; readonly faces: readonly number[]; readonly agreed: boolean }): Reply;
  /** Rejects when something breaks that nobody at the table can mend. */
  readonly broken: Promise<never>;
}

/** What a system has to be shown and typed; `Refused` where a part cannot be loaded. */
export async function partsOf({ manifest }: System): Promise<Parts> {
  const [catalogue, scene, beats, asks, goal, charts, notation, outlook, orderScene] = await Promise.all([
    part(manifest, 'catalogue'),
    part(manifest, 'scene'),
    part(manifest, 'beats'),
    part(manifest, 'asks'),
    part(manifest, 'goal'),
    part(manifest, 'charts'),
    part(manifest, 'notation'),
    part(manifest, 'outlook'),
    part(manifest, 'orderScene'),
  ]);
  return {
    catalogue: catalogue ?? {},
    ...(scene && { scene }),
    ...(beats && { beats }),
    ...(asks && { asks }),
    ...(goal && { goal }),
    ...(charts && { charts }),
    ...(notation && { notation }),
    ...(outlook && { outlook }),
    ...(orderScene && { orderScene }),
  };
}

async function part<P extends Part>(manifest: Manifest, name: P): Promise<Loaded<P> | undefined> {
  return manifest[name] ? accept('', await partOf(manifest, name)).part : undefined;
}

/** What the battle is shown on, as it is now. */
export function screenAt({ terminal }: Pick<AtTable, 'terminal'>): Screen {
  return terminal.screen?.() ?? PIPE;
}
