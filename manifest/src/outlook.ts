// What an order would lead to, for whoever weighs it before it is given.

import type { Answer, Forecasted, GameTypes, Json, View } from '@flagplot/kernel';
import type { Layer, Place } from '@flagplot/scene';

/** One thing an order leads to. */
export interface Lead {
  /** `Red 7 hexes to 1214, heading E; Alpha at 6 in the arcs of 4`. */
  readonly says: string;
  /** Somebody is lost by it, or does nothing though he could: whoever orders it is to have said so. */
  readonly grave?: 'lost' | 'idle';
  /** Whom it is about, by name. */
  readonly who: string;
  /** The forecast that tells what may come of it, and that in a few words. */
  readonly odds?: { readonly name: string; readonly of: Json; says(found: Forecasted): string };
}

/** What an order that stands leads to, in the order of the book. */
export type OutlookOf<G extends GameTypes = GameTypes> = (answer: Answer<G>, view: View<G>) => readonly Lead[];

/** An order that stands, as it lies on the board until it is given: courses, and units where they would come to stand. Nothing where it moves nobody. */
export type OrderSceneOf<G extends GameTypes = GameTypes> = (answer: Answer<G>, view: View<G>) => Layer<Place>;
