// What a notation promises, for the tests of every system: what it writes reads back as the same, and can be typed word by word.

import type { Ask, GameTypes, Json, Ruleset, Side, State, View } from '@flagplot/kernel';
import { canonical, viewOf } from '@flagplot/kernel';
import { BareBattle, quickDice, seededDice, setUp } from '@flagplot/kernel/bare';
import type { OrderNotation, PositionNotation } from './notation.ts';

/** What was written, what that reads back as, or its faults, and what it was written of. */
export interface Again {
  readonly text: string;
  readonly read: string;
  readonly given: string;
}

/** The battle of a scenario after each step, played by chance from a seed, to its end. */
export function* randomStates<G extends GameTypes>(
  rules: Ruleset<G>,
  scenario: G['scenario'],
  seed: number,
): Generator<State<G>> {
  const read = rules.read(scenario);
  if ('faults' in read) throw new Error(read.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
  const s = setUp(rules, scenario, read.book);
  const roll = quickDice(seed);
  const battle = new BareBattle({ rules, s, dice: seededDice(String(seed)) });
  yield s;
  for (battle.begin(); battle.asks.length > 0; yield s)
    battle.play(battle.answers((view, { kind, about }) => rules.questions[kind].random(view, about as never, roll)));
}

/** A position again from its text. */
export function positionAgain<G extends GameTypes>(notation: PositionNotation<G>, s: State<G>): Again {
  return positionFrom(notation, notation.formatPosition(s), s);
}

/** The battle with the folders of all other sides `empty`. */
export function closedTo<G extends GameTypes>(s: State<G>, side: Side, empty: G['sealed']): State<G> {
  return { ...s, sealed: Object.fromEntries(Object.entries(s.sealed).map(([id, own]) => [id, id === side ? own : empty])) };
}

/** The same as a side sees it. `seen`: the battle as it is to be read. */
export function positionSeenAgain<G extends GameTypes>(
  notation: PositionNotation<G>,
  s: State<G>,
  { side, seen }: { side: Side; seen: State<G> },
): Again {
  return positionFrom(notation, notation.formatPosition(s, side), seen);
}

function positionFrom<G extends GameTypes>(notation: PositionNotation<G>, text: string, s: State<G>): Again {
  const plain = ({ clock, open, sealed }: Omit<State<G>, 'book'>) => canonical({ clock, open, sealed });
  const found = notation.parsePosition(text, s.book);
  return { text, read: 'faults' in found ? JSON.stringify(found.faults) : plain(found.state), given: plain(s) };
}

/** An order as it was given, and the table on which it was. */
export interface Given<G extends GameTypes> {
  readonly s: State<G>;
  readonly ask: Ask<G>;
  readonly order: Json;
}

/** An order as text, and all that it is read with. */
function writeOrder<G extends GameTypes>(
  notation: OrderNotation<G>,
  { s, ask, order }: Given<G>,
): { v: View<G>; text: string; asked: { kind: string; about: Json } } {
  const v = viewOf(s, ask.side);
  return { v, text: notation.formatOrder(order, v, ask.kind), asked: { kind: ask.kind, about: ask.about as unknown as Json } };
}

/** An order again from its text. */
export function orderAgain<G extends GameTypes>(notation: OrderNotation<G>, given: Given<G>): Again {
  const { v, text, asked } = writeOrder(notation, given);
  const read = notation.parseOrder(text, v, asked);
  return { text, read: 'order' in read ? canonical(read.order) : JSON.stringify(read.faults), given: canonical(given.order) };
}

/** Words of its text that are not proposed where they stand, but for hexes, numbers and steps that are counted, and those that are understood alone. */
export function unproposedWords<G extends GameTypes>(
  notation: OrderNotation<G>,
  given: Given<G>,
  isKnown: (rest: string) => boolean = () => false,
): string[] {
  const { v, text, asked } = writeOrder(notation, given);
  return [...text.matchAll(/[^\s,;:/]+/g)].flatMap(({ 0: word, index }) => {
    const before = text.slice(0, index);
    const { from, words } = notation.complete(before, v, asked);
    const begun = text.slice(from, index + word.length).toLowerCase();
    const isFree = /^[(f]?-?\d/.test(word) || isKnown(text.slice(index));
    return isFree || words.some(one => one.toLowerCase().startsWith(begun)) ? [] : [`${before}|${word}: ${words.join(' ')}`];
  });
}
