/** Faults of a file in words: where each lies, by what stands there, and what is wrong with it. */
import type { Refusal } from '@flagplot/kernel';

type Fields = Readonly<Record<string, unknown>>;

/** One step down into a file: a field of what it lies in, or a place in a list. */
interface Step {
  readonly key: string;
  readonly value: unknown;
  readonly isItem: boolean;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** What says nothing of where one is. */
const WRAPPERS = ['order', 'scenario', 'saved', 'force'];

/** The faults of a file, each said with its place: `the path of craft 7: H is not a move`. */
export function faultWords(file: unknown, faults: readonly Refusal[]): Refusal[] {
  return faults.map(fault => ({ ...fault, say: sentence(stepsTo(file, fault.at ?? ''), fault) }));
}

function sentence(steps: readonly Step[], { say }: Refusal): string {
  const [list, entry, ...rest] = steps;
  const inJournal = list?.key === 'journal' && entry?.isItem === true;
  const place = placeWords(inJournal ? rest : steps);
  const wrong = wrongWords(steps, say);
  return [inJournal && `entry ${Number(entry.key) + 1}`, place, wrong].filter(Boolean).join(': ');
}

/** The steps a JSON pointer takes. What is wrong with an answer is told by places in its order. */
function stepsTo(file: unknown, at: string): Step[] {
  const steps: Step[] = [];
  let value = file;
  for (const part of at.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const isItem = Array.isArray(value);
    if (isFields(value) && !(key in value) && isFields(value.order)) value = value.order;
    value = isFields(value) || isItem ? (value as Fields)[key] : undefined;
    steps.push({ key, value, isItem });
  }
  return steps;
}

/** Where a course is drawn, each letter or entry is a move of it. */
const courseIn = (steps: readonly Step[]): number => steps.findIndex(({ key, isItem }) => key === 'path' && !isItem);

/** `the path of craft 7`: the innermost first. */
function placeWords(steps: readonly Step[]): string {
  const course = courseIn(steps);
  const to = course < 0 ? steps : steps.slice(0, course + 1);
  const words = to.flatMap(({ key, value, isItem }, i) => {
    if (isItem) return [itemName(to[i - 1]?.key ?? 'entry', value, Number(key))];
    if (to[i + 1]?.isItem || isNamed(to[i + 1], key) || WRAPPERS.includes(key)) return [];
    if (isNamed(to[i], to[i - 1]?.key)) return [`${inWords(singular(to[i - 1]?.key ?? ''))} ${key}`];
    return [`the ${inWords(key)}`];
  });
  return words.toReversed().join(' of ');
}

/** Whether what lies in a field of many is one of them by its name: `ships/hyperion`. */
function isNamed(step: Step | undefined, many: string | undefined): boolean {
  return step !== undefined && !step.isItem && isFields(step.value) && many?.endsWith('s') === true && !step.key.endsWith('s');
}

/** `craft 7`, `ship Halcyon`; what has no name goes by its place. */
function itemName(list: string, value: unknown, index: number): string {
  const one = singular(list);
  if (!isFields(value)) return `${inWords(one)} ${index + 1}`;
  const [named] = [value[one], value.name, value.title, value.id].filter(isScalar);
  if (named !== undefined) return `${inWords(one)} ${named}`;
  const [[key, first] = []] = Object.entries(value);
  return key !== undefined && typeof first === 'string' ? `${inWords(key)} ${first}` : `${inWords(one)} ${index + 1}`;
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ches')) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** `hotShots`: hot shots. */
const inWords = (key: string): string => key.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/** What kinds of values are called by whoever did not write the schema. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'nothing',
};

function wrongWords(steps: readonly Step[], say: string): string {
  const value = steps.at(-1)?.value;
  const isForm = /^must (match|be one of)/.test(say);
  if (isForm && isScalar(value) && courseIn(steps) >= 0) return `${strangeIn(String(value), say)} is not a move`;
  if (say.startsWith('must match') && isScalar(value)) return `${JSON.stringify(value)} cannot stand here`;
  if (say === 'is missing') return 'missing';
  const [, kinds] = /^must be ((?:\w+)(?: or \w+)*)$/.exec(say) ?? [];
  const words = kinds?.split(' or ').map(kind => KINDS[kind]);
  if (words?.every(word => word !== undefined)) return `must be ${words.join(' or ')}`;
  return say.replace(/^must be >= (-?\d+)$/, 'must be $1 or more').replace(/^must be <= (-?\d+)$/, 'must be $1 or less');
}

/** The letters of a text that its pattern does not know; the whole of it where that is no list of letters. */
function strangeIn(text: string, say: string): string {
  const [, known] = /\^\[([^\]]+)\]/.exec(say) ?? [];
  const strange = known ? [...new Set(text)].filter(letter => !known.includes(letter)) : [];
  return strange.length > 0 ? strange.join(', ') : text;
}
