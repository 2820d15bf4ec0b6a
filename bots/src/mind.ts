// What a rule system gives its opponents to think with: its usual player, a quick one, what is worth a thought, and how a battle stands.

import type { About, GameTypes, Kind, Order, State, View } from '@flagplot/kernel';
import type { Think } from './bot.ts';
import type { Standing } from './evaluate.ts';
import type { Learner } from './names.ts';
import type { Proposals } from './proposals.ts';

/** How somebody answers each kind of question of one system. The same view, question and faces always get the same answer. */
export type Player<G extends GameTypes> = {
  readonly [K in Kind<G>]: (v: View<G>, about: About<G, K>, think: Think) => Order<G, K>;
};

/** All that opponents, hints, analysis and the laboratory know of a system: what its folder `bot/` exports. */
export interface Mind<G extends GameTypes> {
  /** As a sensible person plays: throws no dice of its own, and every order of it stands. */
  readonly ordinary: Player<G>;
  /** Far quicker, for all sides of an imagined battle. A kind left out is answered by `ordinary`. */
  readonly quick: Partial<Player<G>>;
  /** What is worth a search, by the kind of question. A kind left out is answered by `ordinary` without one. */
  readonly search: { readonly [K in Kind<G>]?: Search<G, K> };
  /** What is proposed to a person at one press. A kind left out is proposed as `ordinary` answers it. */
  readonly proposals?: Proposals<G>;
  /**
   * How a whole table stands for a side. While a battle lasts it is given guessed folders alone. By + - * / and rounding: engines
   * differ in `exp` and `**`. The worths of two sides that have no others beside them add up to 10,000.
   */
  evaluate(s: State<G>, side: string): Standing;
  /** Folders as a sensible enemy would have filled them, given what was shown. Left out: the rules' own `imagine`. */
  guess?(v: View<G>, think: Think): State<G>['sealed'];
  /** The same answer, leaving to standing choices from here on whatever its book lets them answer. Left out: its book has none to set. */
  leave?(v: View<G>, order: Order<G, Kind<G>>): Order<G, Kind<G>>;
  /** How units err that nobody minds. Left out: they do what an absent player's would, now and then. */
  readonly lapses?: Lapses<G>;
}

/** How one kind of question is searched. */
export interface Search<G extends GameTypes, K extends Kind<G>> {
  /** Orders worth a thought besides `base`: likeliest first, made as they are drawn, each stands and is not `base`. */
  ideas(v: View<G>, about: About<G, K>, base: Order<G, K>, think: Think): Iterable<Order<G, K>>;
  /** An imagined battle ends with the turn so many after this one. */
  readonly turns: number;
  /** The part of a turn's work that this kind is given, 0 to 1. */
  readonly share: number;
  /** By how many standard errors another order must be better than the usual one to be given in its place. */
  readonly trust: number;
  /** What an order does otherwise than another: `Hood turns two hexsides to port instead of going straight`. */
  differs(v: View<G>, order: Order<G, K>, instead: Order<G, K>): string;
}

/** An order as the ordinary player has it, and whose units err. */
export interface Erring<O> {
  readonly base: O;
  /** Whether nobody minds this unit in this turn: for one unit and turn always the same. */
  errs(unit: string): boolean;
  readonly think: Think;
}

/**
 * The ordinary order as it becomes where units err: such a unit holds its course, keeps its target or takes its second idea. Never nonsense:
 * nobody leaves the map or meets friends by it. Where no unit errs, or one that errs can do nothing else, the order stays as it is.
 */
export type Lapse<G extends GameTypes, K extends Kind<G>> = (
  v: View<G>,
  about: About<G, K>,
  erring: Erring<Order<G, K>>,
) => Order<G, K>;

/** How units of a system err. */
export interface Lapses<G extends GameTypes> {
  /** Of a hundred units how many are not minded in a turn, by the opponent; as the laboratory has measured it. */
  readonly rates: LapseRates;
  /** The scenarios that was measured over: those that either side may win. */
  readonly over: readonly string[];
  /** By the kind of question. A kind left out: what an absent player has for the unit, where that stands. */
  readonly by: { readonly [K in Kind<G>]?: Lapse<G, K> };
}

/** Of a hundred units so many, by the opponent that errs so. */
export type LapseRates = Readonly<Record<Learner, number>>;
