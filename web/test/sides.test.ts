import { DASHES } from '@flagplot/pagekit/symbols/dashes.ts';
import { BADGES, sideNumber } from '@flagplot/pagekit/symbols/sides.ts';
import { listWords } from '@flagplot/pagekit/words/lists.ts';
import { endedAs, outcomeTitle } from '@flagplot/pagekit/words/outcome.ts';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Seating } from '../src/session/seating.svelte.ts';
import { company, type Seat } from '../src/session/seats.ts';
import { rotateSeats } from '../src/session/tables.ts';
import { SYSTEMS, titlesOf } from '../src/session/titles.ts';

const shelf = await shippedSystems();

const person = (side: string): Seat => ({ side, by: 'person' });
const computer = (side: string): Seat => ({ side, by: 'computer', bot: 'ordinary' });
const three = ['rim', 'core', 'free'];

beforeEach(() => {
  const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', none);
  vi.stubGlobal('sessionStorage', none);
});

describe('three at one screen', () => {
  test('it passes round the table, to the next who is asked', () => {
    const seating = new Seating('x', three.map(person));
    seating.open();
    seating.next(three);
    expect(seating.handTo).toBe('rim');
    seating.sit('core');
    seating.next(['rim', 'free']);
    expect(seating.handTo).toBe('free');
    seating.sit('free');
    seating.next(['rim']);
    expect(seating.handTo).toBe('rim');
  });

  test('whoever is still asked stays seated', () => {
    const seating = new Seating('x', three.map(person));
    seating.sit('core');
    seating.next(['rim', 'core']);
    expect(seating.handTo).toBeUndefined();
  });

  test('covered by hand it waits for the next who is asked, else for whoever sits next', () => {
    const seating = new Seating('x', three.map(person));
    seating.sit('rim');
    seating.cover(['free']);
    expect(seating.handTo).toBe('free');
    seating.sit('free');
    seating.cover(['free']);
    expect(seating.handTo).toBe('rim');
  });

  test('a question answered from the table alone covers nothing; the next one that needs a folder does', () => {
    const seating = new Seating('x', three.map(person));
    seating.sit('rim');
    seating.next(['rim'], true);
    expect([seating.sitting, seating.common]).toEqual(['rim', false]);
    seating.next(['core'], true);
    expect([seating.sitting, seating.common, seating.handTo]).toEqual(['core', true, undefined]);
    seating.next([]);
    expect(seating.common).toBe(true);
    seating.next(['core']);
    expect([seating.common, seating.handTo]).toEqual([false, 'core']);
  });

  test('the screen is never handed to a computer', () => {
    const seating = new Seating('x', [person('rim'), computer('core'), person('free')]);
    seating.sit('rim');
    seating.next(['core', 'free']);
    expect(seating.handTo).toBe('free');
  });
});

test('seats changed round a table of three give everybody another side, and all three in three battles', () => {
  const seats = [person('rim'), computer('core'), { side: 'free', by: 'computer', bot: 'idle' } as const];
  const holders = (of: readonly Seat[]): string[] => of.map(seat => (seat.by === 'computer' ? seat.bot : 'person'));
  expect(holders(rotateSeats(seats))).toEqual(['ordinary', 'idle', 'person']);
  expect(rotateSeats(rotateSeats(rotateSeats(seats)))).toEqual(seats);
});

test('the list of battles says with whom one plays, however many there are', () => {
  expect(company([person('a'), computer('b')])).toBe('against the computer');
  expect(company([person('a'), { side: 'b', by: 'computer', bot: 'idle' }])).toBe('against the computer that does nothing');
  expect(company([person('a'), computer('b'), computer('c')])).toBe('against two computers');
  expect(company(three.map(person))).toBe('hotseat on this screen');
  expect(company(three.map(computer))).toBe('the computer against itself');
});

describe('how a battle ended', () => {
  const ended = (winners: string[]) => ({ winners, points: {}, why: '' });
  test('one winner, allies, or none', () => {
    expect(outcomeTitle(ended(['rim']), side => side)).toBe('rim wins');
    expect(outcomeTitle(ended(['rim', 'free']), side => side)).toBe('rim and free win');
    expect(outcomeTitle(ended([]), side => side)).toBe('Drawn');
  });

  test('for each side', () => {
    expect(three.map(side => endedAs(ended(['rim', 'free']), side))).toEqual(['won', 'lost', 'won']);
    expect(three.map(side => endedAs(ended([]), side))).toEqual(['drew', 'drew', 'drew']);
  });
});

test('several are listed with one and between the last two', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listWords)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

test('each of six sides has a number, a badge and a dash of its own', () => {
  const sides = ['a', 'b', 'c', 'd', 'e', 'f'];
  const numbers = sides.map(side => sideNumber(sides, side));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(numbers.map(n => BADGES[n])).size).toBe(6);
  expect(new Set(numbers.map(n => DASHES[n])).size).toBe(6);
});

test('every rule system of the shelf has its title on the page, and one without a title still has its name', () => {
  const withTitle = SYSTEMS.map(system => system.name);
  for (const name of Object.keys(shelf)) expect(withTitle).toContain(name);
  expect(titlesOf(['other', 'fleet-action']).map(system => system.title)).toEqual(['Fleet Action', 'other']);
});
