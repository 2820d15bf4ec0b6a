// The battles the suite plays: whole matches, and the same step by step on bare states.

import type { Answer, Ask, Json, Kind, Order, Ruleset, Shapes, Side, State, Told } from '../contract.ts';
import { GENERATOR, seeded, stream } from '../dice/stream.ts';
import { canonical, frozen, normalised } from '../json.ts';
import { setUp } from '../loop.ts';
import type { Held } from '../match.ts';
import { beginMatch } from '../match.ts';
import type { Opened } from '../step.ts';
import { opened } from '../step.ts';
import type { Source } from '../table.ts';
import { Missing } from '../table.ts';
import { Put } from './asking.ts';
import type { Player, Subject } from './subject.ts';
import { Broken } from './subject.ts';

const BATTLES = 4;
/** So many offers of the likeliest are worth an eager player's thought. */
const THOUGHT = 5;

/** One battle of the suite: a scenario and a seed, played by the same player on every side. */
export interface Battle<R extends Shapes> {
  readonly subject: Subject<R>;
  readonly rules: Ruleset<R>;
  readonly scenario: R['scenario'];
  readonly seed: string;
  readonly player: Player<R>;
  /** For the reader of a failure. */
  readonly name: string;
}

/** A battle between two steps. */
export interface Moment<R extends Shapes> {
  readonly battle: Battle<R>;
  readonly s: State<R>;
  readonly asks: readonly Ask<R>[];
  /** What the last step told. */
  readonly told: readonly Told<R>[];
  /** The last step cannot be undone. */
  readonly final: boolean;
  /** Turns that ended in the last step, by their hashes. */
  readonly hashes: readonly string[];
}

export function random<R extends Shapes>(rules: Ruleset<R>): Player<R> {
  return (view, { kind, about }, face) => rules.questions[kind].any(view, about as never, face);
}

/** Takes one of the likeliest orders, so that battles are fought and not only played. */
function eager<R extends Shapes>(rules: Ruleset<R>): Player<R> {
  return (view, { kind, about }, face) => {
    const { offers, any } = rules.questions[kind];
    const offered: Order<R, Kind<R>>[] = [];
    for (const order of offers(view, about as never)) if (offered.push(order) === THOUGHT) break;
    return offered.length > 0 ? offered[face(offered.length) - 1]! : any(view, about as never, face);
  };
}

/** Everybody who plays in the suite, by name. */
export function playersOf<R extends Shapes>({ rules, bots }: Subject<R>): Record<string, Player<R>> {
  return { random: random(rules), eager: eager(rules), ...bots };
}

export function idle<R extends Shapes>(rules: Ruleset<R>): Player<R> {
  return (view, { kind, about }) => rules.questions[kind].idle(view, about as never);
}

/** The rules with a book that breaks where it is written to: nothing may change it once it is read. */
function hardened<R extends Shapes>(rules: Ruleset<R>): Ruleset<R> {
  return { ...rules, read: scenario => frozen(rules.read(scenario)) };
}

/** The battles a demand is put to: the players take turns at them, unless one plays them all. */
export function battlesOf<R extends Shapes>(
  subject: Subject<R>,
  player?: Player<R>,
  count: number = subject.battles ?? BATTLES,
): Battle<R>[] {
  const rules = hardened(subject.rules);
  const players = player ? [player] : Object.values(playersOf(subject));
  return subject.scenarios.flatMap(({ name, scenario }) =>
    Array.from({ length: count }, (_, seed) => ({
      subject,
      rules,
      scenario,
      seed: `${name} ${seed}`,
      player: players[seed % players.length]!,
      name: `${name}, seed ${seed}`,
    })),
  );
}

/** Says what is wrong with a battle, and where. */
export function broken<R extends Shapes>(battle: Battle<R>, step: number, say: string): never {
  throw new Broken(`${battle.name}, step ${step}: ${say}`);
}

/** What the rules give, or a plain sentence where they throw. */
export function tried<R extends Shapes, A>(battle: Battle<R>, step: number, what: string, act: () => A): A {
  try {
    return act();
  } catch (error) {
    if (error instanceof Broken) throw error;
    return broken(battle, step, `${what} throws: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The order of the battle's player: the same for the same view, whatever happened elsewhere. */
export function orderOf<R extends Shapes>(battle: Battle<R>, { view, ask }: Put<R>, salt = ''): Order<R, Kind<R>> {
  const { step } = view.clock;
  const face = stream(`${battle.seed} ${step} ${ask.side}${salt}`);
  return tried(battle, step, `the player of ${ask.side}, asked ${ask.kind},`, () => battle.player(view, ask, face));
}

export function begun<R extends Shapes>(battle: Battle<R>, dice: 'seeded' | 'by hand' = 'seeded'): Held<R> {
  const { rules, scenario, seed, subject } = battle;
  const terms = { check: subject.check, dice: dice === 'seeded' ? { kind: dice, generator: GENERATOR, seed } : { kind: dice } };
  const made = tried(battle, 0, 'the opening', () => beginMatch(rules, scenario, terms));
  if ('match' in made) return made.match;
  return broken(battle, 0, `the scenario is refused: ${made.faults.map(fault => `${fault.at ?? ''} ${fault.say}`).join('; ')}`);
}

/** Answers for one side; a refusal breaks the battle. */
export function answered<R extends Shapes>(
  battle: Battle<R>,
  match: Held<R>,
  { side, kind }: Ask<R>,
  order: Order<R, Kind<R>>,
): void {
  const { step } = match.shown().clock;
  const refusals = tried(battle, step, `the step after ${kind} of ${side}`, () => match.answer(side, step, order as Json));
  if (refusals.length > 0)
    broken(battle, step, `${kind} of ${side} is refused: ${refusals.map(one => `${one.say} [${one.rule}]`).join('; ')}`);
}

/** Plays a match to its end or to the bound of its subject, `before` each round of answers. Its `asks` are answered in their order. */
export function played<R extends Shapes>(battle: Battle<R>, match: Held<R>, before?: (match: Held<R>) => void): Held<R> {
  while (!match.outcome() && match.shown().clock.step <= battle.subject.bound) {
    before?.(match);
    if (match.outcome()) break;
    const asks = match.asks();
    if (asks.length === 0) broken(battle, match.shown().clock.step, 'nobody is asked anything and the battle is not over');
    for (const ask of asks) answered(battle, match, ask, orderOf(battle, new Put(battle.rules, match.state(), ask)));
  }
  return match;
}

/** The first moment of a battle, played on bare states: one step at a time, standing answers like any others. */
export function firstMoment<R extends Shapes>(battle: Battle<R>): Moment<R> {
  const { rules, scenario } = battle;
  return tried(battle, 0, 'the opening', () => {
    const given = normalised(scenario);
    const read = rules.read(given);
    if ('faults' in read) return broken(battle, 0, 'the scenario is refused');
    return moment(battle, opened(rules, setUp(rules, given, read.book), undefined, diceOf(battle, 0)));
  });
}

/** The answers of the battle's player and of standing orders. */
export function answersAt<R extends Shapes>({ battle, s, asks }: Moment<R>): Answer<R>[] {
  return asks.map(ask => {
    const put = new Put(battle.rules, s, ask);
    return answerTo(ask, put.standing() ?? orderOf(battle, put));
  });
}

export function answerTo<R extends Shapes>(ask: Ask<R>, order: Order<R, Kind<R>>): Answer<R> {
  return { ...ask, order: normalised(order) } as Answer<R>;
}

/** One step on. The moment it comes from stays as it was. */
export function nextMoment<R extends Shapes>({ battle, s }: Moment<R>, answers: readonly Answer<R>[]): Moment<R> {
  const { step } = s.clock;
  const what = `the step after ${answers.map(({ kind, side }) => `${kind} of ${side}`).join(', ')}`;
  return tried(battle, step, what, () => moment(battle, opened(battle.rules, s, answers, diceOf(battle, step + 1))));
}

/** Every moment of a battle, to its end or to the bound of its subject. */
export function* momentsOf<R extends Shapes>(battle: Battle<R>): Generator<Moment<R>> {
  let now = firstMoment(battle);
  yield now;
  while (now.asks.length > 0 && now.s.clock.step <= battle.subject.bound) {
    now = nextMoment(now, answersAt(now));
    yield now;
  }
}

/** As a match throws them: stream 0 for the opening, stream n + 1 for the answers of step n. */
export function diceOf<R extends Shapes>({ seed }: Battle<R>, stream: number): Source {
  return { face: seeded(seed, stream) };
}

function moment<R extends Shapes>(battle: Battle<R>, played: Opened<R> | Missing): Moment<R> {
  if (played instanceof Missing) throw played;
  const { s, asks, told, final, hashes } = played;
  return { battle, s, asks, told, final, hashes };
}

/** The canonical text of all of a state, its book included. */
export function textOf<R extends Shapes>({ book, clock, open, sealed }: State<R>): string {
  return canonical({ book, clock, open, sealed });
}

export function sidesOf<R extends Shapes>(s: State<R>): Side[] {
  return Object.keys(s.sealed);
}
