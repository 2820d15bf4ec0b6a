import { check } from '@flagplot/check';
import { beginMatch, GENERATOR, type Json, type Side } from '@flagplot/kernel';
import { shelf } from '@flagplot/shelf';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Battle } from '../src/session/battle.svelte.ts';
import { allKept, storedBattle } from '../src/session/keep.ts';
import { asOf, caseOf, Trail } from '../src/session/replay.ts';
import type { Seat } from '../src/session/seats.ts';
import { store } from './store.ts';

const system = shelf['fleet-action'];
if (!system) throw new Error('the shelf has no fleet-action');
const { rules } = system;
const scenario = system.scenarios.duel as Json;
const { deploy } = rules.questions;
if (!deploy) throw new Error('fleet-action asks for no set-up');

beforeEach(() => {
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('sessionStorage', store());
});

const idle = { think: async () => ({}) as Json };

function laid(seats: readonly Seat[], id = 'x'): Battle {
  const begun = beginMatch(rules, scenario as object, { dice: { kind: 'seeded', generator: GENERATOR, seed: 'page' }, check });
  if ('faults' in begun) throw new Error('the duel cannot be laid');
  const battle = new Battle({ id, match: begun.match, seats, gear: { rules, check, panels: undefined, ...idle } });
  battle.open();
  return battle;
}

const person = (side: Side): Seat => ({ side, by: 'person' });
const two = [person('narn'), person('earth')];

describe('two people at one screen', () => {
  test('the screen is covered until somebody says who he is, and between the two', () => {
    const battle = laid(two);
    expect(battle.handTo).toBe('narn');
    expect(battle.seen).not.toHaveProperty('own');
    battle.sit('narn');
    expect(battle.seen).toHaveProperty('side', 'narn');
    expect(battle.commit()).toEqual([]);
    expect(battle.handTo).toBe('earth');
    expect(battle.seen).not.toHaveProperty('own');
    expect(battle.ask).toBeUndefined();
  });

  test('what was sealed can be taken back until the other has sealed', () => {
    const battle = laid(two);
    battle.sit('narn');
    battle.commit();
    expect(battle.takeBack('narn')).toEqual([]);
    expect(battle.sitting).toBe('narn');
    expect(battle.ask?.kind).toBe('deploy');
    battle.commit();
    battle.sit('earth');
    battle.commit();
    expect(battle.takeBack('narn').length).toBeGreaterThan(0);
  });

  test('who sealed last stays seated for the next ask', () => {
    const battle = laid(two);
    battle.sit('narn');
    battle.commit();
    battle.sit('earth');
    battle.commit();
    expect(battle.handTo).toBeUndefined();
    expect(battle.sitting).toBe('earth');
    expect(battle.ask?.kind).toBe('orders');
  });
});

describe('drafts', () => {
  test('are kept at once, undone and redone, and gone with their step', () => {
    const battle = laid([person('narn'), { side: 'earth', by: 'computer', bot: 'idle' }]);
    const before = battle.order?.now;
    battle.draft({ ...(before as object), speed: 3 } as Json);
    battle.draft({ ...(before as object), speed: 99 } as Json);
    expect(storedBattle('x')?.drafts).toMatchObject([{ side: 'narn', order: { speed: 99 } }]);
    expect(battle.judged).toMatchObject([{ at: '/speed' }]);
    expect(battle.undoDraft()).toBe(true);
    expect(battle.order).toMatchObject({ now: { speed: 3 }, touched: true });
    expect(battle.redoDraft()).toBe(true);
    expect(battle.order).toMatchObject({ now: { speed: 99 } });
    expect(battle.commit().length).toBeGreaterThan(0);
    battle.clearDraft();
    expect(battle.order).toEqual({ now: before, touched: false });
  });
});

describe('what is kept on the device', () => {
  test('the record, unopened answers included, and a summary that gives nothing away', () => {
    const battle = laid(two);
    battle.sit('narn');
    battle.commit();
    const [found] = allKept();
    expect(found?.saved.journal).toMatchObject([{ kind: 'answer', side: 'narn' }]);
    expect(found?.summary).toMatchObject({ system: 'fleet-action', over: false, side: 'earth' });
  });
});

describe('looking back', () => {
  test('every decision is a moment, and the table of a moment is the table as it lay', () => {
    const battle = laid(two);
    for (const side of ['narn', 'earth']) {
      battle.sit(side);
      battle.commit();
    }
    const saved = battle.saved();
    const found = new Trail(rules, check).moments(saved);
    expect(found.map(one => one.entries)).toEqual([0, 2]);
    expect(asOf(rules, saved, { entries: 0, check })?.shown().clock.turn).toBe(0);
    battle.goTo(found[0]);
    expect(battle.seen.clock.turn).toBe(0);
    expect(battle.ask).toBeUndefined();
    battle.goTo(undefined);
    expect(battle.seen.clock.turn).toBe(1);
  });

  test('a case leaves out what was taken back', () => {
    const battle = laid(two);
    battle.sit('narn');
    battle.commit();
    battle.takeBack('narn');
    expect(caseOf(battle.saved(), { side: 'narn', order: 7 })).toMatchObject({
      system: 'fleet-action',
      answers: [{ side: 'narn', order: 7 }],
    });
  });
});

describe('rules that throw', () => {
  test('leave the battle as it was, with a case that holds the answer', () => {
    const battle = laid([person('narn'), { side: 'earth', by: 'computer', bot: 'idle' }]);
    const judge = vi.spyOn(deploy, 'judge').mockImplementation(() => {
      throw new Error('broken rule');
    });
    const before = JSON.stringify(battle.saved());
    expect(battle.commit()).toEqual([]);
    judge.mockRestore();
    expect(battle.fault?.message).toContain('broken rule');
    expect(battle.fault?.case).toMatchObject({ answers: [{ side: 'narn' }] });
    expect(JSON.stringify(battle.saved())).toBe(before);
    battle.clearFault();
    expect(battle.ask?.kind).toBe('deploy');
    expect(battle.commit()).toEqual([]);
  });
});
