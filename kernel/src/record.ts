// A battle as a file: scenario, dice, answers. Everything else is replayed from it.

import type { GameTypes, Refusal, Ruleset } from './contract.ts';
import { GENERATOR } from './dice/stream.ts';
import type { Check, Held } from './match.ts';
import { beginMatch } from './match.ts';
import type { Entry, Saved } from './saved.ts';
import { ID, list, shape, whole, words } from './schemas.ts';

const STEP = whole(0, 1_000_000);
const SEED = words(200);
const WORDS = words(400);

const entry = (kind: Entry['kind'], fields: Readonly<Record<string, object>>, optional: readonly string[] = []): object =>
  shape({ kind: { const: kind }, ...fields }, optional);

const CLOCK = shape({ turn: STEP, line: STEP, step: STEP });

/** Schemas of the journal's entries, by kind. */
export const ENTRIES: Readonly<Record<Entry['kind'], object>> = {
  answer: entry('answer', { step: STEP, side: ID, order: {}, link: SEED }, ['link']),
  faces: entry('faces', {
    by: ID,
    faces: list(whole(1, 1000), 10_000),
  }),
  undo: entry('undo', { by: ID, step: STEP }),
  resign: entry('resign', { side: ID }),
  fork: entry('fork', { seed: SEED }, ['seed']),
  amend: entry('amend', {
    by: WORDS,
    why: WORDS,
    state: shape({ open: {}, sealed: { type: 'object' }, clock: CLOCK }, ['open', 'sealed', 'clock']),
  }),
};

const DICE = shape(
  { kind: { enum: ['seeded', 'keyed', 'by hand'] }, generator: words(40), seed: SEED, commitment: SEED, secret: SEED },
  ['generator', 'seed', 'commitment', 'secret'],
);

/** An entry as far as it can be told before its kind is known. */
const ANY_ENTRY = { type: 'object', properties: { kind: { enum: Object.keys(ENTRIES) } }, required: ['kind'] };

/** JSON Schema of a record (`*.battle.json`). The scenario is checked by its rule system, an order by its question. */
export const RECORD: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A battle of Flagplot',
  ...shape({
    format: { const: 1 },
    system: ID,
    edition: words(40),
    scenario: { type: 'object' },
    dice: DICE,
    journal: list(ANY_ENTRY, 100_000),
    hashes: list({ type: 'string', pattern: '^[0-9a-f]{64}$' }, 10_000),
  }),
};

/** Every fault in the form of a record: before it is known whether it replays. */
export function recordFaults(saved: unknown, check: Check): Refusal[] {
  const faults = check(RECORD, saved);
  if (faults.length > 0) return faults;
  const { journal, dice } = saved as Saved;
  if (dice.kind === 'keyed') return [broken('/dice/kind', 'keyed dice are thrown by a server alone')];
  if (dice.kind === 'seeded' && (dice.seed === undefined || dice.generator === undefined)) {
    return [broken('/dice', 'seeded dice need their generator and their seed')];
  }
  if (dice.kind === 'seeded' && dice.generator !== GENERATOR) {
    return [broken('/dice/generator', `these dice are thrown by ${GENERATOR}, not by ${dice.generator}`)];
  }
  return journal.flatMap((one, i) =>
    check(ENTRIES[one.kind], one).map(fault => ({ ...fault, at: `/journal/${i}${fault.at ?? ''}` })),
  );
}

const broken = (at: string, say: string): Refusal => ({ rule: 'record', at, say });

/**
 * Replays a record to where it ended, unopened answers included.
 * @returns the match, or every fault with its place: form, scenario, an answer the book refuses, a turn whose hash is another.
 */
export function resume<G extends GameTypes>(
  rules: Ruleset<G>,
  saved: Saved,
  check: Check,
): { match: Held<G> } | { faults: Refusal[] } {
  const faults = recordFaults(saved, check);
  if (faults.length > 0) return { faults };
  if (saved.system !== rules.name)
    return { faults: [broken('/system', `this is a battle of ${saved.system}, not of ${rules.name}`)] };
  if (saved.edition !== rules.edition) {
    return {
      faults: [broken('/edition', `it was played by edition ${saved.edition}; these are the rules of edition ${rules.edition}`)],
    };
  }
  const begun = beginMatch(rules, saved.scenario as G['scenario'], { dice: saved.dice, check });
  if ('faults' in begun) return { faults: begun.faults.map(fault => ({ ...fault, at: `/scenario${fault.at ?? ''}` })) };
  const wrong = replayed(begun.match, saved);
  return wrong.length > 0 ? { faults: wrong } : begun;
}

function replayed<G extends GameTypes>(match: Held<G>, saved: Saved): Refusal[] {
  for (const [i, one] of saved.journal.entries()) {
    const refusals = enter(match, one);
    if (refusals.length > 0) return refusals.map(one => ({ ...one, at: `/journal/${i}${one.at ?? ''}` }));
  }
  const { hashes } = match.saved();
  if (hashes.length !== saved.hashes.length)
    return [broken('/hashes', `${saved.hashes.length} turns are told and ${hashes.length} were played`)];
  const at = hashes.findIndex((hash, i) => hash !== saved.hashes[i]);
  return at < 0 ? [] : [broken(`/hashes/${at}`, `turn ${at} ended otherwise: ${hashes[at]}`)];
}

/** Puts one entry of a journal to a match: what the book refuses changes nothing. */
export function enter<G extends GameTypes>(match: Held<G>, one: Entry): Refusal[] {
  switch (one.kind) {
    case 'answer':
      return match.answer(one.side, one.step, one.order);
    case 'faces':
      return match.fell(one.by, [...one.faces]);
    case 'undo':
      return match.undo(one.by, one.step);
    case 'resign':
      return match.resign(one.side);
    case 'fork':
      return match.reseed(one.seed);
    case 'amend':
      return match.amend(one.by, one.why, one.state);
  }
}
