import {
  beginMatch,
  type Check,
  type Entry,
  type Held,
  type Json,
  type Ruleset,
  type Saved,
  type Shapes,
} from '@flagplot/kernel';

/** A moment one can go back to: the table as it lay after so many entries of the journal. */
export interface Moment {
  entries: number;
  turn: number;
  line: number;
  step: number;
}

/** The match as it stood after so many entries of its journal; nothing where the record does not replay. */
export function asOf(rules: Ruleset<Shapes>, saved: Saved, of: { entries: number; check: Check }): Held<Shapes> | undefined {
  const begun = beginMatch(rules, saved.scenario as object, { dice: saved.dice, check: of.check });
  if ('faults' in begun) return undefined;
  for (const entry of saved.journal.slice(0, of.entries)) if (!enter(begun.match, entry)) return undefined;
  return begun.match;
}

/** Every moment of a battle at which somebody had to decide, from the first to the last. */
export function moments(rules: Ruleset<Shapes>, saved: Saved, check: Check): Moment[] {
  const begun = beginMatch(rules, saved.scenario as object, { dice: saved.dice, check });
  if ('faults' in begun) return [];
  const { match } = begun;
  const found: Moment[] = [{ entries: 0, ...match.shown().clock }];
  saved.journal.forEach((entry, i) => {
    enter(match, entry);
    const { clock } = match.shown();
    while (found.length > 1 && (found.at(-1)?.step ?? 0) >= clock.step) found.pop();
    if ((found.at(-1)?.step ?? -1) < clock.step) found.push({ entries: i + 1, ...clock });
  });
  return found;
}

function enter(match: Held<Shapes>, entry: Entry): boolean {
  switch (entry.kind) {
    case 'answer':
      return match.answer(entry.side, entry.step, entry.order).length === 0;
    case 'faces':
      return match.fell(entry.by, [...entry.faces]).length === 0;
    case 'undo':
      return match.undo(entry.by, entry.step).length === 0;
    case 'resign':
      return match.resign(entry.side).length === 0;
    case 'fork':
      return match.reseed(entry.seed).length === 0;
    case 'amend':
      return match.amend(entry.by, entry.why, entry.state).length === 0;
  }
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
