import { qualityOf } from '@flagplot/pagekit/odds/asked.ts';
import { expect, test } from 'vitest';
import { goingOn, hitLines, weaponNames, withHitOn } from '../../page/allot/hits.ts';
import { forecastFor, oddsShown } from '../../page/fire/forecast.ts';
import { reckon } from '../../page/fire/reckon.ts';
import {
  aimsOf,
  allFiredAt,
  barredOf,
  boundTo,
  choicesOf,
  diceOf,
  firedAt,
  gunsOf,
  hitsExpected,
  shotOf,
  toggleWeapon,
  withShot,
} from '../../page/fire/shots.ts';
import { targets } from '../../rules/combat/targets.ts';
import { fleetAction } from '../../rules/index.ts';
import { firers, sightOf } from '../../rules/turn/3-fire.ts';
import { narn } from './table.ts';

const before = narn();
const view = { ...before, clock: { ...before.clock, turn: 1 }, open: { ...before.open, pulse: 1 } };
const sight = sightOf(view);
const able = firers(sight, 'narn');
const [first] = able;
if (!first) throw new Error('somebody can fire');
const nothing = { shots: [] };

test('targets are those the rules name, the nearest first, with what it costs to pass others over', () => {
  const choices = choicesOf(sight, first);
  expect(choices.map(one => one.target.id).sort()).toEqual(
    targets(sight, first)
      .map(one => one.id)
      .sort(),
  );
  expect(choices.map(one => one.range)).toEqual([...choices.map(one => one.range)].sort((a, b) => a - b));
  expect(choices[0]?.passed).toBe(0);
});

test('every enemy is either a target or out of reach with a reason', () => {
  for (const ship of able) {
    const all = [...choicesOf(sight, ship), ...barredOf(sight, ship)].map(one => one.target.id);
    expect(all.sort()).toEqual(['halcyon', 'meridian']);
  }
});

test('what is chosen stands before the rules, weapon by weapon and for the whole squadron', () => {
  const [target] = choicesOf(sight, first);
  if (!target) throw new Error('a target');
  const order = allFiredAt(sight, nothing, { squadron: 'narn-a', target: target.target });
  expect(fleetAction.questions.fire.judge(view, { pulse: 1 }, order)).toEqual([]);
  expect(order.shots.map(shot => shot.ship)).toEqual(['tal-kesh', 'var-noth']);
  expect(diceOf(sight, order.shots)).toBeGreaterThan(0);
  expect(boundTo(sight, order, first)).toBe('earth-a');
  expect(boundTo(sight, { shots: order.shots.slice(0, 1) }, first)).toBeUndefined();
  const shot = shotOf(order, first.id);
  if (!shot) throw new Error('a shot');
  const held = shot.weapons.reduce(
    (soFar, weapon) => toggleWeapon(sight, soFar, { shot: shotOf(soFar, first.id) ?? shot, weapon }),
    order,
  );
  expect(shotOf(held, first.id)).toBeUndefined();
  expect(withShot(sight, held, { ship: first.id, shot })).toEqual(order);
});

test('a weapon that cannot fire says why in place of its dice', () => {
  const target = view.open.ships.find(ship => ship.id === 'meridian');
  const guns = gunsOf(sight, first, { target });
  for (const gun of guns) expect(gun.aim === undefined).toBe(gun.cannot !== undefined);
  expect(guns.find(gun => gun.weapon === 'energy-mine')?.cannot?.say).toContain('not fired at ships');
});

test('the odds are asked of the rules, add up, and agree with the dice on what they mean', () => {
  const target = view.open.ships.find(ship => ship.id === 'meridian');
  if (!target) throw new Error('Meridian is there');
  const order = firedAt(sight, nothing, { ship: first, target });
  const { name, of } = forecastFor(target.id, order.shots);
  expect(name).toBe('volley');
  const reply = reckon({ number: 1, table: { book: view.book, clock: view.clock, open: view.open }, name, of });
  if (!('found' in reply)) throw new Error(reply.fault);
  const odds = oddsShown(reply.found, target, {
    built: 13,
    hits: hitsExpected(order.shots.flatMap(shot => aimsOf(sight, shot))),
  });
  expect(odds.bars.length).toBeLessThanOrEqual(7);
  expect(odds.bars[0]?.name).toBe('unbroken, 13');
  expect(odds.bars.at(-1)).toMatchObject({ name: 'destroyed', hoped: true });
  expect(odds.bars.reduce((sum, bar) => sum + bar.chance, 0)).toBeCloseTo(1, 6);
  expect(qualityOf(reply.found)).toMatch(/^(exact|± \d+ %, sampled), \d+ ms$/);
});

test('hits are placed one after another, each on what the one before has left', () => {
  const hit = { ship: 'tal-kesh', on: 'secondary' as const, arcs: [0], again: false };
  const about = { hits: [hit, hit, hit] };
  const idle = fleetAction.questions.allot.idle(view, about).weapons;
  const lines = hitLines(view, about, idle);
  expect(weaponNames(lines)).toEqual(idle);
  const moved = withHitOn(view, { about, weapons: idle }, { nth: 0, weapon: 'twin-array' });
  expect(moved[0]).toBe('twin-array');
  expect(fleetAction.questions.allot.judge(view, about, { weapons: moved })).toEqual([]);
  const placed = hitLines(view, about, moved);
  const boxes = Object.values(goingOn(placed, 'tal-kesh', placed[0])).map(row => row.boxes);
  expect(boxes.reduce((sum, n) => sum + n, 0)).toBe(3);
});

test('what is about to be marked stands at the rows of the sheet: boxes that go, and those one may choose among', () => {
  const hit = { ship: 'tal-kesh', on: 'secondary' as const, arcs: [0], again: false };
  const [line] = hitLines(view, { hits: [hit] }, ['twin-array']);
  if (!line) throw new Error('there is one hit');
  expect(goingOn([line], 'tal-kesh')).toEqual({ 'weapon/2': { boxes: 1 } });
  expect(goingOn([line], 'tal-kesh', line)).toEqual({ 'weapon/2': { boxes: 1, may: true }, 'weapon/3': { boxes: 0, may: true } });
  expect(goingOn([{ ...line, open: [], takes: undefined }], 'tal-kesh')).toEqual({ structure: { boxes: 1 } });
  expect(goingOn([line], 'meridian', line)).toEqual({});
});
