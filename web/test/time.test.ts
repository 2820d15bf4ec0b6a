import { check } from '@flagplot/check';
import { type Clock, type GameTypes, resume, type Saved, type Told } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import duel from '../../cases/duel.battle.json' with { type: 'json' };
import { lastSeen, placing } from '../src/battle/again.ts';
import { openings, TimeMarks } from '../src/battle/marks.ts';
import { Player } from '../src/battle/player.svelte.ts';
import { ends, phase, step } from '../src/battle/stepping.ts';
import { Battle } from '../src/session/battle.svelte.ts';
import { pace } from '../src/session/pace.svelte.ts';
import { asOf, entriesAt } from '../src/session/replay.ts';
import { hostedSource } from '../src/session/source.ts';
import { panelsOf } from '../src/session/systems.ts';
import { gearOf } from './gear.ts';
import { store } from './store.ts';

const shelf = await shippedSystems();

const saved = duel as unknown as Saved;
const system = shelf[saved.system];
if (!system) throw new Error(`the shelf has no ${saved.system}`);
const plain = gearOf(system);
const { rules } = plain;

beforeEach(() => {
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('sessionStorage', store());
  vi.stubGlobal('window', globalThis);
  vi.useFakeTimers();
  pace.name = 'normal';
  return () => vi.useRealTimers();
});

/** The duel, fought to its end; `fetched`: with all that was before it was opened. */
async function fought({ fetched = true } = {}): Promise<Battle> {
  const begun = resume(rules, saved, check);
  if ('faults' in begun) throw new Error('the duel does not replay');
  const [panels, scene] = [await panelsOf(saved.system), await system?.manifest.scene?.()];
  const gear = { ...plain, panels, scene };
  const sides = Object.keys(begun.match.state().sealed);
  const [first = '', second = ''] = sides;
  const seats = [
    { side: first, by: 'person' },
    { side: second, by: 'computer', bot: 'idle' },
  ] as const;
  const source = hostedSource({ id: 'd', match: begun.match, seats, isStudy: false });
  const battle = new Battle({ id: 'd', source, seats, gear, think: async () => ({ order: {} }) });
  battle.open();
  if (fetched) await battle.playback.fetch();
  return battle;
}

describe('what has been', () => {
  test('is the table of every moment as replaying to it lays it, and what the seat had been told', async () => {
    const battle = await fought();
    expect(battle.playback.history.length).toBeGreaterThan(20);
    expect(battle.playback.history.map(one => one.step)).toEqual(battle.playback.history.map((_, i) => i));
    for (const moment of battle.playback.history.filter((_, i) => i % 9 === 0)) {
      const match = asOf(rules, saved, { entries: entriesAt(rules, saved, { step: moment.step, check }) ?? -1, check });
      const side = battle.seating.sitting ?? '';
      expect(moment.seen).toEqual(match?.view(side));
      expect(battle.playback.heardAt(moment)).toEqual(match?.told(side));
    }
  });
});

describe('the time bar', () => {
  test('marks what was opened, who fired and who was lost, a mark a side and line', async () => {
    const battle = await fought();
    const marks = new TimeMarks(battle).all();
    const keys = marks.map(({ kind, side, clock }) => `${kind}/${side}/${clock.turn}/${clock.line}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(marks.filter(mark => mark.kind === 'loss').length).toBeGreaterThan(0);
    expect(marks.every(mark => mark.says.length > 0)).toBe(true);
    const opened = openings(battle);
    expect(opened[0]).toMatchObject({ kind: 'opened', clock: { turn: 0 } });
    expect(opened.filter(mark => mark.clock.turn === 1).length).toBeGreaterThan(0);
  });

  test('its marks grow by what is new, and are made anew where something was taken back', async () => {
    const battle = await fought();
    const beats = vi.spyOn(battle.gear.panels as Required<NonNullable<typeof battle.gear.panels>>, 'markOf');
    const { told } = battle.seat;
    const heard = vi.spyOn(battle, 'watched', 'get').mockReturnValue(told.slice(0, -5));
    const marks = new TimeMarks(battle);
    marks.all();
    expect(beats).toHaveBeenCalledTimes(told.length - 5);
    heard.mockReturnValue(told);
    const whole = marks.all();
    expect(beats).toHaveBeenCalledTimes(told.length);
    expect(marks.all()).toEqual(whole);
    expect(beats).toHaveBeenCalledTimes(told.length);
    const fight = told.findIndex(one => one.clock.turn === whole.at(-1)?.clock.turn);
    heard.mockReturnValue(told.slice(0, fight));
    expect(marks.all()).toEqual(new TimeMarks(battle).all());
    expect(marks.all().length).toBeLessThan(whole.length);
  });

  test('steps by decisions, by places of the strip, to either end', async () => {
    const battle = await fought();
    step(battle, -1);
    expect(battle.playback.then?.step).toBe(battle.seat.clock.step - 1);
    const { then } = battle.playback;
    phase(battle, -1);
    expect([battle.playback.then?.turn, battle.playback.then?.line]).not.toEqual([then?.turn, then?.line]);
    ends(battle, false);
    expect(battle.seen.clock.step).toBe(0);
    expect(battle.heard.length).toBeLessThan(battle.seat.told.length);
    ends(battle, true);
    expect(battle.playback.then).toBeUndefined();
    expect(battle.heard).toEqual(battle.seat.told);
  });
});

describe('going through time', () => {
  /** What was told last is being played to watchers. */
  function showLast({ playback, seat, scene }: Battle): void {
    const { told, seen } = seat;
    const beats = () => [{ kind: 'move', told: [0], moves: [] }] as never;
    playback.look(undefined, { told: told.slice(0, -5), seen, scene }, beats);
    playback.look(undefined, { told, seen, scene }, beats);
  }

  test('past its beginning one stays at the first moment, past its end one is at now', async () => {
    const battle = await fought();
    const at = () => battle.playback.then?.step;
    step(battle, -9999);
    expect(at()).toBe(0);
    step(battle, -1);
    phase(battle, -1);
    expect(at()).toBe(0);
    step(battle, 9999);
    expect(at()).toBeUndefined();
    step(battle, 1);
    phase(battle, 1);
    expect(at()).toBeUndefined();
  });

  test('what is just being shown ends where somebody goes back, and whoever waited for its end goes on', async () => {
    const battle = await fought();
    showLast(battle);
    const end = battle.playback.filmEnd();
    expect(battle.playback.showing).toBeDefined();
    step(battle, -3);
    expect([battle.playback.showing, battle.seen]).toEqual([undefined, battle.playback.then?.seen]);
    await end;
  });

  test('what is opened meanwhile is shown at now', async () => {
    const battle = await fought();
    step(battle, -3);
    showLast(battle);
    expect([battle.playback.then, battle.playback.showing?.fresh.length]).toEqual([undefined, 5]);
  });

  test('whoever goes elsewhere stops what is played, whichever way he goes', async () => {
    const battle = await fought();
    const player = new Player(battle, () => true);
    await battle.maker.fetch();
    player.play();
    await vi.advanceTimersByTimeAsync(5000);
    const [, , third] = battle.playback.history;
    battle.playback.goTo(third);
    expect([player.playing, player.film, player.shown]).toEqual([false, undefined, undefined]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(battle.playback.then).toBe(third);
  });

  test('what is wanted again while something is shown takes its place, and is not played to whoever has left', async () => {
    const battle = await fought();
    const player = new Player(battle, () => true);
    showLast(battle);
    await player.slowly();
    expect([battle.playback.showing, player.film?.rate]).toEqual([undefined, 0.5]);
    player.stop();
    const wanted = player.slowly();
    step(battle, -2);
    const { then } = battle.playback;
    await wanted;
    expect([player.film, battle.playback.then]).toEqual([undefined, then]);
  });

  test('before its moments are there, ways wait in their order; whoever has gone to now is left there', async () => {
    const battle = await fought({ fetched: false });
    const now = battle.seat.clock.step;
    step(battle, -1);
    step(battle, -2);
    await vi.waitFor(() => expect(battle.playback.then?.step).toBe(now - 3));
    const other = await fought({ fetched: false });
    step(other, -1);
    ends(other, true);
    await other.playback.fetch();
    await Promise.resolve();
    expect(other.playback.then).toBeUndefined();
  });
});

describe('the last pulse again', () => {
  const at = (line: number, kind: string): Told<GameTypes> => ({ clock: { turn: 1, line, round: 0, step: 0 }, event: { kind } });
  const told = [at(0, 'sealed'), at(1, 'moved'), at(2, 'moved'), at(2, 'said'), at(3, 'fired'), at(4, 'said')];
  const place = ({ line }: Clock): string => (line === 2 || line === 3 ? 'pulse' : String(line));

  test('is all of the place in which something was last seen, to the last thing seen there', () => {
    expect(lastSeen(told, place, one => one.event.kind !== 'said')).toEqual({ from: 2, to: 5 });
    expect(lastSeen(told.slice(0, 2), place, one => one.event.kind === 'moved')).toEqual({ from: 1, to: 2 });
    expect(lastSeen(told, place, () => false)).toBeUndefined();
  });

  test('takes lines under one heading for one place', async () => {
    const places = placing(await fought());
    const lines = Array.from({ length: 4 }, (_, line) => places({ turn: 2, line, round: 0, step: 9 }));
    expect(new Set(lines).size).toBeLessThan(lines.length);
    expect(places({ turn: 1, line: 0, round: 0, step: 0 })).not.toBe(places({ turn: 2, line: 0, round: 0, step: 0 }));
  });

  test('is played over the board as it was before, at half the speed, and leaves one where one was', async () => {
    const battle = await fought();
    const player = new Player(battle, () => true);
    expect(player.has).toBe(true);
    await player.slowly();
    expect(player.film?.rate).toBe(0.5);
    expect(player.film?.beats?.length).toBeGreaterThan(0);
    expect(player.film?.scene).not.toEqual(battle.scene);
    player.finish();
    expect([player.film, player.playing, battle.playback.then]).toEqual([undefined, false, undefined]);
  });
});

describe('playing', () => {
  test('goes from the beginning to now, moment by moment, and stops there', async () => {
    const battle = await fought();
    const player = new Player(battle, () => true);
    await battle.maker.fetch();
    pace.name = 'fast';
    player.play();
    expect(battle.playback.then?.step).toBe(0);
    const seen: number[] = [];
    for (let i = 0; i < 1000 && player.playing; i += 1) {
      if (player.film) {
        expect(player.film.rate).toBe(2);
        player.finish();
      } else await vi.advanceTimersByTimeAsync(2000);
      seen.push(battle.playback.then?.step ?? battle.seat.clock.step);
    }
    expect(player.playing).toBe(false);
    expect(battle.playback.then).toBeUndefined();
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  test('without a board to see it on it only steps', async () => {
    const battle = await fought();
    const player = new Player(battle, () => false);
    player.play();
    expect(player.film).toBeUndefined();
    vi.advanceTimersByTime(500);
    expect(battle.playback.then?.step).toBeGreaterThan(0);
    player.toggle();
    vi.advanceTimersByTime(5000);
    expect([player.playing, battle.playback.then?.step]).toEqual([false, 1]);
  });
});
