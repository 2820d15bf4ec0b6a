import { ofKind } from '@flagplot/scene';
import { expect, test } from 'vitest';
import { lines } from '../../page/fire/layer.ts';
import { allFiredAt, choicesOf } from '../../page/fire/shots.ts';
import { orders } from '../../page/list/orders.ts';
import { weapons } from '../../page/list/weapons.ts';
import { fleetAction } from '../../rules/index.ts';
import { firers, sightOf } from '../../rules/turn/3-fire.ts';
import { narn } from './table.ts';

const laid = narn();
const underFire = { ...laid, clock: { ...laid.clock, turn: 1 }, open: { ...laid.open, pulse: 1 } };
const sight = sightOf(underFire);
const [first] = firers(sight, 'narn');
const [choice] = first ? choicesOf(sight, first) : [];
if (!first || !choice) throw new Error('somebody can fire at somebody');

test('3 list: each ship says where its squadron is to be set up, and how fast', () => {
  const about = { rows: [17, 32] as [number, number] };
  const order = fleetAction.questions.deploy.idle(laid, about);
  const said = orders({ side: 'narn', kind: 'deploy', about, order }, laid);
  expect(said.map(one => one.unit)).toEqual(['tal-kesh', 'var-noth', 'quel']);
  expect(said[0]?.says).toBe(`set up at 1420, heading north, speed ${order.speed}`);
});

test('3 list: each ship says what its squadron is plotted to do, and where that takes it', () => {
  const about = { turn: 1 };
  const idle = fleetAction.questions.orders.idle(laid, about);
  const said = orders({ side: 'narn', kind: 'orders', about, order: idle }, laid);
  expect(said.find(one => one.unit === 'tal-kesh')?.says).toBe('Maintain course, to 1416, heading north');
  expect(said.find(one => one.unit === 'var-noth')?.says).toMatch(/^Maintain course, to 16\d\d, heading north$/);
  const squadrons = idle.squadrons.map(plot =>
    plot.squadron === 'narn-b' ? { ...plot, path: [['port' as const, ...(plot.path[0] ?? [])], ...plot.path.slice(1)] } : plot,
  );
  const turned = orders({ side: 'narn', kind: 'orders', about, order: { ...idle, squadrons } }, laid);
  expect(turned.find(one => one.unit === 'quel')?.says).toMatch(/to port, to \d{4}, heading north-west$/);
  expect(turned.find(one => one.unit === 'tal-kesh')?.says).toBe('Maintain course, to 1416, heading north');
});

test('3 list: a ship that fires says at whom and with how many dice, and aims at that ship alone; one that does not holds its fire', () => {
  const order = allFiredAt(sight, { shots: [] }, { squadron: 'narn-a', target: choice.target });
  const said = orders({ side: 'narn', kind: 'fire', about: { pulse: 1 }, order }, underFire);
  const fires = said.filter(one => one.aims);
  expect(fires.length).toBe(order.shots.length);
  expect(fires.map(one => one.aims)).toEqual(fires.map(() => [choice.target.id]));
  expect(fires[0]?.says).toMatch(/^fires at \w+, \d+: \d+ (die|dice)$/);
  const held = orders({ side: 'narn', kind: 'fire', about: { pulse: 1 }, order: { shots: [] } }, underFire);
  expect(held.every(one => one.aims === undefined && /^(holds fire|nothing to fire at)$/.test(one.says))).toBe(true);
});

test('3 list: a line of fire ends at the ship that is aimed at, not in its hex', () => {
  const order = allFiredAt(sight, { shots: [] }, { squadron: 'narn-a', target: choice.target });
  const rays = ofKind(lines(sight, { order, ship: first, target: choice.target, mount: 0 }), 'ray');
  expect(rays.map(ray => ray.to)).toEqual(order.shots.map(shot => ({ unit: shot.target })));
});

test('3 list: the weapons of any ship are told with their arcs, their reach and whom they could fire at now', () => {
  const all = weapons(underFire, first.id);
  expect(all.length).toBeGreaterThan(1);
  for (const one of all) {
    expect(one.arcs).toMatch(/×\d/);
    expect(one.reach).toMatch(/^short to \d+/);
    for (const { says } of one.targets) expect(says).toMatch(/^\w+, \d+: \d+ d\d+, \d+ or more, (\d+ %|certain)$/);
  }
  expect(all.some(one => one.targets.some(({ unit }) => unit === choice.target.id))).toBe(true);
  expect(weapons(underFire, choice.target.id).flatMap(one => one.targets.map(({ unit }) => unit))).toContain(first.id);
});

test('3 list: a weapon without a box bears nowhere, and says why it does not fire', () => {
  const ships = underFire.open.ships.map(ship => (ship.id === first.id ? { ...ship, weapons: ship.weapons.map(() => 0) } : ship));
  const all = weapons({ ...underFire, open: { ...underFire.open, ships } }, first.id).filter(one => one.id !== 'energy-mine');
  for (const one of all)
    expect([one.arcs, one.targets, one.cannot]).toEqual(['nowhere', [], expect.stringMatching(/has no box left\.$/)]);
});
