/**
 * What is watched of what was told: beats, one after another. A rule system says which things belong together and what moves, strikes or
 * is lost; the board plays them, the dock has a card for each, the log a line. Nothing here knows a rule.
 */
import type { Hex } from '@flagplot/hexes';
import type { End, Facing, Place } from './places.ts';

/**
 * What an event looks like. Motions of one beat are seen together. `through` begins where the unit stands; a facing is where it points
 * as it reaches the hex.
 */
export type Motion<P extends Place = Hex> =
  | { kind: 'move'; unit: string; through: readonly { at: P; facing: Facing }[] }
  | { kind: 'fire'; side: string; from: P; to: P }
  | { kind: 'hit'; unit: string; at: P }
  | { kind: 'loss'; unit: string; at: P };

/** A die that says what is lost: what was told of it, by place in the list that was told, the die first, and `phaser 3`. */
export interface Fall {
  readonly told: readonly number[];
  readonly says: string;
}

/** A row of boxes of a target before a volley and after it: `structure`, 13 of 13, 12 of them left. */
export interface Track {
  readonly word: string;
  readonly of: number;
  readonly from: number;
  readonly to: number;
}

/** One shot: who fires what at whom, with its dice, and what it did. */
export interface Shot<P extends Place = Hex> {
  /** What was told of it, dice and all, by place in the list that was told. */
  readonly told: readonly number[];
  /** Of these its throws to hit: their faces stand in its line. */
  readonly aimed: readonly number[];
  /** Whose shot it is. */
  readonly side: string;
  readonly lines: readonly { readonly from: P; readonly to: P }[];
  /** `Meridian, 3 heavy lasers at Sha'Tok, range 11`. */
  readonly says: string;
  readonly hits: number;
  /** `1 hit, structure 8 to 7`. */
  readonly came: string;
}

/** All that was fired at one target at one time, and what it did to it. */
export interface Volley<P extends Place = Hex> {
  /** All that was told of it, by place in the list that was told: its shots, and what they did together. */
  readonly told: readonly number[];
  /** Whom it was fired at, a unit or a group of them, with its side and where it stands. */
  readonly target: { readonly id: string; readonly side: string; readonly name: string; readonly at: P };
  readonly shots: readonly Shot<P>[];
  /** `8 dice, 2 hits, structure 13 to 12, drive hit`. */
  readonly says: string;
  readonly tracks: readonly Track[];
  /** Dice thrown for what came through, each with what it cost; none where nothing is thrown for that. */
  readonly falls?: readonly Fall[];
  /** The units that were struck and those that were lost, and where. */
  readonly struck: readonly { readonly unit: string; readonly at: P }[];
  readonly lost: readonly { readonly unit: string; readonly at: P }[];
}

/** What kinds of things are watched, besides fire. `notice`: anything worth a card that is none of the others. */
export type BeatKind = 'move' | 'launch' | 'loss' | 'morale' | 'naming' | 'arrival' | 'notice';

/** A place at which something of a beat happens, a unit's or of its own, and what was told of it there. */
export interface Spot<P extends Place = Hex> {
  readonly at: End<P>;
  readonly told: readonly number[];
}

/** What is watched at one time. `hasDice`: dice were thrown for it, which are seen before what came of them. */
export type Beat<P extends Place = Hex> =
  | { readonly kind: 'fire'; readonly told: readonly number[]; readonly volley: Volley<P> }
  | {
      readonly kind: BeatKind;
      readonly told: readonly number[];
      readonly motions: readonly Motion<P>[];
      readonly spots: readonly Spot<P>[];
      readonly hasDice: boolean;
    };

/** What a rule system makes of one thing told: the kind of its beat, what is seen of it, and where. Things of one `key` are watched together. */
export interface BeatPart<P extends Place = Hex> {
  readonly kind: BeatKind;
  readonly key: string;
  readonly motions: readonly Motion<P>[];
  /** Where its card stands; of what moves, where that comes to. None for what happens nowhere. */
  readonly at?: End<P> | undefined;
}

/** What was told, as far as beats are made of it. */
export interface ToldOf<E> {
  readonly clock: { readonly turn: number; readonly line: number };
  readonly event: E;
}

/**
 * The beats of what was told, in its order: each volley, and all else by its parts, with the dice that were thrown for it. Dice are told
 * before what comes of them.
 * @param part what becomes of one thing told that belongs to no volley; nothing where it is not to be seen
 */
export function beatsOf<E extends { readonly kind: string }, P extends Place>(
  told: readonly ToldOf<E>[],
  volleys: readonly Volley<P>[],
  part: (one: ToldOf<E>) => BeatPart<P> | undefined,
): Beat<P>[] {
  const taken = new Set(volleys.flatMap(volley => volley.told));
  const made = new Map<string, Gathered<P>>();
  let thrown: number[] = [];
  for (const [i, one] of told.entries()) {
    if (taken.has(i)) continue;
    thrown.push(i);
    if (one.event.kind === 'thrown') continue;
    const found = part(one);
    if (found) gather(made, { ...found, key: `${one.clock.turn}/${one.clock.line}/${found.kind}/${found.key}` }, thrown);
    thrown = [];
  }
  const fire = volleys.map((volley): Beat<P> => ({ kind: 'fire', told: volley.told, volley }));
  const rest = [...made.values()].map((one): Beat<P> => ({ ...one, spots: [...one.spots.values()] }));
  return [...rest, ...fire].sort((a, b) => (a.told[0] ?? 0) - (b.told[0] ?? 0));
}

/** A beat in the making; its spots by their places. */
interface Gathered<P extends Place> {
  kind: BeatKind;
  told: number[];
  motions: Motion<P>[];
  spots: Map<string, Spot<P>>;
  hasDice: boolean;
}

/** Puts a part to the beat of its key, with the places in the list of what was told that it is made of, its dice before it. */
function gather<P extends Place>(
  made: Map<string, Gathered<P>>,
  { key, kind, motions, at }: BeatPart<P>,
  told: readonly number[],
): void {
  const beat: Gathered<P> = made.get(key) ?? { kind, told: [], motions: [], spots: new Map(), hasDice: false };
  made.set(key, beat);
  beat.told.push(...told);
  beat.motions.push(...motions);
  beat.hasDice ||= told.length > 1;
  if (!at) return;
  const place = JSON.stringify(at);
  beat.spots.set(place, { at, told: [...(beat.spots.get(place)?.told ?? []), ...told] });
}
