import { hexes } from '@flagplot/hexes';
import { viewOf } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { LAYOUT } from '../../rules/geometry/map.ts';
import type { Seeker } from '../../rules/open.ts';
import { acts, battle, only, space } from '../battle.ts';

type B = ReturnType<typeof battle>;
const drone = (weapon: string, on: string, load = 'i') => ({ act: 'seeker', weapon, on, load }) as const;

/** A ship of drones far from a cruiser, with two drones in flight, of these loads, at hexes of their own. */
function twoDrones(loads: readonly [string, string]): B {
  const b = battle('a blue kzi-ff 1015^C 8\nb red fed-ca 2220^F 8');
  b.allocate({ blue: { speed: 2 } });
  b.until('space', 'a');
  for (const [i, one] of b.hold('blue').magazines.entries()) one.load = [loads[i] as string];
  const both = loads.map((load, i) => drone(`rack-${i + 1}`, 'red', load));
  b.step({ a: { ...space('F'), acts: both } });
  return b;
}

const seeker = (b: B, i: number) => b.s.open.seekers[i] as Seeker;

test('TP-6.2.2 the fastest group flies first, a group’s seekers together hex by hex', () => {
  const b = twoDrones(['i', 'i-m']);
  for (const one of b.s.open.seekers) Object.assign(one, { r: one.r + 1 });
  b.until('finish');
  const steps = only(b.told, 'flight').map(({ flown }) => flown.map(one => one.seeker).join(' '));
  // Ten is five hexes a phase, four is two.
  expect(steps.slice(0, 7)).toEqual([...Array(5).fill('seeker-2'), ...Array(2).fill('seeker-1')]);
  const same = twoDrones(['i', 'i']);
  same.until('finish');
  expect(only(same.told, 'flight')[0]?.flown).toHaveLength(2);
});

test('TP-6.2.2 of one speed all fly at once: who flies at another homes on where that was, and they pass', () => {
  const b = twoDrones(['i', 'i']);
  Object.assign(seeker(b, 0), { q: 11, r: 10, facing: 2, on: 'seeker-2', moves: 1 });
  Object.assign(seeker(b, 1), { q: 12, r: 10, facing: 5, on: 'seeker-1', moves: 1 });
  b.until('screen');
  expect(b.s.open.seekers.map(({ q }) => q)).toEqual([12, 11]);
});

test('TP-6.1.8 drones of a ship that is destroyed while they fly are gone at once', () => {
  const b = twoDrones(['i', 'i-m']);
  const blue = b.unit('blue');
  b.until('zero', 'a');
  // The faster one strikes its own launcher, a wreck that the first point inside destroys.
  Object.assign(seeker(b, 1), { q: blue.q + 1, r: blue.r, facing: 5, on: 'blue', moves: 1 });
  for (const box of Object.keys(blue.boxes) as (keyof typeof blue.boxes)[]) blue.boxes[box] = 0;
  Object.assign(blue.boxes, { sensor: 1, scanner: 1, damageControl: 1 });
  blue.weapons.fill(-1);
  blue.shields.fill(0);
  const told = b.step({}, [1, 1]);
  expect(only(told, 'destroyed').map(({ unit }) => unit)).toEqual(['blue']);
  expect(only(told, 'vanished').map(({ seeker }) => seeker)).toEqual(['seeker-1']);
  expect(only(told, 'flight').flatMap(({ flown }) => flown.map(one => one.seeker))).toEqual(['seeker-2']);
});

test('TP-6.2.4 it homes on the hex where its target now is', () => {
  const b = twoDrones(['i', 'i']);
  b.put('red', '1005^F');
  b.until('screen');
  // The target is now to the north: the drones turn towards it.
  expect(seeker(b, 0).facing).toBe(1);
});

test('TP-6.2.6 a seeker whose target is gone flies straight on and is removed at the waterfall', () => {
  const b = battle('a blue kzi-ff 1015^C 8\nb red fed-ca 2220^F 8\nb wing fed-ffg 2420^F 8');
  b.allocate({ blue: { speed: 2 } }, {});
  b.until('space', 'a').step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } });
  b.unit('red').status = 'destroyed';
  const { facing } = seeker(b, 0);
  while (b.s.open.now.half === 1) b.step();
  expect(only(b.told, 'flight')[0]?.flown[0]?.to.facing).toBe(facing);
  expect(b.s.open.seekers).toEqual([]);
});

test('TP-6.2.7 a drone aimed at a drone destroys it and itself', () => {
  const b = battle('a blue kzi-ff 1015^C 8\nb red kzi-ff 1617^F 8');
  b.allocate({ blue: { speed: 2 } });
  b.until('space', 'a').step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } });
  Object.assign(seeker(b, 0), { q: 11, r: 10 });
  b.until('zero', 'b');
  b.step({ b: { windows: [{ unit: 'red', acts: [drone('rack-1', 'seeker-1')], fire: [] }] } });
  Object.assign(seeker(b, 1), { q: 13, r: 10, facing: 5, moves: 1 });
  b.until('finish');
  expect(only(b.told, 'vanished').map(one => one.seeker)).toEqual(['seeker-2', 'seeker-1']);
});

test('TP-6.4.3 nothing is launched at a seeker aimed inside its hex', () => {
  const b = battle('a blue kzi-ff 2120^C 8\nb red kzi-ff 2220^F 8\nb wing kzi-ff 2518^F 8');
  b.allocate({ blue: { speed: 4 }, wing: { speed: 3 } });
  b.until('space', 'a').step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } });
  expect(seeker(b, 0).atOnce).toBe(true);
  const windows = [{ unit: 'red', acts: [drone('rack-1', 'seeker-1')], fire: [] }];
  // In an answer the moving unit alone is launched at; at point-blank nothing is.
  expect(b.refusals('b', { windows })).toEqual(['TP-5.2.4 /windows/0/acts/0/on']);
  b.until('point-blank', 'b');
  expect(b.refusals('b', { windows })).toEqual(['TP-5.4.6 /windows/0/acts/0/act']);
});

test('TP-6.4.3 TP-6.4.1 one whose target has been put elsewhere is aimed inside no hex, and may be launched at', () => {
  const b = battle('a blue kzi-ff 2120^C 8\nb red kzi-ff 2220^F 8\nb wing kzi-ff 2518^F 8');
  b.allocate({ blue: { speed: 4 }, wing: { speed: 3 } });
  b.until('space', 'a').step({ a: { ...space('F'), acts: [drone('rack-1', 'red')] } });
  b.put('red', '2818^F').until('space', 'b');
  expect(b.asks[0]?.about).toMatchObject({ unit: 'wing' });
  expect(seeker(b, 0).atOnce).toBe(true);
  const launch = { ...space('F'), acts: [drone('rack-1', 'seeker-1')] };
  expect(b.refusals('b', launch)).toEqual([]);
  b.put('red', '2220^F');
  expect(b.refusals('b', launch)).toEqual(['TP-6.4.3 /acts/0/on']);
});

test('TP-1.5.3 its target, launcher and hex are open, what it is lies in its owner’s folder', () => {
  const b = twoDrones(['i', 'iv']);
  const view = viewOf(b.s, 'b');
  expect(JSON.stringify([view.open, view.own])).not.toContain('"iv"');
  expect(view.open.seekers).toMatchObject([
    { by: 'blue', on: 'red', shown: 'drone' },
    { by: 'blue', on: 'red', shown: 'drone' },
  ]);
  expect(b.s.sealed.a?.seekers.map(({ load }) => load)).toEqual(['i', 'iv']);
});

test('TP-1.5.2 forms, arming, capacitors and batteries stay in the folder of their owner', () => {
  const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 2220^F 8');
  b.allocate({ blue: { speed: 2, hets: 1, general: 3, arms: [{ weapon: 'photon-a', energy: 2 }] } });
  const { open } = viewOf(b.s, 'b');
  for (const secret of ['arms', 'capacitor', 'general', 'hets', 'photon'])
    expect(JSON.stringify(open)).not.toContain(`"${secret}`);
  expect(viewOf(b.s, 'b').own.ships.map(({ unit }) => unit)).toEqual(['red']);
});

test('TP-6.3.1 R102 what a ship has run into strikes as seekers begin to move, ahead of where the ship came from, and not before', () => {
  const b = battle('a blue kzi-ff 2120^C 8\nb red fed-ca 2518^F 8');
  b.allocate({ blue: { speed: 0 }, red: { speed: 2 } });
  b.until('answer', 'a').step({ a: acts('blue', drone('rack-1', 'red')) });
  b.until('zero', 'a').put('red', '2120^A');
  Object.assign(b.unit('red'), { came: hexes.parseName('2121', LAYOUT), arrived: ++b.s.open.arrivals });
  expect(b.s.open.seekers).toHaveLength(1);
  const from = b.told.length;
  b.until('space', 'b');
  const told = b.told.slice(from);
  expect(only(told, 'hit').map(({ unit, damage }) => [unit, damage])).toEqual([['red', 12]]);
  expect(only(told, 'struck').map(({ shield, points }) => [shield, points])).toEqual([[1, 12]]);
  expect(only(told, 'flight')).toEqual([]);
});

test('TP-6.1.7 torpedoes take no channel in the window in which drones are launched', () => {
  const b = battle('a blue kzi-cs 2120^C 8\nb red fed-ca 2518^F 8');
  b.allocate({ blue: { speed: 4 }, red: { speed: 2 } });
  b.unit('blue').boxes.sensor = 2;
  const [drones, torpedo] = [drone('rack-1', 'red'), { act: 'seeker', weapon: 'plasma-a', on: 'red' } as const];
  b.until('space', 'a');
  const refused = (...all: object[]) => b.refusals('a', { ...space('F'), acts: all });
  expect(b.ship('blue').card.tracks.sensor.at(-2)).toBe(1);
  expect(refused(drones)).toEqual([]);
  expect(refused(drones, torpedo)).toEqual(['TP-6.1.1 /acts/1/weapon']);
  expect(refused(drones, drone('rack-2', 'red'))).toContain('TP-6.1.7 /acts/0/weapon');
});
