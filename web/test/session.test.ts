import { check } from '@flagplot/check';
import { beginMatch, GENERATOR, type Json, type Side } from '@flagplot/kernel';
import { emptyScene } from '@flagplot/pagekit/board/grounds.ts';
import type { SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import type { Place, Scene } from '@flagplot/scene';
import type { System } from '@flagplot/shelf';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Battle } from '../src/session/battle.svelte.ts';
import { battles } from '../src/session/keep.ts';
import type { SystemModules } from '../src/session/modules.ts';
import { asOf, caseOf, entriesAt } from '../src/session/replay.ts';
import type { Seat } from '../src/session/seats.ts';
import { hostedSource, type SeatSource } from '../src/session/source.ts';
import { gearOf } from './gear.ts';
import { store } from './store.ts';

const shelf = await shippedSystems();

const system = shelf['fleet-action'];
const fighters = shelf.squadrons;
if (!system || !fighters) throw new Error('a system is missing from the shelf');
const { rules } = system;
const scenario = system.scenarios.duel as Json;
const { deploy } = rules.questions;
if (!deploy) throw new Error('fleet-action asks for no set-up');

beforeEach(() => {
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('sessionStorage', store());
});

const think = async (): Promise<{ order: Json }> => ({ order: {} });

function laid(seats: readonly Seat[], id = 'x', drawn?: Pick<SystemModules, 'scene' | 'panels'>): Battle {
  const begun = beginMatch(rules, scenario as object, { dice: { kind: 'seeded', generator: GENERATOR, seed: 'page' }, check });
  if ('faults' in begun) throw new Error('the duel cannot be laid');
  const source = hostedSource({ id, match: begun.match, seats, isStudy: false });
  const battle = new Battle({ id, source, seats, gear: { ...gearOf(system as NonNullable<typeof system>), ...drawn }, think });
  battle.open();
  return battle;
}

const person = (side: Side): Seat => ({ side, by: 'person' });
const two = [person('narn'), person('earth')];

/** Starfighters whose sides have set up and move one squadron after the other: nothing is thrown or opened until all have. */
function moving({ isStudy = false, onlaid }: { isStudy?: boolean; onlaid?(source: SeatSource): void } = {}): Battle {
  const { rules, scenarios } = fighters as System;
  const dice = { kind: 'seeded', generator: GENERATOR, seed: 'moving' } as const;
  const begun = beginMatch(rules, scenarios['first-lesson'] as object, { dice, check });
  if ('faults' in begun) throw new Error('the lesson cannot be laid');
  const { match } = begun;
  const asks = match.asks();
  for (const { side, kind, about } of asks) match.answer(side, 0, rules.questions[kind]?.idle(match.view(side), about) as Json);
  const seats = asks.map(({ side }) => person(side));
  const source = hostedSource({ id: 'm', match, seats, isStudy });
  onlaid?.(source);
  const gear = gearOf(fighters as System);
  const battle = new Battle({ id: 'm', source, seats, gear, think, ...(isStudy && { keeper: () => undefined }) });
  battle.open();
  return battle;
}

describe('two people at one screen', () => {
  test('the screen is covered until somebody says who he is, and between the two', async () => {
    const battle = laid(two);
    expect(battle.seating.handTo).toBe('narn');
    expect(battle.seen).not.toHaveProperty('own');
    battle.sit('narn');
    expect(battle.seen).toHaveProperty('side', 'narn');
    expect(await battle.commit()).toEqual([]);
    expect(battle.seating.handTo).toBe('earth');
    expect(battle.seen).not.toHaveProperty('own');
    expect(battle.ask).toBeUndefined();
  });

  test('what was sealed is taken back by oneself until the other has sealed, and then with his leave', async () => {
    const battle = laid(two);
    battle.sit('narn');
    await battle.commit();
    expect(await battle.takeBack('narn')).toEqual([]);
    expect(battle.seating.sitting).toBe('narn');
    expect(battle.ask?.kind).toBe('deploy');
    await battle.commit();
    battle.sit('earth');
    expect(battle.canTakeBack('narn')).toBe(true);
  });

  test('1 undo: what both have opened is a secret seen, and stands', async () => {
    const battle = laid(two);
    for (const side of ['narn', 'earth']) {
      battle.sit(side);
      await battle.commit();
    }
    expect(battle.canTakeBack('narn')).toBe(false);
    expect(await battle.takeBack('narn')).toMatchObject([{ say: 'There is nothing of yours to take back.' }]);
    expect([battle.seat.clock.step, battle.seat.known.offers]).toEqual([1, []]);
  });

  test('who sealed last stays seated for the next ask', async () => {
    const battle = laid(two);
    battle.sit('narn');
    await battle.commit();
    battle.sit('earth');
    await battle.commit();
    expect(battle.seating.handTo).toBeUndefined();
    expect(battle.seating.sitting).toBe('earth');
    expect(battle.ask?.kind).toBe('orders');
  });
});

test('the table is drawn once a change, for the board and for the film over it', async () => {
  let drawn = 0;
  const scene = (): Scene<Place> => {
    drawn += 1;
    return { ...emptyScene() };
  };
  const panels = { beats: () => [], words: () => ({ title: '' }), commit: () => '', panels: {} } as unknown as SystemPanels;
  const battle = laid(two, 'x', { scene, panels });
  battle.sit('narn');
  const before = battle.scene;
  expect(battle.scene).toBe(before);
  drawn = 0;
  await battle.commit();
  battle.sit('earth');
  expect(battle.scene).not.toBe(before);
  expect(battle.scene).toBe(battle.scene);
  expect(drawn).toBe(1);
});

describe('drafts', () => {
  test('are kept at once, undone and redone, and gone with their step', async () => {
    const battle = laid([person('narn'), { side: 'earth', by: 'computer', bot: 'idle' }]);
    const before = battle.draft.order?.now;
    battle.draft.set({ ...(before as object), speed: 3 } as Json);
    battle.draft.set({ ...(before as object), speed: 99 } as Json);
    expect((await battles.find('x'))?.drafts).toMatchObject([{ side: 'narn', order: { speed: 99 } }]);
    expect(battle.draft.judged).toMatchObject([{ at: '/speed' }]);
    expect(battle.draft.undo()).toBe(true);
    expect(battle.draft.order).toMatchObject({ now: { speed: 3 }, touched: true });
    expect(battle.draft.redo()).toBe(true);
    expect(battle.draft.order).toMatchObject({ now: { speed: 99 } });
    expect((await battle.commit()).length).toBeGreaterThan(0);
    battle.draft.clear();
    expect(battle.draft.order).toEqual({ now: before, touched: false });
  });
});

describe('what is kept on the device', () => {
  test('the record, unopened answers included, and a summary that gives nothing away', async () => {
    const battle = laid(two);
    battle.sit('narn');
    await battle.commit();
    const found = await battles.find('x');
    expect(found?.saved.journal).toMatchObject([{ kind: 'answer', side: 'narn' }]);
    expect(found?.summary).toMatchObject({ system: 'fleet-action', over: false, side: 'earth' });
  });

  test('is not brought back by a battle that is still on the screen when it is taken off', async () => {
    const battle = laid([person('narn'), person('earth')], 'taken-off');
    battle.sit('narn');
    await battles.forget('taken-off');
    await battle.commit();
    await vi.waitFor(() => expect(battle.keeping.overtaken).toBe(true));
    expect(await battles.find('taken-off')).toBeUndefined();
  });
});

describe('looking back', () => {
  test('every decision is a moment, and the table of a moment is the table as it lay', async () => {
    const battle = laid(two);
    for (const side of ['narn', 'earth']) {
      battle.sit(side);
      await battle.commit();
    }
    const saved = await battle.record();
    await battle.playback.fetch();
    const found = battle.playback.history;
    expect(found.map(one => entriesAt(rules, saved, { step: one.step, check }))).toEqual([0, 2]);
    expect(asOf(rules, saved, { entries: 0, check })?.shown().clock.turn).toBe(0);
    battle.playback.goTo(found[0]);
    expect(battle.seen.clock.turn).toBe(0);
    expect(battle.ask).toBeUndefined();
    battle.playback.goTo(undefined);
    expect(battle.seen.clock.turn).toBe(1);
  });

  test('a case leaves out what was taken back', async () => {
    const battle = laid(two);
    battle.sit('narn');
    await battle.commit();
    await battle.takeBack('narn');
    expect(caseOf(await battle.record(), { side: 'narn', order: 7 })).toMatchObject({
      system: 'fleet-action',
      answers: [{ side: 'narn', order: 7 }],
    });
  });
});

describe('rules that throw', () => {
  test('leave the battle as it was, with a case that holds the answer', async () => {
    const battle = laid([person('narn'), { side: 'earth', by: 'computer', bot: 'idle' }]);
    const judge = vi.spyOn(deploy, 'judge').mockImplementation(() => {
      throw new Error('broken rule');
    });
    const before = JSON.stringify(await battle.record());
    expect(await battle.commit()).toEqual([]);
    judge.mockRestore();
    expect(battle.guard.fault?.message).toContain('broken rule');
    expect(battle.guard.fault?.case).toMatchObject({ answers: [{ side: 'narn' }] });
    expect(JSON.stringify(await battle.record())).toBe(before);
    battle.guard.clear();
    expect(battle.ask?.kind).toBe('deploy');
    expect(await battle.commit()).toEqual([]);
  });
});

describe('what the table agrees on', () => {
  const idle = (side: Side): Seat => ({ side, by: 'computer', bot: 'idle' });
  const settled = () => new Promise(resolve => setTimeout(resolve, 20));

  test('1 seats: a seat that is handed to a person is sat at when it is asked, and nobody sits on at one that is not', async () => {
    const battle = laid([person('narn'), idle('earth')]);
    expect(battle.seating.sitting).toBe('narn');
    battle.handSeat(person('earth'));
    expect([battle.seating.here, battle.seating.sitting]).toEqual([['narn', 'earth'], 'narn']);
    battle.handSeat(idle('narn'));
    expect([battle.seating.covered, battle.seating.handTo]).toEqual([true, 'earth']);
    expect(battle.seen).not.toHaveProperty('own');
    battle.handSeat(idle('earth'));
    expect([battle.seating.covered, battle.seating.sitting]).toEqual([false, undefined]);
    expect(battle.seen).not.toHaveProperty('own');
    battle.close();
  });

  test('1 undo: with the leave of the other an answer goes back past his, and lies there as it was drawn', async () => {
    const battle = moving();
    const first = battle.ask?.side as Side;
    const { step } = battle.seat.clock;
    const drawn = { ...(battle.draft.order?.now as object), speed: 'full' };
    battle.draft.set(drawn as Json);
    expect(await battle.commit()).toEqual([]);
    expect(await battle.takeBack(first)).toEqual([]);
    expect([battle.seating.sitting, battle.draft.order?.now]).toEqual([first, drawn]);
    await battle.commit();
    const second = battle.ask?.side as Side;
    expect(second).not.toBe(first);
    await battle.commit();
    await battle.takeBack(first);
    const [offer] = battle.seat.known.offers;
    expect(offer).toMatchObject({ by: first, what: 'undo', step });
    if (offer) await (await battle.openAgreement()).agree(second, offer, true);
    expect([battle.seat.clock.step, battle.seating.sitting, battle.draft.order?.now]).toEqual([step, first, drawn]);
    expect(battle.seat.hasAnswered(second)).toBe(false);
    expect(battle.agreement?.said).toBe('');
    battle.close();
  });

  test('1 undo: in a study whoever takes an answer back speaks for all', async () => {
    const battle = moving({ isStudy: true });
    const first = battle.ask?.side as Side;
    const { step } = battle.seat.clock;
    await battle.commit();
    await battle.commit();
    expect(battle.seat.clock.step).toBe(step + 2);
    expect(await battle.takeBack(first)).toEqual([]);
    expect([battle.seat.clock.step, battle.seat.known.offers]).toEqual([step, []]);
    battle.close();
  });

  test('1 undo: nobody goes on looking at a moment that another has taken back', async () => {
    let table: SeatSource | undefined;
    const battle = moving({ isStudy: true, onlaid: source => (table = source) });
    const side = battle.ask?.side as Side;
    const { step } = battle.seat.clock;
    await battle.commit();
    await battle.commit();
    await battle.playback.fetch();
    battle.playback.goTo(battle.playback.history.find(moment => moment.step === step + 1));
    expect(battle.playback.then?.step).toBe(step + 1);
    await table?.seat(side).act({ act: 'offer', what: 'undo', step });
    const [offer] = battle.seat.known.offers;
    for (const other of battle.sides.filter(one => one !== side))
      await table?.seat(other).act({ act: 'reply', number: offer?.number ?? -1, yes: true });
    expect([battle.seat.clock.step, battle.playback.then]).toEqual([step, undefined]);
    battle.close();
  });

  test('1 draw: an offer is agreed to by those who play here, or declined, and that is said', async () => {
    const battle = laid(two);
    battle.sit('narn');
    await (await battle.openAgreement()).offer('narn', { what: 'draw' });
    const [offer] = battle.seat.known.offers;
    expect(offer).toMatchObject({ by: 'narn', what: 'draw', yes: [] });
    if (offer) await (await battle.openAgreement()).agree('earth', offer, false);
    expect(battle.agreement?.said).toBe('That was declined: the battle goes on.');
    await (await battle.openAgreement()).offer('narn', { what: 'end', winners: ['earth'] });
    const [end] = battle.seat.known.offers;
    if (end) await (await battle.openAgreement()).agree('earth', end, true);
    expect(battle.seat.outcome).toMatchObject({ winners: ['earth'] });
    await settled();
    battle.close();
  });
});
