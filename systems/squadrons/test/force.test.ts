import { expect, test } from 'vitest';
import { charts, craft } from '../data/index.ts';
import { type ForceLimits, forceFaults, forcePrice, priceOf, squadronFaults, valuesOf } from '../rules/force.ts';
import type { ScenarioSquadron } from '../rules/scenario-file.ts';

const terms: ForceLimits = { charts, cards: new Map(craft.map(card => [card.id, card])) };
const card = (id: string) => terms.cards.get(id)!;

const squadron = (type: string, number: number, rest: Partial<ScenarioSquadron> = {}): ScenarioSquadron => ({
  id: 'one',
  name: 'One',
  type,
  quality: 'average',
  craft: number,
  ...rest,
});

const faults = (squadrons: readonly ScenarioSquadron[], faction = 'alliance', budget?: number) =>
  forceFaults({ faction, squadrons, ...(budget === undefined ? {} : { budget }) }, terms, '').map(
    ({ rule, at }) => `${rule} ${at}`,
  );

test.each([
  [squadron('tie-ln', 12), 780],
  [squadron('a-wing', 8), 760],
  [squadron('tie-interceptor', 8), 760],
  [squadron('x-wing', 6, { hotShots: [2], command: 2 }), 765],
  [squadron('b-wing', 3, { quality: 'elite' }), 420],
  [squadron('yt-1300', 1), 0],
])('SQ-7.1.2 SQ-7.1.3 a squadron costs its craft at their quality and its upgrades', (one, price) => {
  expect(priceOf(one, card(one.type), charts)).toBe(price);
});

test('SQ-7.1.2 a force is all its squadrons', () => {
  expect(forcePrice([squadron('tie-ln', 8), squadron('tie-bomber', 4, { quality: 'veteran', hotShots: [1] })], terms)).toBe(875);
});

test('SQ-7.1.1 800 may be spent and not one more, unless the scenario says otherwise', () => {
  const eight = squadron('x-wing', 5, { hotShots: [1], command: 2 });
  expect(faults([eight, squadron('z-95', 2)])).toEqual([]);
  expect(faults([squadron('x-wing', 6), squadron('z-95', 2)])).toEqual(['SQ-7.1.1 /squadrons']);
  expect(faults([squadron('z-95', 8), squadron('b-wing', 3, { hotShots: [1] })], 'alliance', 809)).toEqual([
    'SQ-7.1.1 /squadrons',
  ]);
  expect(faults([squadron('z-95', 8), squadron('b-wing', 3, { hotShots: [1] })], 'alliance', 810)).toEqual([]);
});

test("SQ-7.1.4 SQ-7.1.5 one buys from one's own faction and what is marked any, and never what stands alone", () => {
  expect(faults([squadron('x-wing', 2), squadron('z-95', 2), squadron('tie-ln', 2)])).toEqual(['SQ-7.1.4 /squadrons/2/type']);
  expect(faults([squadron('tie-ln', 2), squadron('x-wing', 2)], 'imperial')).toEqual(['SQ-7.1.4 /squadrons/1/type']);
  expect(faults([squadron('customs-frigate', 1), squadron('yt-1300', 1)], 'imperial')).toEqual([
    'SQ-7.1.5 /squadrons/0/type',
    'SQ-7.1.5 /squadrons/1/type',
  ]);
});

test("SQ-7.1.3 SQ-8.3.1 what each craft counts: its price, a Hot Shot's and the leader's own upgrades", () => {
  const one = squadron('x-wing', 4, { hotShots: [2], leader: 3, command: 2 });
  expect(valuesOf(one, card('x-wing'), charts)).toEqual([120, 135, 150, 120]);
  expect(valuesOf(squadron('x-wing', 2, { command: 1 }), card('x-wing'), charts)).toEqual([135, 120]);
  expect(valuesOf(squadron('yt-1300', 1, { hotShots: [1], command: 1 }), card('yt-1300'), charts)).toEqual([0]);
});

test.each([
  [squadron('x-wing', 1), 'SQ-1.1.1 /craft'],
  [squadron('yt-1300', 2), 'SQ-1.1.2 /craft'],
  [squadron('x-wing', 7, { hotShots: [1, 2] }), 'SQ-1.3.1 /hotShots'],
  [squadron('x-wing', 8, { hotShots: [1, 2, 3] }), 'SQ-1.3.1 /hotShots'],
  [squadron('x-wing', 4, { hotShots: [5] }), 'SQ-1.1.5 /hotShots/0'],
  [squadron('x-wing', 4, { leader: 5 }), 'SQ-1.4.1 /leader'],
  [squadron('x-wing', 4, { command: 3 }), 'SQ-7.1.3 /command'],
  [squadron('w-wing', 4), 'SQ-1.1.3 /type'],
])('SQ-1.1.1 SQ-1.1.2 SQ-1.3.1 SQ-7.1.3 the fault of a squadron: %#', (one, fault) => {
  expect(squadronFaults(one, terms, '').map(({ rule, at }) => `${rule} ${at}`)).toEqual([fault]);
});

test.each([
  ['SQ-1.1.1 /craft', squadron('x-wing', 2), squadron('x-wing', 1)],
  ['SQ-1.1.2 /craft', squadron('yt-1300', 1), squadron('yt-1300', 2)],
  ['SQ-1.3.1 /hotShots', squadron('x-wing', 2, { hotShots: [1] }), squadron('x-wing', 2, { hotShots: [1, 2] })],
  ['SQ-1.3.1 /hotShots', squadron('x-wing', 8, { hotShots: [1, 8] }), squadron('x-wing', 7, { hotShots: [1, 7] })],
  ['SQ-1.3.1 /hotShots', squadron('x-wing', 12, { hotShots: [1, 2, 3] }), squadron('x-wing', 11, { hotShots: [1, 2, 3] })],
  ['SQ-1.4.1 /leader', squadron('x-wing', 4, { leader: 4 }), squadron('x-wing', 3, { leader: 4 })],
  ['SQ-7.1.3 /command', squadron('x-wing', 4, { command: 2 }), squadron('x-wing', 4, { command: 3 })],
])('%s a squadron that may just fly, and one that may not: %#', (fault, may, mayNot) => {
  const [faultsOfOne, faultsOfOther] = [may, mayNot].map(one => squadronFaults(one, terms, ''));
  expect([faultsOfOne, faultsOfOther?.map(({ rule, at }) => `${rule} ${at}`)]).toEqual([[], [fault]]);
});
