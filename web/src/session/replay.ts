import {
  beginMatch,
  type Check,
  type Clock,
  type GameTypes,
  type HostMatch,
  type Json,
  optionsOf,
  type Ruleset,
  type Saved,
  type Shown,
  type Side,
  type Told,
  type View,
} from '@flagplot/kernel';

/** A moment one can go back to: the table as it lay when somebody had to decide, and as each side saw it. */
export interface Moment extends Clock {
  /** So many entries of the journal had been made. */
  entries: number;
  /** How many sides were asked. */
  asked: number;
  /** What lay open, and what each side saw. */
  shown: Shown<GameTypes>;
  views: Readonly<Record<Side, View<GameTypes>>>;
  /** All that had been told by then, to whomever it was. */
  told: readonly Told<GameTypes>[];
}

/** What a side, or a watcher, saw at a moment. */
export function seenAt(moment: Moment, side: Side | undefined): Shown<GameTypes> & Partial<View<GameTypes>> {
  return (side !== undefined && moment.views[side]) || moment.shown;
}

/** What a side, or a watcher, had been told by a moment. */
export function toldAt(moment: Moment, side: Side | undefined): Told<GameTypes>[] {
  return moment.told.filter(one => !one.to || (side !== undefined && one.to.includes(side)));
}

/** The match as it stood after so many entries of its journal; nothing where the record does not replay. */
export function asOf(
  rules: Ruleset<GameTypes>,
  saved: Saved,
  of: { entries: number; check: Check },
): HostMatch<GameTypes> | undefined {
  const begun = beginMatch(rules, saved.scenario as object, optionsOf(saved, { check: of.check }));
  if ('faults' in begun) return undefined;
  for (const entry of saved.journal.slice(0, of.entries)) if (begun.match.enter(entry).length > 0) return undefined;
  return begun.match;
}

/** A battle played again beside the one that goes on: it keeps every moment at which somebody had to decide, and never plays one twice. */
export class Trail {
  readonly #rules: Ruleset<GameTypes>;
  readonly #check: Check;
  #match: HostMatch<GameTypes> | undefined;
  #found: Moment[] = [];
  #entries = 0;

  constructor(rules: Ruleset<GameTypes>, check: Check) {
    this.#rules = rules;
    this.#check = check;
  }

  /** Every moment of a battle, from the first to the last, once it has gone as far as its record says. */
  moments(saved: Saved): readonly Moment[] {
    this.#match ??= this.#begin(saved);
    const match = this.#match;
    if (!match) return [];
    for (const entry of saved.journal.slice(this.#entries)) {
      match.enter(entry);
      this.#entries += 1;
      this.#look(match);
    }
    return this.#found;
  }

  #begin(saved: Saved): HostMatch<GameTypes> | undefined {
    const begun = beginMatch(this.#rules, saved.scenario as object, optionsOf(saved, { check: this.#check }));
    if ('faults' in begun) return undefined;
    this.#look(begun.match);
    return begun.match;
  }

  /** What was taken back is no moment any more, and what a referee put otherwise is another. */
  #look(match: HostMatch<GameTypes>): void {
    const { clock, open } = match.shown();
    const kept = this.#found.filter(one => one.step < clock.step || (one.step === clock.step && one.shown.open === open));
    this.#found = kept.at(-1)?.step === clock.step ? kept : [...kept, momentOf(match, this.#entries)];
  }
}

function momentOf(match: HostMatch<GameTypes>, entries: number): Moment {
  const shown = match.shown();
  const views = Object.fromEntries(Object.keys(match.state().sealed).map(side => [side, match.view(side)]));
  return { entries, asked: match.asks().length, ...shown.clock, shown, views, told: match.everything() };
}

/** A case to report: what led here, in the form `flagplot adjudicate` takes. The last answer is the one that broke. */
export function caseOf(saved: Saved, last?: { side: string; order: Json }): Json {
  const answers: { side: string; step: number; order: Json }[] = [];
  for (const entry of saved.journal) {
    if (entry.kind === 'answer') answers.push({ side: entry.side, step: entry.step, order: entry.order });
    if (entry.kind === 'undo') takeBack(answers, entry);
  }
  const given = [...answers.map(({ side, order }) => ({ side, order })), ...(last ? [last] : [])];
  const dice = saved.dice.kind === 'seeded' ? { seed: saved.dice.seed } : [];
  return { system: saved.system, scenario: saved.scenario, dice, answers: given };
}

function takeBack(answers: { side: string; step: number }[], undone: { by: string; step: number }): void {
  const keep = answers.filter(answer => answer.step < undone.step || (answer.step === undone.step && answer.side !== undone.by));
  answers.splice(0, answers.length, ...keep);
}
