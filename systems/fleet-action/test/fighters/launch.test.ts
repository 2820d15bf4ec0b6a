import { seeded } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { fleetAction } from '../../rules/index.ts';
import { battle, place } from '../battle.ts';
import { FLEETS, faults, flight, fly, missionOf, refused, sky, until } from './table.ts';

const out = (id: string, hex: string, task: object) => ({ flight: `flight-${id}`, hex, ...task });
const patrol = { kind: 'superiority', zone: '1830' };
const escort = { kind: 'escort', squadron: 'narn-a' };

test('FA-10.2.1 a ship launches when all squadrons have moved, what it has aboard alone', () => {
  const b = battle(FLEETS).until('launch', 1);
  const launches = (one: object) => refused(b, 'narn', { launches: [one] });
  expect(launches(out('vesper-1', '2029', patrol))).toEqual(['FA-10.2.1 /launches/0/flight']);
  b.step({ narn: { launches: [out('tal-1', '2029', patrol)] } });
  until(b, 'narn', 'launch');
  expect(launches(out('tal-1', '2029', patrol))).toEqual(['FA-10.2.1 /launches/0/flight']);
});

test('FA-10.2.2 a launched flight is put in one of the six hexes next to its ship', () => {
  const b = battle(FLEETS).until('launch', 1);
  const at = (hex: string) => refused(b, 'narn', { launches: [out('tal-1', hex, patrol)] });
  expect(['2029', '2031', '1929', '1930', '2130'].flatMap(at).filter(one => one !== '')).toHaveLength(1);
  expect(at('2028')).toEqual(['FA-10.2.2 /launches/0/hex']);
  expect(at('2030')).toEqual(['FA-10.2.2 /launches/0/hex']);
});

test('FA-10.2.3 a launched flight gets any mission in any turn, an even one too', () => {
  const b = battle(FLEETS).until('launch', 1).until('orders');
  expect(b.s.clock.turn).toBe(2);
  b.until('launch', 1).step({ narn: { launches: [out('tal-1', '2029', { kind: 'strike', squadron: 'earth-a' })] } });
  expect(missionOf(b, 'tal-1')?.kind).toBe('strike');
});

test('FA-10.2.4 a launched escort is on station when it has come within range of what it guards, and not before', () => {
  const b = battle(`${FLEETS}\nnarn B 0: Rok gquan 2038^0`).until('launch', 1);
  const escort = { kind: 'escort', squadron: 'narn-b' };
  b.step({ narn: { launches: [out('tal-1', '2029', escort), out('var-1', '2129', escort)] } });
  fly(b, 'narn', 'tal-1 S:aaaaa', 'var-1 S:a');
  expect(missionOf(b, 'tal-1')).not.toHaveProperty('station');
  b.until('launch', 2);
  expect([missionOf(b, 'tal-1'), missionOf(b, 'var-1')]).toMatchObject([{ station: true }, { kind: 'escort' }]);
  expect(missionOf(b, 'var-1')).not.toHaveProperty('station');
});

test('FA-10.2.5 a launched flight moves in the same pulse, in any direction at no cost', () => {
  const b = battle(FLEETS).until('launch', 1);
  b.step({ narn: { launches: [out('tal-1', '2029', patrol)] } });
  fly(b, 'narn', 'tal-1 SW:aaaaa');
  expect(flight(b, 'tal-1')).toMatchObject({ heading: 4, free: false, moved: 1 });
  expect(faults(b, 'narn', 'tal-1 N:a')).toEqual(['FA-10.3.5 /flights/0/heading']);
});

const HOME = 'tal-1 2033^0 patrol';
/** A flight at its carrier, which has launched all others. */
const home = () => sky(`${HOME}, tal-2 1020 patrol`);

test('FA-10.2.6 a flight lands by ending its own move in the hex of a carrier, and is off the map', () => {
  const b = home();
  expect(faults(b, 'narn', 'tal-1 aa land=tal')).toEqual(['FA-10.2.6 /flights/0/land']);
  fly(b, 'narn', 'tal-1 aaa land=tal');
  expect(flight(b, 'tal-1')).toMatchObject({ aboard: true, carrier: 'tal', q: 0, r: 0, round: 0 });
  expect(missionOf(b, 'tal-1')).toBeUndefined();
});

test('FA-10.2.7 a carrier takes flights of its own race, as many as there is room for, those that land together counted', () => {
  const full = sky(HOME);
  flight(full, 'var-1').carrier = 'tal';
  expect(faults(full, 'narn', 'tal-1 aaa land=tal')).toEqual(['FA-10.2.7 /flights/0/land']);
  const b = sky(`${HOME}, var-1 2033^0 patrol`);
  expect(faults(b, 'narn', 'tal-1 aaa land=tal', 'var-1 aaa land=tal')).toEqual(['FA-10.2.7 /flights/1/land']);
  const of = b.s.book.flights?.find(({ id }) => id === 'flight-tal-1') as { card: object };
  of.card = { ...of.card, race: 'Centauri' };
  expect(faults(b, 'narn', 'tal-1 aaa land=tal')).toEqual(['FA-10.2.7 /flights/0/land']);
});

test('FA-10.2.7 who flies by chance lands as far as there is room', () => {
  const b = until(sky(`${HOME}, var-1 2033^0 patrol`), 'narn');
  const ask = b.asks.find(({ kind }) => kind === 'flights');
  const orders = Array.from({ length: 3000 }, (_, seed) =>
    fleetAction.questions.flights.random(b.view('narn'), ask?.about as never, seeded(`room ${seed}`, 0)),
  );
  expect(orders.some(({ flights }) => flights.some(({ land }) => land === 'tal'))).toBe(true);
  expect(orders.flatMap(order => b.refusals('narn', order))).toEqual([]);
});

test('FA-10.2.8 a carrier out of command takes nobody, FA-13.4.1 nor one whose network is jammed', () => {
  const b = home();
  until(b, 'narn');
  b.ship('tal').out = 'far';
  expect(faults(b, 'narn', 'tal-1 aaa land=tal')).toEqual(['FA-10.2.8 /flights/0/land']);
  b.ship('tal').out = 'no';
  b.s.open.elint = { supports: [], targeting: [], networks: [{ of: 'ship', whose: 'tal', target: 'tal', by: [] }] };
  expect(faults(b, 'narn', 'tal-1 aaa land=tal')).toEqual(['FA-10.2.8 /flights/0/land']);
});

test('FA-10.2.9 a flight lands on a carrier of another squadron, which need not move with it', () => {
  const b = sky('tal-1 2026^0 patrol', `${FLEETS}\nnarn B 0: Rok gquan 2024^0`);
  fly(b, 'narn', 'tal-1 aa land=rok');
  expect(flight(b, 'tal-1')).toMatchObject({ aboard: true, carrier: 'rok' });
});

test('FA-10.2.10 in the turn after the flagship is lost a launched flight escorts its own squadron alone', () => {
  const b = battle(`${FLEETS}\nnarn B 0: Rok gquan 4040^0`).until('launch', 1);
  b.fleet('narn').stricken = b.s.clock.turn;
  const launch = (task: object) => refused(b, 'narn', { launches: [out('tal-1', '2029', task)] });
  expect(launch(patrol)).toEqual(['FA-10.2.10 /launches/0/kind']);
  expect(launch({ kind: 'escort', squadron: 'narn-b' })).toEqual(['FA-10.2.10 /launches/0/kind']);
  expect(launch(escort)).toEqual([]);
});

test('FA-10.2.2 flights stand where they were launched', () => {
  const b = battle(FLEETS).until('launch', 1);
  b.step({ narn: { launches: [out('tal-1', '2029', patrol)] } });
  expect(place(flight(b, 'tal-1'))).toBe('2029^0');
});
