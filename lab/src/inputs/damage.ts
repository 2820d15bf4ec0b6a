// What befalls a sound input on its way: in a file of JSON, and in a text that somebody types.

import type { Json, RollDie } from '@flagplot/kernel';

/** Steps into a value: the names of fields, the places of lists. */
type Path = readonly (string | number)[];
type Fields = Readonly<Record<string, Json>>;

/** How many damages befall one input, each as likely: one is met more often than it hides behind another. */
const TIMES: readonly number[] = [1, 1, 1, 2, 3];

/** The value with one to three damages. */
export function damageValue(value: Json, roll: RollDie): Json {
  return repeat(pick(TIMES, roll), value, one => damageOnce(one, roll));
}

/** The text with one to three damages. */
export function damageText(text: string, roll: RollDie): string {
  return repeat(pick(TIMES, roll), text, one => pick(TEXT_DAMAGES, roll)(one, roll));
}

function repeat<T>(times: number, value: T, act: (value: T) => T): T {
  return times === 0 ? value : repeat(times - 1, act(value), act);
}

function pick<T>(list: readonly T[], roll: RollDie): T {
  return list[roll(list.length) - 1] as T;
}

/** One place of a value, by a walk from its root that stops by chance: deep places are as likely as shallow ones. */
function placeIn(value: Json, roll: RollDie): Path {
  const path: (string | number)[] = [];
  for (let part = value; typeof part === 'object' && part !== null; ) {
    const steps: (string | number)[] = Array.isArray(part) ? [...part.keys()] : Object.keys(part);
    if (steps.length === 0 || (path.length > 0 && roll(5) === 1)) break;
    const step = pick(steps, roll);
    path.push(step);
    part = (part as Record<string | number, Json>)[step] as Json;
  }
  return path;
}

function damageOnce(value: Json, roll: RollDie): Json {
  const path = placeIn(value, roll);
  if (path.length === 0) return pick(STRANGERS, roll);
  const at = path.at(-1) as string | number;
  return changeAt(value, path.slice(0, -1), holder => pick(DAMAGES, roll)({ holder, at, whole: value }, roll));
}

/** The value with another part at the end of a path. */
function changeAt(value: Json, [step, ...rest]: Path, change: (part: Json) => Json): Json {
  if (step === undefined) return change(value);
  return put(value, step, changeAt((value as Record<string | number, Json>)[step] as Json, rest, change));
}

function put(holder: Json, at: string | number, part: Json): Json {
  if (Array.isArray(holder)) return holder.with(at as number, part);
  return Object.fromEntries(Object.entries(holder as Fields).map(([name, old]) => [name, name === at ? part : old]));
}

/** A part of a value that is damaged, in what holds it. */
interface Hit {
  readonly holder: Json;
  readonly at: string | number;
  /** The value that it all stands in. */
  readonly whole: Json;
}
type Damage = (hit: Hit, roll: RollDie) => Json;

const partOf = ({ holder, at }: Hit): Json => (holder as Record<string | number, Json>)[at] as Json;

/** What nobody expects in any place. */
const STRANGERS: readonly Json[] = [
  ...[
    null,
    true,
    0,
    -1,
    0.5,
    1e308,
    4_294_967_296,
    '',
    ' ',
    'constructor',
    '__proto__',
    'toString',
    '\u0000',
    'é'.repeat(3),
    'x'.repeat(3000),
  ],
  ...[[], {}, [[]], [null], { x: 1 }],
];

/** A number as people mistype one: one off, its sign, a digit twice, ten times as much. */
const NUMBERS: readonly ((n: number) => number)[] = [n => n + 1, n => n - 1, n => -n, n => n * 11, n => n * 10, n => n + 0.5];

/** A value mistyped: stands thrice among the damages, since what is nearly right gets farthest. */
function mistype(hit: Hit, roll: RollDie): Json {
  const part = partOf(hit);
  if (typeof part === 'number') return put(hit.holder, hit.at, pick(NUMBERS, roll)(part));
  if (typeof part === 'string') return put(hit.holder, hit.at, pick(TEXT_DAMAGES, roll)(part, roll));
  if (typeof part === 'boolean') return put(hit.holder, hit.at, !part);
  return put(hit.holder, hit.at, pick(STRANGERS, roll));
}

const DAMAGES: readonly Damage[] = [
  mistype,
  mistype,
  mistype,
  function takeAway({ holder, at }) {
    if (Array.isArray(holder)) return holder.filter((_, i) => i !== at);
    return Object.fromEntries(Object.entries(holder as Fields).filter(([name]) => name !== at));
  },
  function double({ holder, at }) {
    if (Array.isArray(holder)) return holder.toSpliced(at as number, 0, partOf({ holder, at, whole: null }));
    return { ...(holder as Fields), [`${at}2`]: partOf({ holder, at, whole: null }) };
  },
  ({ holder, at }, roll) => put(holder, at, pick(STRANGERS, roll)),
  function fromElsewhere({ holder, at, whole }, roll) {
    return put(holder, at, at === '' ? null : valueAt(whole, placeIn(whole, roll)));
  },
  function rename({ holder, at }, roll) {
    if (Array.isArray(holder)) return holder.toReversed();
    const other = pick(TEXT_DAMAGES, roll)(String(at), roll);
    return Object.fromEntries(Object.entries(holder as Fields).map(([name, part]) => [name === at ? other : name, part]));
  },
];

function valueAt(value: Json, path: Path): Json {
  return path.reduce<Json>((part, step) => (part as Record<string | number, Json>)[step] as Json, value);
}

type TextDamage = (text: string, roll: RollDie) => string;

/** Characters and words that stand where none is expected. */
const SIGNS: readonly string[] = [
  '',
  ' ',
  '\n',
  '\t',
  '0',
  '9',
  '-',
  ';',
  ':',
  '#',
  '"',
  "'",
  '\\',
  '/',
  '\u0000',
  'ß',
  '🚀',
  'length',
];

/** The text with something in place of what stands from here to there. */
const splice = (text: string, [from, to]: readonly [number, number], instead: string): string =>
  text.slice(0, from) + instead + text.slice(to);

const placeOf = (text: string, roll: RollDie): number => roll(text.length + 1) - 1;

/** What becomes of one piece of a text, by the others and by chance. */
type PieceChange = (piece: string, all: readonly string[], roll: RollDie) => string;

/** Changes one of the pieces of a text: its lines, its words, its numbers. */
const changePiece =
  (between: RegExp, change: PieceChange): TextDamage =>
  (text, roll) => {
    const pieces = text.split(between);
    const at = roll(pieces.length) - 1;
    return pieces.with(at, change(pieces[at] as string, pieces, roll)).join('');
  };

const LINES = /(?<=\n)/;
const WORDS = /(?<=\s)(?=\S)/;
const NUMERALS = /(?<=\d)(?!\d)|(?<!\d)(?=\d)/;

const TEXT_DAMAGES: readonly TextDamage[] = [
  function putIn(text, roll) {
    const at = placeOf(text, roll);
    return splice(text, [at, at], pick(SIGNS, roll));
  },
  function overwrite(text, roll) {
    const at = placeOf(text, roll);
    return splice(text, [at, at + 1], pick(SIGNS, roll));
  },
  function swapLetters(text, roll) {
    const at = placeOf(text, roll);
    const [one = '', other = ''] = text.slice(at, at + 2);
    return splice(text, [at, at + 2], other + one);
  },
  (text, roll) => text.slice(0, placeOf(text, roll)),
  changePiece(WORDS, () => ''),
  changePiece(WORDS, word => word + word),
  changePiece(WORDS, (_, all, roll) => pick(all, roll)),
  changePiece(LINES, () => ''),
  changePiece(LINES, line => `${line}\n${line}`),
  changePiece(NUMERALS, (piece, _, roll) => (/\d/.test(piece) ? String(roll(200) - 100) : piece)),
];
