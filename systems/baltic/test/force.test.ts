import { expect, test } from 'vitest';
import { sheets } from '../data/cards/cards.ts';
import { charts } from '../data/charts/charts.ts';
import type { Card, WeaponCard } from '../rules/cards.ts';
import { spanOf } from '../rules/charts-read.ts';
import type { BoughtForce } from '../rules/force.ts';
import { costOf, forceFaults } from '../rules/force.ts';
import type { ScenarioSide } from '../rules/scenario-file.ts';
import { scenarios } from '../scenarios/index.ts';

const cards = new Map(sheets.map(card => [card.id, card]));
const terms = { cards, charts };
const sideOf = (name: string, id: string): ScenarioSide =>
  scenarios.find(one => one.name === name)!.sides.find(one => one.id === id)!;
const sweden = sideOf('two-fleets', 'sd');

const faults = (force: BoughtForce, side = sweden, points = 1000): string[] =>
  forceFaults(force, { side, points }, terms).map(({ rule, at }) => `${rule} ${at}`);
const units = (...ids: string[]): BoughtForce => ({ units: ids.map((card, i) => ({ id: `u${i}`, card })) });

test('BB-8.1.1 a force is bought up to its total, and refused above', () => {
  expect(costOf(units('sd-bb', 'sd-ca', 'sd-dd'), terms)).toBe(290);
  expect(faults(units('sd-bb', 'sd-ca', 'sd-dd'), sweden, 290)).toEqual([]);
  expect(faults(units('sd-bb', 'sd-ca', 'sd-dd'), sweden, 289)).toEqual(['BB-8.1.1 /units']);
});

test('BB-8.1.1 a force has one sheet at least', () => {
  expect(forceFaults({ units: [] }, { side: sweden, points: 1000 }, terms)).toMatchObject([{ rule: 'BB-8.1.1', lacking: true }]);
});

test('BB-8.1.2 sheets are known, each by a name of its own; no sheet is limited in number', () => {
  expect(faults(units('sd-bx'))).toEqual(['BB-8.1.2 /units/0/card']);
  expect(
    faults({
      units: [
        { id: 'a', card: 'sd-ca' },
        { id: 'a', card: 'sd-ca' },
      ],
    }),
  ).toEqual(['BB-8.1.2 /units/1/id']);
  expect(faults(units('sd-ca', 'sd-ca', 'sd-ca', 'sd-ca'))).toEqual([]);
});

test('BB-8.1.3 sheets are of the navies of the side', () => {
  expect(faults(units('to-ca'))).toEqual(['BB-8.1.3 /units/0/card']);
  const allied = sideOf('raippaluotto-passage', 'nf');
  expect(faults(units('nf-ca', 'va-ca'), allied)).toEqual([]);
});

test('BB-8.1.4 the Makrill is fielded only where the scenario names her, and then costs nothing', () => {
  expect(faults(units('sd-ca', 'sd-ax'))).toEqual(['BB-8.1.4 /units/1/card']);
  const named = sideOf('recovering-the-makrill', 'sd');
  expect(faults(units('sd-ca', 'sd-ax'), named, 70)).toEqual([]);
});

test('BB-8.1.5 a squadron costs 20 points, and a carrier carries what its hangar holds', () => {
  const carrier = (squadrons: number): BoughtForce => ({ units: [{ id: 'kalmar', card: 'sd-cv', squadrons }] });
  expect(costOf(carrier(6), terms)).toBe(220);
  expect(faults(carrier(6))).toEqual([]);
  expect(faults(carrier(7))).toEqual(['BB-8.1.5 /units/0/squadrons']);
});

test('BB-8.1.5 land-based squadrons want an edge to come by', () => {
  const force: BoughtForce = { ...units('sd-ca'), aeroplanes: ['fighter', 'bomber'] };
  expect(costOf(force, terms)).toBe(110);
  expect(faults(force)).toEqual(['BB-8.1.5 /aeroplanes']);
  expect(faults(force, sideOf('gotland-incident', 'sd'))).toEqual([]);
});

/** What a weapon is worth, in points, before its ship is looked at. */
function weaponWorth({ kind, cal, fp, arc, range = 0, ammo = 0 }: WeaponCard): number {
  const gun = { B: 2, C: 1.5, D: 1 }[cal ?? 'D'] * (range <= 20_000 ? 0.85 : 1);
  const tesla = range > 10_000 ? 2.4 : 1.2;
  const type = { gun, rocket: gun * 1.1, tesla, beam: 3.2, torpedo: (2 * Math.min(ammo, 3)) / 3, bomb: 1 }[kind];
  const width = arc?.startsWith('fix') ? 'fixed' : (arc?.slice(1) ?? '180');
  const bears = { 360: 1.1, 270: 1, 180: 0.9, 90: 0.75, fixed: 0.6 }[width] ?? 1;
  return fp * type * (kind === 'bomb' ? 1 : bears);
}

/** The formula of points, which is ours as the sheets are. */
function worth(card: Card): number {
  const { rating, hull, aa, cc, jink, ram, vessels, telegraph, maxSpeed, traits = [], flightDeck = 0 } = card;
  const isSotl = rating === 'sotl';
  const body = isSotl ? 3.5 * hull + 3 * aa + 2 * cc + 1.5 * ram : 4 + 3 * aa + 1.5 * cc + 5 * jink;
  const weapons = card.weapons.reduce((sum, weapon) => sum + weaponWorth(weapon), 0);
  const tops = charts.settings.map(setting => spanOf(charts, telegraph ?? '', setting)?.[1] ?? 0);
  const top = Math.max(maxSpeed ?? 0, ...tops) / 1000;
  const has = (trait: string, factor: number): number => (traits.some(one => one === trait) ? factor : 1);
  const flies = isSotl && card.altitude === 'airborne' ? 1.03 : 1;
  const factors = has('skimmer', 1.08) * has('submersible', 1.06) * has('living-hull', 1.05) * flies;
  const all = (body + weapons) * (isSotl ? 1 : vessels) * (1 + (top - 8) / 60) * factors + 4 * flightDeck;
  return Math.round(all / 5) * 5;
}

test('BB-8.1.6 the points of all 37 sheets are what the formula gives', () => {
  expect(sheets.filter(card => worth(card) !== card.points).map(card => `${card.id} ${worth(card)} ${card.points}`)).toEqual([]);
});
