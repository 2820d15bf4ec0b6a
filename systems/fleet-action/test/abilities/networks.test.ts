import { check } from '@flagplot/check';
import { beginMatch, type GameTypes, GENERATOR, type Json, type Question, seeded } from '@flagplot/kernel';
import { bringOver } from '@flagplot/kernel/bring-over';
import type { Subject } from '@flagplot/kernel/conformance';
import { demands, prove } from '@flagplot/kernel/conformance';
import type { OrderNotation } from '@flagplot/manifest';
import { orderAgain, positionAgain, randomStates, unproposedWords } from '@flagplot/manifest/round-trip';
import { describe, expect, test } from 'vitest';
import { notation } from '../../notation/index.ts';
import { orders } from '../../notation/order.ts';
import { fleetAction as rules } from '../../rules/index.ts';
import type { Named } from '../../rules/orders.ts';
import type { FleetAction } from '../../rules/state.ts';
import { jumpers } from '../arrival/jumpers.ts';
import { called, fought } from '../bot/battle.ts';
import { carriers } from '../carriers.ts';
import { rescue } from '../reinforcements/rescue.ts';
import { sally } from '../reinforcements/sally.ts';
import { subject } from '../subject.ts';
import { muddle } from './muddle.ts';
import { networks, reorganized, withNetworks } from './networks.ts';

const typed = orders as unknown as OrderNotation<GameTypes>;

/** Understood where a side opens no vortex, and not proposed. */
const isKnown = (rest: string): boolean => rest.startsWith('no jump');

const ofNetworks: Subject<FleetAction> = {
  ...subject,
  scenarios: [{ name: 'lost networks', scenario: networks }],
  bound: 300,
  battles: 2,
  without: ['random-reaches-all', 'odds-agree'],
};

test.each(demands.filter(({ id }) => !ofNetworks.without?.includes(id)))('of lost networks: $id: $says', demand =>
  expect(() => prove(demand, ofNetworks)).not.toThrow(),
);

describe('FA-4.3.7 battles in which networks are lost', () => {
  const formed = { ordinary: 0, random: 0 };

  test.each([1, 2, 3, 4].flatMap(seed => [['random', seed] as const, ['ordinary', seed] as const]))(
    'can be typed, by %s, %i',
    (name, seed) => {
      const { asked } = fought(networks, `networks ${seed}`, called(name), called(name));
      expect(asked.length).toBeGreaterThan(0);
      for (const moment of asked) {
        const { text, read, given } = orderAgain(typed, moment);
        expect(read, text).toBe(given);
        if (moment.ask.kind !== 'name') continue;
        expect(unproposedWords(typed, moment, isKnown)).toEqual([]);
        formed[name] += (moment.order as unknown as { names: Named[] }).names.filter(({ flag }) => flag !== undefined).length;
      }
    },
  );

  test('in which both say who leads the surplus', () => {
    expect(formed.random).toBeGreaterThan(0);
    expect(formed.ordinary).toBeGreaterThan(0);
  });

  test.each([
    ['jump in', jumpers],
    ['come later', sally],
    ['come later by jump points', rescue],
    ['bring flights', carriers],
    ['go astray', muddle],
  ])('squadrons that nobody has formed do not %s', (_, scenario) => {
    const made = rules.read(withNetworks(scenario));
    expect(made).not.toHaveProperty('faults');
    for (const seed of [1, 2])
      for (const s of randomStates(rules, withNetworks(scenario), seed)) {
        const { text, read, given } = positionAgain(notation, s);
        expect(read, text).toBe(given);
        expect(rules.sense?.(s)).toEqual([]);
      }
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('FA-4.3.10 beside commanders who take ships in, %i', seed => {
    for (const s of randomStates(rules, reorganized, seed)) {
      const { text, read, given } = positionAgain(notation, s);
      expect(read, text).toBe(given);
      expect(rules.sense?.(s)).toEqual([]);
    }
  });

  test.each([1, 2, 3, 4, 5, 6])('are the same from their texts at any step, %i', seed => {
    const states = randomStates(rules, networks, seed);
    for (const s of states) {
      const { text, read, given } = positionAgain(notation, s);
      expect(read, text).toBe(given);
      expect(rules.sense?.(s)).toEqual([]);
    }
  });
});

test('FA-4.3.6 a battle of edition 10 goes on as it was: whoever was out of command then is so now', async () => {
  const scenario = { ...networks, scatters: true };
  const begun = beginMatch(rules, scenario, { dice: { kind: 'seeded', generator: GENERATOR, seed: 'lost 3' }, check });
  if ('faults' in begun) throw new Error(begun.faults.map(({ say }) => say).join(' '));
  const { match } = begun;
  const face = seeded('lost 3', 0);
  for (let asks = match.asks(); asks.length > 0; asks = match.asks()) {
    const { step } = match.state().clock;
    for (const { side, kind, about } of asks) {
      const question = rules.questions[kind] as Question<FleetAction, typeof kind>;
      match.answer(side, step, question.random(match.view(side), about, face) as unknown as Json);
    }
  }
  expect(match.told(undefined).map(({ event }) => event)).toContainEqual(expect.objectContaining({ kind: 'out', why: 'excess' }));
  const saved = match.saved();
  const before = { ...saved, edition: '10', scenario: networks };
  const over = await bringOver(before, { check, systems: [rules.name], rulesOf: async () => rules as never });
  expect(over).toMatchObject({ value: { edition: rules.edition, scenario: { scatters: true }, hashes: saved.hashes } });
});
