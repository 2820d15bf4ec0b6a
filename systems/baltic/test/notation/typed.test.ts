// Orders and positions as a person types them, and what is said where he mistypes.

import type { Json } from '@flagplot/kernel';
import { viewOf } from '@flagplot/kernel';
import type { OrderAsk } from '@flagplot/manifest';
import { expect, test } from 'vitest';
import { notation } from '../../notation/index.ts';
import { battle } from '../battle.ts';

const b = battle('sd vasa sd-bb 28.6,18.4^14\nsd sund sd-dd 20,18^0\nto lohengrin to-ca 42.6,24.4^192');
const v = viewOf(b.s, 'sd');
const ask = (kind: string, about: Json = {}): OrderAsk => ({ kind, about });

test('BB-2.1.4 of speed who is not named stays as he is', () => {
  const found = notation.parseOrder('vasa Full', v, ask('telegraph', { turn: 1 }));
  expect(found).toEqual({
    order: {
      units: [
        { unit: 'vasa', setting: 'Full' },
        { unit: 'sund', setting: 'Half' },
      ],
    },
  });
});

test('BB-3.1.1 a course is typed in inches and degrees, and its card is found where none is said', () => {
  const found = notation.parseOrder('vasa: 3, 1.25 starboard 10, .5 p 5', v, ask('sail', { slot: 3, ways: ['top'] }));
  const legs = [
    { d: 3000, turn: 0 },
    { d: 1250, turn: 1000 },
    { d: 500, turn: -500 },
  ];
  expect(found).toEqual({ order: { way: 'dash', unit: 'vasa', vessels: [{ vessel: 'vasa', legs }] } });
});

test('BB-3.2.3 fire is typed by weapon, vessels and target', () => {
  const found = notation.parseOrder(
    'fire fore-turrets by vasa at lohengrin',
    v,
    ask('fire', { unit: 'vasa', vessels: ['vasa'] }),
  );
  expect(found).toEqual({ order: { acts: [{ act: 'fire', weapon: 'fore-turrets', by: ['vasa'], target: 'lohengrin' }] } });
});

test('what says nothing is told with its place and what was meant', () => {
  const found = notation.parseOrder('vasa Fulll', v, ask('telegraph', { turn: 1 }));
  expect('faults' in found && found.faults.map(({ line, column, say }) => `${line}:${column} ${say}`)).toEqual([
    '1:6 "Fulll": expected held, down, Reverse, Stop, Crawl, Slow, Half, Full or one of 1 more; did you mean Full?',
  ]);
  const position = notation.parsePosition('turn 1, speed\nvasa: at 28.6 18.4, haeding 14', b.s.book);
  expect('faults' in position && position.faults.map(({ at, say }) => `${at} ${say}`)).toEqual([
    '2:21 "haeding": did you mean heading?',
  ]);
});

test('what is asked has its grammar, and examples that can be typed', () => {
  for (const { kind, about } of b.asks) {
    const { grammar, examples } = notation.help(v, ask(kind, about as Json));
    expect(grammar.length).toBeGreaterThan(0);
    for (const text of examples) expect(notation.parseOrder(text, v, ask(kind, about as Json))).toHaveProperty('order');
  }
});

test('a field that can only be yes is typed so, as of a whole payload', () => {
  const said =
    'exactly markers sd-bomber-1, legs empty, attacks.0.kind bomb, attacks.0.markers sd-bomber-1, attacks.0.target lohengrin';
  const attack = { kind: 'bomb', markers: ['sd-bomber-1'], target: 'lohengrin' };
  const order = { markers: ['sd-bomber-1'], legs: [], attacks: [{ ...attack, whole: true }] };
  expect(notation.parseOrder(`${said}, attacks.0.whole yes`, v, ask('fly'))).toEqual({ order });
  expect(notation.parseOrder(`${said}, attacks.0.whole no`, v, ask('fly'))).toHaveProperty('faults');
  expect(notation.formatOrder(order as never, v, 'fly')).toBe(`${said}, attacks.0.whole yes`);
});
