import { fits } from '@flagplot/check';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ships } from '../../data/cards/ships.ts';
import { chartsOf, read } from '../../rules/edge/scenario.ts';
import { SCENARIO } from '../../rules/edge/scenario-schema.ts';
import { mostOf } from '../../rules/opening/force.ts';
import { scenarios } from '../../scenarios/index.ts';
import type { TwoPhaseForce } from '../../yard/force-file.ts';
import { FORCE } from '../../yard/force-file.ts';
import { yard } from '../../yard/index.ts';
import { OPTION_WORDS } from '../../yard/names.ts';

const LINE = scenarios['line-of-battle']!;

function force(text: string): TwoPhaseForce {
  const found = yard.read(text);
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
  return found.force;
}

function textFaults(text: string): string[] {
  const found = yard.read(text);
  return 'faults' in found ? found.faults.map(({ at, say }) => `${at}: ${say}`) : [];
}

const GREY = `"Grey Watch"
s1: heavy cruiser, t-bomb 2, boarding-party 3
s2: light frigate
escort: fast patrol ship`;

test('TP-15.2.1 a force is a line for its name and a line a ship', () => {
  expect(force(GREY)).toEqual({
    name: 'Grey Watch',
    system: 'two-phase',
    faction: 'any',
    ships: [
      {
        id: 's1',
        card: 'fed-ca',
        options: [
          { id: 't-bomb', n: 2 },
          { id: 'boarding-party', n: 3 },
        ],
      },
      { id: 's2', card: 'kli-f5' },
      { id: 'escort', card: 'kli-g1' },
    ],
  });
  expect(fits(FORCE, force(GREY))).toBe(true);
  expect(yard.write(force(GREY))).toBe(GREY);
});

test('TP-15.2.1 written in haste it is understood: no ids, other letters, ids of cards, remarks', () => {
  const hasty = `Grey Watch   # my own
Heavy Cruiser, T-Bomb 2, boarding-party 3

kli-f5
escort: FAST PATROL SHIP`;
  expect(yard.write(force(hasty))).toBe(GREY);
});

test('TP-15.1.1 every card is found by its name and by its id, and one of a scenario by its id in quotation marks', () => {
  for (const { id, name } of ships)
    for (const word of [id, name, name.toUpperCase()]) expect(force(`X\n${word}`).ships[0]?.card).toBe(id);
  expect(force('X\n"my-ship", mrs 1').ships).toEqual([{ id: 's1', card: 'my-ship', options: [{ id: 'mrs', n: 1 }] }]);
});

test('TP-15.2.1 what cannot be read is refused whole, every fault with its place', () => {
  expect(textFaults('')).toEqual(['1:1: a force begins with its name, and a line for each ship follows']);
  expect(textFaults('# nothing')).toEqual(['1:1: a force begins with its name, and a line for each ship follows']);
  expect(textFaults('Grey')).toEqual(['1:1: a force begins with its name, and a line for each ship follows']);
  expect(
    textFaults(`X
heavy crusier
s-1: heavy cruiser, t-bmb 2
7s: raider, mrs
raider, mrs 0
raider mrs 1
raider, "x`),
  ).toEqual([
    '2:1: no ship is called heavy crusier: did you mean heavy cruiser?',
    '3:21: an option must be one of these, not t-bmb: did you mean t-bomb?',
    '4:1: an id is small letters, digits and hyphens, and begins with a letter',
    '5:13: mrs must be a number from 1 to 99, not 0',
    '6:8: mrs says nothing here: the line is over',
    '7:9: " has no fellow in this line',
    '7:10: an option must be one of these, not x: t-bomb, space-mine, boarding-party, drone-m, drone-f, mrs, scatter-pack, mech-link, booster-pack',
  ]);
  expect(textFaults(`X\n${'raider\n'.repeat(25)}`)).toEqual(['26:1: a force has at most 24 ships']);
});

/** Any force that a file may hold, each ship within the numbers of its card. */
const anyForce: fc.Arbitrary<TwoPhaseForce> = fc
  .array(
    fc.record({
      card: fc.constantFrom(...ships),
      options: fc.uniqueArray(fc.constantFrom(...OPTION_WORDS), { maxLength: 4 }),
      n: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 24 },
  )
  .map(bought => ({
    name: 'Any',
    system: 'two-phase',
    faction: 'any',
    ships: bought.map(({ card, options, n }, i) => ({
      id: `s${i + 1}`,
      card: card.id,
      ...(options.length > 0 && { options: options.map(id => ({ id, n })) }),
    })),
  }));

test('TP-15.2.1 any force written is read back', () => {
  fc.assert(
    fc.property(anyForce, one => {
      expect(force(yard.write(one))).toEqual(one);
    }),
  );
});

test('TP-15.2.1 TP-15.2.2 what a force costs, ship by ship, and how it stands to each limit', () => {
  const { price, budget, parts, limits, faults } = yard.judge(LINE, 'a', force(GREY));
  expect([price, budget, faults]).toEqual([244, 390, []]);
  expect(parts).toEqual([
    { name: 's1', says: 'heavy cruiser, t-bomb 2, boarding-party 3', price: 135 },
    { name: 's2', says: 'light frigate', price: 71 },
    { name: 'escort', says: 'fast patrol ship', price: 38 },
  ]);
  expect(limits.map(({ what, stands }) => `${what}: ${stands}`)).toEqual([
    'Points: 146 left',
    'Ships: 3',
    'Options, 20 % of a ship at most: 10 in all',
  ]);
});

describe('every fault of a force has its row and its place', () => {
  const rules = (text: string, side = 'a', of = LINE) =>
    yard.judge(of, side, force(text)).faults.map(({ rule, at = '' }) => `${rule} ${at}`);

  test.each([
    ['TP-15.2.1 dearer than the points', 'X\npanel cruiser\nbattlecruiser, boarding-party 7, t-bomb 2', ['TP-15.2.1 /ships']],
    ['TP-15.1.1 no such card', 'X\n"death-star"', ['TP-15.1.1 /ships/0/card']],
    ['TP-15.2.2 too many of an option', 'X\nlight frigate, t-bomb 2', ['TP-15.2.2 /ships/0/options/0/n']],
    ['TP-15.2.2 options too dear', 'X\nlight frigate, mrs 1, space-mine 1, t-bomb 1', ['TP-15.2.2 /ships/0/options']],
    ['TP-15.2.1 two ships of one id', 'X\na: raider\na: raider', ['TP-15.2.1 /ships/1/id']],
    ['TP-15.2.1 nothing bought', '"X"', ['TP-15.2.1 /ships']],
  ])('%s', (_, text, faults) => {
    expect(rules(text)).toEqual(faults);
  });

  test('TP-16.1.1 a side that is none, a battle without points, a side without a zone', () => {
    expect(rules('X\nraider', 'c')).toEqual(['TP-16.1.1 ']);
    expect(rules('X\nraider', 'a', scenarios['border-duel']!)).toEqual(['TP-15.2.1 ']);
    const [first, ...others] = LINE.sides;
    const { zone: _, ...fixed } = first!;
    const placed = { ...LINE, sides: [{ ...fixed, ships: fixed.ships.map(ship => ({ ...ship, hex: '0101' })) }, ...others] };
    expect(rules('X\nraider', 'a', placed)).toEqual(['TP-16.1.1 ']);
    expect(yard.takes(placed)).toEqual(['b']);
  });
});

test('TP-15.2.1 own forces are brought where points and zones are for them', () => {
  const open = Object.values(scenarios).flatMap(one => (yard.takes(one).length > 0 ? [`${one.name} ${one.points}`] : []));
  expect(open).toEqual(['frigate-brawl 145', 'web-watch 195', 'line-of-battle 390', 'wall-of-drones 305']);
  expect(yard.takes({ ...LINE, muster: true })).toEqual([]);
});

test('TP-15.2.1 the market sells every card, with its points and where they come from', () => {
  const wares = yard.market(LINE, 'a');
  expect(wares.map(({ id }) => id)).toEqual(ships.map(({ id }) => id));
  expect(wares[0]).toEqual({
    id: 'fed-ca',
    name: 'heavy cruiser',
    silhouette: 'cruiser',
    least: 1,
    prices: [{ quality: 'as built', price: 125, from: 'found' }],
    figures: [
      { name: 'size', value: '3', from: 'found' },
      { name: 'greatest speed', value: '15', from: 'derived' },
      { name: 'turn mode', value: 'D', from: 'found' },
      { name: 'shields', value: '30 24 20 20 20 24', from: 'found' },
      { name: 'power', value: '34', from: 'found' },
      { name: 'weapons', value: '6 phaser-1, 4 photon', from: 'found' },
    ],
  });
  expect(wares.find(({ id }) => id === 'and-cob')?.figures[3]).toEqual({
    name: 'absorbers',
    value: 'panels 3 + 3',
    from: 'reconstructed',
  });
});

test('TP-15.2.1 TP-6.5.3 what is bought stands, a ship at a time, each with an id of its own that tells nothing of what it hides', () => {
  let bought = yard.fresh(LINE, 'a');
  for (const ware of ['kli-f5', 'kli-f5', 'kli-dr', 'nothing']) bought = yard.buy(LINE, bought, ware);
  expect(yard.write(bought)).toBe(
    '"New force"\nlight-frigate: light frigate\nlight-frigate-2: light frigate\nfast-patrol-ship: fire ship',
  );
  expect(yard.judge(LINE, 'b', bought).faults).toEqual([]);
});

test('TP-15.2.1 a force that is brought stands in the scenario with its cards, its ids apart from the others', () => {
  const brought = yard.enlist(LINE, 'a', force('X\nb1: fire ship\nscout'));
  expect(fits(SCENARIO, brought)).toBe(true);
  const found = read(brought);
  if ('faults' in found) throw new Error(found.faults.map(({ say }) => say).join('\n'));
  const own = found.book.ships.filter(({ side }) => side === 'a');
  expect(own.map(({ id, name, hex }) => `${id} ${name} ${hex}`)).toEqual([
    'b1-2 fast patrol ship, blue null',
    's2 scout, blue null',
  ]);
  expect(brought.cards?.ships?.map(({ id }) => id)).toEqual(expect.arrayContaining(['kli-dr', 'kli-g1', 'fed-sc']));
});

test('TP-15.2.2 any option that a card may carry is sold to it', () => {
  const charts = chartsOf(LINE);
  for (const card of ships)
    for (const option of OPTION_WORDS) {
      const most = mostOf(option, card, { charts });
      const faults = (n: number) =>
        yard.judge({ ...LINE, points: 10_000 }, 'a', {
          ...yard.fresh(LINE, 'a'),
          ships: [{ id: 'x', card: card.id, options: [{ id: option, n }] }],
        }).faults;
      expect(faults(most + 1).map(({ at }) => at)).toContain('/ships/0/options/0/n');
      if (most > 0) expect(faults(most).map(({ at }) => at)).not.toContain('/ships/0/options/0/n');
    }
});
