import { expect, test } from 'vitest';
import { sheets } from '../data/cards/cards.ts';
import { charts } from '../data/charts/charts.ts';
import { scenarioFaults } from '../rules/edge/scenario-faults.ts';
import type { Feature, Scenario, ScenarioGoal, ScenarioSide, ScenarioUnit } from '../rules/scenario-file.ts';
import { scenarios } from '../scenarios/index.ts';

const cards = new Map(sheets.map(card => [card.id, card]));
const faults = (scenario: Scenario): string[] =>
  scenarioFaults(scenario, { cards, charts }).map(({ rule, at }) => `${rule} ${at}`);

const SQUARE = [0, 0, 4000, 0, 4000, 4000, 0, 4000];
const ship = (id: string, card: string, more: Partial<ScenarioUnit> = {}): ScenarioUnit => ({ id, card, ...more });
const side = (id: string, navy: string, unit: ScenarioUnit): ScenarioSide => ({
  id,
  name: id,
  navies: [navy],
  zones: [{ polygon: SQUARE }],
  units: [unit],
});
const a = side('a', 'sweden-denmark', ship('one', 'sd-ca'));
const b = side('b', 'teutonic-order', ship('two', 'to-ca'));

const small: Scenario = {
  name: 'small',
  title: 'Small',
  table: { width: 72_000, height: 48_000 },
  features: [],
  turns: 5,
  margin: 50,
  goals: [],
  sides: [a, b],
};
const withSide = (more: Partial<ScenarioSide>): Scenario => ({ ...small, sides: [{ ...a, ...more }, b] });
const withUnit = (...units: ScenarioUnit[]): Scenario => withSide({ units });
const withFeature = (...features: Feature[]): Scenario => ({ ...small, features });
const withGoal = (...goals: ScenarioGoal[]): Scenario => ({ ...small, goals });
const at = (x: number, y: number) => ({ pose: { x, y, heading: 0 } });

test.each(scenarios.map(scenario => [scenario.name, scenario] as const))('BB-7.0.1 %s has no fault', (_, scenario) => {
  expect(faults(scenario)).toEqual([]);
  expect(faults(small)).toEqual([]);
});

test('BB-7.0.1 features, sides and units have ids of their own', () => {
  const rock: Feature = { id: 'rock', kind: 'land', heights: ['surface'], polygon: SQUARE };
  expect(faults(withFeature(rock, rock))).toEqual(['BB-7.0.1 /features/1/id']);
  expect(faults({ ...small, sides: [a, { ...b, id: 'a' }] })).toEqual(['BB-7.0.1 /sides/1/id']);
  expect(faults(withUnit(ship('two', 'sd-ca')))).toEqual(['BB-7.0.1 /sides/1/units/0/id']);
});

test('BB-6.2.8 a polygon that crosses itself is refused, in terrain and in zones', () => {
  const bow = [0, 0, 4000, 4000, 4000, 0, 0, 4000];
  expect(faults(withFeature({ id: 'x', kind: 'coastal', polygon: bow }))).toEqual(['BB-6.2.8 /features/0/polygon/4']);
  expect(faults(withSide({ zones: [{ polygon: bow }] }))).toEqual(['BB-6.2.8 /sides/0/zones/0/polygon/4']);
});

test('BB-7.0.2 terrain ends where the table ends', () => {
  const polygon = [70_000, 0, 72_001, 0, 72_000, 4000, 70_000, 48_001];
  expect(faults(withFeature({ id: 'x', kind: 'coastal', polygon }))).toEqual([
    'BB-7.0.2 /features/0/polygon/2',
    'BB-7.0.2 /features/0/polygon/7',
  ]);
});

test('BB-1.3.4 solid things say how high they reach, water reaches no height, a reef stays below', () => {
  const of = (kind: Feature['kind'], heights?: Feature['heights']): string[] =>
    faults(withFeature({ id: 'x', kind, polygon: SQUARE, ...(heights && { heights }) }));
  expect([of('land'), of('shallow', ['below']), of('reef', ['below', 'surface'])]).toEqual([
    ['BB-1.3.4 /features/0/heights'],
    ['BB-1.3.4 /features/0/heights'],
    ['BB-1.3.4 /features/0/heights'],
  ]);
});

test('BB-7.1.3 a structure alone is a target', () => {
  const target = { boxes: 20, class: 'B' } as const;
  const feature: Feature = { id: 'x', kind: 'land', heights: ['surface'], polygon: SQUARE, target };
  expect(faults(withFeature(feature))).toEqual(['BB-7.1.3 /features/0/target']);
  expect(faults(withFeature({ ...feature, kind: 'structure' }))).toEqual([]);
});

test('BB-1.5.5 a unit without a place has a zone, of several that of her navy', () => {
  expect(faults(withSide({ zones: [] }))).toEqual(['BB-1.5.5 /sides/0/units/0/pose']);
  expect(faults(withSide({ zones: [{ navy: 'varelser', polygon: SQUARE }] }))).toEqual([
    'BB-1.5.5 /sides/0/zones/0/navy',
    'BB-1.5.5 /sides/0/units/0/pose',
  ]);
});

test('BB-1.2.5 BB-8.1.3 a unit has a sheet, of a navy of her side', () => {
  expect(faults(withUnit(ship('one', 'sd-bx')))).toEqual(['BB-1.2.5 /sides/0/units/0/card']);
  expect(faults(withUnit(ship('one', 'hl-ca')))).toEqual(['BB-8.1.3 /sides/0/units/0/card']);
});

test('BB-1.5.8 a unit begins at a setting that her telegraph has', () => {
  expect(faults(withUnit(ship('one', 'sd-bb', { telegraph: 'Flank' })))).toEqual(['BB-1.5.8 /sides/0/units/0/telegraph']);
  expect(faults(withUnit(ship('one', 'sd-ca', { telegraph: 'Flank' })))).toEqual([]);
  expect(faults(withUnit(ship('one', 'sd-ac', { telegraph: 'Half' })))).toEqual(['BB-1.5.8 /sides/0/units/0/telegraph']);
});

test('BB-1.2.3 a ship begins with a box at least', () => {
  expect(faults(withUnit(ship('one', 'sd-ca', { lost: 8 })))).toEqual(['BB-1.2.3 /sides/0/units/0/lost']);
  expect(faults(withUnit(ship('one', 'sd-ca', { lost: 7 })))).toEqual([]);
});

test('BB-3.5.4 a carrier carries no more squadrons than her hangar holds', () => {
  expect(faults(withUnit(ship('one', 'sd-cv', { squadrons: 7 })))).toEqual(['BB-3.5.4 /sides/0/units/0/squadrons']);
});

test('BB-3.5.16 land-based aeroplanes have an edge', () => {
  expect(faults(withSide({ aeroplanes: ['fighter'] }))).toEqual(['BB-3.5.16 /sides/0/edge']);
  expect(faults(withSide({ aeroplanes: ['fighter'], edge: 'west' }))).toEqual([]);
});

test('BB-7.3.2 divisions are of Ships-of-the-Line', () => {
  expect(faults(withUnit(ship('one', 'sd-dd', { division: 'x' })))).toEqual(['BB-7.3.2 /sides/0/units/0/division']);
});

test('BB-7.2.2 what is adrift is a ship by herself, and lies somewhere', () => {
  const adrift = { heading: 0, d: 2000 };
  expect(faults(withUnit(ship('one', 'sd-ax', { adrift })))).toEqual(['BB-7.2.2 /sides/0/units/0/pose']);
  expect(faults(withUnit(ship('one', 'sd-dd', { adrift, ...at(9000, 9000) })))).toEqual(['BB-7.2.2 /sides/0/units/0/adrift']);
});

test('BB-7.0.2 a ship stands on the table, its edge included', () => {
  expect(faults(withUnit(ship('one', 'sd-ca', at(72_000, 20_000))))).toEqual([]);
  expect(faults(withUnit(ship('one', 'sd-ca', at(72_001, 20_000))))).toEqual(['BB-7.0.2 /sides/0/units/0/pose']);
});

test('BB-1.5.6 ships that stand somewhere do not overlap, unless one flies', () => {
  const near = (card: string): string[] =>
    faults(withUnit(ship('one', 'sd-ca', at(20_000, 20_000)), ship('three', card, at(20_500, 20_000))));
  expect([near('sd-ca'), near('sd-rc')]).toEqual([['BB-1.5.6 /sides/0/units/1/pose'], []]);
});

test('BB-1.5.6 a ship stands clear of what would stop, test or ground her', () => {
  const on = (kind: Feature['kind'], card: string): number => {
    const water = kind === 'coastal' || kind === 'shallow';
    const feature: Feature = { id: 'x', kind, polygon: SQUARE, ...(!water && { heights: ['below'] }) };
    const navies = ['sweden-denmark', 'hanseatic-league'];
    const units = [ship('one', card, at(4500, 3000))];
    return faults({ ...withFeature(feature), sides: [{ ...a, navies, units }, b] }).length;
  };
  const kinds = ['land', 'reef', 'shallow', 'coastal'] as const;
  // A battleship, a cruiser, a skimmer, a flyer.
  expect(['sd-bb', 'sd-ca', 'hl-ca', 'sd-rc'].map(card => kinds.map(kind => on(kind, card)).join(' '))).toEqual([
    '1 1 1 1',
    '1 1 1 0',
    '1 0 0 0',
    '0 0 0 0',
  ]);
});

test('BB-1.4.4 points come in turns that there are', () => {
  expect(
    faults(
      withSide({
        replenished: [
          { turn: 5, points: 3 },
          { turn: 6, points: 3 },
        ],
      }),
    ),
  ).toEqual(['BB-1.4.4 /sides/0/replenished/1/turn']);
});

test('BB-7.0.4 somebody has an enemy', () => {
  expect(
    faults({
      ...small,
      sides: [
        { ...a, alliance: 'x' },
        { ...b, alliance: 'x' },
      ],
    }),
  ).toEqual(['BB-7.0.4 /sides']);
});

test('BB-8.1.1 printed forces cost no more than may be spent', () => {
  expect(faults({ ...small, points: 70 })).toEqual(['BB-8.1.1 /sides/1/units']);
});

test('BB-7.1.2 BB-7.1.5 what is held is there, in time, and broken where it can be', () => {
  const hold = { kind: 'hold', feature: 'light', from: 3, within: 4000, points: 40, broken: 0 } as const;
  const light: Feature = { id: 'light', kind: 'structure', heights: ['surface'], polygon: SQUARE };
  const held = (goal: ScenarioGoal): string[] => faults({ ...withFeature(light), goals: [goal] });
  expect(faults(withGoal(hold))).toEqual(['BB-7.1.2 /goals/0/feature']);
  expect([held(hold), held({ ...hold, from: 6 }), held({ ...hold, broken: 100 })]).toEqual([
    [],
    ['BB-7.1.2 /goals/0/from'],
    ['BB-7.1.5 /goals/0/broken'],
  ]);
});

test('BB-7.2.9 who is towed is there, and so are those that tow', () => {
  const tow = { kind: 'tow', unit: 'one', edges: { a: 'west', b: 'east' }, capture: 3 } as const;
  expect(faults(withGoal(tow))).toEqual([]);
  expect(faults(withGoal({ ...tow, unit: 'none', edges: { c: 'west' } }))).toEqual([
    'BB-7.2.9 /goals/0/unit',
    'BB-7.2.9 /goals/0/edges/c',
  ]);
});

test('BB-7.3.4 a convoy is there, and of one side', () => {
  const convoy = { kind: 'convoy', units: ['one'], edge: 'east', points: 80, wreck: 40 } as const;
  expect(faults(withGoal(convoy))).toEqual([]);
  expect(faults(withGoal({ ...convoy, units: ['one', 'two', 'none'] }))).toEqual([
    'BB-7.3.4 /goals/0/units/1',
    'BB-7.3.4 /goals/0/units/2',
  ]);
});

test('BB-1.2.6 faults of charts that a scenario brings stand where they stand', () => {
  expect(faults({ ...small, charts: { ...charts, bands: { short: 9000, medium: 8000 } } })).toEqual(['BB-3.2.47 /charts/bands']);
});

test('BB-1.2.5 faults of sheets that a scenario brings stand where they stand, beside all others', () => {
  const sheet = { ...sheets[0]!, vessels: 2 };
  expect(faults({ ...withSide({ zones: [] }), cards: { sheets: [sheet] } })).toEqual([
    'BB-1.5.5 /sides/0/units/0/pose',
    'BB-1.1.1 /cards/sheets/0/vessels',
  ]);
});
