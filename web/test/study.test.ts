import { check } from '@flagplot/check';
import { beginMatch, GENERATOR, type Json, resume, type Saved, type Side } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import duel from '../../cases/duel.battle.json' with { type: 'json' };
import { Battle } from '../src/session/battle.svelte.ts';
import { canStudy } from '../src/session/can-study.ts';
import { diceFor, studyOf } from '../src/session/forks.ts';
import type { Seat } from '../src/session/seats.ts';
import { hostedSource } from '../src/session/source.ts';
import { studies } from '../src/session/studies.ts';
import { Studying, studyOfRecord } from '../src/session/studying.svelte.ts';
import { gearOf } from './gear.ts';
import { store } from './store.ts';

const shelf = await shippedSystems();

const saved = duel as unknown as Saved;
const system = shelf[saved.system];
if (!system) throw new Error(`the shelf has no ${saved.system}`);
const gear = gearOf(system);
const think = async (): Promise<{ order: Json }> => ({ order: {} });
const person = (side: Side): Seat => ({ side, by: 'person' });

beforeEach(() => {
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('sessionStorage', store());
});

async function over(): Promise<Battle> {
  const begun = resume(gear.rules, saved, check);
  if ('faults' in begun) throw new Error('the duel does not replay');
  const sides = Object.keys(begun.match.state().sealed);
  const seats = sides.map(person);
  const source = hostedSource({ id: 'd', match: begun.match, seats, isStudy: false });
  const battle = new Battle({ id: 'd', source, seats, gear, think });
  battle.open();
  await battle.playback.fetch();
  return battle;
}

/** Two at one screen, after both have set up and the first has plotted. */
async function underWay(): Promise<Battle> {
  const dice = { kind: 'seeded', generator: GENERATOR, seed: 'the real dice' } as const;
  const begun = beginMatch(gear.rules, saved.scenario as object, { dice, check });
  if ('faults' in begun) throw new Error('the duel cannot be laid');
  const sides = Object.keys(begun.match.state().sealed);
  const seats = sides.map(person);
  const source = hostedSource({ id: 'l', match: begun.match, seats, isStudy: false });
  const battle = new Battle({ id: 'l', source, seats, gear, think });
  battle.open();
  for (const side of sides) {
    battle.sit(side);
    await battle.commit();
  }
  return battle;
}

/** Plays what silence would for all sides, so many steps on. */
async function playIdly(battle: Battle, steps: number): Promise<void> {
  const until = battle.seat.clock.step + steps;
  for (let i = 0; i < 200 && battle.seat.clock.step < until && battle.ask; i += 1) {
    expect(await battle.commit()).toEqual([]);
    if (battle.playback.showing) battle.playback.endFilm();
  }
}

async function openFork(battle: Battle, at: number, dice: 'fell' | 'anew' | 'hand'): Promise<Studying> {
  battle.playback.goTo(battle.playback.history[at]);
  const moment = battle.playback.then;
  if (!moment) throw new Error('there is no such moment');
  const study = await studyOf(battle, { at: moment, name: 'What if', dice });
  if (!study) throw new Error('it cannot be forked');
  return new Studying(study, gear);
}

describe('a study of a battle that is over', () => {
  test('has its whole record, every folder open, and the screen is never passed on', async () => {
    const study = await studyOf(await over(), undefined);
    expect(study?.branches).toMatchObject([{ name: 'As it was fought', saved }]);
    const studying = new Studying(study as NonNullable<typeof study>, gear);
    const { battle } = studying;
    await battle?.playback.fetch();
    expect([battle?.seating.covered, battle?.free]).toEqual([false, true]);
    battle?.playback.goTo(battle.playback.history[4]);
    expect(battle?.heard).toHaveLength(battle?.playback.history[4]?.told ?? -1);
  });

  test('a fork leaves at its step: what was before stays, what comes is its own, and the battle is not touched', async () => {
    const battle = await over();
    const whole = await battle.record();
    const studying = await openFork(battle, 6, 'anew');
    const fork = studying.battle as Battle;
    expect(fork.seat.clock.step).toBe(battle.playback.history[6]?.step);
    expect(fork.seat.told).toHaveLength(battle.playback.history[6]?.told ?? -1);
    await playIdly(fork, 3);
    expect(fork.seat.clock.step).toBe((battle.playback.history[6]?.step ?? 0) + 3);
    expect(await battle.record()).toEqual(whole);
    expect(studying.study.branches[0]?.saved).toEqual(whole);
    expect(studying.branch).toMatchObject({ parent: 'a', dice: 'anew', end: fork.seat.clock });
  });

  test('with dice as they fell the same orders come to the same; thrown anew they need not', async () => {
    const battle = await over();
    const replay = async (studying: Studying): Promise<unknown> => {
      const fork = studying.battle as Battle;
      const from = (await fork.record()).journal.length - (studying.branch?.dice === 'anew' ? 1 : 0);
      for (const entry of saved.journal.slice(from)) {
        if (entry.kind !== 'answer' || !fork.seat.asks.some(ask => ask.side === entry.side)) break;
        fork.sit(entry.side);
        if (fork.seat.clock.step !== entry.step) break;
        fork.draft.set(entry.order);
        if ((await fork.commit()).length > 0) break;
        if (fork.playback.showing) fork.playback.endFilm();
      }
      return fork.seat.told.slice(battle.playback.history[6]?.told).map(one => one.event);
    };
    const real = battle.seat.told.slice(battle.playback.history[6]?.told).map(one => one.event);
    expect(await replay(await openFork(battle, 6, 'fell'))).toEqual(real);
    expect(await replay(await openFork(battle, 6, 'anew'))).not.toEqual(real);
  });

  test('typed in: each throw is asked for, a face that no such die has is refused, and the record replays', async () => {
    const studying = await openFork(await over(), 14, 'hand');
    const fork = studying.battle as Battle;
    for (let i = 0; i < 60 && !fork.seat.known.wanted && fork.ask; i += 1) {
      const { kind, about } = fork.ask;
      const [order] = gear.rules.questions[kind]?.candidates(fork.seat.seen as never, about as never) ?? [];
      if (order !== undefined) fork.draft.set(order as Json);
      expect(await fork.commit()).toEqual([]);
    }
    const { wanted } = fork.seat.known;
    if (!wanted) throw new Error('no dice were asked for');
    expect(fork.ask).toBeUndefined();
    expect(await fork.fell(Array<number>(wanted.dice).fill(wanted.sides + 1))).toHaveLength(1);
    for (let next = fork.seat.known.wanted; next; next = fork.seat.known.wanted)
      expect(await fork.fell(Array<number>(next.dice).fill(1))).toEqual([]);
    expect(fork.ask ?? fork.seat.outcome).toBeDefined();
    expect('match' in resume(gear.rules, await fork.record(), check)).toBe(true);
  });
});

describe('a study of a battle under way', () => {
  test('is open to whoever sits there, never with the dice to come', async () => {
    const battle = await underWay();
    expect(canStudy(battle)).toBe(true);
    expect(diceFor(battle)).toEqual(['anew', 'hand']);
    battle.cover();
    expect(canStudy(battle)).toBe(false);
    expect(diceFor(await over())).toContain('fell');
  });

  test('holds the table and his own folder as they lie, no order of another and no seed of the battle', async () => {
    const battle = await underWay();
    const [mine = '', other = ''] = battle.sides;
    battle.sit(other);
    await battle.commit();
    battle.sit(mine);
    const at = battle.playback.history.at(-1);
    const study = at && (await studyOf(battle, { at, name: 'What if', dice: 'anew' }));
    if (!study) throw new Error('it cannot be forked');
    expect(study.knownTo).toBe(mine);
    const [root] = study.branches;
    expect(root?.saved.journal.map(entry => entry.kind)).toEqual(['amend']);
    expect(JSON.stringify(study)).not.toContain('the real dice');
    const fork = new Studying(study, gear).battle as Battle;
    expect(at.seen.open).toEqual(battle.seat.seen.open);
    expect(fork.seat.clock).toEqual(battle.seat.clock);
    expect(fork.seat.asks.map(ask => ask.side)).toEqual([mine, other]);
    await playIdly(fork, 2);
    expect(fork.seat.clock.step).toBeGreaterThan(battle.seat.clock.step);
  });

  test('what another side has ordered in secret makes no difference to it', async () => {
    const battle = await underWay();
    const [mine = '', other = ''] = battle.sides;
    battle.sit(other);
    for (let i = 0; i < 20 && battle.seat.clock.step < 3; i += 1) {
      for (const side of battle.seat.asks.map(ask => ask.side)) {
        battle.sit(side);
        await battle.commit();
      }
    }
    battle.sit(mine);
    const at = battle.playback.history.at(-1);
    const study = at && (await studyOf(battle, { at, name: 'What if', dice: 'hand' }));
    const [amend, fork] = study?.branches[0]?.saved.journal ?? [];
    if (amend?.kind !== 'amend') throw new Error('the study does not begin from what is known');
    expect(fork).toEqual({ kind: 'fork' });
    expect((amend.state.sealed as Record<string, Json>)[mine]).toEqual(at?.seen.own);
  });
});

describe('the tree of a study', () => {
  test('is kept at once, opened as it was left, renamed, noted, pruned', async () => {
    const studying = await openFork(await over(), 6, 'anew');
    const first = studying.study.on;
    studying.rename(first, '  Turn earlier ');
    studying.note({ turn: 1, line: 1, round: 0, step: 2 }, 'here it went wrong');
    const fork = studying.battle as Battle;
    await playIdly(fork, 4);
    await fork.playback.fetch();
    fork.playback.goTo(fork.playback.history.at(-3));
    expect(
      studying.fork({ at: fork.playback.then as NonNullable<typeof fork.playback.then>, name: 'And later', dice: 'fell' }),
    ).toBe(true);
    expect(studying.lineage.map(one => one.name)).toEqual(['And later', 'Turn earlier', 'As it was fought']);
    expect(studying.notes.map(note => note.text)).toEqual(['here it went wrong']);
    const kept = await studies.find(studying.study.id);
    expect(kept).toEqual(JSON.parse(JSON.stringify(studying.study)));
    expect(new Studying(kept as NonNullable<typeof kept>, gear).branch?.name).toBe('And later');
    studying.drop(first);
    expect(studying.study.branches.map(one => one.id)).toEqual(['a']);
    expect([studying.study.on, studying.study.notes, studying.battle?.seat.outcome !== undefined]).toEqual(['a', [], true]);
    studying.drop('a');
    expect(studying.study.branches).toHaveLength(1);
  });

  test('a computer may answer for a side, but not for all', async () => {
    const studying = await openFork(await over(), 6, 'anew');
    const [mine = '', other = ''] = studying.study.seats.map(seat => seat.side);
    studying.seat({ side: other, by: 'computer', bot: 'idle' });
    studying.seat({ side: mine, by: 'computer', bot: 'idle' });
    expect(studying.battle?.seats).toEqual([person(mine), { side: other, by: 'computer', bot: 'idle' }]);
  });

  test('of a record from a file', async () => {
    const study = studyOfRecord(saved, { title: 'A duel', sides: ['narn', 'earth'] });
    await studies.keep(study);
    expect((await studies.find(study.id))?.title).toBe('A duel');
  });
});
