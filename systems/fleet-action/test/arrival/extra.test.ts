import { describe, expect, test } from 'vitest';
import { hexWritten } from '../../rules/map.ts';
import { battle, d, path } from '../battle.ts';

const FLEETS = `
  earth A 0: Mer omega 3060^0
  narn A 0: Tal gquan 3020^3 +frazi, Var gquan 3019, Dag dagkar 3021
  narn B 0: Ro gquan 3041^3`;

/** When the vortex has formed: the defender alone is to move. */
const alone = (speed = 4) => {
  const b = battle(FLEETS, { jumps: true, mines: true });
  b.step();
  const squadrons = [
    { squadron: 'narn-a', hex: '3020', heading: 'S', ships: [] },
    { squadron: 'narn-b', hex: '3041', heading: 'S', ships: [] },
  ];
  b.step({ narn: { speed, squadrons, patrols: [{ squadron: 'narn-b', speed }] } });
  b.step({}, [...d(6, 4), ...d(12, 3)]);
  return b.until('steer');
};
const steer = (squadron: string, steps: string, by?: number) => ({ squadron, path: path(steps)[0], ...(by && { by }) });

describe('the turn before the arrival', () => {
  test('FA-1.4.1 the defender moves in it, and nobody else', () => {
    const b = alone();
    const asked: string[] = [];
    while (b.s.clock.turn === 0) {
      asked.push(...b.asks.map(({ side, kind }) => `${side} ${kind}`));
      b.step();
    }
    expect(asked.filter(one => one.includes('steer'))).toEqual(['narn steer', 'narn steer', 'narn steer']);
    expect(asked.every(one => one.startsWith('narn'))).toBe(true);
    expect(b.places('tal', 'ro')).toEqual(['3024^3', '3045^3']);
    expect(b.ship('mer').away).toBe(true);
  });

  test('FA-1.4.2 no weapon is fired and no mine launched', () => {
    const b = alone();
    const asked = new Set<string>();
    for (; b.s.clock.turn === 0; b.step()) for (const { kind } of b.asks) asked.add(kind);
    expect([...asked].sort()).toEqual(['launch', 'steer']);
    expect(b.told.some(({ kind }) => kind === 'fired' || kind === 'mines-launched')).toBe(false);
  });

  test('FA-1.4.2 not even if an enemy were there already, in range of every gun', () => {
    const b = alone();
    Object.assign(b.ship('mer'), hexWritten('3028'));
    delete b.ship('mer').away;
    const asked = new Set<string>();
    for (; b.s.clock.turn === 0; b.step()) for (const { kind } of b.asks) asked.add(kind);
    expect([...asked].sort()).toEqual(['launch', 'steer']);
  });

  test('FA-1.4.3 fighters are launched and move, and speed changes within the ratings', () => {
    const b = alone();
    expect(b.refusals('narn', { squadrons: [steer('narn-a', 'aaa', 5), steer('narn-b', 'a')] })).toEqual([
      'FA-1.4.4 /squadrons/0/path',
    ]);
    b.step({ narn: { squadrons: [steer('narn-a', 'aa', 1), steer('narn-b', 'a')] } });
    expect([b.squadron('narn-a').speed, b.squadron('narn-b').speed]).toEqual([5, 4]);
    const flight = 'flight-tal-1';
    b.until('launch').step({ narn: { launches: [{ flight, hex: '3023', kind: 'superiority', zone: '3030' }] } });
    expect(b.asks.map(({ kind }) => kind)).toEqual(['flights']);
    b.step({ narn: { flights: [{ flight, heading: 'S', path: path('aaa')[0] }] } });
    expect(b.s.open.flights?.[0]).toMatchObject({ aboard: false, q: 29 });
    b.until('orders');
    expect(b.s.open.flights?.[0]?.moved).toBe(0);
  });

  test('FA-1.4.4 he moves as he goes, pulse by pulse, inside the limits of a turn', () => {
    const b = alone();
    expect(b.refusals('narn', { squadrons: [steer('narn-a', 'a')] })).toEqual(['FA-1.4.4 /squadrons']);
    b.step({ narn: { squadrons: [steer('narn-a', '>a'), steer('narn-b', 'a')] } });
    b.until('steer', 2);
    expect(b.s.sealed.narn?.plots).toEqual([]);
    // Four hexsides are more than a turn has.
    expect(b.refusals('narn', { squadrons: [steer('narn-a', '>>>aa'), steer('narn-b', 'aa')] })).toEqual([
      'FA-1.4.4 /squadrons/0/path',
    ]);
    expect(b.refusals('narn', { squadrons: [steer('narn-a', 'aaa'), steer('narn-b', 'aa')] })).toEqual([
      'FA-1.4.4 /squadrons/0/path',
    ]);
    b.step({ narn: { squadrons: [steer('narn-a', 'aa'), steer('narn-b', 'aa')] } });
    b.until('orders');
    expect(b.places('ro')).toEqual(['3045^3']);
    expect(b.ship('tal').heading).toBe(4);
  });

  test('FA-1.4.5 the arrival turn is turn 1, in which the defender moves first', () => {
    const b = alone().until('orders');
    expect(b.s.clock.turn).toBe(1);
    b.until('fire', 1);
    expect(b.told.filter(({ kind }) => kind === 'pulse').at(-1)).toMatchObject({ pulse: 1, first: 'narn' });
  });
});
