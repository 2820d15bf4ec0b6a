import type { Naming, Salvo } from '@flagplot/fleet-action';
import { sightOf } from '@flagplot/fleet-action/table';
import { hexes } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { others, rowsOf } from '../../src/list/rows.ts';
import { allStraysAt, boundTo, groupsOf } from '../../src/panels/fleet-action/fire/shots.ts';
import { mayStayOutside, namedOf, officeWords, toggledOutside, withShip } from '../../src/panels/fleet-action/name/names.ts';
import { scene } from '../../src/panels/fleet-action/scene.ts';
import { endsOf, nextPulse, threatOf, threats } from '../../src/panels/fleet-action/threats.ts';
import { narn, squadronA } from './table.ts';

const naming: Naming = {
  office: 'commander',
  of: 'narn-a',
  ships: ['tal-kesh', 'var-noth'],
  outside: { of: ['tal-kesh', 'var-noth', 'quel'], count: 1 },
};

test('FA-4.7.8 silence names the highest rating; FA-4.7.9 as many stay outside as are beyond it, never the one that is named', () => {
  const { book } = narn();
  const empty = { names: [] };
  expect(namedOf(book, naming, empty)).toEqual({ of: 'narn-a', ship: 'tal-kesh', outside: ['quel'] });
  expect(mayStayOutside(book, naming, empty)).toEqual(['var-noth', 'quel']);
  const other = toggledOutside(book, naming, empty, 'var-noth');
  expect(other.names).toEqual([{ of: 'narn-a', ship: 'tal-kesh', outside: ['var-noth'] }]);
  expect(withShip(book, naming, other, 'var-noth').names).toEqual([{ of: 'narn-a', ship: 'var-noth', outside: ['quel'] }]);
  expect(officeWords(book, naming)).toBe('The commander of Narn A');
});

/** The skirmish in fire of pulse 1, with one ship of A out of command. */
function astray(): ReturnType<typeof narn> {
  const view = narn();
  const ship = view.open.ships[view.book.shipAt['var-noth'] ?? -1];
  if (!ship) throw new Error('there is no such ship');
  ship.out = 'far';
  view.open.pulse = 1;
  return view;
}

test('FA-4.6.2 ships out of command choose their fire apart from all others, FA-4.6.4 bound to no squadron', () => {
  const sight = sightOf(astray());
  const ids = (step: 'fire' | 'stray') => groupsOf(sight, 'narn', step).map(one => one.ships.map(({ id }) => id));
  expect(ids('fire').flat()).not.toContain('var-noth');
  expect(ids('stray')).toEqual([['var-noth']]);
  const [target] = sight.open.ships.filter(one => one.id === 'meridian');
  const stray = sight.open.ships.find(one => one.id === 'var-noth');
  if (!target || !stray) throw new Error('both are there');
  const order = allStraysAt(sight, { shots: [] }, 'narn', target);
  expect(order.shots.map(one => one.ship)).toEqual(['var-noth']);
  expect(boundTo(sight, { shots: [{ ship: 'tal-kesh', target: 'halcyon', weapons: [] }] }, stray)).toBeUndefined();
});

test('FA-9.1.4 a shot on its way lies on the board, and in the list in words', () => {
  const view = narn();
  const salvo: Salvo = {
    ship: 'tal-kesh',
    target: 'meridian',
    weapon: 'heavy-laser',
    dice: 2,
    sensor: 8,
    passed: 0,
    range: 20,
    due: 5,
  };
  view.open.salvos.push(salvo);
  const drawn = scene(view, []);
  expect(others(drawn).find(one => one.what.startsWith('In flight'))?.where).toMatch(
    /Tal'Kesh and Meridian, .*2 dice, turn 2, pulse 2/,
  );
  const row = rowsOf(drawn, 'earth', 'squadron').find(one => one.unit.id === 'meridian');
  expect(row?.aimed).toBe('');
  expect(row?.marks).toContain('in flight');
});

test('a squadron that holds its course ends among the hexes that are told of it, and they are all in reach', () => {
  const view = narn();
  const it = squadronA(view);
  const ends = endsOf(it, 1);
  expect(ends.some(end => hexes.same(end, hexes.step(hexes.step(it.squadron, 0), 0)))).toBe(true);
  for (const end of ends) expect(hexes.range(end, it.squadron)).toBeLessThanOrEqual(6);
});

test('a threat tells most dice either way, and is worked out once for the plots there are', () => {
  const view = narn();
  expect(nextPulse(view)).toEqual({ pulse: 1, turn: view.clock.turn });
  const earth = view.open.squadrons[2];
  if (!earth) throw new Error('Earth has a squadron');
  const threat = threatOf(view, earth, []);
  expect(threat.theirs?.dice).toBeGreaterThan(0);
  expect(threat.ours?.dice).toBeGreaterThan(0);
  const [area] = threats(view, undefined);
  expect(area?.says).toMatch(
    /^Earth A can end pulse 1 in \d+ hexes, \d{4} to \d{4}; it bears on .* with \d+ dice at most; we bear on /,
  );
  expect(threats(view, undefined)[0]).toBe(area);
});
