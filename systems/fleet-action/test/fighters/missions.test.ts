import { describe, expect, test } from 'vitest';
import { flightSense } from '../../rules/fighters/sense.ts';
import { battle, d, place } from '../battle.ts';
import { FAR, FLEETS, faults, flight, fly, idle, missionOf, moves, points, refused, sky, until } from './table.ts';

const TWO = FLEETS.replace('2030', '2025').replace('2130', '2125');

const launched = (order: object[]): { launches: object[] } => ({ launches: order });

describe('missions', () => {
  test('FA-10.1.3 a flight has six fighters, aboard its carrier when the battle begins', () => {
    const b = battle(TWO);
    expect(b.s.open.flights).toHaveLength(8);
    expect(flight(b, 'tal-1')).toMatchObject({ fighters: 6, aboard: true, carrier: 'tal' });
  });

  test('FA-10.1.1 missions lie in the folder, and no other side is told', () => {
    const b = battle(TWO).until('launch', 1);
    b.step({ narn: launched([{ flight: 'flight-tal-1', hex: '2024', kind: 'strike', squadron: 'earth-a' }]) });
    expect(b.s.sealed.narn?.missions).toEqual([{ flight: 'flight-tal-1', kind: 'strike', squadron: 'earth-a' }]);
    expect(JSON.stringify(b.s.open.flights)).not.toContain('strike');
    expect(JSON.stringify(b.told)).not.toContain('earth-a');
  });

  test('FA-10.1.1 a side gives missions to its own flights, and what was written before is overwritten', () => {
    const b = sky('tal-1 2040 patrol, vesper-1 2030 patrol', FAR);
    const { squadrons } = idle(b, 'narn');
    const task = { kind: 'strike', squadron: 'earth-a' };
    const orders = (...ids: string[]) => ({ squadrons, missions: ids.map(id => ({ flight: `flight-${id}`, ...task })) });
    expect(refused(b, 'narn', orders('vesper-1'))).toEqual(['FA-10.1.1 /missions/0/flight']);
    expect(refused(b, 'narn', orders('tal-1', 'tal-1'))).toEqual(['FA-10.1.1 /missions/1/flight']);
    b.step({ narn: orders('tal-1') });
    expect(b.s.sealed.narn?.missions).toEqual([{ flight: 'flight-tal-1', ...task }]);
    Object.assign(b.s.sealed.narn as object, { missions: [{ flight: 'flight-vesper-1', ...task }] });
    expect(flightSense(b.s).map(({ rule, at }) => `${rule} ${at}`)).toEqual(['FA-10.1.1 /sealed/narn/missions']);
  });

  test('FA-10.2.3 a flight aboard gets its mission at launch, and not with the orders', () => {
    const b = sky('tal-2 2040 patrol', FAR);
    const { squadrons } = idle(b, 'narn');
    const missions = [{ flight: 'flight-tal-1', kind: 'strike', squadron: 'earth-a' }];
    expect(refused(b, 'narn', { squadrons, missions })).toEqual(['FA-10.2.3 /missions/0/flight']);
  });

  test('FA-10.1.2 missions are changed in odd turns', () => {
    const b = battle(TWO).until('launch', 1);
    b.step({ narn: launched([{ flight: 'flight-tal-1', hex: '2024', kind: 'superiority', zone: '2022' }]) });
    const mission = { missions: [{ flight: 'flight-tal-1', kind: 'escort', squadron: 'narn-a' }] };
    b.until('orders');
    expect(b.s.clock.turn).toBe(2);
    const { squadrons } = idle(b, 'narn');
    expect(refused(b, 'narn', { squadrons, ...mission })).toEqual(['FA-10.1.2 /missions/0']);
    b.step();
    b.until('orders');
    expect(b.s.clock.turn).toBe(3);
    const held = idle(b, 'narn');
    b.step({ narn: { ...held, ...mission } });
    expect(b.s.sealed.narn?.missions?.[0]).toMatchObject({ kind: 'escort', squadron: 'narn-a', station: true });
  });

  test.each([
    ['FA-10.1.4 /launches/0', { kind: 'superiority' }],
    ['FA-10.1.6 /launches/0/squadron', { kind: 'strike', squadron: 'narn-a' }],
    ['FA-10.1.8 /launches/0/squadron', { kind: 'escort', squadron: 'earth-a' }],
    ['FA-10.1.9 /launches/0/charge', { kind: 'cover', charge: 'flight-vesper-1' }],
    ['FA-10.1.9 /launches/0/charge', { kind: 'cover', charge: 'flight-tal-1' }],
    ['FA-10.1.6 /launches/0/zone', { kind: 'strike', squadron: 'earth-a', zone: '2010' }],
  ])('%s is what a wrong mission is refused by', (rule, mission) => {
    const b = battle(TWO).until('launch', 1);
    expect(refused(b, 'narn', launched([{ flight: 'flight-tal-1', hex: '2024', ...mission }]))).toEqual([rule]);
  });

  test('FA-10.1.9 two flights do not cover each other, by one order as little as by two', () => {
    const b = battle(TWO).until('launch', 1);
    const hexes = { 'flight-tal-1': '2024', 'flight-tal-2': '2024' };
    b.step({
      narn: launched(Object.entries(hexes).map(([flight, hex]) => ({ flight, hex, kind: 'escort', squadron: 'narn-a' }))),
    });
    b.until('orders');
    b.step();
    b.until('orders');
    expect(b.s.clock.turn).toBe(3);
    const cover = (flight: string, charge: string) => ({ flight, kind: 'cover', charge });
    const both = [cover('flight-tal-1', 'flight-tal-2'), cover('flight-tal-2', 'flight-tal-1')];
    const { squadrons } = idle(b, 'narn');
    const faults = ['FA-10.1.9 /missions/0/charge', 'FA-10.1.9 /missions/1/charge'];
    expect(refused(b, 'narn', { squadrons, missions: both })).toEqual(faults);
    const relieved = [both[0], { flight: 'flight-tal-2', kind: 'superiority', zone: '2022' }];
    expect(refused(b, 'narn', { squadrons, missions: relieved })).toEqual([]);
  });

  test('FA-4.8.1 in the turn after the flagship is lost no flight gets a new mission, FA-10.2.10 and one that is launched escorts its own squadron', () => {
    const b = battle(TWO).until('launch', 1);
    b.step({ narn: launched([{ flight: 'flight-tal-1', hex: '2024', kind: 'superiority', zone: '2022' }]) });
    b.until('orders').until('orders');
    b.step();
    b.until('orders');
    b.fleet('narn').stricken = b.s.clock.turn;
    const { squadrons } = idle(b, 'narn');
    const missions = [{ flight: 'flight-tal-1', kind: 'escort', squadron: 'narn-a' }];
    expect(refused(b, 'narn', { squadrons, missions })).toEqual(['FA-4.8.1 /missions/0']);
    b.until('launch', 1);
    const out = { flight: 'flight-tal-2', hex: '2024' };
    expect(refused(b, 'narn', launched([{ ...out, kind: 'superiority', zone: '2022' }]))).toEqual([
      'FA-10.2.10 /launches/0/kind',
    ]);
    expect(refused(b, 'narn', launched([{ ...out, kind: 'escort', squadron: 'narn-a' }]))).toEqual([]);
  });

  test('FA-4.8.2 a strike whose target has no ship left escorts the nearest friends', () => {
    const b = battle(TWO).until('launch', 1);
    b.step({ narn: launched([{ flight: 'flight-tal-1', hex: '2024', kind: 'strike', squadron: 'earth-a' }]) });
    for (const ship of ['vesper', 'boreas']) b.ship(ship).structure = 0;
    b.until('flights', 1);
    b.step({ narn: { flights: [] } });
    expect(b.s.sealed.narn?.missions?.[0]).toMatchObject({ kind: 'escort', squadron: 'narn-a' });
  });

  test('FA-11.4.3 a squadron that withdraws sends no strikes', () => {
    const b = battle(TWO).until('launch', 1);
    b.squadron('narn-a').withdraws = 1;
    const out = { flight: 'flight-tal-1', hex: '2024' };
    expect(refused(b, 'narn', launched([{ ...out, kind: 'strike', squadron: 'earth-a' }]))).toEqual([
      'FA-11.4.3 /launches/0/squadron',
    ]);
  });
});

describe('where missions lead', () => {
  test('FA-10.1.4 a patrol moves freely in its zone, a hex and all within six of it', () => {
    const b = sky('tal-1 2040^0 patrol 2041', FAR);
    expect(faults(b, 'narn', 'tal-1 aaaaa')).toEqual([]);
    fly(b, 'narn', 'tal-1 aaaaa');
    expect(faults(b, 'narn', 'tal-1 a')).toEqual(['FA-10.1.5 /flights/0/path']);
    expect(faults(b, 'narn')).toEqual([]);
  });

  test('FA-10.1.5 a patrol goes for any enemy flight it can reach, and comes back to its zone afterwards', () => {
    const b = sky('tal-1 2040^0 patrol 2046, vesper-1 2037 strike narn-a', FAR);
    expect(faults(b, 'narn', 'tal-1 aaa')).toEqual(['FA-10.1.5 /flights/0/path']);
    expect(faults(b, 'narn', 'tal-1 aaa engage')).toEqual([]);
    const out = sky('tal-1 2040^3 patrol 2060', FAR);
    expect(faults(out, 'narn')).toEqual(['FA-10.1.5 /flights']);
    expect(faults(out, 'narn', 'tal-1 a')).toEqual([]);
    out.step();
    expect(place(flight(out, 'tal-1'))).toBe('2045^3');
  });

  test('FA-10.1.6 a strike closes with its target and attacks it: who does not is refused, and who says nothing does', () => {
    const b = sky('tal-1 2022^0 strike earth-a');
    expect(faults(b, 'narn')).toEqual(['FA-10.1.6 /flights']);
    expect(faults(b, 'narn', 'tal-1 <<<a')).toEqual(['FA-10.1.6 /flights/0/path']);
    b.step();
    expect(place(flight(b, 'tal-1'))).toBe('2017^0');
    until(b, 'narn').step();
    expect(refused(until(b, 'narn', 'attack'), 'narn', { attacks: [] })).toEqual(['FA-10.1.6 /attacks']);
    expect(faults(sky('tal-1 2016^0 strike earth-a'), 'narn')).toEqual(['FA-10.1.6 /flights']);
  });

  test('FA-10.1.6 it attacks no ship of another squadron', () => {
    const b = sky('tal-1 2015^0 strike earth-a', `${FLEETS}\nearth B 0: Rok omega 2015^0`);
    until(b, 'narn', 'attack');
    expect(refused(b, 'narn', { attacks: [{ flight: 'flight-tal-1', ship: 'rok' }] })).toContain('FA-10.1.6 /attacks/0/ship');
    expect(idle(b, 'narn')).toEqual({ attacks: [{ flight: 'flight-tal-1', ship: 'vesper' }] });
  });

  test('FA-10.1.7 a strike keeps clear of enemy flights that do not force it, FA-10.10.1 and stops for those that do', () => {
    for (const [theirs, at] of [
      ['strike narn-a', '2039^0'],
      ['patrol', '2042^0'],
    ] as const) {
      const b = until(sky(`tal-1 2044^0 strike earth-a, vesper-1 2042 ${theirs}`, FAR), 'earth');
      b.step({ earth: moves(...(theirs === 'patrol' ? [] : ['vesper-1 >>>a'])) });
      if (theirs !== 'patrol') Object.assign(flight(b, 'vesper-1'), { q: flight(b, 'tal-1').q, r: flight(b, 'tal-1').r - 2 });
      until(b, 'narn').step({ narn: moves('tal-1 aaaaa') }, theirs === 'patrol' ? [...d(10, 1), ...d(8, 1)] : []);
      expect(place(flight(b, 'tal-1'))).toBe(at);
    }
  });

  test('FA-10.1.8 the escort of a squadron stays within four hexes of its command ship, or comes nearer', () => {
    const b = sky('tal-1 2027^0 escort narn-a, tal-2 2020^3 escort narn-a');
    expect(faults(b, 'narn', 'tal-1 aa', 'tal-2 a')).toEqual(['FA-10.1.8 /flights/0/path']);
    expect(faults(b, 'narn', 'tal-1 a', 'tal-2 >>>a')).toEqual(['FA-10.1.8 /flights/1/path']);
  });

  test('FA-10.1.9, FA-A70 the escort of a flight is on station in its hex, and goes where it goes', () => {
    const b = sky('tal-1 2044^0 strike earth-a, var-1 2044^0 cover tal-1, var-2 2045^0 cover tal-1', FAR);
    expect(faults(b, 'narn', 'tal-1 a', 'var-1 a', 'var-2 >>>a')).toEqual([
      'FA-10.1.9 /flights/1/path',
      'FA-10.1.9 /flights/2/path',
    ]);
    expect(b.s.sealed.narn?.missions).toMatchObject([{ kind: 'strike' }, { station: true }, { flight: 'flight-var-2' }]);
    expect(missionOf(b, 'var-2')).not.toHaveProperty('station');
    fly(b, 'narn', 'tal-1 aaaa', 'var-2 a');
    expect(['tal-1', 'var-1'].map(id => place(flight(b, id)))).toEqual(['2040^0', '2040^0']);
  });
});

describe('loss', () => {
  test('FA-15.1.5 each fighter lost scores a tenth of the price of its flight, rounded down once', () => {
    const b = battle(TWO).until('launch', 1);
    b.step({ narn: launched([{ flight: 'flight-tal-1', hex: '2024', kind: 'superiority', zone: '2022' }]) });
    flight(b, 'tal-1').fighters = 3;
    expect(points(b, 'earth')).toBe(33);
    b.ship('tal').structure = 0;
    b.until('flights', 1);
    for (let n = 0; n < 8 && flight(b, 'tal-2').fighters > 0; n += 1) b.step();
    // FA-7.2.3 The Gorith aboard are lost with their ship, at a tenth of 70 each; the Frazi fly on.
    expect(b.heard).toContain('downed');
    expect(points(b, 'earth')).toBe(675 + 33 + 42);
  });
});
