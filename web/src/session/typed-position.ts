/** Positions as people type them: read under their scenario, and laid as a match that begins there. */
import type { GameTypes, HostMatch, Json, Refusal, Ruleset, Side, State, View } from '@flagplot/kernel';
import { beginMatch, plain, seeded } from '@flagplot/kernel';
import type { PositionNotation } from '@flagplot/manifest';
import { faultsInText, type Places } from '@flagplot/manifest/text';
import { diceFrom } from './dice.ts';
import { checker } from './modules.ts';
import { newSeed } from './seed.ts';

/** What a position is read under. */
export interface PositionTerms {
  readonly rules: Ruleset<GameTypes>;
  /** Left out: the system writes no positions. */
  readonly notation: PositionNotation<GameTypes> | undefined;
  readonly scenario: Json;
  /** The words that dice are thrown from; nothing where they are typed in. */
  readonly seed: string | undefined;
}

/** A match that begins where a text says; or every fault, in the text with its line and column. What no folder is told of is guessed, as in a study. */
export async function matchOfText(
  text: string,
  { rules, notation, scenario, seed }: PositionTerms,
): Promise<{ match: HostMatch<GameTypes> } | { faults: readonly Refusal[] }> {
  if (!notation) return { faults: [{ rule: 'table', say: 'This game writes no positions as text.' }] };
  const begun = beginMatch(rules, scenario as object, { dice: diceFrom(seed), check: await checker() });
  if ('faults' in begun) return begun;
  const { match } = begun;
  const { book } = match.state();
  const found = notation.parsePosition(text, book);
  if ('faults' in found) return found;
  const { open, clock } = found.state;
  const sealed = plain(withGuesses(rules, { ...found.state, book }, found.places));
  const faults = match.amend('referee', 'as it was typed', { open: plain(open), sealed, clock });
  return faults.length > 0 ? { faults: faultsInText(faults, found.places) } : { match };
}

/** The table as a scenario lays it, as text; nothing where it cannot be laid, or the system writes none. */
export async function textOfSetUp({ rules, notation, scenario, seed }: PositionTerms): Promise<string | undefined> {
  const begun = beginMatch(rules, scenario as object, { dice: diceFrom(seed), check: await checker() });
  return 'faults' in begun ? undefined : notation?.formatPosition(begun.match.state());
}

type Folders = State<GameTypes>['sealed'];

/** The folders of a position, with a guess where no line speaks of one. */
function withGuesses(rules: Ruleset<GameTypes>, s: State<GameTypes>, places: Places): Folders {
  const isTold = (side: Side) => Object.keys(places).some(path => `${path}/`.startsWith(`/sealed/${side}/`));
  const told = Object.keys(s.sealed).find(isTold);
  if (told === undefined) return s.sealed;
  const view = { book: s.book, open: s.open, clock: s.clock, side: told, own: s.sealed[told] } as View<GameTypes>;
  const guess = rules.imagine(view, seeded(newSeed(), 0));
  return Object.fromEntries(Object.entries(s.sealed).map(([side, own]) => [side, isTold(side) ? own : (guess[side] ?? own)]));
}
