import { stream, viewOf } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { called, duel, fought } from '../../systems/fleet-action/test/bot/battle.ts';
import { BOTS, botCalled, botsOf } from '../src/index.ts';

const shelf = await shippedSystems();

describe('opponents by name', () => {
  test.each(Object.entries(shelf))('every rule system has its five: %s', (_, system) => {
    expect(botsOf(system)).toEqual(BOTS);
    expect(BOTS.map(name => botCalled(system, name)?.name)).toEqual(['ordinary', 'cadet', 'beginner', 'random', 'idle']);
  });

  test('a system without a mind is met by those that need none', () => {
    const { rules } = shelf['fleet-action']!;
    expect(botsOf({})).toEqual(['random', 'idle']);
    expect(BOTS.map(name => botCalled({ rules }, name)?.name)).toEqual([undefined, undefined, undefined, 'random', 'idle']);
  });

  test.each([
    ['fleet-action', 'clever'],
    ['fleet-action', 'toString'],
    ['fleet-action', '__proto__'],
  ])('there is none called %s %s', (system, name) => {
    expect(botCalled(shelf[system]!, name)).toBeUndefined();
  });

  test('a question that the book does not ask is refused by name', () => {
    const { s } = fought(duel, 'any', called('idle'), called('idle')).asked[0]!;
    const strange = () =>
      called('idle').answer(viewOf(s, 'narn'), { side: 'narn', kind: 'toString', about: {} }, { roll: stream('a') });
    expect(strange).toThrow('toString');
  });
});

describe('an order that cannot stand', () => {
  const { s, ask } = fought(duel, 'any', called('idle'), called('idle')).asked[0]!;
  const oneRow = { ...ask, about: { rows: [80, 80] } };

  test('is never given in silence', () => {
    const answer = () => called('ordinary').answer(viewOf(s, 'narn'), oneRow, { roll: stream('a') });
    expect(answer).toThrow('cannot stand');
  });

  test('makes room for the idle one where somebody listens', () => {
    const rules: string[] = [];
    const { order } = called('ordinary').answer(viewOf(s, 'narn'), oneRow, {
      roll: stream('a'),
      fault: refusals => void rules.push(...refusals.map(({ rule }) => rule)),
    });
    expect(rules.length).toBeGreaterThan(0);
    expect(order).toEqual(called('idle').answer(viewOf(s, 'narn'), oneRow, { roll: stream('a') }).order);
  });
});
