// What is put to the test, a rule system with all that must be told about it; and what a demand is.

import type {
  Answer,
  Ask,
  Catalogue,
  GameTypes,
  Json,
  Kind,
  Order,
  RollDie,
  Ruleset,
  Side,
  State,
  Told,
  View,
  Words,
} from '../contract.ts';
import type { Check } from '../host.ts';

/** Anybody who answers from what he may see. */
export type Player<G extends GameTypes> = (view: View<G>, ask: Ask<G>, face: RollDie) => Order<G, Kind<G>>;

/** A position whose odds are taken: a forecast of the rules, what it is asked of, and the battle as the asking side sees it. */
export interface Position<G extends GameTypes> {
  readonly name: string;
  readonly forecast: string;
  readonly of: Json;
  state(): State<G>;
}

/** What battles of the random player must bring about, so that no branch of the rules goes untried. */
export interface Reach<G extends GameTypes> {
  /** Random battles of each scenario in which all of it must have happened; 50 when left out. */
  readonly battles?: number;
  /** Kinds of events that must have been told. */
  readonly events: readonly string[];
  /** Features of orders, by name, that must have been drawn. */
  readonly orders?: Readonly<Record<string, (answer: Answer<G>) => boolean>>;
}

/** A rule system as it must be there for any battle of it to be looked at. */
export interface Tested<G extends GameTypes> {
  readonly rules: Ruleset<G>;
  /** What it is told with. */
  readonly words: Words<G>;
  /** The rows of its book. */
  readonly catalogue: Catalogue;
  readonly check: Check;
  /** Rounds of answers within which every battle is over. */
  readonly bound: number;
  /** Players, by name, whose battles need not end of themselves: `idle`, where a book has no last turn. */
  readonly endless?: readonly string[];
}

/** A rule system as the suite takes it. */
export interface Subject<G extends GameTypes> extends Tested<G> {
  readonly scenarios: readonly { readonly name: string; readonly scenario: G['scenario'] }[];
  readonly reach: Reach<G>;
  /** Each forecast at least once. */
  readonly positions: readonly Position<G>[];
  /** Players besides `random` (any order the rules draw), `eager` (one of the likeliest) and `idle`. */
  readonly bots?: Readonly<Record<string, Player<G>>>;
  /** Battles of each scenario that a demand is put to, the players taking turns; 4 when left out. */
  readonly battles?: number;
  /** Demands, by their ids, that are put to other subjects of the same rules and not to this one: what takes long is looked at in small battles. */
  readonly without?: readonly string[];
  /** Dice rolled for each position beside its exact odds; 200,000 when left out. */
  readonly samples?: number;
}

/** One battle: a scenario and a seed, played by the same player on every side. */
export interface Battle<G extends GameTypes> {
  readonly subject: Tested<G>;
  /** Those of the subject, with a book that breaks where it is written to. */
  readonly rules: Ruleset<G>;
  readonly scenario: G['scenario'];
  /** Of its dice, and of whatever is drawn to look at it. */
  readonly seed: string;
  readonly player: Player<G>;
  /** The player's name. */
  readonly playedBy: string;
  /** For the reader of a failure. */
  readonly name: string;
}

/** A battle between two steps. */
export interface Moment<G extends GameTypes> {
  readonly battle: Battle<G>;
  /** Frozen. */
  readonly s: State<G>;
  readonly asks: readonly Ask<G>[];
  /** What the last step told. */
  readonly told: readonly Told<G>[];
  /** The last step cannot be undone. */
  readonly final: boolean;
  /** Turns that ended in the last step, by their hashes. */
  readonly hashes: readonly string[];
}

interface Saying {
  /** `told-is-seen`. */
  readonly id: string;
  /** What is demanded, in a sentence. */
  readonly says: string;
}

/** A demand that is put to a battle between any two steps. `holds` throws `Broken` where it is not kept. */
export interface DemandOfMoment extends Saying {
  readonly of: 'moment';
  holds<G extends GameTypes>(moment: Moment<G>): void;
}

/** A demand that is put to a whole battle, which it plays itself, once or several times. `holds` throws `Broken` where it is not kept. */
export interface DemandOfBattle extends Saying {
  readonly of: 'battle';
  /** One battle of each scenario is enough. */
  readonly once?: true;
  /** The battles the suite puts it to, where they are others than those of every demand. */
  battles?<G extends GameTypes>(subject: Subject<G>): Battle<G>[];
  holds<G extends GameTypes>(battle: Battle<G>): void;
}

/** A demand that is put to a rule system as a whole. `holds` throws `Broken` where it is not kept. */
export interface DemandOfSystem extends Saying {
  readonly of: 'system';
  holds<G extends GameTypes>(subject: Subject<G>): void;
}

/** One demand of the contract. */
export type Demand = DemandOfMoment | DemandOfBattle | DemandOfSystem;

/** What was found at a step of a battle, in a sentence, and the answers at that step that show it, where there are any. */
export interface Finding {
  readonly step: number;
  readonly say: string;
  readonly answers?: readonly { readonly side: Side; readonly order: Json }[];
}

/** A demand that is not kept. */
export class Broken extends Error {
  /** Left out where it was found outside any battle. */
  readonly finding: Finding | undefined;

  constructor(message: string, finding?: Finding) {
    super(message);
    this.finding = finding;
  }
}
