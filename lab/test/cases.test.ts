// Cases as a referee writes them: begun and ended on any line, with answers of whoever was not asked, and only what differs.

import { readFileSync } from 'node:fs';
import type { Json } from '@flagplot/kernel';
import { shippedSystem } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import type { Ruling } from '../src/index.ts';
import { caseOf, notationOf, ruleOn, withNumbers } from '../src/index.ts';

type Fields = Record<string, Json>;

const read = (name: string): Fields => JSON.parse(readFileSync(`cases/${name}.json`, 'utf8')) as Fields;
const vector = read('sq-vector-3');
const state = vector.state as { open: { squadrons: Fields[]; order: string[] }; clock: Fields };

/** The third example of the book with something else in it. */
const otherwise = (change: Fields): Json => ({ ...vector, ...change });
/** The same with something else on the table. */
const laid = (open: Fields, clock: Fields = {}): Fields => ({
  state: { open: { ...state.open, ...open }, clock: { ...state.clock, ...clock } } as Json,
});

async function tryCase(
  value: Json,
  as?: string,
): Promise<{ ruling: Ruling } | { faults: { at?: string; say: string; rule: string }[] }> {
  const found = caseOf(value);
  if ('faults' in found) return found;
  const system = await shippedSystem(found.system);
  const given = await withNumbers(system, found);
  return 'faults' in given ? given : ruleOn(system, given, { as, notation: await notationOf(system) });
}

async function ruled(value: Json, as?: string): Promise<Ruling> {
  const done = await tryCase(value, as);
  if ('faults' in done) throw new Error(done.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
  return done.ruling;
}

async function faults(value: Json, as?: string): Promise<string[]> {
  const done = await tryCase(value, as);
  return 'faults' in done ? done.faults.map(({ at, say, rule }) => `${at}: ${say} [${rule}]`) : [];
}

const texts = ({ told }: Ruling): string[] => told.map(({ text }) => text);

describe('dice', () => {
  test('SQ-2.3.3 a die that already hits is left lying, and the volley comes to the same', async () => {
    const dice = [1, 2, 5, 6, 0, 1, 2, 5, 1, 5, 1];
    const rested = await ruled(otherwise({ dice }));
    expect(rested).toMatchObject({ diceLeft: 0, state: (await ruled(vector)).state });
    expect(texts(rested).filter(text => text.startsWith('Green 4 fires'))).toEqual([
      expect.stringContaining('6, 5 needed: a hit'),
    ]);
  });

  test('SQ-2.3.3 one that has not reached what it needs is thrown', async () => {
    const far = otherwise({
      dice: [6, 0],
      scenario: 'first-lesson',
      ...laid({ squadrons: [{ id: 'green', craft: [{ damage: 4 }] }] }),
    });
    expect((await ruled(far)).refused).toMatchObject({ refusals: [{ at: '/dice/1', say: 'this die must be thrown again' }] });
  });

  test('what has fallen is told while the next is wanted, and all dice of the throw are named', async () => {
    const { told, wanted, asks } = await ruled(otherwise({ dice: [5, 6] }));
    expect(told.map(({ event }) => (event as Fields).kind)).toEqual(['declared', 'thrown']);
    expect(wanted).toMatchObject({ dice: 1, sides: 6, again: { faces: [6], mayLie: true }, why: { test: { n: 5 } } });
    expect(wanted?.then.map(({ why }) => why.what.slice(0, 7))).toEqual(['Green 3', 'Green 4']);
    expect(asks).toEqual([]);
  });

  test('a battle that begins with dice is begun by hand, die by die', async () => {
    const scenario = structuredClone((await shippedSystem('squadrons')).scenarios['first-lesson']) as {
      sides: { squadrons: Fields[] }[];
    };
    for (const [i, hex] of ['0214', '1514'].entries()) Object.assign(scenario.sides[i]?.squadrons[0] as Fields, { hex });
    const given = { system: 'squadrons', scenario: scenario as unknown as Json, answers: [], dice: [] };
    const { wanted } = await ruled(given);
    expect([wanted?.why.rule, wanted?.then.length]).toEqual(['SQ-2.2.1', 0]);
    expect((await ruled({ ...given, dice: [3, 3, 2, 5] })).asks).toMatchObject([{ side: 'alliance', kind: 'move' }]);
  });
});

describe('lines of the turn', () => {
  test('a case ends after the line it names, and the next case goes on from there', async () => {
    const whole = await ruled(vector);
    const first = await ruled(otherwise({ until: 'fire' }));
    expect(first).toMatchObject({ from: 'morale', asks: [], diceLeft: 0 });
    expect(first.outcome).toBeUndefined();
    const { state: from } = first;
    const next = await ruled({
      system: 'squadrons',
      scenario: 'first-lesson',
      state: from as unknown as Json,
      from: 'morale',
      answers: [],
      dice: [],
    });
    expect([next.outcome, next.state]).toEqual([whole.outcome, whole.state]);
  });

  test('one begins on a line where nobody is asked', async () => {
    const hurt = { squadrons: [{ id: 'alpha', damaged: 2 }] };
    const { wanted } = await ruled({ ...(otherwise(laid(hurt, { line: 4 })) as Fields), answers: [], dice: [] });
    expect(wanted?.why.rule).toMatch(/^SQ-5\.2/);
  });

  test.each([
    ['until', 'landing', '/until: no line of the turn is called landing: there is deployment, initiative'],
    ['from', 'landing', '/from: no line of the turn is called landing: there is initiative'],
  ])('%s a line there is none of is refused', async (field, name, said) => {
    const [fault] = await faults(
      otherwise(field === 'until' ? { [field]: name, ...laid({}, { turn: 0, line: 0 }) } : { [field]: name }),
    );
    expect(fault).toContain(said);
  });

  test('FA-2.1.2 a line that recurs is numbered', async () => {
    const duel = { ...read('fa-first-fire'), answers: (read('fa-first-fire').answers as Json[]).slice(0, 2) };
    expect(await ruled({ ...duel, until: 'movement 1' })).toMatchObject({ from: 'fire 1' });
    expect(await faults({ ...duel, from: 'fire' })).toEqual([
      expect.stringContaining('/from: could be any of fire 1, fire 2, fire 3'),
    ]);
    expect(await faults({ ...duel, until: 'hit 2' })).toEqual([expect.stringContaining('called hit 2: did you mean hits 2?')]);
    const [listed] = await faults({ ...duel, until: 'landing' });
    expect(listed).toMatch(/there is command, orders, .*movement 1, fire 1, hits 1, .*victory \[/);
    expect(listed).not.toMatch(/ [2-9]/);
  });
});

describe('answers', () => {
  const [alliance] = vector.answers as Json[];
  const far = { squadrons: state.open.squadrons.map(one => (one.id === 'alpha' ? { ...one, speed: 'full' } : one)) };

  test('of a side that is not asked may say nothing, or hold', async () => {
    for (const order of [undefined, 'hold', { volleys: [] }]) {
      const answers = [{ side: 'imperial', ...(order !== undefined && { order }) }, alliance] as Json[];
      expect(await ruled(otherwise({ ...laid(far), answers }))).toMatchObject({ diceLeft: 0, answersLeft: [] });
    }
  });

  test('of a side that is not asked are refused where they order something', async () => {
    const order = { volleys: [{ squadron: 'alpha', weapon: 'laser', target: 'green' }] };
    const { refused } = await ruled(otherwise({ ...laid(far), answers: [{ side: 'imperial', order }] as Json }));
    expect(refused).toMatchObject({ index: 0, refusals: [{ say: 'imperial is not asked anything now; asked: alliance, fire' }] });
  });

  test('that name their kind wait for its question, and are told of where it never comes', async () => {
    const [, imperial] = vector.answers as Fields[];
    const early = [{ ...imperial, kind: 'fire' }, { side: 'alliance', kind: 'move', order: {} }, alliance] as Json[];
    const moving = { ...(otherwise({ answers: early }) as Fields) };
    expect(await ruled(moving)).toMatchObject({ diceLeft: 0, answersLeft: [1] });
  });

  test('of a kind that is never asked are refused', async () => {
    expect(await faults(otherwise({ answers: [{ side: 'alliance', kind: 'shoot' }] }))).toEqual([
      '/answers/0/kind: no question is called shoot; there is deploy, move, jam, fire [case]',
    ]);
  });

  test('without an order do what an absent player does', async () => {
    const { told } = await ruled(otherwise({ answers: [{ side: 'alliance' }, { side: 'imperial' }], dice: [] }));
    expect(told.some(({ event }) => (event as Fields).kind === 'declared')).toBe(false);
  });

  test('as they are typed stand beside those in JSON', async () => {
    const typed = [
      { side: 'alliance', order: 'green fire lasers at alpha' },
      { side: 'imperial', order: 'hold' },
    ];
    expect((await ruled(otherwise({ answers: typed }))).state).toEqual((await ruled(vector)).state);
  });

  test('why the order of another side was refused is not told', async () => {
    const secret = { volleys: [{ squadron: 'green', weapon: 'laser', target: 'nobody' }] };
    const given = otherwise({ answers: [{ side: 'alliance', order: secret }] });
    expect((await ruled(given)).refused?.refusals[0]?.say).toContain('nobody');
    expect((await ruled(given, 'alliance')).refused?.refusals[0]?.say).toContain('nobody');
    expect((await ruled(given, 'imperial')).refused?.refusals).toEqual([
      { rule: 'case', say: 'the order of alliance cannot stand' },
    ]);
  });
});

describe('what differs', () => {
  test('is all that units need say: the rest is as the scenario sets it up', async () => {
    const squadrons = [{ id: 'alpha', craft: [{}, { damage: 1 }] }];
    const few = {
      ...(otherwise({}) as Fields),
      state: { open: { order: ['alliance', 'imperial'], squadrons }, clock: { turn: 1, line: 3 } },
    };
    const { state: after } = await ruled({ ...few, answers: [], dice: [] });
    const [green, alpha] = (after.open as { squadrons: { craft: Fields[] }[] }).squadrons;
    expect([green?.craft.length, alpha?.craft.map(({ damage }) => damage)]).toEqual([6, [0, 1, 0, 0, 0]]);
  });

  test('of charts and cards is all that a case need say', async () => {
    const charts = { difficulty: { long: 12 } };
    const { wanted } = await ruled(otherwise({ charts, dice: [] }));
    expect(wanted?.why.test?.n).toBe(7);
    expect(await faults(otherwise({ charts: { nonsense: 1 } }))).toEqual([expect.stringContaining('/charts/nonsense')]);
  });

  test.each<[string, Fields, string]>([
    ['a squadron nobody has', { squadrons: [{ id: 'gold' }] }, '/state/open/squadrons/0/id: there is no "gold"'],
    ['one that says not which', { squadrons: [{ level: 3 }] }, '/state/open/squadrons/0/id: is missing'],
    [
      'one listed twice',
      { squadrons: [{ id: 'green' }, { id: 'green' }] },
      '/state/open/squadrons/1/id: "green" is listed twice',
    ],
  ])('refused: %s', async (_, open, said) =>
    expect(await faults(otherwise(laid(open)))).toEqual([expect.stringContaining(said)]),
  );
});

describe('sense', () => {
  const craft = { q: 11, r: 3, heading: 1, status: 'flying', edge: null, damage: 0, ion: 0, fresh: 0, moved: 4, rounds: [-1] };

  test.each<[string, Fields, string]>([
    [
      'SQ-1.1.5 a craft too many',
      { squadrons: [{ id: 'alpha', craft: [...Array(6).keys()].map(() => craft) }] },
      '/state/open/squadrons/1/craft',
    ],
    [
      'SQ-1.4.2 a leader who is lost',
      { squadrons: [{ id: 'alpha', craft: [{ status: 'destroyed' }] }] },
      '/state/open/squadrons/1/leader',
    ],
    ['SQ-2.2.3 an order of play without a side', { order: ['imperial'] }, '/state/open/order'],
    ['SQ-5.1.3 a level out of range', { squadrons: [{ id: 'alpha', level: 9 }] }, '/state/open/squadrons/1/level'],
  ])('refused: %s', async (row, open, at) => {
    const found = await faults(otherwise(laid(open)));
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${at}: .*\\[${row.slice(0, 8)}`))]);
    expect(found.join()).not.toMatch(/undefined/);
  });
});
