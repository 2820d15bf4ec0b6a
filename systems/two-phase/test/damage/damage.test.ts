import { rolled, scriptedDice } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { isCrippled } from '../../rules/damage/condition.ts';
import { strike } from '../../rules/damage/volley.ts';
import type { TpTable } from '../../rules/state.ts';
import type { Happened } from '../battle.ts';
import { battle, only } from '../battle.ts';

const DUEL = 'a blue fed-ca 1815^B 8\nb red kli-d7 2815^E 8';

/** A volley on a ship, its dice all used; what was told. */
function struck(
  b: ReturnType<typeof battle>,
  blow: { on: string; points: number; bearing: number },
  dice: number[] = [],
): Happened[] {
  const told: Happened[] = [];
  const source = scriptedDice(dice);
  const t: TpTable = rolled(source, { tell: event => void told.push(event), reveal: () => undefined });
  strike(b.s, t, { unit: b.unit(blow.on), points: blow.points, bearing: blow.bearing, by: 'b' });
  expect(source.diceLeft()).toBe(0);
  return told;
}

/** Red's volleys inside Blue, whose shields are gone: what each pair of dice takes. */
function inside(dice: number[], prepare: (b: ReturnType<typeof battle>) => void = () => undefined, bearing = 0) {
  const b = battle(DUEL);
  b.unit('blue').shields = [0, 0, 0, 0, 0, 0];
  prepare(b);
  const told = struck(b, { on: 'blue', points: dice.length / 2, bearing }, dice);
  return { b, told, lost: only(told, 'lost').map(one => one.weapon ?? one.box) };
}

describe('which shield', () => {
  test('TP-10.1.1 the sector of bearings that holds the attacker', () => {
    const shields = Array.from({ length: 24 }, (_, bearing) => {
      if (bearing % 4 === 2) return 0;
      const b = battle(DUEL);
      return only(struck(b, { on: 'blue', points: 1, bearing }), 'struck')[0]?.shield;
    });
    expect(shields).toEqual([1, 1, 0, 2, 2, 2, 0, 3, 3, 3, 0, 4, 4, 4, 0, 5, 5, 5, 0, 6, 6, 6, 0, 1]);
  });

  test('TP-10.1.2 on the line between two a die: 1 to 3 the counter-clockwise one, 4 to 6 the other', () => {
    const at = (bearing: number, die: number) =>
      only(struck(battle(DUEL), { on: 'blue', points: 1, bearing }, [die]), 'struck')[0]?.shield;
    expect([at(2, 3), at(2, 4), at(6, 1), at(6, 6), at(22, 3), at(22, 4)]).toEqual([1, 2, 2, 3, 6, 1]);
  });
});

describe('what stops there', () => {
  test('TP-10.1.3 general reinforcement, then specific, then boxes, then inside', () => {
    const b = battle(DUEL);
    Object.assign(b.hold('blue'), { general: 2, specific: [3, 0, 0, 0, 0, 0] });
    b.unit('blue').shields[0] = 4;
    const told = struck(b, { on: 'blue', points: 10, bearing: 0 }, [5, 2]);
    expect(only(told, 'struck')[0]).toMatchObject({ shield: 1, points: 10, reinforced: 5, boxes: 4, inside: 1 });
    expect(b.hold('blue')).toMatchObject({ general: 0, specific: [0, 0, 0, 0, 0, 0] });
    expect(b.unit('blue').shields[0]).toBe(0);
  });

  test('TP-10.1.4 TP-10.1.5 general reinforcement covers a dropped shield, whose boxes are kept', () => {
    const b = battle(DUEL);
    b.hold('blue').general = 2;
    b.unit('blue').dropped[0] = true;
    const told = struck(b, { on: 'blue', points: 3, bearing: 0 }, [5, 2]);
    expect(only(told, 'struck')[0]).toMatchObject({ reinforced: 2, boxes: 0, inside: 1 });
    expect(b.unit('blue').shields[0]).toBe(30);
  });

  test('TP-2.2.4 at minimum no shield counts more than 5 boxes, and none when they are off', () => {
    const b = battle(DUEL);
    b.unit('blue').setting = 'minimum';
    expect(only(struck(b, { on: 'blue', points: 6, bearing: 0 }, [5, 2]), 'struck')[0]).toMatchObject({ boxes: 5, inside: 1 });
    expect(b.unit('blue').shields[0]).toBe(25);
    b.unit('blue').setting = 'off';
    expect(only(struck(b, { on: 'blue', points: 1, bearing: 0 }, [5, 2]), 'struck')[0]).toMatchObject({ boxes: 0, inside: 1 });
  });

  test('TP-10.1.6 armour takes points from any side before the inside', () => {
    const b = battle('a blue rom-we 1815^B 8\nb red kli-d7 2815^E 8');
    b.unit('blue').shields = [0, 0, 0, 0, 0, 0];
    const told = struck(b, { on: 'blue', points: 6, bearing: 12 }, [5, 2]);
    expect(b.unit('blue').boxes.armour).toBe(0);
    expect(only(told, 'thrown')).toHaveLength(1);
  });
});

describe('the allocation chart', () => {
  test('TP-10.2.1 TP-10.2.3 the first system of the row that has a box left loses one', () => {
    // 7 is cargo, of which there is none, then forward hull.
    expect(inside([3, 4]).lost).toEqual(['fore']);
    expect(inside([1, 1]).lost).toEqual(['bridge']);
    expect(inside([3, 4], b => Object.assign(b.unit('blue').boxes, { fore: 0 })).lost).toEqual(['battery']);
  });

  test('TP-10.2.2 a starred cell takes one box a volley; the next volley finds it free again', () => {
    // 2: bridge, then flag (none), sensor, damage control, aft hull; the last four starred too.
    const { b, lost } = inside([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(lost).toEqual(['bridge', 'sensor', 'damageControl', 'aft', 'left']);
    expect(only(struck(b, { on: 'blue', points: 1, bearing: 0 }, [1, 1]), 'lost').map(one => one.box)).toEqual(['bridge']);
  });

  test('TP-10.2.2 a starred cell that was passed over for want of boxes is not used up', () => {
    // 5: right warp once, then aft hull.
    expect(inside([1, 4, 1, 4]).lost).toEqual(['right', 'aft']);
  });

  test('TP-10.2.5 tracks lose their leftmost box and never their last', () => {
    const { b, lost } = inside([1, 1], one => Object.assign(one.unit('blue').boxes, { bridge: 0, sensor: 1 }));
    expect(lost).toEqual(['damageControl']);
    expect(b.unit('blue').boxes.damageControl).toBe(5);
  });

  test('TP-10.2.6 all excess boxes marked and one more: destroyed', () => {
    const empty = (b: ReturnType<typeof battle>) => {
      const { boxes } = b.unit('blue');
      for (const box of Object.keys(boxes) as (keyof typeof boxes)[]) boxes[box] = box === 'excess' ? 1 : 0;
      b.unit('blue').weapons = b.unit('blue').weapons.map(() => -1);
    };
    expect(inside([3, 4], empty).b.unit('blue').status).toBe('here');
    const { b, told } = inside([3, 4, 3, 4], empty);
    expect(b.unit('blue').status).toBe('destroyed');
    expect(only(told, 'destroyed')).toHaveLength(1);
  });

  test('TP-10.2.9 a phaser entry takes one that bears on the direction of the volley', () => {
    // 4: phaser. From dead ahead the bow phasers 1 and 2; from behind 3 to 6 do not bear on bearing 12 but 3 and 5 by their row.
    expect(inside([2, 2]).lost).toEqual(['phaser-6']);
    expect(inside([2, 2], undefined, 8).lost).toEqual(['phaser-6']);
    expect(inside([2, 2], undefined, 16).lost).toEqual(['phaser-4']);
  });

  test('TP-10.2.10 fired ones first, then the last on the card; the owner may prefer otherwise', () => {
    expect(inside([2, 2], b => Object.assign(b.unit('blue').weapons, { 1: 1 })).lost).toEqual(['phaser-2']);
    const prefers = ['phaser-1'];
    const watch = { prefers } as never;
    expect(inside([2, 2], b => Object.assign(b.hold('blue'), { watch })).lost).toEqual(['phaser-1']);
  });

  test('TP-10.2.10 an empty rack before a loaded one', () => {
    const b = battle('a blue kzi-cs 1815^B 8\nb red kli-d7 2815^E 8');
    b.unit('blue').shields = [0, 0, 0, 0, 0, 0];
    (b.hold('blue').magazines[1] as { load: string[] }).load = [];
    // 3: the first cell is drone.
    const told = struck(b, { on: 'blue', points: 1, bearing: 0 }, [1, 2]);
    expect(only(told, 'lost').map(({ weapon }) => weapon)).toEqual(['rack-2']);
  });

  test('TP-10.2.7 torp takes photons, drone racks and the like', () => {
    expect(inside([5, 6]).lost).toEqual(['photon-d']);
    // 3: drone first, of which a cruiser of this class has none, then a phaser.
    expect(inside([1, 2]).lost).toEqual(['phaser-6']);
  });

  test('TP-10.2.8 centre hull serves as either hull', () => {
    const b = battle('a blue fed-ffg 1815^B 8\nb red kli-d7 2815^E 8');
    b.unit('blue').shields = [0, 0, 0, 0, 0, 0];
    expect(only(struck(b, { on: 'blue', points: 1, bearing: 0 }, [3, 4]), 'lost')[0]).toMatchObject({ box: 'middle', left: 5 });
  });

  test('TP-10.2.11 any warp: the engine with most boxes left', () => {
    const bare = (b: ReturnType<typeof battle>) =>
      Object.assign(b.unit('blue').boxes, { fore: 0, battery: 0, centre: 0, shuttle: 0, apr: 0, lab: 0, left: 3, right: 4 });
    // 7: all before the ninth cell are gone but the phasers; those too.
    const noPhasers = (b: ReturnType<typeof battle>) => {
      bare(b);
      b.unit('blue').weapons = b.unit('blue').weapons.map((_, i) => (i < 6 ? -1 : 0));
    };
    expect(inside([3, 4, 3, 4], noPhasers).lost).toEqual(['right', 'left']);
  });

  test('TP-10.2.12 TP-9.2.7 empty room in batteries and capacitor goes first', () => {
    const { b } = inside([2, 2], one => Object.assign(one.hold('blue'), { capacitor: 21 }));
    expect(b.hold('blue').capacitor).toBe(20);
    const battery = (stored: number) =>
      inside([3, 4], one => {
        one.unit('blue').boxes.fore = 0;
        one.hold('blue').battery = stored;
      }).b.hold('blue').battery;
    expect([battery(3), battery(2), battery(1)]).toEqual([2, 2, 1]);
  });
});

describe('what follows', () => {
  test('TP-10.3.2 crippled: at least half of all system boxes are gone', () => {
    const b = battle(DUEL);
    const card = b.s.book.cards['fed-ca'] as (typeof b.s.book.cards)[string];
    expect(isCrippled(card, b.unit('blue'))).toBe(false);
    const { boxes } = b.unit('blue');
    // Half of its boxes, rounded down, and then one more if it must be.
    Object.assign(boxes, { left: 0, right: 0, fore: 0 });
    const gone = 42;
    boxes.lab = 8 - Math.max(0, Math.ceil(card.boxes / 2) - gone - 1);
    expect(isCrippled(card, b.unit('blue'))).toBe(false);
    boxes.lab -= 1;
    expect(isCrippled(card, b.unit('blue'))).toBe(true);
  });

  test('TP-10.3.3 a ship that nobody controls keeps its speed this turn and has 0 from the next', () => {
    const b = battle(DUEL);
    Object.assign(b.unit('blue').boxes, { bridge: 0, emergency: 0, auxiliary: 0 });
    expect(b.refusals('a', { forms: [b.form('blue', { speed: 1 })], small: [], order: [], watch: [] })).toEqual([
      'TP-10.3.3 /forms/0/speed',
    ]);
  });

  test('TP-10.3.4 ten internals of a turn cost a crew unit at its end', () => {
    const b = battle(DUEL);
    b.allocate({ blue: { speed: 2 } });
    Object.assign(b.unit('blue'), { inside: 29 });
    b.until('finish').step();
    expect(b.unit('blue').crew).toBe(41);
  });

  test('TP-2.2.2 a ship without life support loses half its crew units, rounded up', () => {
    const b = battle(DUEL);
    b.allocate({ blue: { speed: 2 } });
    Object.assign(b.unit('blue'), { life: false });
    b.until('finish').step();
    expect(b.unit('blue').crew).toBe(21);
  });

  test('TP-14.1.2 two energy return one box to the shield named, never above the printed number', () => {
    const b = battle(DUEL);
    b.unit('blue').shields = [28, 10, 20, 20, 20, 24];
    b.allocate({ blue: { repairs: 4, speed: 2 } });
    b.until('finish');
    const repairs = [{ unit: 'blue', box: 'shield-2' }];
    expect(b.rules.questions.finish.idle(b.view('a'), b.asks[0]?.about as never).repairs).toEqual(repairs);
    b.step({ a: { repairs, docks: [], reload: [] } });
    expect(b.unit('blue').shields).toEqual([28, 12, 20, 20, 20, 24]);
  });
});

test('TP-10.2.4 each volley goes through the chart by itself: what it takes once another may take again', () => {
  const lost = (volleys: number[][]): (string | undefined)[] => {
    const b = battle(DUEL);
    b.unit('blue').shields = [0, 0, 0, 0, 0, 0];
    const told = volleys.flatMap(dice => struck(b, { on: 'blue', points: dice.length / 2, bearing: 0 }, dice));
    return only(told, 'lost').map(one => one.weapon ?? one.box);
  };
  expect(
    lost([
      [1, 1],
      [1, 1],
    ]),
  ).toEqual(['bridge', 'bridge']);
  const [first, second] = lost([[1, 1, 1, 1]]);
  expect([first, second === 'bridge']).toEqual(['bridge', false]);
});
