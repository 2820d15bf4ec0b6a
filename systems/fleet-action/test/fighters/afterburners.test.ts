import { expect, test } from 'vitest';
import { d, place } from '../battle.ts';
import { FAR, FLEETS, faults, flight, fly, sky } from './table.ts';

const burning = (flights: string, fleets = FAR) => sky(flights, fleets, { afterburners: true });

test('FA-10.4.1 a flight burns once a turn, where afterburners are played', () => {
  const plain = sky('tal-1 2020^0 strike earth-a', FLEETS);
  expect(faults(plain, 'narn', 'tal-1 aaaaa burn')).toEqual(['FA-10.4.1 /flights/0/burn']);
  const b = burning('tal-1 2020^0 strike earth-a', FLEETS);
  expect(faults(b, 'narn', 'tal-1 aaaaa burn')).toEqual([]);
  flight(b, 'tal-1').burned = b.s.clock.turn;
  expect(faults(b, 'narn', 'tal-1 aaaaa burn')).toEqual(['FA-10.4.1 /flights/0/burn']);
});

test('FA-10.4.2 it enters up to Burn more hexes in that pulse', () => {
  const b = burning('tal-1 2022^0 strike earth-a', FLEETS);
  expect(faults(b, 'narn', 'tal-1 aaaaaaa')).toEqual(['FA-10.3.2 /flights/0/path']);
  expect(faults(b, 'narn', 'tal-1 aaaaaaaa burn')).toEqual(['FA-10.3.2 /flights/0/path']);
  fly(b, 'narn', 'tal-1 aaaaaaa burn');
  expect([place(flight(b, 'tal-1')), flight(b, 'tal-1').burned]).toEqual(['2015^0', 1]);
});

test('FA-10.4.3 what is burned are hexes, pays for no hexside, and need not all be used', () => {
  const b = burning('tal-1 2014^0 strike earth-a', FLEETS);
  expect(faults(b, 'narn', 'tal-1 >>>>>>a burn')).toEqual(['FA-10.4.3 /flights/0/path']);
  const near = burning('tal-1 2010^0 strike earth-a', FLEETS);
  expect(faults(near, 'narn', 'tal-1 >>>aaaaa burn')).toEqual(['FA-10.3.2 /flights/0/path']);
  const one = burning('tal-1 2021^0 strike earth-a', FLEETS);
  expect(faults(one, 'narn', 'tal-1 aaaaaa burn')).toEqual([]);
});

test('FA-10.4.4 a patrol burns if it comes into the hex of an enemy flight by it, and not else', () => {
  const b = burning('tal-1 2040^0 patrol, vesper-1 2033 strike narn-a');
  expect(faults(b, 'narn', 'tal-1 aaaaaa burn')).toEqual(['FA-10.4.4 /flights/0/burn']);
  expect(faults(b, 'narn', 'tal-1 aaaaaaa burn engage')).toEqual([]);
});

test('FA-10.4.5 a strike burns if it comes into the hex of a ship of its target by it, and not else', () => {
  const b = burning('tal-1 2023^0 strike earth-a, var-1 2022^0 strike earth-a', FLEETS);
  expect(faults(b, 'narn', 'tal-1 aaaaaaa burn', 'var-1 aaaaaaa burn')).toEqual(['FA-10.4.5 /flights/0/burn']);
});

test('FA-10.4.6 an escort burns to meet a flight that moves with the strikes, or to regain station, and for nothing else', () => {
  const b = burning('tal-1 2078^0 escort narn-a, vesper-1 2072^3 strike narn-a, vesper-2 2173^3 patrol');
  fly(b, 'earth');
  fly(b, 'earth', 'vesper-1 aa');
  expect(faults(b, 'narn', 'tal-1 aaaaa burn')).not.toContain('FA-10.4.6 /flights/0/burn');
  expect(faults(b, 'narn', 'tal-1 a burn')).toEqual(['FA-10.4.6 /flights/0/burn']);
  expect(faults(b, 'narn', 'tal-1 >aaaa burn')).toContain('FA-10.4.6 /flights/0/burn');
  const back = burning('tal-1 2070^3 escort narn-a');
  expect(faults(back, 'narn', 'tal-1 aaaaaa burn')).toEqual([]);
  expect(faults(back, 'narn', 'tal-1 aaaa burn')).toEqual(['FA-10.4.6 /flights/0/burn']);
});

test('FA-10.4.7 the escort of a flight burns together with its charge, not by itself, and once a turn', () => {
  const b = burning('tal-1 2022^0 strike earth-a, var-2 2022^0 cover tal-1', FLEETS);
  expect(faults(b, 'narn', 'tal-1 aaaaaaa burn', 'var-2 - burn')).toEqual(['FA-10.4.7 /flights/1/burn']);
  fly(b, 'narn', 'tal-1 aaaaaaa burn');
  expect([place(flight(b, 'var-2')), flight(b, 'var-2').burned]).toEqual(['2015^0', 1]);
  const spent = burning('tal-1 2022^0 strike earth-a, var-2 2022^0 cover tal-1', FLEETS);
  flight(spent, 'var-2').burned = 1;
  fly(spent, 'narn', 'tal-1 aaaaaaa burn');
  expect(place(flight(spent, 'var-2'))).toBe('2017^0');
});

test('FA-10.4.8 a flight that burned attacks as usual in that pulse', () => {
  const b = burning('tal-1 2022^0 strike earth-a', FLEETS);
  fly(b, 'narn', 'tal-1 aaaaaaa burn');
  b.step({}, [...d(10, 1, 1, 1), ...d(12, 1, 1, 1)]);
  // Six Frazi need 11 - 3 - 1 = 7.
  b.step({}, [...d(10, 7), ...d(8, 1)]);
  expect(b.told.filter(({ kind }) => kind === 'strafed')).toMatchObject([{ flight: 'flight-tal-1', hit: true }]);
});
