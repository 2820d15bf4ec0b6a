import { describe, expect, test } from 'vitest';
import { idleForm } from '../../rules/energy/cut.ts';
import { formFaults, isPaid } from '../../rules/energy/faults.ts';
import { billOf, totalOf } from '../../rules/energy/power.ts';
import type { Form } from '../../rules/orders.ts';
import { battle } from '../battle.ts';

const DUEL = 'a blue fed-ca 1815^B 8\nb red kli-d7 2815^E 8';

function faultsOf(
  id: string,
  differs: Partial<Form>,
  prepare: (b: ReturnType<typeof battle>) => void = () => undefined,
): string[] {
  const b = battle(DUEL);
  prepare(b);
  return formFaults(b.ship(id), b.form(id, differs), b.s.clock.turn).map(({ rule, at }) => `${rule} ${at}`);
}

describe('what a form costs', () => {
  test('TP-2.2.5 housekeeping is 4 for a cruiser and 3 for a frigate', () => {
    const b = battle('a blue fed-ca 1815^B\nb red kli-f5 2815^E');
    expect(totalOf(billOf(b.ship('blue'), b.form('blue')))).toBe(4);
    expect(totalOf(billOf(b.ship('red'), b.form('red')))).toBe(3);
  });

  test('TP-2.2.1 TP-2.2.3 TP-2.2.4 life support, fire control and shields by size', () => {
    const b = battle('a blue fed-ca 1815^B\nb red kli-g1 2815^E');
    const cost = (id: string, differs: Partial<Form>): number => totalOf(billOf(b.ship(id), b.form(id, differs)));
    const nothing: Partial<Form> = { life: false, fireControl: false, shields: 'off' };
    expect(cost('blue', nothing)).toBe(0);
    expect(cost('blue', { ...nothing, life: true })).toBe(1);
    expect(cost('blue', { ...nothing, shields: 'minimum' })).toBe(1);
    expect(cost('red', { ...nothing, life: true })).toBe(0);
    expect(cost('red', { ...nothing, shields: 'full' })).toBe(1);
  });

  test('TP-2.2.7 TP-2.2.9 general reinforcement and EW cost 2 a point, specific 1 a box', () => {
    const b = battle(DUEL);
    const bill = billOf(b.ship('blue'), b.form('blue', { general: 2, specific: [3, 0, 0, 0, 0, 1], ecm: 1, eccm: 1 }));
    expect(bill.any).toBe(4 + 4 + 4 + 4);
  });

  test('TP-2.1.5 photons take warp power, their overload any; HETs, EM and warp TACs warp or batteries', () => {
    const b = battle(DUEL);
    b.hold('blue').arms[6] = { turns: 1, energy: 2 };
    const bill = billOf(
      b.ship('blue'),
      b.form('blue', { arms: [{ weapon: 'photon-a', energy: 5 }], hets: 1, erratic: true, speed: 10 }),
    );
    expect(bill).toEqual({ warp: 2 + 20, lent: 5 + 6, impulse: 0, engine: 0, any: 4 + 3 });
  });
});

describe('what a form may not have', () => {
  test('TP-2.1.2 every reason is given at once, each at its place', () => {
    const wrong: Partial<Form> = { life: false, speed: 15, hets: 3, ecm: 2, eccm: 1, arms: [{ weapon: 'photon-a', energy: 3 }] };
    expect(faultsOf('blue', wrong, b => Object.assign(b.unit('blue'), { before: 4 }))).toEqual([
      'TP-2.2.1 /life',
      'TP-9.3.1 /arms/0/energy',
      'TP-3.1.7 /speed',
      'TP-4.4.5 /hets',
      'TP-2.2.9 /ecm',
    ]);
  });

  test('TP-2.1.2 no more is spent than there is', () => {
    const b = battle(DUEL);
    // 30 warp, 4 impulse, and 3 points of battery.
    const most = b.form('blue', { speed: 10, hets: 2, discharge: 3, repairs: 3 });
    expect(isPaid(b.ship('blue'), most)).toBe(true);
    expect(isPaid(b.ship('blue'), { ...most, repairs: 4 })).toBe(false);
    expect(faultsOf('blue', { speed: 10, hets: 2, discharge: 3, repairs: 4 })).toEqual(['TP-2.1.2 ']);
    expect(faultsOf('blue', { discharge: 4 })).toEqual(['TP-2.1.2 /discharge']);
  });

  test('TP-2.1.4 neither impulse power nor batteries buy speed', () => {
    // 14 is 28 of 30 warp points; two photons take four more.
    const arms = ['photon-a', 'photon-b'].map(weapon => ({ weapon, energy: 2 }));
    expect(faultsOf('blue', { speed: 13, arms })).toEqual([]);
    expect(faultsOf('blue', { speed: 14, arms, discharge: 3 })).toEqual(['TP-2.1.4 /speed']);
  });

  test('TP-2.1.5 the sublight TAC takes impulse power', () => {
    expect(faultsOf('blue', { tacs: { warp: 0, impulse: 1 } })).toEqual([]);
    const lamed = (b: ReturnType<typeof battle>) => Object.assign(b.unit('blue').boxes, { impulse: 0 });
    expect(faultsOf('blue', { tacs: { warp: 0, impulse: 1 } }, lamed)).toEqual(['TP-2.1.5 /tacs/impulse']);
  });

  test('TP-2.2.12 batteries take engine power, as much as they have room for', () => {
    const empty = (b: ReturnType<typeof battle>) => Object.assign(b.hold('blue'), { battery: 1 });
    expect(faultsOf('blue', { recharge: 2 }, empty)).toEqual([]);
    expect(faultsOf('blue', { recharge: 3 }, empty)).toEqual(['TP-2.2.12 /recharge']);
  });

  test('TP-2.2.8 a shield that is down takes no reinforcement', () => {
    const down = (b: ReturnType<typeof battle>) =>
      Object.assign(b.unit('blue'), { dropped: [true, false, false, false, false, false] });
    expect(faultsOf('blue', { specific: [1, 1, 0, 0, 0, 0] }, down)).toEqual(['TP-2.2.8 /specific/0']);
    expect(faultsOf('blue', { shields: 'off', specific: [0, 1, 0, 0, 0, 0] })).toEqual(['TP-2.2.8 /specific/1']);
  });

  test('TP-2.2.3 without fire control no EW is bought', () => {
    expect(faultsOf('blue', { fireControl: false, ecm: 1 })).toEqual(['TP-2.2.3 /ecm']);
  });

  test('TP-2.2.11 damage control up to its rating, transporters 1 for five uses', () => {
    expect(faultsOf('blue', { repairs: 4, transporters: 1 })).toEqual([]);
    expect(faultsOf('blue', { repairs: 5, transporters: 2 })).toEqual(['TP-2.2.11 /transporters', 'TP-2.2.11 /repairs']);
  });

  test('TP-2.2.2 a ship that cannot pay life support does nothing', () => {
    const dead = (b: ReturnType<typeof battle>) => {
      Object.assign(b.unit('blue').boxes, { left: 0, right: 0, impulse: 0 });
      b.hold('blue').battery = 0;
    };
    expect(faultsOf('blue', { life: false, fireControl: false, shields: 'off' }, dead)).toEqual([]);
    expect(faultsOf('blue', { life: false, fireControl: true, shields: 'off' }, dead)).toEqual(['TP-2.2.2 ']);
    expect(faultsOf('blue', {}, dead)).toContain('TP-2.2.2 /life');
  });

  test('TP-10.3.1 a mount that is lost is not armed', () => {
    const lost = (b: ReturnType<typeof battle>) => Object.assign(b.unit('red').weapons, { 9: -1 });
    expect(faultsOf('red', { arms: [{ weapon: 'disruptor-a', energy: 2 }] }, lost)).toEqual(['TP-10.3.1 /arms/0/weapon']);
  });
});

describe('a form without a word', () => {
  test('TP-1.3.2 on the first turn: housekeeping, capacitor, half the warp in movement', () => {
    const b = battle(DUEL);
    const ship = b.ship('blue');
    ship.hold.capacitor = 20;
    const form = idleForm(ship, 1);
    expect(form).toEqual(b.form('blue', { capacitor: 1, speed: 7 }));
  });

  test('TP-1.3.2 the last form is cut from its last line up until the power at hand pays', () => {
    const b = battle(DUEL);
    const ship = b.ship('blue');
    ship.hold.battery = 0;
    ship.hold.form = b.form('blue', { speed: 10, repairs: 4, general: 1, recharge: 3, hets: 0 });
    // 4 + 20 + 2 + 4 + 3 = 33 of 34: six boxes of warp less.
    expect(idleForm(ship, 2)).toEqual(ship.hold.form);
    ship.unit.boxes.left = 9;
    expect(idleForm(ship, 2)).toEqual(b.form('blue', { speed: 10, repairs: 2, general: 1, recharge: 0 }));
    ship.unit.boxes.left = 3;
    // 22 points are left: first repairs and reinforcement go, then speed.
    expect(idleForm(ship, 2)).toEqual(b.form('blue', { speed: 9 }));
  });

  test('TP-1.3.2 TP-2.2.1 life support is paid out of batteries where no engine is left', () => {
    const b = battle(DUEL);
    const ship = b.ship('blue');
    Object.assign(ship.unit.boxes, { left: 0, right: 0, impulse: 0, apr: 0 });
    ship.hold.form = b.form('blue', { speed: 4 });
    ship.hold.battery = 3;
    const form = idleForm(ship, 2);
    expect([form.life, form.fireControl, form.discharge, form.speed]).toEqual([true, false, 1, 0]);
    expect(isPaid(ship, form)).toBe(true);
  });

  test('TP-1.3.2 TP-2.1.5 what the warp engines do not pay for is cut, though other power is there', () => {
    const b = battle(DUEL);
    const ship = b.ship('red');
    ship.hold.battery = 0;
    ship.hold.form = b.form('red', { hets: 1 });
    Object.assign(ship.unit.boxes, { left: 2, right: 2 });
    expect(idleForm(ship, 2).hets).toBe(0);
    Object.assign(ship.unit.boxes, { left: 3 });
    expect(idleForm(ship, 2).hets).toBe(1);
  });

  test('TP-1.3.2 TP-9.3.1 photons go on being armed and are held, the lost ones left out', () => {
    const b = battle(DUEL);
    const ship = b.ship('blue');
    ship.hold.form = b.form('blue', {
      arms: ['photon-a', 'photon-b', 'photon-c'].map(weapon => ({ weapon, energy: 2 })),
      speed: 4,
    });
    ship.hold.arms = ship.hold.arms.map((arm, i) =>
      i === 6 ? { turns: 1, energy: 2 } : i === 7 ? { turns: 2, energy: 4 } : arm,
    );
    ship.unit.weapons[8] = -1;
    expect(idleForm(ship, 2).arms).toEqual([
      { weapon: 'photon-a', energy: 2 },
      { weapon: 'photon-b', energy: 1 },
    ]);
  });
});
