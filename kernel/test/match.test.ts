import { describe, expect, test } from 'vitest';
import type { Clock, Phase, RollDie, Ruled } from '../src/contract.ts';
import { sum } from '../src/dice/readings.ts';
import { GENERATOR, seeded, stream } from '../src/dice/stream.ts';
import type { HostMatch, MatchOptions } from '../src/host.ts';
import { canonical } from '../src/json.ts';
import { beginMatch, beginRead } from '../src/match.ts';
import { resume } from '../src/record.ts';
import type { Entry, Saved } from '../src/saved.ts';
import { brawl, cutters, duel } from './toy/cutters.ts';
import { withPhase, withRules } from './toy/faults/fault.ts';
import type { Cutters } from './toy/shapes.ts';
import { subject } from './toy/subject.ts';

const { check } = subject;
const SEEDED = { kind: 'seeded', generator: GENERATOR, seed: 'match' } as const;

function begun(options: Partial<MatchOptions> = {}, rules = cutters, scenario = duel): HostMatch<Cutters> {
  const made = beginMatch(rules, scenario, { dice: SEEDED, check, ...options });
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  return made.match;
}

/** Answers all that is asked, by chance: the same for the same step and side. */
function answerAll(match: HostMatch<Cutters>): void {
  const { step } = match.shown().clock;
  for (const { side, kind, about } of match.asks()) {
    const order = cutters.questions[kind].random(match.view(side), about as never, stream(`${step} ${side}`));
    expect(match.answer(side, step, { ...order })).toEqual([]);
  }
}

function replay(match: HostMatch<Cutters>, rules = cutters): HostMatch<Cutters> {
  const made = resume(rules, JSON.parse(JSON.stringify(match.saved())) as Saved, check);
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  return made.match;
}

/** What a referee has said so far. */
const rulingsIn = (match: HostMatch<Cutters>): Ruled[] =>
  match.everything().flatMap(({ event }) => (event.kind === 'ruled' ? [event] : []));

const look = (match: HostMatch<Cutters>): string =>
  canonical([
    match.state(),
    match.asks(),
    match.answered(),
    match.dealings(),
    match.wanted() ?? null,
    match.saved(),
    match.everything(),
  ]);

describe('standing answers', () => {
  const LONG = 5000;
  const ticking = withRules({
    sequence(book) {
      const tick: Phase<Cutters> = {
        name: 'tick',
        rule: 'CU-4',
        asks: ({ open }) => (open.beat < LONG ? [{ side: 'red', kind: 'hail', about: { of: 'blue' } }] : []),
        carry(s) {
          s.open.beat += 1;
        },
      };
      const { opening, turn } = cutters.sequence(book);
      return { opening: [tick, ...opening], turn };
    },
    questions: { ...cutters.questions, hail: { ...cutters.questions.hail, standing: () => ({ board: false }) } },
  });

  test('thousands in a row are entered one after another, and overflow nothing', () => {
    const match = begun({}, ticking.rules);
    expect(match.shown().clock.step).toBeGreaterThan(LONG - 10);
    expect(match.asks()).toHaveLength(2);
    expect(match.counts().decisions).toBe(0);
  });

  test('where they are held the host enters them, as such, and the record replays so', () => {
    const match = begun({ standing: 'held' }, ticking.rules);
    expect(match.asks()).toMatchObject([{ side: 'red', kind: 'hail' }]);
    expect(match.standing('red')).toEqual({ board: false });
    expect(match.standing('blue')).toBeUndefined();
    const { step } = match.shown().clock;
    expect(match.enter({ kind: 'answer', step, side: 'red', order: match.standing('red')!, hand: 'standing' })).toEqual([]);
    expect(match.counts().decisions).toBe(0);
    expect(match.saved()).toMatchObject({ standing: 'held', journal: [{ hand: 'standing' }] });
    expect(look(replay(match, ticking.rules))).toBe(look(match));
  });
});

test('who has answered is public, what he answered is his own', () => {
  const match = begun();
  expect(match.answered()).toEqual([]);
  match.answer('blue', 0, { reserve: 2 });
  expect(match.answered()).toEqual(['blue']);
  expect(match.ownAnswer('blue')).toEqual({ order: { reserve: 2 }, number: 1 });
  expect(match.ownAnswer('red')).toBeUndefined();
});

test('who gave an answer stands in the record, and a person is not named', () => {
  const match = begun();
  match.enter({ kind: 'answer', step: 0, side: 'red', order: { reserve: 0 }, hand: 'computer' });
  match.enter({ kind: 'answer', step: 0, side: 'blue', order: { reserve: 0 }, hand: 'person' });
  expect(match.saved().journal).toEqual([
    { kind: 'answer', step: 0, side: 'red', order: { reserve: 0 }, hand: 'computer' },
    { kind: 'answer', step: 0, side: 'blue', order: { reserve: 0 } },
  ]);
});

test('a referee lets stand what the book refuses, and says why; the form it must have', () => {
  const match = begun();
  const ruled = { kind: 'answer', step: 0, side: 'red', order: { reserve: 9 }, ruled: 'a larger crew, agreed on' } as const;
  expect(match.answer('red', 0, { reserve: 9 })).toMatchObject([{ rule: 'CU-1.1' }]);
  expect(match.enter({ ...ruled, order: {} })).toMatchObject([{ rule: 'schema' }]);
  expect(match.enter(ruled)).toEqual([]);
  expect(rulingsIn(match)).toMatchObject([{ what: 'order', side: 'red', why: 'a larger crew, agreed on' }]);
  expect(rulingsIn(match)[0]?.say).not.toBe('');
  expect(look(replay(match))).toBe(look(match));
});

test('an order that stands by the book needs no ruling, and none is told', () => {
  const match = begun();
  expect(match.enter({ kind: 'answer', step: 0, side: 'red', order: { reserve: 0 }, ruled: 'as he said' })).toEqual([]);
  expect(rulingsIn(match)).toEqual([]);
});

test('a referee tells everybody what he has changed, and why; a table that is laid so tells nothing', () => {
  const match = begun();
  const { open } = match.state();
  expect(match.amend('referee', 'as it lay', { open: { ...open, beat: 1 } as never })).toEqual([]);
  expect(rulingsIn(match)).toEqual([]);
  expect(match.amend('referee', 'a hand too many', { open: { ...open, beat: 2 } as never, what: 'beat 2, was 1' })).toEqual([]);
  const told = { kind: 'ruled', what: 'state', say: 'beat 2, was 1', why: 'a hand too many' };
  expect(match.everything().filter(({ event }) => event.kind === 'ruled')).toEqual([{ clock: match.shown().clock, event: told }]);
  expect(match.told('blue').at(-1)?.event).toEqual(told);
  expect(look(replay(match))).toBe(look(match));
});

test('3 correction: a table that is put right has its sides in the order of the scenario', () => {
  const match = begun();
  match.amend('referee', 'as it lay', {
    sealed: { blue: { ...match.state().sealed.blue }, red: { ...match.state().sealed.red } } as never,
  });
  expect(Object.keys(match.state().sealed)).toEqual(duel.sides);
});

describe('going back', () => {
  /** A match in which red, then blue, can go back to the first step. */
  function open(): HostMatch<Cutters> {
    const quiet = begun({}, quietRules);
    quiet.answer('red', 0, { reserve: 0 });
    return quiet;
  }
  // The opening asks twice, and nothing falls or is seen between.
  const quietRules = withRules({
    sequence(book) {
      const { opening, turn } = cutters.sequence(book);
      const ask: Phase<Cutters> = {
        name: 'again',
        rule: 'CU-1',
        asks: ({ open }) => (open.beat === 9 ? [] : book.sides.map(side => ({ side, kind: 'stow', about: {} }))),
        carry(s) {
          s.open.beat = 9;
        },
      };
      return { opening: [ask, ...opening], turn };
    },
  }).rules;

  test('one goes back by oneself as far as nobody else has answered', () => {
    const match = open();
    expect(match.back('red')).toEqual([0]);
    expect(match.back('blue')).toEqual([]);
    match.answer('blue', 0, { reserve: 1 });
    expect(match.shown().clock.step).toBe(1);
    expect([match.back('red'), match.back('blue')]).toEqual([[], []]);
    expect(match.undo('red', 0)).toMatchObject([{ say: 'Somebody else has answered since.' }]);
  });

  test('with the leave of the others past what they have answered, in one entry of the record', () => {
    const match = open();
    const before = canonical([match.state(), match.everything()]);
    match.answer('blue', 0, { reserve: 1 });
    expect(match.undo('red', 0, true)).toEqual([]);
    expect(canonical([match.state(), match.everything()])).toBe(before);
    expect([match.answered(), match.counts().decisions]).toEqual([[], 0]);
    expect(match.saved().journal.at(-1)).toEqual({ kind: 'undo', by: 'red', step: 0, agreed: true });
    expect(look(replay(match, quietRules))).toBe(look(match));
  });

  test('an undo that is offered happens when the last has agreed, and not before', () => {
    const match = open();
    match.answer('blue', 0, { reserve: 1 });
    expect(match.enter({ kind: 'offer', by: 'red', what: 'undo', step: 0 })).toEqual([]);
    expect(match.shown().clock.step).toBe(1);
    expect(match.enter({ kind: 'reply', by: 'red', number: 3, yes: true })).toHaveLength(1);
    expect(match.enter({ kind: 'reply', by: 'blue', number: 3, yes: true })).toEqual([]);
    expect([match.shown().clock.step, match.answered(), match.dealings().offers]).toEqual([0, [], []]);
    expect(look(replay(match, quietRules))).toBe(look(match));
  });

  test('1 undo: with the leave of all a side goes back past what others have answered, and their answers are put back with its own', () => {
    const match = open();
    match.enter({ kind: 'answer', step: 0, side: 'blue', order: { reserve: 1 }, hand: 'computer' });
    expect([match.shown().clock.step, match.back('red')]).toEqual([1, []]);
    expect([match.back('red', true), match.back('blue', true)]).toEqual([[0], [0]]);
    match.enter({ kind: 'offer', by: 'red', what: 'undo', step: 0 });
    match.enter({ kind: 'reply', by: 'blue', number: 3, yes: true });
    expect([match.answered(), match.asks().map(({ side }) => side), match.back('red', true)]).toEqual([[], ['red', 'blue'], []]);
    expect(look(replay(match, quietRules))).toBe(look(match));
  });

  test('3 ruled: what was told of an order that stood by a ruling goes with it, and what was told of another side stays', () => {
    const match = begun({}, cutters, brawl);
    for (const side of ['red', 'blue']) match.enter({ kind: 'answer', step: 0, side, order: { reserve: 9 }, ruled: 'agreed' });
    const { from } = match.taken();
    expect(match.undo('red', 0)).toEqual([]);
    expect([rulingsIn(match).map(({ side }) => side), match.answered()]).toEqual([['blue'], ['blue']]);
    expect(match.taken()).toEqual({ from, told: match.everything() });
    expect(match.undo('blue', 0)).toEqual([]);
    expect(rulingsIn(match)).toEqual([]);
    expect(look(replay(match))).toBe(look(match));
  });

  test('3 ruled: with the leave of all a side goes back behind a ruling, and nothing of it is told any more', () => {
    const match = open();
    match.enter({ kind: 'answer', step: 0, side: 'blue', order: { reserve: 9 }, ruled: 'agreed' });
    expect([match.shown().clock.step, rulingsIn(match).length]).toEqual([1, 1]);
    expect(match.undo('red', 0, true)).toEqual([]);
    expect([match.answered(), rulingsIn(match)]).toEqual([[], []]);
    expect(look(replay(match, quietRules))).toBe(look(match));
  });

  test('never behind a die or a secret, agreed or not', () => {
    const match = begun();
    answerAll(match);
    while (match.back('red').includes(0) && !match.outcome()) answerAll(match);
    answerAll(match);
    expect(match.undo('red', 0, true)).toMatchObject([{ say: 'Since then a die has fallen or a secret been seen.' }]);
    expect(match.back('red', true)).not.toContain(0);
    expect(match.enter({ kind: 'offer', by: 'red', what: 'undo', step: 0 })).toHaveLength(1);
  });
});

describe('a draw', () => {
  test('is made by all, one no or the next step takes the offer off the table', () => {
    const match = begun({}, cutters, brawl);
    expect(match.enter({ kind: 'offer', by: 'red', what: 'draw' })).toEqual([]);
    expect(match.enter({ kind: 'offer', by: 'red', what: 'draw' })).toHaveLength(1);
    expect(match.enter({ kind: 'reply', by: 'blue', number: 1, yes: true })).toEqual([]);
    expect(match.dealings().offers).toMatchObject([{ number: 1, yes: ['blue'] }]);
    expect(match.enter({ kind: 'reply', by: 'green', number: 1, yes: false })).toEqual([]);
    expect(match.dealings().offers).toEqual([]);
    match.enter({ kind: 'offer', by: 'red', what: 'draw' });
    answerAll(match);
    expect(match.dealings().offers).toEqual([]);
    const number = match.number() + 1;
    match.enter({ kind: 'offer', by: 'green', what: 'draw' });
    for (const by of ['red', 'blue'])
      expect(match.outcome() ?? match.enter({ kind: 'reply', by, number, yes: true })).toEqual([]);
    expect(match.outcome()).toEqual({ winners: [], points: {}, why: 'All sides agreed to a draw' });
    expect(match.asks()).toEqual([]);
    expect(look(replay(match))).toBe(look(match));
  });
});

describe('an end by agreement', () => {
  test('1 draw: it gives the win to those it names, with the last word, and stands in the record', () => {
    const match = begun({}, cutters, brawl);
    expect(match.enter({ kind: 'offer', by: 'red', what: 'end', winners: ['blue', 'green'] })).toEqual([]);
    expect(match.dealings().offers).toEqual([{ number: 1, by: 'red', what: 'end', winners: ['blue', 'green'], yes: [] }]);
    match.enter({ kind: 'reply', by: 'blue', number: 1, yes: true });
    expect(match.outcome()).toBeUndefined();
    match.enter({ kind: 'reply', by: 'green', number: 1, yes: true });
    expect(match.outcome()).toEqual({ winners: ['blue', 'green'], points: {}, why: 'All sides agreed to end it' });
    expect(look(replay(match))).toBe(look(match));
  });

  test('1 draw: who has won must be said, of sides there are, each once', () => {
    const match = begun();
    const offer = (winners?: string[]) => match.enter({ kind: 'offer', by: 'red', what: 'end', ...(winners && { winners }) });
    expect(offer()).toMatchObject([{ at: '/winners' }]);
    expect(offer([])).toMatchObject([{ at: '/winners' }]);
    expect(offer(['red', 'nobody'])).toMatchObject([{ at: '/winners/1' }]);
    expect(offer(['red', 'red'])).toMatchObject([{ at: '/winners/1' }]);
    expect(match.number()).toBe(0);
  });

  test('a draw has no winners, whatever is said with its offer', () => {
    const match = begun();
    match.enter({ kind: 'offer', by: 'red', what: 'draw', winners: ['red'] });
    match.enter({ kind: 'reply', by: 'blue', number: 1, yes: true });
    expect(match.outcome()?.winners).toEqual([]);
  });
});

describe('dice by hand', () => {
  const thrower = withPhase('stow', phase => ({
    carry(s, t, answers) {
      s.open.beat = t.throw(2, sum(6), () => ({ rule: 'CU-1', what: 'two' }));
      s.open.cutters[0]!.crew = t.throw(1, sum(6), () => ({ rule: 'CU-1', what: 'one' }));
      phase.carry?.(s, t, answers);
    },
  })).rules;
  /** The step once the wind has been thrown too: what the dice before it came to. */
  function crew(match: HostMatch<Cutters>): number {
    const again = replay(match, thrower);
    for (let wanted = again.wanted(); wanted; wanted = again.wanted()) again.fell('red', Array<number>(wanted.dice).fill(1));
    return again.state().open.cutters[0]!.crew;
  }

  function thrown(options: { confirmed?: true } = {}): HostMatch<Cutters> {
    const match = begun({ dice: { kind: 'by hand', ...options } }, thrower);
    for (const side of duel.sides) match.answer(side, 0, { reserve: 0 });
    return match;
  }

  test('faces typed wrong are put right until the next dice fall, after that where the others agree', () => {
    const match = thrown();
    expect(match.fell('red', [1, 1])).toEqual([]);
    expect(match.wanted()).toMatchObject({ dice: 1 });
    expect(match.enter({ kind: 'faces', by: 'red', faces: [2, 7], instead: 3 })).toMatchObject([{ at: '/faces/1' }]);
    expect(match.enter({ kind: 'faces', by: 'red', faces: [2, 3], instead: 3 })).toEqual([]);
    expect(rulingsIn(match)).toEqual([{ kind: 'ruled', what: 'dice', side: 'red', say: '2 3 in place of 1 1' }]);
    expect(match.fell('red', [4])).toEqual([]);
    expect(crew(match)).toBe(4);
    expect(match.enter({ kind: 'faces', by: 'red', faces: [5, 5], instead: 4 })).toHaveLength(1);
    expect(match.enter({ kind: 'faces', by: 'red', faces: [5], instead: 5 })).toEqual([]);
    expect(crew(match)).toBe(5);
    expect(match.wanted()?.why.what).toBe('the wind');
    expect(match.enter({ kind: 'faces', by: 'red', faces: [6, 6], instead: 4, agreed: true })).toEqual([]);
    expect(match.wanted()?.why.what).toBe('one');
    expect(look(replay(match, thrower))).toBe(look(match));
  });

  test('3 dice: what fell stands there with what was wanted of it, as long as it may be put right', () => {
    const match = thrown();
    match.fell('red', [1]);
    match.fell('blue', [2]);
    match.fell('red', [4]);
    expect(match.falls()).toMatchObject([
      { number: 3, by: 'red', faces: [1], wanted: { dice: 2, sides: 6, why: { what: 'two' } } },
      { number: 4, by: 'blue', faces: [2], wanted: { dice: 1, sides: 6, why: { what: 'two' } } },
      { number: 5, by: 'red', faces: [4], wanted: { dice: 1, sides: 6, why: { what: 'one' } } },
    ]);
    match.enter({ kind: 'faces', by: 'blue', faces: [6], instead: 4, agreed: true });
    expect(match.falls()).toMatchObject([{ faces: [1] }, { number: 6, by: 'blue', faces: [6] }]);
    match.amend('referee', 'another table', {});
    expect(match.falls()).toEqual([]);
  });

  test('where another side has to confirm them they count with its word alone', () => {
    const match = thrown({ confirmed: true });
    expect(match.fell('red', [3, 3])).toEqual([]);
    expect(match.dealings().unconfirmed).toEqual({ number: 3, by: 'red', faces: [3, 3] });
    expect(match.wanted()).toMatchObject({ dice: 2 });
    expect(match.enter({ kind: 'confirm', by: 'red', number: 3, right: true })).toHaveLength(1);
    expect(match.enter({ kind: 'confirm', by: 'blue', number: 3, right: false })).toEqual([]);
    expect([match.dealings().unconfirmed, match.wanted()?.dice]).toEqual([undefined, 2]);
    match.fell('red', [4, 4]);
    expect(match.enter({ kind: 'faces', by: 'red', faces: [4, 5], instead: 5 })).toEqual([]);
    expect(match.enter({ kind: 'confirm', by: 'blue', number: 5, right: true })).toHaveLength(1);
    expect(match.enter({ kind: 'confirm', by: 'blue', number: 6, right: true })).toEqual([]);
    expect(match.wanted()).toMatchObject({ dice: 1 });
    expect(look(replay(match, thrower))).toBe(look(match));
  });

  test('an opening that throws is played once its dice have been typed', () => {
    const opening = withPhase('stow', phase => ({
      begin(s, t) {
        t.throw(2, sum(6), () => ({ rule: 'CU-1', what: 'two' }));
        phase.begin?.(s, t);
      },
    })).rules;
    const match = begun({ dice: { kind: 'by hand' } }, opening);
    expect([match.asks(), match.wanted()?.dice]).toEqual([[], 2]);
    expect(match.fell('red', [1, 2])).toEqual([]);
    expect([match.asks().length, match.wanted()]).toEqual([2, undefined]);
    expect(look(replay(match, opening))).toBe(look(match));
  });
});

test('what was told is taken once; behind an undo from where it was cut; a lean match forgets it', () => {
  for (const lean of [false, true]) {
    const match = begun({ lean });
    const other = begun();
    const log: unknown[] = [];
    for (let n = 0; n < 200 && !match.outcome(); n += 1) {
      for (const one of [match, other]) answerAll(one);
      const { from, told } = match.taken();
      expect(from).toBe(log.length);
      log.push(...told);
    }
    expect(canonical(log)).toBe(canonical(other.everything()));
    expect(match.taken()).toEqual({ from: log.length, told: [] });
    expect(match.everything()).toHaveLength(lean ? 0 : log.length);
    expect(match.saved().hashes).toEqual(other.saved().hashes);
  }
  const match = begun();
  const goBack = (): string[] => {
    const step = match.back('red').at(-1);
    return step === undefined ? [] : match.undo('red', step).map(one => one.say);
  };
  for (let n = 0; n < 40 && !match.outcome(); n += 1) {
    const kept = match.everything().length;
    match.taken();
    const { step } = match.shown().clock;
    const [ask] = match.asks();
    match.answer(ask!.side, step, cutters.questions[ask!.kind].idle(match.view(ask!.side), ask!.about as never) as never);
    if (ask!.side === 'red' && match.asks().length > 0) goBack();
    expect(match.taken().from).toBeLessThanOrEqual(kept);
    answerAll(match);
  }
});

test('one book serves every battle of a scenario', () => {
  const options = { dice: SEEDED, check };
  const [one, other] = [1, 2].map(() => beginRead(cutters, { scenario: duel, book: duel }, options));
  expect(one?.state().book).toBe(other?.state().book);
  expect(canonical(one?.saved())).toBe(canonical(begun().saved()));
});

test('the past is the battle as it stood when a step was asked, looked at then or not', () => {
  const match = begun({}, cutters, brawl);
  const seen = begun({}, cutters, brawl);
  const states: [number, unknown, number][] = [];
  while (!match.outcome()) {
    states.push([seen.shown().clock.step, seen.state(), seen.everything().length]);
    for (const one of [seen, match]) answerAll(one);
  }
  expect(states.length).toBeGreaterThan(4);
  for (const [step, s, told] of [...states, ...states.toReversed()]) {
    expect(match.past(step)).toEqual({ s, told });
    expect(seen.past(step)?.s).toBe(s);
  }
  expect(match.past(9999)).toBeUndefined();
});

describe('keyed dice', () => {
  const dice = { kind: 'keyed', generator: 'chacha20', battle: 'b', commitment: '0'.repeat(64), anchors: [] } as const;
  const streams = (n: number) => (): RollDie => seeded('a secret', n);

  function keyed(): HostMatch<Cutters> {
    return begun({ dice: { ...dice, anchors: [] }, streams });
  }

  test('nothing is thrown or asked before all are there', () => {
    const match = keyed();
    expect([match.asks(), match.everything(), match.outcome()]).toEqual([[], [], undefined]);
    expect(match.enter({ kind: 'ready', side: 'red', link: 'abc' })).toEqual([]);
    expect(match.enter({ kind: 'ready', side: 'red' })).toHaveLength(1);
    expect(match.asks()).toEqual([]);
    expect(match.enter({ kind: 'ready', side: 'blue' })).toEqual([]);
    expect(match.asks()).toHaveLength(2);
    expect(match.enter({ kind: 'ready', side: 'blue' })).toMatchObject([{ say: 'The battle has begun.' }]);
  });

  test('fall as their streams say, and replay with these alone', () => {
    const match = keyed();
    for (const side of duel.sides) match.enter({ kind: 'ready', side });
    match.enter({ kind: 'anchor', side: 'red', seat: 'red-2', link: 'def' });
    while (!match.outcome()) answerAll(match);
    const saved = match.saved();
    expect(resume(cutters, saved, check)).toMatchObject({ faults: [{ at: '/dice/kind' }] });
    const again = resume(cutters, saved, { check, streams });
    expect('match' in again && look(again.match)).toBe(look(match));
    const other = resume(cutters, saved, { check, streams: n => () => seeded('another', n) });
    expect(other).toMatchObject({ faults: [{ rule: expect.any(String) }] });
  });
});

test('staff, offers and the rest of what is settled stand in the record with their places', () => {
  const match = begun();
  const entries: Entry[] = [
    { kind: 'staff', side: 'red', kinds: ['hail', 'repel'] },
    { kind: 'offer', by: 'red', what: 'draw' },
    { kind: 'reply', by: 'blue', number: 2, yes: false },
    { kind: 'resign', side: 'blue', hand: 'nobody' },
  ];
  for (const entry of entries) expect(match.enter(entry)).toEqual([]);
  expect(match.dealings()).toMatchObject({ staff: { red: ['hail', 'repel'] }, resigned: ['blue'] });
  expect(match.saved().journal).toEqual(entries);
  expect(look(replay(match))).toBe(look(match));
  for (const [i, entry] of entries.entries()) {
    const key = 'side' in entry ? 'side' : 'by';
    const journal = entries.with(i, { ...entry, [key]: 'Nobody Here' } as Entry);
    const made = resume(cutters, { ...match.saved(), journal }, check);
    expect(made).toMatchObject({ faults: [{ at: `/journal/${i}/${key}` }] });
  }
});

test('a record says what is wrong with its receipts and its form, and which format it has', () => {
  const match = begun();
  match.resign('red');
  const saved = match.saved();
  const receipt = { at: 0, salt: 'abc', receipt: 'def' };
  expect(resume(cutters, { ...saved, receipts: [receipt] }, check)).toHaveProperty('match');
  expect(resume(cutters, { ...saved, receipts: [] }, check)).toMatchObject({ faults: [{ at: '/receipts' }] });
  expect(resume(cutters, { ...saved, receipts: [{ ...receipt, salt: '?' }] }, check)).toMatchObject({
    faults: [{ at: '/receipts/0/salt' }],
  });
  for (const format of [1, 3])
    expect(resume(cutters, { ...saved, format } as unknown as Saved, check)).toMatchObject({ faults: [{ at: '/format' }] });
});

test.each<[string, object, string[]]>([
  ['of no kind', { kind: 'bribe', side: 'red' }, ['/kind']],
  ['that is none', [], ['']],
  [
    'staff without kinds, of a side with no id, for ever',
    { kind: 'staff', side: 'Red Fleet', for: 'ever' },
    ['/kinds', '/side', '/for'],
  ],
  ['staff of kinds that are no names', { kind: 'staff', side: 'red', kinds: [1, 'hail', null] }, ['/kinds/0', '/kinds/2']],
  ['staff of kinds nobody asks', { kind: 'staff', side: 'red', kinds: ['hail', 'sing', 'dance'] }, ['/kinds/1', '/kinds/2']],
  ['a resignation by a hand there is none of', { kind: 'resign', side: 'red', hand: 'left' }, ['/hand']],
  ['an offer of money, at no step', { kind: 'offer', by: 'red', what: 'money', step: -1 }, ['/what', '/step']],
  ['a reply that says neither', { kind: 'reply', by: 'red', number: 0, yes: 'perhaps' }, ['/number', '/yes']],
  ['an undo to half a step', { kind: 'undo', by: 'red', step: 0.5, agreed: false }, ['/step', '/agreed']],
  ['an answer of a stranger hand', { kind: 'answer', step: 0, side: 'red', order: {}, hand: 'mine' }, ['/hand']],
  ['faces in words', { kind: 'faces', by: 'red', faces: ['six'] }, ['/faces/0']],
  [
    'a clock that lacks its round',
    { kind: 'amend', by: 'me', why: 'so', state: { clock: { turn: 1, line: 0, step: 2 } } },
    ['/state/clock/round'],
  ],
])('an entry is refused whole, each fault with its place, before anything is changed: %s', (_, entry, places) => {
  const match = begun();
  const before = look(match);
  const faults = match.enter(entry as Entry);
  expect(faults.map(({ at }) => at).sort()).toEqual(places.toSorted());
  expect(faults.every(({ say }) => say.length > 0)).toBe(true);
  expect([match.number(), look(match)]).toEqual([0, before]);
});

test('what a referee puts in place is checked to the last field, its clock too, and what is entered is kept as it was', () => {
  const match = begun();
  const clock = { turn: 1, line: 0, step: 2 } as unknown as Clock;
  expect(match.amend('referee', 'so', { clock })).toMatchObject([{ at: '/state/clock/round', say: 'is missing' }]);
  const kinds = ['hail'];
  match.enter({ kind: 'staff', side: 'red', kinds });
  kinds.push('nonsense');
  expect(match.saved().journal).toEqual([{ kind: 'staff', side: 'red', kinds: ['hail'] }]);
});
