// The types of Squadrons as the kernel puts them together: a state, a view, an ask.

import type { Answer, Ask, Question, Ruleset, State, Table, View } from '@flagplot/kernel';
import type { Book } from './book.ts';
import type { Event } from './events.ts';
import type { Sealed } from './folder.ts';
import type { Open } from './open.ts';
import type { Deployment, Lasting, Move, Volley } from './orders.ts';
import type { Scenario, Zone } from './scenario-file.ts';

export interface Squadrons {
  scenario: Scenario;
  book: Book;
  open: Open;
  sealed: Sealed;
  asks: {
    deploy: { about: { zone: Zone }; order: Lasting & { squadrons: Deployment[] } };
    /** `squadrons`: those of the side that have still to be moved. */
    move: { about: { round: number; squadrons: string[] }; order: Move };
    jam: { about: { round: number; squadrons: string[] }; order: Lasting & { squadrons: string[] } };
    fire: { about: { round: number; squadrons: string[] }; order: Lasting & { volleys: Volley[] } };
  };
  event: Event;
}

export type SqState = State<Squadrons>;
export type SqView = View<Squadrons>;
export type SqTable = Table<Squadrons>;
export type SqAsk = Ask<Squadrons>;
export type SqAnswer = Answer<Squadrons>;
export type SqRules = Ruleset<Squadrons>;
export type SqQuestion<K extends keyof Squadrons['asks']> = Question<Squadrons, K>;
