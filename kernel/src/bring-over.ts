// What was written before is made what is written now: records of battles, cases, positions, and what a browser kept of them.

import type { Clock, GameTypes, Json, Refusal, Ruleset } from './contract.ts';
import { under } from './faults.ts';
import type { Check } from './host.ts';
import { canonical } from './json.ts';
import { FORMAT, replayAnew } from './record.ts';
import type { Amended, Entry, Saved } from './saved.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What became of a value: as it is now, with what was done to it (nothing, where it was as it should be); or why it stays as it was. */
export type BroughtOver = { readonly value: unknown; readonly did: readonly string[] } | { readonly faults: readonly Refusal[] };

/** What is needed for it: the rules of a system by name, and a checker of schemas. */
export interface BringingOver {
  readonly check: Check;
  rulesOf(system: string): Promise<Ruleset<GameTypes> | undefined>;
}

const refuse = (at: string, say: string): { faults: Refusal[] } => ({ faults: [{ rule: 'record', at, say }] });
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Brings a value over by what it most seems to be: the record of a battle, a case or position, a kept battle, a study. What is none of
 * these, a force or a scenario, is as it was: nothing of its form has changed.
 */
export async function bringOver(value: unknown, by: BringingOver): Promise<BroughtOver> {
  if (!isFields(value)) return { value, did: [] };
  if ('journal' in value) return overRecord(value, by);
  if ('branches' in value) return overStudy(value, by);
  if ('saved' in value) return overPart(value, 'saved', by);
  if ('system' in value && isFields(value.state)) return overCase(value, by);
  return { value, did: [] };
}

/** The record of a battle: it is played anew, since every hash is another where a state has other fields. */
async function overRecord(value: Fields, by: BringingOver): Promise<BroughtOver> {
  const { format, edition, system } = value;
  if (format !== FORMAT && format !== 1)
    return refuse('/format', `is of format ${JSON.stringify(format)}, and only those up to ${FORMAT} are known`);
  const rules = await by.rulesOf(String(system));
  if (!rules) return refuse('/system', `there is no rule system ${JSON.stringify(system)}`);
  if (format === FORMAT && edition === rules.edition) return { value, did: [] };
  const earlier = earlierOf(rules, edition);
  if ('faults' in earlier) return earlier;
  const { journal, hashes } = value;
  if (!Array.isArray(journal) || !Array.isArray(hashes)) return refuse('/journal', 'is no list, or there are no hashes');
  const entries = journal.map(entry => entryNow(entry, earlier));
  const saved = { ...value, format: FORMAT, edition: rules.edition, journal: entries } as unknown as Saved;
  const again = playAnew(rules, saved, by.check);
  if ('faults' in again) return again;
  if (again.saved.hashes.length !== hashes.length)
    return refuse(
      '/hashes',
      `${hashes.length} turns are told, and by edition ${rules.edition} ${again.saved.hashes.length} are played`,
    );
  const did = [...(format === FORMAT ? [] : [`format ${format} to ${FORMAT}`]), ...editionWords(rules, edition)];
  return { value: again.saved, did };
}

function playAnew(rules: Ruleset<GameTypes>, saved: Saved, check: Check): { saved: Saved } | { faults: Refusal[] } {
  try {
    const again = replayAnew(rules, saved, check);
    return 'faults' in again ? again : { saved: again.match.saved() };
  } catch (error) {
    return refuse('/journal', `the rules break down on it: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** How what lay open in an edition lies open now. */
type OpenNow = (open: Json) => Json;

/** What changed since an edition, or that its battles can no longer be played, by name. */
function earlierOf({ name, edition, earlier = [] }: Ruleset<GameTypes>, was: unknown): { open: OpenNow } | { faults: Refusal[] } {
  if (was === edition) return { open: open => open };
  const found = earlier.find(one => one.edition === was);
  if (found) return { open: found.open };
  const known = [...earlier.map(one => one.edition), edition].join(', ');
  return refuse(
    '/edition',
    `battles of ${name} of edition ${JSON.stringify(was)} can no longer be replayed; editions ${known} can`,
  );
}

const editionWords = ({ name, edition }: Ruleset<GameTypes>, was: unknown): string[] =>
  was === edition ? [] : [`edition ${was} to ${edition} of ${name}`];

function entryNow(entry: unknown, earlier: { open: OpenNow }): Entry {
  if (!isFields(entry) || entry.kind !== 'amend' || !isFields(entry.state)) return entry as Entry;
  return { ...entry, state: stateNow(entry.state, earlier) } as unknown as Entry;
}

/** A state, or as much of one as is laid out: a clock of before says nothing of rounds, and stood where a line was asked first. */
function stateNow(state: Fields, { open }: { open: OpenNow }): Amended {
  const { open: lying, clock } = state;
  return {
    ...state,
    ...(isFields(lying) && { open: open(lying as Json) }),
    ...(isFields(clock) && { clock: clockNow(clock) }),
  };
}

function clockNow(clock: Fields): Clock {
  if ('round' in clock) return clock as unknown as Clock;
  const { turn, line, step } = clock as unknown as Clock;
  return { turn, line, round: 0, step };
}

/** A case or a position. It names no edition: what the last one left behind in its state goes. */
async function overCase(value: Fields, { rulesOf }: BringingOver): Promise<BroughtOver> {
  const rules = await rulesOf(String(value.system));
  if (!rules) return refuse('/system', `there is no rule system ${JSON.stringify(value.system)}`);
  const before = value.state as Fields;
  const earlier = rules.earlier?.at(-1) ?? { edition: rules.edition, open: (open: Json) => open };
  const state = stateNow(before, earlier);
  if (canonical(state) === canonical(before)) return { value, did: [] };
  return { value: { ...value, state }, did: [`state of edition ${earlier.edition} to ${rules.edition} of ${rules.name}`] };
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
