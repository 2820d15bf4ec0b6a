// Battles of before are played again, event for event. A change of play raises the edition of its system, and `npm run kept-battles`
// fights them anew.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shippedSystem, shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import type { KeptBattle } from '../src/kept.ts';
import { keptFaults, keptOf, kindsToKeep, pack, unpack } from '../src/kept.ts';

const FOLDER = fileURLToPath(new URL('./kept/', import.meta.url));
const systems = readdirSync(FOLDER).map(system => ({ system, files: readdirSync(`${FOLDER}/${system}`).sort() }));

const read = (system: string, file: string): KeptBattle => unpack(readFileSync(`${FOLDER}/${system}/${file}`));

test('every system has its battles, of all its scenarios, between all kinds of opponents', async () => {
  const shipped = await shippedSystems();
  expect(systems.map(({ system }) => system)).toEqual(Object.keys(shipped).sort());
  for (const { system, files } of systems) {
    const of = shipped[system] as NonNullable<(typeof shipped)[string]>;
    const kinds = kindsToKeep(of);
    expect(files.map(file => file.slice(3, -3))).toEqual(kinds.map(({ scenario, bots }) => `${scenario}-${bots.join('-')}`));
    expect(files).toHaveLength(keptOf(of));
  }
});

describe.each(systems)('$system', ({ system, files }) => {
  test.each(files)('%s is fought as it was', async file => {
    expect(keptFaults(await shippedSystem(system), read(system, file))).toEqual([]);
  });

  test('another die, another answer or another event is noticed', async () => {
    const rules = await shippedSystem(system);
    const { record, told } = read(system, files[0] as string);
    const [, ...others] = told;
    expect(keptFaults(rules, { record, told: ['', ...others] })).toEqual(['turn 0 is told otherwise']);
    expect(keptFaults(rules, { record: { ...record, journal: record.journal.slice(0, -1) }, told })).not.toEqual([]);
    const seed = { ...record.dice, seed: 'another' } as typeof record.dice;
    expect(keptFaults(rules, { record: { ...record, dice: seed }, told })).not.toEqual([]);
  });
});

test('a battle packed and unpacked is the same, and so are its bytes', () => {
  const [{ system, files }] = systems as [(typeof systems)[number]];
  const battle = read(system, files[0] as string);
  expect(unpack(pack(battle))).toEqual(battle);
  expect(pack(battle)).toEqual(pack(unpack(pack(battle))));
});
