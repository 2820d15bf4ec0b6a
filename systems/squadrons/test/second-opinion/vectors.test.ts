// The worked examples of the book, by the second opinion alone: it is asked beside the rules only where it knows the book.

import { expect, test } from 'vitest';
import { cardOf } from './cards.ts';
import type { Declaration } from './fire.ts';
import { difficulty, eligible, fireCode, fireFaults, range, shooters } from './fire.ts';
import type { Hex } from './hexes.ts';
import { ahead, distance, FACINGS, inWedge } from './hexes.ts';
import { flee, fly, moveFaults } from './movement.ts';
import type { Craft, Position, Squadron } from './position.ts';
import { rate, separated, turnDistance, turns } from './position.ts';
import { rollFire } from './volleys.ts';

const hex = (text: string): Hex => ({ column: Number(text.slice(0, 2)), row: Number(text.slice(2)) });

/** A craft as `1010^E`, undamaged. */
function craftAt(text: string): Craft {
  const [at = '', facing = ''] = text.split('^');
  const turnedTo = FACINGS.indexOf(facing as (typeof FACINGS)[number]);
  return { at: hex(at), facing: turnedTo, markers: 0, counters: 0, drift: 7, hotShot: false, rounds: {} };
}

function squadron(type: string, craft: readonly string[], more: Partial<Squadron> = {}): Squadron {
  const card = cardOf(type, { roundPips: false, secondEdition: false });
  const same = { leader: 0, level: 5, immobile: false, speed: 'attack', moved: true, jams: false, quality: 'average' } as const;
  const side = card.id.startsWith('tie') ? 'imperial' : 'alliance';
  return { id: type, side, card, craft: craft.map(craftAt), crippledAt: undefined, ...same, ...more };
}

function position(...squadrons: Squadron[]): Position {
  const order = [...new Set(squadrons.map(({ side }) => side))];
  return { columns: 40, rows: 30, narrowArc: false, ammunition: false, order, allies: {}, squadrons };
}

function volley(from: Squadron, target: Squadron, weapon = 0): Declaration {
  return { squadron: from, weapon: from.card.weapons[weapon] as never, target, bearings: [] };
}

/** Dice that fall as written, all of them used. */
function scripted(faces: readonly number[]): { die: () => number; left: number[] } {
  const left = [...faces];
  return { die: () => left.shift() as number, left };
}

const GREEN = squadron('a-wing', ['1010^E', '1010^E', '1010^E', '1010^E', '1010^E', '1010^E']);

test('SQ-3.1.3 vector 12: neighbours in an odd and in an even row', () => {
  const around = (at: string): Hex[] => FACINGS.map((_, facing) => ahead(hex(at), facing));
  expect(around('2011')).toEqual(['2111', '2012', '1912', '1911', '1910', '2010'].map(hex));
  expect(around('2010')).toEqual(['2110', '2111', '2011', '1910', '2009', '2109'].map(hex));
});

test('SQ-3.1.4 vector 13: distances', () => {
  expect(['2311', '2108', '1815', '2615'].map(to => distance(hex('2011'), hex(to)))).toEqual([3, 3, 4, 8]);
});

test('SQ-4.2.1 vector 14: the arc of a craft that faces east; SQ-4.2.9 the narrow one leaves out its bounding rows', () => {
  const seen = (narrow: boolean): string[] =>
    ['2108', '2109', '2015', '2214', '2011', '1911', '1910', '1912', '2110', '2113'].filter(to =>
      inWedge(hex('2011'), hex(to), { facing: 0, narrow }),
    );
  expect(seen(false)).toEqual(['2108', '2109', '2214', '2110', '2113']);
  expect(seen(true)).toEqual(['2110']);
});

test('SQ-3.3.1 vector 9: a Veteran X-wing moves 8 or 12 hexes, turns three times, every second hex', () => {
  const red = squadron('x-wing', ['1010^E'], { quality: 'veteran' });
  const [craft] = red.craft as [Craft];
  expect([rate(red, 'attack'), rate(red, 'full'), turns(red, craft), turnDistance(red, craft)]).toEqual([8, 12, 3, 2]);
  const faults = (path: string): number =>
    moveFaults(position(red), red, { speed: 'attack', flights: [{ place: 0, path }] }).length;
  expect(['AALAALAAR', 'AAAAAAAA', 'A'].map(faults)).toEqual([0, 0, 0]);
  expect(['', 'ALA', 'AALAALAARAAR', 'AAAAAAAAA', 'AALL'].map(faults)).toEqual([1, 1, 1, 1, 1]);
});

test('SQ-3.6.2 a step over a corner is over the western edge; SQ-5.4.6 a flight north takes the nearer way', () => {
  const [craft] = squadron('tie-ln', ['0101^NW']).craft as [Craft];
  expect(fly(position(), craft, 'A')).toMatchObject({ hexes: 1, over: 'west' });
  const fled = flee(position(), squadron('tie-ln', ['2030^SE']), 'north');
  expect(fled).toEqual({ 0: { at: hex('2717'), facing: 5, hexes: 13, over: undefined } });
});

test("SQ-3.5.2 of equal groups the leader's is the body", () => {
  const apart = ['1010^E', '1310^E', '2010^E', '2210^E'];
  expect(separated(squadron('tie-ln', apart, { leader: 3 }))).toEqual([0, 1]);
  expect(separated(squadron('tie-ln', apart))).toEqual([2, 3]);
});

test('SQ-4.5.2 vector 1: six A-wings at ten hexes need 9 with 6; 1, 1, 2, 4, 4, 5 are three hits', () => {
  const alpha = squadron('tie-ln', ['2010^W', '2010^W', '2010^W', '2010^W', '2010^W']);
  const shot = volley(GREEN, alpha);
  expect([range(position(GREEN, alpha), shot), difficulty(position(GREEN, alpha), shot, 0)]).toEqual([10, 9]);
  expect(fireCode(position(GREEN, alpha), shot, 0)).toBe(6);
  // Three draws fall on the first TIE fighter; vector 8: it throws 5, so 7, against 0, and 13 with a 6 and a 2; the third comes to 7.
  const dice = scripted([1, 1, 2, 4, 4, 5, 1, 1, 1, 5, 1, 6, 2, 2]);
  expect(rollFire(position(GREEN, alpha), [shot], dice.die)).toEqual({
    'tie-ln': { 0: { markers: 1, counters: 0, destroyed: true } },
  });
  expect(dice.left).toEqual([]);
});

test('SQ-4.3.3 vector 15: pairs at 3, 3, 4, 4 and one at 26 are at 4, and the farthest is no target', () => {
  const alpha = squadron('tie-ln', ['1310^W', '1310^W', '1410^W', '1410^W', '3610^W']);
  const green = squadron('a-wing', ['1010^E', '1010^W']);
  const shot = volley(green, alpha);
  expect([shooters(position(green, alpha), shot), eligible(position(green, alpha), shot)]).toEqual([[0], [0, 1, 2, 3]]);
  expect(range(position(green, alpha), shot)).toBe(4);
});

test('SQ-4.11.3 vector 10: a jammer leaves 1 of fire control 3', () => {
  const jams = { ...GREEN, jams: true };
  const blue = squadron('x-wing', ['1110^E'], { quality: 'veteran' });
  const alpha = squadron('tie-ln', ['2010^W']);
  expect(fireCode(position(jams, blue, alpha), volley(blue, alpha), 0)).toBe(5);
  expect(fireFaults(position(jams, alpha), volley(jams, alpha))).toHaveLength(1);
});
