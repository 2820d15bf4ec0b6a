import { describe, expect, test } from 'vitest';
import { mayAttack } from '../../rules/fighters/attack.ts';
import type { Wing } from '../../rules/fighters/flights.ts';
import { wingCalled } from '../../rules/fighters/flights.ts';
import { d, place } from '../battle.ts';
import { FAR, FLEETS, faults, flight, fly, missionOf, moves, refused, sky, until } from './table.ts';

const NONE = [...d(10, 1), ...d(8, 1)];

describe('escorts of flights', () => {
  const covered = 'tal-1 2044^0 strike earth-a, var-1 2044^0 cover tal-1';

  test('FA-10.5.1 where its charge meets an enemy flight an escort fights only if the enemy forces it', () => {
    const free = sky(`${covered}, vesper-1 2042 strike narn-a`, FAR);
    fly(free, 'narn', 'tal-1 aaa');
    expect([place(flight(free, 'var-1')), flight(free, 'var-1').fights]).toEqual(['2041^0', 0]);
    expect(faults(sky(`${covered}, vesper-1 2044 strike narn-a`, FAR), 'narn', 'tal-1 a', 'var-1 - engage')).toEqual([
      'FA-10.5.1 /flights/1/engage',
    ]);
  });

  test('FA-10.5.2 an escort that is forced takes the dogfight, and its charge goes on', () => {
    const b = until(sky(`${covered}, vesper-1 2042 patrol`, FAR), 'narn');
    b.step({ narn: moves('tal-1 aaaaa') }, NONE);
    expect([place(flight(b, 'tal-1')), flight(b, 'tal-1').fights]).toEqual(['2039^0', 0]);
    expect([place(flight(b, 'var-1')), flight(b, 'var-1').fights]).toEqual(['2042^0', 1]);
    const met = until(sky(`${covered}, vesper-1 2046^0 patrol`, FAR), 'earth');
    met.step({ earth: moves('vesper-1 aa engage') }).length;
    expect([flight(met, 'tal-1').fights, flight(met, 'var-1').fights]).toEqual([0, 1]);
  });

  test('FA-10.5.8 the escort of a flight does not go for ships, nor attack one in its hex', () => {
    const b = sky('tal-1 2015 strike earth-a, var-1 2015 cover tal-1', FLEETS);
    until(b, 'narn', 'attack');
    const all = {
      attacks: [
        { flight: 'flight-tal-1', ship: 'vesper' },
        { flight: 'flight-var-1', ship: 'vesper' },
      ],
    };
    expect(refused(b, 'narn', all)).toEqual(['FA-10.5.8 /attacks/1/flight']);
  });
});

describe('on station and off it', () => {
  const held = (turn: number) => {
    const b = sky('tal-1 2060 escort narn-a fights, vesper-1 2060 x1 patrol fights', FAR);
    for (const id of ['tal-1', 'vesper-1']) flight(b, id).fights = turn;
    b.s.clock.turn = 2;
    until(b, 'narn', 'launch').step({}, [...d(8, 8), ...d(10, 1)]);
    return b;
  };

  test('FA-10.5.3 an escort that a dogfight held for more than one turn goes back by the shortest way, and does not burn', () => {
    const b = held(1);
    expect(missionOf(b, 'tal-1')).toMatchObject({ kind: 'escort', back: true });
    expect(faults(b, 'narn', 'tal-1 S:aaaa')).toEqual(['FA-10.5.3 /flights/0/path']);
    expect(faults(b, 'narn', 'tal-1 S:aaaaa')).toEqual([]);
    b.s.book.afterburners = true;
    expect(faults(b, 'narn', 'tal-1 S:aaaaa burn')).toContain('FA-10.5.3 /flights/0/burn');
    expect(faults(held(2), 'narn', 'tal-1 S:aaaa')).toEqual([]);
  });

  test('FA-10.5.3 until it is on station again', () => {
    const b = sky('tal-1 2070^3 escort narn-a', FAR);
    Object.assign(missionOf(b, 'tal-1') as object, { back: true });
    for (const pulse of [1, 2]) b.until('flights', pulse).step();
    expect(place(flight(b, 'tal-1'))).toBe('2080^3');
    expect(missionOf(b.until('launch', 3), 'tal-1')).toEqual({
      flight: 'flight-tal-1',
      kind: 'escort',
      squadron: 'narn-a',
      station: true,
    });
  });

  test('FA-10.5.4 off station an escort goes for nobody, FA-10.5.5 and has nothing of its mission before the pulse after', () => {
    const b = sky('tal-1 2074^3 escort narn-a, vesper-1 2076 strike narn-a', FAR);
    until(b, 'earth').step({ earth: moves('vesper-1 >>>a') });
    expect(faults(b, 'narn', 'tal-1 aaa engage')).toEqual(['FA-10.5.4 /flights/0/engage']);
    const at = sky('tal-1 2015 escort narn-a, tal-2 2029 escort narn-a', FLEETS);
    flight(at, 'tal-1').moved = 1;
    until(at, 'narn', 'attack');
    expect(refused(at, 'narn', { attacks: [{ flight: 'flight-tal-1', ship: 'vesper' }] })).toEqual([
      'FA-10.5.5 /attacks/0/flight',
    ]);
    expect([missionOf(at, 'tal-1'), missionOf(at, 'tal-2')]).toMatchObject([{}, { station: true }]);
  });

  test('FA-10.5.6 instead of going back it becomes a patrol at once, about the hex where it stands', () => {
    const b = sky('tal-1 2060^0 escort narn-a, tal-2 2078 patrol', FAR);
    fly(b, 'narn');
    expect(faults(b, 'narn', 'tal-1 aaa')).toEqual(['FA-10.1.8 /flights/0/path']);
    fly(b, 'narn', 'tal-1 aaa patrol');
    expect([missionOf(b, 'tal-1'), place(flight(b, 'tal-1'))]).toMatchObject([{ kind: 'superiority', zone: '2060' }, '2057^0']);
    expect(faults(sky('tal-1 2060 patrol', FAR), 'narn', 'tal-1 - patrol')).toEqual(['FA-10.5.6 /flights/0/patrol']);
  });

  test('FA-A72 not in the turn after the flagship is lost', () => {
    const b = sky('tal-1 2078 escort narn-a', FAR);
    b.fleet('narn').stricken = 1;
    expect(faults(b, 'narn', 'tal-1 - patrol')).toEqual(['FA-4.8.1 /flights/0/patrol']);
  });
});

describe('going for who comes near', () => {
  /** An escort of the squadron of Tal, four hexes ahead of it, and a ship of the enemy. */
  const near = (hex: string) => sky('tal-1 2026^0 escort narn-a', FLEETS.replace('Vesper omega 2015', `Vesper omega ${hex}`));

  test('FA-10.5.7 an escort goes for a ship in its reach, into its hex, and attacks it', () => {
    const b = near('2022');
    fly(b, 'narn', 'tal-1 aaaa');
    const may = () => mayAttack(b.view('narn'), wingCalled(b.view('narn'), 'flight-tal-1') as Wing).map(({ ship }) => ship.id);
    expect(may()).toEqual(['vesper']);
    b.step({ narn: { attacks: [{ flight: 'flight-tal-1', ship: 'vesper' }] } }, [...d(10, 1, 1, 1), ...d(12, 1, 1, 1)]);
    expect(b.heard).toContain('attacks');
    expect(may()).toEqual([]);
  });

  test('FA-10.5.9 its reach is what it could still move in this pulse', () => {
    expect(faults(near('2021'), 'narn', 'tal-1 aaaaa')).toEqual([]);
    expect(faults(near('2020'), 'narn', 'tal-1 aaaaaa')).toEqual(['FA-10.3.2 /flights/0/path']);
    expect(faults(near('2020'), 'narn', 'tal-1 aaaaa')).toEqual(['FA-10.1.8 /flights/0/path']);
  });

  test('FA-10.5.10 an escort that attacks a ship does not add its Anti-Ship levels', () => {
    const needs = (kind: string, station: boolean) => {
      const b = sky(`tal-1 2015 ${kind}`);
      flight(b, 'tal-1').moved = 1;
      until(b, 'narn', 'attack');
      if (station) Object.assign(missionOf(b, 'tal-1') as object, { station });
      b.step({ narn: { attacks: [{ flight: 'flight-tal-1', ship: 'vesper' }] } }, [...d(10, 1, 1, 1), ...d(12, 1, 1, 1)]);
      return b.step({}, d(10, 1)).flatMap(one => (one.kind === 'thrown' ? [one.why.test?.n] : []));
    };
    expect([needs('strike earth-a', false), needs('escort narn-a', true)]).toEqual([[7], [8]]);
  });

  test('FA-10.5.11 an escort attacks one ship a turn', () => {
    const b = near('2022');
    fly(b, 'narn', 'tal-1 aaaa');
    const attack = { attacks: [{ flight: 'flight-tal-1', ship: 'vesper' }] };
    b.step({ narn: attack }, [...d(10, 1, 1, 1), ...d(12, 1, 1, 1)]);
    b.step({}, d(10, 1));
    Object.assign(missionOf(b, 'tal-1') as object, { station: true });
    flight(b, 'tal-1').moved = 2;
    until(b, 'narn', 'attack');
    expect(b.s.open.pulse).toBe(2);
    expect(refused(b, 'narn', attack)).toEqual(['FA-10.5.11 /attacks/0/ship']);
  });

  test('FA-10.5.12 an escort that attacks a ship takes anti-fighter fire like any other', () => {
    const b = near('2022');
    fly(b, 'narn', 'tal-1 aaaa');
    // Def 11 less sensor 5: 6 of the d10; armour 4.
    b.step({ narn: { attacks: [{ flight: 'flight-tal-1', ship: 'vesper' }] } }, [
      ...d(10, 6, 6, 5),
      ...d(6, 4, 3),
      ...d(12, 1, 1, 1),
    ]);
    expect(flight(b, 'tal-1').fighters).toBe(5);
  });

  test('FA-10.5.13 an escort goes for an enemy flight that ends its move in its reach, into its hex', () => {
    const b = sky('tal-1 2076^0 escort narn-a, vesper-1 2068^3 strike narn-a', FAR);
    until(b, 'earth').step({ earth: moves('vesper-1 aaaa') });
    expect(faults(b, 'narn', 'tal-1 aaaa')).toEqual(['FA-10.1.8 /flights/0/path']);
    fly(b, 'narn', 'tal-1 aaaa engage');
    expect([flight(b, 'tal-1').fights, flight(b, 'vesper-1').fights]).toEqual([1, 1]);
  });
});
