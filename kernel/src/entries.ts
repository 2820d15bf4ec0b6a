// The form of a journal's entries: what is checked of each before it is looked at, whoever sends it.

import type { Refusal } from './contract.ts';
import type { Check } from './host.ts';
import type { Entry } from './saved.ts';
import type { Schema } from './schemas.ts';
import { ANYTHING, FACES, FLAG, ID, jsonSchema, KINDS, NUMBER, OFFERS, oneOf, SIDES, STEP, shape, words } from './schemas.ts';

export const SEED: Schema<string> = words(200);
export const BASE64URL: Schema<string> = jsonSchema({ type: 'string', pattern: '^[A-Za-z0-9_-]*$', maxLength: 100 });

const WORDS = words(400);
const HAND = oneOf('person', 'standing', 'staff', 'computer', 'nobody');
const TRUE = oneOf(true);
const CLOCK = shape({ turn: STEP, line: STEP, round: STEP, step: STEP });
const STATE = shape({ open: ANYTHING, sealed: { type: 'object' }, clock: CLOCK, begins: TRUE }, [
  'open',
  'sealed',
  'clock',
  'begins',
]);

/** Each schema is held to the type of its entry, but where any JSON may stand: the compiler does not follow that to its end. */
type EntrySchemas = { readonly [K in Exclude<Entry['kind'], 'answer' | 'amend'>]: Schema<Extract<Entry, { kind: K }>> } & {
  readonly answer: object;
  readonly amend: object;
};

/** Schemas of the journal's entries, by kind. */
export const ENTRIES: EntrySchemas = {
  ready: shape({ kind: oneOf('ready'), side: ID, link: BASE64URL }, ['link']),
  anchor: shape({ kind: oneOf('anchor'), side: ID, seat: ID, link: BASE64URL }),
  answer: shape({ kind: oneOf('answer'), step: STEP, side: ID, order: ANYTHING, hand: HAND, ruled: WORDS, link: BASE64URL }, [
    'hand',
    'ruled',
    'link',
  ]),
  faces: shape({ kind: oneOf('faces'), by: ID, faces: FACES, instead: NUMBER, agreed: TRUE }, ['instead', 'agreed']),
  confirm: shape({ kind: oneOf('confirm'), by: ID, number: NUMBER, right: FLAG }),
  undo: shape({ kind: oneOf('undo'), by: ID, step: STEP, agreed: TRUE }, ['agreed']),
  offer: shape({ kind: oneOf('offer'), by: ID, what: OFFERS, step: STEP, winners: SIDES }, ['step', 'winners']),
  reply: shape({ kind: oneOf('reply'), by: ID, number: NUMBER, yes: FLAG }),
  resign: shape({ kind: oneOf('resign'), side: ID, hand: HAND }, ['hand']),
  staff: shape({ kind: oneOf('staff'), side: ID, kinds: KINDS }),
  fork: shape({ kind: oneOf('fork'), seed: SEED }, ['seed']),
  amend: shape({ kind: oneOf('amend'), by: WORDS, why: WORDS, what: words(2000), state: STATE }, ['what']),
};

/** One of several things, as far as it can be told before its kind is known. */
export const kindOf = (schemas: Readonly<Record<string, object>>): object => ({
  type: 'object',
  properties: { kind: { enum: Object.keys(schemas) } },
  required: ['kind'],
});

const ENTRY = kindOf(ENTRIES);

/** Every fault in the form of what is to be an entry, each with its path and what was expected there; nothing where it is well made. */
export function entryFaults(entry: unknown, check: Check): Refusal[] {
  const faults = check(ENTRY, entry);
  return faults.length > 0 ? faults : check(ENTRIES[(entry as Entry).kind], entry);
}
