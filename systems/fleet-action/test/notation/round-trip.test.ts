import type { GameTypes } from '@flagplot/kernel';
import type { OrderNotation } from '@flagplot/manifest';
import { orderAgain, unproposedWords } from '@flagplot/manifest/round-trip';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { orders } from '../../notation/order.ts';
import { battleRulesWith } from '../../rules/battle.ts';
import { chapters } from '../../rules/edge/chapters.ts';
import { called, fought } from '../bot/battle.ts';
import { FIELDS } from '../second-opinion/fields.ts';

const shelf = await shippedSystems();
const { scenarios } = shelf['fleet-action']!;

/** As whoever knows no system has it: so are the battles that opponents fight. */
const notation = orders as unknown as OrderNotation<GameTypes>;
/** Of so many orders one is typed word by word. */
const COMPLETED = 5;

/** Understood where a side opens no vortex, and not proposed. */
const isKnown = (rest: string): boolean => rest.startsWith('no jump');

const isFirst = (kind: string, at: number, all: readonly string[]): boolean => all.indexOf(kind) === at;

describe('every order that is given can be typed', () => {
  const kinds = new Set<string>();
  const brawls = FIELDS.map((field, i) => [`brawl ${i}`, field] as const);
  const fields: ReadonlyMap<string, object> = new Map<string, object>([...Object.entries(scenarios), ...brawls]);
  const battles = [
    ...[...fields.keys()].map(name => [name, 'random', 0] as const),
    ...Object.keys(scenarios).map(name => [name, 'random', 1] as const),
    ['duel', 'ordinary', 0] as const,
    ['frigate-screen', 'ordinary', 0] as const,
  ];

  test.each(battles)('%s, by %s, %i', (name, bot, seed) => {
    const { asked } = fought(fields.get(name) as object, `typed ${seed}`, called(bot), called(bot));
    for (const [i, moment] of asked.entries()) {
      kinds.add(moment.ask.kind);
      const { text, read, given } = orderAgain(notation, moment);
      expect(read, text).toBe(given);
      if (i % COMPLETED === 0) expect(unproposedWords(notation, moment, isKnown)).toEqual([]);
    }
  });

  test('of every kind', () => {
    // Attacks, aims and dogfights come seldom by chance: battles of carriers at close quarters type them (fighters/typed.test.ts). Nobody shifts before a battle in these.
    // Who has bought a reorganization types it (abilities/muddle.test.ts).
    const seldom = ['attack', 'aim', 'dogfight', 'redeploy', 'regroup'];
    expect([...kinds, ...seldom].filter(isFirst).sort()).toEqual(Object.keys(battleRulesWith(chapters).questions).sort());
  });
});
