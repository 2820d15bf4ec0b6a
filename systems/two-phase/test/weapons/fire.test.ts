import { describe, expect, test } from 'vitest';
import { ships } from '../../data/cards/ships.ts';
import type { ShipCard } from '../../rules/cards.ts';
import { battle, fires, only, space } from '../battle.ts';

/** Blue at a distance of Red, both bow to bow along a row; Blue stands still with what is named armed, and is about to act at impulse zero. */
function facing(range: number, cards = ['fed-ca', 'kli-d7'], more: Parameters<typeof battle>[1] = {}) {
  const column = String(10 + range).padStart(2, '0');
  // Direction C and F run along rows of hexes: even steps keep the row of a column.
  const row = 15 + Math.floor(range / 2);
  const b = battle(`a blue ${cards[0]} 1015^C 8\nb red ${cards[1]} ${column}${range % 2 === 0 ? row : row + 1}^F 8`, more);
  b.allocate({}, { dice: [6, 1] });
  b.step({ a: { first: [true] } });
  b.until('zero', 'a');
  return b;
}

const thrown = (b: ReturnType<typeof facing>, order: object, dice: number[]) => {
  const told = b.step({ a: order }, dice);
  return { told, damage: only(told, 'fired').flatMap(({ shots }) => shots.map(shot => shot.damage)) };
};

test('the ships of these tests face each other', () => {
  for (const range of [1, 2, 5, 8]) {
    const b = facing(range);
    const told = b.step({ a: fires('blue', 'phaser-1 red') }, [6]);
    expect(only(told, 'fired')[0]).toMatchObject({ range, effective: range, shift: 0 });
  }
});

describe('phasers', () => {
  test.each([
    [0, [9, 8, 7, 6, 5, 4]],
    [1, [8, 7, 5, 4, 4, 4]],
    [5, [5, 4, 4, 3, 3, 2]],
    [6, [4, 3, 3, 2, 1, 0]],
    [8, [4, 3, 3, 2, 1, 0]],
    [9, [3, 2, 1, 0, 0, 0]],
    [16, [2, 1, 0, 0, 0, 0]],
    [26, [1, 1, 0, 0, 0, 0]],
  ])('TP-9.2.1 phaser-1 at range %i by die 1 to 6', (range, damage) => {
    for (const [i, points] of damage.entries()) {
      const b = facing(range === 0 ? 1 : range);
      if (range === 0) Object.assign(b.unit('red'), { q: b.unit('blue').q, r: b.unit('blue').r });
      b.hold('red').general = 20;
      expect(thrown(b, fires('blue', 'phaser-1 red'), [i + 1]).damage).toEqual([points]);
    }
  });

  test('TP-9.2.2 TP-9.2.3 phaser-2 and phaser-3 by die 1 to 6 at range 2', () => {
    const damage = (weapon: string, cards: string[], die: number) => {
      const b = facing(2, cards);
      b.hold('red').general = 20;
      return thrown(b, fires('blue', `${weapon} red`), [die]).damage[0];
    };
    expect([1, 2, 3, 4, 5, 6].map(die => damage('phaser-1', ['kli-d7', 'kli-d7'], die))).toEqual([5, 4, 4, 4, 3, 3]);
    expect([1, 2, 3, 4, 5, 6].map(die => damage('phaser-7', ['kzi-cs', 'kli-d7'], die))).toEqual([4, 4, 4, 3, 2, 1]);
  });

  test('TP-9.2.4 phaser-4 by die 1 to 6 at range 5, for two points of the capacitor', () => {
    const cruiser = ships.find(({ id }) => id === 'fed-ca') as ShipCard;
    const weapons = cruiser.weapons.map(one => (one.id === 'phaser-1' ? { ...one, type: 'ph-4' as const } : one));
    const more = { cards: { ships: [{ ...cruiser, id: 'base', weapons }] } };
    const shots = [1, 2, 3, 4, 5, 6].map(die => {
      const b = facing(5, ['base', 'kli-d7'], more);
      const before = b.hold('blue').capacitor;
      const { damage } = thrown(b, fires('blue', 'phaser-1 red'), [die]);
      return [...damage, (before - b.hold('blue').capacitor) / 4];
    });
    expect(shots).toEqual([20, 20, 15, 15, 12, 10].map(points => [points, 2]));
  });

  test('TP-9.2.5 TP-9.2.6 a shot takes a point of the capacitor, as a phaser-3 half of one', () => {
    const b = facing(3);
    b.hold('red').general = 40;
    b.step({ a: fires('blue', 'phaser-1 red', 'phaser-2:ph-3 red') }, [4, 1]);
    expect(b.hold('blue').capacitor).toBe(24 - 4 - 2);
    expect(only(b.told, 'fired')[0]?.shots.map(({ damage }) => damage)).toEqual([4, 3]);
  });

  test('TP-9.2.5 TP-2.3.1 an empty capacitor fires no phaser; reserve power does', () => {
    const b = facing(3);
    b.hold('red').general = 40;
    b.hold('blue').capacitor = 3;
    expect(b.refusals('a', fires('blue', 'phaser-1 red'))).toEqual(['TP-9.2.5 /windows/0/fire']);
    b.step({ a: { windows: [{ unit: 'blue', acts: [], fire: [{ weapon: 'phaser-1', on: 'red', reserve: 1 }] }] } }, [1]);
    expect([b.hold('blue').capacitor, b.hold('blue').battery]).toEqual([3, 2]);
  });

  test('TP-9.2.5 a gatling phaser fires up to four shots at a quarter each', () => {
    const b = facing(2, ['hyd-rn', 'kli-d7']);
    b.put('blue', '1015^F');
    b.hold('red').general = 60;
    const shots = (n: number) => ({ windows: [{ unit: 'blue', acts: [], fire: [{ weapon: 'phaser-7', on: 'red', shots: n }] }] });
    const before = b.hold('blue').capacitor;
    b.step({ a: shots(3) }, [1, 2, 3]);
    expect(b.hold('blue').capacitor).toBe(before - 3);
    expect(only(b.told, 'fired')[0]?.shots[0]?.damage).toBe(12);
  });

  test('TP-8.2.5 a die above 6 reads the row of 6 less 1 for each step', () => {
    const b = facing(2);
    b.hold('red').general = 20;
    Object.assign(b.unit('red'), { ecm: 2 });
    // Net 2 shifts by 2: a 6 reads 3 - 2, a 5 reads 3 - 1.
    const { damage } = thrown(b, fires('blue', 'phaser-1 red', 'phaser-2 red', 'phaser-3 red'), [6, 5, 1]);
    expect(damage).toEqual([1, 2, 5]);
  });
});

describe('photons', () => {
  function armed(range: number, energy = 4) {
    const b = facing(range);
    b.hold('blue').arms = b.hold('blue').arms.map((arm, i) => (i >= 6 ? { turns: 2, energy } : arm));
    b.hold('red').general = 60;
    return b;
  }

  test.each([
    [2, 5],
    [4, 4],
    [8, 3],
    [12, 2],
    [13, 1],
    [26, 1],
  ])('TP-9.3.2 standard at range %i hits on %i or less for 8', (range, needed) => {
    const b = armed(range);
    const order = fires('blue', 'photon-a red', 'photon-b red');
    expect(thrown(b, order, [needed, needed + 1]).damage).toEqual([8, 0]);
    expect(b.hold('blue').arms[6]).toEqual({ turns: 0, energy: 0 });
  });

  test('TP-9.3.2 never at true range 0 or 1', () => {
    expect(armed(1).refusals('a', fires('blue', 'photon-a red'))).toEqual(['TP-9.3.2 /windows/0/fire/0']);
  });

  test('TP-9.3.3 with a proximity fuse: 4 at 9 to 12, 3 beyond, for 4; not nearer', () => {
    expect(thrown(armed(9), fires('blue', 'photon-a:proximity red', 'photon-b:proximity red'), [4, 5]).damage).toEqual([4, 0]);
    expect(thrown(armed(13), fires('blue', 'photon-a:proximity red', 'photon-b:proximity red'), [3, 4]).damage).toEqual([4, 0]);
    expect(armed(8).refusals('a', fires('blue', 'photon-a:proximity red'))).toEqual(['TP-9.1.1 /windows/0/fire/0']);
  });

  test.each([
    [1, 6, 5, 10],
    [2, 5, 6, 12],
    [4, 4, 7, 14],
    [8, 3, 8, 16],
  ])('TP-9.3.4 overloaded at range %i hits on %i or less, with %i points for %i', (range, needed, energy, damage) => {
    expect(thrown(armed(range, energy), fires('blue', 'photon-a:overload red'), [needed]).damage).toEqual([damage]);
  });

  test('TP-9.3.4 an overload reaches 8, and is fired as one', () => {
    expect(armed(9, 8).refusals('a', fires('blue', 'photon-a:overload red'))).toEqual(['TP-9.1.1 /windows/0/fire/0']);
    expect(armed(8, 8).refusals('a', fires('blue', 'photon-a red'))).toEqual(['TP-9.3.2 /windows/0/fire/0']);
  });

  test('TP-2.3.1 TP-2.3.2 reserve power completes an overload, and arms nothing', () => {
    const b = armed(4);
    const order = (reserve: number) => ({
      windows: [{ unit: 'blue', acts: [], fire: [{ weapon: 'photon-a', on: 'red', as: 'overload', reserve }] }],
    });
    expect(b.refusals('a', order(3))).toEqual([]);
    expect(thrown(b, order(3), [1]).damage).toEqual([14]);
    expect(b.hold('blue').battery).toBe(0);
    const empty = armed(4);
    empty.hold('blue').arms[6] = { turns: 1, energy: 2 };
    expect(empty.refusals('a', order(2))).toEqual(['TP-2.3.2 /windows/0/fire/0/weapon']);
  });

  test('TP-2.3.1 acts and shots of a window draw on the same batteries', () => {
    const b = armed(4);
    const window = (energy: number) => ({
      windows: [
        {
          unit: 'blue',
          acts: [{ act: 'reinforce', shield: 1, energy }],
          fire: [{ weapon: 'phaser-1', on: 'red', reserve: 1 }],
        },
      ],
    });
    expect(b.refusals('a', window(2))).toEqual([]);
    expect(b.refusals('a', window(3))).toEqual(['TP-2.3.1 /windows/0/fire']);
    b.step({ a: window(2) }, [6]);
    expect(b.hold('blue')).toMatchObject({ battery: 0, specific: [2, 0, 0, 0, 0, 0] });
  });

  test('TP-9.3.5 an overload at true range 0 gives its firer 4 points, hit or miss', () => {
    const b = armed(1, 8);
    Object.assign(b.unit('red'), { q: b.unit('blue').q, r: b.unit('blue').r });
    const told = b.step({ a: fires('blue', 'photon-a:overload red', 'photon-b:overload red') }, [1, 1]);
    expect(only(told, 'struck').map(({ unit, points }) => [unit, points])).toEqual([
      ['red', 32],
      ['blue', 8],
    ]);
  });

  test('TP-9.3.5 and so at a drone in its own hex', () => {
    const b = armed(1, 8);
    const { q, r } = b.unit('blue');
    b.s.open.seekers.push({
      ...{ id: 'seeker-1', side: 'b', shown: 'drone', type: null, by: 'red', on: 'blue', q, r, facing: 0 },
      ...{ flown: 2, moves: 1, damage: 0, response: false, atOnce: false, came: null, arrived: 0 },
    });
    b.s.sealed.b?.seekers.push({ id: 'seeker-1', load: 'i', pseudo: false, left: 0 });
    const told = b.step({ a: fires('blue', 'photon-a:overload seeker-1') }, [6]);
    expect(only(told, 'struck').map(({ unit, points }) => [unit, points])).toEqual([['blue', 4]]);
  });

  test('TP-8.2.4 the shift is taken off what must show', () => {
    const b = armed(8);
    Object.assign(b.unit('red'), { ecm: 1 });
    expect(thrown(b, fires('blue', 'photon-a red', 'photon-b red'), [2, 3]).damage).toEqual([8, 0]);
    expect(only(b.told, 'thrown').at(-1)?.why).toMatchObject({ test: { n: 2 }, mods: [{ by: 3 }, { by: -1 }] });
  });
});

describe('disruptors', () => {
  function armed(range: number, energy = 2, card = 'kli-d7') {
    const b = facing(range, [card, 'fed-ca']);
    b.hold('blue').arms = b.hold('blue').arms.map(() => ({ turns: 1, energy }));
    b.hold('red').general = 60;
    return b;
  }

  test.each([
    [1, 5, 5],
    [2, 5, 4],
    [4, 4, 4],
    [8, 4, 3],
    [15, 4, 3],
    [22, 3, 2],
    [23, 3, 2],
    [30, 3, 2],
  ])('TP-9.4.2 TP-9.4.3 with improved fire control at range %i: %i or less for %i', (range, needed, damage) => {
    expect(thrown(armed(range), fires('blue', 'disruptor-a red', 'disruptor-b red'), [needed, needed + 1]).damage).toEqual([
      damage,
      0,
    ]);
  });

  test('TP-9.4.2 TP-9.4.1 without it 2 or less at 23, and a mount of 15 reaches no farther', () => {
    expect(thrown(armed(23, 2, 'lyr-ca'), fires('blue', 'disruptor-a red'), [3]).damage).toEqual([0]);
    expect(armed(16, 2, 'kli-f5').refusals('a', fires('blue', 'disruptor-a red'))).toEqual(['TP-9.4.1 /windows/0/fire/0']);
  });

  test.each([
    [1, 5, 10],
    [2, 5, 8],
    [4, 4, 8],
    [8, 4, 6],
  ])('TP-9.4.4 overloaded at range %i: %i or less for %i', (range, needed, damage) => {
    const order = fires('blue', 'disruptor-a:overload red', 'disruptor-b:overload red');
    expect(thrown(armed(range, 4), order, [needed, needed + 1]).damage).toEqual([damage, 0]);
  });
});

describe('other weapons', () => {
  test('TP-9.4.5 fusion by die at range 1, 10 and overloaded at 2; a mount that fired cools', () => {
    const fused = (range: number, energy: number, mode: string) => {
      const b = facing(range, ['hyd-rn', 'fed-ca']);
      b.hold('blue').arms = b.hold('blue').arms.map(() => ({ turns: 1, energy }));
      b.hold('red').general = 60;
      const order = fires('blue', ...['fusion-a', 'fusion-b'].map(id => `${id}${mode} red`));
      return { damage: thrown(b, order, [1, 6]).damage, arm: b.hold('blue').arms.find(arm => arm.cools) };
    };
    expect(fused(1, 2, '')).toEqual({ damage: [8, 4], arm: { turns: 0, energy: 0, cools: true } });
    expect(fused(10, 2, '').damage).toEqual([4, 0]);
    expect(fused(2, 4, ':overload').damage).toEqual([9, 3]);
  });

  test('TP-9.4.8 tractor-repulsor beams read their damage', () => {
    const b = facing(8, ['and-int', 'fed-ca']);
    b.hold('blue').arms = b.hold('blue').arms.map(() => ({ turns: 1, energy: 4 }));
    b.hold('red').general = 60;
    expect(thrown(b, fires('blue', 'trb-a red', 'trb-b red'), [1, 6]).damage).toEqual([18, 3]);
  });

  test('TP-9.5.3 a bolt does half of the strength of its range', () => {
    const bolted = (range: number, needed: number) => {
      const b = facing(range, ['rom-kr', 'fed-ca']);
      b.hold('blue').arms = b.hold('blue').arms.map(() => ({ turns: 3, energy: 7 }));
      b.hold('red').general = 60;
      return thrown(b, fires('blue', 'plasma-a:bolt red', 'plasma-b:bolt red'), [needed, needed + 1]).damage;
    };
    expect(bolted(5, 4)).toEqual([10, 0]);
    expect(bolted(10, 3)).toEqual([10, 0]);
    expect(bolted(16, 2)).toEqual([5, 0]);
  });
});

describe('who may fire', () => {
  test('TP-9.1.2 a weapon fires within its arc; TP-9.1.5 at enemies', () => {
    const b = facing(4);
    expect(b.refusals('a', fires('blue', 'photon-a red'))).toEqual(['TP-2.3.2 /windows/0/fire/0/weapon']);
    expect(b.refusals('a', fires('blue', 'phaser-3 red'))).toEqual([]);
    b.put('blue', '1015^F');
    expect(b.refusals('a', fires('blue', 'phaser-1 red'))).toEqual(['TP-9.1.2 /windows/0/fire/0/weapon']);
    expect(b.refusals('a', fires('blue', 'phaser-1 blue'))).toEqual(['TP-9.1.5 /windows/0/fire/0/on']);
    expect(b.refusals('a', fires('blue', 'phaser-1 nobody'))).toEqual(['TP-9.1.1 /windows/0/fire/0/on']);
  });

  test('TP-2.2.3 without fire control nothing is fired', () => {
    const b = facing(4);
    b.unit('blue').fireControl = false;
    expect(b.refusals('a', fires('blue', 'phaser-1 red'))).toEqual(['TP-2.2.3 /windows/0/fire']);
  });

  test('TP-10.3.3 a ship that nobody controls does nothing', () => {
    const b = facing(4);
    Object.assign(b.unit('blue').boxes, { bridge: 0, emergency: 0, auxiliary: 0 });
    expect(b.refusals('a', fires('blue', 'phaser-1 red'))).toEqual(['TP-10.3.3 /windows/0/fire']);
  });

  test('TP-8.3.2 without lock-on the range is doubled, and the scanner is added', () => {
    const b = facing(4);
    b.unit('blue').lockOn = false;
    b.unit('blue').boxes.scanner = 3;
    b.hold('red').general = 20;
    const told = b.step({ a: fires('blue', 'phaser-1 red') }, [1]);
    expect(only(told, 'fired')[0]).toMatchObject({ range: 4, effective: 2 * 4 + 3 });
  });

  test('TP-1.4.2 TP-1.4.4 all dice first, in the order of the card, then the damage', () => {
    const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1416^F 8\nb rear kli-f5 1016^A 8');
    b.allocate({ blue: { speed: 2 } }, { dice: [] });
    b.until('space', 'a').put('blue', '1015^C');
    const told = b.step({ a: space('F', 'phaser-2 red', 'phaser-1 red') }, [5, 1]);
    const shots = only(told, 'fired').map(({ shots }) => shots.map(({ weapon, damage }) => [weapon, damage]));
    expect(shots).toEqual([
      [
        ['phaser-1', 4],
        ['phaser-2', 6],
      ],
    ]);
    expect(told.map(({ kind }) => kind)).toEqual(['moved', 'thrown', 'thrown', 'fired', 'struck']);
  });
});
