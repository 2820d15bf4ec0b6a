// Odds: what the rules forbid is refused by its row, and what may come of it is said in sentences.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Forecasted, Json } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { asked, typed } from './typed.ts';

type Fields = Record<string, Json>;

const FOLDER = mkdtempSync(join(tmpdir(), 'odds-'));
const read = (name: string): Fields => JSON.parse(readFileSync(`cases/${name}.json`, 'utf8')) as Fields;
const [ships, craft] = [read('fa-volley'), read('sq-volley-8-on-8')];

/** A case of the house with something else in it, as a file. */
function file(base: Fields, change: Fields): string {
  const path = join(FOLDER, 'case.json');
  writeFileSync(path, JSON.stringify({ ...base, ...change }));
  return path;
}

async function refused(base: Fields, change: Fields): Promise<string[]> {
  const { code, err } = await typed(['odds', file(base, change)]);
  expect(code).toBe(1);
  return err.split('\n').map(line => line.replace(/^.*case\.json /, ''));
}

const volley = (change: Fields): Fields => ({ of: { ...(ships.of as Fields), ...change } });

test.each<[string, Fields, string]>([
  ['FA-6.4.1 a ship nobody has', { ship: 'tal-kash' }, '/of/ship: There is no ship tal-kash. [FA-6.4.1]'],
  ['FA-6.4.1 a target nobody has', { target: 'halcion' }, '/of/target: There is no ship halcion. [FA-6.4.1]'],
  ['FA-6.4.1 a ship at itself', { target: 'tal-kesh' }, "/of/target: Tal'Kesh is no enemy of Tal'Kesh. [FA-6.4.1]"],
  [
    'FA-6.5.1 a weapon that is not aboard',
    { weapons: ['heavy-lazer'] },
    "/of/weapons/0: Tal'Kesh carries no heavy-lazer. [FA-6.5.1]",
  ],
])('%s has no odds', async (_, change, line) => {
  expect(await refused(ships, volley(change))).toEqual([line]);
});

test('FA-6.2.1 nobody in reach has no odds, weapon by weapon', async () => {
  const { sides, ...scenario } = ships.scenario as Fields & { sides: { squadrons: Fields[] }[] };
  const far = structuredClone(sides);
  Object.assign(far[1]?.squadrons[0] as Fields, { hex: '3002' });
  const lines = await refused(ships, { scenario: { ...scenario, sides: far } as Json });
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^\/of\/ship: Tal'Kesh: .*\[FA-6\.(2\.[14]|5\.1)\]$/);
});

const laid = (change: Fields): Fields => {
  const { open, ...state } = craft.state as { open: { squadrons: Fields[] } & Fields };
  const squadrons = open.squadrons.map(one => (one.id === 'red' ? { ...one, ...change } : one));
  return { state: { ...state, open: { ...open, squadrons } } as Json };
};

test.each<[string, Fields, RegExp]>([
  ['SQ-3.3.5 Full Throttle', laid({ speed: 'full' }), /Full Throttle.*\[SQ-3\.3\.5\]/],
  ['SQ-5.4.1 a Broken squadron', laid({ level: 1 }), /Broken.*\[SQ-5\.4\.1\]/],
  [
    'SQ-4.1.3 a squadron nobody has',
    { of: { ...(craft.of as Fields), squadron: 'rad' } },
    /^\/of\/squadron: There is no squadron rad\. \[SQ-4\.1\.3\]/,
  ],
  [
    'SQ-4.1.3 a weapon that is not aboard',
    { of: { ...(craft.of as Fields), weapon: 'lazer' } },
    /carry no lazer.*\[SQ-4\.1\.3\]/,
  ],
  ['SQ-4.1.5 a squadron at itself', { of: { ...(craft.of as Fields), target: 'red' } }, /no enemy of yours.*\[SQ-4\.1\.5\]/],
  [
    'SQ-4.1.5 a craft of its own',
    { of: { forecast: 'damage', squadron: 'red', weapon: 'laser', target: 'red', craft: 1 } },
    /no enemy.*\[SQ-4\.1\.5\]/,
  ],
  [
    'SQ-5.2.3 a check that nobody makes',
    { of: { forecast: 'morale', squadron: 'red', damaged: 0, destroyed: 0 } },
    /\[SQ-5\.2\.3\]/,
  ],
  ['SQ-5.3.4 a rally of who lost nothing', { of: { forecast: 'rally', squadron: 'red' } }, /\[SQ-5\.3\.4\]/],
])('%s has no odds', async (_, change, line) => {
  expect(await refused(craft, change)).toEqual([expect.stringMatching(line)]);
});

test('SQ-4.1.8 nobody in reach has no odds', async () => {
  const { craft: own } = (craft.state as { open: { squadrons: { craft: Fields[] }[] } }).open.squadrons[0] as { craft: Fields[] };
  const turned = own.map(one => ({ ...one, heading: ((one.heading as number) + 3) % 6 }));
  expect(await refused(craft, laid({ craft: turned }))).toEqual([expect.stringMatching(/\[SQ-4\.1\.8\]/)]);
});

test('what may come of it is said in sentences', async () => {
  const { out } = await typed(['odds', 'cases/fa-volley.json']);
  expect(out).toMatch(/^Exact:\n {3}39\.78 % {2}26725531\/67184640 +structure 13 is left\n/);
  expect(out).toContain('a primary weapon loses a box');
  expect(out).not.toMatch(/[{}]|undefined/);
});

test('exact chances stand in lowest terms; where rare paths are cut it says up to what', async () => {
  const { outcomes } = await asked<Forecasted>('odds', 'cases/fa-volley.json');
  for (const { p } of outcomes) {
    const [num, den] = p.split('/').map(BigInt) as [bigint, bigint];
    expect(common(num, den)).toBe(1n);
  }
  const cut = await asked<Forecasted>('odds', 'cases/sq-volley-8-on-8.json');
  expect(cut.exact && cut.beyond > 0).toBe(true);
  expect(cut.beyond).toBeLessThanOrEqual(1e-9);
  expect(cut.outcomes.every(({ p }) => /^\d\.\d{9} up to 1e-9$/.test(p))).toBe(true);
  expect((await typed(['odds', 'cases/sq-volley-8-on-8.json'])).out).toMatch(/^Exact up to 1e-9:\n/);
});

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));

test('what may be asked is listed in words, a field a line; its schema is there as JSON', async () => {
  const { out } = await typed(['odds', '--list', 'squadrons']);
  expect(out).toMatch(
    /^volley \[SQ-4\.5\.1\] A squadron fires at another\n {2}squadron\n {2}weapon\n {2}target\n {2}turrets: .*left out/,
  );
  expect(out).toContain('\n  hits (may be left out)');
  expect(out).not.toMatch(/[{}]/);
});
