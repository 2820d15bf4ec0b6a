/** An act made out field by field: which box, which way, how many. */

import { FACINGS } from '../../rules/geometry/map.ts';
import type { Act } from '../../rules/orders.ts';
import type { InWindow } from '../../rules/window/act.ts';
import { ITEMS } from '../../words/terms.ts';
import { isHex, type Words, wordsOf } from './acts.ts';

/** What stands in a field of an act; empty where it is left out. */
export type Value = string | number | boolean;

/** One thing that is to be settled about an act. */
export interface Field {
  key: string;
  /** `Facing`, beside it. */
  head: string;
  /** A list to choose from, a number, or a hex that may be pressed on the board as well. */
  kind: 'list' | 'number' | 'hex';
  at: Value;
  values: readonly { value: Value; says: string }[];
}

/** Fields in the order in which they are settled: what may stand in one depends on those before it. */
const HEADS: Readonly<Record<string, string>> = {
  weapon: 'With',
  unit: 'Which',
  on: 'At',
  to: 'To',
  what: 'What',
  load: 'Drone',
  pseudo: 'Torpedo',
  rack: 'Into',
  box: 'Box',
  shield: 'Shield',
  up: 'Raise or drop',
  begin: 'Begin or end',
  facing: 'Facing',
  toward: 'Towards',
  radius: 'Radius',
  energy: 'Energy',
  n: 'How many',
  speed: 'Speed',
  swing: 'Its point',
  hexes: 'Hex',
};

const NUMBERS: ReadonlySet<string> = new Set(['radius', 'energy', 'n', 'speed']);

/** The fields of acts of one kind in which they differ, and the act that they come to; what is not settled yet is as in the first of them. */
export function fieldsOf(
  { v, unit }: Pick<InWindow, 'v' | 'unit'>,
  acts: readonly Act[],
  settled: Readonly<Record<string, Value>>,
): { fields: Field[]; act: Act | undefined } {
  const words = wordsOf(v, unit.id);
  const fields: Field[] = [];
  let left = acts;
  for (const key of Object.keys(HEADS)) {
    const values = [...new Set(left.map(act => valueIn(act, key)))];
    if (values.length < 2) continue;
    const wanted = settled[key];
    const at = wanted !== undefined && values.includes(wanted) ? wanted : (values[0] as Value);
    fields.push(fieldOf(key, at, { values, words, act: left[0] as Act }));
    left = left.filter(act => valueIn(act, key) === at);
  }
  return { fields, act: left[0] };
}

function valueIn(act: Act, key: string): Value {
  const value = (act as unknown as Readonly<Record<string, Value | readonly string[] | undefined>>)[key];
  return typeof value === 'object' ? value.join(' ') : (value ?? '');
}

interface Wordy {
  values: readonly Value[];
  words: Words;
  act: Act;
}

function fieldOf(key: string, at: Value, { values, words, act }: Wordy): Field {
  const kind = NUMBERS.has(key) ? 'number' : typeof at === 'string' && isHex(at) ? 'hex' : 'list';
  const inOrder = kind === 'number' ? values.toSorted((a, b) => Number(a) - Number(b)) : values;
  const says = (value: Value): string => (SAYS[key] ?? String)(value as never, words, act);
  return { key, head: HEADS[key] ?? key, kind, at, values: inOrder.map(value => ({ value, says: says(value) })) };
}

const facing = (value: Value): string => (value === '' ? 'by a die' : (FACINGS[Number(value)] ?? String(value)));
const unitSays = (value: Value, words: Words): string => (isHex(String(value)) ? String(value) : words.at(String(value)));

/** What a value is called, field by field; a number is itself. */
const SAYS: Readonly<Record<string, (value: Value, words: Words, act: Act) => string>> = {
  weapon: (value, words) => words.weapon(String(value)),
  ...{ unit: unitSays, on: unitSays, to: unitSays, facing, toward: facing },
  what: value => ITEMS[String(value)]?.more ?? String(value),
  load: value => `type ${String(value).toUpperCase()}`,
  pseudo: value => (value ? 'a pseudo-plasma' : 'a real one'),
  rack: (value, words, act) => words.box('to' in act ? act.to : '', String(value)),
  box: (value, words, act) =>
    typeof value === 'number' ? words.berth(value) : words.box('to' in act ? act.to : '', String(value)),
  up: value => (value ? 'raise' : 'drop'),
  begin: value => (value ? 'begin' : 'end'),
  swing: value => (value === '' ? 'nowhere' : String(value).toUpperCase()),
};

/** The value of a field of numbers that comes nearest to one that was typed. */
export function nearest({ values, at }: Field, typed: number): Value {
  if (Number.isNaN(typed)) return at;
  const off = (value: Value): number => Math.abs(Number(value) - typed);
  return values.toSorted((a, b) => off(a.value) - off(b.value))[0]?.value ?? at;
}

/** The act with another value in one of its fields. */
export function withValue(act: Act, key: string, value: Value): Act {
  return { ...act, [key]: value } as Act;
}
