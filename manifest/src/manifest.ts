// What a rule system's folder shows of itself. Small: home and New battle load manifests alone, and everything heavy is a loader. What
// a system does not have is left out; page and command say so instead of failing.

import type { Mind } from '@flagplot/bots';
import type { Catalogue, GameTypes, Json, Ruleset, Side, Words } from '@flagplot/kernel';
import type { Sheets } from '@flagplot/sheets';
import type { AsksOf } from './asks.ts';
import type { ChartBook } from './chart-book.ts';
import type { GoalOf } from './goal.ts';
import type { Naming } from './host-names.ts';
import type { Lesson } from './lesson.ts';
import type { Notation } from './notation.ts';
import type { OrderSceneOf, OutlookOf } from './outlook.ts';
import type { Printed } from './override.ts';
import type { BeatsOf, SceneOf } from './scene.ts';
import type { Force, Yard } from './yard.ts';

/** Fetches a part of a system when it is first wanted: an `import()` behind it. */
export type Load<T> = () => Promise<T>;

/** A scenario that comes with a system. */
export interface ScenarioEntry<S extends object = object> {
  readonly name: string;
  /** What it is called where people read. */
  readonly title: string;
  /** One sentence for whoever chooses; empty where its file has none. */
  readonly about: string;
  /** The side that wins clearly oftener where both are played alike, if one does: proposed to whoever plays against one that errs. */
  readonly easier?: Side;
  readonly scenario: S;
}

/** A rule of the book that may be switched on or off in a scenario's `options`. */
export interface Option {
  readonly name: string;
  /** One sentence: what the battle is like with it. */
  readonly about: string;
  /** What holds where a scenario says nothing. */
  readonly otherwise: Json;
}

/** A lesson after the first, as it is listed before it is fetched. */
export interface LaterLesson<G extends GameTypes = GameTypes> {
  /** Its name in addresses and commands: `carriers`. */
  readonly name: string;
  /** What is learnt in it, where people read. */
  readonly title: string;
  readonly load: Load<Lesson<G>>;
}

export interface Manifest<G extends GameTypes = GameTypes> {
  /** The name of the folder, of records and of addresses: `two-phase`. */
  readonly name: string;
  /** What it is called where people read. */
  readonly title: string;
  /** One sentence for the shelf. */
  readonly about: string;
  /** What there is to play with, in a few words. */
  readonly holds: string;
  /** The edition of its rules: a record of another one is brought over or refused by name. */
  readonly edition: string;
  /** Which board: `hexes`, `plane`. */
  readonly ground: string;
  /** The two letters its rows begin with. */
  readonly prefix: string;
  /** Chapters that are carried out whole, and single rows of the others: what `flagplot rules` and the tests hold it to. */
  readonly sections: readonly string[];
  /** Rules that may be switched on or off. */
  readonly options?: Load<readonly Option[]>;
  readonly rules: Load<Ruleset<G>>;
  /**
   * What a battle of this scenario is played by that was let in before: the rules without what is asked of scenarios and states from outside
   * (`schema`, `stateSchemas`, `sense`, the faults of `read`), and without what it has no use for. Left out: all rules.
   */
  readonly battleRules?: (scenario: G['scenario']) => Promise<Ruleset<G>>;
  /** What sides, turns and their lines are called, and what was told in sentences. */
  readonly words: Load<Words<G>>;
  /** What a forecast of a name comes to, in a few words: `destroyed`. */
  readonly oddsWords?: Load<(forecast: string, value: Json) => string>;
  /** Each question in words. Left out: it is asked by the name of its kind. */
  readonly asks?: Load<AsksOf<G>>;
  /** What a battle is fought for, and how that stands. */
  readonly goal?: Load<GoalOf<G>>;
  /** Every row of the book in our own words. */
  readonly catalogue: Load<Catalogue>;
  readonly scenarios: Load<readonly ScenarioEntry<G['scenario']>[]>;
  /** The rows that a first battle is explained by, a few of the catalogue: sent with the battle, as all of them would be too long. */
  readonly firstBattle?: Load<Catalogue>;
  /** The titles of the book's sections, by their numbers: `5.4`. */
  readonly contents?: Load<Readonly<Record<string, string>>>;
  /** The opponents' mind. Left out: the computer plays by chance, or holds its course and fire. */
  readonly mind?: Load<Mind<G>>;
  /** What is seen of a battle as a scene of its ground, for board, list, terminal and paper alike. No component in it. */
  readonly scene?: Load<SceneOf<G>>;
  /** What was told as beats, for cards, news and films. */
  readonly beats?: Load<BeatsOf<G>>;
  /** Panels of the page, one a kind of question; a kind without one gets the form made from its schema. Read by the page alone. */
  readonly page?: Load<unknown>;
  /** Record sheets of units, squadrons and cards as plain data, for screen and paper. */
  readonly sheets?: Load<Sheets<G>>;
  /** Cards to browse, prices, limits of a force; faults as refusals. */
  readonly yard?: Load<Yard<G['scenario'], Force>>;
  /** Every chart of the book with the origin of each number, and which cells a throw was read from. */
  readonly charts?: Load<ChartBook<G>>;
  /** Its cards and charts as data: what the owner of a printed book may put other numbers into. */
  readonly numbers?: Load<Printed>;
  /** What whoever hosts may call otherwise. */
  readonly names?: Load<Naming<G['book']>>;
  /** A position and an order as a person types them. */
  readonly notation?: Load<Notation<G>>;
  /** What an order in the making would lead to. */
  readonly outlook?: Load<OutlookOf<G>>;
  /** An order in the making as it lies on the board. */
  readonly orderScene?: Load<OrderSceneOf<G>>;
  /** The played first lesson. */
  readonly lesson?: Load<Lesson<G>>;
  /** The lessons that follow the first, in their order. */
  readonly lessons?: readonly LaterLesson<G>[];
  /** Draws and checks a scenario of its ground. */
  readonly editor?: Load<unknown>;
}
