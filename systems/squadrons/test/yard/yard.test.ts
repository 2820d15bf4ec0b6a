import { fits } from '@flagplot/check';
import type { Refusal } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { read } from '../../rules/scenario.ts';
import { SCENARIO } from '../../rules/schemas.ts';
import { scenarios } from '../../scenarios/index.ts';
import type { SquadronsForce } from '../../yard/force-file.ts';
import { FORCE } from '../../yard/force-file.ts';
import { yard } from '../../yard/index.ts';

const PATROL = scenarios['open-patrol']!;

function force(text: string): SquadronsForce {
  const found = yard.read(text);
  if ('faults' in found) throw new Error(found.faults.map(({ say }) => say).join('\n'));
  return found.force;
}

/** The faults of a force for the Alliance of Open Patrol: `rule at`. */
function rules(text: string): string[] {
  return yard.judge(PATROL, 'alliance', force(text)).faults.map(({ rule, at }: Refusal) => `${rule} ${at}`);
}

test('SQ-7.1.2 SQ-7.1.3 what the force of Open Patrol costs, squadron by squadron', () => {
  const { price, budget, parts, faults } = yard.judge(
    PATROL,
    'alliance',
    force('Patrol, alliance\nRed: 4 X-wing average, Hot Shot 2, leader 1 +1\nGreen: 3 A-wing'),
  );
  expect([price, budget, faults]).toEqual([795, 800, []]);
  expect(parts).toEqual([
    { name: 'Red', says: '4 X-wing T-65B average, Hot Shot 2, leader 1 +1', price: 510 },
    { name: 'Green', says: '3 A-wing average', price: 285 },
  ]);
});

describe('every fault of a force has its row and its place', () => {
  test.each([
    ['SQ-7.1.1 dearer than the budget', '7 X-wing', ['SQ-7.1.1 /squadrons']],
    ['SQ-1.1.1 a squadron of one', '1 A-wing; 2 A-wing', ['SQ-1.1.1 /squadrons/0/craft']],
    ['SQ-1.1.2 SQ-7.1.5 objective craft', '2 YT-1300', ['SQ-1.1.2 /squadrons/0/craft', 'SQ-7.1.5 /squadrons/0/type']],
    ['SQ-1.1.3 no such card', '4 "death-star"', ['SQ-1.1.3 /squadrons/0/type']],
    ['SQ-1.3.1 too many Hot Shots', '4 A-wing, Hot Shots 1 2', ['SQ-1.3.1 /squadrons/0/hotShots']],
    ['SQ-1.1.5 a Hot Shot beyond the roster', '3 A-wing, Hot Shot 4', ['SQ-1.1.5 /squadrons/0/hotShots/0']],
    ['SQ-1.4.1 a leader beyond the roster', '3 A-wing, leader 4', ['SQ-1.4.1 /squadrons/0/leader']],
    ['SQ-7.1.3 more command than there is', '3 A-wing, leader 1 +3', ['SQ-7.1.3 /squadrons/0/command']],
    ['SQ-7.1.4 craft of the enemy', '3 TIE/ln', ['SQ-7.1.4 /squadrons/0/type']],
  ])('%s', (_, squadrons, faults) => {
    expect(rules(`Grey, alliance: ${squadrons}`)).toEqual(faults);
  });

  test('SQ-7.1.4 a force of another faction', () => {
    expect(rules('Grey, imperial: 3 TIE/ln')).toEqual(['SQ-7.1.4 /faction']);
  });

  test('SQ-7.1.2 an empty force is not wrong, but not whole', () => {
    const { faults, price } = yard.judge(PATROL, 'alliance', yard.fresh(PATROL, 'alliance'));
    expect([price, faults]).toEqual([0, [expect.objectContaining({ rule: 'SQ-7.1.2', lacking: true })]]);
  });

  test('SQ-8.1.1 a side that is none', () => {
    const { faults } = yard.judge(PATROL, 'green', force('Grey, alliance: 3 A-wing'));
    expect(faults.map(({ say }) => say)).toEqual(['Open Patrol has no side green; there is alliance, imperial']);
  });

  test('every rule of a fault is one of the limits shown, but for what no limit can be', () => {
    const shown = yard.judge(PATROL, 'alliance', force('Grey, alliance: 3 A-wing')).limits.map(({ rule }) => rule);
    const wanted = ['SQ-1.1.1', 'SQ-1.3.1', 'SQ-1.4.1', 'SQ-7.1.1', 'SQ-7.1.2', 'SQ-7.1.3', 'SQ-7.1.4', 'SQ-7.1.5'];
    expect(shown).toEqual(expect.arrayContaining(wanted));
  });
});

describe('SQ-8.3.5 own forces are for battles that points decide', () => {
  test.each(Object.keys(scenarios))('%s', name => {
    const scenario = scenarios[name]!;
    const sides = scenario.sides.map(({ id }) => id);
    expect(yard.takes(scenario)).toEqual(scenario.goal ? [] : sides);
    const { faults } = yard.judge(scenario, sides[0]!, yard.fresh(scenario, sides[0]!));
    expect(faults.some(({ rule }) => rule === 'SQ-8.3.5')).toBe(scenario.goal !== undefined);
  });

  test('SQ-1.1.2 where objective craft stand, nobody brings his own', () => {
    const { goal: _, ...pointless } = scenarios['jamming-run']!;
    expect(yard.takes(pointless)).toEqual([]);
    const { faults } = yard.judge(pointless, 'alliance', force('Grey, alliance: 3 A-wing'));
    expect(faults.map(({ rule }) => rule)).toEqual(['SQ-1.1.2']);
  });
});

describe('the market', () => {
  test('SQ-7.1.4 SQ-7.1.5 sells what is of the faction or of any, and no objective craft', () => {
    const sold = (side: string) => yard.market(PATROL, side).map(({ id }) => id);
    expect(sold('alliance')).toEqual(['x-wing', 'y-wing-s3', 'y-wing-a4', 'a-wing', 'b-wing', 'z-95']);
    expect(sold('imperial')).not.toContain('customs-frigate');
    expect(yard.market(scenarios['three-flags']!, 'free').map(({ id }) => id)).toEqual(['z-95']);
  });

  test('SQ-7.2.16 shows prices by quality, numbers and weapons, each with where it comes from', () => {
    const [xWing] = yard.market(PATROL, 'alliance');
    expect(xWing?.prices.map(({ quality, price, from }) => `${quality} ${price} ${from}`)).toEqual([
      'average 120 reconstructed',
      'veteran 135 reconstructed',
      'elite 145 reconstructed',
    ]);
    expect(xWing?.figures).toEqual([
      { name: 'maneuverability', value: '3', from: 'found' },
      { name: 'space', value: '8', from: 'found' },
      { name: 'hull', value: '4', from: 'found' },
      { name: 'shields', value: '1', from: 'found' },
      { name: '4 laser cannons, linked', value: '3/6 to 25', from: 'found' },
      { name: '2 proton torpedo launchers', value: '2/9 to 7, 6 rounds', from: 'found' },
    ]);
  });

  test('SQ-1.1.1 what is bought stands: two craft, with a name and an id of their own', () => {
    let bought = yard.fresh(PATROL, 'alliance');
    for (const ware of ['z-95', 'z-95', 'a-wing', 'nothing']) bought = yard.buy(PATROL, bought, ware);
    expect(yard.write(bought)).toBe(
      'New force, alliance\nAlpha: 2 Z-95 Headhunter average\nBeta: 2 Z-95 Headhunter average\nGamma: 2 A-wing average',
    );
    expect(yard.judge(PATROL, 'alliance', bought).faults).toEqual([]);
    expect(fits(FORCE, bought)).toBe(true);
  });
});

describe('enlisting', () => {
  const GREY = force('Grey, alliance\nAlpha: 3 B-wing\nAlpha: 2 Z-95\nGreen: 2 A-wing');

  test('SQ-1.1.5 squadrons whose id the other side or their own has already get another; the scenario can be read', () => {
    const enlisted = yard.enlist(PATROL, 'alliance', {
      ...GREY,
      squadrons: GREY.squadrons.map(one => ({ ...one, id: 'alpha' })),
    });
    expect(enlisted.sides.map(({ squadrons }) => squadrons.map(({ id }) => id))).toEqual([
      ['alpha-2', 'alpha-3', 'alpha-4'],
      ['alpha', 'beta'],
    ]);
    expect(fits(SCENARIO, enlisted)).toBe(true);
    expect('faults' in read(enlisted)).toBe(false);
  });

  test('the scenario itself is left alone, and brings the cards of what was bought', () => {
    const before = JSON.stringify(PATROL);
    const enlisted = yard.enlist(PATROL, 'alliance', GREY);
    expect(JSON.stringify(PATROL)).toBe(before);
    expect(enlisted.cards?.craft?.map(({ id }) => id)).toEqual(expect.arrayContaining(['b-wing', 'z-95', 'a-wing', 'tie-ln']));
    expect(enlisted.sides[1]).toEqual(PATROL.sides[1]);
  });

  test('SQ-7.3.3 a card of the scenario is sold, and stays in it when a force without it is enlisted', () => {
    const card = { ...yardCard(), id: 'e-wing', name: 'E-wing' };
    const custom = { ...PATROL, cards: { craft: [...(PATROL.cards?.craft ?? []), card] } };
    expect(yard.market(custom, 'alliance').map(({ id }) => id)).toContain('e-wing');
    const once = yard.enlist(custom, 'imperial', force('Grey, imperial: 3 TIE/ln'));
    const own = force('Grey, alliance: 3 "e-wing"');
    expect(yard.judge(once, 'alliance', own).faults).toEqual([]);
    expect('faults' in read(yard.enlist(once, 'alliance', own))).toBe(false);
  });
});

function yardCard(): NonNullable<NonNullable<typeof PATROL.cards>['craft']>[number] {
  return PATROL.cards!.craft!.find(({ id }) => id === 'a-wing')!;
}
