// The position a case lays out: its scenario set up, the state it gives laid over that, its line begun where nobody is asked on it.

import { check } from '@flagplot/check';
import type { Amended, Clock, GameTypes, HostMatch, Json, Outcome, Refusal, Ruleset, Side } from '@flagplot/kernel';
import { beginMatch, GENERATOR, under } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';
import type { CasePosition, GivenState } from './case.ts';
import { withWhatDiffers } from './differs.ts';
import type { Line } from './lines.ts';
import { isAt, lineAfter, lineName, lineToBegin, rulesUpTo } from './lines.ts';
import { startOf } from './start.ts';

/** A battle at the position a case lays out, before its answers. */
export interface CaseBattle {
  readonly rules: Ruleset<GameTypes>;
  readonly match: HostMatch<GameTypes>;
  readonly sides: readonly Side[];
  /** Events told before the position: by a set-up that the state has replaced. */
  readonly told: number;
  /** How the battle has ended by the book: a case that goes no further than a line has ended by itself alone. */
  outcome(): Outcome | undefined;
  /** The line that begins next, where the case went as far as it was to. */
  next(): string | undefined;
}

/** Lays out the position of a case, or says every fault in scenario and state. */
export function layOut(system: System, given: CasePosition, seed?: string): CaseBattle | { faults: Refusal[] } {
  const start = startOf(system, given.scenario);
  if ('faults' in start) return start;
  const { rules, scenario, book } = start;
  const clock = clockOf(rules, book, given);
  if (Array.isArray(clock)) return { faults: clock };
  const end = given.until === undefined ? undefined : lineAfter(rules, book, { text: given.until, clock });
  if (Array.isArray(end)) return { faults: end };
  const dice = seed === undefined ? ({ kind: 'by hand' } as const) : ({ kind: 'seeded', generator: GENERATOR, seed } as const);
  const begun = beginMatch(end ? rulesUpTo(rules, end) : rules, scenario, { dice, check });
  if ('faults' in begun) return { faults: begun.faults.map(under('/scenario')) };
  const { match } = begun;
  const laid = caseBattle(rules, match, end);
  if (!given.state && given.from === undefined) return laid;
  const told = match.everything().length;
  const faults = layState(match, { ...given, clock });
  return faults.length > 0 ? { faults } : { ...laid, told };
}

function caseBattle(rules: Ruleset<GameTypes>, match: HostMatch<GameTypes>, end: Line | undefined): CaseBattle {
  const isStopped = (): boolean => end !== undefined && isAt(match.shown(), end) && rules.outcome(match.shown()) === undefined;
  return {
    rules,
    match,
    sides: Object.keys(match.state().sealed),
    told: 0,
    outcome: () => (isStopped() ? undefined : match.outcome()),
    next: () => (isStopped() ? lineName(rules, match.shown().book, match.shown().clock) : undefined),
  };
}

/** Where the case begins: by its clock, and the line it names. */
function clockOf(rules: Ruleset<GameTypes>, book: object, { state, from }: CasePosition): Clock | Refusal[] {
  const told = state?.clock;
  const turn = told?.turn ?? (state || from !== undefined ? 1 : 0);
  const clock = { turn, line: told?.line ?? 0, round: told?.round ?? 0, step: told?.step ?? 0 };
  if (from === undefined) return clock;
  const line = lineToBegin(rules, book, { text: from, clock });
  return typeof line === 'number' ? { ...clock, line, round: 0 } : line;
}

function layState(match: HostMatch<GameTypes>, { state = {}, from, clock }: CasePosition & { clock: Clock }): Refusal[] {
  const { value, faults } = stateWith(match, state, clock);
  if (faults.length > 0) return faults.map(under('/state'));
  const refused = amend(match, { ...value, ...(from !== undefined && { begins: true }) });
  if (refused.length > 0) return refused.map(under('/state'));
  if (match.outcome() || match.wanted() || match.asks().length > 0) return [];
  // Nobody is asked on this line: it is about to begin.
  return amend(match, { ...value, begins: true }).map(under('/state'));
}

/** The state as it is with what the case says of it, and every name in it that nothing has. */
function stateWith(
  match: HostMatch<GameTypes>,
  { open, sealed }: Partial<GivenState>,
  clock: Clock,
): { value: Amended; faults: Refusal[] } {
  const before = match.state();
  const table = open === undefined ? undefined : withWhatDiffers(before.open as Json, open);
  const folders = Object.entries(sealed ?? {}).map(([side, folder]) => {
    const base = Object.hasOwn(before.sealed, side) ? (before.sealed[side] as Json) : folder;
    return [side, withWhatDiffers(base, folder)] as const;
  });
  const faults = [
    ...(table?.faults.map(under('/open')) ?? []),
    ...folders.flatMap(([side, laid]) => laid.faults.map(under(`/sealed/${side}`))),
  ];
  const value = {
    ...(table && { open: table.value }),
    sealed: Object.fromEntries(folders.map(([side, laid]) => [side, laid.value])),
    clock,
  };
  return { value, faults };
}

/** What passes makes sense; where rules break down on it all the same, the state is at fault too. */
function amend(match: HostMatch<GameTypes>, state: Amended): Refusal[] {
  try {
    return match.amend('referee', 'as the case lays it out', state);
  } catch (error) {
    return [{ rule: 'case', say: `is no state of this scenario: ${error instanceof Error ? error.message : String(error)}` }];
  }
}
