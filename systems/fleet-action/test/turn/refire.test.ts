import { expect, test } from 'vitest';
import { weapons } from '../../data/index.ts';
import type { WeaponCard } from '../../rules/cards.ts';
import { countsIn, pulseOf, ready } from '../../rules/combat/refire.ts';
import { NEVER } from '../../rules/open.ts';
import { battle, d } from '../battle.ts';

const weapon = (id: string): WeaponCard => weapons.find(card => card.id === id)!;
const ONCE = weapon('heavy-laser');
const TWICE = weapon('medium-pulse-cannon');
const ALWAYS = weapon('twin-array');
const MINES = weapon('energy-mine');

/** Pulses of turns 1 to 3 in which a weapon fires that fires whenever it may. */
function volleys(card: WeaponCard, first: number): number[] {
  const fired: number[] = [];
  for (let now = first; now <= 9; now += 1) if (ready(card, fired.at(-1) ?? NEVER, now)) fired.push(now);
  return fired;
}

/** The next pulse a weapon may fire in: `2.1`. */
function next(card: WeaponCard, turn: number, pulse: number): string {
  const last = countsIn(card, turn, pulse);
  let now = last + 1;
  while (!ready(card, last, now)) now += 1;
  return `${Math.ceil(now / 3)}.${((now - 1) % 3) + 1}`;
}

test('FA-2.3.1 a weapon of fewer than three shots rests a whole pulse between two', () => {
  expect(volleys(TWICE, 1)).toEqual([1, 3, 5, 7, 9]);
  for (const pulse of [1, 2, 3]) {
    expect(ready(TWICE, pulse, pulse + 1)).toBe(false);
    expect(ready(TWICE, pulse, pulse + 2)).toBe(true);
  }
});

test('FA-2.3.2 the pause reaches over the end of the turn', () => {
  expect(next(TWICE, 2, 3)).toBe('3.2');
  expect(next(TWICE, 2, 2)).toBe('3.1');
  expect(next(ONCE, 2, 3)).toBe('3.2');
});

test('FA-2.3.3 a weapon of three shots fires in every pulse', () => {
  expect(volleys(ALWAYS, 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(ready(ALWAYS, 4, 4)).toBe(false);
});

test('FA-2.3.4 a one-shot weapon keeps both its limit and the pause', () => {
  expect([1, 2, 3].map(pulse => next(ONCE, 1, pulse))).toEqual(['2.1', '2.1', '2.2']);
  expect(volleys(ONCE, 1)).toEqual([1, 4, 7]);
  expect(volleys(ONCE, 3)).toEqual([3, 5, 7]);
});

test('FA-2.3.5 a mine launch counts as a shot in pulse 1, whenever it is made', () => {
  expect(countsIn(MINES, 2, 0)).toBe(pulseOf(2, 1));
  expect(countsIn(MINES, 2, 3)).toBe(pulseOf(2, 1));
  expect(countsIn(ONCE, 2, 3)).toBe(pulseOf(2, 3));
  expect(next(MINES, 1, 0)).toBe('2.1');
});

const FACING = 'narn A 0: Tal gquan 3040^0\nearth B 0: Vesper omega 3036^3';
const shots = (...names: string[]) => ({ shots: [{ ship: 'tal', target: 'vesper', weapons: names }] });

test('FA-2.3.1 FA-2.3.3 FA-2.3.4 at the table: what has fired is refused until it may fire again', () => {
  const b = battle(FACING).until('fire', 1);
  b.step({ narn: shots('heavy-laser', 'twin-array') }, [...d(10, 1, 1), ...d(10, 1, 1)]);
  for (const pulse of [2, 3]) {
    b.until('fire', pulse);
    expect(b.refusals('narn', shots('heavy-laser'))).toEqual(['FA-2.3.1 /shots/0/weapons/0']);
    b.step({ narn: shots('twin-array') }, d(10, 1, 1));
  }
  b.until('fire', 1);
  expect(b.s.clock.turn).toBe(2);
  expect(b.refusals('narn', shots('heavy-laser', 'twin-array'))).toEqual([]);
});

test('FA-2.3.2 at the table: fired in pulse 3, ready again in pulse 2', () => {
  const b = battle(FACING).until('fire', 3);
  b.step({ narn: shots('heavy-laser') }, d(10, 1, 1));
  b.until('fire', 1);
  expect(b.refusals('narn', shots('heavy-laser'))).toEqual(['FA-2.3.1 /shots/0/weapons/0']);
  expect(b.aim('tal', 'heavy-laser', 'vesper')).toEqual({
    rule: 'FA-2.3.1',
    say: 'Heavy laser fires again in turn 2, pulse 2.',
    weapon: 'Heavy laser',
    because: 'fires again in turn 2, pulse 2.',
    again: { turn: 2, pulse: 2 },
  });
  b.until('fire', 2);
  expect(b.refusals('narn', shots('heavy-laser'))).toEqual([]);
});

test('FA-6.2.5 a weapon fires its number of shots a turn and no more', () => {
  const most = (card: WeaponCard) => Math.max(...[1, 2, 3].map(first => volleys(card, first).filter(pulse => pulse <= 3).length));
  for (const card of weapons) expect(most(card), card.id).toBe(card.shots);
});

test('FA-6.4.13 a weapon system fires once in a pulse', () => {
  const b = battle(FACING).until('fire', 1);
  expect(b.refusals('narn', shots('twin-array', 'twin-array'))).toEqual(['FA-6.4.13 /shots/0/weapons/1']);
});
