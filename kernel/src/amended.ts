// A state that somebody lays in the place of the one there is: a referee's, a case's, a study's. Nothing of it is taken before all of it is
// looked at: its form, where its clock stands, and whether it makes sense.

import type { GameTypes, Json, Refusal, Ruleset, State } from './contract.ts';
import { under } from './faults.ts';
import type { Check } from './host.ts';
import { normalise } from './json.ts';
import { lineAt } from './loop.ts';
import type { Amended } from './saved.ts';

const refusal = (say: string, at: string): Refusal[] => [{ rule: 'table', say, at }];

/** The state with what is amended in it, or every fault of it. What is left out stays as it was. */
export function amendedState<G extends GameTypes>(
  rules: Ruleset<G>,
  before: State<G>,
  { state, check }: { state: Amended; check: Check },
): { s: State<G> } | { faults: Refusal[] } {
  const misfits = misfitsIn(rules, before, { state, check });
  if (misfits.length > 0) return { faults: misfits };
  const folders = { ...before.sealed, ...(state.sealed as object) };
  const put = normalise({ open: state.open ?? before.open, sealed: folders, clock: state.clock ?? before.clock });
  // The sides stay in the order of the scenario: their colours and seats follow from it.
  const sealed = Object.fromEntries(Object.keys(before.sealed).map(side => [side, put.sealed[side]]));
  const s = { ...put, sealed, book: before.book } as State<G>;
  const faults = [...clockFaults(rules, s), ...(rules.sense?.(s) ?? [])];
  return faults.length > 0 ? { faults } : { s };
}

function misfitsIn<G extends GameTypes>(
  { stateSchemas: { open, sealed } }: Ruleset<G>,
  before: State<G>,
  { state, check }: { state: Amended; check: Check },
): Refusal[] {
  const misfits = (path: string, schema: object, value: unknown) => check(schema, value).map(under(path));
  const folders = Object.entries((state.sealed ?? {}) as Record<string, Json>).flatMap(([side, folder]) => {
    const at = `/sealed/${side}`;
    return Object.hasOwn(before.sealed, side) ? misfits(at, sealed, folder) : refusal(`No side is called ${side}.`, at);
  });
  return [...(state.open === undefined ? [] : misfits('/open', open, state.open)), ...folders];
}

/** A clock stands on a line of the sequence. */
function clockFaults<G extends GameTypes>(rules: Ruleset<G>, s: State<G>): Refusal[] {
  if (lineAt(rules, s)) return [];
  const { turn, line } = s.clock;
  const { opening, turn: lines } = rules.sequence(s.book);
  const last = (turn === 0 ? opening : lines).length - 1;
  if (last < 0) return refusal('There is nothing before the first turn in this battle.', '/clock/turn');
  return refusal(`There are the lines 0 to ${last}, and no line ${line}.`, '/clock/line');
}
