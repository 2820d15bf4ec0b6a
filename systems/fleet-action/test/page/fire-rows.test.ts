import { expect, test } from 'vitest';
import { barredRows, groupRows, offersOf, silentRows, targetRows, weaponTable } from '../../page/fire/rows.ts';
import { allFiredAt, choicesOf, groupsOf, gunsOf, shotOf } from '../../page/fire/shots.ts';
import { firers, sightOf } from '../../rules/turn/3-fire.ts';
import { narn } from './table.ts';

const before = narn();
const view = { ...before, clock: { ...before.clock, turn: 1 }, open: { ...before.open, pulse: 1 } };
const sight = sightOf(view);
const able = firers(sight, 'narn');
const [first] = able;
const [target] = first ? choicesOf(sight, first) : [];
if (!first || !target) throw new Error('somebody can fire at somebody');
const order = allFiredAt(sight, { shots: [] }, { squadron: 'narn-a', target: target.target });

test('a ship that holds its fire says what it could do, one that fires at whom and how far', () => {
  const [group] = groupsOf(sight, 'narn', 'fire');
  if (!group) throw new Error('a group');
  const offers = offersOf(sight, able);
  const idle = groupRows(sight, { shots: [] }, { group, offers });
  expect(idle.head).toBe('Squadron A');
  expect(idle.firers[0]).toMatchObject({ id: first.id, badge: 'A1', at: undefined });
  expect(idle.firers[0]?.says).toMatch(/: \d+ % at best$/);
  const firing = groupRows(sight, order, { group, offers });
  expect(firing.head).toMatch(/^Squadron A into /);
  expect(firing.firers[0]?.at).toMatch(/^\w+, \d+$/);
  expect(firing.firers[0]?.says).toMatch(/ \d+$/);
});

test('FA-6.4.1 a target of another squadron than the mates fire into stands apart, and says how all turn to it', () => {
  const rows = targetRows(sight, first, { order, choices: choicesOf(sight, first) });
  expect(rows.map(row => row.apart)).toEqual(rows.map(() => false));
  const [bound] = order.shots.filter(shot => shot.ship !== first.id);
  if (!bound) throw new Error('a mate fires');
  const elsewhere = { shots: [{ ...bound, target: 'tal-kesh' }] };
  const apart = targetRows(sight, first, { order: elsewhere, choices: choicesOf(sight, first) });
  expect(apart.map(row => row.apart)).toEqual(apart.map(() => true));
  expect(apart[0]?.hint).toMatch(/with Shift all of it turns to this one$/);
});

test('each weapon has its dice, band, need and chance, or why it cannot fire', () => {
  const guns = gunsOf(sight, first, { target: target.target, shot: shotOf(order, first.id) });
  const table = weaponTable(sight, guns, guns[0]?.mount ?? 0);
  expect(table.columns.map(column => column.head)).toEqual(['dice', `range ${target.range}`, 'needs', 'each']);
  expect(table.rows.map(row => row.inHand)).toEqual(guns.map((_, i) => i === 0));
  for (const [i, row] of table.rows.entries()) {
    expect(row.used).toBe(guns[i]?.used);
    if (guns[i]?.aim) expect(row.cells).toHaveLength(table.columns.length);
    else expect(row.cannot).toBe(guns[i]?.cannot?.because);
  }
});

test('who cannot fire, or be fired at, is named with the reason', () => {
  const [other] = able.slice(1);
  const silent = silentRows(sight, [first], { side: 'narn', step: 'fire' });
  expect(silent.map(row => row.id)).toContain(other?.id);
  expect(silent.map(row => row.id)).not.toContain(first.id);
  for (const row of barredRows(sight, first)) expect(row.rule).toMatch(/^FA-6\./);
});
