import { fits } from '@flagplot/check';
import { hull, isInZone, outlineAt, polygonFaults, squaredDistance } from '@flagplot/plane';
import { expect, test } from 'vitest';
import { sheets } from '../data/cards/cards.ts';
import type { Card } from '../rules/cards.ts';
import { SCENARIO } from '../rules/edge/scenario-schema.ts';
import type { Feature, Scenario, ScenarioSide } from '../rules/scenario-file.ts';
import { scenarios } from '../scenarios/index.ts';

const card = (id: string): Card => sheets.find(one => one.id === id)!;
const all = scenarios.map(scenario => [scenario.name, scenario] as const);
const named = (name: string): Scenario => scenarios.find(one => one.name === name)!;

/** Points of what a side fields, ships that only a scenario names left out. */
function cost({ units, aeroplanes = [] }: ScenarioSide): number {
  const bought = units.filter(unit => !card(unit.card).byScenario);
  const ships = bought.reduce((sum, unit) => sum + card(unit.card).points + 20 * (unit.squadrons ?? 0), 0);
  return ships + 20 * aeroplanes.length;
}

const force = ({ id, units, aeroplanes = [] }: ScenarioSide): string =>
  `${id}: ${[...units.map(unit => unit.card), ...aeroplanes].join(' ')}`;

test.each(all)('BB-7.0.1 the scenario %s fits its schema', (_, scenario) => {
  expect(fits(SCENARIO, scenario)).toBe(true);
});

test.each(all)('BB-6.2.8 the polygons of %s do not cross themselves', (_, { features, sides }) => {
  const polygons = [...features, ...sides.flatMap(({ zones }) => zones)].map(({ polygon }) => polygon);
  expect(polygons.flatMap(polygonFaults)).toEqual([]);
});

/** Which features lie within which others: land and reefs in their shoals, shoals in their coastal water. */
const within = (inner: Feature, features: readonly Feature[], kind: string): boolean =>
  features.some(outer => outer.kind === kind && isInZone(inner.polygon, outer.polygon));

test.each(all)('BB-1.3.1 in %s land lies in the shallows, shallows and reefs in coastal water', (_, { features }) => {
  const wants = { land: 'shallow', shallow: 'coastal', reef: 'coastal' } as const;
  for (const feature of features)
    if (feature.kind in wants)
      expect(within(feature, features, wants[feature.kind as keyof typeof wants]), feature.id).toBe(true);
});

test.each(all)('BB-1.5.6 the zones of %s are blue water', (_, { features, sides }) => {
  const near = sides.flatMap(({ id, zones }) =>
    zones.flatMap(({ polygon }) =>
      features.filter(one => squaredDistance(polygon, one.polygon) === 0).map(one => `${id} ${one.id}`),
    ),
  );
  expect(near).toEqual([]);
});

test('BB-7.1.1 forces and edges of the Gotland Incident', () => {
  const { sides } = named('gotland-incident');
  expect(sides.map(force)).toEqual([
    'sd: sd-bb sd-ca sd-ca sd-rc sd-dd sd-ac fighter torpedo-bomber',
    'to: to-bb to-ca to-ca to-dd to-dd to-ac fighter',
  ]);
  expect(sides.map(side => [cost(side), side.edge])).toEqual([
    [525, 'west'],
    [520, 'east'],
  ]);
});

test('BB-7.1.1 terrain and zones of the Gotland Incident are as tabled', () => {
  const { features, sides } = named('gotland-incident');
  expect(features.map(({ id }) => id).join(' ')).toBe(
    'gotland gotland-shallow gotland-coastal islet islet-shallow islet-coastal platform-iii bank-coastal bank-shallow reef reef-coastal',
  );
  expect(features[3]!.polygon).toEqual([13_000, 20_000, 15_000, 19_000, 16_000, 21_000, 14_500, 22_500]);
  expect(sides.map(({ zones }) => zones[0]!.polygon)).toEqual([
    [18_000, 0, 40_000, 0, 40_000, 6000, 18_000, 6000],
    [50_000, 42_000, 72_000, 42_000, 72_000, 48_000, 50_000, 48_000],
  ]);
});

test('BB-7.1.2 BB-7.1.3 BB-7.1.5 BB-7.1.6 what the platform is worth', () => {
  const { features, goals, turns, margin } = named('gotland-incident');
  expect(features.find(({ id }) => id === 'platform-iii')).toMatchObject({
    heights: ['below', 'surface', 'airborne'],
    polygon: [35_000, 23_000, 38_000, 23_000, 38_000, 26_000, 35_000, 26_000],
    target: { boxes: 20, class: 'B' },
  });
  expect(goals).toEqual([{ kind: 'hold', feature: 'platform-iii', from: 3, within: 4000, points: 40, broken: 100 }]);
  expect([turns, margin]).toEqual([8, 75]);
});

test('BB-7.2.1 forces of Recovering the Makrill', () => {
  const { sides } = named('recovering-the-makrill');
  expect(sides.map(force)).toEqual(['sd: sd-ca sd-ca sd-rc sd-dd sd-ss sd-ax', 'to: to-ca to-ca to-ff to-dd to-ss']);
  expect(sides.map(cost)).toEqual([360, 345]);
});

test('BB-7.2.2 BB-7.2.3 where the Makrill lies and how she drifts', () => {
  const { sides, goals, turns } = named('recovering-the-makrill');
  expect(sides[0]!.units.at(-1)).toEqual({
    id: 'makrill',
    card: 'sd-ax',
    name: 'Makrill',
    telegraph: 'Stop',
    pose: { x: 38_000, y: 31_000, heading: 27_000 },
    lost: 3,
    adrift: { heading: 0, d: 2000 },
  });
  expect(goals).toEqual([{ kind: 'tow', unit: 'makrill', edges: { sd: 'west', to: 'east' }, capture: 3 }]);
  expect(turns).toBe(9);
});

test('BB-7.2.3 left alone the Makrill touches the land after seven drifts and not before', () => {
  const { sides, features } = named('recovering-the-makrill');
  const { pose, adrift } = sides[0]!.units.at(-1)!;
  const body = hull(...card('sd-ax').size);
  const coast = features.find(({ id }) => id === 'coast')!.polygon;
  const touches = (drifts: number): boolean =>
    squaredDistance(outlineAt({ ...pose!, y: pose!.y + drifts * adrift!.d }, body), coast) <= 100;
  expect([6, 7].map(touches)).toEqual([false, true]);
});

test('BB-7.3.1 BB-7.3.2 forces, zones and divisions of the Raippaluotto Passage', () => {
  const { sides } = named('raippaluotto-passage');
  expect(sides.map(force)).toEqual([
    'hl: hl-bb hl-ca hl-ca hl-rc hl-dd hl-mm hl-mm hl-mm hl-mm fighter',
    'nf: nf-ca nf-rc nf-ss nf-dd va-ca va-ac',
  ]);
  expect(sides.map(cost)).toEqual([445, 450]);
  expect(sides[0]!.units.flatMap(({ division = [] }) => division)).toEqual(['first', 'first', 'second', 'second']);
  expect(sides[1]!.zones.map(({ navy }) => navy)).toEqual(['new-finland', 'varelser']);
  expect(sides[0]!.edge).toBe('west');
});

test('BB-7.3.4 BB-7.3.5 what a freighter is worth', () => {
  const { goals, turns, margin } = named('raippaluotto-passage');
  expect(goals).toEqual([
    { kind: 'convoy', units: ['holk-1', 'holk-2', 'holk-3', 'holk-4'], edge: 'east', points: 80, wreck: 40 },
  ]);
  expect([turns, margin]).toEqual([9, 75]);
});

test('BB-8.1.1 the fleets of two and of three sides cost a thousand points each', () => {
  expect(['two-fleets', 'three-fleets'].map(name => named(name).sides.map(cost))).toEqual([
    [1000, 1000],
    [1000, 1000, 1000],
  ]);
});

test('carriers begin their strike out of each other’s guns', () => {
  const [west, east] = named('carrier-strike').sides.map(({ zones }) => zones[0]!.polygon);
  expect(squaredDistance(west!, east!)).toBeGreaterThan(30_000 ** 2);
});

test('a deep keel has a channel on either side of the reefs, four inches of blue water wide', () => {
  const { features } = named('strait-of-reefs');
  const shoal = features.find(({ id }) => id === 'shoal-coastal')!.polygon;
  const shores = features.filter(({ id }) => id === 'udde-coastal' || id === 'holme-coastal');
  expect(shores.map(({ polygon }) => squaredDistance(polygon, shoal))).toEqual([16_000_000, 16_000_000]);
});
