import { check } from '@flagplot/check';
import { resume, type Saved } from '@flagplot/kernel';
import { filterLog, logGroups } from '@flagplot/pagekit/log/grouping.ts';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { outcomeWhy, reportOf } from '@flagplot/telling';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import duel from '../../cases/duel.battle.json' with { type: 'json' };
import { storyLines, storyOf } from '../src/battle/story.ts';
import { Battle } from '../src/session/battle.svelte.ts';
import { hostedSource } from '../src/session/source.ts';
import { panelsOf } from '../src/session/systems.ts';
import { gearOf } from './gear.ts';
import { store } from './store.ts';

const shelf = await shippedSystems();
const saved = duel as unknown as Saved;
const system = shelf[saved.system];
if (!system) throw new Error(`the shelf has no ${saved.system}`);
const plain = gearOf(system);

beforeEach(() => {
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('sessionStorage', store());
  vi.stubGlobal('window', globalThis);
});

async function over(): Promise<Battle> {
  const begun = resume(plain.rules, saved, check);
  if ('faults' in begun) throw new Error('the duel does not replay');
  const gear = { ...plain, panels: await panelsOf(saved.system), scene: await system?.manifest.scene?.() };
  const seats = Object.keys(begun.match.state().sealed).map((side, i) =>
    i === 0 ? ({ side, by: 'person' } as const) : ({ side, by: 'computer', bot: 'idle' } as const),
  );
  const source = hostedSource({ id: 'd', match: begun.match, seats, isStudy: false });
  const battle = new Battle({ id: 'd', source, seats, gear, think: async () => ({ order: {} }) });
  battle.open();
  await battle.playback.fetch();
  return battle;
}

describe('a battle that is over', () => {
  test('2 end: points by reason add up to what the book has each side score', async () => {
    const battle = await over();
    const { scored, unit } = await storyOf(battle);
    expect(unit).toBe('points');
    expect(scored.length).toBeGreaterThan(0);
    for (const side of battle.sides) {
      const sum = scored.reduce((all, { points }) => all + (points[side] ?? 0), 0);
      expect(Math.floor(sum)).toBe(battle.seat.outcome?.points[side]);
    }
  });

  test('2 end: how it stood is known of every moment, and the three steps that changed most have a name and a time', async () => {
    const battle = await over();
    const { standings, turnings, best, worst } = await storyOf(battle);
    expect(standings.length).toBe(battle.playback.history.length);
    for (const { worth } of standings) expect(Object.values(worth).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 3);
    expect(turnings).toHaveLength(3);
    for (const { when, says, by } of turnings) {
      expect(when).toMatch(/^Turn \d/);
      expect(says).toMatch(/^.+\.$/);
      expect(by).toBeGreaterThan(0);
    }
    expect([best, worst]).toEqual([expect.stringMatching(/\(.+ %\)$/), expect.stringMatching(/\(.+ %\)$/)]);
  });

  test('2 end: the report of the whole battle ends with its story', async () => {
    const battle = await over();
    const story = storyLines(battle, await storyOf(battle));
    const { words } = plain;
    const of = { words, book: battle.seat.seen.book, told: battle.seat.told };
    const { text } = reportOf(of, { title: 'A duel', outcome: battle.seat.outcome, story });
    expect(text).toContain(`Over: ${outcomeWhy(battle.seat.outcome ?? { why: '', points: {} })}\n- ${story[0]}`);
    expect(reportOf(of, { title: 'A duel', turn: 3, story }).text).not.toContain(story[0]);
  });
});

describe('its log', () => {
  const groupsOf = async (battle: Battle) =>
    logGroups(battle.seat.told, await battle.beatsOf(battle.seat.told, battle.seat.seen), {
      head: clock => battle.words.whenAt(clock),
      rule: () => undefined,
      sentence: one => battle.words.narrate(one),
      side: one => battle.gear.panels?.sideOf?.(one, battle.seen),
    });

  test('2 log: one line a shot, folded by volley and pulse, each thing told in one line at most', async () => {
    const battle = await over();
    const groups = await groupsOf(battle);
    const lines = groups.flatMap(group => group.lines);
    const places = lines.flatMap(line => line.told);
    expect(new Set(places).size).toBe(places.length);
    const shots = lines.flatMap(line => (line.shots.length > 0 ? line.shots : []));
    expect(shots.length).toBeGreaterThan(20);
    expect(shots[0]?.sentence).toBe("Tal'Kesh, 2 heavy lasers at Meridian, range 21: 8 1, 1 hit, structure 13 to 12.");
    expect(shots.every(shot => shot.thrown.length > 0)).toBe(true);
    expect(lines.find(line => line.shots.length > 0)?.sentence).toMatch(/^Meridian: 8 dice, 3 hits, structure 13 to 9, /);
    const all = new Set(places);
    const silent = battle.seat.told.filter((one, i) => !all.has(i) && battle.words.narrate(one) !== '');
    expect(silent).toEqual([]);
  });

  test('2 log: it shows mine, theirs or losses alone, and what is sought in the shots as well', async () => {
    const battle = await over();
    const groups = await groupsOf(battle);
    const [mine = ''] = battle.sides;
    const linesOf = (filter: 'all' | 'mine' | 'theirs' | 'losses', sought = '') =>
      filterLog(groups, { filter, sought, mine }).flatMap(group => group.lines);
    expect(new Set(linesOf('mine').map(line => line.side))).toEqual(new Set([mine]));
    expect(linesOf('theirs').length).toBeGreaterThan(0);
    expect(linesOf('theirs').some(line => line.side === mine)).toBe(false);
    const lost = battle.seat.told.filter(one => one.event.kind === 'destroyed').length;
    expect(linesOf('losses').length).toBeGreaterThanOrEqual(lost);
    expect(linesOf('losses').every(line => /destroyed|leaves|structure 0/.test(line.sentence))).toBe(true);
    expect(linesOf('all', 'heavy lasers at meridian').length).toBeGreaterThan(0);
  });
});
