// Chapters of gear that few ships carry, as the turn comes to them in passing. They stand in rare/, a part for each kind of gear, and are sent where a battle has it.

import type { Seeker, Unit } from './open.ts';
import type { Act, Form } from './orders.ts';
import type { TpState, TpTable } from './state.ts';
import type { Cargo } from './transporters/cargo.ts';
import type { ActRule } from './window/act.ts';

/** What such a chapter lets happen to all that is on the table. */
type Happening = (s: TpState, t: TpTable) => void;
/** What it lets happen in one impulse of a unit. */
type Counting = (s: TpState, t: TpTable, unit: Unit) => void;

/** What these chapters do where the turn comes to them. They mind what lies on the table alone: where none of their gear is, they do nothing. */
export interface RareChapters {
  readonly acts: { readonly [K in Act['act']]?: ActRule<K> };
  /** TP-11.1 Cloaks. */
  renewVeil(t: TpTable, unit: Unit, form: Pick<Form, 'cloak'>): void;
  readonly rollRegains: Happening;
  readonly fade: Counting;
  readonly completeFades: Happening;
  /** TP-11.2 Expanding fields. */
  readonly raiseFields: Happening;
  readonly countFields: Counting;
  readonly touchFields: Happening;
  readonly endFields: Happening;
  /** TP-11.3 Web. */
  readonly countWebs: Counting;
  stopSince(s: TpState, t: TpTable, before: number): void;
  readonly endWebs: Happening;
  /** TP-11.4 Displacement. */
  readonly endDisruption: Happening;
  /** TP-13.3.6 Mines against plasma. */
  readonly panelMine: Cargo;
  meetPanelMines(s: TpState, t: TpTable, flown: readonly Seeker[]): void;
  readonly endOldMines: Happening;
  readonly endPanelMines: Happening;
}

const nothing = (): void => undefined;

const chapters: { -readonly [K in keyof RareChapters]: RareChapters[K] } = {
  acts: {},
  ...{ renewVeil: nothing, rollRegains: nothing, fade: nothing, completeFades: nothing },
  ...{ raiseFields: nothing, countFields: nothing, touchFields: nothing, endFields: nothing },
  ...{ countWebs: nothing, stopSince: nothing, endWebs: nothing, endDisruption: nothing },
  panelMine: {
    fault: () => ({ rule: 'TP-13.3.6', at: '/what', say: 'Nobody here carries such mines.' }),
    arrive: nothing,
    options: () => [],
  },
  ...{ meetPanelMines: nothing, endOldMines: nothing, endPanelMines: nothing },
};

/** The chapters as they are asked. There is one of each for all battles: one without its gear is played alike with it and without. */
export const rare: RareChapters = chapters;

/** Puts chapters in their places. */
export function bringRare(...brought: readonly Partial<RareChapters>[]): void {
  for (const chapter of brought) Object.assign(chapters, chapter, { acts: { ...chapters.acts, ...chapter.acts } });
}
