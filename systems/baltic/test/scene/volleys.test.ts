// What is watched as fire: boarding, bombs, guns from the air, Ack-Ack, torpedoes and beams, each with what it did.

import type { Told } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import type { Baltic } from '../../rules/state.ts';
import { beats } from '../../scene/beats.ts';
import { volleys } from '../../scene/volleys.ts';
import { air, marker } from '../aeroplanes/air.ts';

const b = air(
  'a vasa sd-bb 28.6,18.4^14\nb red to-ca 42.6,24.4^192\nb falke to-ac 30,30^0',
  'a-bomber-1 42,24\na-fighter-1 30,18\na-fighter-2 31,18\nb-fighter-1 30,18\nb-bomber-1 30,18',
);
const from = { x: 28_600, y: 18_400, heading: 1400 };
const to = { x: 42_600, y: 24_400, heading: 19_200 };

function throwOf(rule: string, faces: number[]): object {
  return { kind: 'thrown', sides: 10, faces, read: {}, why: { rule, what: 'dice' } };
}

function toldOf(events: readonly object[]): Told<Baltic>[] {
  return events.map(event => ({ clock: b.s.clock, event }) as Told<Baltic>);
}

const struck: Event = { kind: 'struck', vessel: 'red', hits: 2, jinked: 0, boxes: 2, tenners: 0, left: 7, at: to };
const hull = [{ word: 'hull', from: 9, to: 7 }];

test('BB-3.4.3 boarding is a volley: marines before and after, tenners beyond', () => {
  const told = toldOf([
    { kind: 'boarded', by: 'vasa', target: 'red', boxes: 4, left: 2, from, to },
    throwOf('BB-3.4.3', [7, 8, 9, 1]),
    { kind: 'overrun', vessel: 'red', boxes: 2, tenners: 1, left: 0 },
  ]);
  expect(volleys(told, b.view('a'))).toMatchObject([
    {
      told: [0, 1, 2],
      target: { id: 'red', side: 'b' },
      says: '2 boxes of marines, 1 tenner',
      shots: [{ aimed: [1], side: 'a', says: 'Vasa boards Sagenheld, 4 dice', hits: 3 }],
      tracks: [{ word: 'marines', from: 2, to: 0 }],
    },
  ]);
});

test('BB-4.1.4 BB-4.1.5 torpedoes are a volley at each vessel they reach, the target’s own dice not among those at it', () => {
  const reached = { kind: 'reached', side: 'a', by: 'salvo-1', weapon: null, target: 'red', fp: 6, from, to };
  const told = toldOf([
    { kind: 'ran', salvo: 'salvo-1', from, to },
    reached,
    throwOf('BB-4.1.4', [7, 1]),
    throwOf('BB-4.1.5', [7, 8, 1, 1, 1]),
    struck,
    { kind: 'ran', salvo: 'salvo-1', from: to, to: from },
    { ...reached, target: 'vasa', fp: 3 },
    throwOf('BB-4.1.5', [1, 1, 1]),
    { kind: 'spent', salvo: 'salvo-1', end: 'edge', at: to },
  ]);
  const seen = volleys(told, b.view('a'));
  expect(seen.map(volley => volley.told)).toEqual([
    [1, 2, 3, 4],
    [6, 7],
  ]);
  expect(seen).toMatchObject([
    { shots: [{ aimed: [3], side: 'a', says: 'Salvo 1 at Sagenheld, firepower 6', hits: 2 }], tracks: hull, lost: [] },
    { says: 'no hit', struck: [], shots: [{ aimed: [7], hits: 0 }] },
  ]);
});

test('BB-3.2.81 a beam is seen along its length, and is a volley at each vessel in it', () => {
  const told = toldOf([
    {
      kind: 'beamed',
      by: 'vasa',
      weapon: 'fore-turrets',
      altitude: 'surface',
      from: { ...from, heading: 9000 },
      length: 30_000,
      fp: 6,
    },
    { kind: 'reached', side: 'a', by: 'vasa', weapon: 'fore-turrets', target: 'red', fp: 6, from, to },
    throwOf('BB-3.2.81', [7, 7, 1, 1, 1, 1]),
    struck,
    { kind: 'became', vessel: 'red', status: 'wreck', at: to },
  ]);
  const [beam, volley] = beats(told, b.view('a'));
  expect(beam).toMatchObject({ motions: [{ kind: 'fire', side: 'a', to: { x: 58_600, y: 18_400 } }] });
  expect(volley).toMatchObject({ volley: { says: '2 hits, 2 boxes; a wreck', lost: [{ unit: 'red' }] } });
});

test('BB-4.4.1 BB-3.2.93 bombs from the air and from a vessel are volleys where their target lies', () => {
  const told = toldOf([
    { kind: 'bombed', marker: 'a-bomber-1', target: 'red', whole: true, dice: 6, at: to },
    throwOf('BB-4.4.2', [7, 7, 1, 1, 1, 1]),
    struck,
    { kind: 'released', vessel: 'vasa', bay: 'bomb-bay', target: 'red', dice: 2, from, to },
    throwOf('BB-3.2.93', [1, 1]),
  ]);
  expect(volleys(told, b.view('a'))).toMatchObject([
    {
      target: { at: { x: 42_600 } },
      shots: [{ side: 'a', says: 'Bombers 1 of A, all their bombs over Sagenheld, 6 dice', lines: [] }],
      tracks: hull,
    },
    { says: 'no hit', shots: [{ says: 'Vasa, bomb bay over Sagenheld, 2 dice', hits: 0 }] },
  ]);
});

test('BB-4.3.10 hits on a squadron that is strafed are still to be allotted; those on others are none of it', () => {
  const told = toldOf([
    { kind: 'strafed', marker: 'a-bomber-1', target: 'falke', dice: 3, at: to },
    throwOf('BB-4.3.9', [7, 7, 1]),
    { kind: 'owed', side: 'b', what: 'corvettes', n: 2, among: ['falke-1', 'falke-2'] },
    struck,
  ]);
  expect(volleys(told, b.view('a'))).toMatchObject([
    { told: [0, 1, 2], target: { id: 'falke', side: 'b' }, says: '2 hits for their owner to allot', struck: [] },
  ]);
});

test('BB-4.6.3 Ack-Ack is a volley at a group: planes of each of its markers before and after, and who is gone', () => {
  const told = toldOf([
    { kind: 'ack-ack', by: 'vasa', target: 'b-fighter-1', dice: 8, from, to },
    throwOf('BB-4.6.2', [7, 7, 7, 7, 7, 7, 7, 1]),
    { kind: 'shot-down', marker: 'b-bomber-1', planes: 6, left: 0, at: to },
    { kind: 'shot-down', marker: 'b-fighter-1', planes: 1, left: 5, at: to },
  ]);
  expect(volleys(told, b.view('a'))).toMatchObject([
    {
      told: [0, 1, 2, 3],
      target: { side: 'b', name: 'Fighters 1 of B' },
      says: 'the last plane down; 1 plane down',
      tracks: [
        { word: 'planes', of: 6, from: 6, to: 0 },
        { word: 'planes', of: 6, from: 6, to: 5 },
      ],
      struck: [{ unit: 'b-bomber-1' }, { unit: 'b-fighter-1' }],
      lost: [{ unit: 'b-bomber-1' }],
    },
  ]);
});

test('BB-7.2.5 who is towed moves as everybody does', () => {
  const [beat] = beats(toldOf([{ kind: 'drifted', vessel: 'red', from, to, tug: 'vasa' }]), b.view('a'));
  expect(beat).toMatchObject({ kind: 'move', motions: [{ kind: 'move', unit: 'red' }] });
});

test('BB-6.8.2 BB-4.5.4 what stands on a deck or flies over a vessel goes along as she sails, at its place of her body; what has left her does not', () => {
  const [patrol, gone] = ['b-fighter-1', 'b-bomber-1'].map(id => marker(b, id));
  if (patrol) patrol.on = { vessel: 'red', as: 'cap', u: 1000, v: 500 };
  const legs = [{ d: 2000, turn: 0 }];
  const north = { x: 10_000, y: 10_000, heading: 0 };
  const event = { kind: 'sailed', vessel: 'red', from: north, to, legs, markers: ['b-fighter-1', 'b-bomber-1'] };
  const [beat] = beats(toldOf([event]), b.view('a'));
  if (patrol) patrol.on = null;
  expect(gone?.on).toBe(null);
  const [ship, rider, ...others] = beat && beat.kind === 'move' ? beat.motions : [];
  expect(others).toEqual([]);
  expect(ship).toMatchObject({ unit: 'red' });
  // Headings run clockwise from north, where y grows: a thousand ahead of her middle, five hundred to starboard.
  const at = [10_000, 11_000, 12_000].map(y => ({ at: { x: 10_500, y: y + 1000 }, facing: 0 }));
  expect(rider).toEqual({ kind: 'move', unit: 'b-fighter-1', through: at });
});

test('BB-7.2.5 who is towed is seen to go with her tug, in one beat', () => {
  const legs = [{ d: 2000, turn: 0 }];
  const sailed = { kind: 'sailed', vessel: 'vasa', from, to, legs };
  const seen = beats(toldOf([sailed, { kind: 'drifted', vessel: 'red', from, to, tug: 'vasa' }]), b.view('a'));
  expect(seen).toMatchObject([{ kind: 'move', told: [0, 1], motions: [{ unit: 'vasa' }, { unit: 'red' }] }]);
});

test('BB-4.3.4 BB-4.3.5 a dogfight is one volley: the dice of both sides, and the planes it cost each', () => {
  const fought = { kind: 'dogfought', by: ['b-bomber-1', 'b-fighter-1'], on: ['a-fighter-1'] };
  const dice = { rule: 'BB-4.3.4', what: 'dice', test: { of: 'each', is: 'atLeast', n: 7 } };
  const owed = { kind: 'owed', side: 'a', what: 'planes', n: 1, among: ['a-fighter-1'] };
  const told = toldOf([
    fought,
    { ...throwOf('BB-4.3.4', [7, 1]), why: dice },
    { ...throwOf('BB-4.3.4', [10, 7, 6]), why: dice },
    owed,
    { ...owed, side: 'b', n: 2, among: fought.by },
    { kind: 'shot-down', marker: 'a-fighter-1', planes: 1, left: 5, at: to },
    { kind: 'went', side: 'b', markers: fought.by, round: [], press: null },
  ]);
  const [fight, ...others] = beats(told, b.view('a'));
  expect(others.map(one => one.told)).toEqual([[6]]);
  expect(fight?.kind === 'fire' && fight.volley).toMatchObject({
    told: [0, 1, 2, 3, 4, 5],
    target: { name: 'Bombers 1 of B, fighters 1 of B against fighters 1 of A', side: 'a' },
    shots: [
      { aimed: [1], side: 'b', says: 'Fighters 1 of B at fighters 1 of A, 2 dice', hits: 1, came: '1 hit' },
      { aimed: [2], side: 'a', says: 'Fighters 1 of A at bombers 1 of B, fighters 1 of B, 3 dice', hits: 2 },
    ],
    says: 'B loses 2 planes; fighters 1 of A lose 1 plane, 5 left',
    tracks: [{ word: 'planes of fighters 1 of A', of: 6, from: 6, to: 5 }],
  });
});

test('BB-4.3.5 dogfights that are fought together have each its dice and its losses; one without loss keeps its dice to itself', () => {
  const why = { rule: 'BB-4.3.4', what: 'dice', test: { of: 'each', is: 'atLeast', n: 7 } };
  const thrown = (...faces: number[]): object => ({ ...throwOf('BB-4.3.4', faces), why });
  const told = toldOf([
    { kind: 'dogfought', by: ['a-fighter-1'], on: ['b-bomber-1'] },
    thrown(7),
    { kind: 'owed', side: 'b', what: 'planes', n: 1, among: ['b-bomber-1'] },
    { kind: 'dogfought', by: ['a-fighter-2'], on: ['b-fighter-1'] },
    thrown(1),
    thrown(2),
    { kind: 'shot-down', marker: 'b-bomber-1', planes: 1, left: 5, at: to },
  ]);
  const seen = beats(told, b.view('a'));
  expect(seen.map(one => one.told)).toEqual([
    [0, 1, 2, 6],
    [3, 4, 5],
  ]);
  expect(seen.map(one => one.kind === 'fire' && one.volley.says)).toEqual([
    'Bombers 1 of B lose 1 plane, 5 left',
    'No plane is lost',
  ]);
});
