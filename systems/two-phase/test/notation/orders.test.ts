import type { Json } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { orders } from '../../notation/order.ts';
import { emptyForm } from '../../rules/energy/cut.ts';
import { battle } from '../battle.ts';

const b = battle('blue a1 fed-ca 1015^B 8\nred b1 kli-d7 1512^E 8\nred b2 kli-f5 1612^E 8');
b.hold('b1').form = null;
for (const id of ['a1', 'b1', 'b2']) for (const arm of b.hold(id).arms) Object.assign(arm, { turns: 2, energy: 4 });

const ABOUT: Readonly<Record<string, Json>> = {
  allocate: { turn: 1, ships: ['b1', 'b2'] },
  space: { unit: 'b1', n: 1, of: 4 },
  answer: { units: ['b1', 'b2'], to: 'a1' },
  zero: { units: ['b1', 'b2'] },
  bid: { unit: 'b1', by: 'a1' },
  place: { groups: [{ speed: 8, open: 2 }] },
  finish: { units: ['b1', 'b2'] },
};

interface Known {
  laid?: Json;
  best?: Json;
}

/** The order a text stands for, or its faults: `1:7 what is wrong`. */
function read(kind: string, text: string, known: Known = {}): unknown {
  const found = orders.parseOrder(text, b.view('red'), { kind, about: ABOUT[kind]!, ...known });
  return 'order' in found ? found.order : found.faults.map(({ line, column, say }) => `${line}:${column} ${say}`);
}

const form = (ship: string, differs: object = {}) => ({ ...emptyForm({ unit: b.unit(ship) }), ...differs });
const shot = (weapon: string, on: string, more: object = {}) => ({ weapon, on, ...more });

describe('TP-2.1.7 a form as it is typed', () => {
  const forms = (text: string, known?: Known) => (read('allocate', text, known) as { forms: object[] }).forms;

  test('line by line, by ids or by names; nothing is paid for what is not said', () => {
    const speed = form('b1', { speed: 12, ecm: 2, arms: [{ weapon: 'disruptor-a', energy: 2 }], shields: 'minimum' });
    expect(forms('b1: speed 12, ecm 2, disruptor-a 2, shields minimum')[0]).toEqual(speed);
    expect(forms('battlecruiser speed 12, ecm 2, disruptor A 2, shields minimum')[0]).toEqual(speed);
  });

  test('all mounts of a kind, what is usual, what alone means yes', () => {
    const arms = ['a', 'b', 'c', 'd'].map(letter => ({ weapon: `disruptor-${letter}`, energy: 2 }));
    expect(forms('b1: disruptors 2, erratic')[0]).toEqual(form('b1', { arms, erratic: true }));
    expect(forms('b1: guns')[0]).toEqual(form('b1', { arms }));
  });

  test('TP-1.3.2 a ship that is not named does as it would by itself; one that was laid is changed', () => {
    expect(forms('b1: speed 4').map(one => (one as { ship: string }).ship)).toEqual(['b1', 'b2']);
    const laid = { forms: [form('b1', { speed: 9, general: 2 })], small: [], order: [], watch: [] } as unknown as Json;
    expect(forms('b1: speed 4', { laid })[0]).toEqual(form('b1', { speed: 4, general: 2 }));
  });

  test('TP-1.3.13 TP-3.2.6 standing orders, and the order among equal speeds', () => {
    expect(
      read('allocate', 'b1: speed 8\nwatch b1: course FFL, answer 50 3 5, zero ask, screen 2 phaser-9\norder b2 b1'),
    ).toMatchObject({
      order: ['b2', 'b1'],
      watch: [
        {
          ...{ unit: 'b1', course: 'FFL', zero: 'ask', bid: 'all' },
          ...{ answer: { chance: 50, damage: 3, within: 5 }, screen: { from: 2, with: ['phaser-9'] } },
        },
      ],
    });
  });

  test('every fault at once, each where it stands', () => {
    expect(read('allocate', 'b1: sped 12, ecm two; b9: speed 1')).toEqual([
      expect.stringMatching(/^1:5 "sped": .*did you mean speed\?$/),
      expect.stringMatching(/^1:18 "two": expected a number/),
      expect.stringMatching(/^1:23 "b9": expected /),
    ]);
  });
});

describe('TP-1.3.5 a space as it is typed', () => {
  test('a step, the course behind it, and what is done there', () => {
    expect(read('space', 'F')).toEqual({ step: 'F', acts: [], fire: [] });
    expect(read('space', 'fflf, phaser-1 phaser-2 at a1, shield 2 down')).toEqual({
      ...{ step: 'F', course: 'FLF', fire: [shot('phaser-1', 'a1'), shot('phaser-2', 'a1')] },
      acts: [{ act: 'shield', shield: 2, up: false }],
    });
    expect(read('space', 'half 4, L stop')).toEqual({ half: 4, step: 'L', course: '', acts: [], fire: [] });
    expect(read('space', '')).toEqual(['1:1 no step is said: F is straight ahead']);
  });
});

describe('TP-1.3.14 a window as it is typed', () => {
  test('weapons at a target, how they are fired, acts in any order', () => {
    expect(read('zero', 'b1: disruptor-a at a1 as overload reserve 1, phaser-1 at heavy cruiser, tractor a1 3, het C')).toEqual({
      windows: [
        {
          unit: 'b1',
          fire: [shot('disruptor-a', 'a1', { as: 'overload', reserve: 1 }), shot('phaser-1', 'a1')],
          acts: [
            { act: 'tractor', on: 'a1', energy: 3 },
            { act: 'het', facing: 2 },
          ],
        },
      ],
    });
    expect(read('answer', 'b2: seeker rack-1 at a1 load i-m pseudo')).toMatchObject({
      windows: [{ acts: [{ act: 'seeker', weapon: 'rack-1', on: 'a1', load: 'i-m', pseudo: true }] }],
    });
  });

  test('all at a target is whatever is ready and bears; a kind of weapon likewise', () => {
    const fired = (text: string) =>
      (read('answer', text) as { windows: { fire: { weapon: string }[] }[] }).windows[0]?.fire.map(({ weapon }) => weapon) ?? [];
    expect(fired('b1: disruptors at a1')).toEqual(['disruptor-a', 'disruptor-b', 'disruptor-c', 'disruptor-d']);
    expect(fired('b1: all at a1')).toEqual(expect.arrayContaining(['disruptor-a', 'phaser-1']));
    expect(fired('b1: disruptor-a at a1, all at a1').filter(one => one === 'disruptor-a')).toHaveLength(1);
  });

  test('to pass, and what is best', () => {
    const best = { windows: [{ unit: 'b2', acts: [], fire: [shot('phaser-1', 'a1')] }] };
    expect(read('zero', 'pass')).toEqual({ windows: [] });
    expect(read('zero', 'best', { best })).toEqual(best);
    expect(read('zero', 'b1: blaster at a1')).toEqual(['1:5 "blaster": blaster is no weapon of b1']);
  });
});

test('TP-3.2.3 TP-1.3.8 TP-1.3.12 a place, a bid, the end of the turn', () => {
  expect(read('place', 'last')).toEqual({ first: [false] });
  expect(read('place', 'speed 8 first')).toEqual({ first: [true] });
  expect(read('place', 'speed 7 first')).toEqual(['1:14 there is no group of speed 7 to choose in']);
  expect(read('bid', '3')).toEqual({ energy: 3 });
  expect(read('bid', 'nothing')).toEqual({ energy: 0 });
  expect(read('finish', 'b1: repairs shield-3, reload rack-1; b2: docks none')).toEqual({
    repairs: [{ unit: 'b1', box: 'shield-3' }],
    reload: [{ unit: 'b1', weapon: 'rack-1' }],
    docks: [{ unit: 'b2', to: null }],
  });
});

test('TP-15.2.1 a force as it is typed, by cards’ names or ids', () => {
  const all = battle('blue a1 fed-ca 1015^B 8\nred b1 kli-d7 1512^E 8');
  const bought = orders.parseOrder('grey: heavy cruiser, t-bomb 2; kli-d7', all.view('blue'), {
    kind: 'muster',
    about: { points: 300 },
  });
  expect(bought).toEqual({
    order: {
      ships: [
        { id: 'grey', card: 'fed-ca', options: [{ id: 't-bomb', n: 2 }] },
        { id: 's2', card: 'kli-d7', options: [] },
      ],
    },
  });
});

test.each(['allocate', 'space', 'zero', 'place', 'bid', 'finish'])('help with %s has examples that can be given', kind => {
  const { grammar, examples } = orders.help(b.view('red'), { kind, about: ABOUT[kind]! });
  expect(grammar.length).toBeGreaterThan(0);
  for (const text of examples) expect(read(kind, text)).not.toBeInstanceOf(Array);
});
