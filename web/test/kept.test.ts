import type { Saved } from '@flagplot/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Kept } from '../src/session/keep.ts';
import { satHere, sits } from '../src/session/sitting.ts';
import type { Study } from '../src/session/studies.ts';
import { emptyDevice, newWindow } from './store.ts';

beforeEach(emptyDevice);

const summary = { title: 'A duel', system: 'x', when: 'Turn 1', says: 'Set up', over: false, sides: [] };

/** A battle with so many entries in its journal. */
function battle(id: string, at: number, entries = 0): Kept {
  const journal = Array.from({ length: entries }, (_, step) => ({ kind: 'answer', step, side: 'a', order: {} }));
  return { id, at, seats: [], summary, saved: { format: 2, journal, hashes: [] } as unknown as Saved, drafts: [] };
}

const study: Study = {
  id: 's',
  at: 1,
  title: 'S',
  system: 'x',
  seats: [],
  branches: [{ id: 'a' } as never, { id: 'b' } as never],
  on: 'a',
  notes: [],
};

describe('entries', () => {
  test('are found by their id in this window and the next, and listed without what lists do not show, the last changed first', async () => {
    const here = await newWindow();
    for (const one of [battle('a', 1), battle('b', 3), battle('c', 2)]) expect(await here.battles.keep(one)).toBe('kept');
    expect(await here.battles.keep(battle('a', 5, 2))).toBe('kept');
    for (const { battles, battleHeads } of [here, await newWindow()]) {
      expect(await battles.find('a')).toEqual(battle('a', 5, 2));
      expect(await battles.find('nobody')).toBeUndefined();
      const { saved: _saved, drafts: _drafts, ...head } = battle('a', 5);
      expect((await battles.heads())[0]).toEqual(head);
      expect((await battleHeads()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
      expect((await battles.heads()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    }
  });

  test('go with all that goes with them', async () => {
    const { battles, keepDrafts } = await newWindow();
    await battles.keep(battle('x', 1));
    await battles.keep(battle('xy', 1));
    await keepDrafts('x', [{ side: 'a', step: 1, kind: 'orders', order: {} }]);
    sits('x', 'a');
    expect([(await battles.find('x'))?.drafts, satHere('x')]).toMatchObject([[{ side: 'a' }], 'a']);
    await battles.forget('x');
    const again = await newWindow();
    expect([await again.battles.find('x'), satHere('x')]).toEqual([undefined, undefined]);
    expect((await again.battles.find('xy'))?.id).toBe('xy');
  });

  /** All names under which anything lies that bears an id: in the database, and in the storages beside it. */
  async function namesOf(id: string): Promise<string[]> {
    const { database } = await import('../src/session/database.ts');
    const db = await database();
    const keys = [...(await db.getAllKeys('battles')), ...(await db.getAllKeys('parts')).map(String)];
    return [...keys, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(name => name.includes(id));
  }

  test('that are taken off while they are written leave nothing, neither then nor when what was on its way is written', async () => {
    const { battles, keepDrafts } = await newWindow();
    const { keepLast } = await import('../src/session/last-orders.ts');
    const since = battles.timesOff('xyz');
    await battles.keep(battle('xyz', 1, 3), since);
    keepLast({ battle: 'xyz', side: 'a', kind: 'orders' }, {});
    const writing = [battles.keep(battle('xyz', 2, 4), since), keepDrafts('xyz', [], since)];
    await Promise.all([...writing, battles.forget('xyz')]);
    expect(await battles.keep(battle('xyz', 3, 5), since)).toBe('newer');
    expect(await keepDrafts('xyz', [{ side: 'a', step: 1, kind: 'orders', order: {} }], since)).toBe('newer');
    expect(await namesOf('xyz')).toEqual([]);
    expect([await battles.find('xyz'), await battles.heads()]).toEqual([undefined, []]);
  });

  test('that are taken off in one window are not brought back by another; begun anew they are kept', async () => {
    const [here, there] = [await newWindow(), await newWindow()];
    await here.battles.keep(battle('x', 1));
    const since = there.battles.timesOff('x');
    await there.battles.find('x');
    await here.battles.forget('x');
    await vi.waitFor(() => expect(there.battles.timesOff('x')).toBe(1));
    expect(await there.battles.keep(battle('x', 2, 1), since)).toBe('newer');
    expect(await (await newWindow()).battles.find('x')).toBeUndefined();
    expect(await here.battles.keep(battle('x', 3, 2))).toBe('kept');
    expect(await (await newWindow()).battles.find('x')).toEqual(battle('x', 3, 2));
  });

  test('that found no room are gone from memory too, and from where an earlier Flagplot kept them', async () => {
    localStorage.setItem('flagplot.battle.x', JSON.stringify(battle('x', 1)));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const { battles } = await newWindow();
    await battles.forget('x');
    expect([await battles.find('x'), Object.keys(localStorage)]).toEqual([undefined, []]);
    vi.restoreAllMocks();
  });

  test('have no picture once they are taken off', async () => {
    const { battles } = await newWindow();
    const { keepPicture } = await import('../src/session/keep-picture.ts');
    const { emptyScene } = await import('@flagplot/pagekit/board/grounds.ts');
    await battles.keep(battle('xyz', 1));
    await keepPicture('xyz', emptyScene(), []);
    expect(await namesOf('xyz')).toContain('battles,xyz,picture');
    await battles.forget('xyz');
    await keepPicture('xyz', emptyScene(), []);
    expect(await namesOf('xyz')).toEqual([]);
    await battles.keep(battle('xyz', 2));
    await keepPicture('xyz', emptyScene(), []);
    expect(await namesOf('xyz')).toContain('battles,xyz,picture');
  });

  test('a study has the branch that lies on its table; lists say how many forks it has', async () => {
    const { studies } = await newWindow();
    await studies.keep(study);
    expect(await studies.heads()).toMatchObject([{ id: 's', forks: 1, noted: 0 }]);
    await studies.keep({ ...study, on: 'c' });
    expect(await studies.find('s')).toBeUndefined();
  });
});

describe('a battle that grows', () => {
  /** What is put into the database besides heads from here on, as texts. */
  function writes(): string[] {
    const written: string[] = [];
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (this.name === 'parts') written.push(`${String(key)}: ${JSON.stringify(value)}`);
      return put.call(this, value, key);
    });
    return written;
  }
  const grown = (entries: number, from?: Kept): Kept => {
    const whole = battle('a', entries, entries);
    const journal = [...(from?.saved.journal ?? []), ...whole.saved.journal.slice(from?.saved.journal.length ?? 0)];
    return { ...whole, saved: { ...whole.saved, journal } };
  };

  test('is written entry by entry: what lies there already is not written again, in this window and the next', async () => {
    const { battles } = await newWindow();
    const first = grown(40);
    await battles.keep(first);
    const written = writes();
    const more = grown(42, first);
    await battles.keep(more);
    const entries = () => written.splice(0).filter(one => one.includes('journal'));
    expect(entries()).toEqual([
      expect.stringMatching(/^battles,a,journal,40: /),
      expect.stringMatching(/^battles,a,journal,41: /),
    ]);
    const next = await newWindow();
    const found = await next.battles.find('a');
    expect(found).toEqual(more);
    await next.battles.keep(grown(43));
    expect(entries()).toEqual([expect.stringMatching(/^battles,a,journal,42: /)]);
    vi.restoreAllMocks();
    expect(await (await newWindow()).battles.find('a')).toEqual(grown(43));
  });

  test('is written anew from where another record of it begins to differ, and nothing of the first is left', async () => {
    const { battles } = await newWindow();
    await battles.keep(grown(9));
    const other = grown(5);
    const saved = { ...other.saved, journal: other.saved.journal.map((one, i) => (i < 3 ? one : { ...one, side: 'b' })) };
    await battles.keep({ ...other, saved });
    expect((await (await newWindow()).battles.find('a'))?.saved).toEqual(saved);
  });

  test('leaves nothing of itself to another that is kept in its place, before the first is through', async () => {
    const { battles } = await newWindow();
    void battles.keep(grown(9));
    await battles.keep(grown(2));
    expect((await (await newWindow()).battles.find('a'))?.saved.journal).toHaveLength(2);
  });

  test('is found as it lay before its entries had rows of their own', async () => {
    const { battles } = await newWindow();
    await battles.keep(grown(3));
    const { database } = await import('../src/session/database.ts');
    const db = await database();
    await db.delete('parts', IDBKeyRange.bound(['battles', 'a', 'journal'], ['battles', 'a', 'journal', []]) as never);
    await db.put('parts', grown(3).saved, ['battles', 'a', 'saved']);
    const next = await newWindow();
    expect(await next.battles.find('a')).toEqual(grown(3));
    await next.battles.keep(grown(4));
    expect(await (await newWindow()).battles.find('a')).toEqual(grown(4));
  });
});

type Window = Awaited<ReturnType<typeof newWindow>>;

describe('a page that is left in the moment something is kept', () => {
  const draft = { side: 'a', step: 2, kind: 'orders', order: { speed: 3 } };

  const texts = () => Object.keys(localStorage).map(name => [name, localStorage.getItem(name) ?? ''] as const);

  /** What lay down of a change at once, on a device whose database has nothing of it yet. */
  async function left(before: readonly (Kept | Study)[], act: (window: Window) => Promise<unknown>) {
    const keepAll = async ({ battles, studies }: Window): Promise<void> => {
      for (const one of before) await ('branches' in one ? studies.keep(one) : battles.keep(one));
    };
    emptyDevice();
    const window = await newWindow();
    await keepAll(window);
    const acting = act(window);
    const laid = texts();
    await acting;
    expect(Object.keys(localStorage)).toEqual([]);
    emptyDevice();
    await keepAll(await newWindow());
    for (const [name, text] of laid) localStorage.setItem(name, text);
    return newWindow();
  }

  test('1 kept: finds the answer again, and what was drawn, and a battle that was just laid', async () => {
    const answered = await left([battle('a', 1, 2)], ({ battles }) => battles.keep(battle('a', 2, 3)));
    expect(await answered.battles.find('a')).toEqual(battle('a', 2, 3));
    const drawn = await left([battle('a', 1, 2)], ({ keepDrafts }) => keepDrafts('a', [draft]));
    expect(await drawn.battles.find('a')).toEqual({ ...battle('a', 1, 2), drafts: [draft] });
    const both = await left([battle('a', 1, 2)], ({ battles, keepDrafts }) =>
      Promise.all([battles.keep(battle('a', 2, 3)), keepDrafts('a', [draft])]),
    );
    expect(await both.battles.find('a')).toEqual({ ...battle('a', 2, 3), drafts: [draft] });
    const laid = await left([], ({ battles }) => battles.keep(battle('a', 1)));
    expect(await laid.battles.find('a')).toEqual(battle('a', 1));
  });

  test('1 kept: finds a study as it was changed last, and a force', async () => {
    const forked = { ...study, at: 2, notes: [{ branch: 'a', clock: {} as never, text: 'here' }] };
    const noted = await left([study], ({ studies }) => studies.keep(forked));
    expect(await noted.studies.find('s')).toEqual(forked);
    expect(await noted.studies.heads()).toMatchObject([{ id: 's', at: 2, noted: 1 }]);
    const force = { id: 'f', at: 1, scenario: 'x', side: 'a', force: { system: 'x' } as never };
    const bought = await left([], ({ forces }) => forces.keep(force));
    expect([await bought.forces.find('f'), await bought.forces.heads()]).toEqual([force, [force]]);
  });

  test('1 kept: lists what was just made and what it was when it was left, but nothing that cannot be laid any more', async () => {
    const laid = await left([], ({ battles }) => battles.keep(battle('a', 1)));
    expect((await laid.battleHeads()).map(({ id, unkept }) => [id, unkept])).toEqual([['a', undefined]]);
    const played = await left([battle('a', 1, 2), battle('b', 2)], ({ battles }) => battles.keep(battle('a', 3, 3)));
    expect((await played.battleHeads()).map(({ id, at }) => [id, at])).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
    // Its beginning went with another device's data, or was never here.
    for (const id of ['a', 'b'])
      await import('../src/session/database.ts').then(async ({ database }) => (await database()).delete('battles', id));
    expect(await played.battleHeads()).toEqual([]);
  });

  test('1 kept: what lies there is not the last any more where a later change found no room to lie down', async () => {
    const window = await left([study], ({ studies }) => studies.keep({ ...study, at: 2, title: 'before' }));
    await window.studies.find('s');
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const of = (lying: Storage, name: string) => (name === 'setItem' ? full : Reflect.get(lying, name));
    vi.stubGlobal('localStorage', new Proxy(localStorage, { get: of as never }));
    await window.studies.keep({ ...study, at: 2, title: 'after' });
    expect((await (await newWindow()).studies.find('s'))?.title).toBe('after');
  });

  test('1 kept: a study that was changed later is not gone back on', async () => {
    const { studies } = await left([study], window => window.studies.keep({ ...study, at: 2, title: 'before' }));
    const laid = texts();
    await studies.find('s');
    await studies.keep({ ...study, at: 3, title: 'after' });
    for (const [name, text] of laid) localStorage.setItem(name, text);
    const again = await newWindow();
    expect((await again.studies.find('s'))?.title).toBe('after');
    expect((await again.studies.heads()).map(({ title }) => title)).toEqual(['after']);
  });

  test('1 kept: what is found so is written with the next change, and lies nowhere else then', async () => {
    const { battles } = await left([battle('a', 1, 2)], window => window.battles.keep(battle('a', 2, 3)));
    await battles.find('a');
    await battles.keep(battle('a', 3, 4));
    expect(Object.keys(localStorage)).toEqual([]);
    expect(await (await newWindow()).battles.find('a')).toEqual(battle('a', 3, 4));
  });

  test('1 kept: what has gone on otherwise since is not gone back on', async () => {
    const { battles } = await left([battle('a', 1, 2)], window => window.battles.keep(battle('a', 2, 3)));
    await battles.find('a');
    const other = battle('a', 5, 4);
    (other.saved.journal[2] as { side: string }).side = 'b';
    const laid = texts();
    await battles.keep(other);
    for (const [name, text] of laid) localStorage.setItem(name, text);
    const again = await newWindow();
    expect(await again.battles.find('a')).toEqual(other);
    await again.battles.forget('a');
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('two windows', () => {
  test('the second to write overwrites nothing, and writes again once it has read the newer', async () => {
    const one = await newWindow();
    await one.battles.keep(battle('a', 1, 1));
    const two = await newWindow();
    expect((await two.battles.find('a'))?.at).toBe(1);
    expect(await one.battles.keep(battle('a', 2, 2))).toBe('kept');
    expect(await two.battles.isBehind('a')).toBe(true);
    expect(await two.battles.keep(battle('a', 3, 1))).toBe('newer');
    expect(await two.keepDrafts('a', [{ side: 'a', step: 1, kind: 'orders', order: {} }])).toBe('newer');
    expect(await two.battles.find('a')).toEqual(battle('a', 2, 2));
    expect(await two.battles.keep(battle('a', 4, 3))).toBe('kept');
    expect([await one.battles.isBehind('a'), await two.battles.isBehind('a')]).toEqual([true, false]);
    expect(await one.battles.keep(battle('a', 5, 3))).toBe('newer');
    expect(await (await newWindow()).battles.find('a')).toEqual(battle('a', 4, 3));
  });

  test('what is found is never what is about to be refused', async () => {
    const one = await newWindow();
    await one.battles.keep(battle('a', 1, 1));
    const two = await newWindow();
    await two.battles.find('a');
    await one.battles.keep(battle('a', 2, 2));
    const writing = two.battles.keep(battle('a', 3, 1));
    expect(await two.battles.find('a')).toEqual(battle('a', 2, 2));
    expect(await writing).toBe('newer');
  });

  test('a half-made order counts as played on', async () => {
    const one = await newWindow();
    await one.battles.keep(battle('a', 1));
    const two = await newWindow();
    await two.battles.find('a');
    await one.keepDrafts('a', [{ side: 'a', step: 0, kind: 'orders', order: { speed: 3 } }]);
    expect(await two.keepDrafts('a', [])).toBe('newer');
    expect((await two.battles.find('a'))?.drafts).toMatchObject([{ order: { speed: 3 } }]);
  });
});

describe('a device that keeps nothing for us', () => {
  test('has what is kept in memory, whole, and says so', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const { battles, keepDrafts, battleHeads } = await newWindow();
    expect(await battles.keep(battle('a', 1, 2))).toBe('full');
    expect(await keepDrafts('a', [{ side: 'a', step: 2, kind: 'orders', order: {} }])).toBe('full');
    expect(await battles.find('a')).toMatchObject({ ...battle('a', 1, 2), drafts: [{ step: 2 }] });
    expect((await battleHeads()).map(({ id }) => id)).toEqual(['a']);
    expect((await battles.heads()).map(({ id }) => id)).toEqual(['a']);
    await battles.forget('a');
    expect(await battles.find('a')).toBeUndefined();
  });

  test('what found no room is written with the next change that finds some', async () => {
    const { battles } = await newWindow();
    await battles.keep(battle('a', 1, 1));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    expect(await battles.keep(battle('a', 2, 2))).toBe('full');
    expect(await battles.find('a')).toEqual(battle('a', 2, 2));
    put.mockRestore();
    expect((await (await newWindow()).battles.find('a'))?.at).toBe(1);
    expect(await battles.keepPart('a', { name: 'drafts', value: [] })).toBe('kept');
    expect(await (await newWindow()).battles.find('a')).toEqual(battle('a', 2, 2));
  });

  test('what can lie in no database is a fault of ours, and is not taken for a lack of room', async () => {
    const { forces } = await newWindow();
    const odd = { id: 'a', at: 1, scenario: '', side: '', force: { system: 'x', buy: () => undefined } as never };
    await expect(forces.keep(odd)).rejects.toThrow(DOMException);
  });
});

describe('what an earlier Flagplot kept', () => {
  const drafts = [{ side: 'a', step: 1, kind: 'orders', order: { speed: 3 } }];

  test('is brought over at the first opening, whole, and is gone from where it lay', async () => {
    const { drafts: _none, ...old } = battle('old', 3, 2);
    localStorage.setItem(`flagplot.battle.${old.id}`, JSON.stringify(old));
    localStorage.setItem(`flagplot.drafts.${old.id}`, JSON.stringify(drafts));
    localStorage.setItem('flagplot.study.s', JSON.stringify(study));
    localStorage.setItem('flagplot.coach', '{}');
    const { battleHeads, battles, studies } = await newWindow();
    expect((await battleHeads()).map(({ id }) => id)).toEqual([old.id]);
    expect(await battles.find(old.id)).toEqual({ ...old, drafts });
    expect(await studies.find('s')).toEqual(study);
    expect(Object.keys(localStorage)).toEqual(['flagplot.coach']);
    const again = await newWindow();
    expect([await again.battles.find(old.id), await again.studies.find('s')]).toEqual([{ ...old, drafts }, study]);
  });

  test.each(['nonsense', 'null', '7', '{"id":"x"}', '{"at":1}', '{"id":"x","at":"1"}', '{"id":"x","at":1}'])(
    '%s is no entry: it stays where it lies, and hides no other',
    async text => {
      localStorage.setItem('flagplot.battle.x', text);
      localStorage.setItem('flagplot.battle.y', JSON.stringify(battle('y', 1)));
      const { battles } = await newWindow();
      expect((await battles.heads()).map(({ id }) => id)).toEqual(['y']);
      expect(localStorage.getItem('flagplot.battle.x')).toBe(text);
    },
  );

  test('never takes the place of what was played on here; what is later than that lies beside it', async () => {
    await (await newWindow()).battles.keep(battle('a', 5, 2));
    await (await newWindow()).battles.keep(battle('b', 5, 2));
    localStorage.setItem('flagplot.battle.a', JSON.stringify(battle('a', 4, 1)));
    localStorage.setItem('flagplot.battle.b', JSON.stringify(battle('b', 6, 3)));
    const { battles } = await newWindow();
    const found = await battles.heads();
    expect(found.map(({ at }) => at)).toEqual([6, 5, 5]);
    expect([await battles.find('a'), await battles.find('b')]).toEqual([battle('a', 5, 2), battle('b', 5, 2)]);
    expect((await battles.find(found[0]?.id ?? ''))?.saved.journal).toHaveLength(3);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('lies in memory where there is no room, and where it lay until there is', async () => {
    localStorage.setItem('flagplot.battle.a', JSON.stringify(battle('a', 4, 1)));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    expect(await (await newWindow()).battles.find('a')).toEqual(battle('a', 4, 1));
    expect(Object.keys(localStorage)).toEqual(['flagplot.battle.a']);
    put.mockRestore();
    expect(await (await newWindow()).battles.find('a')).toEqual(battle('a', 4, 1));
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
