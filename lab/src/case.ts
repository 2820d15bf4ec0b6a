// A case as a file: a position or a whole battle, dice as they fell, orders as they were given, for a referee to rule on.

import { check } from '@flagplot/check';
import type { Clock, GameTypes, HostMatch, Json, Refusal, Ruleset, Scripted, Side } from '@flagplot/kernel';
import { beginMatch, GENERATOR, under } from '@flagplot/kernel';
import { ID, list, shape, whole, words } from '@flagplot/kernel/schemas';
import type { System } from '@flagplot/shelf';
import { startOf } from './start.ts';

/** A state as a ruling prints it; it takes the place of set-up. */
export interface GivenState {
  readonly open: Json;
  readonly sealed: Readonly<Record<Side, Json>>;
  readonly clock: Clock;
}

/** What every case says: which battle, and how far it has come. */
interface Position {
  readonly system: string;
  /** A name under which the system brings it, or the scenario itself. */
  readonly scenario: string | object;
  /** For the reader. */
  readonly about?: string;
  readonly state?: Partial<GivenState>;
  /** In the order they were given. What a standing order answers does not stand here. */
  readonly answers: readonly { readonly side: Side; readonly order: Json }[];
}

/** A case to be carried out. */
export interface Case extends Position {
  /** Faces in the order they were thrown, or a seed to throw them with. */
  readonly dice: readonly Scripted[] | { readonly seed: string | number };
}

/** A case whose odds are asked: it throws no dice. */
export interface OddsCase extends Omit<Position, 'answers'> {
  readonly answers?: Position['answers'];
  /** The forecast by name, with what it is asked of. */
  readonly of: { readonly forecast: string } & Readonly<Record<string, Json>>;
}

const COUNT = whole(0, 1_000_000);
const MOST = { dice: 10_000, answers: 100_000, folders: 12, words: 2000, seed: 200 };

const CLOCK = shape({ turn: COUNT, line: COUNT, round: COUNT, step: COUNT });
const FOLDERS = { type: 'object', maxProperties: MOST.folders };
const STATE = shape({ open: { type: 'object' }, sealed: FOLDERS, clock: CLOCK }, ['open', 'sealed', 'clock']);
const ANSWERS = list(shape({ side: ID, order: {} }), MOST.answers);
const POSITION = { system: ID, scenario: {}, about: words(MOST.words), state: STATE, answers: ANSWERS };

/** JSON Schema of a case, but for its dice and its scenario, which have forms to choose from. */
const CASE: object = shape({ ...POSITION, dice: {} }, ['about', 'state']);
/** JSON Schema of a case whose odds are asked, but for its scenario. */
const ODDS: object = shape({ ...POSITION, of: { type: 'object', properties: { forecast: ID }, required: ['forecast'] } }, [
  'about',
  'state',
  'answers',
]);
const SEED = shape({ seed: { type: ['string', 'integer'], maxLength: MOST.seed } });
const SCRIPT = { type: 'array', maxItems: MOST.dice };
const FACE = whole(1, 1000);
const DIE = shape({ face: FACE, of: FACE });

/** A value as a case, or every fault in its form. Orders and state are checked when the case is carried out. */
export function caseOf(value: unknown): Case | { faults: Refusal[] } {
  const faults = [...check(CASE, value), ...scenarioFaults(value), ...diceFaults(value)];
  return faults.length > 0 ? { faults } : (value as Case);
}

/** A value as a case whose odds are asked, or every fault in its form. What it asks is checked when the forecast is known. */
export function oddsCaseOf(value: unknown): OddsCase | { faults: Refusal[] } {
  const faults = [...check(ODDS, value), ...scenarioFaults(value)];
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

function diceFaults(value: unknown): Refusal[] {
  const dice = part(value, 'dice');
  if (dice === undefined) return [];
  if (!Array.isArray(dice)) return check(SEED, dice).map(under('/dice'));
  const long = check(SCRIPT, dice).map(under('/dice'));
  if (long.length > 0) return long;
  return dice.flatMap((die: unknown, i) => check(typeof die === 'object' ? DIE : FACE, die).map(under(`/dice/${i}`)));
}

/** A battle at the position a case lays out, before its answers. */
export interface CaseBattle {
  readonly rules: Ruleset<GameTypes>;
  readonly match: HostMatch<GameTypes>;
  readonly sides: readonly Side[];
  /** Events told before the position: by a set-up that the state has replaced. */
  readonly told: number;
}

/** Lays out the position of a case, or says every fault in scenario and state. */
export function layOut(system: System, given: Position | OddsCase, seed?: string): CaseBattle | { faults: Refusal[] } {
  const start = startOf(system, given.scenario);
  if ('faults' in start) return start;
  const { rules, scenario } = start;
  const dice = seed === undefined ? ({ kind: 'by hand' } as const) : ({ kind: 'seeded', generator: GENERATOR, seed } as const);
  const begun = beginMatch(rules, scenario, { dice, check });
  if ('faults' in begun) return { faults: begun.faults.map(under('/scenario')) };
  const { match } = begun;
  const sides = Object.keys(match.state().sealed);
  const { state } = given;
  if (!state) return { rules, match, sides, told: 0 };
  const told = match.everything().length;
  const faults = layState(match, state);
  return faults.length > 0 ? { faults } : { rules, match, sides, told };
}

function layState(match: HostMatch<GameTypes>, state: Partial<GivenState>): Refusal[] {
  const faults = amend(match, state).map(under('/state'));
  if (faults.length > 0 || match.outcome() || match.wanted() || match.asks().length > 0) return faults;
  return [{ rule: 'case', at: '/state/clock', say: 'nobody is asked anything here, and the battle is not over' }];
}

/** The shapes let through what no battle of this scenario can come to; that the rules cannot play. */
function amend(match: HostMatch<GameTypes>, state: Partial<GivenState>): Refusal[] {
  try {
    return match.amend('referee', 'as the case lays it out', state);
  } catch (error) {
    return [{ rule: 'case', say: `is no state of this scenario: ${error instanceof Error ? error.message : String(error)}` }];
  }
}
