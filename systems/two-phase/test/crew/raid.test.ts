import { rolled, scriptedDice } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { partiesAboard } from '../../rules/crew/parties.ts';
import { boxFault, raid } from '../../rules/crew/raid.ts';
import type { Act } from '../../rules/orders.ts';
import type { Battle, Happened } from '../battle.ts';
import { battle, only, space } from '../battle.ts';

/** A cruiser beside a battlecruiser, in the turn's first acts. */
function near(): Battle {
  const b = battle('a blue fed-ca 1015^B 6\nb red kli-d7 1216^E 6');
  b.allocate({ blue: { speed: 6 }, red: { speed: 4 } });
  return b;
}

/** Blue's raiders come for a box of red's. */
function raids(b: Battle, box: string, dice: readonly number[]): Happened[] {
  const told: Happened[] = [];
  const source = scriptedDice(dice);
  const t = rolled(source, { tell: event => void told.push(structuredClone(event) as Happened), reveal: () => undefined });
  raid(b.s, t as never, { unit: b.unit('blue'), on: b.unit('red'), box });
  expect(source.diceLeft()).toBe(0);
  return told;
}

test('TP-13.4.1 on 1 the box is destroyed and the raiders are back, on 2 both are lost, on 3 to 5 the raiders, on 6 nothing', () => {
  const outcomes = [1, 2, 3, 4, 5, 6].map(die => {
    const b = near();
    const { labs, parties } = countsOf(b);
    expect(only(raids(b, 'lab', [die]), 'raided')).toMatchObject([{ unit: 'blue', on: 'red', box: 'lab' }]);
    const after = countsOf(b);
    return [labs - after.labs, parties - after.parties];
  });
  expect(outcomes).toEqual([
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 0],
  ]);
});

/** Labs of the one that is raided, parties of the one that raids. */
function countsOf(b: Battle): { labs: number; parties: number } {
  return { labs: b.unit('red').boxes.lab, parties: partiesAboard(b.unit('blue'), 'a') };
}

test('TP-13.4.1 a weapon that raiders destroy is gone with what was in it', () => {
  const b = near();
  const mount = b.ship('red').card.weapons.findIndex(({ id }) => id === 'rack-1');
  const lost = only(raids(b, 'rack-1', [1]), 'lost');
  expect(lost.map(({ weapon }) => weapon)).toEqual(['rack-1']);
  expect(b.unit('red').weapons[mount]).toBe(-1);
  expect(b.hold('red').magazines.find(one => one.mount === mount)?.load).toEqual([]);
});

test('TP-13.4.2 a guard takes the raiders on 1 to 3, sends them back on 4 and 5, and lets them pass on 6', () => {
  const guarded = (dice: readonly number[]) => {
    const b = near();
    b.step({ b: { windows: [], guards: [{ unit: 'red', box: 'bridge' }] } });
    const [told] = only(raids(b, 'bridge', dice), 'raided');
    return [told?.destroyed, told?.raiders];
  };
  expect([1, 2, 3, 4, 5].map(die => guarded([die]))).toEqual([
    [false, false],
    [false, false],
    [false, false],
    [false, true],
    [false, true],
  ]);
  expect([guarded([6, 1]), guarded([6, 4])]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('TP-13.4.3 a raid names a weapon or a system that is left, not shields, hull, warp or crew', () => {
  const b = near();
  b.unit('red').weapons[0] = -1;
  b.unit('red').boxes.probe = 0;
  const refused = (box: string) => boxFault(b.s, b.unit('red'), box)?.rule;
  for (const box of ['fore', 'left', 'shield-1', 'crew', 'sensor', 'excess', 'phaser-1', 'probe', ''])
    expect(refused(box)).toBe('TP-13.4.3');
  for (const box of ['phaser-2', 'disruptor-a', 'transporter', 'bridge', 'impulse', 'security'])
    expect(refused(box)).toBeUndefined();
});

test('TP-14.2.7 guards are set in step 3: one party to one system, no more than there are, and they may not be sent away', () => {
  const b = near();
  const guards = (...boxes: string[]) => ({ windows: [], guards: boxes.map(box => ({ unit: 'red', box })) });
  expect(b.refusals('b', guards('lab', 'lab'))).toEqual(['TP-14.2.7 /guards/1/box']);
  expect(b.refusals('b', guards('fore'))).toEqual(['TP-14.2.7 /guards/0/box']);
  expect(b.refusals('b', { windows: [], guards: [{ unit: 'blue', box: 'lab' }] })).toEqual(['TP-14.2.7 /guards/0/unit']);
  b.unit('red').parties = { b: 1 };
  expect(b.refusals('b', guards('lab', 'bridge'))).toEqual(['TP-14.2.7 /guards/1']);
  b.step({ b: guards('lab') });
  expect(b.hold('red').guards).toEqual(['lab']);
  b.until('allocate');
  expect(b.hold('red').guards).toEqual([]);
});

/** The cruiser's first space two hexes from the battlecruiser, shields down between them. */
function beside(): Battle {
  const b = battle('a blue fed-ca 1015^C 8\na grey fed-ffg 1115^C 8\nb red kli-d7 1317^F 8');
  b.allocate({ blue: { speed: 8, transporters: 1 }, grey: { speed: 7 }, red: { speed: 2 } });
  for (const id of ['blue', 'grey', 'red']) b.unit(id).dropped.fill(true);
  return b.until('space', 'a');
}

test('TP-13.4.1 raiders go by transporter and throw as they arrive', () => {
  const b = beside();
  const raids = (to: string, box?: string): Act => ({ act: 'transport', what: 'raid', to, ...(box !== undefined && { box }) });
  const sends = (act: Act) => ({ ...space('F'), acts: [act] });
  expect(b.refusals('a', sends(raids('red')))).toEqual(['TP-13.4.3 /acts/0/box']);
  expect(b.refusals('a', sends(raids('grey', 'lab')))).toContain('TP-9.1.5 /acts/0/to');
  const told = b.step({ a: sends(raids('red', 'disruptor-a')) }, [2]);
  expect(only(told, 'raided')).toMatchObject([{ unit: 'blue', on: 'red', box: 'disruptor-a', destroyed: true, raiders: false }]);
  expect(only(told, 'lost').map(({ weapon }) => weapon)).toEqual(['disruptor-a']);
  expect(partiesAboard(b.unit('blue'), 'a')).toBe(9);
});

test('TP-14.2.7 TP-14.2.2 nobody sets guards on a ship in mutiny', () => {
  const b = near();
  b.unit('red').mutineers = 3;
  expect(b.refusals('b', { windows: [], guards: [{ unit: 'red', box: 'lab' }] })).toEqual(['TP-14.2.2 /guards/0']);
});
