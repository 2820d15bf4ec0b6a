// How the table of Baltic is drawn, and what is watched of what was told.

import { ofKind } from '@flagplot/scene';
import { expect, test } from 'vitest';
import { newMarker } from '../../rules/aeroplanes/markers.ts';
import type { Event } from '../../rules/events.ts';
import { beats } from '../../scene/beats.ts';
import { orderScene } from '../../scene/order.ts';
import { scene } from '../../scene/scene.ts';
import { battle } from '../battle.ts';

const features = [
  { id: 'rock', kind: 'land', heights: ['surface'], polygon: [0, 0, 1000, 0, 1000, 1000] },
  { id: 'shoal', kind: 'coastal', polygon: [0, 0, 2000, 0, 2000, 2000] },
] as const;
const table = (): ReturnType<typeof battle> =>
  battle('sd vasa sd-bb 28.6,18.4^14 Half\nsd sund sd-dd 20,18^0 Half\nto lohengrin to-ca 42.6,24.4^192', { features });

test('BB-1.3.1 water lies under land, models by their footprints, and squadrons are named once', () => {
  const b = table();
  const { sheet, items } = scene(b.view('sd'), []);
  expect(sheet).toEqual({ ground: 'plane', width: 72_000, height: 48_000 });
  expect(ofKind(items, 'water').map(({ id, depth }) => [id, depth])).toEqual([
    ['shoal', 'coastal'],
    ['rock', 'land'],
  ]);
  const [vasa, ...others] = ofKind(items, 'unit');
  expect(vasa).toMatchObject({ id: 'vasa', role: 'mine', at: { x: 28_600, y: 18_400 }, facing: 1400 });
  expect(vasa?.shape?.body).toEqual(b.s.book.bodies['sd-bb']);
  expect(vasa?.facts).toMatchObject({ what: 'Vasa class battleship', speed: 'Half' });
  expect(others.filter(({ squadron }) => squadron === 'sund').map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
  expect(ofKind(items, 'group').map(({ name }) => name)).toEqual(['Sund']);
});

test('BB-3.1.1 a course lies on the table with its end, and is watched inch by inch', () => {
  const b = table().plan({}, { sd: 2, to: 1 });
  const legs = [
    { d: 3000, turn: 0 },
    { d: 1000, turn: 1000 },
  ];
  const order = { way: 'top', unit: 'vasa', vessels: [{ vessel: 'vasa', legs }] } as const;
  const ask = b.asks.find(({ kind }) => kind === 'sail');
  const answer = { side: 'sd', kind: 'sail', about: ask?.about, order };
  const items = orderScene(answer as never, b.view('sd'));
  expect(ofKind(items, 'path')[0]).toMatchObject({ unit: 'vasa', bends: [0, 1000] });
  expect(ofKind(items, 'ghost')[0]).toMatchObject({ facing: 2400 });
  const from = { x: 28_600, y: 18_400, heading: 1400 };
  const event: Event = { kind: 'sailed', vessel: 'vasa', from, to: from, legs };
  const [beat] = beats([{ clock: b.s.clock, event }], b.view('sd'));
  expect(beat?.kind).toBe('move');
  expect(beat?.kind === 'move' && beat.motions[0]).toMatchObject({ kind: 'move', unit: 'vasa' });
  expect(beat?.kind === 'move' && beat.motions[0]?.kind === 'move' && beat.motions[0].through.length).toBe(5);
});

test('BB-3.2.29 a line of fire bears the name of its weapon', () => {
  const order = { acts: [{ act: 'fire', weapon: 'fore-turrets', by: ['vasa'], target: 'lohengrin' }] };
  const answer = { side: 'sd', kind: 'fire', about: {}, order };
  const [ray] = ofKind(orderScene(answer as never, table().view('sd')), 'ray');
  expect(ray).toMatchObject({ from: { unit: 'vasa' }, to: { unit: 'lohengrin' }, tag: 'fore turrets' });
});

test('BB-4.5.4 whoever flies patrol is said to be with a ship, by her name', () => {
  const b = table();
  const on = { vessel: 'sund-2', as: 'cap', u: 0, v: 0 } as const;
  b.s.open.markers.push({ ...newMarker(b.s.book, { id: 'sd-fighter-1', side: 'sd', type: 'fighter', home: null }), on });
  const [marker] = ofKind(scene(b.view('sd'), []).items, 'unit').filter(({ id }) => id === 'sd-fighter-1');
  expect(marker).toMatchObject({ name: 'fighters 1', facts: { what: 'fighters, with Sund 2' } });
});

test('BB-4.2.2 a flight is watched leg by leg, each on its heading; BB-4.5.5 who is put somewhere goes there straight', () => {
  const b = table();
  const through = (legs: { heading: number; d: number }[]): object => {
    const [from, to] = [
      { x: 20_000, y: 20_000 },
      { x: 25_000, y: 23_000 },
    ];
    const event: Event = { kind: 'flew', side: 'sd', markers: ['sd-bomber-1'], from, to, legs };
    const [beat] = beats([{ clock: b.s.clock, event }], b.view('sd'));
    return beat?.kind === 'move' && beat.motions[0]?.kind === 'move' ? beat.motions[0].through : [];
  };
  const legs = [
    { heading: 9000, d: 5000 },
    { heading: 0, d: 3000 },
  ];
  expect(through(legs)).toEqual([
    { at: { x: 20_000, y: 20_000 }, facing: 9000 },
    { at: { x: 25_000, y: 20_000 }, facing: 9000 },
    { at: { x: 25_000, y: 23_000 }, facing: 0 },
  ]);
  expect(through([])).toMatchObject([{ at: { x: 20_000, y: 20_000 } }, { at: { x: 25_000, y: 23_000 } }]);
});

test('BB-3.2.59 a throw is one volley with what it did', () => {
  const b = table();
  const at = { x: 42_600, y: 24_400, heading: 19_200 };
  const from = { x: 28_600, y: 18_400, heading: 1400 };
  const why = { rule: 'BB-3.2.56', what: 'fire' };
  const told = [
    {
      ...{ kind: 'fired', by: ['vasa'], weapon: 'fore-turrets', target: 'lohengrin', range: 12_974, aspect: 'broadside' },
      ...{ fp: 12, column: 3, dice: 2, from, to: at },
    },
    { kind: 'thrown', sides: 10, faces: [9, 10], read: {}, why },
    { kind: 'struck', vessel: 'lohengrin', hits: 2, jinked: 0, boxes: 2, tenners: 1, left: 7, at },
  ].map(event => ({ clock: b.s.clock, event }));
  const [beat] = beats(told as never, b.view('sd'));
  expect(beat?.kind === 'fire' && beat.volley).toMatchObject({
    told: [0, 1, 2],
    says: '2 hits, 2 boxes',
    shots: [{ aimed: [1], says: 'Vasa, fore turrets at Sagenheld, range 12.974, 2 dice', hits: 2 }],
    tracks: [{ word: 'hull', from: 9, to: 7 }],
  });
});
