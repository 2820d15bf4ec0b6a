import type { About, Answer, GameTypes, Kind, Order, Refusal, Ruleset, Side, Told, View } from '@flagplot/kernel';
import type { AsksOf, BeatsOf, Force, Judged, Seen, Ware } from '@flagplot/manifest';
import type { Layer, Place } from '@flagplot/scene';
import type { Hull } from '@flagplot/scene/symbols/hulls.ts';
import type { Component } from 'svelte';
import type { ListWords } from '../list/words.ts';
import type { SideNumber } from '../symbols/sides.ts';
import type { Desk } from './desk.svelte.ts';
import type { KeyGroup } from './keys.ts';
import type { LayerChoice } from './layers.svelte.ts';

export type { Seen } from '@flagplot/manifest';

/** What every panel is given. It edits one order: the draft. It decides nothing; the rules judge every change. */
export interface PanelProps<G extends GameTypes = GameTypes, K extends Kind<G> = Kind<G>> {
  rules: Ruleset<G>;
  view: View<G>;
  kind: K;
  about: About<G, K>;
  /** The order as it stands: the draft kept for this ask, else what `idle` would do. */
  order: Order<G, K>;
  /** Whether anybody has touched it: an untouched order is a default, drawn thin and dashed. */
  touched: boolean;
  /** What the book says of it now, every reason. `lacking` ones are unfinished, not wrong. */
  refusals: readonly Refusal[];
  desk: Desk;
  /** The order from here on. Kept at once, one step of undo. */
  draft(order: Order<G, K>): void;
  /** Back to the default order. */
  clear(): void;
  /** Answers with the order as it stands. What is refused is shown in the dock and changes nothing. */
  commit(): void;
}

/** What every ask of a system has below its own panel, folded: a field of each answer that panels do not touch. */
export interface Beside<G extends GameTypes = GameTypes> {
  /** `Standing choices`. */
  readonly title: string;
  /** The field: where a panel makes an order anew without it, it stays as it is. */
  readonly field: string;
  /** Fetched when it is unfolded. */
  load(): Promise<{ default: Component<PanelProps<G>> }>;
}

/** What the part of the yard that shows what was bought is given. It changes the force; the book judges every change. */
export interface BoughtProps<F extends Force = Force> {
  force: F;
  judged: Judged;
  wares: readonly Ware[];
  /** The marks of the side it is bought for. */
  side: SideNumber;
  /** What a point is called. */
  unit: string;
  /** What the whole would cost if it were so. */
  price(force: F): number;
  /** What is wrong with the form of a force, before the book looks at it: where part of it comes from a file. */
  form(force: F): readonly Refusal[];
  change(force: F): void;
}

/** What a layer may be worked out from, beside the table and the order in the making: all that was told, and the tables of this turn. */
export interface Known<G extends GameTypes = GameTypes> {
  told: readonly Told<G>[];
  turn: readonly Seen<G>[];
}

/** A layer of a rule system: the areas of its scene that bear its name as their `of`, and what it lays over the scene itself. */
export interface SystemLayer<G extends GameTypes = GameTypes> extends LayerChoice {
  /** Worked out only while it is looked at; `order` is the order in the making. */
  lays?(seen: Seen<G>, order: object | undefined, known: Known<G>): Layer<Place>;
}

/** What the buttons are called by which an order is proposed. */
export interface ProposalWords {
  /** `Best fire for every squadron`. */
  best: string;
  /** `As last pulse`; left out where nothing is ordered again. */
  again?: string;
  /** What such an order leaves undone on purpose, in a sentence that stands below while it lies there. */
  waits?: string;
}

/** Orders that are proposed to a person at one press. */
export interface ProposalPage<G extends GameTypes = GameTypes> {
  /** Starts the worker in which they are worked out: it serves the mind of the system. */
  start(): Worker;
  /** By the kind of question; for a kind left out nothing is proposed. */
  words: { readonly [K in Kind<G>]?: ProposalWords };
  /** A turn asks so often that whoever has taken what is proposed once is laid it for all that follows in that turn, whatever is asked. */
  through?: true;
}

/** What the page knows of one rule system beside its rules and words: how its table is drawn, and which panel answers which question. */
export interface SystemPanels<G extends GameTypes = GameTypes> {
  /** Lines of the menu of layers that only this system has. */
  layers?: readonly SystemLayer<G>[];
  /** What makes beats of what was told, fetched once something is to be watched or read. `seen` is the table after it. */
  beats?: () => Promise<{ beats: BeatsOf<G> }>;
  /** What a side has scored, reason by reason, in the book's words; fetched once a battle is over. */
  tally?: () => Promise<{ unit: string; tally(seen: Seen<G>, side: Side): readonly { reason: string; points: number }[] }>;
  /** What the list says beside the scene, fetched with it: what each unit is about to be ordered, and what it is armed with. */
  list?: () => Promise<{ list: ListWords<G> }>;
  /** What of it stands above the time bar. */
  markOf?(told: Told<G>): 'fire' | 'loss' | undefined;
  /** Its silhouettes by the names that cards have for them. */
  hulls?: Readonly<Record<string, Hull>>;
  words: AsksOf<G>;
  /**
   * What the button says: what this very order would do, whoever made it and how. `Fire 12 dice`, `Hold all fire`, `Move Green 7 hexes`,
   * `Seal 3 plots, 1 as it was`. The order stands; `idle` is
   * the one that silence would give.
   */
  commit(answer: Answer<G>, view: View<G>, idle: object): string;
  /** The card of a unit or squadron, by its id: its page is led to from every name. */
  cardOf?(unit: string, book: G['book']): string | undefined;
  /** Whose doing an event is: its badge stands before the line of the log. */
  sideOf?(told: Told<G>, seen: Seen<G>): Side | undefined;
  /** Each kind of ask to its panel, loaded when first asked. Kinds left out are answered by the form made from their schema. */
  panels: { readonly [K in Kind<G>]?: () => Promise<{ default: Component<PanelProps<G, K>> }> };
  /** What may be settled with any answer, whatever is asked: left out, there is nothing. */
  beside?: Beside<G>;
  /** What is proposed at one press, and by which words. */
  proposals?: ProposalPage<G>;
  /** The keys its panels hear, for the help. */
  keys: readonly KeyGroup[];
  /** The tab Fleets: what there is of every side. */
  fleets?: () => Promise<{ default: Component<{ seen: Seen<G>; desk: Desk }> }>;
  /** What was bought of a force, where its book sells any. */
  purchases?: () => Promise<{ default: Component<BoughtProps<never>> }>;
  /** The record sheet of a unit, as it stands now; `order` is what is in the making. */
  sheet?: () => Promise<{ default: Component<{ seen: Seen<G>; unit: string; order?: object | undefined; onclose(): void }> }>;
}
