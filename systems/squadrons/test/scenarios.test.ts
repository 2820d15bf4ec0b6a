import { fits } from '@flagplot/check';
import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import { charts, craft } from '../data/index.ts';
import type { Book } from '../rules/book.ts';
import { forceFaults, forcePrice } from '../rules/force.ts';
import { FACINGS, LAYOUT } from '../rules/map.ts';
import { cardsOf, chartsOf, read, whole } from '../rules/scenario.ts';
import type { Scenario, ScenarioSide, ScenarioSquadron } from '../rules/scenario-file.ts';
import { SCENARIO } from '../rules/schemas.ts';
import { setUp } from '../rules/setup.ts';
import { scenarios } from '../scenarios/index.ts';

const scenario = (name: string): Scenario => scenarios[name]!;
const terms = { charts, cards: new Map(craft.map(card => [card.id, card])) };
const squadrons = ({ sides }: Scenario) => sides.flatMap(side => side.squadrons);

/** `8 veteran x-wing, Hot Shots 2, leader +1, at 0512, goal east`: all that a squadron is. */
function squadronLine({ type, quality, craft: size, hotShots, command, hex, immobile, goalEdge }: ScenarioSquadron): string {
  const words = [
    `${size} ${quality} ${type}`,
    hotShots && `Hot Shots ${hotShots.join(' ')}`,
    command && `leader +${command}`,
    hex && `at ${hex}`,
    immobile && 'immobile',
    goalEdge && `goal ${goalEdge}`,
  ];
  return words.filter(Boolean).join(', ');
}

/** `alliance columns 1-4 rows 12-18 E, edge west`: where a side sets up, which way it faces, where it flees. */
function sideLine({ id, zone: { columns, rows }, facing, edge }: ScenarioSide): string {
  return `${id} columns ${columns.join('-')} rows ${rows.join('-')} ${facing ?? 'free'}, edge ${edge}`;
}

test('SQ-8.4.1 the eight scenarios stand in the order of the book, each under its name', () => {
  expect(Object.entries(scenarios).map(([id, { name, title }]) => [id, name, title])).toEqual([
    ['first-lesson', 'first-lesson', 'First Lesson'],
    ['open-patrol', 'open-patrol', 'Open Patrol'],
    ['bomber-intercept', 'bomber-intercept', 'Bomber Intercept'],
    ['ionize-and-board', 'ionize-and-board', 'Ionize and Board'],
    ['jamming-run', 'jamming-run', 'Jamming Run'],
    ['line-in-the-dark', 'line-in-the-dark', 'Line in the Dark'],
    ['three-flags', 'three-flags', 'Three Flags'],
    ['full-muster', 'full-muster', 'Full Muster'],
  ]);
});

test('SQ-7.3.3 every scenario fits its schema, has no faults, and brings all its cards', () => {
  for (const one of Object.values(scenarios)) {
    expect(fits(SCENARIO, one), one.name).toBe(true);
    expect(read(one), one.name).toEqual({ book: expect.anything() });
    expect(whole(one)).toEqual(one);
    expect(one.cards?.craft?.map(({ id }) => id).sort()).toEqual([...new Set(squadrons(one).map(({ type }) => type))].sort());
  }
});

test.each<[row: string, name: string, sides: Record<string, string[]>]>([
  [
    'SQ-8.4.1',
    'first-lesson',
    {
      'alliance columns 1-4 rows 12-18 E, edge west': ['6 average a-wing'],
      'imperial columns 14-17 rows 12-18 W, edge east': ['5 average tie-ln'],
    },
  ],
  [
    'SQ-8.4.2',
    'open-patrol',
    {
      'alliance columns 1-5 rows 1-30 free, edge west': ['4 average x-wing, Hot Shots 2, leader +1', '3 average a-wing'],
      'imperial columns 36-40 rows 1-30 free, edge east': [
        '6 average tie-ln, leader +1',
        '4 average tie-interceptor, Hot Shots 2',
      ],
    },
  ],
  [
    'SQ-8.4.3',
    'bomber-intercept',
    {
      'imperial columns 1-3 rows 1-30 E, edge west': ['6 average tie-bomber, goal east', '6 average tie-ln, goal east'],
      'alliance columns 38-40 rows 1-30 W, edge east': ['8 veteran x-wing, Hot Shots 2'],
    },
  ],
  [
    'SQ-8.4.5',
    'ionize-and-board',
    {
      'alliance columns 24-28 rows 10-20 W, edge east': ['6 average y-wing-s3', '4 average a-wing'],
      'imperial columns 3-7 rows 10-20 E, edge west': ['1 average yt-1300, at 0515, goal east', '6 average tie-interceptor'],
    },
  ],
  [
    'SQ-8.4.7',
    'jamming-run',
    {
      'alliance columns 1-5 rows 1-30 E, edge west': ['6 veteran a-wing', '4 average b-wing'],
      'imperial columns 30-34 rows 1-30 W, edge east': ['1 average customs-frigate, at 3515, immobile', '12 average tie-ln'],
    },
  ],
  [
    'SQ-8.4.9',
    'line-in-the-dark',
    {
      'imperial columns 1-5 rows 1-30 free, edge west': ['12 elite tie-interceptor'],
      'alliance columns 36-40 rows 1-30 free, edge east': ['12 veteran x-wing'],
    },
  ],
  [
    'SQ-8.4.10',
    'three-flags',
    {
      'alliance columns 1-5 rows 10-20 E, edge west': ['4 average x-wing'],
      'imperial columns 36-40 rows 10-20 W, edge east': ['7 average tie-ln, Hot Shots 2'],
      'free columns 18-22 rows 1-5 free, edge north': ['8 average z-95'],
    },
  ],
  [
    'SQ-8.4.11',
    'full-muster',
    {
      'alliance columns 1-5 rows 1-30 free, edge west': [
        '4 average x-wing',
        '4 average y-wing-s3',
        '4 average a-wing',
        '4 average b-wing',
      ],
      'imperial columns 36-40 rows 1-30 free, edge east': [
        '8 average tie-ln',
        '5 average tie-interceptor',
        '4 average tie-bomber',
        '6 average tie-ln',
      ],
    },
  ],
])('%s %s: sides, zones, facings, edges and forces', (_, name, sides) => {
  const found = scenario(name).sides.map(side => [sideLine(side), side.squadrons.map(squadronLine)]);
  expect(found).toEqual(Object.entries(sides));
});

test('SQ-8.2.1 SQ-8.4.1 SQ-8.4.9 ten rounds but for the first lesson and the long fight', () => {
  expect(Object.values(scenarios).map(({ rounds }) => rounds)).toEqual([4, 10, 10, 10, 10, 20, 10, 10]);
});

test('every scenario is fought on 40 columns and 30 rows', () => {
  for (const { map } of Object.values(scenarios)) expect(map).toEqual({ columns: 40, rows: 30 });
});

test('SQ-8.3.5 SQ-8.4.4 SQ-8.4.6 SQ-8.4.8 three scenarios have a goal, the others are of points', () => {
  expect(Object.fromEntries(Object.entries(scenarios).map(([name, { goal }]) => [name, goal ?? 'points']))).toEqual({
    'first-lesson': 'points',
    'open-patrol': 'points',
    'bomber-intercept': { kind: 'exit', side: 'imperial', squadron: 'alpha', craft: 4 },
    'ionize-and-board': { kind: 'capture', side: 'alliance', squadron: 'freighter', rounds: 2, runner: 'imperial' },
    'jamming-run': { kind: 'cripple', side: 'alliance', squadron: 'frigate', markers: 4 },
    'line-in-the-dark': 'points',
    'three-flags': 'points',
    'full-muster': 'points',
  });
  const about = (name: string) => squadrons(scenario(name)).find(({ id }) => id === scenario(name).goal?.squadron)?.type;
  expect(['bomber-intercept', 'ionize-and-board', 'jamming-run'].map(about)).toEqual([
    'tie-bomber',
    'yt-1300',
    'customs-frigate',
  ]);
});

test('SQ-7.1.1 SQ-7.1.2 what each force costs, and what each side may spend', () => {
  const costs = Object.entries(scenarios).map(([name, { sides }]) => [
    name,
    sides.map(side => forcePrice(side.squadrons, terms)),
    [...new Set(sides.map(({ budget }) => budget))],
  ]);
  expect(costs).toEqual([
    ['first-lesson', [570, 325], [570]],
    ['open-patrol', [795, 800], [800]],
    ['bomber-intercept', [840, 1095], [1095]],
    ['ionize-and-board', [980, 570], [980]],
    ['jamming-run', [1080, 780], [1080]],
    ['line-in-the-dark', [1440, 1620], [1620]],
    ['three-flags', [480, 470, 480], [480]],
    ['full-muster', [1680, 1685], [1685]],
  ]);
});

test('objective craft aside, every force could be bought as it stands', () => {
  const bought = ({ type }: ScenarioSquadron) => terms.cards.get(type)?.objective === false;
  for (const { name, sides } of Object.values(scenarios)) {
    for (const side of sides) {
      const force = { ...side, squadrons: side.squadrons.filter(bought) };
      expect(forceFaults(force, terms, ''), name).toEqual([]);
    }
  }
});

test('SQ-7.1.4 the free pilots may buy what is marked any, and nothing else', () => {
  const free = scenario('three-flags').sides[2]!;
  const sold = craft.filter(({ id: type }) => {
    const squadrons = [{ id: 'one', name: 'One', type, quality: 'average', craft: 2 } as const];
    return forceFaults({ ...free, squadrons }, terms, '').length === 0;
  });
  expect(sold.map(({ id }) => id)).toEqual(['z-95']);
});

test('Hot Shots are on the roster, and no more than one for four craft', () => {
  for (const one of Object.values(scenarios).flatMap(squadrons)) {
    const { hotShots = [], craft: size } = one;
    expect(hotShots.length).toBeLessThanOrEqual(Math.max(1, Math.floor(size / 4)));
    for (const number of hotShots) expect(number >= 1 && number <= size).toBe(true);
  }
});

test('a side that must face one way faces the way it goes', () => {
  for (const { name, sides } of Object.values(scenarios)) {
    for (const { facing, edge } of sides) {
      if (facing === undefined) continue;
      expect(FACINGS).toContain(facing);
      expect(facing, name).toBe(edge === 'west' ? 'E' : 'W');
    }
  }
});

test('the scenarios of the book play with no option', () => {
  for (const { options } of Object.values(scenarios)) expect(options ?? []).toEqual([]);
});

test('ids are unlike within a scenario, and a player is told in a sentence or two what awaits him', () => {
  for (const one of Object.values(scenarios)) {
    const ids = [...one.sides, ...squadrons(one)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(one.about?.length).toBeGreaterThan(40);
    expect(one.about?.length).toBeLessThan(200);
  }
});

/** The book of a scenario that is known to be sound. */
function bookOf(one: Scenario): Book {
  const found = read(one);
  if ('faults' in found) throw new Error(`${one.name} is refused`);
  return found.book;
}

test('SQ-8.1.1 SQ-8.1.2 set up by nobody, every craft stands in its zone or on its hex, faces its way, and is on the map', () => {
  for (const one of Object.values(scenarios)) {
    const book = bookOf(one);
    const { open } = setUp(one, book);
    expect(open.squadrons.map(({ craft: flown }) => flown.length)).toEqual(squadrons(one).map(({ craft: size }) => size));
    for (const [i, { craft: flown }] of open.squadrons.entries()) {
      const { zone, facing } = one.sides.find(({ id }) => id === book.squadrons[i]?.side)!;
      for (const place of flown) {
        const column = hexes.columnOf(place, LAYOUT);
        const row = hexes.rowOf(place, LAYOUT);
        if (facing) expect(FACINGS[place.heading]).toBe(facing);
        const { hex } = squadrons(one)[i]!;
        if (hex) expect(`${column}${row}`).toBe(`${Number(hex.slice(0, 2))}${hex.slice(2)}`);
        else {
          expect(column >= zone.columns[0] && column <= zone.columns[1], one.name).toBe(true);
          expect(row >= zone.rows[0] && row <= zone.rows[1], one.name).toBe(true);
        }
      }
    }
  }
});

test('SQ-4.1.5 in Three Flags each side is the enemy of both others', () => {
  expect(bookOf(scenario('three-flags')).sides.map(({ enemies }) => enemies)).toEqual([
    ['imperial', 'free'],
    ['alliance', 'free'],
    ['alliance', 'imperial'],
  ]);
});

test("SQ-7.3.3 a card or chart of the scenario's own takes the place of the printed one", () => {
  const own = { ...terms.cards.get('tie-ln')!, hull: 6 };
  const links = { ...charts, link: 5 };
  const lesson: Scenario = { ...scenario('first-lesson'), cards: { craft: [own] }, charts: links };
  expect(cardsOf(lesson).get('tie-ln')).toBe(own);
  expect(chartsOf(lesson)).toBe(links);
  expect(bookOf(lesson).squadrons.map(({ unshielded }) => unshielded)).toEqual([2, 6]);
  expect(bookOf(lesson).charts.link).toBe(5);
});

test('SQ-7.3.3 the faults of a card of its own are told with the place in the file', () => {
  const own = { ...terms.cards.get('tie-ln')!, price: null };
  const found = read({ ...scenario('first-lesson'), cards: { craft: [terms.cards.get('a-wing')!, own] } });
  expect('faults' in found && found.faults.map(({ rule, at }) => `${rule} ${at}`)).toEqual(['SQ-7.1.2 /cards/craft/1/price']);
});
