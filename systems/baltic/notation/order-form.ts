// An order by its schema: a list of records a phrase each, a record of single values, or leaf by leaf behind `exactly`.

import type { Json } from '@flagplot/kernel';
import type { Fields, Node, OrderReader, Phrase, Value } from '@flagplot/manifest/orders';
import { nodeOf, withEntry } from '@flagplot/manifest/orders';
import { battleRules } from '../rules/battle.ts';
import type { BbKind, BbView } from '../rules/state.ts';
import { isPlain, readRecord, recordText } from './keyed.ts';
import { leavesOf, readLeaves } from './leaves.ts';
import { thingsOf } from './things.ts';

/** What an order answers, as the notation knows it. */
export interface Asked {
  readonly kind: BbKind;
  readonly about: Json;
  readonly laid: Json | undefined;
  readonly best: Json | undefined;
}

/** An order of one list of records, and what it calls that. */
interface Listed {
  readonly name: string;
  readonly items: Node;
}

/** What an order of a kind is made of. */
export function schemaOf(kind: BbKind): Node {
  return nodeOf(battleRules.questions[kind].schema);
}

function listIn({ properties = {} }: Node): Listed | undefined {
  const [[name, node] = ['', {} as Node], ...others] = Object.entries(properties);
  const isRecords = node.items?.type === 'object' || node.items?.anyOf !== undefined;
  return others.length === 0 && node.type === 'array' && isRecords ? { name, items: node.items as Node } : undefined;
}

/** Every order can be written so. */
export function formText(order: Json, kind: BbKind): string {
  const value = order as unknown as Fields;
  const list = listIn(schemaOf(kind));
  const entries = list && (value[list.name] as Value[]);
  if (entries?.every(isPlain)) return ['nothing', ...entries.map(recordText)].slice(entries.length > 0 ? 1 : 0).join('; ');
  return !list && isPlain(value) ? recordText(value) : exactText(value);
}

/** `exactly unit vasa, vessels.0.vessel vasa`. */
export function exactText(value: Fields): string {
  return `exactly ${leavesOf(value, {}).join(', ')}`;
}

/** The words that stand for a whole order: `best`, `hold` and whatever is said leaf by leaf. */
export function readWhole(it: Phrase, v: BbView, { kind, about, best }: Asked): Fields | undefined {
  if (it.mayBest(best as object | undefined)) return best as unknown as Fields;
  if (it.may('hold')) return battleRules.questions[kind].idle(v, about as never) as unknown as Fields;
  if (!it.may('exactly')) return undefined;
  const value: Fields = {};
  readLeaves(it, value, schemaOf(kind));
  return value;
}

/** Fields by which an entry stands for somebody: a later one takes its place. */
const KEYS: readonly string[] = ['unit', 'vessel', 'ship'];

export function formReader(v: BbView, asked: Asked): OrderReader {
  const node = schemaOf(asked.kind);
  const list = listIn(node);
  let making = startOf(v, asked, list);
  return {
    phrase(it) {
      const whole = readWhole(it, v, asked);
      if (whole) making = whole;
      else if (list) making = { [list.name]: entriesAfter(it, v, { list, entries: (making?.[list.name] ?? []) as Value[] }) };
      else making = readRecord(it, node, thingsOf(v)) ?? making;
    },
    order: () => (making ? { order: making } : { lacks: 'no order is said' }),
  };
}

/** Whoever is not named keeps his telegraph; any other list begins with nothing. */
function startOf(v: BbView, { kind, about, laid }: Asked, list: Listed | undefined): Fields | undefined {
  if (laid) return laid as unknown as Fields;
  if (kind === 'telegraph') return battleRules.questions[kind].idle(v, about as never) as unknown as Fields;
  return list && { [list.name]: [] };
}

function entriesAfter(it: Phrase, v: BbView, { list, entries }: { list: Listed; entries: Value[] }): Value[] {
  if (it.may('nothing')) return [];
  const entry = readRecord(it, list.items, thingsOf(v));
  if (!entry) return entries;
  const key = KEYS.find(name => Object.hasOwn(entry, name));
  return withEntry(entries, one => key !== undefined && (one as Fields)[key] === entry[key], entry);
}
