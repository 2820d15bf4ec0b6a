import { hexes } from '@flagplot/hexes';
import type { Thrown, Told } from '@flagplot/kernel';
import { ofKind } from '@flagplot/scene';
import { motionsOf } from '@flagplot/scene/motions.ts';
import { describe, expect, test } from 'vitest';
import type { FleetAction } from '../../rules/state.ts';
import { scores } from '../../rules/victory.ts';
import { beats } from '../../scene/beats.ts';
import { MARKS } from '../../scene/marks.ts';
import { scene } from '../../scene/scene.ts';
import { asks } from '../../words/asks.ts';
import { orderWords, tagOf } from '../../words/names.ts';
import { tally } from '../../words/tally.ts';
import { narn } from './table.ts';

const view = narn();

test('every ship stands in the scene, one’s own as one’s own, the flagship under its flag', () => {
  const units = ofKind(scene(view, []).items, 'unit');
  expect(units.map(unit => unit.tag)).toEqual(view.book.ships.map(of => tagOf(view.book, of)));
  expect(units.filter(unit => unit.role === 'mine').map(unit => unit.side)).toEqual(['narn', 'narn', 'narn']);
  expect(units.filter(unit => unit.marks?.includes(MARKS.flag)).map(unit => unit.id)).toEqual(['tal-kesh', 'meridian']);
});

test('an enemy drifts on his course, a fix a pulse; a watcher sees no drift', () => {
  const [drift] = ofKind(scene(view, []).items, 'path').filter(path => path.line === 'drift');
  expect(drift?.fixes?.map(fix => fix.label)).toEqual(['1', '2', '3']);
  expect(drift?.tip).toBe('speed 4');
  const { side: _, own: __, ...shown } = view;
  expect(ofKind(scene(shown, []).items, 'path')).toEqual([]);
});

test('a ship that is gone is not drawn, one that is destroyed is drawn as lost', () => {
  const ships = view.open.ships.map((ship, i) =>
    i === 0 ? { ...ship, structure: 0 } : i === 1 ? { ...ship, left: true } : ship,
  );
  const units = ofKind(scene({ ...view, open: { ...view.open, ships } }, []).items, 'unit');
  expect(units.find(unit => unit.id === 'tal-kesh')?.lost).toBe(true);
  expect(units.some(unit => unit.id === 'var-noth')).toBe(false);
});

const clock = { turn: 1, line: 1, round: 0, step: 1 };

test('a movement is seen side by side, along its steps, and leaves a wake', () => {
  const [lead, mate] = [view.open.ships[0], view.open.ships[1]];
  if (!lead || !mate) throw new Error('two ships');
  const place = ({ q, r, heading }: typeof lead) => ({ q, r, heading });
  const on = (from: { q: number; r: number; heading: number }) => ({ ...hexes.step(from, from.heading), heading: from.heading });
  const event: FleetAction['event'] = {
    kind: 'moved',
    squadron: 'narn-a',
    pulse: 1,
    steps: ['ahead'],
    relative: false,
    ships: [
      { ship: lead.id, from: place(lead), to: on(place(lead)) },
      { ship: mate.id, from: place(mate), to: on(place(mate)) },
    ],
  };
  const told: Told<FleetAction>[] = [{ clock, event }];
  const [beat, ...more] = beats(told, view);
  expect(more).toEqual([]);
  expect(beat && motionsOf(beat).map(motion => motion.kind === 'move' && motion.through.length)).toEqual([2, 2]);
  const turned = { ...view, clock };
  expect(ofKind(scene(turned, told).items, 'path').filter(path => path.line === 'wake')).toHaveLength(2);
});

describe('a volley', () => {
  const [there, here] = [
    { q: 3, r: 4, heading: 0 },
    { q: 3, r: 10, heading: 3 },
  ];
  const thrown = (rule: string, faces: number[]): FleetAction['event'] | Thrown => ({
    kind: 'thrown',
    sides: 10,
    faces,
    read: null,
    why: { rule, what: 'a throw', by: 'narn' },
  });
  const fired = (ship: string, weapon: string, hits: number): FleetAction['event'] => ({
    kind: 'fired',
    ship,
    target: 'meridian',
    weapon,
    dice: 2,
    hits,
    range: 6,
    from: there,
    to: here,
  });
  const hit = (structure: number, more = {}): FleetAction['event'] => ({
    kind: 'hit',
    ship: 'meridian',
    severity: 'minor',
    structure,
    marks: [],
    toPlace: 0,
    at: here,
    ...more,
  });
  const events = [
    thrown('FA-6.6.1', [8, 1]),
    fired('tal-kesh', 'heavy-laser', 1),
    thrown('FA-6.6.1', [2, 1]),
    fired('var-noth', 'twin-array', 0),
    thrown('FA-6.6.1', [9, 9]),
    fired('tal-kesh', 'twin-array', 2),
    { kind: 'under-fire', ship: 'meridian', hits: 3, structure: 13 } as const,
    thrown('FA-7.1.1', [7]),
    hit(12),
    thrown('FA-7.1.1', [11, 2]),
    thrown('FA-7.1.11', [3]),
    hit(10, { marks: [{ row: 'decel', left: 1 }], toPlace: 1 }),
    { kind: 'grey', ship: 'meridian', squadron: 'earth-a' } as const,
  ];
  const told: Told<FleetAction>[] = events.map(event => ({ clock, event }));

  test('is all that was fired at one ship in a step: a shot for each weapon with its own dice, and what all did together', () => {
    const [beat, ...more] = beats(told, view);
    expect(more).toEqual([]);
    if (beat?.kind !== 'fire') throw new Error('no volley');
    const { volley } = beat;
    expect(volley.says).toBe('6 dice, 3 hits, structure 13 to 10, 1 grey box, drive hit, 1 weapon hit to place');
    expect(volley.shots.map(({ says, came, aimed }) => [says, came, aimed])).toEqual([
      ["Tal'Kesh, 2 heavy lasers at Meridian, range 6", '1 hit, structure 13 to 12', [0]],
      ["Var'Noth, 2 twin arrays at Meridian, range 6", 'no hit', [2]],
      [
        "Tal'Kesh, 2 twin arrays at Meridian, range 6",
        '2 hits, structure 12 to 10, 1 grey box, drive hit, 1 weapon hit to place',
        [4],
      ],
    ]);
    expect(volley.told).toEqual([...told.keys()]);
    expect(volley.tracks).toEqual([
      { word: 'structure', of: 13, from: 13, to: 10 },
      { word: 'deceleration', of: 2, from: 2, to: 1 },
    ]);
    expect(motionsOf(beat).map(motion => motion.kind)).toEqual(['fire', 'fire', 'fire', 'hit']);
  });

  test('tells of hits that the armour stopped, and of a ship that is destroyed with what is aboard', () => {
    const stopped = beats(told.slice(0, 2).concat(told.slice(6, 8)), view)[0];
    expect(stopped?.kind === 'fire' && stopped.volley.says).toBe('2 dice, 1 hit, none through the armour');
    const end: Told<FleetAction> = { clock, event: { kind: 'destroyed', ship: 'meridian', flights: 0, at: here } };
    const lost = beats([...told.slice(0, 2), ...told.slice(6, 8), { clock, event: hit(0) }, end], view)[0];
    if (lost?.kind !== 'fire') throw new Error('no volley');
    expect(lost.volley.says).toContain('1 hit, structure 13 to 0, destroyed');
    expect(lost.volley.lost).toEqual([{ unit: 'meridian', at: { q: 3, r: 10 } }]);
  });

  test('is one of its own in another step, and for another ship', () => {
    const later = told.slice(0, 2).map(one => ({ ...one, clock: { ...clock, line: 9 } }));
    const other = { clock, event: { ...fired('tal-kesh', 'twin-array', 0), target: 'halcyon' } as FleetAction['event'] };
    expect(beats([...told, other, ...later], view).map(beat => beat.kind === 'fire' && beat.volley.target.name)).toEqual([
      'Meridian',
      'Halcyon',
      'Meridian',
    ]);
  });
});

test('2 beats: nerve that breaks, a name that is given and who arrives are beats of their own, with the dice thrown for them', () => {
  const events: Told<FleetAction>['event'][] = [
    { kind: 'fleet-speed', side: 'narn', speed: 8 },
    { kind: 'thrown', sides: 12, faces: [9], read: 9, why: { rule: 'FA-11.2.3', what: 'the morale of Narn A', by: 'narn' } },
    { kind: 'morale', squadron: 'narn-a', level: 3, circle: 3, needs: 8, stands: false },
    { kind: 'withdraws', squadron: 'narn-a', turn: 3 },
    { kind: 'commander', squadron: 'earth-a', ship: 'halcyon' },
    { kind: 'sealed', side: 'earth' },
    { kind: 'gone', ship: 'halcyon', by: 'edge', at: { q: 1, r: 1, heading: 0 } },
  ];
  const made = beats(
    events.map(event => ({ clock, event })),
    view,
  );
  expect(made.map(({ kind, told }) => [kind, told])).toEqual([
    ['arrival', [0]],
    ['morale', [1, 2, 3]],
    ['naming', [4]],
    ['loss', [6]],
  ]);
  const seenAt = made.map(beat => (beat.kind === 'fire' ? [] : [beat.hasDice, beat.spots.map(({ at, told }) => [at, told])]));
  const lead = view.open.squadrons.find(({ id }) => id === 'narn-a')?.commander;
  expect(seenAt).toEqual([
    [false, []],
    [true, [[{ unit: lead }, [1, 2, 3]]]],
    [false, [[{ unit: 'halcyon' }, [4]]]],
    [false, [[{ q: 1, r: 1 }, [6]]]],
  ]);
});

test('an order is named by its path', () => {
  const plot = (path: ('ahead' | 'port' | 'starboard' | 'slip-port')[][], change?: { pulse: number; by: number }) =>
    orderWords({ squadron: 'narn-a', path, ...(change ? { change } : {}) });
  expect(plot([['ahead'], ['ahead'], ['ahead']])).toBe('Maintain course');
  expect(plot([['slip-port'], ['ahead'], []], { pulse: 2, by: -1 })).toBe('Maintain course, slip to port, 1 slower in pulse 2');
  expect(plot([['port', 'ahead'], ['starboard'], []])).toBe('Correct course to port');
  expect(plot([['port', 'starboard', 'ahead'], [], []])).toBe('Hard turn to port and starboard');
});

test('an ask is put in words that count', () => {
  expect(asks({ side: 'narn', kind: 'orders', about: { turn: 1 } }, view)).toMatchObject({
    title: 'Plot your two squadrons',
    help: 'All three pulses, in secret. Nothing is opened until Earth has sealed too.',
  });
  const hit = { ship: 'tal-kesh', on: 'primary' as const, arcs: [0], again: false };
  expect(asks({ side: 'narn', kind: 'allot', about: { hits: [hit, hit] } }, view).title).toBe("Place two hits on Tal'Kesh");
});

test('FA-15.1.2 FA-15.1.3 FA-15.1.4 points by reason add up to the score: destroyed whole, half lost and gone half', () => {
  const earth = view.book.ships.flatMap((of, i) => (of.side === 'earth' ? [i] : []));
  const own = view.book.ships.findIndex(of => of.side === 'narn');
  const changes = new Map<number, object>([
    [earth[0] ?? -1, { structure: 0 }],
    [earth[1] ?? -1, { structure: 1 }],
    [own, { left: true }],
  ]);
  const ships = view.open.ships.map((ship, i) => ({ ...ship, ...changes.get(i) }));
  const hurt = { ...view, open: { ...view.open, ships } };
  const sum = (side: string) => tally(hurt, side).reduce((all, { points }) => all + points, 0);
  expect(tally(hurt, 'narn').map(({ points }) => points > 0)).toEqual([true, expect.any(Boolean), true, false]);
  expect(tally(hurt, 'earth').at(-1)?.points).toBeGreaterThan(0);
  for (const side of ['narn', 'earth']) expect(Math.floor(sum(side))).toBe(scores(hurt)[side]?.points);
});
