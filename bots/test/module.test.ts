import type { GameTypes, Refusal, RollDie, Ruleset } from '@flagplot/kernel';
import { seeded, viewOf } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { called, duel, fought } from '../../systems/fleet-action/test/bot/battle.ts';
import { botOfModule, isModule, labelOf } from '../src/index.ts';

const shelf = await shippedSystems();

const rules = shelf['fleet-action']!.rules as Ruleset<GameTypes>;
const { asked } = fought(duel, 'any', called('idle'), called('idle'));
const { s, ask } = asked.find(one => one.ask.kind === 'orders')!;
const idle = called('idle').answer(viewOf(s, ask.side), ask, { roll: seeded('a', 0) }).order;

/** The dice a player of a module thinks with, under their name of today and that of before. */
type Faces = Record<'roll' | 'face', RollDie>;

/** What a player of a module answers, and every refusal told on the way. */
function answer(give: (v: unknown, ask: unknown, think: Faces) => unknown): { order: unknown; told: Refusal[] } {
  const bot = botOfModule(rules, 'some.mjs', { player: { answer: give } });
  if ('faults' in bot) throw new Error('a sound player is refused');
  const told: Refusal[] = [];
  const { order } = bot.answer(viewOf(s, ask.side), ask, {
    roll: seeded('a', 0),
    fault: refusals => void told.push(...refusals),
  });
  return { order, told };
}

describe('a player from a module', () => {
  test('gives its order where it stands', () => {
    const steady = { squadrons: (idle as { squadrons: object[] }).squadrons };
    expect(answer(() => ({ ...steady }))).toEqual({ order: steady, told: [] });
  });

  test('thinks with dice of its own, called as modules from before call them too', () => {
    const seen: number[] = [];
    answer((_v, _ask, { roll, face }) => {
      seen.push(roll(1000), face(1000));
      return undefined;
    });
    const dice = seeded('a', 0);
    expect(seen).toEqual([dice(1000), dice(1000)]);
  });

  test('answers as an absent player where it does not know the question, and nobody is told', () => {
    expect(answer(() => undefined)).toEqual({ order: idle, told: [] });
  });

  test.each<[string, (v: unknown, ask: unknown) => unknown, string]>([
    ['a number', () => 7, ' must be object'],
    ['an order of another question', () => ({ shots: [] }), '/squadrons is missing'],
    ['what the book refuses', () => ({ squadrons: [] }), '/squadrons '],
    ['what is no JSON', () => 7n, ' threw: '],
    ['a promise', async () => idle, '/squadrons is missing'],
    [
      'an error',
      () => {
        throw new Error('out of ideas');
      },
      ' threw: out of ideas',
    ],
  ])('is told of, and answered for as if absent: %s', (_, give, expected) => {
    const { order, told } = answer(give);
    expect(order).toEqual(idle);
    expect(told.map(({ at, say }) => `${at ?? ''} ${say}`)).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
  });

  test('changes nothing on the table, whatever it does to what it is shown', () => {
    const before = JSON.stringify(s);
    const { told } = answer((v, put) => {
      const { open, clock, own } = v as { open: { ships: object[] }; clock: object; own: object };
      open.ships.length = 0;
      Object.assign(clock, { turn: 99 });
      Object.assign(own, { plots: 7 });
      Object.assign((put as { about: object }).about, { squadrons: 7 });
      return undefined;
    });
    expect([JSON.stringify(s), told]).toEqual([before, []]);
  });

  test.each<[string, object, string[]]>([
    ['no player', {}, ['/player']],
    ['a player that is none', { player: 7 }, ['/player']],
    ['a player that answers nothing', { player: { answer: 7 } }, ['/player/answer']],
    ['a player of another system', { player: { system: 'chess', answer: () => 7 } }, ['/player/system']],
    ['all of it', { player: { system: 1 } }, ['/player/answer', '/player/system']],
  ])('%s is refused with its place', (_, module, at) => {
    const found = botOfModule(rules, 'some.mjs', module);
    expect('faults' in found && found.faults.map(one => one.at)).toEqual(at);
  });

  test('is named by its file, and told by the name of it', () => {
    expect(['ordinary', 'a/plain.mjs', 'C:\\x\\y.ts', 'b.js', '.mjs', 'plain.json'].map(isModule)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(['ordinary', 'a/plain.mjs', 'C:\\x\\y.ts'].map(labelOf)).toEqual(['ordinary', 'plain', 'y']);
  });
});
