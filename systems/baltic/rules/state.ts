// The types of Baltic as the kernel puts them together: a state, a view, an ask.

import type { Answer, Ask, Phase, Question, Ruleset, Shown, State, Table, View } from '@flagplot/kernel';
import type { Book } from './book.ts';
import type { Class } from './cards.ts';
import type { Event } from './events.ts';
import type { Sealed } from './folder.ts';
import type { CriticalRoll, Mends, Open } from './open.ts';
import type { Act, Fly, Id, Losing, Mending, Placing, Sail, SpeedOrder, Stack, Stock, Taking, TakingOn, Way } from './orders.ts';
import type { Scenario } from './scenario-file.ts';

interface Asked<About, Order> {
  about: About;
  order: Order;
}

export interface Baltic {
  scenario: Scenario;
  book: Book;
  open: Open;
  sealed: Sealed;
  asks: {
    stock: Asked<{ carriers: { carrier: Id; most: number }[] }, Stock>;
    telegraph: Asked<{ turn: number }, { units: SpeedOrder[] }>;
    /** BB-1.5.3 For setting up, or BB-2.2.1 for a turn. */
    bid: Asked<{ for: 'set-up' | 'turn'; pool: number }, { points: number }>;
    place: Asked<{ for: 'set-up' | 'turn'; free: number[] }, { place: number }>;
    deploy: Asked<{ class: Class; units: Id[] }, { unit: Id; vessels: Placing[] }>;
    stack: Asked<{ cards: Id[]; reserve: boolean }, Stack>;
    /** A card with the slots left after it, or the vessels whose orders have lapsed (BB-3.1.59). */
    sail: Asked<{ slot: number; ways: Way[] } | { unit: Id; left: Id[] }, Sail>;
    fly: Asked<{ markers: Id[]; pressed: boolean }, Fly>;
    take: Asked<{ as: 'escort' | 'cap' | 'guard'; by: Id[]; on: Id[] }, { takes: TakingOn[] }>;
    lose: Asked<{ what: 'planes' | 'corvettes'; n: number; among: Id[] }, { lose: Losing[] }>;
    /** BB-3.1.26 A vessel on its course touches another. */
    meet: Asked<{ vessel: Id; other: Id }, { force: boolean }>;
    fire: Asked<{ unit: Id; vessels: Id[] }, { acts: Act[] }>;
    /** BB-4.0.2 Salvoes that have still to run. */
    run: Asked<{ salvoes: Id[] }, { salvo: Id }>;
    /** BB-5.1.7 `living`: the second repairs of living hulls, where nothing is bought. */
    mend: Asked<{ ships: Mends[]; pool: number; living: boolean }, { mend: Mending[]; buy: Mending[] }>;
    critical: Asked<{ ships: { ship: Id; rolls: CriticalRoll[] }[] }, { take: Taking[] }>;
  };
  event: Event;
}

export type BbKind = keyof Baltic['asks'];
export type BbState = State<Baltic>;
export type BbShown = Shown<Baltic>;
export type BbView = View<Baltic>;
export type BbTable = Table<Baltic>;
export type BbAsk<K extends BbKind = BbKind> = Ask<Baltic, K>;
export type BbAnswer<K extends BbKind = BbKind> = Answer<Baltic, K>;
export type BbPhase<K extends BbKind = BbKind> = Phase<Baltic, K>;
export type BbRules = Ruleset<Baltic>;
export type BbQuestion<K extends BbKind> = Question<Baltic, K>;
