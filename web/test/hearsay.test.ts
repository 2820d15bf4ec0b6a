import type { GameTypes, Told } from '@flagplot/kernel';
import type { Beat } from '@flagplot/scene';
import { expect, test } from 'vitest';
import { sentencesOf, takeUnheard } from '../src/battle/hearsay.ts';
import type { Battle } from '../src/session/battle.svelte.ts';

type OneTold = Told<GameTypes>;
const told = (...says: string[]): OneTold[] =>
  says.map(say => ({ clock: { turn: 1, line: 0, round: 0, step: 1 }, event: { kind: say } }) as unknown as OneTold);
const kindOf = (one: OneTold): string => `${(one.event as { kind: string }).kind}.`;
const says = (all: readonly OneTold[]): string[] => all.map(kindOf);

/** Where the screen stands: who sits there, and at which seat. */
interface Screen {
  free?: boolean;
  sitting?: string;
  common?: boolean;
  side?: string;
}
/** A screen that two play at. */
function screen(first: Screen): { battle: Battle; turn(to: Screen): void } {
  const seating = { here: ['narn', 'earth'], common: false };
  const battle = { free: false, seat: {}, seating } as unknown as Battle;
  const turn = ({ free = false, sitting, common = false, side = sitting }: Screen): void =>
    void Object.assign(battle, { free, seat: { side }, seating: { ...seating, sitting, common } });
  turn(first);
  return { battle, turn };
}

test('what was told before anybody listened is not read out, what is told since is, once', () => {
  const { battle } = screen({ sitting: 'narn' });
  const [a, b, c] = told('a', 'b', 'c') as [OneTold, OneTold, OneTold];
  expect(takeUnheard(battle, [a])).toEqual([]);
  expect(says(takeUnheard(battle, [a, b]))).toEqual(['b.']);
  expect(takeUnheard(battle, [a, b])).toEqual([]);
  expect(says(takeUnheard(battle, [a, b, c]))).toEqual(['c.']);
});

test('what happened while another sat at the screen is read out to whoever sits down again', () => {
  const { battle, turn } = screen({ sitting: 'narn' });
  const [a, b, c] = told('a', 'b', 'c') as [OneTold, OneTold, OneTold];
  takeUnheard(battle, [a]);
  turn({ sitting: 'earth' });
  expect(takeUnheard(battle, [a])).toEqual([]);
  expect(says(takeUnheard(battle, [a, b, c]))).toEqual(['b.', 'c.']);
  turn({ sitting: 'narn' });
  expect(says(takeUnheard(battle, [a, b, c]))).toEqual(['b.', 'c.']);
});

test('what all heard at the common table is not read out to each anew, what only one may hear is to him', () => {
  const { battle, turn } = screen({ sitting: 'narn' });
  const [a, b, secret, c] = told('a', 'b', 'secret', 'c') as [OneTold, OneTold, OneTold, OneTold];
  takeUnheard(battle, [a]);
  turn({ sitting: 'earth', common: true, side: '' });
  expect(says(takeUnheard(battle, [a, b]))).toEqual(['b.']);
  turn({ sitting: 'narn' });
  expect(says(takeUnheard(battle, [a, b, secret, c]))).toEqual(['secret.', 'c.']);
});

test('after an undo what is told anew is read out, and nothing from before it', () => {
  const { battle } = screen({ sitting: 'narn' });
  takeUnheard(battle, []);
  takeUnheard(battle, told('a', 'b', 'c'));
  expect(takeUnheard(battle, told('a'))).toEqual([]);
  expect(says(takeUnheard(battle, told('a', 'd')))).toEqual(['d.']);
});

test('a volley is one sentence, what belongs together one, dice none, and what is in no beat stands for itself', () => {
  const all = [
    ...told('opened'),
    { event: { kind: 'thrown', faces: [1], why: {} } } as unknown as OneTold,
    ...told('fired', 'went', 'lost', 'turned'),
  ];
  const beats = [
    { kind: 'fire', told: [1, 2], volley: { target: { name: 'Halcyon' }, says: '8 dice, 2 hits' } },
    { kind: 'move', told: [3, 5], motions: [] },
  ] as unknown as Beat[];
  expect(sentencesOf(all, beats, kindOf)).toEqual(['opened.', 'Halcyon: 8 dice, 2 hits.', 'went. turned.', 'lost.']);
});
