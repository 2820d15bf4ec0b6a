import { beforeEach, expect, test, vi } from 'vitest';
import { battles, keepDrafts, satHere, sits, storedDrafts } from '../src/session/keep.ts';
import { type Entry, LARGEST, Store } from '../src/session/store.ts';
import { studies } from '../src/session/studies.ts';
import { store } from './store.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('sessionStorage', store());
});

interface Shell extends Entry {
  name: string;
}
const shells: Store<Shell> = new Store({
  prefix: 'test.shell.',
  read: ({ id, at, name }) => (typeof name === 'string' ? { id, at, name } : undefined),
});
const shell = (id: string, at: number, name = id): Shell => ({ id, at, name });

test('entries are found by their id, the last changed first, each kind under names of its own', () => {
  expect([shell('a', 1), shell('b', 3), shell('c', 2)].map(one => shells.keep(one))).toEqual([true, true, true]);
  localStorage.setItem('test.other.d', JSON.stringify(shell('d', 4)));
  expect(shells.all().map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  shells.keep(shell('a', 5, 'again'));
  expect(shells.find('a')).toEqual(shell('a', 5, 'again'));
  shells.forget('b');
  expect([shells.find('b'), shells.find('nobody'), shells.all().length]).toEqual([undefined, undefined, 2]);
});

test.each(['nonsense', 'null', '7', '{"id":"x"}', '{"at":1,"name":"x"}', '{"id":"x","at":"1","name":"x"}', '{"id":"x","at":1}'])(
  '%s is no entry, and hides no other',
  text => {
    localStorage.setItem('test.shell.x', text);
    shells.keep(shell('y', 1));
    expect(shells.find('x')).toBeUndefined();
    expect(shells.all()).toEqual([shell('y', 1)]);
  },
);

test('what is too large is not kept, nor anything where the browser has no room: the one before stays', () => {
  shells.keep(shell('a', 1));
  expect(shells.keep(shell('a', 2, 'x'.repeat(LARGEST)))).toBe(false);
  expect(shells.find('a')).toEqual(shell('a', 1));
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  expect(shells.keep(shell('b', 1))).toBe(false);
  expect([shells.find('b'), shells.all()]).toEqual([undefined, []]);
});

test('with a battle go its half-made orders, and who sat there', () => {
  battles.keep({ id: 'x', at: 1, seats: [], saved: {} as never, summary: {} as never });
  keepDrafts('x', { narn: { step: 1, kind: 'orders', order: {} } });
  sits('x', 'narn');
  expect([battles.find('x')?.id, storedDrafts('x').length, satHere('x')]).toEqual(['x', 1, 'narn']);
  battles.forget('x');
  expect([battles.find('x'), storedDrafts('x').length, satHere('x')]).toEqual([undefined, 0, undefined]);
});

test('a study has the branch that lies on its table', () => {
  const study = { id: 's', at: 1, title: 'S', system: 'x', seats: [], branches: [{ id: 'a' }], on: 'a', notes: [] } as never;
  studies.keep(study);
  expect(studies.find('s')).toEqual(study);
  localStorage.setItem('flagplot.study.s', JSON.stringify({ ...(study as object), on: 'b' }));
  expect(studies.find('s')).toBeUndefined();
});
