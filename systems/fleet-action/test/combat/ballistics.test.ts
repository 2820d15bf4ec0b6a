import { expect, test } from 'vitest';
import { ships } from '../../data/index.ts';
import type { ShipCard } from '../../rules/cards.ts';
import { bestLocation } from '../../rules/combat/arcs.ts';
import { delay } from '../../rules/combat/ballistics.ts';
import type { Event } from '../../rules/events.ts';
import { fleetAction } from '../../rules/index.ts';
import { pulsesMoved } from '../../rules/turn.ts';
import { type Battle, battle, d } from '../battle.ts';
import { hull, mounted } from '../hulls.ts';

const card = (id: string): ShipCard => ships.find(one => one.id.startsWith(id)) as ShipCard;
const torpedoes = { ship: 'kash', target: 'vesper', weapons: ['ion-torpedo'] };
/** A missile frigate and a destroyer so many hexes down its bow. */
const facing = (range: number, rest = ''): Battle =>
  battle(`narn A 0: Kash dagkar 3070^0${rest}\nearth B 0: Vesper omega 30${70 - range}^3`);
const launched = (b: Battle) => b.told.flatMap(event => (event.kind === 'launched' ? [event.salvo] : []));
const fired = (told: readonly { kind: string }[]): Extract<Event, { kind: 'fired' }>[] =>
  told.filter(event => event.kind === 'fired') as Extract<Event, { kind: 'fired' }>[];

test.each([
  [0, 1],
  [1, 2],
  [15, 2],
  [16, 3],
  [21, 3],
  [30, 3],
  [31, 4],
  [45, 4],
])('FA-2.4.1 FA-2.4.2 over %i hexes a shot flies for %i pulses', (range, pulses) => {
  expect(delay(range)).toBe(pulses);
});

test('FA-2.4.1 FA-2.4.3 the example of the book: 21 hexes, launched in pulse 1, arrives in pulse 1 of the next turn', () => {
  const b = facing(21).until('fire', 1);
  b.step({ narn: { shots: [torpedoes] } });
  expect(launched(b)).toMatchObject([{ range: 21, due: 4, dice: 6 }]);
  b.until('orders');
  expect(b.s.open.salvos).toHaveLength(1);
  const told = b.step({}, d(10, 1, 1, 1, 1, 1, 1));
  expect(fired(told)).toMatchObject([{ weapon: 'ion-torpedo', dice: 6, hits: 0 }]);
  expect([b.s.clock.turn, b.s.open.pulse, b.s.open.salvos]).toEqual([2, 1, []]);
});

test('FA-2.4.3 pulses are counted from that of the launch, whichever it was', () => {
  const due = (pulse: number) => {
    const b = facing(10).until('fire', pulse);
    b.step({ narn: { shots: [torpedoes] } });
    return launched(b)[0]?.due;
  };
  expect([due(1), due(2), due(3)]).toEqual([3, 4, 5]);
});

test('FA-2.4.2 at range 0 it arrives in the next pulse', () => {
  const b = facing(0).until('fire', 1);
  b.step({ narn: { shots: [torpedoes] } }, d(10, 1, 1, 1, 1, 1, 1));
  expect(b.s.open.pulse).toBe(2);
  expect(b.s.open.salvos).toEqual([]);
});

test('FA-2.4.4 what is due arrives as its pulse begins, before movement and fire', () => {
  const b = battle('narn A 3: Kash dagkar 3070^0\nearth B 3: Vesper omega 3060^0').until('fire', 1);
  b.step({ narn: { shots: [torpedoes] } });
  const told = b.step({}, d(10, 1, 1, 1, 1, 1, 1));
  const kinds = told.map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(['thrown', 'fired']);
  expect(kinds.indexOf('moved')).toBeGreaterThan(kinds.indexOf('fired'));
  expect(b.asks[0]).toMatchObject({ kind: 'fire', about: { pulse: 3 } });
});

test('FA-9.1.1 a ballistic weapon reaches as far as its one figure says, and no further', () => {
  expect(facing(45).until('fire').aim('kash', 'ion-torpedo', 'vesper')).toMatchObject({ range: 45, band: 0 });
  expect(facing(46).aim('kash', 'ion-torpedo', 'vesper')).toMatchObject({ rule: 'FA-6.2.1' });
});

test('FA-9.1.2 the range adds nothing to what is needed', () => {
  const needs = (range: number) => facing(range).until('fire').shot('kash', 'ion-torpedo', 'vesper').needs;
  expect([needs(1), needs(20), needs(45)]).toEqual([7, 7, 7]);
});

test('FA-9.1.3 it is declared with other fire: arc, factor, one squadron, passed ships and pause as they are then', () => {
  const b = battle(
    'narn A 0: Kash dagkar 3070^0 ion-torpedo=3\nearth B 0: Vesper omega 3050^3, Halcyon omega 3060\nearth C 0: Oracle oracle 3080^3',
  ).until('fire');
  const astern = { ...torpedoes, target: 'oracle' };
  expect(b.refusals('narn', { shots: [astern] })).toEqual(['FA-6.5.1 /shots/0/weapons/0']);
  b.step({ narn: { shots: [torpedoes] } });
  expect(launched(b)).toMatchObject([{ dice: 3, passed: 1, sensor: 4 }]);
  expect(b.aim('kash', 'ion-torpedo', 'vesper')).toMatchObject({ rule: 'FA-2.3.1' });
});

test('FA-9.1.4 it is rolled to hit when it arrives, under its own name', () => {
  const b = facing(10).until('fire', 1);
  expect(b.step({ narn: { shots: [torpedoes] } }).some(({ kind }) => kind === 'thrown')).toBe(false);
  const told = b.step({}, [...d(10, 7, 6, 1, 1, 1, 1), ...d(8, 1)]);
  expect(told[0]).toMatchObject({ why: { rule: 'FA-9.1.4', test: { n: 7 }, what: 'Ion torpedo of Kash reaches Vesper' } });
  expect(fired(told)).toMatchObject([{ hits: 1 }]);
});

test('FA-9.1.5 the sensor and the command factors are those of the launch', () => {
  const b = facing(10).until('fire', 1);
  b.step({ narn: { shots: [torpedoes] } });
  b.ship('kash').sensor = 0;
  b.squadron('narn-a').leaderless = 1;
  const told = b.step({}, d(10, 6, 6, 6, 6, 6, 6));
  expect(told[0]).toMatchObject({ faces: [6, 6, 6, 6, 6, 6], why: { test: { n: 7 } } });
});

test('FA-9.1.6 the defence is that of the arrival, and a shot at a target that is gone is lost', () => {
  const b = facing(10).until('fire', 1);
  b.step({ narn: { shots: [torpedoes] } });
  b.ship('vesper').structure = 0;
  const told = b.step();
  expect(told[0]).toMatchObject({ kind: 'spent', salvo: { target: 'vesper' } });
  expect(b.s.open.salvos).toEqual([]);
});

test('FA-9.1.6 FA-9.1.7 a target that left the battle is gone too; that the launching ship left stops nothing', () => {
  const arrived = (gone: string, ...dice: ReturnType<typeof d>) => {
    const b = facing(10).until('fire', 1);
    b.step({ narn: { shots: [torpedoes] } });
    b.ship(gone).left = true;
    return b.step({}, dice)[0];
  };
  expect(arrived('vesper')).toMatchObject({ kind: 'spent' });
  expect(arrived('kash', ...d(10, 1, 1, 1, 1, 1, 1))).toMatchObject({ kind: 'thrown' });
});

test('FA-9.1.7 a shot under way arrives though the ship that launched it is lost', () => {
  const b = facing(10).until('fire', 1);
  b.step({ narn: { shots: [torpedoes] } });
  b.ship('kash').structure = 0;
  expect(fired(b.step({}, [...d(10, 10, 1, 1, 1, 1, 1), ...d(8, 1)]))).toMatchObject([{ hits: 1 }]);
});

test('FA-9.1.8 all that is due in a pulse is rolled before any damage, and none is lost for what another does', () => {
  const b = battle('narn A 0: Kash dagkar 3070^0, Rak dagkar 3071\nearth B 0: Vesper omega 3060^3 structure=1').until('fire', 1);
  b.step({ narn: { shots: [torpedoes, { ...torpedoes, ship: 'rak' }] } });
  const none = d(10, 1, 1, 1, 1, 1);
  const told = b.step({}, [...d(10, 10), ...none, ...d(10, 10), ...none, ...d(8, 6)]);
  expect(fired(told).map(({ ship, hits }) => [ship, hits])).toEqual([
    ['kash', 1],
    ['rak', 1],
  ]);
  expect(told.findIndex(({ kind }) => kind === 'hit')).toBeGreaterThan(told.findLastIndex(({ kind }) => kind === 'fired'));
});

test('FA-9.1.8 of both sides the shots of the one that moves first come first', () => {
  const b = battle('narn A 0: Kash dagkar 3070^0\nearth B 0: Vesper olympus 3060^3').until('fire', 1);
  const missiles = { ship: 'vesper', target: 'kash', weapons: ['class-s-missile-rack'] };
  b.step({ narn: { shots: [torpedoes] }, earth: { shots: [missiles] } });
  const told = b.step({}, [...d(10, 1, 1), ...d(10, 1, 1, 1, 1, 1, 1)]);
  expect(fired(told).map(({ ship }) => ship)).toEqual(['vesper', 'kash']);
});

test('FA-9.1.9 without a class of its own it does the damage of a particle weapon', () => {
  const b = facing(10).until('fire');
  const told = b.hits('kash', 'ion-torpedo', 'vesper', [1, [...d(8, 7)]]);
  expect(told.find(({ kind }) => kind === 'hit')).toMatchObject({ severity: 'minor' });
  expect(b.marked('vesper')).toEqual({ structure: 1 });
});

test('FA-9.1.10 it meets the best armour, wherever it comes from', () => {
  const b = battle('narn A 0: Kash dagkar 3070^0\nearth B 0: Vesper omega 3060^0').until('fire');
  const [thrown] = b.hits('kash', 'ion-torpedo', 'vesper', [1, d(8, 5)]);
  expect(thrown).toMatchObject({ why: { test: { n: 6 } } });
});

test('FA-9.1.11 it damages any weapon with a factor in an arc of that side', () => {
  const split = hull('split', {
    armour: [4, 6, 4],
    mounts: [mounted('twin-array', 2, { arcs: [0, 2, 0, 0, 0, 0] }), mounted('burst-beam', 2, { arcs: [0, 0, 0, 0, 2, 0] })],
  });
  const b = battle('narn A 0: Kash dagkar 3070^0\nearth B 0: Vesper split 3060^3', { ships: [split] }).until('fire', 1);
  b.step({ narn: { shots: [torpedoes] } }, [...d(10, 10, 1, 1, 1, 1, 1), ...d(8, 8), ...d(6, 2)]);
  const hits = [{ ship: 'vesper', on: 'primary', arcs: [1, 2, 4, 5], again: false }];
  expect(b.asks).toEqual([{ side: 'earth', kind: 'allot', about: { hits } }]);
  for (const weapon of ['twin-array', 'burst-beam']) expect(b.refusals('earth', { weapons: [weapon] })).toEqual([]);
  expect(bestLocation(split)).toMatchObject({ armour: 6, arcs: [1, 2, 4, 5], drive: 'side' });
});

test('FA-2.1.2 while hits of what arrived are placed, its pulse has still to be moved, by foreseen plots too', () => {
  const plain = hull('plain', { armour: [4, 6, 4], mounts: [mounted('twin-array', 2), mounted('burst-beam', 2)] });
  const b = battle('narn A 0: Kash dagkar 3070^0\nearth B 6: Vesper plain 3058^3', { ships: [plain] }).until('fire', 1);
  b.step({ narn: { shots: [torpedoes] } });
  b.step({}, [...d(10, 10, 1, 1, 1, 1, 1), ...d(8, 8), ...d(6, 2)]);
  expect(b.asks.map(({ kind }) => kind)).toEqual(['allot']);
  expect([b.s.open.pulse, pulsesMoved(b.s)]).toEqual([3, 2]);
  const [plot] = fleetAction.imagine(b.view('narn'), () => 1).earth?.plots ?? [];
  expect(plot?.path).toEqual([[], [], ['ahead', 'ahead']]);
});

test('FA-9.1.12 equal armour is taken in the order front, side, aft, and a single value counts as front', () => {
  expect(bestLocation(card('primus'))).toEqual({ armour: 5, arcs: [0], drive: 'front' });
  expect(bestLocation(hull('x', { armour: [3, 5, 5] }))).toMatchObject({ drive: 'side' });
  expect(bestLocation(card('vorchan'))).toEqual({ armour: 5, arcs: [0, 1, 5], drive: 'front' });
  expect(bestLocation(card('thentus'))).toEqual({ armour: 4, arcs: [0, 1, 2, 3, 4, 5], drive: 'front' });
});
