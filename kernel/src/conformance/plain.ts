// Plain JSON, whole by itself: there and back, copied, played on, within its shapes.

import type { GameTypes, State } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import { canonical, deepFreeze, plain } from '../json.ts';
import { cloned } from '../step.ts';
import { viewOf } from '../view.ts';
import { answersAt, attempt, beginBattle, breakOff, momentsOf, nextMoment, playMatch, sidesOf, textOf } from './battles.ts';
import type { Battle, DemandOfBattle, DemandOfMoment, Moment } from './subject.ts';

/** Where a value is not what it would be when it came back from a file; nothing where it is plain JSON. */
export function unplain(value: unknown, at = ''): string | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${at} is ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value !== 'object') return `${at} is ${typeof value}`;
  if (Array.isArray(value)) return unplainParts(Array.from(value).entries(), at);
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null ? unplainParts(Object.entries(value), at) : `${at} is no plain object`;
}

function unplainParts(parts: Iterable<[string | number, unknown]>, at: string): string | undefined {
  for (const [key, part] of parts) {
    const odd = unplain(part, `${at}/${key}`);
    if (odd) return odd;
  }
  return undefined;
}

export const allIsPlain: DemandOfMoment = {
  id: 'all-is-plain',
  of: 'moment',
  says: 'state, book, asks and events are plain JSON and go there and back',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    isPlain(moment);
  },
};

function isPlain<G extends GameTypes>(moment: Moment<G>): void {
  const { battle, s, asks, told } = moment;
  const { step } = s.clock;
  for (const [what, value] of Object.entries({ ...bookToLookAt(s.book), open: s.open, sealed: s.sealed, asks, told })) {
    const odd = unplain(value);
    if (odd) breakOff(battle, step, `${what} is no plain JSON: ${odd}`);
  }
  const outcome = battle.rules.outcome(s);
  const odd = outcome && unplain(outcome);
  if (odd) breakOff(battle, step, `the outcome is no plain JSON: ${odd}`);
  if (asks.length === 0) return;
  const answers = answersAt(moment);
  const { clock, open, sealed } = s;
  const back: unknown = deepFreeze({ book: readAgain(s.book), ...(plain({ clock, open, sealed }) as object) });
  if (textOf(nextMoment({ ...moment, s: back as State<G> }, answers).s) !== textOf(nextMoment(moment, answers).s)) {
    breakOff(battle, step, 'a battle saved here and read again goes on otherwise');
  }
}

/** Books as they come back from a file: they are frozen, and once is enough. */
const booksAgain = new WeakMap<object, unknown>();

function readAgain(book: object): unknown {
  const known = booksAgain.get(book);
  if (known !== undefined) return known;
  const again = deepFreeze(plain(book));
  if (Object.isFrozen(book)) booksAgain.set(book, again);
  return again;
}

/** A book that was read again already was plain when it was. */
function bookToLookAt(book: object): { book?: object } {
  return booksAgain.has(book) ? {} : { book };
}

export const shapesFit: DemandOfMoment = {
  id: 'shapes-fit',
  of: 'moment',
  says: 'the schemas fit every scenario, table and folder',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    const { battle, s } = moment;
    if (s.clock.step === 0)
      fits(battle.subject.check(battle.rules.schema, battle.scenario), say =>
        breakOff(battle, 0, `the scenario does not fit its schema: ${say}`),
      );
    shapesFitAt(moment);
  },
};

/** Breaks where the table or a folder is no plain JSON or does not fit its schema. */
export function shapesFitAt<G extends GameTypes>({ battle, s }: Moment<G>): void {
  const { rules, subject } = battle;
  const odd = unplain({ open: s.open, sealed: s.sealed });
  if (odd) breakOff(battle, s.clock.step, `the battle is no plain JSON: ${odd}`);
  fits(subject.check(rules.stateSchemas.open, s.open), say =>
    breakOff(battle, s.clock.step, `the table does not fit its schema: ${say}`),
  );
  for (const [side, folder] of Object.entries(s.sealed)) {
    fits(subject.check(rules.stateSchemas.sealed, folder), say =>
      breakOff(battle, s.clock.step, `${side}'s folder does not fit its schema: ${say}`),
    );
  }
}

function fits(faults: readonly { at?: string; say: string }[], unless: (say: string) => void): void {
  const [first] = faults;
  if (first) unless(`${first.at ?? ''} ${first.say}`);
}

export const clonesAreIndependent: DemandOfBattle = {
  id: 'clones-are-independent',
  of: 'battle',
  says: 'a clone and a fork are independent of what they were taken from',
  holds<G extends GameTypes>(battle: Battle<G>): void {
    for (const moment of momentsOf(battle)) cloneStands(moment);
    forkStands(battle);
  },
};

/** A clone is written all over; what it was taken from is frozen, and stays as it was. */
function cloneStands<G extends GameTypes>({ battle, s }: Moment<G>): void {
  const before = textOf(s);
  const twin = cloned(s);
  if (textOf(twin) !== before) breakOff(battle, s.clock.step, 'a clone is not equal to what it was taken from');
  attempt({ battle, step: s.clock.step, what: 'writing to a clone' }, () => {
    scrawl(twin.open);
    scrawl(twin.sealed);
  });
  if (textOf(s) !== before) breakOff(battle, s.clock.step, 'writing to a clone changes what it was taken from');
}

function scrawl(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) scrawl(part);
  if (Array.isArray(value)) value.push('scrawled');
  else Object.assign(value, { scrawled: true });
}

function forkStands<G extends GameTypes>(battle: Moment<G>['battle']): void {
  const alone = playMatch(battle, beginBattle(battle));
  let steps = 0;
  const forked = playMatch(battle, beginBattle(battle), match => {
    steps += 1;
    if (steps % 3 > 0) return;
    const fork = match.fork('other dice');
    const { step } = fork.shown().clock;
    for (const { side, kind, about } of fork.asks())
      fork.answer(side, step, plain(battle.rules.questions[kind].idle(fork.view(side), about as never)));
  });
  const { step } = forked.shown().clock;
  if (textOf(alone.state()) !== textOf(forked.state())) breakOff(battle, step, 'a battle that was forked ends otherwise');
  if (canonical(alone.saved()) !== canonical(forked.saved()))
    breakOff(battle, step, 'a battle that was forked has another record');
}

export const imaginationFits: DemandOfMoment = {
  id: 'imagination-fits',
  of: 'moment',
  says: 'imagine gives folders that fit the view and can be played on',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    for (const side of sidesOf(moment.s)) checkImagined(moment, side);
  },
};

function checkImagined<G extends GameTypes>(moment: Moment<G>, side: string): void {
  const { battle, s } = moment;
  const { step } = s.clock;
  const view = viewOf(s, side);
  const sealed = attempt({ battle, step, what: 'imagine' }, () =>
    battle.rules.imagine(view, stream(`${battle.seed} ${step} ${side}`)),
  );
  if (canonical(sidesOf(s).sort()) !== canonical(Object.keys(sealed).sort()))
    breakOff(battle, step, `${side} imagines folders of other sides`);
  if (canonical(sealed[side]) !== canonical(view.own))
    breakOff(battle, step, `${side} imagines its own folder otherwise than it is`);
  const guess: Moment<G> = { ...moment, s: deepFreeze({ ...cloned(s), sealed: plain(sealed) as State<G>['sealed'] }) };
  shapesFitAt(guess);
  if (guess.asks.length > 0) shapesFitAt(nextMoment(guess, answersAt(guess)));
}
