import { hexes } from '@flagplot/hexes';
import { rolled, scriptedDice } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { LAYOUT } from '../../rules/geometry/map.ts';
import type { Seeker } from '../../rules/open.ts';
import { strikeAll } from '../../rules/seekers/impact.ts';
import { hurtSeeker } from '../../rules/seekers/shots.ts';
import type { TpTable } from '../../rules/state.ts';
import type { Battle, Happened } from '../battle.ts';
import { battle, only } from '../battle.ts';

/** Two ships of one side, the slower one first on the list, and a launcher of the other. */
function targets(): Battle {
  const b = battle('b slow kli-f5 2015^A 8\nb fast kli-d7 2515^A 8\na blue kzi-ff 1015^B 8');
  b.allocate({ slow: { speed: 2 }, fast: { speed: 6 }, blue: { speed: 0 } });
  return b;
}

/** A seeker of the first side that stands in the hex of its target, which it reached from another. */
function arrive(
  b: Battle,
  on: string,
  { id, from, shown = 'drone' }: { id: string; from: string; shown?: 'drone' | 'plasma' },
): Seeker {
  const { q, r } = b.unit(on);
  const seeker: Seeker = {
    ...{ q, r, id, side: 'a', facing: 0, shown, type: shown === 'plasma' ? 'f' : null, by: 'blue', on },
    ...{ flown: 5, moves: 1, damage: 0, response: true, atOnce: false, came: hexes.parseName(from, LAYOUT)!, arrived: 99 },
  };
  b.s.open.seekers.push(seeker);
  b.s.sealed.a!.seekers.push({ id, load: shown === 'plasma' ? null : 'i', pseudo: false, left: 0 });
  return seeker;
}

/** What is told while something happens, its dice all used. */
function during(dice: number[], happens: (t: TpTable) => void): Happened[] {
  const told: Happened[] = [];
  const source = scriptedDice(dice);
  happens(
    rolled(source, { tell: (event: Happened) => void told.push(structuredClone(event)), reveal: () => undefined } as never),
  );
  expect(source.diceLeft()).toBe(0);
  return told;
}

test('TP-1.4.5 dice of hits: targets by initiative, shields from 1 on, seekers by launch, each its EW die and its erratic die, then the internals', () => {
  const b = targets();
  Object.assign(b.unit('fast'), { erratic: true, ecm: 8, shields: [0, 30, 30, 30, 30, 30] });
  const seekers = [
    arrive(b, 'slow', { id: 'seeker-1', from: '2014' }),
    arrive(b, 'fast', { id: 'seeker-2', from: '2518' }),
    arrive(b, 'fast', { id: 'seeker-3', from: '2512' }),
    arrive(b, 'fast', { id: 'seeker-4', from: '2512' }),
  ];
  // Of seeker 3 a quarter of 12 arrives, of seeker 4 half of a quarter: 3 and 1 inside.
  const inside = Array<number>(8).fill(3);
  const told = during([5, 3, 6, 2, ...inside, 2, 3], t => strikeAll(b.s, t, seekers));
  const thrown = only(told, 'thrown').map(({ why }) => `${why.rule} ${/^seeker \d|^\w+/.exec(why.what)?.[0]}`);
  expect(thrown.slice(0, 4)).toEqual(['TP-6.3.6 seeker 3', 'TP-4.6.4 seeker 3', 'TP-6.3.6 seeker 4', 'TP-4.6.4 seeker 4']);
  expect(thrown.slice(4, -2)).toEqual(Array<string>(4).fill('TP-10.2.1 Internal'));
  expect(thrown.slice(-2)).toEqual(['TP-6.3.6 seeker 2', 'TP-4.6.4 seeker 2']);
  expect(only(told, 'hit').map(({ seeker }) => seeker)).toEqual(['seeker-3', 'seeker-4', 'seeker-2', 'seeker-1']);
});

test('TP-1.5.5 a pseudo-plasma is shot at and told as a real torpedo is, until it is gone', () => {
  const shotAt = (pseudo: boolean): Happened[] => {
    const b = targets();
    const seeker = arrive(b, 'slow', { id: 'seeker-1', from: '2014', shown: 'plasma' });
    b.s.sealed.a!.seekers[0]!.pseudo = pseudo;
    return during([], t => {
      for (const points of [4, 40]) hurtSeeker(b.s, t, { seeker, points, kills: false });
    });
  };
  expect(shotAt(true)).toEqual(shotAt(false));
  expect(only(shotAt(true), 'shot-at').map(({ damage, gone }) => [damage, gone])).toEqual([
    [4, false],
    [40, true],
  ]);
});
