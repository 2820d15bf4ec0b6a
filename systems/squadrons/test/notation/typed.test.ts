import { expect, test } from 'vitest';
import { parsePosition } from '../../notation/position.ts';
import type { Book } from '../../rules/book.ts';
import { squadrons as rules } from '../../rules/index.ts';
import type { SqState } from '../../rules/state.ts';
import { scenarios } from '../../scenarios/index.ts';
import { place } from '../battle.ts';

const book = bookOf('first-lesson');

function bookOf(name: string): Book {
  const read = rules.read(scenarios[name]!);
  if ('faults' in read) throw new Error(name);
  return read.book;
}

function stateOf(text: string): Omit<SqState, 'book'> {
  const found = parsePosition(text, book);
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
  return found.state;
}

function faultsOf(text: string): string[] {
  const found = parsePosition(text, book);
  return 'faults' in found ? found.faults.map(({ at, say }) => `${at} ${say}`) : [];
}

test('1 position: a squadron is typed in a line, and what is left out is as on the card', () => {
  const { open, clock } = stateOf('round 4, fire\nGreen: 1503 E, speed full # all six\nalpha 2514^w damage 1 ion 2');
  expect(clock).toEqual({ turn: 4, line: 3, round: 0, step: 0 });
  expect(open.order).toEqual(['alliance', 'imperial']);
  const [green, alpha] = open.squadrons;
  expect(green?.craft.map(place)).toEqual(Array(6).fill('1503^E'));
  expect(green).toMatchObject({ level: 5, leader: 0, speed: 'full', moved: true, fired: false, began: 6 });
  expect(green?.craft[0]).toMatchObject({ status: 'flying', damage: 0, moved: book.squadrons[0]?.rates.full });
  expect(alpha?.craft[4]).toMatchObject({ damage: 1, ion: 2, fresh: 0, moved: book.squadrons[1]?.rates.attack });
});

test('1 position: craft that differ stand in lines of their own below their squadron', () => {
  const { open } = stateOf('round 2, movement\ngreen: 1503 E, level 3\n  2, 4-5: 1604 SE, damage 1\n  6: destroyed\nalpha');
  const [green] = open.squadrons;
  expect(green?.craft.map(place)).toEqual(['1503^E', '1604^SE', '1503^E', '1604^SE', '1604^SE', '1503^E']);
  expect(green?.craft.map(({ damage }) => damage)).toEqual([0, 1, 0, 1, 1, 0]);
  expect(green).toMatchObject({ level: 3, moved: false, began: 5 });
});

test('1 position: all faults are told at once, each with its line and column and what was meant', () => {
  const text = `round 4 fier, order alliance imperal
gren: 1010 Q, damage x
  1: 1010 E
green: 1010 Q, damage x, ion 2, fresh 1, ion 3
  1-9: 1011, torpedo 3
alpha: left est, rounds lazer 3
alpha: level 99
folder alliance: green to jump, alpha to hold fire
pickett: 1010 E`;
  expect(faultsOf(text)).toEqual([
    '1:9 no line is called fier: did you mean fire?',
    '1:30 no side is called imperal: did you mean imperial?',
    '2:1 no squadron is called gren: did you mean green?',
    '4:13 a heading is one of NE, E, SE, SW, W, NW, not Q',
    '4:23 damage must be a number from 0 to 999, not x',
    '4:42 ion is said already in this line',
    '5:3 Green has craft 1 to 6, not 1-9',
    '5:14 torpedo says nothing here: here may stand damage, ion, fresh, flew, rounds, flying, destroyed, left',
    '6:13 the edge must be one of these, not est: did you mean east?',
    '6:25 no weapon is called lazer: did you mean laser?',
    '7:1 alpha has a line already',
    '7:14 level must be a number from 0 to 20, not 99',
    '8:27 what is left to it must be one of these, not jump: jam, hold, fire, follow, me',
    '9:1 no squadron is called pickett: there is green, alpha',
  ]);
});

test('1 position: a clock that is no line of the round, a side out of the order of play and an end the rules do not see are faults', () => {
  expect(faultsOf('round 2, movement, order alliance, next imperial')).toEqual(['1:41 imperial is not in the order of play']);
  expect(faultsOf('round 2\nround 3')).toEqual(['2:1 there is a line of this already: round']);
  expect(faultsOf('round 2, special actions\nover')).toEqual(['2:1 by the rules the battle is not over in this position']);
});

test('1 position: what a line says twice, or of what it says two things, is a fault and never the last word', () => {
  expect(faultsOf('green: 1503 E 1504 E\n  2: destroyed, left east\nalpha: 2003 W, damage 1, damage 2')).toEqual([
    '1:15 a place is said already in this line',
    '2:17 left cannot stand beside destroyed',
    '3:26 damage is said already in this line',
  ]);
});
