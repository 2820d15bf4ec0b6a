import { fits } from '@flagplot/check';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sheets } from '../../data/cards/cards.ts';
import { read } from '../../rules/edge/scenario.ts';
import { SCENARIO } from '../../rules/edge/scenario-schema.ts';
import { bringsAll } from '../../rules/scenario-book.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import { scenarios } from '../../scenarios/index.ts';
import type { BalticForce } from '../../yard/force-file.ts';
import { FORCE } from '../../yard/force-file.ts';
import { yard } from '../../yard/index.ts';
import { PLANES } from '../../yard/names.ts';

const named = (name: string): Scenario => scenarios.find(one => one.name === name)!;
const FLEETS = named('two-fleets');
const GOTLAND = named('gotland-incident');

function force(text: string): BalticForce {
  const found = yard.read(text);
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
  return found.force;
}

function textFaults(text: string): string[] {
  const found = yard.read(text);
  return 'faults' in found ? found.faults.map(({ at, say }) => `${at}: ${say}`) : [];
}

const GREY = `"Grey Watch", sweden-denmark
vasa: Vasa
kalmar: Kalmar, squadrons 6
sund: Sund
aeroplanes: fighter, torpedo-bomber`;

test('BB-8.1.2 a force is a line for its name and its faction, a line a unit, and one for squadrons from land', () => {
  expect(force(GREY)).toEqual({
    ...{ name: 'Grey Watch', system: 'baltic', faction: 'sweden-denmark' },
    units: [
      { id: 'vasa', card: 'sd-bb' },
      { id: 'kalmar', card: 'sd-cv', squadrons: 6 },
      { id: 'sund', card: 'sd-dd' },
    ],
    aeroplanes: ['fighter', 'torpedo-bomber'],
  });
  expect(fits(FORCE, force(GREY))).toBe(true);
  expect(yard.write(force(GREY))).toBe(GREY);
});

test('BB-8.1.2 written in haste it is understood: no ids, other letters, ids of sheets, remarks', () => {
  const hasty = 'Grey Watch, sweden-denmark   # my own\nVASA\nsd-cv, squadrons 6\n\nsund\nAeroplanes: fighter, torpedo-bomber';
  expect(yard.write(force(hasty))).toBe(GREY);
  expect(yard.write(force('X, sweden-denmark\nbirger jarl\nLARKA\nbirger jarl')).split('\n').slice(1)).toEqual([
    'birger-jarl: Birger Jarl',
    'larka: Lärka',
    'birger-jarl-2: Birger Jarl',
  ]);
});

test('BB-8.1.2 every sheet is found by its name and by its id, and one of a scenario by its id in quotation marks', () => {
  for (const { id, name } of sheets)
    for (const word of [id, name, name.toUpperCase()]) expect(force(`X, varelser\n${word}`).units[0]?.card).toBe(id);
  expect(force('X, varelser\n"my-ship"').units).toEqual([{ id: 'my-ship', card: 'my-ship' }]);
});

test('BB-8.1.2 what cannot be read is refused whole, every fault with its place', () => {
  const head = 'a force begins with its name and its faction, like this: "Grey Watch", sweden-denmark';
  expect([textFaults(''), textFaults('Grey'), textFaults('Grey, 7')]).toEqual([
    [`1:1: ${head}`],
    [`1:1: ${head}`],
    [`1:7: ${head}`],
  ]);
  expect(
    textFaults(
      'X, varelser\nVassa\ns-1: Kalmar, squadron 2\n7s: Vasa\nKalmar, squadrons 99\naeroplanes: fightr\naeroplanes: bomber\nVasa Vasa',
    ),
  ).toEqual([
    '2:1: no sheet is called Vassa: did you mean Vasa?',
    '3:14: what she carries must be one of these, not squadron: did you mean squadrons?',
    '4:1: an id is small letters, digits and hyphens, and begins with a letter',
    '5:19: squadrons must be a number from 0 to 20, not 99',
    '6:13: a squadron must be one of these, not fightr: did you mean fighter?',
    '7:1: aeroplanes stand in one line',
    '8:6: Vasa says nothing here: the line is over',
  ]);
  expect(textFaults(`X, varelser\n${'Bo\n'.repeat(41)}`)).toEqual(['42:1: a force has at most 40 units']);
});

/** Any force that a file may hold. */
const anyForce: fc.Arbitrary<BalticForce> = fc.record({
  name: fc.constant('Any'),
  system: fc.constant('baltic'),
  faction: fc.constantFrom('varelser', 'new-finland-and-varelser'),
  units: fc
    .array(fc.tuple(fc.constantFrom(...sheets), fc.option(fc.integer({ min: 0, max: 20 }))), { maxLength: 12 })
    .map(all => all.map(([{ id: card }, n], i) => ({ id: `u${i + 1}`, card, ...(n !== null && { squadrons: n }) }))),
  aeroplanes: fc.array(fc.constantFrom(...PLANES), { minLength: 1, maxLength: 6 }),
});

test('BB-8.1.2 any force written is read back', () => {
  fc.assert(
    fc.property(anyForce, one => {
      expect(force(yard.write(one))).toEqual(one);
    }),
  );
});

test('BB-8.1.1 BB-8.1.5 BB-8.1.6 what a force costs, unit by unit, and how it stands to each limit', () => {
  const { price, budget, parts, limits, faults } = yard.judge(GOTLAND, 'sd', force(GREY));
  expect([price, budget, faults]).toEqual([480, 525, []]);
  expect(parts).toEqual([
    { name: 'vasa', says: 'Vasa', price: 125 },
    { name: 'kalmar', says: 'Kalmar, squadrons 6', price: 220 },
    { name: 'sund', says: 'Sund', price: 95 },
    { name: 'aeroplanes', says: 'fighter, torpedo-bomber', price: 40 },
  ]);
  expect(limits.map(({ rule, what, stands }) => `${rule} ${what}: ${stands}`)).toEqual([
    'BB-8.1.1 Points: 45 left',
    'BB-8.1.2 Whole sheets: 3',
    'BB-8.1.3 Navies of the side: sweden-denmark',
    'BB-8.1.4 Ships that only a scenario names: 0',
    'BB-8.1.5 Squadrons of aeroplanes: 6 aboard, 2 from land',
  ]);
});

describe('every fault of a force has its row and its place', () => {
  const rules = (text: string, side = 'sd', of = FLEETS): string[] =>
    yard.judge(of, side, force(text)).faults.map(({ rule, at = '' }) => `${rule} ${at}`);

  test.each([
    ['BB-8.1.1 dearer than the points', `X, sweden-denmark${'\nVasa'.repeat(9)}`, ['BB-8.1.1 /units']],
    ['BB-8.1.1 nothing bought', '"X", sweden-denmark', ['BB-8.1.1 /units']],
    ['BB-8.1.2 no such sheet', 'X, sweden-denmark\n"ark"', ['BB-8.1.2 /units/0/card']],
    ['BB-8.1.2 two units of one id', 'X, sweden-denmark\na: Sund\na: Sund', ['BB-8.1.2 /units/1/id']],
    ['BB-8.1.3 sheets of another navy', 'X, sweden-denmark\nLandmeister', ['BB-8.1.3 /units/0/card']],
    ['BB-8.1.3 a force of another faction', 'X, teutonic-order\nVasa', ['BB-8.1.3 /faction']],
    ['BB-8.1.4 the Makrill', 'X, sweden-denmark\nMakrill', ['BB-8.1.4 /units/0/card']],
    ['BB-8.1.5 more squadrons than the hangar holds', 'X, sweden-denmark\nKalmar, squadrons 7', ['BB-8.1.5 /units/0/squadrons']],
    ['BB-8.1.5 squadrons from land without an edge', 'X, sweden-denmark\nVasa\naeroplanes: bomber', ['BB-8.1.5 /aeroplanes']],
    [
      'BB-8.1.1 all of them at once',
      'X, varelser\nMakrill\nBo, squadrons 9\n"ark"',
      [
        'BB-8.1.3 /faction',
        'BB-8.1.4 /units/0/card',
        'BB-8.1.3 /units/1/card',
        'BB-8.1.5 /units/1/squadrons',
        'BB-8.1.2 /units/2/card',
      ],
    ],
  ])('%s', (_, text, faults) => {
    expect(rules(text)).toEqual(faults);
  });

  test('BB-8.1.1 BB-7.0.1 BB-1.5.5 a side that is none, a battle without points, one about ships of its own, a side without a zone', () => {
    expect(rules('X, sweden-denmark\nSund', 'x')).toEqual(['BB-7.0.1 ']);
    expect(rules('X, sweden-denmark\nSund', 'sd', named('recovering-the-makrill'))).toEqual(['BB-8.1.1 ']);
    expect(rules('X, hanseatic-league\nKogge', 'hl', { ...named('raippaluotto-passage'), points: 450 })).toEqual(['BB-8.1.1 ']);
    const [first, ...others] = FLEETS.sides;
    const placed = { ...FLEETS, sides: [{ ...first!, zones: [] }, ...others] };
    expect(rules('X, sweden-denmark\nSund', 'sd', placed)).toEqual(['BB-1.5.5 ']);
    expect(yard.takes(placed)).toEqual(['to']);
  });
});

test('BB-8.1.1 own forces are brought where there are points for them, and no goal names a ship', () => {
  const open = scenarios.flatMap(one => (yard.takes(one).length > 0 ? [`${one.name} ${one.points}`] : []));
  expect(open).toEqual(['gotland-incident 525', 'strait-of-reefs 290', 'two-fleets 1000', 'three-fleets 1000']);
});

test('BB-8.1.3 BB-8.1.4 the market sells the sheets of the side’s navies, but for those that a scenario names', () => {
  const sold = yard.market(FLEETS, 'sd').map(({ id }) => id);
  expect(sold).toEqual(sheets.filter(({ navy, byScenario }) => navy === 'sweden-denmark' && !byScenario).map(({ id }) => id));
  const passage = yard.market(named('raippaluotto-passage'), 'nf').map(({ id }) => id.slice(0, 2));
  expect(new Set(passage)).toEqual(new Set(['nf', 'va']));
});

test('BB-8.1.6 a ware shows its points and its numbers, each with where it comes from', () => {
  const ware = yard.market(FLEETS, 'sd').find(({ id }) => id === 'sd-dd')!;
  expect(ware.prices).toEqual([{ quality: 'whole sheet', price: 95, from: 'derived' }]);
  expect([ware.name, ware.silhouette, ware.least]).toEqual(['Sund', 'destroyer', 1]);
  expect(ware.figures.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'type destroyer',
    'vessels 4',
    'boxes 1, 1 of them black',
    'Ack-Ack 1',
    'concussion charges 2',
    'jink 1',
    'weapons turrets, port tubes, starboard tubes',
  ]);
});

test('BB-8.1.2 what is bought stands, a whole sheet at a time, each with an id of its own', () => {
  let bought = yard.fresh(FLEETS, 'sd');
  for (const ware of ['sd-dd', 'sd-dd', 'sd-bb', 'nothing']) bought = yard.buy(FLEETS, bought, ware);
  expect(yard.write(bought)).toBe('"New force", sweden-denmark\nsund: Sund\nsund-2: Sund\nvasa: Vasa');
  expect(yard.judge(FLEETS, 'sd', bought).faults).toEqual([]);
  expect(fits(FORCE, bought)).toBe(true);
});

test('BB-8.1.2 BB-8.1.5 a force that is brought stands in the scenario with its sheets, its ids apart from the others, its carriers as bought', () => {
  const before = JSON.stringify(GOTLAND);
  const taken = GOTLAND.sides[1]!.units[0]!.id;
  const brought = yard.enlist(
    GOTLAND,
    'sd',
    force(`X, sweden-denmark\n${taken}: Vasa\nKalmar, squadrons 2\nlone: Kalmar\naeroplanes: bomber`),
  );
  expect(JSON.stringify(GOTLAND)).toBe(before);
  expect(fits(SCENARIO, brought)).toBe(true);
  expect('faults' in read(brought)).toBe(false);
  expect(brought.sides[0]).toMatchObject({
    units: [
      { id: `${taken}-2`, card: 'sd-bb' },
      { id: 'kalmar', card: 'sd-cv', squadrons: 2 },
      { id: 'lone', card: 'sd-cv', squadrons: 0 },
    ],
    aeroplanes: ['bomber'],
  });
  const sheets = brought.cards?.sheets?.map(({ id }) => id) ?? [];
  expect(sheets).toEqual(expect.arrayContaining(['sd-bb', 'sd-cv', 'to-bb']));
  expect(new Set(sheets).size).toBe(sheets.length);
  expect(bringsAll(brought)).toBe(true);
  expect(yard.enlist(GOTLAND, 'sd', force('X, sweden-denmark\nVasa')).sides[0]?.aeroplanes).toBeUndefined();
});
