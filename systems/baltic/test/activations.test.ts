// Cards, slots and what is secret of them: the rows of chapters 2 and 3.0 that whole activations show.

import { expect, test } from 'vitest';
import { turnUp } from '../rules/activations/cards.ts';
import { baltic as rules } from '../rules/index.ts';
import type { BbAsk } from '../rules/state.ts';
import type { Battle } from './battle.ts';
import { battle, only } from './battle.ts';

const FLEETS = [
  ...['one', 'two'].map((id, i) => `a ${id} sd-ca ${10 + 8 * i},6^0 Stop`),
  ...['dd', 'de'].map((id, i) => `a ${id} sd-dd ${30 + 8 * i},6^0 Stop`),
  'a five sd-ca 50,6^0 Stop',
  ...['b1', 'b2', 'b3', 'b4', 'b5'].map((id, i) => `b ${id} to-ca ${10 + 8 * i},42^180 Stop`),
].join('\n');

/** To the first activation, side a first, with its stack and its reserve as given. */
function stacked(cards: string[], reserve: string | null, text = FLEETS): Battle {
  const b = battle(text);
  while (!b.asks.some(({ kind }) => kind === 'stack'))
    b.step(b.asks.some(({ kind }) => kind === 'bid') ? { a: { points: 3 }, b: { points: 2 } } : {});
  b.step({ a: { cards, reserve } });
  return b;
}

const about = (b: Battle): { ways: string[]; slot: number } => (b.asks[0] as BbAsk).about as never;
const waysOf = (b: Battle): string[] => about(b).ways;
const slotsOf = (b: Battle): number => about(b).slot;

const still = (b: Battle, way: string, unit: string): object => ({
  way,
  unit,
  vessels: b.s.open.vessels.filter(vessel => vessel.unit === unit).map(({ id }) => ({ vessel: id, legs: [] })),
});
const play = (b: Battle, way: string, unit: string): string[] => {
  const told = only(b.step({ a: still(b, way, unit) }), 'turned').map(one => `${one.side} ${one.way} ${one.unit}`);
  while (b.asks.length > 0 && (b.asks[0]?.kind !== 'sail' || b.asks[0]?.side !== 'a') && b.asks[0]?.kind !== 'telegraph')
    b.step();
  return told;
};

test('BB-3.0.8 BB-3.0.9 BB-3.0.11 BB-3.0.12 the reserve and the dash, each once, in different slots', () => {
  const b = stacked(['one', 'two', 'dd', 'de'], 'five');
  const ways = (): unknown => waysOf(b);
  expect(b.s.open.reserved).toEqual([]);
  expect(ways()).toEqual(['top', 'reserve', 'dash']);
  expect(play(b, 'reserve', 'five')).toEqual(['a reserve five']);
  expect(ways()).toEqual(['top', 'dash']);
  expect(play(b, 'dash', 'de')).toEqual(['a dash de']);
  expect(ways()).toEqual(['top']);
  expect(play(b, 'top', 'one')).toEqual(['a top one']);
});

test('BB-3.0.11 BB-2.2.9 a dash takes a squadron from inside, never a ship, and the top only what lies there', () => {
  const b = stacked(['one', 'two', 'dd', 'de'], 'five');
  expect(b.refusals('a', still(b, 'dash', 'two'))).toEqual(['BB-3.0.11 /unit']);
  expect(b.refusals('a', still(b, 'top', 'two'))).toEqual(['BB-2.2.9 /unit']);
  expect(b.refusals('a', still(b, 'reserve', 'one'))).toEqual(['BB-3.0.9 /unit']);
  expect(b.refusals('a', still(b, 'dash', 'dd'))).toEqual([]);
});

test('BB-3.0.10 a reserve that is not used comes as the last card', () => {
  const b = stacked(['one', 'two', 'dd', 'de'], 'five');
  for (const unit of ['one', 'two', 'dd', 'de']) play(b, 'top', unit);
  expect(waysOf(b)).toContain('reserve');
  expect(b.refusals('a', still(b, 'reserve', 'five'))).toEqual([]);
});

test('BB-3.0.17 BB-3.0.18 BB-3.0.1 every card once in a turn, in turn with the other side; what has been played lies face up', () => {
  const b = stacked(['one', 'two', 'dd', 'de', 'five'], null);
  const order: string[] = [];
  while (b.asks[0]?.kind === 'sail' || b.asks[0]?.kind === 'fire')
    for (const one of only(b.step(), 'turned')) order.push(`${one.side} ${one.unit}`);
  expect(order).toEqual(['a one', 'b b1', 'a two', 'b b2', 'a dd', 'b b3', 'a de', 'b b4', 'a five', 'b b5']);
});

test('BB-3.0.18 BB-3.0.17 a card that is turned up is in nobody’s folder any more', () => {
  const b = stacked(['one', 'two', 'dd', 'de', 'five'], null);
  const revealed: string[] = [];
  const t = { tell: () => undefined, reveal: (side: string) => void revealed.push(side) };
  turnUp(b.s, t as never, { side: 'a', unit: 'one', way: 'top' });
  expect(b.s.open.played).toEqual(['one']);
  expect(b.s.sealed.a?.stack).toEqual(['two', 'dd', 'de', 'five']);
  expect([b.s.open.cards.a, revealed]).toEqual([4, ['a']]);
});

test('BB-3.0.14 BB-3.0.15 a dead card is discarded as it turns up, at no cost; without a card a slot is passed over', () => {
  const b = stacked(['one', 'two', 'dd', 'de', 'five'], null);
  for (const unit of ['two', 'dd', 'de', 'five'])
    for (const vessel of b.s.open.vessels)
      if (vessel.unit === unit && unit !== 'five') Object.assign(vessel, { status: 'wreck', lost: 1 });
  play(b, 'top', 'one');
  const told = b.told.filter(({ kind }) => kind === 'discarded');
  expect(told).toHaveLength(3);
  expect(slotsOf(b)).toBe(8);
  play(b, 'top', 'five');
  expect(b.told.filter(({ kind }) => kind === 'passed').length).toBeGreaterThan(0);
});

test('BB-3.0.16 in a small engagement there is neither reserve nor dash', () => {
  const b = stacked(['one', 'dd'], null, 'a one sd-ca 10,6^0\na dd sd-dd 30,6^0\nb two to-ca 10,40^180\nb three to-ca 30,40^180');
  expect(waysOf(b)).toEqual(['top']);
});

test('BB-2.0.7 BB-3.0.13 BB-2.2.11 a stack is known to its owner alone, and how many cards it has to all', () => {
  const b = stacked(['one', 'two', 'dd', 'de'], 'five');
  expect(b.view('a').own).toMatchObject({ stack: ['one', 'two', 'dd', 'de'], reserve: 'five' });
  expect(b.view('b').open.cards).toEqual({ a: 5, b: 5 });
  expect(JSON.stringify(b.view('b').own)).not.toContain('five');
  expect(rules.imagine(b.view('b'), () => 1).a?.stack).toHaveLength(4);
});

test('BB-3.0.19 BB-3.1.19 a unit moves and then fires', () => {
  const b = battle('a one sd-ca 20,10^0\nb two to-ca 20,30^180').plan();
  const told = b.sail('one', { one: [[5000, 0]] });
  expect(told.map(({ kind }) => kind)).toEqual(['turned', 'sailed', 'ready']);
  expect(b.asked()).toEqual(['a fire']);
});

test('BB-2.1.3 BB-2.1.16 BB-2.1.19 a setting holds for this turn and stays; all of a squadron dive together, and afresh each turn', () => {
  const b = battle('a seal sd-ss 20,10^0 Slow\nb two to-ca 20,30^180 Stop');
  expect(b.refusals('a', { units: [] })).toEqual(['BB-2.1.2 /units']);
  b.step({ a: { units: [{ unit: 'seal', setting: 'Half', down: true }] } });
  expect(b.s.open.vessels.filter(({ unit }) => unit === 'seal').map(({ setting, down }) => [setting, down])).toEqual([
    ['Half', true],
    ['Half', true],
    ['Half', true],
  ]);
  while (b.asks[0]?.kind !== 'telegraph') b.step(b.asks[0]?.kind === 'bid' ? { a: { points: 2 }, b: { points: 1 } } : {});
  expect(b.vessel('seal-1')).toMatchObject({ setting: 'Half', down: true });
  b.step({ a: { units: [{ unit: 'seal', setting: 'Half' }] } });
  expect(b.vessel('seal-1').down).toBe(false);
});

test('BB-2.1.20 BB-1.1.2 a squadron has one order; a member that has been halted steps toward it, and a held one stops or backs by name', () => {
  const b = battle('a dd sd-dd 20,10^0\nb two to-ca 20,30^180 Stop');
  Object.assign(b.vessel('dd-2'), { setting: 'Stop' });
  Object.assign(b.vessel('dd-3'), { setting: 'Stop', held: true });
  const order = (held: object[]): object => ({ units: [{ unit: 'dd', setting: 'Full', ...(held.length > 0 && { held }) }] });
  expect(b.refusals('a', order([]))).toEqual(['BB-2.1.20 /units/0/held']);
  b.step({ a: order([{ vessel: 'dd-3', setting: 'Reverse' }]) });
  expect(['dd-1', 'dd-2', 'dd-3', 'dd-4'].map(id => b.vessel(id).setting)).toEqual(['Full', 'Crawl', 'Reverse', 'Full']);
});

test('BB-2.0.1 BB-2.0.2 BB-2.0.3 planning, activations, aeroplanes and torpedoes, and between turns repairs before criticals', () => {
  const { book } = battle('a one sd-ca 20,10^0\nb two to-ca 20,30^180').s;
  const lines = rules.sequence(book).turn.map(({ name }) => name);
  const place = (name: string): number => lines.indexOf(name);
  expect(lines.slice(0, 4)).toEqual(['Speed', 'Initiative', 'Stacks', 'Activations']);
  expect(place('Repairs')).toBeGreaterThan(place('Torpedoes'));
  expect(place('Criticals')).toBeGreaterThan(place('Repairs'));
  expect(lines.at(-1)).toBe('End of turn');
});

test('BB-2.0.9 BB-3.1.60 what no row calls secret is open: a successor that has sailed counts where she lies', () => {
  const b = battle('a dd sd-dd 20,10^0\nb two to-ca 20,30^180 Stop').plan();
  const course = (vessel: string): { vessel: string; legs: { d: number; turn: number }[] } => ({
    vessel,
    legs: [{ d: 6000, turn: 0 }],
  });
  b.s.open.activation = { unit: 'dd', left: ['dd-3', 'dd-4'], barred: [], astray: [], under: null };
  b.vessel('dd-1').status = 'wreck';
  Object.assign(b.vessel('dd-2'), { y: 26_000 });
  b.asks = [{ side: 'a', kind: 'sail', about: { unit: 'dd', left: ['dd-3', 'dd-4'] } }];
  const faults = (d: number): string[] =>
    b.refusals('a', { unit: 'dd', vessels: ['dd-3', 'dd-4'].map(id => ({ ...course(id), legs: [{ d, turn: 0 }] })) });
  // Ten inches astern of her they come as near as they can.
  expect(faults(9000)).toEqual([]);
  expect(faults(6000)).toEqual(['BB-3.1.20 /vessels/0/legs', 'BB-3.1.20 /vessels/1/legs']);
});
