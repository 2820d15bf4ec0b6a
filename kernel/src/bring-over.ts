// What was written before is made what is written now: records of battles, cases, positions, and what a browser kept of them.

import type { Clock, Earlier, GameTypes, Json, Refusal, Ruleset, Shown } from './contract.ts';
import { under } from './faults.ts';
import type { Check, HostMatch } from './host.ts';
import { canonical } from './json.ts';
import { FORMAT, type Replayed, replayAnew } from './record.ts';
import type { Amended, Entry, Saved } from './saved.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What became of a value: as it is now, with what was done to it (nothing, where it was as it should be); or why it stays as it was. */
export type BroughtOver = { readonly value: unknown; readonly did: readonly string[] } | { readonly faults: readonly Refusal[] };

/** What is needed for it: the rules of a system by name, and a checker of schemas. */
export interface BringingOver {
  readonly check: Check;
  /** The systems there are: a scenario by itself does not say of which it is. */
  readonly systems: readonly string[];
  rulesOf(system: string): Promise<Ruleset<GameTypes> | undefined>;
}

const refuse = (at: string, say: string): { faults: Refusal[] } => ({ faults: [{ rule: 'record', at, say }] });
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Brings a value over by what it most seems to be: the record of a battle, a case or position, a kept battle, a study, a scenario. What is
 * none of these, a force, is as it was: nothing of its form has changed.
 */
export async function bringOver(value: unknown, by: BringingOver): Promise<BroughtOver> {
  if (!isFields(value)) return { value, did: [] };
  if ('journal' in value) return overRecord(value, by);
  if ('branches' in value) return overStudy(value, by);
  if ('saved' in value) return overKept(value, by);
  if ('system' in value && 'scenario' in value) return overCase(value, by);
  if ('sides' in value && 'map' in value) return overScenario(value, by);
  return { value, did: [] };
}

/** The record of a battle: it is played anew, since every hash is another where a state has other fields. */
async function overRecord(value: Fields, by: BringingOver): Promise<BroughtOver> {
  const over = await matchOver(value, by);
  return 'faults' in over ? over : { value: over.match ? over.match.saved() : value, did: over.did };
}

/** The match a record has come to, played anew; none where the record is as it should be. */
type MatchOver =
  | { readonly match: HostMatch<GameTypes> | undefined; readonly earlier: Earlier<GameTypes>; readonly did: readonly string[] }
  | { readonly faults: readonly Refusal[] };

async function matchOver(value: Fields, by: BringingOver): Promise<MatchOver> {
  const { format, edition, system } = value;
  if (format !== FORMAT && format !== 1)
    return refuse('/format', `is of format ${JSON.stringify(format)}, and only those up to ${FORMAT} are known`);
  const rules = await by.rulesOf(String(system));
  if (!rules) return refuse('/system', `there is no rule system ${JSON.stringify(system)}`);
  const earlier = earlierOf(rules, edition);
  if ('faults' in earlier) return earlier;
  if (format === FORMAT && edition === rules.edition) return { match: undefined, earlier, did: [] };
  const { journal, hashes, scenario } = value;
  if (!Array.isArray(journal) || !Array.isArray(hashes)) return refuse('/journal', 'is no list, or there are no hashes');
  const entries = journal.map(entry => entryNow(entry, earlier));
  const now = { format: FORMAT, edition: rules.edition, scenario: battleThen(scenario, earlier), journal: entries };
  const again = playAnew(rules, { ...value, ...now } as unknown as Saved, { check: by.check, earlier });
  if ('faults' in again) return again;
  const played = again.match.saved().hashes.length;
  if (played !== hashes.length)
    return refuse('/hashes', `${hashes.length} turns are told, and by edition ${rules.edition} ${played} are played`);
  const did = [...(format === FORMAT ? [] : [`format ${format} to ${FORMAT}`]), ...editionWords(rules, edition)];
  return { match: again.match, earlier, did };
}

function playAnew(
  rules: Ruleset<GameTypes>,
  saved: Saved,
  { check, earlier }: { check: Check; earlier: Earlier<GameTypes> },
): Replayed<GameTypes> {
  try {
    return replayAnew(rules, saved, { check, instead: (entry, shown) => answerNow(entry, earlier, shown) });
  } catch (error) {
    return refuse('/journal', `the rules break down on it: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What changed since an edition, or that its battles can no longer be played, by name. */
function earlierOf(
  { name, edition, earlier = [] }: Ruleset<GameTypes>,
  was: unknown,
): Earlier<GameTypes> | { faults: Refusal[] } {
  const found = was === edition ? { edition } : earlier.find(one => one.edition === was);
  if (found) return found;
  const known = [...earlier.map(one => one.edition), edition].join(', ');
  return refuse(
    '/edition',
    `battles of ${name} of edition ${JSON.stringify(was)} can no longer be replayed; editions ${known} can`,
  );
}

const editionWords = ({ name, edition }: Ruleset<GameTypes>, was: unknown): string[] =>
  was === edition ? [] : [`edition ${was} to ${edition} of ${name}`];

function entryNow(entry: unknown, earlier: Earlier<GameTypes>): Entry {
  if (!isFields(entry) || entry.kind !== 'amend' || !isFields(entry.state)) return entry as Entry;
  return { ...entry, state: stateNow(entry.state, earlier) } as unknown as Entry;
}

/** An answer, on the table on which it was given. */
function answerNow(entry: Entry, earlier: Earlier<GameTypes>, shown: Shown<GameTypes>): Entry {
  return entry.kind === 'answer' ? { ...entry, order: orderNow(entry.order, earlier, shown) ?? entry.order } : entry;
}

/** An order; nothing where it hangs on a table that is not known. */
function orderNow(order: Json, { order: now }: Earlier<GameTypes>, shown?: Shown<GameTypes>): Json | undefined {
  return now ? now(order, shown) : order;
}

function scenarioNow(scenario: unknown, { scenario: now }: Earlier<GameTypes>): unknown {
  return now && isFields(scenario) ? now(scenario as Json) : scenario;
}

/** The scenario of a battle that was begun then. */
function battleThen(scenario: unknown, earlier: Earlier<GameTypes>): unknown {
  const now = scenarioNow(scenario, earlier);
  return earlier.battle && isFields(now) ? earlier.battle(now as Json) : now;
}

/** A state, or as much of one as is laid out: a clock of before says nothing of rounds, and stood where a line was asked first. */
function stateNow(state: Fields, { open }: Earlier<GameTypes>): Amended {
  const { open: lying, clock } = state;
  return {
    ...state,
    ...(open && isFields(lying) && { open: open(lying as Json) }),
    ...(isFields(clock) && { clock: clockNow(clock) }),
  };
}

function clockNow(clock: Fields): Clock {
  if ('round' in clock) return clock as unknown as Clock;
  const { turn, line, step } = clock as unknown as Clock;
  return { turn, line, round: 0, step };
}

/** A case or a position. It names no edition: whatever any one of before left behind in it goes. */
async function overCase(value: Fields, { rulesOf }: BringingOver): Promise<BroughtOver> {
  const rules = await rulesOf(String(value.system));
  if (!rules) return refuse('/system', `there is no rule system ${JSON.stringify(value.system)}`);
  let now = value;
  for (const earlier of rules.earlier ?? []) {
    const made = caseNow(now, earlier);
    if ('faults' in made) return made;
    now = made.value;
  }
  return canonical(now) === canonical(value) ? { value, did: [] } : { value: now, did: [beforeWords(rules)] };
}

/** Scenario, state and answers of a case. */
function caseNow(value: Fields, earlier: Earlier<GameTypes>): { value: Fields } | { faults: Refusal[] } {
  const { scenario, state, answers } = value;
  const given = Array.isArray(answers) ? (answers as unknown[]) : [];
  const made = given.map(answer => caseAnswerNow(answer, earlier));
  const lost = made.indexOf(undefined);
  if (lost >= 0)
    return refuse(
      `/answers/${lost}/order`,
      'tells places by how they lay from a ship, and nobody knows here where that was: name the hexes',
    );
  return {
    value: {
      ...value,
      scenario: scenarioNow(scenario, earlier),
      ...(isFields(state) && { state: stateNow(state, earlier) }),
      ...(Array.isArray(answers) && { answers: made }),
    },
  };
}

/** An answer of a case; nothing where it hangs on a table that is not known. */
function caseAnswerNow(answer: unknown, earlier: Earlier<GameTypes>): unknown {
  if (!isFields(answer) || !isFields(answer.order)) return answer;
  const order = orderNow(answer.order as Json, earlier);
  return order === undefined ? undefined : { ...answer, order };
}

/** The words for what names no edition: it was written by the last one before, or longer ago. */
const beforeWords = (rules: Ruleset<GameTypes>): string => editionWords(rules, rules.earlier?.at(-1)?.edition).join('');

/** A scenario by itself: of the system by whose schema it is sound once it is written as it is written now. */
async function overScenario(value: Fields, { systems, rulesOf, check }: BringingOver): Promise<BroughtOver> {
  for (const name of systems) {
    const rules = await rulesOf(name);
    const earlier = rules?.earlier?.at(-1);
    if (!rules || !earlier || check(rules.schema, value).length === 0) continue;
    const now = scenarioNow(value, earlier);
    if (check(rules.schema, now).length === 0) return { value: now, did: [beforeWords(rules)] };
  }
  return { value, did: [] };
}

/** A kept battle: its record, and what was half written when it was kept. */
async function overKept(value: Fields, by: BringingOver): Promise<BroughtOver> {
  const over = isFields(value.saved) ? await matchOver(value.saved, by) : refuse('', 'is no record');
  if ('faults' in over) return { faults: over.faults.map(under('/saved')) };
  const { match, earlier, did } = over;
  if (!match) return { value, did };
  const { drafts } = value;
  const half = Array.isArray(drafts) ? { drafts: drafts.flatMap(draft => draftNow(draft, earlier, match.shown())) } : {};
  return { value: { ...value, saved: match.saved(), ...half }, did };
}

/** A half-made order; one that cannot be written anew is begun anew. */
function draftNow(draft: unknown, earlier: Earlier<GameTypes>, shown: Shown<GameTypes>): unknown[] {
  if (!isFields(draft)) return [];
  const order = orderNow(draft.order as Json, earlier, shown);
  return order === undefined ? [] : [{ ...draft, order }];
}

/** A study: each branch is a record, and clocks stand in branches and notes. */
async function overStudy(value: Fields, by: BringingOver): Promise<BroughtOver> {
  const { branches, notes } = value;
  if (!Array.isArray(branches)) return refuse('/branches', 'is no list');
  const made: unknown[] = [];
  const did = new Set<string>();
  for (const [i, branch] of branches.entries()) {
    const over = isFields(branch) ? await overPart(branch, 'saved', by) : refuse('', 'is no branch');
    if ('faults' in over) return { faults: over.faults.map(under(`/branches/${i}`)) };
    for (const one of over.did) did.add(one);
    made.push(clocksNow(over.value as Fields, ['end', 'at']));
  }
  if (did.size === 0) return { value, did: [] };
  const noted = Array.isArray(notes) ? notes.map(note => (isFields(note) ? clocksNow(note, ['clock']) : note)) : notes;
  return { value: { ...value, branches: made, notes: noted }, did: [...did] };
}

function clocksNow(value: Fields, keys: readonly string[]): Fields {
  const clocks = keys.flatMap(key => (isFields(value[key]) ? [[key, clockNow(value[key])]] : []));
  return { ...value, ...Object.fromEntries(clocks) };
}

/** A value one of whose fields is a record. */
async function overPart(value: Fields, key: string, by: BringingOver): Promise<BroughtOver> {
  const over = await bringOver(value[key], by);
  if ('faults' in over) return { faults: over.faults.map(under(`/${key}`)) };
  return over.did.length === 0 ? { value, did: [] } : { value: { ...value, [key]: over.value }, did: over.did };
}
