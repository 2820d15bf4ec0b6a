// A case as a file: a position or a whole battle, dice as they fell, orders as they were given, for a referee to rule on.

import { check } from '@flagplot/check';
import type { Clock, Json, Refusal, Scripted, Side } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import { ID, list, shape, whole, words } from '@flagplot/kernel/schemas';
import { TEXT_LIMITS } from '@flagplot/manifest/text';

/** A state as a ruling prints it, or what of it differs from the scenario as it is set up. */
export interface GivenState {
  readonly open: Json;
  readonly sealed: Readonly<Record<Side, Json>>;
  readonly clock: Partial<Clock>;
}

/**
 * An answer of one side. It may name the kind of question it answers, and then waits for one. Without an order, or with one that does nothing,
 * it is passed over where its side is not asked; where it is, the side does what an absent player does.
 */
export interface GivenAnswer {
  readonly side: Side;
  readonly kind?: string;
  /** JSON, or text as it is typed. */
  readonly order?: Json;
}

/** What every case says: which battle, and how far it has come. */
export interface CasePosition {
  readonly system: string;
  /** A name under which the system brings it, or the scenario itself. */
  readonly scenario: string | object;
  /** For the reader. */
  readonly about?: string;
  /** Numbers that differ from those that come with the system: cards by kind and id, charts by name. */
  readonly cards?: Json;
  readonly charts?: Json;
  readonly state?: Partial<GivenState>;
  /** In place of a state: the position as its system writes it, as one text or a line each; in a file of the command the name of a `.position` file. */
  readonly position?: string | readonly string[];
  /** The line of the turn that begins; left out: the one the clock stands on, which begins where nobody is asked on it. */
  readonly from?: string;
  /** The line of the turn after which it ends; left out: it ends where answers or dice do. */
  readonly until?: string;
  /** In the order they were given. What a standing order answers does not stand here. */
  readonly answers: readonly GivenAnswer[];
}

/** A case to be carried out. */
export interface Case extends CasePosition {
  /** Faces in the order they were thrown, or a seed to throw them with. */
  readonly dice: readonly Scripted[] | { readonly seed: string | number };
}

/** A case whose odds are asked: it throws no dice. */
export interface OddsCase extends Omit<CasePosition, 'answers'> {
  readonly answers?: CasePosition['answers'];
  /** The forecast by name, with what it is asked of. */
  readonly of: { readonly forecast: string } & Readonly<Record<string, Json>>;
}

const COUNT = whole(0, 1_000_000);
const MOST = { name: 60, dice: 10_000, answers: 100_000, folders: 12, words: 2000, seed: 200 };

const CLOCK = shape({ turn: COUNT, line: COUNT, round: COUNT, step: COUNT }, ['turn', 'line', 'round', 'step']);
const FOLDERS = { type: 'object', maxProperties: MOST.folders };
const STATE = shape({ open: { type: 'object' }, sealed: FOLDERS, clock: CLOCK }, ['open', 'sealed', 'clock']);
const ANSWER = shape({ side: ID, kind: ID, order: {} }, ['kind', 'order']);
const NUMBERS = { type: 'object', maxProperties: 200 };
const POSITION = {
  system: ID,
  scenario: {},
  about: words(MOST.words),
  cards: NUMBERS,
  charts: NUMBERS,
  state: STATE,
  position: {
    type: ['string', 'array'],
    maxLength: TEXT_LIMITS.text,
    maxItems: TEXT_LIMITS.lines,
    items: words(TEXT_LIMITS.line),
  },
  from: words(MOST.name),
  until: words(MOST.name),
  answers: list(ANSWER, MOST.answers),
};
const OPTIONAL = ['about', 'cards', 'charts', 'state', 'position', 'from', 'until'] as const;

/** JSON Schema of a case, but for its dice and its scenario, which have forms to choose from. */
const CASE: object = shape({ ...POSITION, dice: {} }, OPTIONAL);
/** JSON Schema of a case whose odds are asked, but for its scenario. */
const ODDS: object = shape({ ...POSITION, of: { type: 'object', properties: { forecast: ID }, required: ['forecast'] } }, [
  ...OPTIONAL,
  'answers',
]);
const SEED = shape({ seed: { type: ['string', 'integer'], maxLength: MOST.seed } });
const SCRIPT = { type: 'array', maxItems: MOST.dice };
const SIDES = whole(1, 1000);
/** 0: a die that might be thrown again is left lying. */
const FACE = whole(0, 1000);
const DIE = shape({ face: FACE, of: SIDES });

/** A value as a case, or every fault in its form. Orders and state are checked when the case is carried out. */
export function caseOf(value: unknown): Case | { faults: Refusal[] } {
  const faults = [...check(CASE, value), ...scenarioFaults(value), ...twofoldFaults(value), ...diceFaults(value)];
  return faults.length > 0 ? { faults } : (value as Case);
}

/** A value as a case whose odds are asked, or every fault in its form. What it asks is checked when the forecast is known. */
export function oddsCaseOf(value: unknown): OddsCase | { faults: Refusal[] } {
  const faults = [...check(ODDS, value), ...scenarioFaults(value), ...twofoldFaults(value)];
  return faults.length > 0 ? { faults } : (value as OddsCase);
}

function part(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

function scenarioFaults(value: unknown): Refusal[] {
  const scenario = part(value, 'scenario');
  if (scenario === undefined) return [];
  return check(typeof scenario === 'string' ? ID : { type: 'object' }, scenario).map(under('/scenario'));
}

/** A position is told once. */
function twofoldFaults(value: unknown): Refusal[] {
  if (part(value, 'state') === undefined || part(value, 'position') === undefined) return [];
  return [{ rule: 'case', at: '/position', say: 'stands beside a state: one of the two tells where everything is' }];
}

function diceFaults(value: unknown): Refusal[] {
  const dice = part(value, 'dice');
  if (dice === undefined) return [];
  if (!Array.isArray(dice)) return check(SEED, dice).map(under('/dice'));
  const long = check(SCRIPT, dice).map(under('/dice'));
  if (long.length > 0) return long;
  return dice.flatMap((die: unknown, i) => check(typeof die === 'object' ? DIE : FACE, die).map(under(`/dice/${i}`)));
}
