import { hexes } from '@flagplot/hexes';
import type { Item, Scene, UnitItem } from '@flagplot/scene';
import { PLAIN_HULL } from '@flagplot/scene/symbols/hulls.ts';
import { expect, test } from 'vitest';
import { nudgedTo, withNudges } from '../src/deploy/nudges.ts';
import { courseOf, enemiesOf, enemyWords, terrainOf, terrainWords } from '../src/list/about.ts';
import { rowsOf } from '../src/list/rows.ts';

const at = (name: string) => hexes.parseName(name, 'columns') ?? { q: 0, r: 0 };

function ship(name: string, hex: string, side = 'earth'): UnitItem {
  return { kind: 'unit', id: name, side, role: 'told', at: at(hex), facing: 0, hull: PLAIN_HULL, name };
}

function sceneOf(...items: Item[]): Scene {
  return { sheet: { ground: 'hexes', columns: 20, rows: 30, layout: 'columns' }, items };
}

const quel: UnitItem = { ...ship('Quel', '1010', 'narn'), squadron: 'narn-a' };
const dren: UnitItem = { ...ship('Dren', '1110', 'narn'), squadron: 'narn-a' };

test('3 list: who is aimed at is told by unit: of two ships in one hex the other is left alone', () => {
  const scene = sceneOf(quel, dren, ship('Halcyon', '1004'), ship('Meridian', '1004'));
  const orders = [
    { unit: 'Quel', says: 'fires at Halcyon', aims: ['Halcyon'] },
    { unit: 'Dren', says: 'fires at Halcyon', aims: ['Halcyon'] },
  ];
  const rows = rowsOf(scene, 'earth', { ordering: 'squadron', orders });
  expect(rows.map(row => [row.unit.id, row.aimers])).toEqual([
    ['Halcyon', ['Quel', 'Dren']],
    ['Meridian', []],
  ]);
});

test('3 list: an order is of the unit, or of its squadron; craft that aim are told by their numbers behind its name', () => {
  const red = ['1', '2', '4'].map((number): UnitItem => ({ ...ship(`Red ${number}`, '1010', 'rim'), squadron: 'red', number }));
  const group = { kind: 'group', id: 'red', side: 'rim', role: 'mine', name: 'Red' } as const;
  const scene = sceneOf(group, ...red, ship('Alpha', '1008'));
  const held = rowsOf(scene, 'rim', { ordering: 'squadron', orders: [{ unit: 'red', says: 'holds fire' }] });
  expect(held.map(row => row.order)).toEqual(['holds fire', 'holds fire', 'holds fire']);
  const fires = (unit: string) => ({ unit, says: 'fires', aims: ['Alpha'] });
  const [alpha] = rowsOf(scene, 'earth', { ordering: 'squadron', orders: [fires('Red 1'), fires('Red 4')] });
  expect(alpha?.aimers).toEqual(['Red 1 and 4']);
});

test('3 list: every enemy is told by range and by where it lies, the nearest first, none that is lost', () => {
  const scene = sceneOf(quel, ship('Far', '1020'), ship('Near', '1007'), { ...ship('Gone', '1009'), lost: true });
  const found = enemiesOf(scene, quel);
  expect(enemyWords(found)).toBe('Near, 3, fore; Far, 10, aft.');
  expect(found.map(one => one.back)).toEqual(['aft', 'fore']);
});

test('3 list: a course is told with what lies on it: other units, terrain where it begins, the ends of pulses, the edge', () => {
  const scene = sceneOf(
    quel,
    { ...dren, at: at('1008') },
    ship('Halcyon', '1007'),
    { ...ship('Castor', '1006'), lost: true },
    {
      kind: 'area',
      id: 'gate',
      role: 'told',
      places: [at('1005'), at('1004')],
      look: 'solid',
      label: 'asteroids',
      terrain: true,
    },
    {
      kind: 'path',
      id: 'plot',
      role: 'intent',
      line: 'plot',
      unit: 'narn-a',
      through: [at('1010'), at('1003')],
      fixes: [{ at: at('1007'), says: 'pulse 1 ends' }],
    },
  );
  expect(courseOf(scene, quel)).toEqual({
    head: 'Plotted from 1010 to 1003',
    stops: [
      '1007: Halcyon stands there now, pulse 1 ends, 0 from Halcyon',
      '1006: Castor was lost there',
      '1005: asteroids',
      '1003: it ends, 2 hexes from the north edge, 4 from Halcyon',
    ],
  });
  expect(courseOf(scene, ship('Halcyon', '1007'))).toBeUndefined();
});

test('3 list: a course over the edge says so', () => {
  const path = {
    kind: 'path',
    id: 'plot',
    role: 'intent',
    line: 'plot',
    unit: 'Quel',
    through: [at('1001'), { q: at('1001').q, r: at('1001').r - 1 }],
  } as const;
  expect(courseOf(sceneOf(quel, path), quel)?.stops).toEqual([expect.stringMatching(/: it ends, off the map$/)]);
});

test('3 list: terrain is told nearest first, as it lies from the unit in hand; a map without any says so', () => {
  const area = (label: string, hex: string) =>
    ({ kind: 'area', id: label, role: 'told', places: [at(hex)], look: 'solid', label, terrain: true }) as const;
  const band = { kind: 'area', id: 'band', role: 'told', places: [at('1009')], look: 'outline', label: 'short to 4' } as const;
  const scene = sceneOf(quel, area('far gate', '1020'), area('gate', '1008'), band);
  expect(terrainWords(scene, terrainOf(scene, quel), quel)).toBe(
    'The map has 20 columns of 30 hexes. gate, 1008, 2 hexes fore of Quel. far gate, 1020, 10 hexes aft of Quel.',
  );
  const bare = sceneOf(quel);
  expect(terrainWords(bare, terrainOf(bare, quel), quel)).toBe(
    'The map has 20 columns of 30 hexes. Nothing lies on it but units.',
  );
});

test('3 list: what is set up goes a hex each way by a button, and nothing stands there that can only be dragged', () => {
  const grip = { kind: 'handle', id: 'grip', at: at('1010'), icon: 'move', name: 'Move it', grab: true } as const;
  const turn = { kind: 'handle', id: 'port', at: at('1010'), icon: 'port', name: 'Turn to port' } as const;
  const items = withNudges([grip, turn], at('1010'), 'columns');
  expect(items.map(item => 'name' in item && item.name).slice(0, 3)).toEqual([
    'Turn to port',
    'A hex north: 1009',
    expect.stringMatching(/^A hex north-east: 11/),
  ]);
  expect(items).toHaveLength(7);
  expect(nudgedTo('nudge/0', at('1010'))).toEqual(at('1009'));
  expect(nudgedTo('port', at('1010'))).toBeUndefined();
});
