// What differs only in secret looks alike: battles alike but for a folder or an unopened answer, and what anybody gets of either.

import type { Answer, Ask, GameTypes, Json, Ruleset, Side } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import { canonical, deepFreeze, plain } from '../json.ts';
import { play } from '../loop.ts';
import { cloned } from '../step.ts';
import { rolled } from '../table.ts';
import { viewOf } from '../view.ts';
import type { AnyOrder } from './asking.ts';
import { Put } from './asking.ts';
import { answersAt, answerTo, attempt, breakOff, diceOf, nextMoment, sidesOf } from './battles.ts';
import { crossOrders } from './damage.ts';
import { firstDifference, hear, mayBeTold } from './hearing.ts';
import type { Texts, Viewer } from './sight.ts';
import { firstUnlike, nameOf, textsOf } from './sight.ts';
import type { DemandOfMoment, Moment } from './subject.ts';

/** Steps for which two battles are followed. */
const FOLLOWED = 3;
/** Orders drawn, until one is unlike the one that is given. */
const DRAWS = 4;

/** Two battles alike but for what `keeper` has in his folder, or has answered at this step. */
interface Pair<G extends GameTypes> {
  readonly keeper: Side;
  readonly a: Moment<G>;
  readonly b: Moment<G>;
  readonly answers: { readonly a: readonly Answer<G>[]; readonly b: readonly Answer<G>[] };
  /** Those who have been told the same in both so far. */
  readonly alike: readonly Viewer[];
  /** The steps that led here from where they parted: what rules remember of them may be told apart only as they are played. */
  readonly steps: readonly { readonly a: () => void; readonly b: () => void }[];
  /** What was had in the first battle, by moments. All pairs of one moment have that battle in common: it is played again and looked at once. */
  readonly had: Map<object, Map<Viewer, Texts>>;
}

/** A pair where it parts. */
type Parted<G extends GameTypes> = Omit<Pair<G>, 'steps' | 'had'>;

export const secretsLookAlike: DemandOfMoment = {
  id: 'secrets-look-alike',
  of: 'moment',
  says: 'battles that differ in a folder or an unopened answer alone look alike, byte for byte, to whoever was told the same',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    for (const pair of pairsAt(moment)) for (let now: Pair<G> | undefined = pair; now; now = stepOn(now, pair.a)) compare(now);
  },
};

/** For one side at a time, in turn: another folder that stands, and other answers that do. */
function pairsAt<G extends GameTypes>(moment: Moment<G>): Pair<G>[] {
  const { s } = moment;
  if (moment.asks.length === 0) return [];
  const sides = sidesOf(s);
  const keeper = sides[s.clock.step % sides.length]!;
  const had = new Map();
  const pairs = [...folderExchanged(moment, keeper), ...moment.asks.flatMap(ask => answerExchanged(moment, ask))];
  return pairs.map(pair => ({ ...pair, steps: [], had }));
}

function othersThan<G extends GameTypes>({ s }: Moment<G>, keeper: Side): Viewer[] {
  return [undefined, ...sidesOf(s).filter(side => side !== keeper)];
}

/** The folder as another side imagines it. */
function folderExchanged<G extends GameTypes>(a: Moment<G>, keeper: Side): Parted<G>[] {
  const { battle, s } = a;
  const other = sidesOf(s).find(side => side !== keeper);
  if (other === undefined) return [];
  const what = `imagine for ${other}`;
  const folder = attempt({ battle, step: s.clock.step, what }, () =>
    plain(battle.rules.imagine(viewOf(s, other), stream(`${battle.seed} ${s.clock.step} exchanged`))[keeper]),
  );
  if (canonical(folder) === canonical(s.sealed[keeper])) return [];
  const b = { ...a, s: deepFreeze({ ...cloned(s), sealed: { ...s.sealed, [keeper]: folder as G['sealed'] } }) };
  return [{ keeper, a, b, answers: answersOfBoth(a, b, keeper), alike: othersThan(a, keeper) }];
}

/** The order that is given, and another that stands. */
function answerExchanged<G extends GameTypes>(a: Moment<G>, ask: Ask<G>): Parted<G>[] {
  const { battle, s } = a;
  const put = new Put(battle.rules, s, ask);
  if (put.standing() !== undefined) return [];
  const answers = answersAt(a);
  const given = answers.find(({ side }) => side === ask.side)?.order as AnyOrder<G>;
  const other = otherOrder(a, put, given);
  if (other === undefined) return [];
  const b = answers.map(answer => (answer.side === ask.side ? answerTo(ask, other) : answer));
  return [{ keeper: ask.side, a, b: a, answers: { a: answers, b }, alike: othersThan(a, ask.side) }];
}

function otherOrder<G extends GameTypes>({ battle, s }: Moment<G>, put: Put<G>, given: AnyOrder<G>): AnyOrder<G> | undefined {
  const { check } = battle.subject;
  const roll = stream(`${battle.seed} ${s.clock.step} ${put.ask.side} exchanged`);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const drawn = put.random(roll);
    const crossed = crossOrders(given as Json, drawn as Json, roll) as AnyOrder<G>;
    // A part of one kind of act crossed into another may fit no schema: rules never see such an order.
    for (const order of [crossed, drawn])
      if (canonical(order) !== canonical(given) && check(put.schema, order).length === 0 && put.judge(order).length === 0)
        return order;
  }
  return undefined;
}

/** The same answers in both; where the keeper's of the first does not stand in the second, or it is another question, his own there. */
function answersOfBoth<G extends GameTypes>(a: Moment<G>, b: Moment<G>, keeper: Side): Pair<G>['answers'] {
  const inA = answersAt(a);
  const inB = answersAt(b).map(answer => {
    const same = inA.find(({ side, kind }) => side === keeper && answer.side === keeper && kind === answer.kind);
    if (!same) return answer;
    const put = new Put(b.battle.rules, b.s, answer);
    const stands = put.standing() === undefined && canonical(same.about) === canonical(answer.about);
    return stands && put.judge(same.order).length === 0 ? { ...answer, order: same.order } : answer;
  });
  return { a: inA, b: inB };
}

/** What may show in a step: a folder, an order that is sealed in it, or an answer that is opened. */
function secretAt<G extends GameTypes>({ a, b }: Pair<G>['answers'], { questions }: Ruleset<G>): 'folder' | 'sealed' | 'opened' {
  const differing = a.filter((answer, i) => canonical(answer) !== canonical(b[i]));
  if (differing.length === 0) return 'folder';
  return differing.every(({ kind }) => questions[kind].sealed) ? 'sealed' : 'opened';
}

/** Both battles one step on; nothing where they are over, or nobody has been told the same, or they were followed far enough. */
function stepOn<G extends GameTypes>({ keeper, alike, had, ...pair }: Pair<G>, from: Moment<G>): Pair<G> | undefined {
  if (pair.a.s.clock.step >= from.s.clock.step + FOLLOWED) return undefined;
  const heard = [hear(pair.a, pair.answers.a), hear(pair.b, pair.answers.b)] as const;
  const secret = secretAt(pair.answers, pair.a.battle.rules);
  const left = alike.filter(viewer => {
    const at = firstDifference(heard, viewer);
    if (at && secret !== 'opened') mayBeTold(pair.a, { viewer, keeper, sealing: secret === 'sealed' }, at);
    return !at;
  });
  if (left.length === 0) return undefined;
  const step = { a: () => playAgain(pair.a, pair.answers.a), b: () => playAgain(pair.b, pair.answers.b) };
  const [a, b] = [nextMoment(pair.a, pair.answers.a), nextMoment(pair.b, pair.answers.b)];
  const next = { keeper, a, b, alike: left, steps: [...pair.steps, step], had };
  if (next.a.asks.length > 0 && next.b.asks.length > 0) return { ...next, answers: answersOfBoth(next.a, next.b, keeper) };
  compare({ ...next, answers: { a: [], b: [] } });
  return undefined;
}

/** A step once more, for what rules may remember of it. */
function playAgain<G extends GameTypes>({ battle, s }: Moment<G>, answers: readonly Answer<G>[]): void {
  play({ rules: battle.rules, t: rolled<G>(diceOf(battle, s.clock.step)) }, cloned(s), answers);
}

/** Breaks where somebody who was told the same gets something else in one battle than in the other. */
function compare<G extends GameTypes>({ keeper, a, b, alike, steps, had }: Pair<G>): void {
  if (a === b) return;
  const known = had.get(a) ?? new Map<Viewer, Texts>();
  had.set(a, known);
  const missing = alike.filter(viewer => !known.has(viewer));
  if (missing.length > 0) for (const { a: again } of steps) again();
  for (const viewer of missing) known.set(viewer, textsOf(a, viewer));
  for (const { b: again } of steps) again();
  for (const viewer of alike) {
    const what = firstUnlike(known.get(viewer) ?? [], textsOf(b, viewer));
    const say = `${what}, for ${nameOf(viewer)}, who was told nothing of it, betrays what ${keeper} keeps`;
    if (what !== undefined) breakOff(a.battle, a.s.clock.step, say);
  }
}
