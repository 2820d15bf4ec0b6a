// Records in one phrase, each field behind its word: `fire fore-turrets by vasa at lohengrin`, `vasa Half down yes`.

import type { Fields, Nameable, Node, Phrase, Scalar, Value } from '@flagplot/manifest/orders';
import { isFields, optionsOf } from '@flagplot/manifest/orders';
import { readScalar, scalarText } from './values.ts';

/** Things that a field of this name may call by an id. */
export type ThingsOf = (field: string) => readonly Nameable[];

/** Fields that need no word before them, and words in place of the names of others. */
const BARE: readonly string[] = ['unit', 'vessel', 'weapon', 'act', 'kind', 'setting', 'ship', 'carrier', 'type'];
/** Fields that may be typed without their word, but are written with it: a number alone is one of the list where orders are offered by numbers. */
const SPARE: readonly string[] = ['points', 'place'];
const WORDS: Readonly<Record<string, string>> = { target: 'at' };

const wordOf = (name: string): string => WORDS[name] ?? name;

/** A record in words; its lists hold single values, or records that are parted by `+`. */
export function recordText(record: Fields): string {
  return Object.entries(record)
    .map(([name, value]) => {
      const text = valueText(name, value);
      return BARE.includes(name) ? text : `${wordOf(name)} ${text}`;
    })
    .join(' ');
}

function valueText(name: string, value: Value): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(one => scalarText(name, one as Scalar)).join(' ');
  return scalarText(name, value as Scalar);
}

/** Whether a record is one of single values and lists of them: another is written leaf by leaf. */
export function isPlain(record: Value): record is Fields {
  if (!isFields(record)) return false;
  return Object.values(record).every(value => (Array.isArray(value) ? value.every(isScalar) : isScalar(value)));
}

const isScalar = (value: Value): boolean => typeof value !== 'object' || value === null;

/** Reads a record; nothing where its first word begins none. */
export function readRecord(it: Phrase, node: Node, things: ThingsOf): Fields | undefined {
  const found: Fields = {};
  const options = optionsOf(node);
  let fields = fieldsOf(options, found);
  while (!it.isDone && it.next?.kind !== 'mark') {
    const field = readField(it, { fields, found, things });
    if (field === undefined) return undefined;
    found[field.name] = field.value;
    fields = fieldsOf(options, found);
  }
  offerFields(it, fields, found);
  return found;
}

type Properties = Readonly<Record<string, Node>>;

/** The fields of the form that a record has by what is said of it so far; of several forms one that fits. */
function fieldsOf(options: readonly Node[], found: Fields): Properties {
  const fits = options.find(({ properties = {} }) =>
    Object.entries(found).every(([name, value]) => {
      const choices = properties[name]?.enum ?? (properties[name]?.const === undefined ? undefined : [properties[name].const]);
      return properties[name] !== undefined && (choices === undefined || choices.includes(value as Scalar));
    }),
  );
  if (Object.keys(found).length > 0 || options.length === 1) return fits?.properties ?? {};
  const acts = options.flatMap(({ properties = {} }) => properties.act ?? properties.kind ?? []);
  const first = options[0]?.properties?.act ? 'act' : 'kind';
  return { [first]: { anyOf: acts } };
}

interface Reading {
  readonly fields: Properties;
  readonly found: Fields;
  readonly things: ThingsOf;
}

function offerFields(it: Phrase, fields: Properties, found: Fields): void {
  it.offer(
    ...Object.keys(fields)
      .filter(name => !Object.hasOwn(found, name) && !BARE.includes(name))
      .map(wordOf),
  );
}

/** A field by its word, else the first that needs none. */
function readField(it: Phrase, { fields, found, things }: Reading): { name: string; value: Value } | undefined {
  const left = Object.keys(fields).filter(name => !Object.hasOwn(found, name));
  const named = left.find(name => !BARE.includes(name) && it.may(wordOf(name)));
  const name = named ?? left.find(one => BARE.includes(one) || SPARE.includes(one));
  const value = name === undefined ? undefined : readValue(it, name, { node: fields[name] as Node, things, stops: left });
  if (name === undefined || value === undefined) {
    return it.giveUp();
  }
  return { name, value };
}

function readValue(
  it: Phrase,
  name: string,
  { node, things, stops }: { node: Node; things: ThingsOf; stops: readonly string[] },
): Value | undefined {
  const list = optionsOf(node).find(({ type }) => type === 'array');
  if (!list) return readScalar(it, name, { node, things: things(name) });
  if (it.says('none')) return [];
  const found: Value[] = [];
  const isOver = (): boolean => it.isDone || it.next?.kind === 'mark' || stops.some(stop => wordOf(stop) === it.next?.text);
  while (!isOver()) {
    const one = readScalar(it, name, { node: list.items ?? {}, things: things(name) });
    if (one === undefined) return undefined;
    found.push(one);
  }
  it.offer(...things(name).map(({ id }) => id));
  return found;
}
