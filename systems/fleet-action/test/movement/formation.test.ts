import { hexes } from '@flagplot/hexes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inFormation, offsetOf } from '../../rules/map.ts';
import { battle, plot } from '../battle.ts';

const FAR = 'earth B 0: Vesper omega 0101^3';
const coordinate = fc.integer({ min: -20, max: 20 });
const anyHex = fc.record({ q: coordinate, r: coordinate });
const anyLead = fc.record({ q: coordinate, r: coordinate, heading: fc.integer({ min: 0, max: 5 }) });

test('FA-5.7.1 a place in the formation is stored against the command ship and its heading', () => {
  fc.assert(
    fc.property(anyLead, anyHex, (lead, at) => {
      const offset = offsetOf(lead, at);
      expect(inFormation(lead, offset)).toEqual({ ...at, heading: lead.heading });
      expect(offsetOf(lead, inFormation(lead, offset))).toEqual(offset);
      expect(hexes.rangeOf(offset.q, offset.r)).toBe(hexes.range(lead, at));
    }),
  );
});

test('FA-5.7.1 it is kept turn after turn', () => {
  const b = battle(`narn A 3: Tal gquan 3060^0, Var gquan 3061, Ro gquan 2860\n${FAR}`);
  const before = b.squadron('narn-a').formation;
  b.step({ narn: { squadrons: [plot('narn-a', '>a/a/a')] } });
  b.step({ narn: { squadrons: [plot('narn-a', 'a/>a/a')] } });
  expect(b.squadron('narn-a').formation).toEqual(before);
  expect(b.squadron('narn-a').heading).toBe(2);
});

test('FA-5.7.2 the command ship goes along its path, then the others stand in their places', () => {
  const b = battle(`narn A 3: Tal gquan 3040^0, Var gquan 3041\n${FAR}`);
  const told = b.step({ narn: { squadrons: [plot('narn-a', 'a/<a/a')] } });
  const moved = told.flatMap(event => (event.kind === 'moved' ? [event] : []));
  expect(moved.map(({ steps }) => steps)).toEqual([['ahead'], ['port', 'ahead'], ['ahead']]);
  expect(moved[1]?.ships.map(({ ship }) => ship)).toEqual(['tal', 'var']);
  expect(b.places('tal')).toEqual(['2838^5']);
});

test.each([
  [0, '3041^0', '3141^0'],
  [1, '2941^1', '3041^1'],
  [2, '2940^2', '2941^2'],
  [3, '3039^3', '2940^3'],
  [4, '3140^4', '3039^4'],
  [5, '3141^5', '3140^5'],
])('FA-5.7.3 on heading %i the members stand where their places have turned to', (heading, astern, quarter) => {
  const b = battle(`narn A 0: Tal gquan 3040^0, Var gquan 3041, Ro gquan 3141\n${FAR}`);
  for (let turned = 0; turned < heading; turned += 1) b.step({ narn: { squadrons: [plot('narn-a', '//>')] } });
  expect(b.places('tal', 'var', 'ro')).toEqual([`3040^${heading}`, astern, quarter]);
});

test('FA-5.7.5 members take the heading and the speed of the command ship', () => {
  const b = battle(`narn A 3: Tal gquan 3040^0, Var gquan 3041, Ro gquan 2840\n${FAR}`);
  b.step({ narn: { squadrons: [plot('narn-a', 'a/a/a>>')] } });
  for (const ship of ['tal', 'var', 'ro']) expect(b.ship(ship).heading).toBe(2);
  b.step({ narn: { squadrons: [plot('narn-a', 'a/aa/a', { change: { pulse: 1, by: 1 } })] } });
  const [tal, ro] = [b.ship('tal'), b.ship('ro')];
  expect(hexes.range(tal, ro)).toBe(2);
  expect(b.squadron('narn-a').speed).toBe(4);
});

test("FA-5.7.2 a dead commander's path is followed to the end of the turn, and a lost squadron moves no more", () => {
  const b = battle(`narn A 3: Tal gquan 3040^0 structure=1, Var gquan 3041\nearth B 0: Vesper omega 3035^3`);
  b.until('fire', 1);
  b.ship('tal').structure = 0;
  b.step();
  b.step();
  b.step();
  expect(b.places('var')).toEqual(['3038^0']);
  const lost = battle(`narn A 3: Tal gquan 3040^0\nnarn C 3: Var gquan 2040^0\nearth B 0: Vesper omega 3035^3`);
  lost.until('fire', 1);
  lost.ship('tal').structure = 0;
  const told = lost.step();
  expect(told.filter(event => event.kind === 'moved' && event.squadron === 'narn-a')).toEqual([]);
  expect(told.filter(event => event.kind === 'moved' && event.squadron === 'narn-c')).not.toEqual([]);
});
