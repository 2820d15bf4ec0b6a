import { odds } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { ships } from '../data/cards/ships.ts';
import { twoPhase as rules } from '../rules/index.ts';
import { battle } from './battle.ts';

function near() {
  return battle('a blue fed-ca 1015^C 8\nb red kli-d7 1417^F 8').s;
}

test('TP-9.3.4 the odds of an overloaded photon at range 4: four in six for 16, all on the shield', () => {
  const of = { unit: 'blue', on: 'red', fire: [{ weapon: 'photon-a', as: 'overload' }] };
  const { outcomes, exact } = odds(rules, { name: 'volley', of, s: near() });
  expect(exact).toBe(true);
  expect(outcomes.map(({ value, p }) => [value, p])).toEqual(
    expect.arrayContaining([
      [{ points: 16, shield: 1, inside: 0 }, '2/3'],
      [{ points: 0 }, '1/3'],
    ]),
  );
});

test('TP-9.2.1 the odds of two phaser-1 at range 4 are those of their chart', () => {
  const of = { unit: 'blue', on: 'red', fire: [{ weapon: 'phaser-1' }, { weapon: 'phaser-2' }] };
  const { outcomes } = odds(rules, { name: 'volley', of, s: near() });
  const chance = (points: number) => outcomes.find(({ value }) => (value as { points: number }).points === points)?.p;
  // 5 5 4 4 3 2 by die: ten only of two fives.
  expect([chance(10), chance(4)]).toEqual(['1/9', '1/36']);
});

test('TP-1.4.4 the odds of a volley take work by its weapons alone, whatever lies on the table, TP-9.2.3 four shots of a gatling too', () => {
  const phasers = ['phaser-1', 'phaser-2', 'phaser-3', 'phaser-4'].map(weapon => ({ weapon }));
  const of = { unit: 'blue', on: 'red', fire: phasers };
  expect(odds(rules, { name: 'volley', of, s: near() }, { work: 4_000 }).exact).toBe(true);
  const { s } = battle('a blue hyd-rn 1015^C 8\nb red kli-d7 1015^F 8');
  const gatlings = [7, 8].map(n => ({ weapon: `phaser-${n}`, shots: 4 }));
  const { outcomes, exact } = odds(rules, { name: 'volley', of: { ...of, fire: gatlings }, s }, { work: 60_000 });
  expect(exact).toBe(true);
  // 4 4 4 4 4 3 by die: eight times 4 comes of eight dice below 6.
  expect(outcomes.at(-1)).toMatchObject({ value: { points: 32, shield: 1, inside: 2 }, p: `${5 ** 8}/${6 ** 8}` });
});

test('TP-10.2.1 the odds of one point inside: each row of the chart by its chance', () => {
  const { outcomes, exact } = odds(rules, { name: 'inside', of: { unit: 'blue', points: 1 }, s: near() });
  expect(exact).toBe(true);
  const p = (box: string) => outcomes.find(({ value }) => (value as { boxes: Record<string, number> }).boxes[box] === 1)?.p;
  // Forward hull on 6 and 7, right warp on 5, left warp on 9.
  expect([p('fore'), p('right'), p('left')]).toEqual(['11/36', '1/9', '1/9']);
});

/** How many boxes of a system are among what points inside took. */
const boxes = (value: unknown, system: string): number => (value as { boxes: Record<string, number> }).boxes[system] ?? 0;

describe('TP-10.2.1 the odds of some points inside', () => {
  const asked = (points: number) => ({ name: 'inside', of: { unit: 'blue', points }, s: near() });

  test('five of them are summed up, and a sample of 20,000 lies where it should', () => {
    const { outcomes, exact, halfWidth } = odds(rules, asked(5));
    expect([exact, halfWidth]).toEqual([true, undefined]);
    const sample = odds(rules, asked(5), { work: 0, runs: 20_000 });
    expect(sample.exact).toBe(false);
    const mean = (box: string, of: typeof outcomes) => of.reduce((sum, { value, chance }) => sum + chance * boxes(value, box), 0);
    for (const box of ['fore', 'aft', 'left', 'right']) {
      expect(mean(box, outcomes), box).toBeGreaterThan(0);
      // The spread of boxes out of five is at most 1.1: five standard errors of 20,000 are 0.04.
      expect(Math.abs(mean(box, sample.outcomes) - mean(box, outcomes)), box).toBeLessThan(0.04);
    }
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  test('five of them are summed up on a ship of any card', () => {
    for (const { id } of ships) {
      const { s } = battle(`a blue ${id} 1015^C 8\nb red kli-d7 1417^F 8`);
      expect(odds(rules, { ...asked(5), s }).exact, id).toBe(true);
    }
  });

  test.each([6, 10, 60])('%i of them are sampled, and its half-width is told', points => {
    const { outcomes, exact, halfWidth } = odds(rules, asked(points));
    expect(exact).toBe(false);
    expect(halfWidth).toBeGreaterThan(0);
    expect(halfWidth).toBeLessThanOrEqual(0.02);
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});

test('TP-4.4.6 TP-8.3.1 the odds of a breakdown and of lock-on', () => {
  const s = near();
  const of = { unit: 'red' };
  const chance = (name: string, value: object) =>
    odds(rules, { name, of, s }).outcomes.find(one => JSON.stringify(one.value) === JSON.stringify(value))?.p;
  expect(chance('breakdown', { breaksDown: false })).toBe('1/1');
  Object.assign(s.open.units[1] as object, { bonuses: 1 });
  expect(chance('breakdown', { breaksDown: true })).toBe('1/3');
  Object.assign(s.open.units[1]?.boxes as object, { sensor: 3 });
  expect(chance('lock', { lockOn: true })).toBe('1/2');
});

const chances = (s: ReturnType<typeof near>, name: string, of: object) => {
  const { outcomes, exact } = odds(rules, { name, of: of as never, s });
  expect(exact).toBe(true);
  return outcomes.map(({ value, p }) => [value, p]);
};

test('TP-13.4.1 TP-13.4.2 the odds of a raid, and of one on what is guarded', () => {
  const of = { unit: 'blue', on: 'red', box: 'lab' };
  const end = (destroyed: boolean, raiders: boolean) => ({ destroyed, raiders });
  expect(chances(near(), 'raid', of)).toEqual(
    expect.arrayContaining([
      [end(true, true), '1/6'],
      [end(true, false), '1/6'],
      [end(false, false), '1/2'],
      [end(false, true), '1/6'],
    ]),
  );
  expect(chances(near(), 'raid', { ...of, guarded: true })).toEqual(
    expect.arrayContaining([
      [end(true, true), '1/36'],
      [end(true, false), '1/36'],
      [end(false, false), '7/12'],
      [end(false, true), '13/36'],
    ]),
  );
});

test('TP-13.4.4 TP-13.4.5 the odds of boarding: two against one', () => {
  const s = near();
  Object.assign(s.open.units[0] as object, { parties: { a: 1, b: 2 } });
  // Two take one on 3 to 6 of the chart, one takes one on 5 and 6.
  const left = (boarders: number, home: number) => ({ boarders, home, captured: home === 0 });
  expect(chances(s, 'boarding', { unit: 'blue' })).toEqual(
    expect.arrayContaining([
      [left(2, 0), '4/9'],
      [left(1, 0), '2/9'],
      [left(2, 1), '2/9'],
      [left(1, 1), '1/9'],
    ]),
  );
  // A 1 of ten takes one, and all others more.
  Object.assign(s.open.units[1] as object, { parties: { b: 1 } });
  expect(chances(s, 'boarding', { unit: 'red', boarders: 10 })).toEqual(
    expect.arrayContaining([
      [left(10, 0), '2/3'],
      [left(9, 0), '1/3'],
    ]),
  );
});
