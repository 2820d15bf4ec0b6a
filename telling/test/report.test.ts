import type { GameTypes, Told, Words } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { reportOf } from '../src/index.ts';

/** Words of a toy that calls its turns rounds; an event is told as `say` has it. */
const words: Words<GameTypes> = {
  turn: 'Round',
  side: side => side.toUpperCase(),
  phase: head => ({ head }),
  narrate: ({ event }) => ('say' in event ? String(event.say) : ''),
};
const told = (turn: number, kind: string, say: string): Told<GameTypes> =>
  ({ clock: { turn, line: 0, round: 0, step: turn }, event: { kind, say } }) as Told<GameTypes>;
const thrown = (turn: number, faces: number[], by: string): Told<GameTypes> => ({
  clock: { turn, line: 0, round: 0, step: turn },
  event: {
    kind: 'thrown',
    sides: 6,
    faces,
    read: null,
    met: faces.filter(face => face >= 4).length,
    why: { rule: 'XX-1', what: 'a volley', by, test: { of: 'each', is: 'atLeast', n: 4 } },
  },
});

const MOVES = Array.from({ length: 9 }, (_, i) => told(2, 'moved', `Ship ${i} moves.`));
const TOLD = [
  told(0, 'set', 'The fleets are set up.'),
  told(1, 'moved', 'Ship 1 moves.'),
  ...MOVES,
  thrown(2, [6, 1], 'red'),
  told(2, 'sunk', 'Ship 4 sinks.'),
  told(3, 'moved', 'Ship 1 moves.'),
  told(3, 'moved', 'Ship 1 moves.'),
  thrown(3, [2], 'blue'),
];
const OUTCOME = { winners: ['red'], points: { red: 1 }, why: 'Red is left.' };
const of = { words, book: {}, told: TOLD };

describe('the report of a battle', () => {
  const report = reportOf(of, { title: 'The duel', outcome: OUTCOME });

  test('goes by the turns of its book, under the word that the book has for them', () => {
    const heads = report.text.split('\n\n').map(part => part.split('\n')[0]);
    expect(heads).toEqual([
      'The duel',
      'Before round 1',
      'Round 1',
      'Round 2',
      'Round 3',
      'All dice, BLUE: 0 of 1 met what they needed, 0.5 expected (as few or fewer: 50 %).',
      'Over: Red is left.',
    ]);
  });

  test('keeps the rarest, in its order, and says how much it left out', () => {
    const [, , second] = report.turns;
    expect(second).toMatchObject({ turn: 2, left: 2 });
    expect(second?.says).toHaveLength(8);
    expect(second?.says.at(-1)).toBe('Ship 4 sinks.');
    expect(report.text).toContain('(2 smaller things left out)');
  });

  test('says once what was told twice in a turn, and how often', () => {
    expect(report.turns[3]?.says).toEqual(['Ship 1 moves. (2 times)']);
  });

  test("gives the luck of each side by the side's name, a turn at a time and in all", () => {
    expect(report.text).toContain('\nDice, RED: 1 of 2 met what they needed, 1 expected (as many or more: 75 %).');
    expect(report.luck.map(({ side, chances, met }) => [side, chances, met])).toEqual([
      ['blue', 1, 0],
      ['red', 2, 1],
    ]);
  });
});

describe('the report of one turn', () => {
  test('has that turn alone, and is called by it', () => {
    const report = reportOf(of, { title: 'The duel', turn: 3, outcome: OUTCOME });
    expect(report.title).toBe('The duel, round 3');
    expect(report.turns.map(({ turn }) => turn)).toEqual([3]);
    expect(report.luck.map(({ side }) => side)).toEqual(['blue']);
    expect(report.text).not.toMatch(/All dice|Over:/);
  });

  test('may be of what came before the first', () => {
    const report = reportOf(of, { title: 'The duel', turn: 0 });
    expect(report.title).toBe('The duel, before round 1');
    expect(report.text).toBe('The duel, before round 1\n\nBefore round 1\n- The fleets are set up.');
  });

  test('weighs kinds by the whole battle', () => {
    const crowd = [
      ...TOLD,
      ...Array.from({ length: 9 }, (_, i) => told(4, 'sunk', `Ship ${i} sinks.`)),
      told(4, 'moved', 'Ship 1 moves.'),
    ];
    const [turn] = reportOf({ ...of, told: crowd }, { title: '', turn: 4 }).turns;
    expect(turn?.says.filter(say => say.endsWith('sinks.'))).toHaveLength(8);
  });
});
