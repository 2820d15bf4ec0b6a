import { others, rowsOf } from '@flagplot/pagekit/list/rows.ts';
import { expect, test } from 'vitest';
import { allStraysAt, boundTo, groupsOf } from '../../page/fire/shots.ts';
import { mayStayOutside, namedOf, officeWords, toggleOutside, withShip } from '../../page/name/names.ts';
import type { Salvo } from '../../rules/open.ts';
import type { Naming } from '../../rules/orders.ts';
import { sightOf } from '../../rules/turn/3-fire.ts';
import { scene } from '../../scene/scene.ts';
import { narn } from './table.ts';

const naming: Naming = {
  office: 'commander',
  of: 'narn-a',
  ships: ['tal-kesh', 'var-noth'],
  outside: { of: ['tal-kesh', 'var-noth', 'quel'], count: 1 },
};

test('FA-4.7.8 silence names the highest rating; FA-4.7.9 as many stay outside as are beyond it, never the one that is named', () => {
  const seen = narn();
  const { book } = seen;
  const empty = { names: [] };
  expect(namedOf(seen, naming, empty)).toEqual({ of: 'narn-a', ship: 'tal-kesh', outside: ['quel'] });
  expect(mayStayOutside(seen, naming, empty)).toEqual(['var-noth', 'quel']);
  const other = toggleOutside(seen, { naming, order: empty }, 'var-noth');
  expect(other.names).toEqual([{ of: 'narn-a', ship: 'tal-kesh', outside: ['var-noth'] }]);
  expect(withShip(seen, { naming, order: other }, 'var-noth').names).toEqual([
    { of: 'narn-a', ship: 'var-noth', outside: ['quel'] },
  ]);
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
  const order = allStraysAt(sight, { shots: [] }, { side: 'narn', target });
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
  const row = rowsOf(drawn, 'earth', { ordering: 'squadron' }).find(one => one.unit.id === 'meridian');
  expect(row?.aimers).toEqual([]);
  expect(row?.marks).toContain('in flight');
});
