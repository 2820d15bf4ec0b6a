import { expect, test } from 'vitest';
import { baltic as rules } from '../rules/index.ts';
import { battle } from './battle.ts';
import { box } from './table.ts';

const PAIR = 'a blue sd-ca 20,6^0 Stop\nb red to-bb 50,42^180 Stop';
const SHORE = { features: [box('isle', 'land', [19, 10, 30, 20])] };

/** What makes no sense once blue lies elsewhere. */
function faultsWhere(pose: object, setup: object = SHORE): string[] {
  const { s } = battle(PAIR, setup);
  Object.assign(s.open.vessels[0] as object, pose);
  return (rules.sense?.(s) ?? []).map(({ rule, at, say }) => `${rule} ${at} ${say}`);
}

test('where a battle has begun all lie well', () => expect(faultsWhere({})).toEqual([]));

test('BB-2.0.4 every vessel of the scenario stands in its place of the list, and no other', () => {
  const { s } = battle(PAIR);
  const faults = (change: (vessels: typeof s.open.vessels) => void): string[] => {
    const vessels = structuredClone(s.open.vessels);
    change(vessels);
    const found = rules.sense?.({ ...s, open: { ...s.open, vessels } }) ?? [];
    return found.map(({ at, say }) => `${at} ${say}`);
  };
  const stands = [
    '/open/vessels/0 Here stands a vessel of blue, a sd-ca of a.',
    '/open/vessels/1 Here stands a vessel of red, a to-bb of b.',
  ];
  expect(faults(() => undefined)).toEqual([]);
  expect(faults(vessels => void vessels.reverse())).toEqual(stands);
  expect(faults(vessels => void vessels.push({ ...vessels[0]!, id: 'green', x: 5000 }))).toEqual([
    '/open/vessels There are 2 vessels.',
  ]);
});

test('BB-3.1.25 nobody lies with the middle off the table, and on its edge somebody may', () => {
  expect(faultsWhere({ x: -1 })).toEqual(['BB-3.1.25 /open/vessels/0 blue lies off the table.']);
  expect(faultsWhere({ x: 0 })).toEqual([]);
  expect(faultsWhere({ x: -1, status: 'withdrawn' })).toEqual([]);
});

test('BB-3.1.23 no ship lies over another', () => {
  expect(faultsWhere({ x: 50_000, y: 41_000 })).toEqual(['BB-3.1.23 /open/vessels/1 red lies over blue.']);
  expect(faultsWhere({ x: 50_000, y: 30_000 })).toEqual([]);
});

test('BB-3.1.56 a ship that is stopped by a shore touches it, and lies no farther up it', () => {
  const bow = 1750;
  expect(faultsWhere({ y: 10_000 - bow })).toEqual([]);
  expect(faultsWhere({ y: 10_000 - bow + 10 })).toEqual([]);
  expect(faultsWhere({ y: 10_000 - bow + 12 })).toEqual(['BB-3.1.56 /open/vessels/0 blue lies on isle.']);
});
