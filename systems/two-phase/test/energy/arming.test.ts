import { describe, expect, test } from 'vitest';
import type { WeaponType } from '../../rules/cards.ts';
import { armingsOf, EMPTY, isArmed } from '../../rules/energy/arming.ts';
import type { Arm } from '../../rules/folder.ts';
import { battle } from '../battle.ts';

const energies = (type: WeaponType, arm: Arm = EMPTY): number[] => armingsOf({ type }, arm).map(({ energy }) => energy);
const after = (type: WeaponType, arm: Arm, energy: number): Arm | undefined =>
  armingsOf({ type }, arm).find(way => way.energy === energy)?.next;

describe('arming', () => {
  test('TP-9.3.1 a photon takes two warp points in each of two turns, and is held for 1', () => {
    expect(energies('photon')).toEqual([0, 2]);
    const first = after('photon', EMPTY, 2) as Arm;
    expect(isArmed({ type: 'photon' }, first)).toBe(false);
    const second = after('photon', first, 2) as Arm;
    expect(second).toEqual({ turns: 2, energy: 4 });
    expect(isArmed({ type: 'photon' }, second)).toBe(true);
    expect(after('photon', second, 1)).toEqual(second);
    expect(after('photon', first, 0)).toEqual(EMPTY);
    expect(after('photon', second, 0)).toEqual(EMPTY);
    expect(armingsOf({ type: 'photon' }, first).map(({ warp }) => warp)).toEqual([0, 2, 2, 2, 2, 2]);
    expect(armingsOf({ type: 'photon' }, second).map(({ warp }) => warp)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('TP-9.3.4 1 to 4 further points overload it, in the second turn or while it is held', () => {
    expect(energies('photon', { turns: 1, energy: 2 })).toEqual([0, 2, 3, 4, 5, 6]);
    expect(energies('photon', { turns: 2, energy: 6 })).toEqual([0, 1, 2, 3]);
  });

  test('TP-9.4.1 TP-9.4.8 disruptors and tractor-repulsors are armed in their turn', () => {
    expect(energies('disruptor')).toEqual([0, 2, 4]);
    expect(energies('trb-heavy')).toEqual([0, 4]);
    expect(energies('trb-light')).toEqual([0, 2]);
  });

  test('TP-9.4.5 fusion takes 2, is held for 1, overloaded with 4 in all, and cools for a turn', () => {
    expect(energies('fusion')).toEqual([0, 2, 4]);
    expect(energies('fusion', { turns: 1, energy: 2 })).toEqual([0, 1, 3]);
    expect(energies('fusion', { turns: 1, energy: 4 })).toEqual([0, 1]);
    expect(energies('fusion', { turns: 0, energy: 0, cools: true })).toEqual([0]);
    expect(after('fusion', { turns: 0, energy: 0, cools: true }, 0)).toEqual(EMPTY);
  });

  test('TP-9.4.6 a hellbore takes 3 and 3, is held for 2, and overloaded with 3 more', () => {
    expect(energies('hellbore')).toEqual([0, 3]);
    expect(energies('hellbore', { turns: 1, energy: 3 })).toEqual([0, 3, 6]);
    expect(energies('hellbore', { turns: 2, energy: 6 })).toEqual([0, 2, 5]);
    expect(energies('hellbore', { turns: 2, energy: 9 })).toEqual([0, 2]);
  });

  test.each([
    ['plasma-f', [1, 1, 3], [0]],
    ['plasma-g', [2, 2, 3], [0, 1]],
    ['plasma-s', [2, 2, 4], [0, 2]],
    ['plasma-r', [2, 2, 5], [0]],
  ] as const)('TP-9.5.1 %s takes %j, and held %j', (type, steps, held) => {
    let arm: Arm = EMPTY;
    for (const [turn, energy] of steps.entries()) {
      expect(energies(type, arm)).toEqual([0, energy]);
      expect(isArmed({ type }, arm)).toBe(false);
      expect(arm.turns).toBe(turn);
      arm = after(type, arm, energy) as Arm;
    }
    expect(isArmed({ type }, arm)).toBe(true);
    expect(energies(type, arm)).toEqual(held);
  });

  test('TP-9.5.1 a plasma-R that is not launched is lost, a plasma-F stays for nothing', () => {
    const armed = { turns: 3, energy: 9 };
    expect(after('plasma-r', armed, 0)).toEqual(EMPTY);
    expect(after('plasma-f', { turns: 3, energy: 5 }, 0)).toEqual({ turns: 3, energy: 5 });
  });
});

describe('over the turns', () => {
  test('TP-14.1.4 TP-9.3.1 a photon goes on being armed, TP-9.4.1 a disruptor does not outlast its turn', () => {
    const b = battle('a blue fed-ca 0105^B 0\nb red kli-d7 4225^E 0');
    b.allocate(
      { blue: { arms: [{ weapon: 'photon-a', energy: 2 }] }, red: { arms: [{ weapon: 'disruptor-a', energy: 2 }] } },
      { dice: [1, 6] },
    );
    expect(b.hold('blue').arms[6]).toEqual({ turns: 1, energy: 2 });
    expect(b.hold('red').arms[9]).toEqual({ turns: 1, energy: 2 });
    b.until('allocate');
    expect(b.hold('blue').arms[6]).toEqual({ turns: 1, energy: 2 });
    expect(b.hold('red').arms[9]).toEqual(EMPTY);
  });

  test('TP-2.1.6 TP-2.2.7 what was prepared and not used is gone at the end of the turn, TP-2.2.6 the capacitor stays', () => {
    const b = battle('a blue fed-ca 0105^B 0\nb red kli-d7 4225^E 0');
    b.hold('blue').capacitor = 3;
    const form = {
      capacitor: 2,
      hets: 1,
      tacs: { warp: 1, impulse: 1 },
      general: 2,
      specific: [1, 0, 0, 0, 0, 0],
      transporters: 1,
      erratic: true,
    };
    b.allocate({ blue: form }, { dice: [1, 6] });
    expect(b.hold('blue')).toMatchObject({
      capacitor: 11,
      hets: 1,
      tacs: { warp: 1, impulse: 1 },
      general: 2,
      transporters: 5,
      erratic: true,
    });
    b.until('allocate');
    const none = {
      hets: 0,
      tacs: { warp: 0, impulse: 0 },
      general: 0,
      specific: [0, 0, 0, 0, 0, 0],
      transporters: 0,
      erratic: false,
    };
    expect(b.hold('blue')).toMatchObject({ capacitor: 11, ...none });
  });

  test('TP-2.2.6 a capacitor takes whole points up to its free room rounded up, and no more than it holds', () => {
    const b = battle('a blue fed-ca 0105^B 0\nb red kzi-cs 4225^E 0');
    // Two phaser-1 and ten phaser-3: 7 points.
    expect(b.hold('red').capacitor).toBe(28);
    b.hold('red').capacitor = 25;
    expect(b.refusals('b', { forms: [b.form('red', { capacitor: 2 })], small: [], order: [], watch: [] })).toEqual([
      'TP-2.2.6 /forms/0/capacitor',
    ]);
    b.allocate({ red: { capacitor: 1 } }, { dice: [1, 6] });
    expect(b.hold('red').capacitor).toBe(28);
  });
});
