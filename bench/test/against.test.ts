import { expect, test } from 'vitest';
import { checkOut } from '../src/against/checkout.ts';
import type { Row } from '../src/against/compare.ts';
import { inWords, isAlike, slower } from '../src/against/compare.ts';
import type { Work } from '../src/against/driver.ts';
import { Battles } from '../src/against/driver.ts';
import { AGAINST } from '../src/against/rows.ts';
import { tree } from '../src/against/today.ts';
import type { Roll, Tree } from '../src/against/tree.ts';
import { namesBeginning } from '../src/only.ts';

const workOn = async (row: string, on: Required<Tree> = tree): Promise<Work> => (await AGAINST[row]?.(on))?.work() as Work;

test('the same work leaves the same trace, whichever way it is done', async () => {
  const silent = await workOn('random');
  expect(silent.decisions).toBeGreaterThan(100);
  expect(await workOn('random-told')).toEqual(silent);
  expect(await workOn('fleet-fight-told')).toEqual(await workOn('fleet-fight'));
});

test('a battle whose faces fall otherwise is other work', async () => {
  const turned = (seed: string, step: number): Roll => {
    const roll = tree.dice(seed, step);
    return sides => sides + 1 - roll(sides);
  };
  const askew: Required<Tree> = { ...tree, dice: (seed, step) => (seed === 'ordinary 2' ? turned : tree.dice)(seed, step) };
  const [before, after] = [await workOn('ordinary'), await workOn('ordinary', askew)];
  expect(after.checksum).not.toBe(before.checksum);
});

test('a battle ends alike on the bare loop, from its recording and through a match', async () => {
  const game = await tree.game('duel');
  const battles = new Battles(tree, game);
  const player = await game.player('random');
  const end = battles.fight('one', { player });
  const recording = battles.record('one', player);
  expect(battles.replay(recording)).toEqual(end);
  expect(battles.replayMatch(recording)).toEqual(end);
  expect(battles.fightMatch('one', player)).toEqual(end);
});

const work = (checksum: string): Work => ({ checksum, dice: 6, throws: 2, decisions: 1 });

function row(name: string, ratios: readonly number[], theirs = 'same'): Row {
  const works = [work('same'), work(theirs)] as const;
  return { name, pairs: ratios.map(ratio => ({ ratio, micros: [1, ratio], unit: 'move', works })) };
}

test('a row is too slow by the median of its runs, and only where it does the same work', () => {
  const rows = [row('slow', [0.9, 0.94, 0.99]), row('unlucky', [0.5, 0.95, 1]), row('other', [0.5], 'else')];
  expect(rows.map(isAlike)).toEqual([true, true, false]);
  expect(slower(rows)).toEqual(['slow']);
  const words = inWords(rows, 'abc');
  expect(words).toMatch(/^slow +0\.940 \(0\.90 to 0\.99\) .* the same$/m);
  expect(words).toMatch(/^other .* changed: /m);
  expect(words).toMatch(/^Slower than 0\.95: slow$/m);
});

test('a commit that is not there is told by its name', () => {
  expect(() => checkOut('no-such-commit')).toThrow("there is no commit 'no-such-commit' here");
});

test('rows are chosen by how their names begin, in their own order', () => {
  const all = ['dice', 'random', 'random-told', 'rules'];
  expect(namesBeginning(['ru', 'random'], all)).toEqual(['random', 'random-told', 'rules']);
  expect(namesBeginning(['random-'], all)).toEqual(['random-told']);
  expect(() => namesBeginning(['dice', 'odds'], all)).toThrow(
    "there is no row 'odds'; there are dice, random, random-told, rules",
  );
  expect(() => namesBeginning([''], all)).toThrow("there is no row ''");
});
