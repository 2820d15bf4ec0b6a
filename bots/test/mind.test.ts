// Held for every mind on the shelf: what opponents, hints, analysis and the laboratory count on.

import { propose } from '@flagplot/bots/serve';
import { check } from '@flagplot/check';
import type { GameTypes, Kind, Refusal, State, View } from '@flagplot/kernel';
import { canonical } from '@flagplot/kernel';
import { asked as askedOf, BareBattle, cloned, seededDice, viewOf } from '@flagplot/kernel/bare';
import { describe, expect, test } from 'vitest';
import type { Position, Subject } from './positions.ts';
import { MINDS, ordinaryOrder, positionsOf, quickOrder, SUBJECTS, think } from './positions.ts';

/** What each mind has beyond an ordinary player and an evaluation. Whoever gains a part, or a shelf that gains a mind, says so here. */
const PARTS: Readonly<
  Record<string, { quick: string[]; search: string[]; proposals: string[]; guess: boolean; leave: boolean }>
> = {
  'fleet-action': { quick: ['orders', 'fire'], search: ['orders'], proposals: ['fire', 'stray'], guess: true, leave: true },
  squadrons: { quick: ['move', 'jam', 'fire'], search: ['move', 'fire'], proposals: ['fire'], guess: false, leave: true },
  'two-phase': {
    quick: ['allocate', 'space'],
    search: ['allocate', 'space'],
    proposals: ['allocate'],
    guess: true,
    leave: true,
  },
  baltic: {
    quick: ['bid', 'stack', 'sail', 'fire'],
    search: ['telegraph', 'stack', 'sail'],
    proposals: ['stack'],
    guess: true,
    leave: true,
  },
};

/** Positions in which fire is proposed. */
const PROPOSED = 12;

/** What is proposed as the best, or as the same as before. */
function proposed(mind: Subject['mind'], view: View<GameTypes>, ask: Position['ask'], before?: object): object {
  return propose(mind, { view, kind: ask.kind, about: ask.about }, { wish: before ? { before } : 'best', think: think() });
}

/** Positions at most from which a battle is guessed and played on. */
const GUESSED = 60;

/** Ideas of one question that are looked at. */
const IDEAS = 24;

test('every mind has the parts that are written here', () => {
  const has = MINDS.map(([name, { quick, search, proposals, guess, leave }]) => [
    name,
    {
      quick: Object.keys(quick),
      search: Object.keys(search),
      proposals: Object.keys(proposals ?? {}),
      guess: guess !== undefined,
      leave: leave !== undefined,
    },
  ]);
  expect(Object.fromEntries(has)).toEqual(PARTS);
});

describe.each(SUBJECTS)('$system, $scenario', subject => {
  const { rules, mind } = subject;
  const { asked, last } = positionsOf(subject);
  const everyKind = Object.keys(rules.questions);

  /** All that schema and book have against an order. */
  function refusals({ s, ask }: Position, order: object): Refusal[] {
    const question = rules.questions[ask.kind] as (typeof rules.questions)[Kind<GameTypes>];
    return [...check(question.schema, order), ...question.judge(viewOf(s, ask.side), ask.about, order)];
  }

  test('the positions are those of play, and of the opening where the book has one here', () => {
    expect(asked.some(({ s }) => s.clock.turn === 0)).toBe(rules.sequence(last.book).opening.length > 0);
    expect(asked.some(({ s }) => s.clock.turn > 0)).toBe(true);
  });

  test('the ordinary player has an answer to every question, which stands, and is the same to the same view, question and faces', () => {
    expect(Object.keys(mind.ordinary).sort()).toEqual(everyKind.sort());
    for (const position of asked) {
      const { s, ask } = position;
      const order = ordinaryOrder(mind, viewOf(s, ask.side), ask);
      expect(refusals(position, order)).toEqual([]);
      expect(ordinaryOrder(mind, viewOf(cloned(s), ask.side), ask)).toEqual(order);
    }
  });

  test('an answer that leaves the rest to standing choices stands, and leaves the same to them when it is given again', () => {
    const left = mind.leave ? asked : [];
    expect(left.length > 0).toBe(mind.leave !== undefined);
    for (const position of left) {
      const { s, ask } = position;
      const view = viewOf(s, ask.side);
      const order = mind.leave?.(view, ordinaryOrder(mind, view, ask)) as object;
      expect(refusals(position, order)).toEqual([]);
      expect(mind.leave?.(view, order)).toEqual(order);
    }
  });

  test('what is proposed at one press stands, and the same again wherever it is asked later', () => {
    const fire = asked.filter(({ ask }) => mind.proposals?.[ask.kind]).slice(0, PROPOSED);
    const before = new Map<string, object>();
    expect(everyKind).toEqual(expect.arrayContaining(Object.keys(mind.proposals ?? {})));
    for (const position of fire) {
      const { s, ask } = position;
      const [view, key] = [viewOf(s, ask.side), `${ask.side} ${ask.kind}`];
      const [best, last] = [proposed(mind, view, ask), before.get(key)];
      expect(refusals(position, best)).toEqual([]);
      if (last) expect(refusals(position, proposed(mind, view, ask, last))).toEqual([]);
      before.set(key, best);
    }
  });

  test('quick orders stand, and are the same to the same view, question and faces', () => {
    for (const position of asked.filter(({ ask }) => mind.quick[ask.kind])) {
      const { s, ask } = position;
      const order = quickOrder(mind, viewOf(s, ask.side), ask);
      expect(refusals(position, order)).toEqual([]);
      expect(quickOrder(mind, viewOf(cloned(s), ask.side), ask)).toEqual(order);
    }
  });

  test('ideas stand, are none of them the usual order or one another, come in the same order again, and say how they differ', () => {
    for (const position of asked) {
      const { s, ask } = position;
      const search = mind.search[ask.kind];
      if (!search) continue;
      const base = ordinaryOrder(mind, viewOf(s, ask.side), ask);
      const draw = (): object[] => take(IDEAS, search.ideas(viewOf(s, ask.side), ask.about, base, think()));
      const ideas = draw();
      expect(new Set([base, ...ideas].map(one => canonical(one))).size).toBe(1 + ideas.length);
      for (const idea of ideas) {
        expect(refusals(position, idea)).toEqual([]);
        expect(search.differs(viewOf(s, ask.side), idea, base)).toMatch(/^[A-Z0-9][^\n]*[^\s.,]$/);
      }
      expect(draw()).toEqual(ideas);
    }
  });

  test('a kind that is searched has ideas somewhere, is given a part of the work, and looks some turns ahead', () => {
    const searched = Object.entries(mind.search).flatMap(([kind, search]) => (search ? [{ kind, search }] : []));
    for (const { kind, search } of searched) {
      const put = asked.filter(({ ask }) => ask.kind === kind);
      const drawn = put.map(({ s, ask }) => {
        const v = viewOf(s, ask.side);
        return take(1, search.ideas(v, ask.about, ordinaryOrder(mind, v, ask), think())).length;
      });
      expect(put.length === 0 || drawn.includes(1)).toBe(true);
      expect(search.share > 0 && search.share <= 1 && search.trust >= 0).toBe(true);
      expect(Number.isInteger(search.turns) && search.turns >= 0).toBe(true);
    }
    expect(searched.reduce((sum, { search }) => sum + search.share, 0)).toBeLessThanOrEqual(1);
  });

  test('worths are whole numbers from 0 to 10,000, and those of two sides add up to 10,000', () => {
    for (const s of [...asked.map(one => one.s), last]) {
      const sides = Object.keys(s.sealed);
      const worths = sides.map(side => mind.evaluate(s, side).worth);
      for (const worth of worths) expect(Number.isInteger(worth) && worth >= 0 && worth <= 10_000).toBe(true);
      if (sides.length === 2) expect(worths.reduce((sum, worth) => sum + worth, 0)).toBe(10_000);
    }
  });

  test('a guess looks like the view it is made from, and the battle plays on from it to the end of the turn', () => {
    for (const { s, ask } of spread(asked, GUESSED)) {
      const v = viewOf(s, ask.side);
      const guessed: State<GameTypes> = cloned({ ...s, sealed: guess(subject, v) });
      expect(viewOf(guessed, ask.side)).toEqual(v);
      expect(playOn(subject, guessed)).toBe(true);
    }
  });
});

/** So many of them at most, from all over. */
function spread<A>(all: readonly A[], most: number): A[] {
  const step = Math.ceil(all.length / most);
  return all.filter((_, i) => i % step === 0);
}

function take<A>(most: number, of: Iterable<A>): A[] {
  const taken: A[] = [];
  for (const one of of) if (taken.push(one) === most) break;
  return taken;
}

/** Folders as a mind guesses them, or as the rules imagine them where it leaves that to them. */
function guess({ rules, mind }: Subject, v: View<GameTypes>): State<GameTypes>['sealed'] {
  return mind.guess ? mind.guess(v, think()) : rules.imagine(v, think().roll);
}

/** Whether a battle that is left to quick players comes to the end of its turn, or to its own. */
function playOn({ rules, mind }: Subject, s: State<GameTypes>): boolean {
  const battle = new BareBattle({ rules, s, dice: seededDice('on') });
  battle.asks = askedOf(rules, s);
  const { turn } = s.clock;
  while (battle.asks.length > 0 && battle.s.clock.turn === turn)
    battle.play(battle.answers((v, ask) => quickOrder(mind, v, ask)));
  return battle.s.clock.turn > turn || rules.outcome(battle.s) !== undefined;
}
