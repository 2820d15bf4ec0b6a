// What rules keep between two calls changes nothing of what they do, and goes by cards, charts and numbers alone.

import type { GameTypes, Ruleset } from '../contract.ts';
import { canonical } from '../json.ts';
import type { Key } from '../memory.ts';
import { forget, withMemoriesOfItsOwn } from '../memory.ts';
import { answersAt, breakOff, nextMoment, sidesOf, textOf } from './battles.ts';
import type { Texts } from './sight.ts';
import { firstUnlike, nameOf, textsAt } from './sight.ts';
import type { Battle, DemandOfMoment, Moment } from './subject.ts';

export const memoriesChangeNothing: DemandOfMoment = {
  id: 'memories-change-nothing',
  of: 'moment',
  says: 'with every memory emptied before every call rules do the same, and they remember by cards, charts and numbers alone',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    const { battle, s } = moment;
    const kept = comesOf(moment);
    const strangers: Key[] = [];
    const parts = partsOf(s.book);
    const forgotten = withMemoriesOfItsOwn(
      key => void (typeof key === 'number' || parts.has(key) || strangers.push(key)),
      () => comesOf({ ...moment, battle: withoutMemory(battle) }),
    );
    const [stranger] = strangers;
    const say = (what: string): never => breakOff(battle, s.clock.step, what);
    if (stranger !== undefined) say(`rules remember by what is no part of the book: ${canonical(stranger).slice(0, 200)}`);
    const what = firstUnlike(kept, forgotten);
    if (what !== undefined) say(`${what}, is another where nothing is remembered`);
  },
};

/** All that rules do at a moment: what everybody can get of them, and the next step. */
function comesOf<G extends GameTypes>(moment: Moment<G>): Texts {
  const viewers = [undefined, ...sidesOf(moment.s)];
  const looks = viewers.flatMap(viewer =>
    textsAt(moment, viewer).map(([what, text]) => [`${what}, for ${nameOf(viewer)}`, text] as const),
  );
  return [...looks, ['the step', stepAfter(moment)]];
}

/** All that comes of a step, as text; nothing where the battle is over. */
function stepAfter<G extends GameTypes>(moment: Moment<G>): string {
  if (moment.asks.length === 0) return '';
  const { s, told, asks } = nextMoment(moment, answersAt(moment));
  return `${textOf(s)} ${canonical(told)} ${canonical(asks)}`;
}

/** Every object in a book, itself among them, by books. */
const partsOfBooks = new WeakMap<object, ReadonlySet<object>>();

function partsOf(book: object): ReadonlySet<object> {
  const parts = partsOfBooks.get(book) ?? collect(book, new Set());
  partsOfBooks.set(book, parts);
  return parts;
}

function collect(whole: object, parts: Set<object>): Set<object> {
  parts.add(whole);
  for (const part of Object.values(whole))
    if (typeof part === 'object' && part !== null && !parts.has(part)) collect(part, parts);
  return parts;
}

/** The battle, by the same rules with every memory emptied before each of their functions is called. */
function withoutMemory<G extends GameTypes>(battle: Battle<G>): Battle<G> {
  const { rules } = battle;
  const lines: Ruleset<G>['sequence'] = book => {
    const { opening, turn } = rules.sequence(book);
    return { opening: opening.map(forgetful), turn: turn.map(forgetful) };
  };
  const { questions, forecasts } = rules;
  const afresh = {
    ...forgetful(rules),
    sequence: lines,
    questions: eachForgetful(questions),
    forecasts: eachForgetful(forecasts),
  };
  return { ...battle, rules: afresh };
}

function eachForgetful<T extends object>(parts: T): T {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, forgetful(part as object)])) as T;
}

function forgetful<T extends object>(part: T): T {
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, callAfresh(part, value)])) as T;
}

/** A function that empties every memory before it is called; all else as it is. */
function callAfresh(part: object, value: unknown): unknown {
  if (typeof value !== 'function') return value;
  return (...given: unknown[]): unknown => {
    forget();
    return Reflect.apply(value, part, given);
  };
}
