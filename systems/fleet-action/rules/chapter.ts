// A chapter of the book that some battles need and others do without: what it brings to the turn, to the orders of a turn and to what is asked. A
// battle is played by the chapters its scenario needs, so that a page fetches no others.

import type { Answer, Phase, Question, Refusal, RollDie, Side } from '@flagplot/kernel';
import type { Book, ChapterName } from './book.ts';
import type { FireContext } from './combat/shot.ts';
import type { FireStep } from './combat/targets.ts';
import type { Sealed } from './folder.ts';
import type { Strip } from './orders.ts';
import type { FaState, FaTable, FaView, FleetAction } from './state.ts';

/** One line of the turn. */
export type Line = Phase<FleetAction>;

/**
 * Where a chapter puts lines of its own. Before the first turn: `planned` before the sides set up, `deployed` when all stand;
 * FA-1.4.1 in the turn before an arrival `steered` in each of its pulses, before `moved`, and `extra` when it is over. In the turn
 * (FA-2.1.1): `begun` before orders are written, `ordered` when they are, `pulsed` when the last pulse is over, `tested` (FA-2.5.2) when
 * morale is. In each pulse (FA-2.1.2): `moving` before the squadrons move, `moved` when all squadrons have moved, `fired` when all ships in command have fired, `ended` when
 * those out of command have as well.
 */
export type Slot =
  | 'planned'
  | 'deployed'
  | 'steered'
  | 'extra'
  | 'begun'
  | 'ordered'
  | 'moving'
  | 'moved'
  | 'fired'
  | 'ended'
  | 'pulsed'
  | 'tested';

/** All that a side orders for a turn. */
export type TurnOrder = FleetAction['asks']['orders']['order'];

/** What a chapter adds to the orders of a turn. */
export interface OrdersPart {
  /** Its fields, none of which an order need have. */
  readonly fields: Readonly<Record<string, object>>;
  /** Its lists that are put together entry by entry. */
  readonly parts?: readonly { readonly list: string; readonly by: string }[];
  readonly judge: (v: FaView, order: TurnOrder) => Refusal[];
  /** How its fields come into the folder. */
  readonly seal: (s: FaState, side: Side, order: TurnOrder) => void;
  readonly idle?: (v: FaView) => Partial<TurnOrder>;
  readonly random?: (v: FaView, face: RollDie) => Partial<TurnOrder>;
}

/** What a chapter adds to a step of fire: targets of its own. */
export interface FirePart {
  /** Whether a side has something of the chapter to fire at, as all can see. */
  readonly bears: (sight: FireContext, side: Side, step: FireStep) => boolean;
  /** FA-6.6.6 Aims with the ratings there are before the step. @returns what is thrown and done when all fire at ships is. */
  readonly declare: (s: FaState, answers: readonly Answer<FleetAction, FireStep>[]) => (t: FaTable) => void;
}

/** FA-1.2.5, FA-12.2.6 Another way in which squadrons are set up, and whom it is for. */
export interface SettingUp {
  readonly applies: (book: Book, about: Strip) => boolean;
  readonly question: Question<FleetAction, 'deploy'>;
}

type Kind = keyof FleetAction['asks'];

export interface Chapter {
  readonly name: ChapterName;
  /** Its lines; in a pulse those of that pulse. */
  readonly lines?: Partial<Readonly<Record<Slot, (pulse: number) => readonly Line[]>>>;
  readonly orders?: OrdersPart;
  readonly settingUp?: SettingUp;
  /** The questions it brings. */
  readonly questions?: { readonly [K in Kind]?: Question<FleetAction, K> };
  /** FA-2.4.4 What of it arrives as a pulse begins, when other shots have been rolled for that are due. */
  readonly arrives?: (s: FaState, t: FaTable) => void;
  readonly fire?: FirePart;
  /** How a side sees the table that writes orders for it: with what it has sealed before. */
  readonly seeThrough?: (v: FaView) => FaView;
  /** What it would have in the folder of another side, as far as this view goes. */
  readonly imagine?: (v: FaView, side: Side, face: RollDie) => Partial<Sealed>;
  /** What is wrong with a state from outside. */
  readonly sense?: (s: FaState) => Refusal[];
}

/** The chapters of these that a battle needs. */
export function chaptersIn({ chapters }: Pick<Book, 'chapters'>, all: readonly Chapter[]): Chapter[] {
  return all.filter(({ name }) => chapters.includes(name));
}

/** The lines that chapters put in one place. */
export function linesAt(chapters: readonly Chapter[], slot: Slot, pulse = 0): Line[] {
  return chapters.flatMap(({ lines }) => lines?.[slot]?.(pulse) ?? []);
}
