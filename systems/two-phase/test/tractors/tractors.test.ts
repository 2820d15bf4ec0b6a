import { describe, expect, test } from 'vitest';
import { bidQuestion } from '../../rules/tractors/bid.ts';
import { usualWatch } from '../../rules/window/choices.ts';
import { acts, battle, fires, only, space } from '../battle.ts';

type B = ReturnType<typeof battle>;
const tractor = (on: string, energy: number) => ({ act: 'tractor', on, energy }) as const;
const release = (on: string) => ({ act: 'release', on }) as const;
/** Blue's next space, and a beam on red. */
const pull = (energy: number, step = 'F') => ({ ...space(step), acts: [tractor('red', energy)] });

/** Blue comes within two hexes of red with its first space, with energy for beams. */
function near(blue: object = {}, red: object = {}): B {
  const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1317^F 8');
  b.allocate({ blue: { speed: 8, tractors: { hold: [], fresh: 5, resist: 0 }, ...blue }, red: { speed: 2, ...red } });
  return b.until('space', 'a');
}

/** The same with red held by a strength of 4. */
function held(blue: object = {}, red: object = {}): B {
  const b = near(blue, red);
  b.step({ a: pull(5) });
  b.step({ b: { energy: 0 } });
  return b;
}

describe('a beam', () => {
  test('TP-13.2.1 costs 1, 1, 2, 3 by range and reaches no further', () => {
    const b = near();
    const refused = (place: string, energy: number) => b.put('red', place).refusals('a', pull(energy));
    expect(refused('1216^F', 0)).toEqual(['TP-13.2.1 /acts/0/energy']);
    expect(refused('1216^F', 1)).toEqual([]);
    expect(refused('1317^F', 1)).toEqual(['TP-13.2.1 /acts/0/energy']);
    expect(refused('1317^F', 2)).toEqual([]);
    expect(refused('1417^F', 2)).toEqual(['TP-13.2.1 /acts/0/energy']);
    expect(refused('1417^F', 3)).toEqual([]);
    expect(refused('1518^F', 5)).toEqual(['TP-13.2.1 /acts/0/on']);
  });

  test('TP-13.2.1 its strength is the energy spent less that price plus 1; TP-2.3.1 prepared energy first, then batteries', () => {
    const b = near();
    b.hold('blue').battery = 2;
    expect(b.refusals('a', pull(8))).toEqual(['TP-2.3.1 /acts']);
    const told = b.step({ a: pull(6) });
    expect(only(told, 'caught')).toEqual([{ kind: 'caught', beam: 'blue-red', unit: 'blue', on: 'red', strength: 5 }]);
    expect([b.hold('blue').tractors, b.hold('blue').battery, b.unit('blue').used.tractor]).toEqual([0, 1, 1]);
  });

  test('TP-13.2.1 each box has one a turn, TP-8.3.3 with lock-on, TP-4.6.3 and not under erratic manoeuvres', () => {
    const refusal = (differs: object) => {
      const b = near();
      Object.assign(b.unit('blue'), differs);
      return b.refusals('a', pull(2));
    };
    expect(refusal({ used: { transporter: 0, tractor: 3, lab: 0 } })).toEqual(['TP-13.2.1 /acts/0/act']);
    expect(refusal({ lockOn: false })).toEqual(['TP-8.3.3 /acts/0']);
    expect(refusal({ erratic: true })).toEqual(['TP-4.6.3 /acts/0']);
    expect(refusal({})).toEqual([]);
  });

  test('TP-8.2.7 a shift wants a die: with it at most 6, or the energy is lost', () => {
    const b = near({}, { ecm: 2 });
    expect(only(b.step({ a: pull(5) }, [5]), 'failed')).toEqual([{ kind: 'failed', unit: 'blue', what: 'tractor' }]);
    expect([b.s.open.beams, b.hold('blue').tractors, b.unit('blue').used.tractor]).toEqual([[], 0, 1]);
    const works = near({}, { ecm: 2 });
    expect(only(works.step({ a: pull(5) }, [4]), 'caught')).toHaveLength(1);
  });

  test('TP-5.2.7 in an answer only the moving unit is caught', () => {
    const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1317^F 8\nc grey kli-d7 1316^F 8');
    b.allocate({ blue: { speed: 8 }, red: { speed: 2, tractors: { hold: [], fresh: 5, resist: 0 } }, grey: { speed: 4 } });
    b.until('answer', 'b');
    expect(b.refusals('b', acts('red', tractor('grey', 3)))).toEqual(['TP-5.2.7 /windows/0/acts/0/on']);
    expect(b.refusals('b', acts('red', tractor('blue', 3)))).toEqual([]);
  });
});

describe('the bid', () => {
  test('TP-1.3.8 its owner is asked at once, whatever power he has left', () => {
    const b = near();
    b.hold('red').battery = 0;
    b.step({ a: pull(5) });
    expect(b.asked()).toEqual(['b bid']);
    expect(b.asks[0]?.about).toEqual({ unit: 'red', by: 'blue' });
    expect(b.refusals('b', { energy: 1 })).toEqual(['TP-13.2.2 /energy']);
  });

  test('TP-13.2.2 at least the strength frees it at once, and it keeps its spaces', () => {
    const b = near();
    b.hold('red').battery = 5;
    b.step({ a: pull(5) });
    expect(only(b.step({ b: { energy: 4 } }), 'bid')).toEqual([
      { kind: 'bid', beam: 'blue-red', unit: 'red', by: 'blue', energy: 4, free: true, at: 'answer' },
    ]);
    expect([b.s.open.beams, b.unit('red').halted, b.hold('red').battery]).toEqual([[], false, 1]);
  });

  test('TP-13.2.2 less does not, and is spent', () => {
    const b = near();
    b.hold('red').battery = 5;
    b.step({ a: pull(5) });
    b.step({ b: { energy: 3 } });
    expect(b.s.open.beams).toEqual([{ id: 'blue-red', by: 'blue', on: 'red', strength: 4, fresh: true }]);
    expect([b.unit('red').halted, b.hold('red').battery]).toEqual([true, 2]);
  });

  test('TP-1.3.13 standing orders bid what frees the unit, if that is there and allowed', () => {
    const b = near();
    b.step({ a: pull(5) });
    const about = { unit: 'red', by: 'blue' };
    const bid = (battery: number, watch: 'ask' | 'all' | number) => {
      Object.assign(b.hold('red'), { battery, watch: { ...usualWatch('red'), bid: watch } });
      return bidQuestion.standing?.(b.view('b'), about)?.energy;
    };
    expect([bid(4, 'all'), bid(3, 'all'), bid(4, 4), bid(4, 3)]).toEqual([4, 0, 4, 0]);
    expect([bid(4, 'ask'), bid(0, 'ask')]).toEqual([undefined, 0]);
  });

  test('TP-1.3.14 the rest of the window follows the bid', () => {
    const b = near();
    b.step({ a: { ...pull(5), acts: [tractor('red', 5), { act: 'shield', shield: 1, up: false }] } });
    expect(b.unit('blue').dropped[0]).toBe(false);
    b.step({ b: { energy: 0 } });
    expect(b.unit('blue').dropped[0]).toBe(true);
    expect(b.asked()).toEqual(['b answer']);
  });
});

describe('what is held', () => {
  test('TP-13.2.3 loses its spaces and is carried along, facing as it faced; the spaces of its holder shrink', () => {
    const b = held();
    // Three spaces were left of four, at twice the cost: one.
    const told = b.until('space', 'a').step();
    expect([b.place('blue'), b.place('red')]).toEqual(['1216^C', '1417^F']);
    expect(only(told, 'towed')).toMatchObject([{ unit: 'red', by: 'blue', to: { facing: 5 } }]);
    b.until('zero');
    expect([b.place('blue'), b.place('red')]).toEqual(['1216^C', '1417^F']);
    // Four of the Second Phase are two.
    b.until('space').step();
    b.until('finish');
    expect([b.place('blue'), b.place('red')]).toEqual(['1417^C', '1618^F']);
  });

  test('TP-13.2.3 makes no high energy turn', () => {
    const b = held().until('answer', 'b');
    b.step();
    b.until('answer', 'b');
    b.hold('red').hets = 1;
    expect(b.refusals('b', acts('red', { act: 'het', facing: 1 }))).toEqual(['TP-13.2.3 /windows/0/acts/0']);
  });

  test('TP-13.2.3 moves as its holder moves: others may fire at either', () => {
    const b = battle('a blue fed-ca 1015^C 8\nb red kli-d7 1317^F 8\nc grey kli-d7 1320^A 8');
    b.allocate({ blue: { speed: 8, tractors: { hold: [], fresh: 5, resist: 0 } }, red: { speed: 2 }, grey: { speed: 4 } });
    const shot = (on: string) => fires('grey', `phaser-1 ${on}`);
    b.until('space', 'a').step();
    b.until('answer', 'c');
    expect(b.refusals('c', shot('red'))).toContain('TP-5.2.1 /windows/0/fire/0/on');
    b.until('space', 'a').step({ a: pull(5) });
    b.step({ b: { energy: 0 } });
    b.until('answer', 'c');
    expect(b.refusals('c', shot('red'))).not.toContain('TP-5.2.1 /windows/0/fire/0/on');
  });

  test('TP-13.2.4 upkeep and resistance are paid in secret; it is broken where the resistance reaches the strength', () => {
    const next = (resist: number) => {
      const b = held().until('allocate');
      const hold = [{ unit: 'red', energy: 4 }];
      b.allocate({
        blue: { speed: 4, tractors: { hold, fresh: 0, resist: 0 } },
        red: { tractors: { hold: [], fresh: 0, resist } },
      });
      return b;
    };
    const kept = next(2);
    expect(only(kept.told, 'kept')).toEqual([
      { kind: 'kept', beam: 'blue-red', unit: 'blue', on: 'red', strength: 3, resist: 2 },
    ]);
    expect(kept.s.open.beams).toEqual([{ id: 'blue-red', by: 'blue', on: 'red', strength: 3, fresh: false }]);
    expect([kept.unit('red').halted, kept.unit('blue').used.tractor]).toEqual([true, 1]);
    const free = next(3);
    expect(only(free.told, 'freed')).toEqual([{ kind: 'freed', beam: 'blue-red', unit: 'red', by: 'blue' }]);
    expect([free.s.open.beams, free.unit('red').halted]).toEqual([[], false]);
  });

  test('TP-13.2.4 speed is paid at the summed cost, and then no space is lost', () => {
    const b = held().until('allocate');
    const tractors = { hold: [{ unit: 'red', energy: 2 }], fresh: 0, resist: 0 };
    const order = (speed: number, more: object = tractors) => ({
      forms: [b.form('blue', { speed, tractors: more as typeof tractors })],
      ...{ small: [], order: [], watch: [] },
    });
    expect(b.refusals('a', order(8))).toContain('TP-2.1.4 /forms/0/speed');
    expect(b.refusals('a', order(7))).toEqual([]);
    expect(b.refusals('a', order(8, { ...tractors, hold: [] }))).toEqual([]);
    expect(b.refusals('a', order(4, { ...tractors, hold: [{ unit: 'red', energy: 1 }] }))).toEqual([
      'TP-13.2.1 /forms/0/tractors/hold/0/energy',
    ]);
    expect(b.refusals('a', order(4, { ...tractors, hold: [{ unit: 'grey', energy: 2 }] }))).toEqual([
      'TP-13.2.4 /forms/0/tractors/hold/0/unit',
    ]);
    b.allocate({ blue: { speed: 4, tractors } });
    const from = b.unit('blue').q;
    b.until('finish');
    expect(b.unit('blue').q - from).toBe(4);
  });

  test('TP-13.2.6 TP-11.1.5 is free when the beam is released, is destroyed, or reaches no further, or its ship fades', () => {
    const freed = (change: (b: B) => void) => {
      const b = held().until('space', 'a');
      change(b);
      b.step();
      return only(b.told, 'freed').length;
    };
    expect(freed(() => undefined)).toBe(0);
    expect(freed(b => void Object.assign(b.unit('blue').boxes, { tractor: 0 }))).toBe(1);
    expect(freed(b => void b.put('red', '3020^A'))).toBe(1);
    // TP-11.1.5 A ship that fades uses no beam.
    expect(freed(b => void Object.assign(b.unit('blue'), { veil: { step: 1, way: 'out', done: [], lost: [] } }))).toBe(1);
    const b = held().until('space', 'a');
    b.step({ a: { ...space('F'), acts: [release('red')] } });
    expect(b.s.open.beams).toEqual([]);
    expect(b.until('space', 'a').refusals('a', { ...space('F'), acts: [release('red')] })).toEqual(['TP-13.2.6 /acts/0/on']);
  });
});

describe('drones', () => {
  /** A drone of blue's on its way, within reach of red's beams after its first hex. */
  function flying(): B {
    const b = battle('a blue kzi-ff 1015^C 8\nb red fed-ca 1417^F 8');
    b.allocate({ blue: { speed: 2 }, red: { tractors: { hold: [], fresh: 6, resist: 0 } } });
    b.until('space', 'a');
    b.step({ a: { ...space('F'), acts: [{ act: 'seeker', weapon: 'rack-1', on: 'red', load: 'i' }] } });
    return b.until('screen', 'b');
  }

  test('TP-5.4.3 after a hex step beams seize drones and nothing else; TP-13.2.5 a held one does not move', () => {
    const b = flying();
    expect(b.refusals('b', acts('red', tractor('blue', 3)))).toEqual(['TP-5.4.3 /windows/0/acts/0/on']);
    b.step({ b: acts('red', tractor('seeker-1', 2)) });
    expect(only(b.told, 'caught')).toHaveLength(1);
    const flown = b.s.open.seekers[0]?.flown;
    b.until('allocate');
    expect(b.s.open.seekers).toMatchObject([{ id: 'seeker-1', flown }]);
  });

  test('TP-13.2.2 a drone cannot bid; TP-13.2.5 released it homes again', () => {
    const b = flying();
    b.step({ b: acts('red', tractor('seeker-1', 2)) });
    expect(b.asked()).not.toContain('a bid');
    b.until('zero', 'b').step({ b: acts('red', release('seeker-1')) });
    b.until('finish');
    expect(only(b.told, 'hit')).toHaveLength(1);
  });

  test('TP-13.2.1 plasma cannot be held', () => {
    const b = battle('a blue rom-kr 1015^C 8\nb red fed-ca 1417^F 8');
    b.allocate({ blue: { speed: 2 }, red: { tractors: { hold: [], fresh: 6, resist: 0 } } });
    b.hold('blue').arms = b.hold('blue').arms.map(() => ({ turns: 3, energy: 7 }));
    b.until('space', 'a').step({ a: { ...space('F'), acts: [{ act: 'seeker', weapon: 'plasma-a', on: 'red' }] } });
    b.until('zero', 'b');
    expect(b.refusals('b', acts('red', tractor('seeker-1', 3)))).toEqual(['TP-13.2.1 /windows/0/acts/0/on']);
  });
});

test('TP-14.2.2 TP-2.2.2 TP-10.3.3 a ship that does nothing bids nothing', () => {
  const b = near();
  b.step({ a: pull(5) });
  b.hold('red').battery = 3;
  const refused = (differs: object): string[] => {
    const before = structuredClone(b.unit('red'));
    Object.assign(b.unit('red'), differs);
    const refusals = b.refusals('b', { energy: 3 });
    Object.assign(b.unit('red'), before);
    return refusals;
  };
  expect(refused({})).toEqual([]);
  expect(refused({ life: false })).toEqual(['TP-13.2.2 /energy']);
  expect(refused({ mutineers: 4 })).toEqual(['TP-13.2.2 /energy']);
});

test('TP-4.1.4 TP-13.2.6 who leaves the map takes along nothing that he holds', () => {
  const b = held().put('blue', '4201^B').put('red', '4202^F');
  const told = b.until('space', 'a').step({ a: space('F') });
  expect(only(told, 'left').map(({ unit }) => unit)).toEqual(['blue']);
  expect(b.place('red')).toBe('4202^F');
  expect(b.s.open.beams).toEqual([]);
});
