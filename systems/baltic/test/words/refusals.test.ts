// What an order is refused for is said by the names of ships and weapons, never by their ids.

import { viewOf } from '@flagplot/kernel';
import { BareBattle, quickDice, seededDice, setUp } from '@flagplot/kernel/bare';
import { expect, test } from 'vitest';
import { baltic as rules } from '../../rules/index.ts';
import type { BbAsk, BbState, BbView } from '../../rules/state.ts';
import { entries } from '../../scenarios/index.ts';
import { subject } from '../subject.ts';

const ALL = [...subject.scenarios, ...entries];
/** Steps of each battle that are played. */
const STEPS = 120;

/** Ids that are no names: of vessels, squadrons, markers, salvoes and weapons of several words. */
function idsOf({ book, open }: BbState): string[] {
  const weapons = Object.values(book.cards)
    .flatMap(card => card.weapons.map(({ id }) => id))
    .filter(id => id.includes('-'));
  const models = [...open.vessels, ...open.markers, ...open.salvoes].map(({ id }) => id);
  const words = new Set(book.units.map(({ name }) => name));
  return [...new Set([...weapons, ...models, ...book.units.map(({ id }) => id)])].filter(id => !words.has(id));
}

type Order = Readonly<Record<string, unknown>>;

/** An order spoilt in every way that a schema lets by: entries twice, lists cut, ids that mean others. */
function* spoilt(order: Order, ids: readonly string[]): Generator<Order> {
  yield order;
  for (const [name, value] of Object.entries(order)) {
    if (Array.isArray(value))
      for (const list of [[...value, ...value], value.slice(1), value.toReversed()]) yield { ...order, [name]: list };
    if (typeof value === 'string') for (const id of ids) yield { ...order, [name]: id };
  }
  for (const id of ids) yield renamed(order, id) as Order;
}

/** Every id in it another. */
function renamed(value: unknown, id: string): unknown {
  return JSON.parse(JSON.stringify(value), (key, one: unknown) =>
    typeof one === 'string' && ['unit', 'vessel', 'by', 'target', 'ship', 'id', 'carrier', 'join'].includes(key) ? id : one,
  );
}

/** An order on another subject may be read in a way that throws: only what is refused is looked at. */
function refused(v: BbView, { kind, about }: BbAsk, order: Order): string[] {
  try {
    return rules.questions[kind].judge(v, about as never, order as never).map(({ say }) => say);
  } catch {
    return [];
  }
}

test('refusals name ships, squadrons and weapons as their sheets do', () => {
  const said = new Set<string>();
  for (const { scenario } of ALL) {
    const read = rules.read(scenario);
    if ('faults' in read) throw new Error('no scenario');
    const s = setUp(rules, scenario, read.book);
    const roll = quickDice(7);
    const battle = new BareBattle({ rules, s, dice: seededDice('7') });
    let n = 0;
    for (battle.begin(); battle.asks.length > 0 && n < STEPS; n += 1) {
      const ids = idsOf(s);
      const some = ids.filter((_, i) => i % 7 === n % 7);
      const isId = new RegExp(`(^|[^\\w-])(${ids.join('|')})(?![\\w-])`);
      for (const ask of battle.asks as BbAsk[]) {
        const v = viewOf(s, ask.side);
        const order = rules.questions[ask.kind].random(v, ask.about as never, roll) as unknown as Order;
        for (const one of spoilt(order, some))
          for (const say of refused(v, ask, one)) {
            expect(say).not.toMatch(isId);
            said.add(say);
          }
      }
      battle.play(battle.answers((v, { kind, about }) => rules.questions[kind].random(v, about as never, roll)));
    }
  }
  expect(said.size).toBeGreaterThan(200);
});
