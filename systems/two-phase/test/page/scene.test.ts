import { check } from '@flagplot/check';
import type { HostMatch } from '@flagplot/kernel';
import { beginMatch, GENERATOR, stream } from '@flagplot/kernel';
import { ofKind } from '@flagplot/scene';
import { motionsOf } from '@flagplot/scene/motions.ts';
import { expect, test } from 'vitest';
import { twoPhase } from '../../rules/index.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { TwoPhase } from '../../rules/state.ts';
import { beats } from '../../scene/beats.ts';
import { pathTo } from '../../scene/homing.ts';
import { orderScene } from '../../scene/order.ts';
import { scene } from '../../scene/scene.ts';
import { battle, fires, space } from '../battle.ts';
import { drones, duel, fields, skirmish } from '../duels.ts';

/** A battle fought by chance, so far. */
function byChance(scenario: Scenario, steps: number, seed = 'scene'): HostMatch<TwoPhase> {
  const begun = beginMatch(twoPhase, scenario, { dice: { kind: 'seeded', generator: GENERATOR, seed }, check });
  if ('faults' in begun) throw new Error(JSON.stringify(begun.faults));
  const { match } = begun;
  const roll = stream(seed);
  for (let i = 0; i < steps && !match.outcome(); i += 1)
    for (const { side, kind, about } of match.asks()) {
      const question = twoPhase.questions[kind];
      expect(
        match.answer(side, match.shown().clock.step, question.random(match.view(side), about as never, roll) as never),
      ).toEqual([]);
    }
  return match;
}

const near = (): ReturnType<typeof battle> => battle('a blue fed-ca 1015^C 8\nb red kli-d7 1417^F 8');

test('TP-10.1.1 a ship is told by its class, its shields and the boxes it has left', () => {
  const b = near();
  b.unit('red').shields[1] = 3;
  b.unit('red').dropped[2] = true;
  const [blue, red] = ofKind(scene(b.view('a'), []).items, 'unit');
  expect(blue).toMatchObject({ id: 'blue', role: 'mine', name: 'heavy cruiser', at: { q: b.unit('blue').q }, facing: 2 });
  expect(red).toMatchObject({ id: 'red', role: 'told', side: 'b' });
  const [one, , , ...others] = b.unit('red').shields;
  expect(red?.facts?.what).toContain(`shields ${[one, 3, 'down', ...others].join(' ')}`);
  expect(red?.marks?.map(({ name }) => name)).toEqual(['a shield is down']);
});

test('TP-1.3.5 the unit that moves waits for its owner, and all see how many spaces it has made', () => {
  const b = near();
  b.allocate({ blue: { speed: 8 }, red: { speed: 6 } }, { dice: [] });
  b.until('space', 'a').step({ a: space('F') });
  b.until('space', 'a');
  const units = ofKind(scene(b.view('a'), []).items, 'unit');
  expect(units.map(({ waits, facts }) => [waits, facts?.order])).toEqual([
    [true, 'moves, 1 of 4 made'],
    [undefined, 'to move 3'],
  ]);
});

test('TP-16.1.2 while sides set up nobody sees where the others stand, but the zone they choose from', () => {
  const match = byChance(skirmish, 0);
  const { items } = scene(match.view('b'), []);
  expect(new Set(ofKind(items, 'unit').map(({ side }) => side))).toEqual(new Set(['a', 'b']));
  expect(ofKind(items, 'area').map(({ label }) => label)).toEqual(['Grey sets up here']);
});

test('TP-11.3.1, TP-13.3.4 web and mines lie on the map and are said of courses that pass them', () => {
  const b = near();
  const { q, r } = b.unit('red');
  b.s.open.webs.push({ q, r, side: 'a', by: 'blue', mount: 0, cast: false, strength: 6, left: 0, falls: 0 });
  b.s.open.mines.push({
    id: 'mine-1',
    side: 'b',
    by: 'red',
    shown: 't-bomb',
    q,
    r,
    came: null,
    arrived: 0,
    laid: 0,
    active: true,
  });
  const areas = ofKind(scene(b.view('a'), []).items, 'area');
  expect(areas.map(({ says, look, terrain }) => [says, look, terrain])).toEqual([
    ['web, strength 6', 'shade', true],
    ['T-bomb, active', 'solid', true],
  ]);
});

test('TP-6.2.3 a seeker carries a line to its target and the path it will home by', () => {
  const match = Array.from({ length: 40 }, (_, i) => byChance(drones, 10 + i)).find(one => one.shown().open.seekers.length > 0);
  const [seeker] = match?.shown().open.seekers ?? [];
  if (!match || !seeker) throw new Error('nothing is in flight');
  const view = match.view('a');
  const { items } = scene(view, match.everything());
  expect(ofKind(items, 'unit').some(({ id }) => id === seeker.id)).toBe(true);
  expect(ofKind(items, 'ray')).toContainEqual(
    expect.objectContaining({ from: { unit: seeker.id }, to: { unit: seeker.on }, inFlight: seeker.shown }),
  );
  expect(ofKind(items, 'path').filter(({ unit }) => unit === seeker.id && unit !== undefined)).toHaveLength(1);
});

test('TP-6.2.3 the path turns one hexside at a time and ends at the target', () => {
  const path = pathTo({ q: 0, r: 0, facing: 0 }, { q: 0, r: -4 });
  expect(path).toEqual([0, -1, -2, -3, -4].map(r => ({ q: 0, r })));
  expect(pathTo({ q: 0, r: 0, facing: 2 }, { q: 0, r: -4 }).at(-1)).toEqual({ q: 0, r: -4 });
});

test('TP-1.3.6 an order in the making lies on the board: the course, where it ends, and what is aimed at', () => {
  const b = near();
  b.allocate({ blue: { speed: 8 }, red: { speed: 6 } });
  b.until('space', 'a');
  const [ask] = b.asks;
  const order = { ...space('F', 'phaser-1 red', 'phaser-2 red'), course: 'FL' };
  const layer = orderScene({ ...ask, order } as never, b.view('a'));
  expect(ofKind(layer, 'path').map(({ through }) => through.length)).toEqual([4]);
  expect(ofKind(layer, 'ghost').map(({ facing }) => facing)).toEqual([1]);
  expect(ofKind(layer, 'ray').map(({ tag }) => tag)).toEqual(['2 weapons']);
  const windows = orderScene(
    { side: 'b', kind: 'answer', about: { units: ['red'], to: 'blue' }, order: fires('red', 'phaser-1 blue') },
    b.view('b'),
  );
  expect(windows).toHaveLength(1);
});

test.each([
  ['duel', duel],
  ['drones', drones],
  ['fields', fields],
  ['skirmish', skirmish],
] as const)('what is told of a battle by chance is in one beat at most, and every shot in its volley: %s', (_, scenario) => {
  const match = byChance(scenario, 120);
  const told = match.everything();
  const all = beats(told, match.shown());
  const once = all.flatMap(beat => beat.told);
  expect(new Set(once).size).toBe(once.length);
  const fired = told.flatMap(({ event }, i) => (event.kind === 'fired' || event.kind === 'hit' ? [i] : []));
  expect(all.flatMap(beat => (beat.kind === 'fire' ? beat.volley.shots.flatMap(shot => shot.told.slice(-1)) : []))).toEqual(
    fired,
  );
  const moved = told.flatMap(({ event }, i) => (event.kind === 'moved' ? [i] : []));
  expect(moved.every(i => once.includes(i))).toBe(true);
  expect(all.flatMap(motionsOf).length).toBeGreaterThan(0);
});

test('TP-1.2.3 a half-move is one beat until something breaks into it', () => {
  const long = ['one', 'two', 'three', 'four'].flatMap(seed => {
    const match = byChance(duel, 160, seed);
    const told = match.everything();
    const moves = beats(told, match.shown()).filter(({ kind }) => kind === 'move');
    for (const beat of moves) expect(new Set(beat.told.flatMap(i => unitsIn(told[i]?.event))).size).toBeLessThanOrEqual(1);
    return moves.filter(beat => beat.told.length > 1);
  });
  expect(long).not.toEqual([]);
});

function unitsIn(event: object | undefined): string[] {
  return event && 'unit' in event ? [event.unit as string] : [];
}
