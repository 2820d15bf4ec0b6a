// The types of Two-Phase as the kernel puts them together: a state, a view, an ask.

import type { Answer, Ask, Phase, Question, Ruleset, Shown, State, Table, View } from '@flagplot/kernel';
import type { Book } from './book.ts';
import type { Event } from './events.ts';
import type { Sealed } from './folder.ts';
import type { Open } from './open.ts';
import type { Allocation, Deployment, Finish, Id, Purchase, Space, Window } from './orders.ts';
import type { Scenario } from './scenario-file.ts';

interface Asked<About, Order> {
  about: About;
  order: Order;
}

export interface TwoPhase {
  scenario: Scenario;
  book: Book;
  open: Open;
  sealed: Sealed;
  asks: {
    muster: Asked<{ points: number }, { ships: Purchase[] }>;
    deploy: Asked<{ units: Id[] }, Deployment>;
    allocate: Asked<{ turn: number; ships: Id[] }, Allocation>;
    /** For each group, by its speed, whether its side goes first. */
    place: Asked<{ groups: { speed: number; open: number }[] }, { first: boolean[] }>;
    initial: Asked<{ units: Id[] }, { windows: Window[]; guards: { unit: Id; box: Id }[] }>;
    space: Asked<{ unit: Id; n: number; of: number | null }, Space>;
    answer: Asked<{ units: Id[]; to: Id }, { windows: Window[] }>;
    bid: Asked<{ unit: Id; by: Id }, { energy: number }>;
    'point-blank': Asked<{ units: Id[]; seekers: Id[] }, { windows: Window[] }>;
    screen: Asked<{ units: Id[]; seekers: Id[] }, { windows: Window[] }>;
    zero: Asked<{ units: Id[] }, { windows: Window[] }>;
    finish: Asked<{ units: Id[] }, Finish>;
  };
  event: Event;
}

export type TpKind = keyof TwoPhase['asks'];
export type TpState = State<TwoPhase>;
export type TpShown = Shown<TwoPhase>;
export type TpView = View<TwoPhase>;
export type TpTable = Table<TwoPhase>;
export type TpAsk = Ask<TwoPhase>;
export type TpAnswer<K extends TpKind = TpKind> = Answer<TwoPhase, K>;
export type TpPhase<K extends TpKind = TpKind> = Phase<TwoPhase, K>;
export type TpRules = Ruleset<TwoPhase>;
export type TpQuestion<K extends TpKind> = Question<TwoPhase, K>;
/** What is drawn up for a question: orders worth a thought, and orders by chance. */
export type Drawn<K extends TpKind> = Pick<TpQuestion<K>, 'candidates' | 'random'>;
/** A question as it is put and answered. */
export type Put<K extends TpKind> = Omit<TpQuestion<K>, keyof Drawn<K>>;
