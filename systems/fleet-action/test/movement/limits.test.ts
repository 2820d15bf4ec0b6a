import { fits } from '@flagplot/check';
import { expect, test } from 'vitest';
import { charts } from '../../data/index.ts';
import { fleetAction } from '../../rules/index.ts';
import { plotFaults } from '../../rules/movement/faults.ts';
import { hexesIn, PULSES, speedIn, take } from '../../rules/movement/path.ts';
import type { OrderName, SpeedChange, Step } from '../../rules/orders.ts';
import { type Battle, battle, faults, pathText, plot } from '../battle.ts';

/** A squadron of two at a speed, and somebody far away. */
const pair = (speed: number, lead: string, other: string): Battle =>
  battle(`narn A ${speed}: Tal ${lead} 3060^0, Var ${other} 3061\nearth B 0: Vesper omega 3001^3`);

/** One ship with some of its boxes left. */
const alone = (speed: number, card: string, boxes = ''): Battle =>
  battle(`narn A ${speed}: Tal ${card} 3060^0 ${boxes}\nearth B 0: Vesper omega 3001^3`);

/** The path of a speed with turns put before hexes of it: `{ 2: '<' }` before the first hex of pulse 2. */
function course(speed: number, turns: Partial<Record<number, Step[]>>, change?: SpeedChange): string {
  const steps = PULSES.map(pulse => [
    ...(turns[pulse] ?? []),
    ...Array.from({ length: hexesIn(charts, speedIn(speed, change, pulse), pulse) }, () => 'ahead' as const),
  ]);
  return pathText(steps);
}

const TURNS: Readonly<Record<Exclude<OrderName, 'maintain-course'>, Partial<Record<number, Step[]>>>> = {
  turn: { 2: ['port'] },
  'turn-hard': { 2: ['starboard', 'starboard'] },
  'come-about': { 1: ['port', 'port', 'port'] },
  'correct-course': { 1: ['port'], 3: ['starboard'] },
};
const ROWS = { turn: 'turn', 'turn-hard': 'hard', 'come-about': 'about', 'correct-course': 'correct' } as const;
const ORDERS = Object.keys(TURNS) as (keyof typeof TURNS)[];

test.each(ORDERS)('FA-5.1.1 %s is open up to the speed over the last box of its row, box by box', order => {
  const { card } = alone(0, 'gquan').of('tal');
  const row = card[ROWS[order]];
  for (let left = row.length; left > 0; left -= 1) {
    const most = row[left - 1] as number;
    const at = (speed: number) =>
      faults(alone(speed, 'gquan', `${ROWS[order]}=${left}`), 'narn-a', course(speed, TURNS[order]), { order });
    expect(at(most), `${left} boxes, speed ${most}`).toEqual([]);
    expect(new Set(at(most + 1)), `${left} boxes, speed ${most + 1}`).toEqual(
      new Set(Object.keys(TURNS[order]).map(pulse => `FA-5.3.5 /path/${Number(pulse) - 1}`)),
    );
  }
});

test.each(ORDERS)('FA-7.4.8 %s is no longer possible when its row is wholly marked, at any speed', order => {
  const row = `${ROWS[order]}=0`;
  for (const speed of [2, 3, 6])
    expect(faults(alone(speed, 'gquan', row), 'narn-a', course(speed, TURNS[order]), { order })).toContain(
      `FA-5.3.5 /path/${Number(Object.keys(TURNS[order])[0]) - 1}`,
    );
  expect(faults(alone(3, 'gquan', row), 'narn-a', 'a/a/a')).toEqual([]);
});

test('FA-5.1.1 the least able ship of a squadron sets the limit', () => {
  const b = battle('narn A 9: Tal thentus 3060^0, Var omega 3061\nearth B 0: Vesper omega 3001^3');
  expect(faults(b, 'narn-a', 'aaa/<aaa/aaa')).toEqual(['FA-5.3.5 /path/1']);
  const lost = battle('narn A 9: Tal thentus 3060^0, Var omega 3061 structure=0\nearth B 0: Vesper omega 3001^3');
  expect(faults(lost, 'narn-a', 'aaa/<aaa/aaa')).toEqual([]);
});

test.each([
  ['gquan', '', 4, 2],
  ['gquan', 'accel=3 decel=0', 3, 0],
  ['omega', '', 2, 2],
] as const)('FA-5.1.2 %s %s speeds up by %i at most and slows down by %i', (card, boxes, up, down) => {
  const at = (by: number) =>
    faults(alone(9, card, boxes), 'narn-a', course(9, {}, { pulse: 1, by }), { change: { pulse: 1, by } });
  expect(at(up)).toEqual([]);
  expect(at(up + 1)).toEqual(['FA-5.1.2 /change/by']);
  if (down > 0) expect(at(-down)).toEqual([]);
  expect(at(-down - 1)).toEqual(['FA-5.1.2 /change/by']);
});

test('FA-5.1.2 the lowest rating in the squadron counts', () => {
  const b = pair(9, 'gquan', 'omega');
  expect(faults(b, 'narn-a', course(9, {}, { pulse: 1, by: 2 }), { change: { pulse: 1, by: 2 } })).toEqual([]);
  expect(faults(b, 'narn-a', course(9, {}, { pulse: 1, by: 3 }), { change: { pulse: 1, by: 3 } })).toEqual([
    'FA-5.1.2 /change/by',
  ]);
});

test('FA-5.1.2 FA-5.3.5 a refusal says which ship cannot, what it can and what was asked', () => {
  const said = (b: Battle, steps: string, change?: SpeedChange) =>
    plotFaults(b.plotting('narn-a'), plot('narn-a', steps, change ? { change } : {}), '').map(({ say }) => say);
  expect(said(alone(3, 'gquan', 'accel=0'), 'a/aa/a', { pulse: 1, by: 1 })).toEqual([
    'Tal accelerates by 0 at most; this plot asks for 1.',
  ]);
  expect(said(alone(9, 'thentus'), 'aaa/aaa/aa', { pulse: 3, by: -1 })).toEqual([
    'Tal decelerates by 0 at most in pulse 3; this plot asks for 1.',
    'Speed 8 moves 3 hexes in pulse 3; this plot has 2.',
  ]);
  expect(said(pair(9, 'thentus', 'omega'), 'aaa/<aaa/aaa')).toEqual([
    'Turn: Var does it up to speed 8; the squadron makes 9 in pulse 2.',
  ]);
});

test('FA-5.1.3 speed falls to 0 and no further', () => {
  expect(faults(alone(1, 'omega'), 'narn-a', '//', { change: { pulse: 1, by: -1 } })).toEqual([]);
  expect(faults(alone(1, 'omega'), 'narn-a', '//', { change: { pulse: 1, by: -2 } })).toEqual(['FA-5.1.3 /change/by']);
});

test('FA-5.1.4 a plot holds one change of speed, up or down, at one pulse', () => {
  const { schema } = fleetAction.questions.orders;
  const order = (change: unknown) => ({ squadrons: [{ ...plot('narn-a', 'a/a/a'), change }] });
  expect(fits(schema, order({ pulse: 2, by: -1 }))).toBe(true);
  expect(fits(schema, order({ pulse: 3, by: 1 }))).toBe(true);
  for (const change of [{ pulse: 1, by: 0 }, { pulse: 0, by: 1 }, { pulse: 4, by: 1 }, { pulse: [1, 2], by: 1 }, { by: 1 }])
    expect(fits(schema, order(change))).toBe(false);
  expect(
    fits(
      schema,
      order([
        { pulse: 1, by: 1 },
        { pulse: 2, by: -1 },
      ]),
    ),
  ).toBe(false);
});

test("FA-5.1.5 a change of speed is the whole squadron's", () => {
  const b = battle('narn A 3: Tal gquan 3040^0, Var gquan 3041, Ro thentus 3142\nearth B 0: Vesper omega 3001^3');
  b.step({ narn: { squadrons: [plot('narn-a', 'aa/aa/aa', { change: { pulse: 1, by: 3 } })] } });
  expect(b.places('tal', 'var', 'ro')).toEqual(['3034^0', '3035^0', '3136^0']);
  expect(b.squadron('narn-a').speed).toBe(6);
});

const CATEGORIES = [
  ['gquan', 'capital ship'],
  ['vorchan', 'heavy combat vessel'],
  ['thentus', 'medium ship'],
] as const;

/** Rule that refuses a change of speed with an order, by category; none: it is allowed. */
const COMBINED = [
  ['FA-5.2.1', 'straight on', {}, [undefined, undefined, undefined]],
  ['FA-5.2.1', 'with a slip', { 2: ['slip-port'] }, [undefined, undefined, undefined]],
  ['FA-5.2.2 FA-5.2.3', 'turning', TURNS.turn, ['FA-5.2.2', undefined, undefined]],
  ['FA-5.2.4 FA-5.2.5', 'turning hard', TURNS['turn-hard'], ['FA-5.2.4', 'FA-5.2.4', undefined]],
  ['FA-5.2.6', 'coming about', TURNS['come-about'], ['FA-5.2.6', 'FA-5.2.6', 'FA-5.2.6']],
  ['FA-5.2.7', 'correcting course', TURNS['correct-course'], ['FA-5.2.7', 'FA-5.2.7', undefined]],
] as const;

test.each(COMBINED)('%s %s, capital, heavy and medium ships may change speed or may not', (_, _what, turns, refused) => {
  for (const by of [1, -1]) {
    const change = { pulse: 1, by };
    for (const [i, [card]] of CATEGORIES.entries()) {
      const steps = course(4, turns as never, change).replace(/(\{)a/, '$1');
      const rule = refused[i];
      expect(faults(alone(4, card), 'narn-a', steps, { change }), `${card} ${by}`).toEqual(rule ? [`${rule} /change`] : []);
    }
  }
});

test('FA-5.2.2 FA-5.2.4 FA-5.2.7 a mixed squadron has the limits of its least able member', () => {
  const change = { pulse: 1, by: 1 };
  const b = pair(4, 'thentus', 'vorchan');
  expect(faults(b, 'narn-a', course(4, TURNS.turn, change), { change })).toEqual([]);
  expect(faults(b, 'narn-a', course(4, TURNS['turn-hard'], change), { change })).toEqual(['FA-5.2.4 /change']);
  const c = pair(4, 'thentus', 'gquan');
  expect(faults(c, 'narn-a', course(4, TURNS.turn, change), { change })).toEqual(['FA-5.2.2 /change']);
  expect(faults(c, 'narn-a', course(4, TURNS['correct-course'], change), { change })).toEqual(['FA-5.2.7 /change']);
});

test('FA-5.3.1 a slip goes into the hex ahead to port or starboard, heading kept, and uses a hex', () => {
  for (let heading = 0; heading < 6; heading += 1) {
    const from = { q: 4, r: 7, heading };
    const ahead = (towards: number) => ({ ...take({ ...from, heading: (towards + 6) % 6 }, 'ahead'), heading });
    expect(take(from, 'slip-port')).toEqual(ahead(heading - 1));
    expect(take(from, 'slip-starboard')).toEqual(ahead(heading + 1));
  }
  expect(faults(alone(3, 'gquan'), 'narn-a', 'a/{a/a')).toEqual(['FA-5.6.2 /path/1']);
});

test('FA-5.3.3 a squadron turns in no pulse in which it moves no hex', () => {
  expect(faults(alone(1, 'gquan'), 'narn-a', '<//')).toEqual(['FA-5.6.2 /path/1', 'FA-5.3.3 /path/0']);
  expect(faults(alone(1, 'gquan'), 'narn-a', '</a/')).toEqual(['FA-5.3.3 /path/0']);
  expect(faults(alone(1, 'gquan'), 'narn-a', '/a/<')).toEqual(['FA-5.3.3 /path/2']);
  expect(faults(alone(1, 'gquan'), 'narn-a', '/<a/')).toEqual([]);
  expect(faults(alone(2, 'gquan'), 'narn-a', 'a/</a')).toEqual(['FA-5.3.3 /path/1']);
});

test('FA-5.3.4 at speed 0 the whole turn it may turn one hexside, in pulse 3', () => {
  expect(faults(alone(0, 'gquan'), 'narn-a', '//<')).toEqual([]);
  expect(faults(alone(0, 'gquan'), 'narn-a', '/>/')).toEqual(['FA-5.3.3 /path/1']);
  expect(faults(alone(0, 'gquan'), 'narn-a', '//<<')).toEqual(['FA-5.3.3 /path/2', 'FA-5.3.3 /path/2']);
  expect(faults(alone(0, 'gquan'), 'narn-a', '//<', { change: { pulse: 3, by: 1 } })).toContain('FA-5.3.3 /path/2');
  expect(faults(alone(0, 'gquan', 'turn=0'), 'narn-a', '//<')).toEqual(['FA-5.3.5 /path/2']);
});

test('FA-5.3.4 so may one that stops before the first pulse, if it may turn with a change of speed (ruling R8)', () => {
  const change = { pulse: 1, by: -1 };
  expect(faults(alone(1, 'thentus'), 'narn-a', '//<', { change })).toEqual([]);
  expect(faults(alone(1, 'gquan'), 'narn-a', '//<', { change })).toEqual(['FA-5.2.2 /change']);
  expect(faults(alone(1, 'thentus'), 'narn-a', '//<', { change: { pulse: 3, by: -1 } })).toContain('FA-5.3.3 /path/2');
});

test('FA-5.3.5 each turn is held to the speed of the pulse in which it is made', () => {
  const change = { pulse: 2, by: -1 };
  const at = (steps: string) => faults(alone(13, 'thentus'), 'narn-a', steps, { change });
  expect(at('aaaa/>>aaaa/aaaa')).toEqual([]);
  expect(at('>>aaaa/aaaa/aaaa')).toEqual(['FA-5.3.5 /path/0', 'FA-5.3.5 /path/0']);
  expect(at('>aaaa/>aaaa/aaaa')).toEqual(['FA-5.3.5 /path/0']);
});

test('FA-5.4.1 a change in pulse 1 comes before all movement, so the whole turn has the new speed', () => {
  expect(faults(alone(12, 'gquan'), 'narn-a', 'aaaa/aaa/aaaa', { change: { pulse: 1, by: -1 } })).toEqual([]);
  const b = battle('narn A 12: Tal gquan 3060^0\nearth B 0: Vesper omega 3001^3');
  const told = b.step({ narn: { squadrons: [plot('narn-a', 'aaaa/aaa/aaaa', { change: { pulse: 1, by: -1 } })] } });
  expect(b.places('tal')).toEqual(['3049^0']);
  const kinds = told.filter(({ kind }) => kind === 'speed' || kind === 'moved').map(({ kind }) => kind);
  expect(kinds).toEqual(['speed', 'moved', 'moved', 'moved']);
});

test.each([
  [1, 6, 3],
  [2, 4, 1],
  [3, 2, 0],
] as const)('FA-5.4.2 a frigate that changes speed in pulse %i wins %i at most or loses %i', (pulse, up, down) => {
  const at = (by: number) => faults(alone(9, 'thentus'), 'narn-a', course(9, {}, { pulse, by }), { change: { pulse, by } });
  const rule = pulse === 1 ? 'FA-5.1.2' : 'FA-5.4.2';
  expect(at(up)).toEqual([]);
  expect(at(up + 1)).toEqual([`${rule} /change/by`]);
  if (down > 0) expect(at(-down)).toEqual([]);
  expect(at(-down - 1)).toEqual([`${rule} /change/by`]);
});

test('FA-5.4.3 a tight turn at low speed stands though the squadron speeds up beyond its limit later', () => {
  const change = { pulse: 2, by: 4 };
  expect(faults(alone(12, 'thentus'), 'narn-a', '<<aaaa/aaaaaa/aaaaa', { change })).toEqual([]);
  expect(faults(alone(12, 'thentus'), 'narn-a', 'aaaa/<<aaaaaa/aaaaa', { change })).toEqual([
    'FA-5.3.5 /path/1',
    'FA-5.3.5 /path/1',
  ]);
});

test('FA-5.4.4 only turns in the pulse of the change or later are held to the chart of combinations, by the order as a whole (ruling R9)', () => {
  const change = { pulse: 2, by: 1 };
  expect(faults(alone(5, 'gquan'), 'narn-a', '<<aa/aa/aa', { change })).toEqual([]);
  expect(faults(alone(5, 'gquan'), 'narn-a', 'aa/<aa/aa', { change })).toEqual(['FA-5.2.2 /change']);
  expect(faults(alone(5, 'gquan'), 'narn-a', 'aa/aa/<aa', { change })).toEqual(['FA-5.2.2 /change']);
  expect(faults(alone(5, 'gquan'), 'narn-a', '<aa/aa/<aa', { change })).toEqual(['FA-5.2.4 /change']);
});

test('FA-3.1.5 what is open to a squadron depends on its category and its speed', () => {
  const open = (speed: number, card: string): OrderName[] =>
    ORDERS.filter(order => faults(alone(speed, card), 'narn-a', course(speed, TURNS[order]), { order }).length === 0);
  expect(open(6, 'gquan')).toEqual(['turn', 'turn-hard', 'come-about', 'correct-course']);
  expect(open(10, 'gquan')).toEqual(['turn', 'correct-course']);
  expect(open(10, 'omega')).toEqual([]);
  expect(open(8, 'thentus')).toEqual(['turn', 'turn-hard', 'come-about', 'correct-course']);
  const change = { pulse: 1, by: 1 };
  const hurried = (card: string): OrderName[] =>
    ORDERS.filter(order => faults(alone(4, card), 'narn-a', course(4, TURNS[order], change), { order, change }).length === 0);
  expect(hurried('gquan')).toEqual([]);
  expect(hurried('vorchan')).toEqual(['turn']);
  expect(hurried('thentus')).toEqual(['turn', 'turn-hard', 'correct-course']);
});
