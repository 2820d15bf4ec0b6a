import { expect, test } from 'vitest';
import { charts, craft } from '../data/index.ts';
import type { SquadronOfBook } from '../rules/book.ts';
import type { Quality } from '../rules/cards.ts';
import { QUALITIES } from '../rules/cards.ts';
import { read } from '../rules/scenario.ts';
import type { OptionName } from '../rules/scenario-file.ts';

test('SQ-1.2.1 SQ-5.1.1 skills and first morale level by quality', () => {
  const rows = QUALITIES.map(quality => {
    const { piloting, gunnery, missiles, sensors, command, morale } = charts.skills[quality];
    return [quality, piloting, gunnery, missiles, sensors, command, morale];
  });
  expect(rows).toEqual([
    ['average', 3, 3, 3, 2, 3, 5],
    ['veteran', 4, 4, 4, 3, 4, 6],
    ['elite', 5, 5, 5, 4, 5, 7],
  ]);
});

test('SQ-1.3.1 SQ-1.3.2 one Hot Shot for four craft, two better with guns', () => {
  expect(charts.hotShot).toEqual({ craft: 4, gunnery: 2 });
});

test('SQ-3.3.1 SQ-3.4.2 SQ-3.4.3 SQ-3.5.1 the numbers of movement', () => {
  const { turns, turnDistance, attackDivisor, link } = charts;
  expect({ turns, turnDistance, attackDivisor, link }).toEqual({
    turns: { divisor: 2, least: 1 },
    turnDistance: { from: 5, least: 1 },
    attackDivisor: 2,
    link: 3,
  });
});

test('SQ-4.4.1 SQ-4.4.2 SQ-4.4.4 SQ-4.7.8 SQ-4.9.4 SQ-4.10.1 the numbers of combat', () => {
  const { difficulty, modifiers, margin, launchPenalty } = charts;
  expect({ difficulty, modifiers, margin, launchPenalty }).toEqual({
    difficulty: { short: 6, medium: 8, long: 10 },
    modifiers: { attackSpeed: 1, separated: 1 },
    margin: 4,
    launchPenalty: 2,
  });
});

test('SQ-4.4.6 SQ-4.4.7 SQ-5.1.2 seven levels of morale, and what Shaken and Demoralized cost', () => {
  expect(charts.morale.map(({ state, difficulty }) => `${state} ${difficulty}`)).toEqual([
    'broken 0',
    'demoralized 2',
    'shaken 1',
    'steady 0',
    'steady 0',
    'steady 0',
    'steady 0',
  ]);
});

test('SQ-5.2.4 SQ-5.3.4 SQ-7.1.3 the numbers of checks, rallies and purchase', () => {
  expect(charts.checks).toEqual({ base: 4, damaged: 1, destroyed: 2, rally: 8 });
  expect(charts.upgrades).toEqual({ hotShot: 15, command: 15, steps: 2 });
});

/** A squadron as the book of a battle has it: four craft, or one that stands alone. */
function flown(id: string, quality: Quality, options: readonly OptionName[] = []): SquadronOfBook {
  const { faction, objective } = craft.find(one => one.id === id)!;
  const zone = { columns: [1, 5], rows: [1, 30] } as const;
  const found = read({
    name: 'trial',
    title: 'Trial',
    map: { columns: 40, rows: 30 },
    rounds: 1,
    options,
    sides: [
      {
        id: 'a',
        name: 'A',
        faction,
        zone,
        edge: 'west',
        budget: 10_000,
        squadrons: [{ id: 'flown', name: 'Flown', type: id, quality, craft: objective ? 1 : 4 }],
      },
      {
        id: 'b',
        name: 'B',
        faction: 'imperial',
        zone,
        edge: 'east',
        squadrons: [{ id: 'other', name: 'Other', type: 'tie-ln', quality: 'average', craft: 4 }],
      },
    ],
  });
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
  return found.book.squadrons[0]!;
}

const each = (id: string, of: (squadron: SquadronOfBook) => number) => QUALITIES.map(quality => of(flown(id, quality))).join('/');

test.each([
  ['x-wing', '7/8/9', '11/12/13', '3/3/4', 2],
  ['y-wing-s3', '6/7/8', '10/11/12', '2/3/3', 3],
  ['y-wing-a4', '6/7/8', '10/11/12', '2/3/3', 3],
  ['a-wing', '9/10/11', '15/16/17', '3/4/4', 1],
  ['b-wing', '6/7/8', '9/10/11', '2/2/3', 4],
  ['z-95', '6/7/8', '10/11/12', '2/2/3', 4],
  ['tie-ln', '8/9/10', '13/14/15', '2/3/3', 3],
  ['tie-interceptor', '8/9/10', '14/15/16', '3/3/4', 2],
  ['tie-bomber', '6/7/8', '9/10/11', '1/2/2', 5],
  ['tie-rc', '8/9/10', '13/14/15', '2/3/3', 3],
  ['tie-fc', '7/8/9', '11/12/13', '3/3/4', 2],
  ['tie-gt', '5/6/7', '7/8/9', '2/2/3', 4],
  ['tie-early', '7/8/9', '11/12/13', '2/3/3', 3],
  ['yt-1300', '5/6/7', '7/8/9', '1/2/2', 5],
  ['customs-frigate', '7/8/9', '11/12/13', '2/2/3', 4],
])(
  'SQ-3.3.1 SQ-3.3.2 SQ-3.4.2 SQ-3.4.3 %s: Attack Speed %s, Full Throttle %s, # of Turns %s, Turn Distance %i',
  (id, attack, full, turns, distance) => {
    expect(each(id, ({ rates }) => rates.attack)).toBe(attack);
    expect(each(id, ({ rates }) => rates.full)).toBe(full);
    expect(each(id, squadron => squadron.turns)).toBe(turns);
    expect(QUALITIES.map(quality => flown(id, quality).turnDistance)).toEqual([distance, distance, distance]);
  },
);

test.each([
  ['x-wing', 'laser', '6/7/8'],
  ['y-wing-s3', 'laser', '5/6/7'],
  ['y-wing-a4', 'laser', '5/6/7'],
  ['a-wing', 'laser', '6/7/8'],
  ['b-wing', 'laser', '4/5/6'],
  ['z-95', 'blaster', '4/5/6'],
  ['tie-ln', 'laser', '5/6/7'],
  ['tie-interceptor', 'laser', '6/7/8'],
  ['tie-bomber', 'laser', '5/6/7'],
  ['tie-rc', 'laser', '5/6/7'],
  ['tie-fc', 'laser', '5/6/7'],
  ['tie-gt', 'laser', '5/6/7'],
  ['tie-early', 'laser', '5/6/7'],
  ['yt-1300', 'laser', '5/6/7'],
  ['customs-frigate', 'laser', '5/6/7'],
])('SQ-1.5.2 the Fire Code of %s with its %s is %s', (id, weapon, codes) => {
  const code = ({ weapons }: SquadronOfBook) => {
    const served = weapons.find(one => one.card.id === weapon)!;
    return served.skill + served.card.control;
  };
  expect(each(id, code)).toBe(codes);
});

test.each([
  ['x-wing', 5, 4],
  ['y-wing-s3', 5, 4],
  ['y-wing-a4', 5, 4],
  ['a-wing', 3, 2],
  ['b-wing', 5, 3],
  ['z-95', 5, 4],
  ['tie-ln', 2, 2],
  ['tie-interceptor', 3, 3],
  ['tie-bomber', 4, 4],
  ['tie-rc', 2, 2],
  ['tie-fc', 2, 2],
  ['tie-gt', 2, 2],
  ['tie-early', 2, 2],
  ['yt-1300', 4, 4],
  ['customs-frigate', 8, 5],
])('SQ-1.5.1 the Damage Resistance of %s is %i shielded and %i without', (id, shielded, unshielded) => {
  expect(flown(id, 'average')).toMatchObject({ shielded, unshielded });
});

test('SQ-1.2.2 SQ-7.3.1 pips count for nothing, but two of them as one more with the option, with all that follows', () => {
  const numbers = (id: string, options: readonly OptionName[]) => {
    const { card: printed, turns, turnDistance, shielded, unshielded, weapons } = flown(id, 'average', options);
    return [printed.maneuverability, turns, turnDistance, shielded, unshielded, ...weapons.map(one => one.card.damage)];
  };
  const changed = craft.flatMap(({ id }) => {
    const [off, on] = [numbers(id, []), numbers(id, ['pips-round-up'])];
    return off.join() === on.join() ? [] : [[id, on]];
  });
  expect(Object.fromEntries(changed)).toEqual({
    'a-wing': [4, 3, 1, 4, 3, 5, 2],
    'tie-interceptor': [4, 3, 1, 3, 3, 6],
    'tie-rc': [3, 3, 2, 2, 2, 3],
    'tie-fc': [3, 3, 2, 2, 2, 3],
    'tie-gt': [1, 2, 4, 2, 2, 3, 8],
  });
});

test('SQ-7.3.2 with the option the ion cannons of the Y-wings have fire control 3, and nothing else changes', () => {
  const controls = (options: readonly OptionName[]) =>
    craft.flatMap(({ id }) => flown(id, 'average', options).weapons.map(one => `${id} ${one.card.id} ${one.card.control}`));
  const [off, on] = [controls([]), controls(['second-edition-ion'])];
  expect(off).toContain('y-wing-s3 ion 1');
  expect(on.filter(each => !off.includes(each))).toEqual(['y-wing-s3 ion 3', 'y-wing-a4 ion 3']);
});
