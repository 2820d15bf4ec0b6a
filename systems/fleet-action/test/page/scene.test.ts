import { hexes } from '@flagplot/hexes';
import type { Told } from '@flagplot/kernel';
import { ofKind } from '@flagplot/scene';
import { expect, test } from 'vitest';
import { words } from '../../page/words.ts';
import type { FleetAction } from '../../rules/state.ts';
import { beats } from '../../scene/beats.ts';
import { MARKS } from '../../scene/marks.ts';
import { scene } from '../../scene/scene.ts';
import { orderWords, tagOf } from '../../words/names.ts';
import { narn } from './table.ts';

const view = narn();

test('every ship stands in the scene, one’s own as one’s own, the flagship under its flag', () => {
  const units = ofKind(scene(view, []).items, 'unit');
  expect(units.map(unit => unit.tag)).toEqual(view.book.ships.map(of => tagOf(view.book, of)));
  expect(units.filter(unit => unit.role === 'mine').map(unit => unit.side)).toEqual(['narn', 'narn', 'narn']);
  expect(units.filter(unit => unit.marks?.includes(MARKS.flag)).map(unit => unit.id)).toEqual(['tal-kesh', 'meridian']);
});

test('an enemy drifts on his course, a fix a pulse; a watcher sees no drift', () => {
  const [drift] = ofKind(scene(view, []).items, 'path').filter(path => path.line === 'drift');
  expect(drift?.fixes?.map(fix => fix.label)).toEqual(['1', '2', '3']);
  expect(drift?.tip).toBe('speed 4');
  const { side: _, own: __, ...shown } = view;
  expect(ofKind(scene(shown, []).items, 'path')).toEqual([]);
});

test('a ship that is gone is not drawn, one that is destroyed is drawn as lost', () => {
  const ships = view.open.ships.map((ship, i) =>
    i === 0 ? { ...ship, structure: 0 } : i === 1 ? { ...ship, left: true } : ship,
  );
  const units = ofKind(scene({ ...view, open: { ...view.open, ships } }, []).items, 'unit');
  expect(units.find(unit => unit.id === 'tal-kesh')?.lost).toBe(true);
  expect(units.some(unit => unit.id === 'var-noth')).toBe(false);
});

const clock = { turn: 1, line: 1, round: 0, step: 1 };

test('a movement is seen side by side, along its steps, and leaves a wake', () => {
  const [lead, mate] = [view.open.ships[0], view.open.ships[1]];
  if (!lead || !mate) throw new Error('two ships');
  const place = ({ q, r, heading }: typeof lead) => ({ q, r, heading });
  const on = (from: { q: number; r: number; heading: number }) => ({ ...hexes.step(from, from.heading), heading: from.heading });
  const event: FleetAction['event'] = {
    kind: 'moved',
    squadron: 'narn-a',
    pulse: 1,
    steps: ['ahead'],
    relative: false,
    ships: [
      { ship: lead.id, from: place(lead), to: on(place(lead)) },
      { ship: mate.id, from: place(mate), to: on(place(mate)) },
    ],
  };
  const told: Told<FleetAction>[] = [{ clock, event }];
  const [beat, ...more] = beats(told, view);
  expect(more).toEqual([]);
  expect(beat?.map(motion => motion.kind === 'move' && motion.through.length)).toEqual([2, 2]);
  const turned = { ...view, clock };
  expect(ofKind(scene(turned, told).items, 'path').filter(path => path.line === 'wake')).toHaveLength(2);
});

test('fire of a ship at one target is one line, whatever weapons it is of; hits on a ship are one cross', () => {
  const [there, here] = [
    { q: 3, r: 4, heading: 0 },
    { q: 3, r: 10, heading: 3 },
  ];
  const fired = (weapon: string): Told<FleetAction> => ({
    clock,
    event: { kind: 'fired', ship: 'tal-kesh', target: 'meridian', weapon, dice: 2, hits: 1, range: 6, from: there, to: here },
  });
  const hit: Told<FleetAction> = {
    clock,
    event: { kind: 'hit', ship: 'meridian', severity: 'minor', structure: 12, marks: [], toPlace: 0, at: here },
  };
  const found = beats([fired('heavy-laser'), fired('twin-array'), hit, hit], view);
  expect(found.map(beat => beat.map(motion => motion.kind))).toEqual([['fire'], ['hit']]);
});

test('an order is named by its path', () => {
  const plot = (path: ('ahead' | 'port' | 'starboard' | 'slip-port')[][], change?: { pulse: number; by: number }) =>
    orderWords({ squadron: 'narn-a', path, ...(change ? { change } : {}) });
  expect(plot([['ahead'], ['ahead'], ['ahead']])).toBe('Maintain course');
  expect(plot([['slip-port'], ['ahead'], []], { pulse: 2, by: -1 })).toBe('Maintain course, slip to port, 1 slower in pulse 2');
  expect(plot([['port', 'ahead'], ['starboard'], []])).toBe('Correct course to port');
  expect(plot([['port', 'starboard', 'ahead'], [], []])).toBe('Hard turn to port and starboard');
});

test('an ask is put in words that count', () => {
  expect(words({ side: 'narn', kind: 'orders', about: { turn: 1 } }, view)).toMatchObject({
    title: 'Plot your two squadrons',
    help: 'All three pulses, in secret. Nothing is opened until Earth has sealed too.',
  });
  const hit = { ship: 'tal-kesh', on: 'primary' as const, arcs: [0], again: false };
  expect(words({ side: 'narn', kind: 'allot', about: { hits: [hit, hit] } }, view).title).toBe("Place two hits on Tal'Kesh");
});
