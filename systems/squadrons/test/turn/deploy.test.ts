import { hexes } from '@flagplot/hexes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FACINGS } from '../../rules/map.ts';
import { read } from '../../rules/scenario.ts';
import type { Zone } from '../../rules/scenario-file.ts';
import { facingOfSide, squadronsToPlace, usualDeployments } from '../../rules/turn/0-deploy.ts';
import { battle, d } from '../battle.ts';

const deploys = (sides = '') =>
  battle(`red x-wing: 1010^E x3\nred/gold a-wing: 1010^E x2\nblue tie-ln: 3010^W x3\nside red: zone=0110-0520\n${sides}`, {
    at: 'deploy',
  });

const at = (squadron: string, facing: string, ...hexes: string[]) => ({ squadron, facing, hexes });
const GOLD = at('gold', 'E', '0115', '0115');

test('SQ-8.1.1, SQ-2.4.2 all sides are asked at once, and what they set up is opened together', () => {
  const b = deploys('side blue: facing=W');
  expect(b.asks).toEqual([
    { side: 'red', kind: 'deploy', about: { zone: { columns: [1, 5], rows: [10, 20] } } },
    { side: 'blue', kind: 'deploy', about: { zone: { columns: [1, 40], rows: [1, 30] } } },
  ]);
  expect(b.rules.questions.deploy.sealed).toBeUndefined();
});

test('SQ-8.1.1 every squadron stands in its zone; craft may share a hex', () => {
  const b = deploys();
  const red = (...hexes: string[]) => b.refusals('red', { squadrons: [at('red', 'E', ...hexes), GOLD] });
  expect(red('0110', '0110', '0110')).toEqual([]);
  expect(red('0520', '0519', '0518')).toEqual([]);
  expect(red('0610', '0510', '0509')).toEqual(['SQ-8.1.1 /squadrons/0/hexes/0', 'SQ-8.1.1 /squadrons/0/hexes/2']);
  expect(red('0521', '0520', '0520')).toEqual(['SQ-8.1.1 /squadrons/0/hexes/0']);
  expect(red('0110', '0110')).toEqual(['SQ-8.1.1 /squadrons/0/hexes']);
});

test('SQ-8.1.1 every squadron, each once, and one’s own alone', () => {
  const b = deploys();
  const red = at('red', 'E', '0110', '0110', '0110');
  expect(b.refused('red', { squadrons: [red] })).toEqual([
    { rule: 'SQ-8.1.1', at: '/squadrons', say: expect.stringContaining('Gold'), lacking: true },
  ]);
  expect(b.refusals('red', { squadrons: [red, GOLD, GOLD] })).toEqual(['SQ-8.1.1 /squadrons/2/squadron']);
  expect(b.refusals('red', { squadrons: [red, GOLD, at('blue', 'E', '0110', '0110', '0110')] })).toEqual([
    'SQ-8.1.1 /squadrons/2/squadron',
  ]);
});

test('SQ-8.1.2 one linked group, facing one way', () => {
  const b = deploys();
  const red = (...hexes: string[]) => b.refusals('red', { squadrons: [at('red', 'E', ...hexes), GOLD] });
  expect(red('0110', '0410', '0310')).toEqual([]);
  expect(red('0110', '0410', '0114')).toEqual(['SQ-8.1.2 /squadrons/0/hexes']);
});

test('SQ-8.1.2 the facing of the scenario, or the owner’s choice', () => {
  const fixed = deploys('side blue: facing=W');
  const blue = (facing: string) => ({ squadrons: [at('blue', facing, '3010', '3011', '3012')] });
  expect(fixed.refusals('blue', blue('W'))).toEqual([]);
  expect(fixed.refusals('blue', blue('NW'))).toEqual(['SQ-8.1.2 /squadrons/0/facing']);
  for (const facing of FACINGS) expect(deploys().refusals('blue', blue(facing))).toEqual([]);
});

test('SQ-8.1.1, SQ-8.1.2 craft stand where their owner set them', () => {
  const b = deploys();
  b.step(
    {
      red: { squadrons: [at('red', 'SE', '0110', '0111', '0112'), GOLD] },
      blue: { squadrons: [at('blue', 'NW', '3010', '3011', '3010')] },
    },
    d(6, 1, 2),
  );
  expect([...b.places('red'), ...b.places('gold')]).toEqual(['0110^SE', '0111^SE', '0112^SE', '0115^E', '0115^E']);
  expect(b.places('blue')).toEqual(['3010^NW', '3011^NW', '3010^NW']);
});

test('SQ-8.1.3, SQ-8.1.2 who says nothing faces away from his own edge', () => {
  const facings = (['west', 'east', 'north', 'south'] as const).map(edge => facingOfSide({ facing: null, edge }));
  expect(facings).toEqual(['E', 'W', 'SE', 'NE']);
  expect(facingOfSide({ facing: 'NW', edge: 'west' })).toBe('NW');
});

test('SQ-8.1.1 squadrons that the scenario places are not asked for', () => {
  const b = battle('red x-wing: 1010^E x3\nblue tie-ln: 3010^W x3');
  expect(squadronsToPlace(b.s.book, 'red')).toEqual([]);
  expect(b.places('red')).toEqual(['1010^E', '1010^E', '1010^E']);
});

const span = (most: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as [number, number]);

/** Whether a hex by its name lies outside a zone. */
const isOutside =
  ({ columns: [west, east], rows: [north, south] }: Zone) =>
  (name: string): boolean => {
    const [column, row] = [Number(name.slice(0, 2)), Number(name.slice(2))];
    return column < west || column > east || row < north || row > south;
  };

/** The hexes that no chain of steps of three hexes at most leads to from the first. */
function apart(names: readonly string[]): string[] {
  const left = names.map(name => ({ name, hex: hexes.parseName(name, 'rows') as hexes.Hex }));
  const group = left.splice(0, 1);
  for (const { hex } of group) {
    const near = left.filter(one => hexes.range(one.hex, hex) <= 3);
    group.push(...near);
    left.splice(0, left.length, ...left.filter(one => !near.includes(one)));
  }
  return left.map(({ name }) => name);
}

test('SQ-8.1.1, SQ-8.1.2 whoever says nothing, tries the offers or draws by chance stands as the book allows, in any zone', () => {
  const zone = fc.record({ columns: span(12), rows: span(9) });
  fc.assert(
    fc.property(
      zone,
      fc.array(fc.integer({ min: 2, max: 12 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('west', 'east', 'north', 'south'),
      (where: Zone, sizes, edge) => {
        const two = `${String(where.columns[0]).padStart(2, '0')}${String(where.rows[0]).padStart(2, '0')}-${String(where.columns[1]).padStart(2, '0')}${String(where.rows[1]).padStart(2, '0')}`;
        const fleet = sizes.map((n, i) => `red/r${i} x-wing: 0101^E x${n}`).join('\n');
        const b = battle(`${fleet}\nblue tie-ln: 0101^W x2\nside red: zone=${two} edge=${edge}`, {
          at: 'deploy',
          map: { columns: 12, rows: 9 },
        });
        const { deploy } = b.rules.questions;
        const [view, about] = [b.view('red'), b.asks[0]?.about as never];
        let n = 0;
        const face = (sides: number) => (n++ % sides) + 1;
        for (const order of [deploy.idle(view, about), ...deploy.candidates(view, about), deploy.random(view, about, face)]) {
          expect(b.refusals('red', order)).toEqual([]);
          expect(order.squadrons.map(({ hexes: names }) => names.length)).toEqual(sizes);
          for (const { hexes: names } of order.squadrons)
            expect([...names].filter(isOutside(where)).concat(apart(names))).toEqual([]);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('SQ-8.1.1 lines abreast at the front of the zone, one squadron below the other', () => {
  const b = deploys('side blue: zone=3610-4020');
  expect(usualDeployments(b.s.book, 'red').map(({ hexes }) => hexes.join(' '))).toEqual(['0511 0512 0513', '0516 0517']);
  expect(usualDeployments(b.s.book, 'blue')[0]?.hexes.join(' ')).toBe('3614 3615 3616');
});

test('SQ-8.1.1 a zone that is no part of the map is a fault of the scenario', () => {
  const side = (columns: [number, number]) => ({
    id: 'a',
    name: 'A',
    faction: 'any',
    edge: 'west' as const,
    zone: { columns, rows: [1, 5] as const },
    squadrons: [{ id: 'one', name: 'One', type: 'z-95', quality: 'average' as const, craft: 2 }],
  });
  const faults = (columns: [number, number]) => {
    const other = side([1, 2]);
    const found = read({
      name: 't',
      title: 'T',
      map: { columns: 10, rows: 10 },
      rounds: 1,
      sides: [side(columns), { ...other, id: 'b', squadrons: [{ ...other.squadrons[0]!, id: 'two' }] }],
    });
    return 'faults' in found ? found.faults.map(({ rule, at }) => `${rule} ${at}`) : [];
  };
  expect(faults([1, 10])).toEqual([]);
  expect(faults([9, 11])).toEqual(['SQ-8.1.1 /sides/0/zone/columns']);
  expect(faults([5, 4])).toEqual(['SQ-8.1.1 /sides/0/zone/columns']);
});
