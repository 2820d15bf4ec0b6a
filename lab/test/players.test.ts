import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { shippedSystem } from '@flagplot/shelf/shipped';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaign, recordOf } from '../src/campaign.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'players-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A module with this text, as it is named from where the command runs. */
function module(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return relative('.', file);
}

const system = await shippedSystem('fleet-action');
const duel = { system, scenarios: ['duel'], battles: 2, seed: '7', threads: 1 };

describe('a player from a module', () => {
  test('fights as the same player does under its name: the frozen one answers what it knows, the rest as an absent player', async () => {
    const quiet = module('quiet.mjs', 'export const player = { answer: () => undefined };');
    const [own, idle] = await Promise.all([quiet, 'idle'].map(bot => campaign({ ...duel, bots: ['random', bot] })));
    if (!own || !idle || 'faults' in own || 'faults' in idle) throw new Error('a sound campaign is refused');
    expect([own.hash, own.refused, Object.keys(own.score)]).toEqual([idle.hash, {}, ['random', 'quiet']]);
  });

  test.each([1, 2])('plays on where its orders cannot stand; the first is told with its place, in %i threads', async threads => {
    const wrong = module(
      'wrong.ts',
      `export const player = { answer: (_: unknown, { kind }: { kind: string }): unknown =>
      kind === 'orders' ? { squadrons: 7 } : undefined };`,
    );
    const found = await campaign({ ...duel, battles: 30, threads, bots: ['idle', wrong] });
    if ('faults' in found) throw new Error('a sound campaign is refused');
    const { count, first } = found.refused.wrong as (typeof found.refused)[string];
    expect(count).toBe(found.turns);
    expect(first).toEqual({
      ...{ player: wrong, scenario: 'duel', shard: 0, number: 0, turned: 0, side: 'earth', turn: 1, kind: 'orders' },
      refusals: [{ rule: 'schema', at: '/squadrons', say: 'must be array' }],
    });
  });

  test('has its faults told beside the record of one battle', async () => {
    const wrong = module('wrong.mjs', 'export const player = { answer: () => 7 };');
    const found = await recordOf({ ...duel, bots: [wrong, 'idle'] }, 1);
    if ('faults' in found) throw new Error('a sound campaign is refused');
    expect(found.refused[0]).toMatchObject({ player: wrong, side: 'narn', turn: 0, refusals: [{ say: 'must be object' }] });
  });

  test.each([
    ['none.mjs', undefined, 'FILE cannot be read: there is no such file'],
    ['broken.mjs', 'export const player = {', 'FILE cannot be read: '],
    ['throws.mjs', 'throw new Error("not today");', 'FILE cannot be read: not today'],
    ['empty.mjs', 'export const bot = {};', 'FILE /player: is missing: '],
    ['mute.mjs', 'export const player = {};', 'FILE /player/answer: must be a function'],
    ['other.mjs', 'export const player = { system: "chess", answer: () => 1 };', 'FILE /player/system: must be fleet-action'],
  ])('is refused before the first battle where it cannot be had: %s', async (name, text, expected) => {
    const file = text === undefined ? join(folder, name) : module(name, text);
    const found = await campaign({ ...duel, bots: ['idle', file] });
    const faults = 'faults' in found ? found.faults : [];
    expect(faults.map(({ at }) => at)).toEqual(['/bots/1']);
    expect(faults[0]?.say.replace(file, 'FILE')).toContain(expected);
  });
});

test('further sides are held by the opponent named last', async () => {
  const asked = { system: await shippedSystem('squadrons'), battles: 1, seed: '7', threads: 1 };
  const two = await campaign({ ...asked, scenarios: ['three-flags'], bots: ['random', 'idle'], swap: true });
  const three = await campaign({ ...asked, scenarios: ['three-flags'], bots: ['random', 'idle', 'idle'], swap: true });
  if ('faults' in two || 'faults' in three) throw new Error('a sound campaign is refused');
  expect([two.hash, two.battles, Object.keys(two.score)]).toEqual([three.hash, 3, ['random', 'idle', 'idle-2']]);
  const all = await campaign({ ...asked, bots: ['random', 'idle'] });
  expect('battles' in all && all.battles).toBeGreaterThan(3);
});
