// The battles the suite plays: whole matches, and the same step by step on bare states.

import { seededDice, streamAt } from '../bare.ts';
import type { Answer, Ask, GameTypes, Json, Kind, Order, Ruleset, Side, State } from '../contract.ts';
import { GENERATOR, stream } from '../dice/stream.ts';
import type { HostMatch } from '../host.ts';
import { canonical, deepFreeze, normalise } from '../json.ts';
import { setUp } from '../loop.ts';
import { beginMatch } from '../match.ts';
import { Missing } from '../scripted.ts';
import type { Opened } from '../step.ts';
import { openAnswers } from '../step.ts';
import type { Source } from '../table.ts';
import { Put } from './asking.ts';
import type { Battle, Finding, Moment, Player, Subject } from './subject.ts';
import { Broken } from './subject.ts';

const BATTLES = 4;
/** So many offers of the likeliest are worth an eager player's thought. */
const THOUGHT = 5;

export function random<G extends GameTypes>(rules: Ruleset<G>): Player<G> {
  return (view, { kind, about }, face) => rules.questions[kind].random(view, about as never, face);
}

/** Takes one of the likeliest orders, so that battles are fought and not only played. */
function eager<G extends GameTypes>(rules: Ruleset<G>): Player<G> {
  return (view, { kind, about }, face) => {
    const { candidates: offers, random: any } = rules.questions[kind];
    const offered: Order<G, Kind<G>>[] = [];
    for (const order of offers(view, about as never)) if (offered.push(order) === THOUGHT) break;
    return offered.length > 0 ? offered[face(offered.length) - 1]! : any(view, about as never, face);
  };
}

/** Everybody who plays in the suite, by name. */
export function playersOf<G extends GameTypes>({ rules, bots }: Subject<G>): Record<string, Player<G>> {
  return { random: random(rules), eager: eager(rules), ...bots };
}

export function idle<G extends GameTypes>(rules: Ruleset<G>): Player<G> {
  return (view, { kind, about }) => rules.questions[kind].idle(view, about as never);
}

/** A battle of these rules. Nothing may change its book once it is read: it breaks where it is written to. */
export function battleOf<G extends GameTypes>({ subject, ...battle }: Omit<Battle<G>, 'rules'>): Battle<G> {
  const { rules } = subject;
  return { ...battle, subject, rules: { ...rules, read: scenario => deepFreeze(rules.read(scenario)) } };
}

/** The battles a demand is put to: the players take turns at them, unless one, by name, plays them all. */
export function battlesOf<G extends GameTypes>(
  subject: Subject<G>,
  player?: readonly [name: string, player: Player<G>],
  count: number = subject.battles ?? BATTLES,
): Battle<G>[] {
  const players = player ? [player] : Object.entries(playersOf(subject));
  return subject.scenarios.flatMap(({ name, scenario }) =>
    Array.from({ length: count }, (_, seed) => {
      const [playedBy, player] = players[seed % players.length]!;
      return battleOf({ subject, scenario, seed: `${name} ${seed}`, player, playedBy, name: `${name}, seed ${seed}` });
    }),
  );
}

/** Says what is wrong with a battle at a step, with the answers that show it where there are any. */
export function breakOff<G extends GameTypes>({ name }: Battle<G>, step: number, found: string | Omit<Finding, 'step'>): never {
  const finding = { step, ...(typeof found === 'string' ? { say: found } : found) };
  throw new Broken(`${name}, step ${step}: ${finding.say}`, finding);
}

/** What the rules are asked for, at which step of a battle. */
interface Attempt<G extends GameTypes> {
  readonly battle: Battle<G>;
  readonly step: number;
  readonly what: string;
  readonly answers?: Finding['answers'];
}

/** What the rules give; where they throw, the battle is broken, in a plain sentence. */
export function attempt<G extends GameTypes, A>({ battle, step, what, answers }: Attempt<G>, act: () => A): A {
  try {
    return act();
  } catch (error) {
    if (error instanceof Broken) throw error;
    const say = `${what} throws: ${error instanceof Error ? error.message : String(error)}`;
    return breakOff(battle, step, { say, ...(answers && { answers }) });
  }
}

/** The order of the battle's player: the same for the same view, whatever happened elsewhere. */
export function orderOf<G extends GameTypes>(battle: Battle<G>, { view, ask }: Put<G>, salt = ''): Order<G, Kind<G>> {
  const { step } = view.clock;
  const face = stream(`${battle.seed} ${step} ${ask.side}${salt}`);
  return attempt({ battle, step, what: `the player of ${ask.side}, asked ${ask.kind},` }, () => battle.player(view, ask, face));
}

export function beginBattle<G extends GameTypes>(battle: Battle<G>, dice: 'seeded' | 'by hand' = 'seeded'): HostMatch<G> {
  const { rules, scenario, seed, subject } = battle;
  const terms = { check: subject.check, dice: dice === 'seeded' ? { kind: dice, generator: GENERATOR, seed } : { kind: dice } };
  const made = attempt({ battle, step: 0, what: 'the opening' }, () => beginMatch(rules, scenario, terms));
  if ('match' in made) return made.match;
  return breakOff(battle, 0, `the scenario is refused: ${made.faults.map(fault => `${fault.at ?? ''} ${fault.say}`).join('; ')}`);
}

/** Answers for one side; a refusal breaks the battle. */
export function answerAsk<G extends GameTypes>(
  battle: Battle<G>,
  match: HostMatch<G>,
  { ask: { side, kind }, order }: { readonly ask: Ask<G>; readonly order: Order<G, Kind<G>> },
): void {
  const { step } = match.shown().clock;
  const refusals = attempt({ battle, step, what: `the step after ${kind} of ${side}` }, () =>
    match.answer(side, step, order as Json),
  );
  if (refusals.length > 0)
    breakOff(battle, step, `${kind} of ${side} is refused: ${refusals.map(one => `${one.say} [${one.rule}]`).join('; ')}`);
}

/** Plays a match to its end or to the bound of its subject, `before` each round of answers. Its `asks` are answered in their order. */
export function playMatch<G extends GameTypes>(
  battle: Battle<G>,
  match: HostMatch<G>,
  before?: (match: HostMatch<G>) => void,
): HostMatch<G> {
  while (!match.outcome() && match.shown().clock.step <= battle.subject.bound) {
    before?.(match);
    if (match.outcome()) break;
    const asks = match.asks();
    if (asks.length === 0) breakOff(battle, match.shown().clock.step, 'nobody is asked anything and the battle is not over');
    for (const ask of asks) answerAsk(battle, match, { ask, order: orderOf(battle, new Put(battle.rules, match.state(), ask)) });
  }
  return match;
}

/** The first moment of a battle, played on bare states: one step at a time, standing answers like any others. */
export function firstMoment<G extends GameTypes>(battle: Battle<G>): Moment<G> {
  const { rules, scenario } = battle;
  return attempt({ battle, step: 0, what: 'the opening' }, () => {
    const given = normalise(scenario);
    const read = rules.read(given);
    if ('faults' in read) return breakOff(battle, 0, 'the scenario is refused');
    return moment(battle, openAnswers(rules, setUp(rules, given, read.book), { answers: undefined, source: diceOf(battle) }));
  });
}

/** The answers of each moment, which all demands ask for: they are the same each time, for the player sees the same view and the same dice. */
const answersOf = new WeakMap<object, readonly Answer<GameTypes>[]>();

/** The answers of the battle's player and of standing orders. */
export function answersAt<G extends GameTypes>(at: Moment<G>): readonly Answer<G>[] {
  const known = answersOf.get(at) as readonly Answer<G>[] | undefined;
  if (known) return known;
  const answers = answersOn(at);
  answersOf.set(at, answers as unknown as readonly Answer<GameTypes>[]);
  return answers;
}

function answersOn<G extends GameTypes>({ battle, s, asks }: Moment<G>): Answer<G>[] {
  return asks.map(ask => {
    const put = new Put(battle.rules, s, ask);
    return answerTo(ask, put.standing() ?? orderOf(battle, put));
  });
}

export function answerTo<G extends GameTypes>(ask: Ask<G>, order: Order<G, Kind<G>>): Answer<G> {
  return { ...ask, order: normalise(order) } as Answer<G>;
}

/** The moment after each, by the answers of its player: nearly every demand plays on by them. */
const nextOf = new WeakMap<object, Moment<GameTypes>>();

/** One step on. The moment it comes from stays as it was. */
export function nextMoment<G extends GameTypes>(at: Moment<G>, answers: readonly Answer<G>[]): Moment<G> {
  if (answersOf.get(at) !== (answers as unknown)) return momentAfter(at, answers);
  const next = (nextOf.get(at) as Moment<G> | undefined) ?? momentAfter(at, answers);
  nextOf.set(at, next as unknown as Moment<GameTypes>);
  return next;
}

function momentAfter<G extends GameTypes>({ battle, s }: Moment<G>, answers: readonly Answer<G>[]): Moment<G> {
  const { step } = s.clock;
  const what = `the step after ${answers.map(({ kind, side }) => `${kind} of ${side}`).join(', ')}`;
  const given = answers.map(({ side, order }) => ({ side, order: order as Json }));
  return attempt({ battle, step, what, answers: given }, () =>
    moment(battle, openAnswers(battle.rules, s, { answers, source: diceOf(battle, step) })),
  );
}

/** Every moment of a battle, to its end or to the bound of its subject. */
export function* momentsOf<G extends GameTypes>(battle: Battle<G>): Generator<Moment<G>> {
  let now = firstMoment(battle);
  yield now;
  while (now.asks.length > 0 && now.s.clock.step <= battle.subject.bound) {
    now = nextMoment(now, answersAt(now));
    yield now;
  }
}

/** The dice of a step as a match throws them; without one, of the opening. */
export function diceOf<G extends GameTypes>({ seed }: Battle<G>, step?: number): Source {
  return seededDice(seed)(streamAt(step));
}

function moment<G extends GameTypes>(battle: Battle<G>, played: Opened<G> | Missing): Moment<G> {
  if (played instanceof Missing) throw played;
  const { s, asks, told, final, hashes } = played;
  return { battle, s, asks, told, final, hashes };
}

/** The texts of books: they are frozen, and by far the longest part of a state. */
const textsOfBooks = new WeakMap<object, string>();

function textOfBook(book: object): string {
  const text = textsOfBooks.get(book) ?? canonical(book);
  if (Object.isFrozen(book)) textsOfBooks.set(book, text);
  return text;
}

/** The canonical text of all of a state, and of its book. */
export function textOf<G extends GameTypes>({ book, clock, open, sealed }: State<G>): string {
  return `${textOfBook(book)} ${canonical({ clock, open, sealed })}`;
}

export function sidesOf<G extends GameTypes>(s: State<G>): Side[] {
  return Object.keys(s.sealed);
}
