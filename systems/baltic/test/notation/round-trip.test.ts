// What the notation writes reads back as the same.

import type { RollDie } from '@flagplot/kernel';
import { viewOf } from '@flagplot/kernel';
import { BareBattle, setUp as begunState, quickDice, seededDice } from '@flagplot/kernel/bare';
import {
  closedTo,
  orderAgain,
  positionAgain,
  positionSeenAgain,
  randomStates,
  unproposedWords,
} from '@flagplot/manifest/round-trip';
import { expect, test } from 'vitest';
import { notation } from '../../notation/index.ts';
import { baltic as rules } from '../../rules/index.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { setUp } from '../../rules/setup.ts';
import type { Baltic, BbAsk, BbState } from '../../rules/state.ts';
import { entries } from '../../scenarios/index.ts';
import { subject } from '../subject.ts';

/** Of so many steps of a battle one is looked at. */
const EVERY = 7;
const ALL: readonly Scenario[] = [...subject.scenarios, ...entries].map(({ scenario }) => scenario);
/** Steps of each battle that are played. */
const STEPS = 90;

test.each(ALL)('1 position: $name at steps of a battle is the same from its text, whole and as a side sees it', scenario => {
  let n = 0;
  for (const s of randomStates(rules, scenario, 11)) {
    n += 1;
    if (n > STEPS) break;
    if (n % EVERY !== 1) continue;
    const whole = positionAgain(notation, s);
    expect(whole.read, whole.text).toBe(whole.given);
    for (const { id } of s.book.sides) {
      const empty = setUp(scenario, s.book).sealed[id] as Baltic['sealed'];
      const { text, read, given } = positionSeenAgain(notation, s, { side: id, seen: closedTo(s, id, empty) });
      expect(read, text).toBe(given);
    }
  }
});

/** Every ask on the way through a battle by chance. */
function* asksOf(scenario: Scenario, seed: number): Generator<{ s: BbState; ask: BbAsk; roll: RollDie }> {
  const read = rules.read(scenario);
  if ('faults' in read) throw new Error('no scenario');
  const s = begunState(rules, scenario, read.book);
  const roll = quickDice(seed);
  const going = new BareBattle({ rules, s, dice: seededDice(String(seed)) });
  let n = 0;
  for (going.begin(); going.asks.length > 0 && n < STEPS; n += 1) {
    for (const ask of going.asks) yield { s, ask: ask as BbAsk, roll };
    going.play(going.answers((v, { kind, about }) => rules.questions[kind].random(v, about as never, roll)));
  }
}

test.each(ALL)('2 orders: every candidate of $name and any by chance are the same from their text', scenario => {
  const kinds = new Set<string>();
  for (const { s, ask, roll } of asksOf(scenario, 5)) {
    const question = rules.questions[ask.kind];
    const v = viewOf(s, ask.side);
    const some = [question.random(v, ask.about as never, roll), question.idle(v, ask.about as never)];
    for (const order of [...some, ...[...question.candidates(v, ask.about as never)].slice(0, 3)]) {
      const { text, read, given } = orderAgain(notation, { s, ask: ask as never, order: order as never });
      expect(read, text).toBe(given);
      kinds.add(ask.kind);
    }
  }
  expect(kinds.size).toBeGreaterThan(3);
});

/** Whether a text goes on with an id: names are proposed in its place. Behind one that begins a longer name that is proposed, not `at`. */
function isIdOf({ book, open }: BbState, rest: string): boolean {
  const [word = ''] = rest.split(/[^\w-]/);
  const weapons = Object.values(book.cards).flatMap(card => card.weapons);
  return word === 'at' || [...book.units, ...open.vessels, ...open.markers, ...weapons].some(({ id }) => id === word);
}

/** Kinds of orders that have a grammar of their own. */
const SPOKEN: readonly string[] = ['deploy', 'fly', 'mend', 'sail', 'stack'];

test.each(ALL)(
  '3 words: orders to set up, stack, sail, fly and mend in $name are in words, and each of them is proposed where it stands',
  scenario => {
    for (const { s, ask, roll } of asksOf(scenario, 9)) {
      if (!SPOKEN.includes(ask.kind)) continue;
      const order = rules.questions[ask.kind].random(viewOf(s, ask.side), ask.about as never, roll);
      const given = { s, ask: ask as never, order: order as never };
      expect(orderAgain(notation, given).text).not.toMatch(/^exactly/);
      expect(unproposedWords(notation, given, rest => isIdOf(s, rest))).toEqual([]);
    }
  },
);
