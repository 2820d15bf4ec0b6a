import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import { charts } from '../../data/index.ts';
import { shiftOf } from '../../rules/movement/formation.ts';
import { battle, faults, plot } from '../battle.ts';

const FAR = 'earth B 6: Vesper omega 1010^3, Halcyon omega 1009';
const squadron = (speed: number) => battle(`narn A ${speed}: Tal gquan 3060^0, Var gquan 3061, Ro gquan 2860\n${FAR}`);
const to = (hex: string) => ({ ship: 'var', to: hex });

test('FA-5.7.4 relatively, every member repeats the steps of the command ship, and its place is stored anew', () => {
  const b = squadron(3);
  const from = ['var', 'ro'].map(id => ({ ...b.ship(id) }));
  const start = { ...b.ship('tal') };
  b.step({ narn: { squadrons: [plot('narn-a', 'a/>a/>a', { mode: 'relative' })] } });
  const went = { q: b.ship('tal').q - start.q, r: b.ship('tal').r - start.r };
  expect(b.places('tal')).toEqual(['3259^2']);
  for (const [n, id] of ['var', 'ro'].entries())
    expect([b.ship(id).q - from[n]!.q, b.ship(id).r - from[n]!.r]).toEqual([went.q, went.r]);
  expect(b.ship('var').heading).toBe(2);
  expect(b.squadron('narn-a').formation[1]).toEqual(hexes.rotate({ q: 0, r: 1 }, 4));
  b.step({ narn: { squadrons: [plot('narn-a', '>a/a/a')] } });
  expect(hexes.range(b.ship('tal'), b.ship('var'))).toBe(1);
});

test('FA-5.7.4 absolutely, the same course leads the members elsewhere', () => {
  const places = (mode: 'absolute' | 'relative') => {
    const b = squadron(3);
    b.step({ narn: { squadrons: [plot('narn-a', 'a/>a/a', { mode })] } });
    return b.places('tal', 'var');
  };
  const [absolute, relative] = [places('absolute'), places('relative')];
  expect(absolute[0]).toBe(relative[0]);
  expect(absolute[1]).not.toBe(relative[1]);
});

test('FA-5.7.6 once a turn a single ship may be shifted, never the command ship, nor one of another squadron', () => {
  const b = squadron(10);
  const asked = (shift: ReturnType<typeof to>, rest = {}) => faults(b, 'narn-a', 'aaa/aaaa/aaa', { shift, ...rest });
  expect(asked(to('3161'))).toEqual([]);
  expect(asked({ ...to('3061'), ship: 'tal' })).toEqual(['FA-5.7.6 /shift/ship']);
  expect(asked({ ...to('3061'), ship: 'vesper' })).toEqual(['FA-5.7.6 /shift/ship']);
  expect(asked(to('3161'), { reform: [{ ship: 'ro', to: '2961' }] })).toContain('FA-5.7.6 /shift');
});

test('FA-5.7.7 by half the fewest hexes moved in a pulse, rounded up: two at speed 10', () => {
  const most = (speed: number, change?: { pulse: number; by: number }) => shiftOf(charts, speed, change);
  expect([3, 6, 8, 9, 10, 13, 14, 20].map(speed => most(speed))).toEqual([1, 1, 1, 2, 2, 2, 2, 3]);
  expect([most(10, { pulse: 3, by: -6 }), most(10, { pulse: 1, by: 4 })]).toEqual([1, 2]);
  const b = squadron(10);
  const asked = (hex: string) => faults(b, 'narn-a', 'aaa/aaaa/aaa', { shift: to(hex) });
  expect([asked('3063'), asked('3261')]).toEqual([[], []]);
  expect(asked('3064')).toEqual(['FA-5.7.7 /shift/to']);
});

test('FA-5.7.8 it is announced and made before any ship of either side moves (ruling R13)', () => {
  const b = squadron(6);
  const told = b.step({ narn: { squadrons: [plot('narn-a', 'aa/aa/aa', { shift: to('3162') })] } });
  const kinds = told.flatMap(({ kind }) => (kind === 'shifted' || kind === 'moved' ? [kind] : []));
  expect(kinds.slice(0, 3)).toEqual(['shifted', 'moved', 'moved']);
  expect(told.find(({ kind }) => kind === 'shifted')).toMatchObject({
    ship: 'var',
    post: { q: 1, r: 1 },
    to: { heading: 0 },
  });
  expect(b.squadron('narn-a').formation[1]).toEqual({ q: 1, r: 1 });
  expect(b.places('tal', 'var')).toEqual(['3054^0', '3156^0']);
});

test('FA-5.7.9 a squadron that stands still in some pulse shifts nobody', () => {
  expect(faults(squadron(2), 'narn-a', 'a//a', { shift: to('3161') })).toEqual(['FA-5.7.9 /shift/to']);
  expect(faults(squadron(3), 'narn-a', 'a/a/a', { shift: to('3161') })).toEqual([]);
  expect([0, 1, 2].map(speed => shiftOf(charts, speed, undefined))).toEqual([0, 0, 0]);
});

const reform = [
  { ship: 'var', to: '3161' },
  { ship: 'ro', to: '2961' },
];

test('FA-5.7.10 the whole squadron is formed anew only while it maintains course and speed', () => {
  const b = squadron(6);
  expect(faults(b, 'narn-a', 'aa/aa/aa', { reform })).toEqual([]);
  expect(faults(b, 'narn-a', 'aa/{a/aa', { reform })).toEqual([]);
  expect(faults(b, 'narn-a', 'aa/>aa/aa', { reform })).toEqual(['FA-5.7.10 /reform']);
  expect(faults(b, 'narn-a', 'aa/aaa/aa', { reform, change: { pulse: 1, by: 1 } })).toEqual(['FA-5.7.10 /reform']);
  b.step({ narn: { squadrons: [plot('narn-a', 'aa/aa/aa', { reform })] } });
  expect(b.squadron('narn-a').formation.slice(1)).toEqual([
    { q: 1, r: 0 },
    { q: -1, r: 1 },
  ]);
  expect(b.places('tal', 'var', 'ro')).toEqual(['3054^0', '3155^0', '2955^0']);
});

test('FA-5.7.11 each ship goes no further than it could be shifted, and has one new place', () => {
  const far = [{ ship: 'var', to: '3163' }];
  expect(faults(squadron(6), 'narn-a', 'aa/aa/aa', { reform: far })).toEqual(['FA-5.7.11 /reform/0/to']);
  expect(faults(squadron(6), 'narn-a', 'aa/aa/aa', { reform: [...reform, reform[0]!] })).toEqual(['FA-5.7.6 /reform/2/ship']);
});

test('FA-5.7.12 afterwards every ship is within the command radius, and on the map', () => {
  const b = battle(`narn A 12: Tal gquan 3060^0, Var gquan 3064\n${FAR}`);
  const asked = (hex: string) => faults(b, 'narn-a', 'aaaa/aaaa/aaaa', { shift: to(hex) });
  expect([asked('3065'), asked('3066')]).toEqual([[], ['FA-5.7.12 /shift/to']]);
  const edge = battle(`narn A 6: Tal gquan 3082^0, Var gquan 3084\n${FAR}`);
  expect(faults(edge, 'narn-a', 'aa/aa/aa', { shift: to('3085') })).toEqual(['FA-5.6.3 /shift/to']);
});

test('FA-5.7.13 any number of ships may share a hex, and nothing collides', () => {
  const b = battle('narn A 3: Tal gquan 3040^0, Var gquan 3041\nearth B 3: Vesper omega 3030^3, Halcyon omega 3030');
  b.step();
  b.until('orders');
  expect(b.places('vesper', 'halcyon')).toEqual(['3033^3', '3033^3']);
  const through = battle('narn A 3: Tal gquan 3040^0\nearth B 3: Vesper omega 3034^3');
  through.step();
  through.until('orders');
  expect(through.places('tal', 'vesper')).toEqual(['3037^0', '3037^3']);
});
