import { stream, viewOf } from '@flagplot/kernel';
import { botCalled } from '@flagplot/shelf/bots';
import { describe, expect, test } from 'vitest';
import { called, duel, fought } from '../../systems/fleet-action/test/bot/battle.ts';
import { BOTS } from '../src/index.ts';

describe('opponents by name', () => {
  test.each(['fleet-action', 'squadrons'])('every rule system has its three: %s', system => {
    expect(BOTS.map(name => botCalled(system, name)?.name)).toEqual(['ordinary', 'random', 'idle']);
  });

  test.each([
    ['fleet-action', 'clever'],
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
