// How a rule system is drawn.

import type { GameTypes, Shown, Told, View } from '@flagplot/kernel';
import type { Beat, Place, Scene } from '@flagplot/scene';

/** What whoever looks may see: the table, and at a seat the side that sits there and its folder. */
export type Seen<G extends GameTypes = GameTypes> = Shown<G> & Partial<Pick<View<G>, 'side' | 'own'>>;

/**
 * The table as a scene of its ground, for board, list, terminal and paper alike. Units of `seen.side` are `mine`; what lies in `seen.own`
 * shows as `secret`. `told` is all that whoever looks had been told by then: wakes come from it. An order in the making is no part of it:
 * whoever helps to make one lays that over the scene.
 */
export type SceneOf<G extends GameTypes = GameTypes> = (seen: Seen<G>, told: readonly Told<G>[]) => Scene<Place>;

/** What is watched of what was told: beats, one after another. `seen` is the table after it. */
export type BeatsOf<G extends GameTypes = GameTypes> = (told: readonly Told<G>[], seen: Seen<G>) => Beat<Place>[];
