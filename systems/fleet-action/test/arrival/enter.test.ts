import { describe, expect, test } from 'vitest';
import { hexWritten } from '../../rules/map.ts';
import { battle, d, place, plot } from '../battle.ts';

const FLEETS = `
  earth A 0: Mer omega 3060^0 +starfury, Hal hyperion 3061, Oly olympus 3061
  earth B 0: Orc omega 2560^0
  narn A 0: Tal gquan 0105^3
  narn B 0: Ro gquan 6005^3`;

/** As squadrons come through, all vortices two hexes from where they were meant to form. */
const coming = (hal = '3056', plan: object = { openers: ['mer', 'hal', 'orc'], hex: '3055' }) => {
  const b = battle(FLEETS, { jumps: true });
  b.step({ earth: plan });
  b.step();
  b.step({ earth: { heading: 'N' } }, [...d(6, 4), ...d(12, 2)]);
  b.step(
    {
      earth: {
        vortices: [
          { ship: 'hal', hex: hal },
          { ship: 'orc', hex: '2755' },
        ],
      },
    },
    d(6, 2, 4, 2, 4),
  );
  return b.until('enter');
};
const entry = (squadron: string, speed: number, ships: object[] = [], rest: object = {}) => ({ squadron, speed, ships, ...rest });
const both = (a: object) => ({ entries: [a, entry('earth-b', 4)] });

describe('coming through', () => {
  test('FA-1.5.1 FA-1.5.2 the path begins in the hex of the vortex, on the heading in which that lies', () => {
    const b = coming();
    expect(b.refusals('earth', { entries: [entry('earth-a', 4)] })).toEqual(['FA-1.5.1 /entries']);
    b.step({ earth: both(entry('earth-a', 4)) });
    expect(b.ship('mer').away).toBe(true);
    b.step({ earth: { squadrons: [plot('earth-a', 'a/a>a/a'), plot('earth-b', 'a/aa/a')] } });
    const entered = b.told.flatMap(one => (one.kind === 'entered' ? [one] : []));
    expect(
      entered.map(({ squadron, ships }) => [
        squadron,
        ...ships.filter(({ ship }) => ship !== 'hal' && ship !== 'oly').map(({ at }) => place(at)),
      ]),
    ).toEqual([
      ['earth-a', '3057^0'],
      ['earth-b', '2757^0'],
    ]);
    expect(b.places('mer', 'orc')).toEqual(['3056^0', '2756^0']);
  });

  test('FA-1.5.2 a vortex that lies to the south-east lets nobody out to the north', () => {
    const b = battle(FLEETS, { jumps: true });
    b.step({ earth: { openers: ['mer', 'orc'], hex: '3055' } });
    b.step();
    b.step({ earth: { heading: 'SE' } }, [...d(6, 4), ...d(12, 2)]);
    b.step({}, d(6, 1, 1));
    b.until('orders').step();
    expect([b.ship('mer').heading, b.ship('orc').heading]).toEqual([2, 2]);
  });

  test('FA-1.5.3 the speed is any from 0 to 10, written as orders are', () => {
    const b = coming();
    expect(b.refusals('earth', both(entry('earth-a', 11)))).toEqual(['FA-1.5.3 /entries/0/speed']);
    expect(b.refusals('earth', both(entry('earth-a', 0)))).toEqual(['FA-1.5.10 /entries/0/ships'].slice(1));
    b.step({ earth: both(entry('earth-a', 10)) });
    expect([b.squadron('earth-a').speed, b.asks.map(({ kind }) => kind)]).toEqual([0, ['orders', 'orders']]);
    b.step({ earth: { squadrons: [plot('earth-a', 'aaa/aaaa/aaa'), plot('earth-b', 'a/aa/a')] } });
    expect(b.squadron('earth-a').speed).toBe(10);
  });

  test('FA-1.5.5 FA-1.5.6 who opened a vortex passes it last, and it is gone', () => {
    const b = coming();
    const by = [{ ship: 'oly', by: 'hal' }];
    expect(b.refusals('earth', both(entry('earth-a', 6, [...by, { ship: 'hal', by: 'mer' }])))).toEqual([
      'FA-1.5.5 /entries/0/ships',
    ]);
    b.step({ earth: both(entry('earth-a', 6, by)) });
    expect(b.s.open.arrival?.portals.map(({ ship }) => ship)).toEqual(['mer', 'hal', 'orc']);
    b.step();
    const [first] = b.told.flatMap(one => (one.kind === 'entered' ? [one] : []));
    expect(first?.ships.map(({ ship, by: whose }) => `${ship} by ${whose}`)).toEqual(['oly by hal', 'mer by mer', 'hal by hal']);
    expect(b.told.flatMap(one => (one.kind === 'closed' ? [one.ship] : []))).toEqual(['mer', 'hal', 'orc']);
    expect(b.s.open.arrival?.portals).toEqual([]);
  });

  test('FA-1.5.7 a ship comes only by a vortex that a ship of its own squadron has opened', () => {
    const b = coming();
    expect(b.refusals('earth', both(entry('earth-a', 6, [{ ship: 'oly', by: 'orc' }])))).toEqual([
      'FA-1.5.7 /entries/0/ships/0/by',
    ]);
    expect(b.refusals('earth', both(entry('earth-a', 6, [], { by: 'orc' })))).toEqual(['FA-1.5.7 /entries/0/by']);
    expect(battle(FLEETS, { jumps: true }).refusals('earth', { openers: ['mer'], hex: '3055' })).toEqual(['FA-1.5.7 /openers']);
  });

  test.each([
    ['mer', '3057^0'],
    ['hal', '3053^0'],
  ])('FA-1.5.8 a squadron may divide itself over its vortices: Oly comes by that of %s', (by, at) => {
    const b = coming('3051');
    b.step({ earth: both(entry('earth-a', 6, [{ ship: 'oly', by }])) });
    b.step({ earth: { squadrons: [plot('earth-a', 'aa/aa/aa'), plot('earth-b', 'a/aa/a')] } });
    const [first] = b.told.flatMap(one => (one.kind === 'entered' ? [one] : []));
    expect(first?.ships.map(one => `${one.ship} ${place(one.at)}`)).toEqual([`oly ${at}`, 'mer 3057^0', 'hal 3053^0']);
  });

  test('FA-1.5.10 when the turn is over all are within two hexes of their command ship', () => {
    const b = coming('3051');
    const put = (hex: string, speed = 6) => b.refusals('earth', both(entry('earth-a', speed, [{ ship: 'hal', hex }])));
    expect([put('3055'), put('3054')]).toEqual([[], ['FA-1.5.10 /entries/0/ships']]);
    // It comes four hexes ahead of its command ship, and at speed 1 gets no nearer than three.
    expect(put('3055', 1)).toEqual(['FA-1.5.10 /entries/0/ships', 'FA-1.5.10 /entries/0/ships'].slice(1));
    b.step({
      earth: both(
        entry('earth-a', 6, [
          { ship: 'hal', hex: '3055' },
          { ship: 'oly', hex: '3058' },
        ]),
      ),
    });
    b.step({ earth: { squadrons: [plot('earth-a', 'aa/aa/aa'), plot('earth-b', 'a/aa/a')] } });
    expect(b.places('mer', 'hal', 'oly')).toEqual(['3055^0', '3051^0', '3055^0']);
    b.until('orders');
    expect(b.places('mer', 'hal', 'oly')).toEqual(['3051^0', '3049^0', '3052^0']);
  });

  test('FA-1.5.10 a ship that is lost on the way closes up no farther: where it was to be shows nowhere', () => {
    const b = coming('3051');
    b.step({ earth: both(entry('earth-a', 6, [{ ship: 'hal', hex: '3055' }])) });
    b.step({ earth: { squadrons: [plot('earth-a', 'aa/aa/aa'), plot('earth-b', 'a/aa/a')] } });
    const post = () =>
      b.squadron('earth-a').formation[b.s.book.squadrons.find(({ id }) => id === 'earth-a')!.ships.indexOf(b.of('hal').at)];
    const lost = structuredClone(post());
    b.ship('hal').structure = 0;
    b.until('orders');
    expect(post()).toEqual(lost);
  });

  test('FA-1.5.10 how they close up is settled by the entry, and by no shift', () => {
    const b = coming();
    b.step({ earth: both(entry('earth-a', 6)) });
    const shift = { ship: 'hal', to: '3058' };
    expect(b.refusals('earth', { squadrons: [plot('earth-a', 'aa/aa/aa', { shift }), plot('earth-b', 'a/aa/a')] })).toContain(
      'FA-1.5.10 /squadrons/0/shift',
    );
  });

  test('FA-1.5.9 flights may come through any vortex of their squadron, in the pulse in which it comes', () => {
    const b = coming('3051');
    b.step({ earth: both(entry('earth-a', 6)) });
    b.step({ earth: { squadrons: [plot('earth-a', 'aa/aa/aa'), plot('earth-b', 'a/aa/a')] } });
    const flight = { flight: 'flight-mer-1', kind: 'escort', squadron: 'earth-a' };
    const out = (hex: string) => b.refusals('earth', { launches: [{ ...flight, hex }] });
    expect(b.asks.map(({ kind }) => kind)).toEqual(['launch']);
    expect([out('3053'), out('3057'), out('2757'), out('3050')]).toEqual([
      [],
      [],
      ['FA-10.2.2 /launches/0/hex'],
      ['FA-10.2.2 /launches/0/hex'],
    ]);
    b.step({ earth: { launches: [{ ...flight, hex: '3053' }] } });
    expect(b.s.open.flights?.[0]).toMatchObject({ aboard: false, ...hexWritten('3053') });

    const late = coming('3051').until('launch');
    late.until('launch', 2);
    expect(late.refusals('earth', { launches: [{ ...flight, hex: '3053' }] })).toEqual(['FA-10.2.2 /launches/0/hex']);
  });
});

describe('by a gate', () => {
  const GATED = `
    earth A 0: Mer omega 3060^0
    earth B 0: Oly olympus 2560^0
    earth C 0: Tet tethys 3560^0
    narn A 0: Tal gquan 0105^3
    narn B 0: Ro gquan 6005^3`;
  const gates = [{ hex: '3050', heading: 'SE' as const }];
  const gated = () => {
    const b = battle(GATED, { jumps: true, gates });
    b.step({ earth: { openers: ['mer'], hex: '3055', gate: '3050' } });
    return b.until('enter');
  };

  test('FA-1.5.11 a squadron without a jump engine comes by the hex of the gate, and only where that was chosen', () => {
    expect(battle(GATED, { jumps: true, gates }).refusals('earth', { openers: ['mer'], hex: '3055' })).toEqual([
      'FA-1.5.11 /gate',
      'FA-1.5.11 /gate',
    ]);
    expect(() => battle(GATED, { jumps: true })).toThrow('no gate to come by');
    const b = gated();
    expect(b.asks[0]?.about).toEqual({ squadrons: ['earth-a'], gate: ['earth-b', 'earth-c'] });
    b.step({ earth: { entries: [entry('earth-a', 4), entry('earth-c', 0)] } });
    b.step();
    expect(b.places('tet')).toEqual(['3050^2']);
    expect([b.ship('oly').away, b.s.open.arrival?.due]).toEqual([true, ['earth-b']]);
  });

  test('FA-1.5.4 one squadron passes it in a turn; who waits comes later', () => {
    const b = gated();
    const all = ['earth-a', 'earth-b', 'earth-c'].map(squadron => entry(squadron, 4));
    expect(b.refusals('earth', { entries: all })).toEqual(['FA-1.5.4 /entries/2/squadron']);
    expect(b.refusals('earth', { entries: [all[0], all[0]] })).toEqual(['FA-1.5.4 /entries/1/squadron']);
    b.step({ earth: { entries: [all[0], all[1]] } });
    b.until('enter');
    expect([b.s.clock.turn, b.asks[0]?.about]).toEqual([2, { squadrons: [], gate: ['earth-c'] }]);
  });
});
