import { describe, expect, test } from 'vitest';
import type { Wing } from '../../rules/fighters/flights.ts';
import { wingCalled } from '../../rules/fighters/flights.ts';
import { landingFault } from '../../rules/fighters/launch.ts';
import { HEADINGS } from '../../rules/orders.ts';
import { battle, place } from '../battle.ts';
import { flight, idle, points, refused } from './table.ts';

const TWO = `
narn A 0: Tal gquan 2025^0 +frazi +gorith, Var gquan 2125 +frazi
earth A 0: Vesper omega 2015^3 +starfury +thunderbolt, Boreas hyperion 2115 +starfury`;

const launched = (order: object[]): { launches: object[] } => ({ launches: order });

describe('missions', () => {
  test('FA-10.1.3 a flight has six fighters, aboard its carrier when the battle begins', () => {
    const b = battle(TWO);
    expect(b.s.open.flights).toHaveLength(6);
    expect(flight(b, 'tal-1')).toMatchObject({ fighters: 6, aboard: true, carrier: 'tal' });
  });

  test('FA-10.1.1 missions lie in the folder, and no other side is told', () => {
    const b = battle(TWO).until('launch', 1);
    b.step({ narn: launched([{ flight: 'flight-tal-1', hex: '2024', kind: 'strike', squadron: 'earth-a' }]) });
    expect(b.s.sealed.narn?.missions).toEqual([{ flight: 'flight-tal-1', kind: 'strike', squadron: 'earth-a' }]);
    expect(JSON.stringify(b.s.open.flights)).not.toContain('strike');
    expect(JSON.stringify(b.told)).not.toContain('earth-a');
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

describe('launch and landing', () => {
  test('FA-10.2.1 flights are launched when squadrons have moved, FA-10.2.2 into a hex next to the ship, FA-10.2.5 and fly in the same pulse in any direction', () => {
    const b = battle(TWO).until('launch', 1);
    expect(refused(b, 'narn', launched([{ flight: 'flight-tal-1', hex: '2022', kind: 'superiority', zone: '2022' }]))).toEqual([
      'FA-10.2.2 /launches/0/hex',
    ]);
    expect(refused(b, 'narn', launched([{ flight: 'flight-vesper-1', hex: '2024', kind: 'superiority', zone: '2022' }]))).toEqual(
      ['FA-10.2.1 /launches/0/flight'],
    );
    b.step({ narn: launched([{ flight: 'flight-tal-1', hex: '2024', kind: 'superiority', zone: '2022' }]) });
    expect(place(flight(b, 'tal-1'))).toBe('2024^0');
    b.step({ narn: { flights: [{ flight: 'flight-tal-1', heading: 'SE', path: ['ahead', 'ahead'] }] } });
    expect(place(flight(b, 'tal-1'))).toBe('2225^2');
  });

  test('FA-10.2.6 a flight lands where it ends its move in the hex of a carrier, FA-10.2.8 that is in command', () => {
    const b = battle(TWO).until('launch', 1);
    b.step({
      narn: launched([
        { flight: 'flight-tal-1', hex: '2024', kind: 'superiority', zone: '2022' },
        { flight: 'flight-var-1', hex: '2124', kind: 'superiority', zone: '2022' },
      ]),
      earth: launched([{ flight: 'flight-vesper-1', hex: '2016', kind: 'superiority', zone: '2018' }]),
    });
    // FA-10.3.8 In odd turns the defender moves first.
    b.step({ earth: { flights: [] } });
    const home = { flight: 'flight-tal-1', heading: 'S', path: ['ahead'], land: 'tal' };
    expect(refused(b, 'narn', { flights: [{ ...home, path: [] }] })).toEqual(['FA-10.2.6 /flights/0/land']);
    b.ship('tal').out = 'far';
    expect(refused(b, 'narn', { flights: [home] })).toEqual(['FA-10.2.8 /flights/0/land']);
    b.ship('tal').out = 'no';
    const var1 = HEADINGS.map(heading =>
      refused(b, 'narn', { flights: [{ flight: 'flight-var-1', heading, path: ['ahead'], land: 'tal' }] }),
    );
    expect(var1.flat()).toContain('FA-10.2.6 /flights/0/land');
    expect(var1.flat().filter(one => one.startsWith('FA-10.2.7'))).toEqual([]);
    b.step({ narn: { flights: [home] } });
    expect(flight(b, 'tal-1')).toMatchObject({ aboard: true, carrier: 'tal', q: 0, r: 0, round: 0 });
    expect(b.s.sealed.narn?.missions).toMatchObject([{ flight: 'flight-var-1' }]);
  });
});

describe('room', () => {
  test('FA-10.2.7 a carrier takes flights of its own race, as many as it has room for', () => {
    const b = battle(TWO).until('launch', 1);
    b.step({ narn: launched([{ flight: 'flight-var-1', hex: '2124', kind: 'superiority', zone: '2022' }]) });
    const wing = wingCalled(b.view('narn'), 'flight-var-1') as Wing;
    const on = (carrier: string) => landingFault(b.view('narn'), wing, { carrier, at: b.ship(carrier) })?.rule;
    expect([on('tal'), on('var')]).toEqual(['FA-10.2.7', undefined]);
    (wing.of as { card: object }).card = { ...wing.of.card, race: 'Centauri' };
    expect(on('var')).toBe('FA-10.2.7');
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
