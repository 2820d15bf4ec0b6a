import { expect, test } from 'vitest';
import { newMarker } from '../../rules/aeroplanes/markers.ts';
import { sense } from '../../rules/edge/sense.ts';
import type { ScenarioSide } from '../../rules/scenario-file.ts';
import { Battle, battle, only, scenarioOf } from '../battle.ts';
import { FAR, fly, flyRefusals, marker, placeOf, toFly } from './air.ts';

/** A has squadrons on land beyond the west edge. */
function landed(text = FAR, more: Partial<ScenarioSide> = {}, options: never[] = []): Battle {
  const scenario = scenarioOf(text, { options });
  const sides = scenario.sides.map((side, i) =>
    i === 0 ? { ...side, edge: 'west' as const, aeroplanes: ['fighter' as const, 'bomber' as const], ...more } : side,
  );
  const b = new Battle({ ...scenario, sides });
  while (b.asked().some(ask => ask.endsWith('stock'))) b.step();
  return toFly(b.plan());
}

test('BB-3.5.15 BB-3.5.16 markers on land come in by their edge in the first turn, from any place on it, and must', () => {
  const b = landed();
  expect(b.asks[0]?.about).toEqual({ markers: ['a-fighter-1', 'a-bomber-1'], pressed: false });
  const come = (x: number, y: number): string[] => flyRefusals(b, { markers: ['a-fighter-1'], from: { x, y } });
  expect([come(0, 0), come(0, 48_000), come(1, 20_000), come(0, 48_001)]).toEqual([
    [],
    [],
    ['BB-3.5.16 /from'],
    ['BB-3.5.16 /from'],
  ]);
  expect(flyRefusals(b, { markers: ['a-fighter-1'] })).toEqual(['BB-3.5.16 /from']);
  expect(flyRefusals(b, { markers: [] })).toEqual(['BB-4.0.3 /markers']);
  fly(b, { markers: ['a-fighter-1'], from: { x: 0, y: 20_000 }, legs: [{ heading: 9000, d: 20_000 }] });
  expect([placeOf(b, 'a-fighter-1'), marker(b, 'a-fighter-1').status]).toEqual([{ x: 20_000, y: 20_000 }, 'flies']);
});

/** Both have come in, the bomber to a place so far from its edge. */
function second(x: number, b = landed()): Battle {
  fly(b, { markers: ['a-fighter-1'], from: { x: 0, y: 30_000 } });
  fly(b, { markers: ['a-bomber-1'], from: { x: 0, y: 20_000 } });
  Object.assign(marker(b, 'a-bomber-1'), { x, ammo: 0, planes: 4 });
  return toFly(b.plan());
}

test('BB-3.5.17 BB-3.5.18 bombers that touch their edge may be set aside, fighters never', () => {
  expect(flyRefusals(second(510), { markers: ['a-bomber-1'], leave: true })).toEqual([]);
  expect(flyRefusals(second(511), { markers: ['a-bomber-1'], leave: true })).toEqual(['BB-3.5.18 /leave']);
  expect(flyRefusals(second(510), { markers: ['a-fighter-1'], leave: true })).toEqual(['BB-3.5.17 /leave']);
});

test('BB-3.5.19 who is set aside is away for all of the next turn, and must come in again in the one after with full ammunition', () => {
  const b = second(510);
  const told = fly(b, { markers: ['a-bomber-1'], leave: true });
  expect(only(told, 'set-aside')).toEqual([{ kind: 'set-aside', markers: ['a-bomber-1'], edge: 'west', ready: 4 }]);
  fly(b, { markers: ['a-fighter-1'] });
  // The third turn.
  toFly(b.plan());
  expect(b.asks[0]?.about).toMatchObject({ markers: ['a-fighter-1'] });
  fly(b, { markers: ['a-fighter-1'] });
  toFly(b.plan());
  expect(b.asks[0]?.about).toMatchObject({ markers: ['a-fighter-1', 'a-bomber-1'] });
  expect(marker(b, 'a-bomber-1')).toMatchObject({ ammo: 2, planes: 4 });
  fly(b, { markers: ['a-fighter-1'] });
  expect(flyRefusals(b, { markers: [] })).toEqual(['BB-4.0.3 /markers']);
});

test('BB-3.5.19 planes are replaced only where the scenario says so', () => {
  const b = second(510, landed(FAR, {}, ['fresh-planes' as never]));
  fly(b, { markers: ['a-bomber-1'], leave: true });
  expect(marker(b, 'a-bomber-1').planes).toBe(6);
});

test('BB-3.5.15 with a carrier of theirs on the table nobody goes home by the edge', () => {
  const b = landed('a kalmar sd-cv 40,20^0 Stop\nb red to-ca 65,43^180 Stop');
  fly(b, { markers: ['a-fighter-1'], from: { x: 0, y: 30_000 } });
  expect(flyRefusals(b, { markers: ['a-bomber-1'], from: { x: 0, y: 20_000 }, leave: true })).toEqual(['BB-3.5.15 /leave']);
});

test('BB-3.5.3 no marker is there twice, and none that is based on land is missing', () => {
  const b = second(510);
  expect(sense(b.s)).toEqual([]);
  b.s.open.markers.push({ ...marker(b, 'a-bomber-1') });
  expect(new Set(sense(b.s).map(({ rule }) => rule))).toEqual(new Set(['BB-3.5.3']));
  b.s.open.markers = b.s.open.markers.filter(({ id }) => id !== 'a-bomber-1');
  expect(sense(b.s).map(({ rule }) => rule)).toEqual(['BB-3.5.16']);
});

test('BB-3.5.3 parts of a group fly apart, but a marker is one and keeps its planes', () => {
  const b = second(10_000);
  const before = b.s.open.markers.map(({ id, planes }) => [id, planes]);
  fly(b, { markers: ['a-bomber-1'], legs: [{ heading: 0, d: 5000 }] });
  expect(b.s.open.markers.map(({ id, planes }) => [id, planes])).toEqual(before);
  expect(flyRefusals(b, { markers: ['a-fighter-1', 'a-fighter-1'] })).toEqual(['BB-4.2.3 /markers/1']);
});

test('BB-3.1.25 what is fast to a ship that leaves the table leaves with her', () => {
  const b = second(10_000, landed('a jarl sd-ca 3,5^0 Stop\nb red to-ca 65,43^180 Stop'));
  Object.assign(marker(b, 'a-fighter-1'), { on: { vessel: 'jarl', as: 'cap', u: 0, v: 0 } });
  Object.assign(b.vessel('jarl'), { x: 1000, y: 5000, heading: 27_000, setting: 'Slow' });
  fly(b, { markers: ['a-bomber-1'] });
  if (b.asked()[0] === 'a fly') fly(b, { markers: [] });
  b.plan();
  b.step();
  expect([b.vessel('jarl').status, marker(b, 'a-fighter-1').status]).toEqual(['withdrawn', 'withdrawn']);
});

test('BB-3.1.18 what is fast to a ship keeps its place on her as she sails', () => {
  const b = battle('a jarl sd-ca 20,10^0 Half\nb red to-ca 65,43^180 Stop').plan();
  const fast = newMarker(b.s.book, { id: 'a-fighter-1', side: 'a', type: 'fighter', home: null });
  b.s.open.markers.push({ ...fast, x: 20_500, y: 11_000, on: { vessel: 'jarl', as: 'cap', u: 1000, v: 500 } });
  b.sail('jarl', { jarl: [[5000, 0]] });
  expect(placeOf(b, 'a-fighter-1')).toEqual({ x: 20_500, y: 16_000 });
});
