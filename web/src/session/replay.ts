import {
  beginMatch,
  type Check,
  type GameTypes,
  type HostMatch,
  type Json,
  optionsOf,
  type Ruleset,
  type Saved,
} from '@flagplot/kernel';

/** The match of a record as it was laid, and after each entry of its journal. Ends where the record does not replay. */
function* stages(rules: Ruleset<GameTypes>, saved: Saved, check: Check): Generator<HostMatch<GameTypes>> {
  const begun = beginMatch(rules, saved.scenario as object, optionsOf(saved, { check }));
  if ('faults' in begun) return;
  yield begun.match;
  for (const entry of saved.journal) {
    if (begun.match.enter(entry).length > 0) return;
    yield begun.match;
  }
}

/** The match as it stood after so many entries of its journal; nothing where the record does not replay. */
export function asOf(
  rules: Ruleset<GameTypes>,
  saved: Saved,
  of: { entries: number; check: Check },
): HostMatch<GameTypes> | undefined {
  let entered = 0;
  for (const match of stages(rules, saved, of.check)) {
    if (entered === of.entries) return match;
    entered += 1;
  }
  return undefined;
}

/** How many entries of its journal lead to a step of a battle, as it was asked first and not taken back; none where it never was. */
export function entriesAt(rules: Ruleset<GameTypes>, saved: Saved, of: { step: number; check: Check }): number | undefined {
  let found: number | undefined;
  let entered = 0;
  for (const match of stages(rules, saved, of.check)) {
    const { step } = match.shown().clock;
    if (step < of.step) found = undefined;
    else if (step === of.step && (found === undefined || saved.journal[entered - 1]?.kind === 'amend')) found = entered;
    entered += 1;
  }
  return found;
}

/** A case to report: what led here, in the form `flagplot adjudicate` takes. The last answer is the one that broke. */
export function caseOf(saved: Saved, last?: { side: string; order: Json }): Json {
  const answers: { side: string; step: number; order: Json }[] = [];
  for (const entry of saved.journal) {
    if (entry.kind === 'undo') takeBack(answers, entry);
    if (entry.kind !== 'answer') continue;
    const { side, step, order } = entry;
    // Where all agreed to go back there is no undo: that a step is answered again tells it.
    takeBack(answers, { by: side, step });
    answers.push({ side, step, order });
  }
  const given = [...answers.map(({ side, order }) => ({ side, order })), ...(last ? [last] : [])];
  const dice = saved.dice.kind === 'seeded' ? { seed: saved.dice.seed } : [];
  return { system: saved.system, scenario: saved.scenario, dice, answers: given };
}

function takeBack(answers: { side: string; step: number }[], undone: { by: string; step: number }): void {
  const keep = answers.filter(answer => answer.step < undone.step || (answer.step === undone.step && answer.side !== undone.by));
  answers.splice(0, answers.length, ...keep);
}
