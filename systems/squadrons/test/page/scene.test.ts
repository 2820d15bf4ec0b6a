import { hexes } from '@flagplot/hexes';
import type { Told } from '@flagplot/kernel';
import { layOver, ofKind } from '@flagplot/scene';
import { motionsOf } from '@flagplot/scene/motions.ts';
import { expect, test } from 'vitest';
import { LAYOUT } from '../../rules/map.ts';
import type { Squadrons } from '../../rules/state.ts';
import { usualDeployments } from '../../rules/turn/0-deploy.ts';
import { scores } from '../../rules/victory.ts';
import { beats } from '../../scene/beats.ts';
import { MARKS } from '../../scene/marks.ts';
import { craftAt, nudge, placesOf, shiftBy, turnBy } from '../../scene/places.ts';
import { scene } from '../../scene/scene.ts';
import { asks } from '../../words/asks.ts';
import { words as own } from '../../words/index.ts';
import { craftNamed, pathWords } from '../../words/names.ts';
import { tally } from '../../words/tally.ts';
import { alliance, squadron, withCraft } from './table.ts';

const view = alliance();
const clock = { turn: 1, line: 1, round: 0, step: 1 };

test('every craft is a unit of its squadron, which is named once; the leader has a pennant, a Hot Shot his star', () => {
  const { items } = scene(view, []);
  const units = ofKind(items, 'unit');
  expect(units.map(unit => unit.id)).toEqual([
    'red/1',
    'red/2',
    'red/3',
    'red/4',
    'green/1',
    'green/2',
    'green/3',
    ...[1, 2, 3, 4, 5, 6].map(n => `alpha/${n}`),
  ]);
  expect(units.filter(unit => unit.role === 'mine')).toHaveLength(7);
  expect(units.slice(0, 3).map(unit => unit.marks)).toEqual([[MARKS.pennant], [MARKS.ace], undefined]);
  expect(ofKind(items, 'group').map(group => [group.name, group.state])).toEqual([
    ['Red', undefined],
    ['Green', undefined],
    ['Alpha', undefined],
  ]);
});

test('SQ-1.6.3 what hampers a craft is marked, and read off where it is', () => {
  const hurt = withCraft(view, 'red', [{ damage: 1 }, { ion: 1 }, { ion: 4 }, { hex: '2010' }]);
  const marks = ofKind(scene(hurt, []).items, 'unit')
    .slice(0, 4)
    .map(unit => unit.marks);
  expect(marks).toEqual([[MARKS.damaged, MARKS.pennant], [MARKS.ionized, MARKS.ace], [MARKS.frozen], [MARKS.separated]]);
});

test('a destroyed craft lies where it died, one that left is not there, and a squadron that is gone is not named', () => {
  const gone = { status: 'destroyed' as const };
  const lost = withCraft(view, 'green', [gone, { status: 'left' }, gone]);
  const { items } = scene(lost, []);
  expect(
    ofKind(items, 'unit')
      .filter(unit => unit.squadron === 'green')
      .map(unit => [unit.id, unit.lost]),
  ).toEqual([
    ['green/1', true],
    ['green/3', true],
  ]);
  expect(ofKind(items, 'group').some(group => group.id === 'green')).toBe(false);
});

test('SQ-8.1.1 while sides set up nobody sees where the others stand', () => {
  const before = { ...view, clock: { ...clock, turn: 0, round: 0 } };
  expect(new Set(ofKind(scene(before, []).items, 'unit').map(unit => unit.side))).toEqual(new Set(['alliance']));
});

test('what a panel lays stands in place of what lies on the table', () => {
  const on = scene(view, []);
  const [first] = ofKind(on.items, 'unit');
  if (!first) throw new Error('a unit');
  const over = layOver(on, [{ ...first, name: 'elsewhere' }]);
  expect(
    ofKind(over.items, 'unit')
      .filter(unit => unit.id === first.id)
      .map(unit => unit.name),
  ).toEqual(['elsewhere']);
});

test('a move is seen craft by craft along its path, leaves wakes, and fire comes from where craft stood', () => {
  const red = squadron(view, 'red');
  const from = { q: red.craft[0]?.q ?? 0, r: red.craft[0]?.r ?? 0, heading: 1 };
  const to = { q: from.q + 2, r: from.r, heading: 2 };
  const told: Told<Squadrons>[] = [
    { clock, event: { kind: 'moved', squadron: 'red', speed: 'attack', craft: [{ craft: 1, path: 'FFR', from, to }] } },
    {
      clock,
      event: {
        kind: 'declared',
        squadron: 'red',
        weapon: 'laser',
        target: 'alpha',
        range: 8,
        band: 'medium',
        shooters: [1],
        eligible: [1, 2],
        from: [to],
        to: [from, from],
      },
    },
    {
      clock,
      event: {
        kind: 'struck',
        squadron: 'red',
        target: 'alpha',
        hits: 1,
        craft: [{ craft: 2, hits: 1, damage: 1, ion: 0, destroyed: false, at: from }],
      },
    },
    { clock, event: { kind: 'destroyed', squadron: 'alpha', craft: 2, at: from } },
  ];
  const made = beats(told, withCraft(view, 'alpha', [{}, { status: 'destroyed' }]));
  const [moved, fire] = made.map(beat => motionsOf(beat));
  expect(made.map(beat => beat.kind)).toEqual(['move', 'fire']);
  expect(moved?.[0]).toMatchObject({ unit: 'red/1', through: [{ facing: 1 }, { facing: 1 }, { facing: 2 }] });
  expect(fire?.map(motion => motion.kind)).toEqual(['fire', 'hit', 'loss']);
  expect(fire?.[0]).toMatchObject({ side: 'alliance', from: { q: to.q, r: to.r } });
  const volley = made[1]?.kind === 'fire' ? made[1].volley : undefined;
  expect(volley?.says).toBe('1 shot, 1 hit, Alpha 2 destroyed');
  expect(volley?.tracks).toEqual([{ word: 'craft', of: 6, from: 6, to: 5 }]);
  expect(volley?.shots.map(shot => [shot.says, shot.came])).toEqual([
    ['Red, 1 craft with laser cannons at Alpha, range 8, medium', '1 hit: Alpha 2, damaged'],
  ]);
  expect(ofKind(scene(view, told).items, 'path').map(path => [path.id, path.through.length])).toEqual([['wake/red/1', 3]]);
});

test('2 beats: who leads is seen at the craft, nerve at the leader with the dice thrown for it, a move where he comes to', () => {
  const place = (q: number) => ({ q, r: 3, heading: 0 as const });
  const events: Told<Squadrons>['event'][] = [
    { kind: 'leader', squadron: 'red', craft: 2, command: 1 },
    { kind: 'thrown', sides: 6, faces: [2], read: 2, why: { rule: 'SQ-5.2.3', what: 'Red checks morale', by: 'alliance' } },
    { kind: 'held', squadron: 'red', by: 'check' },
    {
      kind: 'moved',
      squadron: 'red',
      speed: 'attack',
      craft: [2, 1].map(craft => ({ craft, path: 'F', from: place(0), to: place(craft) })),
    },
  ];
  const made = beats(
    events.map(event => ({ clock, event })),
    view,
  );
  expect(made.map(beat => (beat.kind === 'fire' ? [] : [beat.kind, beat.hasDice, beat.spots]))).toEqual([
    ['naming', false, [{ at: { unit: 'red/2' }, told: [0] }]],
    ['morale', true, [{ at: { unit: `red/${squadron(view, 'red').leader + 1}` }, told: [1, 2] }]],
    ['move', false, [{ at: { q: squadron(view, 'red').leader + 1, r: 3 }, told: [3] }]],
  ]);
});

test('each ask is put in words, and says whom it waits for', () => {
  const zone = { columns: [1, 6] as const, rows: [6, 15] as const };
  const deploy = asks({ side: 'alliance', kind: 'deploy', about: { zone } }, view);
  expect([deploy.title, deploy.help]).toEqual([
    'Set up your two squadrons',
    expect.stringContaining('Imperial sets up at the same time'),
  ]);
  const about = { round: 1, squadrons: ['red'] };
  expect(asks({ side: 'alliance', kind: 'move', about }, view).title).toBe('Move Red');
  expect(asks({ side: 'alliance', kind: 'jam', about: { round: 1, squadrons: ['green'] } }, view).title).toBe('Shall Green jam?');
  expect(asks({ side: 'alliance', kind: 'fire', about }, view).help).toContain('until Imperial has chosen too');
  expect([own.phase('Combat: fire'), own.phase('Special actions'), own.phase('Morale')]).toEqual([
    { head: 'Combat', part: 'fire' },
    { head: 'End', part: 'special actions' },
    { head: 'Morale' },
  ]);
});

test('setting up: a squadron keeps its shape, stays on the map, turns as one, and a craft moves alone', () => {
  const [red] = usualDeployments(view.book, 'alliance');
  if (!red) throw new Error('Red is placed');
  const down = shiftBy(view.book, red, nudge(placesOf(red)[0] ?? { q: 0, r: 0 }, 'ArrowDown') ?? { q: 0, r: 0 });
  const rows = (names: readonly string[]) => names.map(name => Number(name.slice(2)));
  expect(rows(down.hexes)).toEqual(rows(red.hexes).map(row => row + 1));
  expect(shiftBy(view.book, red, { q: -30, r: 0 })).toBe(red);
  expect(turnBy(turnBy(red, 1), -1)).toEqual(red);
  const hex = hexes.parseName('0207', LAYOUT) ?? { q: 0, r: 0 };
  expect(craftAt(view.book, red, { place: 1, hex }).hexes[1]).toBe('0207');
});

test('ids and paths in words', () => {
  expect([craftNamed('red/3'), craftNamed('red'), craftNamed(undefined)]).toEqual([
    { squadron: 'red', number: 3 },
    { squadron: 'red' },
    undefined,
  ]);
  expect([pathWords('FFFLFFR'), pathWords('')]).toEqual(['3, left, 2, right', 'nothing laid']);
});

test('SQ-8.3.1 SQ-8.3.2 points by reason add up to the score: destroyed whole, damaged and gone half', () => {
  const hurt = withCraft(view, 'alpha', [
    { status: 'destroyed' },
    { damage: 2 },
    { status: 'left', edge: null },
    { status: 'left', damage: 1 },
  ]);
  const by = Object.fromEntries(tally(hurt, 'alliance').map(({ reason, points }) => [reason, points]));
  const value = hurt.book.squadrons[hurt.book.squadronAt.alpha ?? -1]?.values[1] ?? 0;
  expect(by['craft damaged']).toBe(value / 2);
  expect(by['craft that left the map']).toBeGreaterThan(0);
  expect(Object.values(by).reduce((sum, one) => sum + one, 0)).toBe(scores(hurt).alliance?.points);
  expect(tally(view, 'imperial').every(({ points }) => points === 0)).toBe(true);
});
