import type { Catalogue } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { beforeEach, describe, expect, test } from 'vitest';
import { Coach, type Mark, marksOf } from '../src/battle/coach.svelte.ts';
import { battles } from '../src/session/keep.ts';
import { emptyDevice } from './store.ts';

const shelf = await shippedSystems();

beforeEach(async () => {
  emptyDevice();
  for (const { id } of await battles.heads()) await battles.forget(id);
});

const marks: readonly Mark[] = [
  { at: 'ask', rule: 'XX-1', says: 'One.' },
  { at: 'odds', rule: 'XX-2', says: 'Two.' },
  { at: 'commit', rule: 'XX-3', says: 'Three.' },
];

async function kept(id: string, over: boolean): Promise<void> {
  const summary = { title: '', system: '', when: '', says: '', over, sides: [] };
  await battles.keep({ id, at: 1, seats: [], saved: {} as never, summary });
}

describe.each(Object.entries(shelf))('the marks of %s', async (_, { rules, scenarios, manifest }) => {
  const catalogue = await manifest.catalogue();
  const [scenario] = Object.values(scenarios);
  const read = rules.read(scenario as object);
  if ('faults' in read) throw new Error('its first scenario cannot be read');
  const { opening, turn } = rules.sequence(read.book);

  test('are sentences of the book alone, each once, for every question on every line that could ask it', () => {
    for (const phase of [...opening, ...turn]) {
      for (const kind of Object.keys(rules.questions)) {
        const found = marksOf({ rules, catalogue }, phase, kind);
        expect(found[0]).toEqual({ at: 'ask', rule: phase.rule, says: catalogue[phase.rule] });
        expect(new Set(found.map(mark => mark.rule)).size).toBe(found.length);
        for (const mark of found) expect(mark.says).toBe(catalogue[mark.rule]);
        expect([...found].map(mark => mark.at)).toEqual(
          ['ask', 'order', 'commit', 'odds'].filter(at => found.some(mark => mark.at === at)),
        );
      }
    }
    expect(marksOf({ rules, catalogue }, turn[0], 'no such question')).toEqual([]);
    expect(marksOf({ rules, catalogue }, undefined, Object.keys(rules.questions)[0] ?? '')).toEqual([]);
  });
});

/** The coach, once it knows what is behind one. */
async function coached(battle: string): Promise<Coach> {
  const coach = new Coach(battle);
  await battles.heads();
  return coach;
}

describe.each(Object.entries(shelf))(
  'what a first battle of %s is explained by',
  async (name, { rules, scenarios, manifest }) => {
    const catalogue = await manifest.catalogue();
    const lines = Object.values(scenarios).flatMap(scenario => {
      const read = rules.read(scenario as object);
      if ('faults' in read) throw new Error('a scenario cannot be read');
      const { opening, turn } = rules.sequence(read.book);
      return [...opening, ...turn];
    });
    const marksFrom = (rows: Catalogue) =>
      lines.flatMap(line => Object.keys(rules.questions).flatMap(kind => marksOf({ rules, catalogue: rows }, line, kind)));

    test('is sent by itself, and is the same as from the whole catalogue', async () => {
      const wanted = new Set(marksFrom(catalogue).map(({ rule }) => rule));
      const rows = Object.fromEntries(Object.entries(catalogue).filter(([rule]) => wanted.has(rule)));
      const file = `../../systems/${name}/data/first-battle.json`;
      await expect(`${JSON.stringify(rows, null, 2)}\n`).toMatchFileSnapshot(file);
      const few = await manifest.firstBattle?.();
      expect(few && marksFrom(few)).toEqual(marksFrom(catalogue));
    });
  },
);

describe('the coach', () => {
  test('shows one mark at a time, that of the odds once there are odds, and none twice on this device', async () => {
    const coach = await coached('a');
    expect(coach.next(marks, false)).toBe(marks[0]);
    coach.dismiss(marks[0] as Mark);
    expect(coach.next(marks, false)).toBe(marks[2]);
    expect((await coached('a')).next(marks, true)).toBe(marks[1]);
  });

  test('is for whoever has no battle behind him', async () => {
    await kept('a', true);
    await kept('b', false);
    expect((await coached('a')).on).toBe(true);
    expect((await coached('b')).on).toBe(false);
  });

  test('is off for good on demand, and on again on demand, from the beginning', async () => {
    const coach = await coached('a');
    coach.dismiss(marks[0] as Mark);
    coach.turn(false);
    expect((await coached('a')).next(marks, true)).toBeUndefined();
    await kept('b', true);
    coach.turn(true);
    expect((await coached('a')).next(marks, false)).toBe(marks[0]);
  });

  test('what cannot be read is nothing seen', async () => {
    localStorage.setItem('flagplot.coach', '{"seen":7,"on":"yes"}');
    expect((await coached('a')).next(marks, false)).toBe(marks[0]);
    localStorage.setItem('flagplot.coach', '{');
    expect((await coached('a')).on).toBe(true);
  });
});
