// Dice that people throw: what is wanted, what was told before it, and which dice may be left lying.

import { describe, expect, test } from 'vitest';
import type { Chained } from '../src/contract.ts';
import { atLeast } from '../src/dice/readings.ts';
import type { HostMatch } from '../src/host.ts';
import { beginMatch } from '../src/match.ts';
import { resume } from '../src/record.ts';
import type { Saved } from '../src/saved.ts';
import { cutters, duel } from './toy/cutters.ts';
import { withPhase, withRules } from './toy/faults/fault.ts';
import type { Cutters } from './toy/shapes.ts';
import { subject } from './toy/subject.ts';

/** Whether an open-ended d6 comes to 5: a 6 already does, and need not be thrown again. */
const reaches5: Chained<number> = {
  sides: 6,
  start: 0,
  add: (soFar, face) => (soFar >= 5 ? 5 : Math.min(5, soFar + face)),
  again: face => face === 6,
  mayLie: true,
};
/** The same where what a 6 is worth must be known. */
const counts: Chained<number> = { sides: 6, start: 0, add: (soFar, face) => soFar + face, again: face => face === 6 };

const GUNS = ['one', 'two', 'three'];

/** Three guns fire as the first answers are opened, then hits are located: as many dice as there were hits. */
function gunnery(reading: Chained<number>): HostMatch<Cutters> {
  const { rules } = withPhase('stow', phase => ({
    carry(s, t, answers) {
      let hits = 0;
      for (const gun of GUNS) hits += t.chain(reading, () => ({ rule: 'CU-1', what: `gun ${gun}`, by: 'red' })) >= 5 ? 1 : 0;
      s.open.beat = t.throw(hits, atLeast(6, 4), () => ({ rule: 'CU-2', what: 'where they hit', by: 'red' }));
      phase.carry?.(s, t, answers);
    },
  }));
  return stowed(rules);
}

function stowed(rules = cutters): HostMatch<Cutters> {
  const begun = beginMatch(rules, duel, { check: subject.check, dice: { kind: 'by hand' } });
  if ('faults' in begun) throw new Error('the toy cannot be begun');
  for (const side of duel.sides) expect(begun.match.answer(side, 0, { reserve: 0 })).toEqual([]);
  return begun.match;
}

const told = (match: HostMatch<Cutters>): unknown[] =>
  match.soFar('blue').map(({ event }) => (event.kind === 'thrown' ? [event.why.what, event.faces] : event.kind));

describe('while dice are wanted', () => {
  test('those that have fallen are told, though the step is not played', () => {
    const match = gunnery(counts);
    expect(told(match)).toEqual([]);
    match.fell('red', [5]);
    match.fell('red', [2]);
    expect(told(match)).toEqual([
      ['gun one', [5]],
      ['gun two', [2]],
    ]);
    expect(match.everything()).toEqual([]);
    match.fell('red', [1]);
    expect(match.wanted()).toMatchObject({ dice: 1, why: { rule: 'CU-2' } });
    const before = match.soFar(undefined);
    for (; match.wanted(); ) match.fell('red', [3]);
    expect(match.soFar(undefined)).toEqual([]);
    expect(match.told(undefined).slice(0, before.length)).toEqual(before);
  });

  test('the other dice of the same throw are named, and none that hangs on how they fall', () => {
    const match = gunnery(counts);
    const what = (): string[] => match.ahead().map(({ dice, why }) => `${dice} ${why.what}`);
    expect(what()).toEqual(['1 gun two', '1 gun three']);
    match.fell('red', [6]);
    expect(what()).toEqual(['1 gun two', '1 gun three']);
    expect(match.wanted()?.again).toEqual({ faces: [6], mayLie: false });
    match.fell('red', [1]);
    match.fell('red', [1]);
    expect([match.wanted()?.why.what, what()]).toEqual(['gun three', []]);
  });

  test('a die that is settled may be left lying, and its throw is told with the faces it showed', () => {
    const match = gunnery(reaches5);
    match.fell('red', [6]);
    expect(match.wanted()?.again).toEqual({ faces: [6], mayLie: true });
    expect(match.fell('red', [0])).toEqual([]);
    expect([match.wanted()?.why.what, told(match)]).toEqual(['gun two', [['gun one', [6]]]]);
    for (const face of [6, 4, 2]) expect(match.fell('red', [face])).toEqual([]);
    expect(told(match)).toEqual([
      ['gun one', [6]],
      ['gun two', [6, 4]],
      ['gun three', [2]],
    ]);
    expect(match.wanted()).toMatchObject({ dice: 2, why: { rule: 'CU-2' } });
  });

  test('one that is not settled, or not thrown yet, must be thrown', () => {
    const match = gunnery(counts);
    expect(match.fell('red', [0])).toMatchObject([{ say: 'A d6 has no face 0.' }]);
    match.fell('red', [6]);
    expect(match.fell('red', [0])).toMatchObject([{ at: '/faces/0', say: expect.stringContaining('must be thrown again') }]);
  });

  test('a record with a die left lying is replayed', () => {
    const match = gunnery(reaches5);
    for (const face of [6, 0, 3]) match.fell('red', [face]);
    const saved = JSON.parse(JSON.stringify(match.saved())) as Saved;
    const again = resume(match.rules, saved, subject.check);
    if ('faults' in again) throw new Error(again.faults[0]!.say);
    expect(again.match.soFar(undefined)).toEqual(match.soFar(undefined));
    expect(again.match.wanted()).toEqual(match.wanted());
  });
});

describe('a state laid in the place of the one there is', () => {
  const heavy = withRules({
    sense: ({ open }) => (open.cutters[0]!.crew > 50 ? [{ rule: 'CU-1', at: '/open/cutters/0/crew', say: 'Too many.' }] : []),
  }).rules;

  function begun(rules = cutters): HostMatch<Cutters> {
    const made = beginMatch(rules, duel, { check: subject.check, dice: { kind: 'by hand' } });
    if ('faults' in made) throw new Error('the toy cannot be begun');
    return made.match;
  }

  test('is refused where it makes no sense, and nothing is changed', () => {
    const match = begun(heavy);
    const before = match.state();
    const open = structuredClone(before.open) as Cutters['open'];
    open.cutters[0]!.crew = 51;
    expect(match.amend('referee', 'so', { open: open as never })).toEqual([
      { rule: 'CU-1', at: '/open/cutters/0/crew', say: 'Too many.' },
    ]);
    expect([match.state(), match.number()]).toEqual([before, 0]);
  });

  test('stands on a line of the sequence', () => {
    const match = begun();
    const clock = { turn: 1, line: 99, round: 0, step: 0 };
    expect(match.amend('referee', 'so', { clock })).toMatchObject([{ at: '/clock/line' }]);
    expect(match.amend('referee', 'so', { clock: { ...clock, turn: 0 } })).toMatchObject([{ at: '/clock/line' }]);
  });

  test('begins its line where it is said to, and a record of it is replayed', () => {
    const begins = withPhase('stow', phase => ({
      begin(s, t) {
        phase.begin?.(s, t);
        s.open.beat = t.throw(1, atLeast(6, 4), () => ({ rule: 'CU-1', what: 'first of all' }));
      },
    })).rules;
    const match = begun(begins);
    match.fell('red', [1]);
    const clock = { turn: 0, line: 0, round: 0, step: 3 };
    expect(match.amend('referee', 'so', { clock, begins: true })).toEqual([]);
    expect([match.asks(), match.wanted()?.why.what]).toEqual([[], 'first of all']);
    for (; match.wanted(); ) match.fell('red', [6]);
    const [first] = match.told(undefined).flatMap(({ event }) => (event.kind === 'thrown' ? [event] : []));
    expect(first).toMatchObject({ faces: [6], why: { what: 'first of all' } });
    const again = resume(begins, JSON.parse(JSON.stringify(match.saved())) as Saved, subject.check);
    expect('match' in again && again.match.state()).toEqual(match.state());
  });
});
