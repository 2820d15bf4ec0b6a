import { stream, viewOf } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { BOTS, botCalled, botsOf } from '../src/index.ts';
import { called, duel, fought } from './battle.ts';

describe('opponents by name', () => {
  test('every rule system has its three', () => {
    expect(BOTS.map(name => botCalled('fleet-action', name)?.name)).toEqual(['ordinary', 'random', 'idle']);
  });

  test('a rule system may keep others beside them', () => {
    expect(botsOf('fleet-action')).toEqual([...BOTS, 'plain']);
    expect(botsOf('squadrons')).toEqual(BOTS);
    expect(botsOf('toString')).toEqual(BOTS);
    for (const system of ['fleet-action', 'squadrons'])
      expect(botsOf(system).map(name => botCalled(system, name)?.name)).toEqual(botsOf(system));
  });

  test.each([
    ['fleet-action', 'clever'],
    ['squadrons', 'plain'],
    ['fleet-action', 'toString'],
    ['fleet-action', '__proto__'],
    ['no-such-book', 'random'],
    ['toString', 'idle'],
  ])('there is none called %s %s', (system, name) => {
    expect(botCalled(system, name)).toBeUndefined();
  });

  test('a question that the book does not ask is refused by name', () => {
    const { s } = fought(duel, 'any', called('idle'), called('idle')).asked[0]!;
    const strange = () => called('idle').answer(viewOf(s, 'narn'), { kind: 'toString', about: {} }, { face: stream('a') });
    expect(strange).toThrow('toString');
  });
});

describe('an order that cannot stand', () => {
  const { s, ask } = fought(duel, 'any', called('idle'), called('idle')).asked[0]!;
  const oneRow = { kind: ask.kind, about: { rows: [80, 80] } };

  test('is never given in silence', () => {
    const answer = () => called('ordinary').answer(viewOf(s, 'narn'), oneRow, { face: stream('a') });
    expect(answer).toThrow('cannot stand');
  });

  test('makes room for the idle one where somebody listens', () => {
    const rules: string[] = [];
    const order = called('ordinary').answer(viewOf(s, 'narn'), oneRow, {
      face: stream('a'),
      fault: refusals => void rules.push(...refusals.map(({ rule }) => rule)),
    });
    expect(rules.length).toBeGreaterThan(0);
    expect(order).toEqual(called('idle').answer(viewOf(s, 'narn'), oneRow, { face: stream('a') }));
  });
});
