import { describe, expect, test } from 'vitest';
import type { FighterCard } from '../../rules/cards.ts';
import { dogfightBonus, killsOf } from '../../rules/fighters/dogfight.ts';
import type { Battle } from '../battle.ts';
import { d } from '../battle.ts';
import { FAR, FLEETS, faults, flight, fly, idle, left, missionOf, moves, points, refused, sky, until } from './table.ts';

/** A Gorith flight of the Narn (d8, rating 8) and a Starfury flight of Earth (d10, rating 10) that fight at 2040, and others. */
const duel = (more = '', gorith = '', starfury = '') =>
  sky(`tal-2 2040${gorith} patrol fights, vesper-1 2040${starfury} patrol fights${more}`, FAR);

/** To the dogfights of a pulse, with the dice that fall; Earth throws first in odd turns. */
const fought = (b: Battle, ...dice: Parameters<Battle['step']>[1][]) => {
  until(b, 'narn', 'launch').step({}, dice.flat() as never);
  return b;
};
const at = (id: string) => `flight-${id}`;
const fights = (b: Battle, ...ids: string[]) => ids.map(id => flight(b, id).fights);

describe('who is in one', () => {
  test('FA-10.10.1 enemy flights in one hex dogfight as soon as either side wants it', () => {
    const met = (orders: (b: Battle) => Record<string, object>, way = 'tal-1 aa') => {
      const b = sky('tal-1 2042^0 strike earth-a, vesper-1 2040 patrol, vesper-2 2050 patrol', FAR);
      b.step({ earth: { ...idle(b, 'earth'), ...orders(b) } });
      fly(b, 'earth');
      until(b, 'narn');
      expect(faults(b, 'narn', way)).toEqual([]);
      b.step(
        { narn: moves(way) },
        b.s.sealed.earth?.force?.length === 0 && !way.includes('engage') ? [] : [...d(10, 1), ...d(8, 1)],
      );
      return fights(b, 'tal-1', 'vesper-1');
    };
    expect(met(() => ({}))).toEqual([1, 1]);
    expect(met(() => ({ force: [] }))).toEqual([0, 0]);
    expect(met(() => ({ force: [] }), 'tal-1 aa engage')).toEqual([1, 1]);
    expect(met(() => ({ force: [at('vesper-1')] }))).toEqual([1, 1]);
  });

  test('FA-10.10.1 a side says so of its own flights', () => {
    const b = duel();
    expect(refused(b, 'narn', { ...idle(b, 'narn'), force: [at('vesper-1')] })).toEqual(['FA-10.10.1 /force/0']);
  });

  test('FA-10.10.2 who is in one cannot do anything else: such an order is refused, FA-10.10.3 to leave the hex or to land', () => {
    const b = duel(', tal-1 2050 patrol');
    expect(faults(b, 'narn', 'tal-2 a')).toEqual(['FA-10.10.3 /flights/0/flight']);
    expect(faults(b, 'narn', 'tal-2 - land=tal')).toEqual(['FA-10.10.3 /flights/0/flight']);
  });

  test('FA-10.10.3 it attacks no ship', () => {
    const b = sky('tal-1 2015 strike earth-a, tal-2 2015 strike earth-a fights, vesper-1 2015 patrol fights');
    until(b, 'narn', 'attack');
    const attacks = ['tal-1', 'tal-2'].map(id => ({ flight: at(id), ship: 'vesper' }));
    expect(refused(b, 'narn', { attacks })).toEqual(['FA-10.10.3 /attacks/1/flight']);
  });
});

describe('the throw', () => {
  test('FA-10.10.4 dogfights come last in a pulse, when all fire is over', () => {
    const b = sky('tal-2 2020 patrol fights, vesper-1 2020 patrol fights, var-1 2017 patrol', FLEETS);
    until(b, 'earth', 'fire').step(
      { earth: { shots: [{ ship: 'vesper', target: at('var-1'), weapons: ['standard-particle-beam'] }] } },
      [...d(10, 1, 1, 1), ...d(10, 1), ...d(8, 1)],
    );
    expect(b.heard.lastIndexOf('guarded')).toBeLessThan(b.heard.indexOf('duelled'));
  });

  test('FA-10.10.5 without a roll to hit, and both sides throw before anybody is lost', () => {
    const b = fought(duel(), d(10, 10), d(8, 8));
    // 16 against 8 is 8 over: four. 14 against 10 is 4 over: two, although the four are lost.
    expect(left(b, 'tal-2', 'vesper-1')).toEqual([2, 4]);
    expect(points(b, 'earth')).toBe(28);
  });

  test('FA-10.10.6 a fighter adds one, FA-10.11.3 Interceptor one a level, FA-10.11.2 Anti-Ship takes one off whatever the level, FA-10.11.6 all together', () => {
    const card = (antiShip: number, interceptor: number) => ({ antiShip, interceptor }) as FighterCard;
    const all = [card(0, 0), card(0, 2), card(2, 0), card(1, 2)].map((one, i) => dogfightBonus(i === 3 ? 6 : 5, one));
    expect(all).toEqual([5, 7, 4, 7]);
    // Two Frazi: 8 and 2 less 1 are 9, one below the 10 of a Starfury.
    const b = fought(sky('tal-1 2040 x2 patrol fights, vesper-1 2040 patrol fights', FAR), d(10, 1), d(8, 8));
    expect(left(b, 'vesper-1')).toEqual([6]);
  });

  test('FA-10.10.7, FA-M08 the kills by the total over the rating', () => {
    expect([-1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 20].map(killsOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  });

  test('FA-10.10.8 the rating of the target is the size of its dogfight die', () => {
    // 2 and 6 are the 8 of a Gorith; 3 and 6 are one below the 10 of a Starfury.
    expect(left(fought(duel(), d(10, 2), d(8, 3)), 'tal-2', 'vesper-1')).toEqual([5, 6]);
    expect(left(fought(duel(), d(10, 1), d(8, 4)), 'tal-2', 'vesper-1')).toEqual([6, 5]);
  });
});

describe('several flights', () => {
  const two = () => duel(', vesper-2 2040 x1 patrol fights');

  test('FA-10.10.9 each flight throws for itself, and the kills against one type are added up', () => {
    // 5 and 6 are 3 over: two; 8 and 1 are 1 over: one more.
    expect(left(fought(two(), d(10, 5, 8), d(8, 1)), 'tal-2')).toEqual([3]);
  });

  test('FA-10.10.10 the side that suffers them shares the kills out among its flights of that type', () => {
    const b = fought(two(), d(10, 1, 1), d(8, 8));
    expect(b.asks).toMatchObject([{ side: 'earth', kind: 'dogfight', about: { what: 'share' } }]);
    const lost = (...all: [string, number][]) => ({ lost: all.map(([id, fighters]) => ({ flight: at(id), fighters })) });
    expect(refused(b, 'earth', lost(['vesper-1', 1]))).toEqual(['FA-10.10.10 /lost']);
    expect(refused(b, 'earth', lost(['vesper-1', 3]))).toEqual(['FA-10.10.10 /lost']);
    expect(refused(b, 'earth', lost(['vesper-2', 2]))).toEqual(['FA-10.10.10 /lost/0/fighters']);
    expect(refused(b, 'earth', lost(['tal-2', 2]))).toEqual(['FA-10.10.10 /lost/0/flight']);
    expect(refused(b, 'earth', lost(['vesper-1', 1], ['vesper-1', 1]))).toEqual(['FA-10.10.10 /lost/1/flight']);
    b.step({ earth: lost(['vesper-1', 2]) });
    expect(left(b, 'vesper-1', 'vesper-2')).toEqual([4, 1]);
    // Who says nothing loses of the smallest flight first.
    const still = fought(two(), d(10, 1, 1), d(8, 8));
    still.step();
    expect(left(still, 'vesper-1', 'vesper-2')).toEqual([5, 0]);
  });

  /** A Frazi and a Gorith against one Starfury. */
  const types = () => duel(', tal-1 2040 patrol fights');

  test('FA-10.10.11 who has several types against him divides whole flights among them before he throws', () => {
    const b = fought(types());
    expect(b.asks).toMatchObject([{ side: 'earth', kind: 'dogfight', about: { what: 'divide', flights: [at('vesper-1')] } }]);
    const against = (id: string, type: string) => ({ against: [{ flight: at(id), type }] });
    expect(refused(b, 'earth', against('vesper-1', 'starfury'))).toEqual(['FA-10.10.11 /against/0/type']);
    expect(refused(b, 'earth', against('vesper-2', 'gorith'))).toEqual(['FA-10.10.11 /against/0/flight']);
    b.step({ earth: against('vesper-1', 'gorith') }, [...d(10, 2), ...d(8, 1, 1)]);
    until(b, 'narn', 'launch');
    expect(left(b, 'tal-1', 'tal-2')).toEqual([6, 5]);
  });

  test('FA-10.10.12 he may leave a type unattacked: evenly, if he says nothing', () => {
    const b = fought(duel(', tal-1 2040 patrol fights, vesper-2 2040 patrol fights'));
    const frazi = { against: ['vesper-1', 'vesper-2'].map(id => ({ flight: at(id), type: 'frazi' })) };
    b.step({ earth: frazi }, [...d(10, 2, 2), ...d(8, 1, 1)]);
    until(b, 'narn', 'launch');
    expect(left(b, 'tal-1', 'tal-2')).toEqual([4, 6]);
    const even = fought(duel(', tal-1 2040 patrol fights, vesper-2 2040 patrol fights'));
    even.step({}, [...d(10, 2, 2), ...d(8, 1, 1)]);
    until(even, 'narn', 'launch');
    expect(left(even, 'tal-1', 'tal-2')).toEqual([5, 5]);
  });
});

describe('escorts in one', () => {
  /** A Frazi escorts the Gorith, or another flight, and is in its dogfight; Earth attacks the Gorith and kills two. */
  const covered = (charge = 'tal-2', before: (b: Battle) => void = () => {}) => {
    const b = fought(duel(`, tal-1 2040 cover ${charge} fights, var-1 2060 patrol`));
    until(b, 'earth', 'dogfight');
    before(b);
    b.step({ earth: { against: [{ flight: at('vesper-1'), type: 'gorith' }] } }, [...d(10, 5), ...d(8, 1, 1)]);
    return b;
  };
  const escort = { lost: [{ flight: at('tal-1'), fighters: 2 }] };

  test('FA-10.10.13 with an escort in the dogfight its owner may let it take the losses of its charge', () => {
    const taken = covered();
    expect(refused(taken, 'narn', escort)).toEqual([]);
    taken.step();
    expect(left(taken, 'tal-1', 'tal-2')).toEqual([4, 6]);
    const kept = covered();
    kept.step({ narn: { lost: [{ flight: at('tal-2'), fighters: 2 }] } });
    expect(left(kept, 'tal-1', 'tal-2')).toEqual([6, 4]);
    const bare = covered('tal-2', b => Object.assign(b.s.sealed.narn as object, { bare: true }));
    bare.step();
    expect(left(bare, 'tal-1', 'tal-2')).toEqual([6, 4]);
    const last = covered('tal-2', b => Object.assign(flight(b, 'tal-1'), { fighters: 1 }));
    last.step();
    expect(left(last, 'tal-1', 'tal-2')).toEqual([0, 5]);
  });

  test('FA-10.10.14 an escort whose charge is not in the dogfight has no such choice', () => {
    const b = covered('var-1');
    expect(refused(b, 'narn', escort)).toEqual(['FA-10.10.14 /lost/0/flight']);
    b.step();
    expect(left(b, 'tal-1', 'tal-2')).toEqual([6, 4]);
  });
});

describe('how it ends', () => {
  test('FA-10.10.20 it goes on until one side is left, FA-10.10.21 and the survivors go on with their missions in any direction', () => {
    const on = fought(duel(), d(10, 1), d(8, 1));
    expect(fights(on, 'tal-2', 'vesper-1')).toEqual([1, 1]);
    const b = fought(duel('', '', ' x1'), d(10, 1), d(8, 8));
    expect(left(b, 'vesper-1')).toEqual([0]);
    expect(flight(b, 'tal-2')).toMatchObject({ fights: 0, free: true });
    expect(missionOf(b, 'tal-2')).toMatchObject({ kind: 'superiority', zone: '2040' });
    expect(faults(b, 'narn', 'tal-2 SW:aaaaaa')).toEqual([]);
  });
});
