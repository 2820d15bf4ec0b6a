// A battle as a file: scenario, dice, answers. Everything else is replayed from it.

import type { GameTypes, Refusal, RollDie, Ruleset, Shown } from './contract.ts';
import { GENERATOR } from './dice/stream.ts';
import { BASE64URL, ENTRIES, kindOf, SEED } from './entries.ts';
import { under } from './faults.ts';
import type { Check, HostMatch, MatchOptions } from './host.ts';
import { beginMatch } from './match.ts';
import type { Dice, Entry, Saved } from './saved.ts';
import { ID, list, shape, words } from './schemas.ts';

/** The format that is written. What was written before it is brought over (bring-over.ts). */
export const FORMAT = 2;

const ANCHOR = shape({ side: ID, seat: ID, link: BASE64URL });

/** Schemas of where the dice come from, by kind. */
const DICE: Readonly<Record<Dice['kind'], object>> = {
  seeded: shape({ kind: { const: 'seeded' }, generator: words(40), seed: SEED }),
  keyed: shape(
    {
      kind: { const: 'keyed' },
      generator: { const: 'chacha20' },
      battle: words(100),
      commitment: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      anchors: list(ANCHOR, 100),
      secret: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    },
    ['secret'],
  ),
  'by hand': shape({ kind: { const: 'by hand' }, confirmed: { const: true } }, ['confirmed']),
};

const RECEIPT = shape({ at: { type: 'integer', minimum: 0 }, salt: BASE64URL, receipt: BASE64URL });

/** JSON Schema of a record (`*.battle.json`). The scenario is checked by its rule system, an order by its question. */
export const RECORD: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A battle of Flagplot',
  ...shape(
    {
      format: { const: FORMAT },
      system: ID,
      edition: words(40),
      scenario: { type: 'object' },
      dice: kindOf(DICE),
      standing: { const: 'held' },
      journal: list(kindOf(ENTRIES), 100_000),
      receipts: list(RECEIPT, 100_000),
      hashes: list({ type: 'string', pattern: '^[0-9a-f]{64}$' }, 10_000),
    },
    ['standing', 'receipts'],
  ),
};

/** Every fault in the form of a record, each with its place: before it is known whether it replays. */
export function recordFaults(saved: unknown, check: Check): Refusal[] {
  const old = formatFault(saved);
  if (old) return [old];
  const faults = check(RECORD, saved);
  if (faults.length > 0) return faults;
  const { journal, dice, receipts } = saved as Saved;
  const wrong = check(DICE[dice.kind], dice).map(under('/dice'));
  if (wrong.length > 0) return wrong;
  if (dice.kind === 'seeded' && dice.generator !== GENERATOR)
    return [faultAt('/dice/generator', `these dice are thrown by ${GENERATOR}, not by ${dice.generator}`)];
  if (receipts && receipts.length !== journal.length)
    return [faultAt('/receipts', `there are ${receipts.length} receipts for ${journal.length} entries`)];
  return journal.flatMap((one, i) => check(ENTRIES[one.kind], one).map(under(`/journal/${i}`)));
}

/** A record of a format there was before, named as such. */
function formatFault(saved: unknown): Refusal | undefined {
  const format = typeof saved === 'object' && saved !== null && 'format' in saved ? saved.format : undefined;
  if (format === FORMAT || typeof format !== 'number') return undefined;
  if (format >= 1 && format < FORMAT)
    return faultAt('/format', `it was written in format ${format}: flagplot bring-over makes it one of format ${FORMAT}`);
  return faultAt('/format', `it is written in format ${format}, and this program knows format ${FORMAT}`);
}

const faultAt = (at: string, say: string): Refusal => ({ rule: 'record', at, say });

/** What a record is replayed with: a checker of schemas, and the streams of keyed dice where it has such. */
export interface Replaying {
  check: Check;
  streams?(stream: number): () => RollDie;
  /** What is entered in the place of an entry, on the table as it lies then. */
  instead?(entry: Entry, shown: Shown<GameTypes>): Entry;
}

/**
 * Replays a record to where it ended, unopened answers included.
 * @returns the match, or every fault with its place: form, scenario, an answer the book refuses, a turn whose hash is another.
 */
export function resume<G extends GameTypes>(rules: Ruleset<G>, saved: Saved, by: Check | Replaying): Replayed<G> {
  const again = replayAnew(rules, saved, by);
  if ('faults' in again) return again;
  const wrong = hashFaults(again.match.saved().hashes, saved.hashes);
  return wrong.length > 0 ? { faults: wrong } : again;
}

/** The same without a look at its hashes: for a record of rules whose states had other fields. */
export function replayAnew<G extends GameTypes>(rules: Ruleset<G>, saved: Saved, by: Check | Replaying): Replayed<G> {
  const steps = replayInSteps(rules, saved, by);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Replays a record entry by entry: whoever calls may do something else between two of them. Its hashes are not looked at; `hashFaults` says
 * later whether they hold.
 */
export function* replayInSteps<G extends GameTypes>(
  rules: Ruleset<G>,
  saved: Saved,
  by: Check | Replaying,
): Generator<undefined, Replayed<G>> {
  const { check, streams, instead }: Replaying = typeof by === 'function' ? { check: by } : by;
  const faults = recordFaults(saved, check);
  if (faults.length === 0) faults.push(...strangeTo(rules, saved));
  if (faults.length > 0) return { faults };
  if (saved.dice.kind === 'keyed' && !streams)
    return { faults: [faultAt('/dice/kind', 'keyed dice are replayed from their secret, by a verifier alone')] };
  const begun = beginMatch(rules, saved.scenario as G['scenario'], optionsOf(saved, { check, ...(streams && { streams }) }));
  if ('faults' in begun) return { faults: begun.faults.map(under('/scenario')) };
  for (const [i, one] of saved.journal.entries()) {
    const refusals = begun.match.enter(instead ? instead(one, begun.match.shown()) : one);
    if (refusals.length > 0) return { faults: refusals.map(under(`/journal/${i}`)) };
    yield;
  }
  return begun;
}

/** The match of a record, or every fault in it. */
export type Replayed<G extends GameTypes> = { match: HostMatch<G> } | { faults: Refusal[] };

/** The options a record was played with. */
export function optionsOf({ dice, standing }: Saved, by: Replaying): MatchOptions {
  return { dice, ...by, ...(standing && { standing }) };
}

function strangeTo<G extends GameTypes>(rules: Ruleset<G>, { system, edition }: Saved): Refusal[] {
  if (system !== rules.name) return [faultAt('/system', `this is a battle of ${system}, not of ${rules.name}`)];
  if (edition === rules.edition) return [];
  return [faultAt('/edition', `it was played by edition ${edition}; these are the rules of edition ${rules.edition}`)];
}

/** Where turns ended otherwise than they are told: those that were played with those of a record. */
export function hashFaults(played: readonly string[], told: readonly string[]): Refusal[] {
  if (played.length !== told.length)
    return [faultAt('/hashes', `${told.length} turns are told and ${played.length} were played`)];
  const at = played.findIndex((hash, i) => hash !== told[i]);
  return at < 0 ? [] : [faultAt(`/hashes/${at}`, `turn ${at} ended otherwise: ${played[at]}`)];
}
