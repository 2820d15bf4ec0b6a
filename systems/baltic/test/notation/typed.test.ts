// Orders and positions as a person types them, and what is said where he mistypes.

import type { Json } from '@flagplot/kernel';
import { viewOf } from '@flagplot/kernel';
import type { OrderAsk } from '@flagplot/manifest';
import { nodeOf, optionsOf } from '@flagplot/manifest/orders';
import { expect, test } from 'vitest';
import { notation } from '../../notation/index.ts';
import { FIRE } from '../../rules/schemas.ts';
import { air } from '../aeroplanes/air.ts';
import { battle } from '../battle.ts';

const b = battle('sd vasa sd-bb 28.6,18.4^14\nsd sund sd-dd 20,18^0\nto lohengrin to-ca 42.6,24.4^192');
const v = viewOf(b.s, 'sd');
const FLOWN = 'a blue sd-cv 5,5^0 Stop\na corvettes hl-ac 20,5^0\nb red to-ca 65,43^180 Stop\nb falke to-ac 30,30^0';
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

test('BB-2.0.7 standing orders are typed with the stack or alone; those that are not named stay, and so do the cards', () => {
  const stack = ask('stack', { cards: ['vasa', 'sund'], reserve: true });
  const standing = { ...v.own.doctrine, losses: 'staff', salvoes: 'in order' };
  expect(notation.parseOrder('cards sund reserve vasa; salvoes in order losses staff', v, stack)).toEqual({
    order: { cards: ['sund'], reserve: 'vasa', doctrine: standing },
  });
  const alone = notation.parseOrder('force never', v, { ...stack, laid: { cards: ['sund'], reserve: 'vasa' } });
  expect(alone).toEqual({ order: { cards: ['sund'], reserve: 'vasa', doctrine: { ...v.own.doctrine, force: 'never' } } });
  expect(notation.parseOrder('take always', v, stack)).toMatchObject({
    order: { cards: ['vasa', 'sund'], reserve: null, doctrine: { take: 'always' } },
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

test('what a line leaves out that must be there is told at its end, and so is what stands where it has no place', () => {
  const faults = (line: string): string[] => {
    const position = notation.parsePosition(`turn 1, speed\n${line}`, b.s.book);
    return 'faults' in position ? position.faults.map(({ at, say }) => `${at} ${say}`) : [];
  };
  const plane =
    'markers: at 49.253 25.853, id sd-fighter-1, side sd, home none, planes 6, ammo 0, status flies, ready 0, gone no, took 0';
  expect(faults(plane)).toEqual([`2:${plane.length + 1} of this is missing: type, on`]);
  expect(faults(`${plane}, type fighter, on none`)).toEqual([]);
  expect(faults(`${plane}, type fighter, on.vessel vasa`)).toMatchObject([
    expect.stringMatching(/missing: on\.as, on\.u, on\.v$/),
  ]);
  expect(faults(`${plane}, type fighter, on empty`)).toMatchObject([
    expect.stringMatching(/missing: on\.vessel, on\.as, on\.u, on\.v$/),
  ]);
  expect(faults('vasa: lost empty')).toMatchObject([expect.stringMatching(/missing: lost$/)]);
  expect(faults('vasa: heading absent')).toMatchObject([expect.stringMatching(/missing: heading$/)]);
  expect(faults('table: mends.1.ship vasa, mends.1.mends 1')).toMatchObject([expect.stringMatching(/missing: mends\.0$/)]);
});

test('what is asked has its grammar, and examples that can be typed', () => {
  for (const { kind, about } of b.asks) {
    const { grammar, examples } = notation.help(v, ask(kind, about as Json));
    expect(grammar.length).toBeGreaterThan(0);
    for (const text of examples) expect(notation.parseOrder(text, v, ask(kind, about as Json))).toHaveProperty('order');
  }
});

test('BB-3.2.3 every kind of act of a fire step stands in its grammar', () => {
  const acts = optionsOf(nodeOf(FIRE).properties?.acts?.items ?? {}).map(({ properties = {} }) => properties.act?.const);
  const { grammar } = notation.help(v, ask('fire', { unit: 'vasa', vessels: ['vasa'] }));
  const clauses = grammar.flatMap(line => line.split(';  '));
  expect(acts).toHaveLength(8);
  for (const act of acts) expect(clauses.some(clause => clause.replaceAll('"', '').startsWith(`${act} `))).toBe(true);
});

test('a field that can only be yes is typed so, as of a whole payload', () => {
  const said =
    'exactly markers sd-bomber-1, legs empty, attacks.0.kind bomb, attacks.0.markers sd-bomber-1, attacks.0.target lohengrin';
  const attack = { kind: 'bomb', markers: ['sd-bomber-1'], target: 'lohengrin' };
  const order = { markers: ['sd-bomber-1'], legs: [], attacks: [{ ...attack, whole: true }] };
  expect(notation.parseOrder(`${said}, attacks.0.whole yes`, v, ask('fly'))).toEqual({ order });
  expect(notation.parseOrder(`${said}, attacks.0.whole no`, v, ask('fly'))).toHaveProperty('faults');
});

/** Markers of either side lie on the table, and a destroyer of Hanse makes for a corvette. */
const flown = air(FLOWN, 'a-bomber-1 20,20\na-bomber-2 20,20\na-fighter-1 20,20\na-torpedo-bomber-1 20,20\nb-fighter-1 40,20');
const w = viewOf(flown.s, 'a');
const FLIES = { heading: 9000, d: 10_000, until: 'b-fighter-1' };

test.each([
  ['nobody', { markers: [], legs: [] }],
  [
    'fly a-bomber-1 a-bomber-2; course 90 for 10 until b-fighter-1, 45 for 2.5',
    { markers: ['a-bomber-1', 'a-bomber-2'], legs: [FLIES, { heading: 4500, d: 2500 }] },
  ],
  [
    'fly a-fighter-1; from 0 20.5; dogfight',
    { markers: ['a-fighter-1'], from: { x: 0, y: 20_500 }, legs: [], attacks: [{ kind: 'dogfight', markers: ['a-fighter-1'] }] },
  ],
  [
    'fly a-bomber-1 a-fighter-1 a-torpedo-bomber-1; bomb red all; strafe falke-2; drop 270',
    {
      markers: ['a-bomber-1', 'a-fighter-1', 'a-torpedo-bomber-1'],
      legs: [],
      attacks: [
        { kind: 'bomb', markers: ['a-bomber-1'], target: 'red', whole: true },
        { kind: 'strafe', markers: ['a-fighter-1'], target: 'falke-2' },
        { kind: 'drop', markers: ['a-torpedo-bomber-1'], bearing: 27_000 },
      ],
    },
  ],
  [
    'fly a-bomber-1; bomb red; bomb falke-1',
    { markers: ['a-bomber-1'], legs: [], attacks: [{ kind: 'bomb', markers: ['a-bomber-1'], target: 'falke-1' }] },
  ],
  ['fly a-fighter-1; patrol blue', { markers: ['a-fighter-1'], legs: [], stay: { vessel: 'blue', as: 'cap' } }],
  [
    'fly a-fighter-1; land blue; press',
    { markers: ['a-fighter-1'], legs: [], stay: { vessel: 'blue', as: 'landing' }, press: true },
  ],
  ['fly a-fighter-1; off 22.5', { markers: ['a-fighter-1'], legs: [], off: 2250 }],
  ['fly a-bomber-1; join a-fighter-1; leave', { markers: ['a-bomber-1'], legs: [], join: 'a-fighter-1', leave: true }],
])('BB-4.2.3 BB-4.2.8 a flight is typed: %s', (text, order) => {
  expect(notation.parseOrder(text, w, ask('fly'))).toEqual({ order });
});

test('BB-4.2.8 who flies is said before what they do', () => {
  expect(notation.parseOrder('dogfight', w, ask('fly'))).toHaveProperty('faults');
  const found = notation.parseOrder('fly a-bomber-1; course 90 for', w, ask('fly'));
  expect('faults' in found && found.faults[0]?.say).toMatch(/expected a number/);
});

test('BB-1.5.2 a squadron is set up in one phrase, the others abreast, or vessel by vessel; who has a heading keeps it', () => {
  const whole = notation.parseOrder('sund at 20 6 heading 90', v, ask('deploy'));
  expect(whole).toMatchObject({
    order: { unit: 'sund', vessels: [{ vessel: 'sund-1', x: 20_000, y: 6000, heading: 9000 }, {}, {}, {}] },
  });
  const order = 'order' in whole ? whole.order : null;
  expect(notation.formatOrder(order, v, 'deploy')).toBe('sund at 20 6 heading 90');
  const moved = notation.parseOrder('sund-2: 21 6.25', v, { ...ask('deploy'), laid: order as Json });
  expect(moved).toMatchObject({
    order: { vessels: [{ x: 20_000 }, { vessel: 'sund-2', x: 21_000, y: 6250, heading: 9000 }, {}, {}] },
  });
  const text = notation.formatOrder('order' in moved ? moved.order : null, v, 'deploy');
  expect(text).toMatch(/^sund; sund-1: 20 6 heading 90; sund-2: 21 6.25 heading 90; /);
  expect(notation.parseOrder('sund at 20 6', v, ask('deploy'))).toHaveProperty('faults');
  expect(notation.parseOrder('vasa at 28.6 18.4 heading 14', v, ask('deploy'))).toEqual({
    order: { unit: 'vasa', vessels: [{ vessel: 'vasa', x: 28_600, y: 18_400, heading: 1400 }] },
  });
});

test('BB-5.1.2 BB-5.1.3 repairs are typed by ship and critical, those that are bought behind `buy`', () => {
  const about = { pool: 9, living: false, ships: [{ ship: 'vasa', mends: 2 }] };
  expect(notation.parseOrder('vasa engine; vasa fore-turrets; buy vasa engine', v, ask('mend', about))).toEqual({
    order: {
      mend: [
        { ship: 'vasa', critical: 'engine' },
        { ship: 'vasa', critical: 'weapon', weapon: 'fore-turrets' },
      ],
      buy: [{ ship: 'vasa', critical: 'engine' }],
    },
  });
  expect(notation.parseOrder('nothing', v, ask('mend', about))).toEqual({ order: { mend: [], buy: [] } });
  const found = notation.parseOrder('vasa enigne', v, ask('mend', about));
  expect('faults' in found && found.faults[0]?.say).toMatch(/did you mean engine\?$/);
});

test('BB-3.1.12 BB-3.2.95 what flies its course, and bombs that are dropped on it, are typed with it', () => {
  const text =
    'dash corvettes; corvettes-1: flies 90 for 10, 45 for 3 facing 0 drop bomb-bay on red; corvettes-2: stay drop bomb-bay on red';
  const vessels = [
    {
      ...{ vessel: 'corvettes-1', legs: [], bombs: [{ bay: 'bomb-bay', target: 'red' }] },
      flight: {
        legs: [
          { heading: 9000, d: 10_000 },
          { heading: 4500, d: 3000 },
        ],
        facing: 0,
      },
    },
    { vessel: 'corvettes-2', legs: [], bombs: [{ bay: 'bomb-bay', target: 'red' }] },
  ];
  const order = { way: 'dash', unit: 'corvettes', vessels };
  expect(notation.parseOrder(text, w, ask('sail', { slot: 1, ways: ['dash'] }))).toEqual({ order });
  expect(notation.formatOrder(order as never, w, 'sail')).toBe(text);
});
