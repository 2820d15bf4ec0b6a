import type { GameTypes, Offer, View } from '@flagplot/kernel';
import { begin, rolled, seeded, setUp, viewOf } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { expect, test } from 'vitest';
import { agreesTo } from '../src/agreement.ts';
import type { Mind } from '../src/mind.ts';

const { rules, scenarios } = (await shippedSystems())['fleet-action']!;

function viewed(side: string): View<GameTypes> {
  const duel = scenarios.duel as object;
  const read = rules.read(duel);
  if ('faults' in read) throw new Error('the duel cannot be read');
  const s = setUp(rules, duel, read.book);
  begin({ rules, t: rolled<GameTypes>({ face: seeded('agreement', 0) }) }, s);
  return viewOf(s, side);
}

/** A mind to which every table is worth so much, and which notes whose folders it was given. */
function mindOf(worth: number, seen: string[] = []): Mind<GameTypes> {
  return {
    ordinary: {},
    quick: {},
    search: {},
    evaluate: (s, side) => {
      seen.push(`${side} ${Object.keys(s.sealed).sort().join(' ')}`);
      return { worth, terms: [] };
    },
  };
}

const offer = (what: Offer['what'], winners?: string[]): Offer => ({
  number: 1,
  by: 'narn',
  what,
  yes: [],
  ...(winners && { winners }),
});
const think = { roll: seeded('agreement', 1) };

test('1 draw: a computer agrees to a draw where it is worth 5,000 or less, on a table whose other folders are guessed', () => {
  const v = viewed('earth');
  const seen: string[] = [];
  const agrees = (worth: number) => agreesTo({ rules, mind: mindOf(worth, seen), think }, v, offer('draw'));
  expect([0, 5000, 5001, 10_000].map(agrees)).toEqual([true, true, false, false]);
  expect(new Set(seen)).toEqual(new Set(['earth earth narn']));
  expect(agreesTo({ rules, think }, v, offer('draw'))).toBe(false);
});

test('1 draw: it agrees to an end that it has won, whatever it is worth, and to no other', () => {
  const v = viewed('earth');
  const agrees = (winners: string[]) => agreesTo({ rules, mind: mindOf(10_000), think }, v, offer('end', winners));
  expect([agrees(['earth']), agrees(['narn'])]).toEqual([true, false]);
});

test('1 undo: it agrees to every undo: it is no person', () => {
  expect(agreesTo({ rules, think }, viewed('earth'), offer('undo'))).toBe(true);
});
