// Chapter 1.4: what an act of a window is: each kind is a rule of its own, in the chapter it belongs to.

import type { Refusal } from '@flagplot/kernel';
import type { Hold } from '../folder.ts';
import type { Unit } from '../open.ts';
import type { Act, ActOf, Window } from '../orders.ts';
import type { TpState, TpTable, TpView } from '../state.ts';

/** TP-5.1.1 to TP-5.4.7 The windows of a turn: step 3, one's own space, an answer to another's, impulse zero, fire at seekers in one's own hex, and after a hex step of seekers. */
export type Segment = 'initial' | 'space' | 'answer' | 'zero' | 'point-blank' | 'screen';

/** A unit in a window, as its owner sees it. */
export interface InWindow {
  v: TpView;
  unit: Unit;
  hold: Hold;
  segment: Segment;
  /** The moving unit, in a space and in answers to it. */
  mover: Unit | undefined;
  /** All that it is to do in this window. */
  window: Pick<Window, 'acts'>;
}

/** A unit that carries out an act. */
export interface Acting {
  s: TpState;
  t: TpTable;
  unit: Unit;
  hold: Hold;
  segment: Segment;
}

/** What a chapter brings to windows: where its act may be done, what forbids it, what it does, and what there is to choose. */
export interface ActRule<K extends Act['act'] = Act['act']> {
  readonly rule: string;
  /** TP-1.4.1 Its place among the acts of a window: 0 manoeuvres, 1 announcements, 2 labs, 3 tractors, 4 seekers, 5 fields and web, 6 shields, 7 transporters, 8 shuttles, 10 web caster, 11 displacement; fire is 9. */
  readonly place: number;
  /** TP-5.1 Windows in which it may be done. */
  readonly when: readonly Segment[];
  /** TP-5.1 The rows that say so. */
  readonly whenRule: string;
  /** Whether a unit has what the act takes at all; every unit has where this is left out. */
  aboard?(c: InWindow): boolean;
  /** Why it cannot be done, as far as its owner sees. Carrying it out asks again: an act that has become impossible is void. */
  fault(c: InWindow, act: ActOf<K>): Refusal | undefined;
  /** TP-2.3.1 Reserve power it takes. */
  reserve?(c: InWindow, act: ActOf<K>): number;
  carry(c: Acting, act: ActOf<K>): void;
  /** What the unit may choose among here, lawful or not. */
  options(c: InWindow): Iterable<ActOf<K>>;
  /** All of it, the likeliest first, where `options` has only what battles by chance and computers need. */
  choices?(c: InWindow): Iterable<ActOf<K>>;
}
