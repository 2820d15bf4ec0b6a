// The rules of fire, movement, ELINT and fighters beside a second reading of the book, and that a broken rule is noticed.

import type { Comparison } from '@flagplot/lab';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { secondOpinion } from './index.ts';

const POSITIONS = 100;
/** In how many a rule that is broken is noticed at the latest. */
const LOOKED_AT = 300;

const compared: Promise<Comparison[]> = Promise.all(Array.from({ length: POSITIONS }, (_, seed) => secondOpinion.compare(seed)));

/** What both were asked, and how often at least in these positions. */
const KINDS = [
  [
    'FA-3.2 FA-3.3.1 FA-5.1.1 FA-5.1.2 FA-5.2 FA-5.3 FA-5.4 FA-5.6.2 FA-5.6.3 FA-5.7.7 FA-11.4.2 which plots may be given',
    'plot',
    1000,
  ],
  ['FA-5.7.2 FA-5.7.3 FA-5.7.4 FA-5.7.5 FA-11.4.4 where plots lead', 'where', 1000],
  ['FA-11.4.7 which vortices are open still, and which have closed behind their opener', 'vortices', 3 * POSITIONS],
  ['FA-5.7.4 FA-5.7.8 what is left of the formation', 'formation', 200],
  ['FA-5.4.1 FA-5.1.5 what is left of the speed', 'speed', 200],
  ['FA-5.5.4 FA-5.5.5 FA-5.5.6 FA-5.5.7 FA-5.5.8 in which group a squadron moves', 'group', 200],
  ['FA-5.5.1 FA-5.5.2 FA-5.5.10 FA-5.5.14 FA-5.5.15 FA-4.8.4 who moves when', 'who moves when', POSITIONS],
  ['FA-2.3.1 FA-2.3.3 FA-2.3.4 FA-6.2.1 FA-6.2.4 FA-6.5.1 FA-6.5.2 which shots may be fired', 'shot', 5000],
  ['FA-6.4.1 FA-6.4.2 FA-4.6.4 FA-6.4.13 which shots may be fired together', 'volley', 200],
  [
    'FA-6.2.2 FA-6.4.3 FA-6.4.5 FA-6.5.4 FA-6.6.1 FA-6.6.2 FA-4.6.3 FA-4.7.2 FA-4.8.7 FA-4.8.8 what is thrown, and what it must show',
    'dice',
    POSITIONS,
  ],
  ['FA-6.6.7 FA-8.3.3 which dice fall after that', 'throws', POSITIONS],
  [
    'FA-7.1 FA-7.3.1 FA-7.4.1 FA-7.4.2 FA-7.4.3 FA-7.4.4 FA-7.5.1 FA-8.1.3 FA-8.2.1 FA-8.3.1 FA-8.4.2 FA-9.1.10 which boxes are marked',
    'boxes',
    2000,
  ],
  ['FA-7.3.8 FA-8.1.4 where hits may be placed', 'placing', 10],
  ['FA-2.4.1 FA-9.1.3 FA-9.1.5 what is launched', 'launched', POSITIONS],
  [
    'FA-9.2.4 FA-9.2.7 FA-9.2.8 FA-9.2.12 FA-9.2.13 FA-9.2.14 whom energy mines reach, and what their dice must show',
    'mines',
    50,
  ],
  ['FA-9.2.9 FA-9.2.15 whom energy mines hit', 'mined', 50],
  [
    'FA-10.7.4 FA-10.7.5 FA-10.7.9 FA-10.7.12 FA-10.7.14 FA-10.8.5 FA-10.10.9 which dice fall about fighters',
    'fighters throw',
    300,
  ],
  [
    'FA-7.2.3 FA-9.2.11 FA-10.6.10 FA-10.7.17 FA-10.8.3 FA-10.8.4 FA-10.10.6 FA-10.10.7 FA-10.10.10 how many fighters are left',
    'fighters left',
    1000,
  ],
  [
    'FA-6.4.8 FA-6.4.9 FA-6.4.11 FA-6.4.12 FA-10.7.6 FA-10.9.1 FA-10.9.2 FA-10.9.3 FA-10.9.8 FA-10.11.4 FA-10.11.5 what may be fired at flights',
    'shot at flights',
    1000,
  ],
  ['FA-6.4.10 FA-6.4.14 FA-10.9.4 FA-10.9.5 FA-10.9.6 FA-10.9.7 what is thrown at flights', 'dice at flights', POSITIONS],
  ['FA-10.10.7 FA-10.10.8 FA-10.10.9 FA-10.10.11 FA-10.11.2 FA-10.11.3 how many kills there are', 'kills', POSITIONS],
  [
    'FA-10.10.15 FA-10.10.16 FA-10.10.17 FA-10.10.18 FA-10.10.19 FA-10.10.20 where dogfights drift, and whom they draw in',
    'drift',
    500,
  ],
  ['FA-10.3.1 FA-10.3.2 FA-10.3.4 FA-10.3.5 FA-10.4.1 FA-10.4.2 FA-10.4.3 which ways flights can take', 'flight ways', 500],
  ['FA-13.1.1 FA-13.1.5 FA-13.4.6 FA-13.5.1 FA-13.6.4 FA-13.7.1 which ELINT levels may be given', 'levels', 100],
  [
    'FA-13.1.2 FA-13.4.1 FA-13.4.2 FA-13.4.3 FA-13.5.2 FA-13.5.3 FA-13.5.4 FA-13.5.5 FA-13.5.6 what ELINT is at work in a turn',
    'ELINT',
    20,
  ],
  ['FA-13.4.6 FA-13.4.7 which networks are still jammed when all have moved', 'still jammed', 20],
  ['FA-13.4.2 who moves first because a network is jammed', 'jammed move first', 20],
  ['FA-10.6.4 FA-10.6.5 FA-10.6.7 FA-10.6.8 FA-10.6.9 FA-10.11.1 what fighters do to ships', 'ships attacked', 300],
] as const;

test.each(KINDS)('%s: both say the same', async (_, kind, least) => {
  const all = await compared;
  const differ = all.flatMap(({ position, disagreements }) =>
    disagreements.filter(({ what }) => what.startsWith(`${kind}:`)).map(one => ({ position, ...one })),
  );
  expect(differ).toEqual([]);
  expect(all.reduce((sum, { questions }) => sum + (questions[kind] ?? 0), 0)).toBeGreaterThanOrEqual(least);
});

test('there is nothing else on which they differ, and the same seed asks the same', async () => {
  const all = await compared;
  expect(all.flatMap(({ disagreements }) => disagreements)).toEqual([]);
  expect(await secondOpinion.compare(7)).toEqual(all[7]);
});

/** A module of the rules, a function of it, what that does when it is broken, and the kind of question that shows it. */
interface Broken {
  rule: string;
  path: string;
  name: string;
  broken: (right: (...x: never[]) => unknown) => (...x: never[]) => unknown;
  shows: string;
}

const RULES: readonly Broken[] = [
  { rule: 'FA-5.4.2', path: 'movement/limits.ts', name: 'ratingInPulse', broken: () => (most: number) => most, shows: 'plot' },
  {
    rule: 'FA-5.7.7',
    path: 'movement/formation.ts',
    name: 'shiftOf',
    broken:
      right =>
      (...x) =>
        (right(...x) as number) + 1,
    shows: 'plot',
  },
  { rule: 'FA-5.7.4', path: 'map.ts', name: 'formationOn', broken: () => (formation: unknown) => formation, shows: 'where' },
  {
    rule: 'FA-5.5.15',
    path: 'movement/groups.ts',
    name: 'alternation',
    broken: right => (a, b) => right(b, a),
    shows: 'who moves when',
  },
  { rule: 'FA-11.4.7', path: 'turn/2-leave.ts', name: 'passOut', broken: () => () => undefined, shows: 'vortices' },
  { rule: 'FA-2.3.1', path: 'combat/refire.ts', name: 'ready', broken: () => () => true, shows: 'shot' },
  {
    rule: 'FA-6.3.2',
    path: 'combat/arcs.ts',
    name: 'factorsByBearing',
    // on the line between two arcs that of the second, not the better
    broken: right => x => {
      const factors = right(x) as number[];
      return factors.map((factor, i) => (i % 4 === 3 ? factors[(i % 24) + 1] : factor));
    },
    shows: 'dice',
  },
  {
    rule: 'FA-8.2.1',
    path: 'combat/severity.ts',
    name: 'armourAgainst',
    broken: () => (_: unknown, armour: number) => armour,
    shows: 'boxes',
  },
  {
    rule: 'FA-8.3.1',
    path: 'combat/severity.ts',
    name: 'hitsOf',
    broken:
      right =>
      (...x) =>
        Math.min(1, right(...x) as number),
    shows: 'throws',
  },
  {
    rule: 'FA-9.1.10',
    path: 'combat/arcs.ts',
    name: 'bestLocation',
    broken: right => x => ({ ...(right(x) as object), armour: 9 }),
    shows: 'boxes',
  },
  {
    rule: 'FA-10.7.9',
    path: 'combat/systems.ts',
    name: 'antiFighterFactor',
    broken:
      right =>
      (...x) =>
        (right(...x) as number) + 1,
    shows: 'fighters throw',
  },
  { rule: 'FA-10.8.3', path: 'fighters/flights.ts', name: 'coversOf', broken: () => () => [], shows: 'fighters throw' },
  {
    rule: 'FA-10.6.8',
    path: 'combat/arcs.ts',
    name: 'locationAt',
    broken:
      right =>
      (...x) => ({ ...(right(...x) as object), armour: 1 }),
    shows: 'ships attacked',
  },
  {
    rule: 'FA-9.2.4',
    path: 'mines/pattern.ts',
    name: 'radiusOf',
    broken:
      right =>
      (...x) =>
        Math.max(0, (right(...x) as number) - 1),
    shows: 'mines',
  },
  {
    rule: 'FA-9.2.12',
    path: 'mines/pattern.ts',
    name: 'inArea',
    // those of the attacker are spared
    broken:
      right =>
      (...x) =>
        (right(...x) as { of: { side: string } }[]).filter(
          ({ of }) => of.side !== (x[0] as unknown as { book: { attacker: string } }).book.attacker,
        ),
    shows: 'mined',
  },
  { rule: 'FA-9.2.7', path: 'mines/flights.ts', name: 'flightsInArea', broken: () => () => [], shows: 'mined' },
  {
    rule: 'FA-6.4.10',
    path: 'combat/numbers.ts',
    name: 'factorUnderCommand',
    broken: right => (x, lost) => right(x, { ...(lost as object), half: false } as never),
    shows: 'dice at flights',
  },
  {
    rule: 'FA-10.9.7',
    path: 'fighters/anti-fighter.ts',
    name: 'guardDice',
    broken: () => (x: number) => x,
    shows: 'dice at flights',
  },
  {
    rule: 'FA-10.10.11',
    path: 'fighters/melee.ts',
    name: 'typesAgainst',
    broken:
      right =>
      (...x) =>
        (right(...x) as string[]).slice(0, 1),
    shows: 'kills',
  },
  {
    rule: 'FA-10.10.15',
    path: 'fighters/melee.ts',
    name: 'driftPath',
    broken:
      right =>
      (...x) =>
        (right(...x) as unknown[]).slice(0, 1),
    shows: 'drift',
  },
  { rule: 'FA-10.4.3', path: 'fighters/movement.ts', name: 'wayFaults', broken: () => () => [], shows: 'flight ways' },
  {
    rule: 'FA-13.7.1',
    path: 'movement/groups.ts',
    name: 'elintLeft',
    broken:
      right =>
      (...x) =>
        (right(...x) as number) + 1,
    shows: 'levels',
  },
  {
    rule: 'FA-13.4.3',
    path: 'elint/levels.ts',
    name: 'networkAt',
    broken:
      right =>
      (...x) => ({ ...(right(...x) as object), of: 'ship' }),
    shows: 'ELINT',
  },
  { rule: 'FA-13.4.7', path: 'elint/contact.ts', name: 'keepContact', broken: () => () => undefined, shows: 'still jammed' },
  { rule: 'FA-7.2.3', path: 'fighters/losses.ts', name: 'sinkFlights', broken: () => () => undefined, shows: 'fighters left' },
  { rule: 'FA-10.10.10', path: 'fighters/melee.ts', name: 'evenShare', broken: () => () => [], shows: 'fighters left' },
];

/** Whether a difference of that kind is found with a function of the rules in place of the right one. */
async function isNoticed({ path, name, broken, shows }: Omit<Broken, 'rule'>): Promise<boolean> {
  const module = `../../rules/${path}`;
  vi.resetModules();
  vi.doMock(module, async original => {
    const right = await original<Record<string, (...x: never[]) => unknown>>();
    if (!right[name]) throw new Error(`${path} has no ${name} to break`);
    return { ...right, [name]: broken(right[name]) };
  });
  const { secondOpinion: anew } = await import('./index.ts');
  vi.doUnmock(module);
  for (let seed = 0; seed < LOOKED_AT; seed += 1)
    if ((await anew.compare(seed)).disagreements.some(({ what }) => what.startsWith(`${shows}:`))) return true;
  return false;
}

describe('a rule that is broken is noticed', () => {
  afterEach(() => vi.resetModules());

  test.each(RULES)('$rule $name', async rule => {
    expect(await isNoticed(rule)).toBe(true);
  });

  test('and one that is not is left in peace', async () => {
    expect(await isNoticed({ ...RULES[0]!, broken: right => right })).toBe(false);
  });
});
