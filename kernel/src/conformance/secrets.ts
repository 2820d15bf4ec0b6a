// Told is seen: what one side keeps face down shows nowhere until something of it is told.

import type { Answer, Ask, GameTypes, Json, Side, Told } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import { canonical } from '../json.ts';
import { asked } from '../loop.ts';
import { viewOf } from '../view.ts';
import type { AnyOrder } from './asking.ts';
import { Put } from './asking.ts';
import { answersAt, answerTo, breakOff, nextMoment, orderOf, sidesOf } from './battles.ts';
import { crossOrders } from './damage.ts';
import type { DemandOfMoment, Moment } from './subject.ts';
import { Broken } from './subject.ts';

/** Other orders tried in place of the one that was kept. */
const OTHERS = 4;
const DRAWS = 6;
/** Steps for which two battles are followed. */
const FOLLOWED = 60;

/** Two battles alike but for one kept answer of `keeper`. */
interface Pair<G extends GameTypes> {
  readonly keeper: Side;
  a: Moment<G>;
  b: Moment<G>;
  /** Who has been told the same in both so far; undefined stands for a watcher. */
  watching: (Side | undefined)[];
  /** What differs from here on need not come from the folder: the keeper answers an open question otherwise, or somebody knows more. */
  spoilt: boolean;
}

type Compare<G extends GameTypes> = (pair: Pair<G>, observer: Side | undefined, toldAlike: boolean) => void;

export const toldIsSeen: DemandOfMoment = {
  id: 'told-is-seen',
  of: 'moment',
  says: 'told is seen: who was told the same sees the same and is asked the same, whatever another side keeps',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    settle(findingsAt(moment).seen);
  },
};

export const seenIsFinal: DemandOfMoment = {
  id: 'seen-is-final',
  of: 'moment',
  says: 'a step in which something of a folder is seen cannot be undone',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    settle(findingsAt(moment).final);
  },
};

function finalIfTold<G extends GameTypes>({ a, b, keeper, spoilt }: Pair<G>, observer: Side | undefined): void {
  if (spoilt || a.final || b.final) return;
  const who = observer ?? 'a watcher';
  breakOff(
    a.battle,
    a.s.clock.step - 1,
    `${who} is told something of ${keeper}'s folder, which was neither thrown for nor revealed`,
  );
}

/** What is found first against each of the two demands: both look at the same pairs, which are played once for both. */
interface Findings {
  seen: Broken | undefined;
  final: Broken | undefined;
}

const findingsOf = new WeakMap<object, Findings>();

function findingsAt<G extends GameTypes>(moment: Moment<G>): Findings {
  const known = findingsOf.get(moment);
  if (known) return known;
  const found: Findings = { seen: undefined, final: undefined };
  forPairs(moment, (pair, observer, toldAlike) => {
    if (toldAlike) found.seen ??= brokenBy(() => seenAlike(pair, observer));
    else found.final ??= brokenBy(() => finalIfTold(pair, observer));
  });
  findingsOf.set(moment, found);
  return found;
}

function brokenBy(look: () => void): Broken | undefined {
  try {
    look();
    return undefined;
  } catch (error) {
    if (error instanceof Broken) return error;
    throw error;
  }
}

function settle(found: Broken | undefined): void {
  if (found) throw found;
}

/** Plays on from a moment in pairs: with the order that each sealed question gets, and with others in its place. */
function forPairs<G extends GameTypes>(moment: Moment<G>, compare: Compare<G>): void {
  for (const ask of moment.asks) {
    const put = new Put(moment.battle.rules, moment.s, ask);
    if (put.isSealed && put.standing() === undefined)
      for (const other of othersThan(moment, put)) follow(moment, answerTo(ask, other), compare);
  }
}

/** Orders unlike the one the player gives: drawn anew, and his own but for one part, so that much is told alike before they part. */
function othersThan<G extends GameTypes>({ battle, s }: Moment<G>, put: Put<G>): AnyOrder<G>[] {
  const face = stream(`${battle.seed} ${s.clock.step} ${put.ask.side} other`);
  const given = orderOf(battle, put);
  const others = new Map<string, AnyOrder<G>>();
  for (let draw = 0; draw < DRAWS && others.size < OTHERS; draw++) {
    const drawn = put.random(face);
    for (const order of [drawn, crossOrders(given as Json, drawn as Json, face) as AnyOrder<G>]) {
      const fits = battle.subject.check(put.schema, order).length === 0;
      if (fits && canonical(order) !== canonical(given) && put.judge(order).length === 0) others.set(canonical(order), order);
    }
  }
  return [...others.values()];
}

function follow<G extends GameTypes>(from: Moment<G>, other: Answer<G>, compare: Compare<G>): void {
  const answers = answersAt(from);
  const pair: Pair<G> = {
    keeper: other.side,
    a: nextMoment(from, answers),
    b: nextMoment(
      from,
      answers.map(answer => (answer.side === other.side ? other : answer)),
    ),
    watching: [undefined, ...sidesOf(from.s).filter(side => side !== other.side)],
    spoilt: false,
  };
  for (let step = 0; step < FOLLOWED; step++) {
    pair.watching = pair.watching.filter(observer => {
      const toldAlike = canonical(toldTo(pair.a.told, observer)) === canonical(toldTo(pair.b.told, observer));
      compare(pair, observer, toldAlike);
      return toldAlike;
    });
    if (sidesOf(pair.a.s).some(side => side !== pair.keeper && !pair.watching.includes(side))) pair.spoilt = true;
    if (pair.watching.length === 0 || pair.a.asks.length === 0 || pair.b.asks.length === 0) return;
    onward(pair);
  }
}

function toldTo<G extends GameTypes>(told: readonly Told<G>[], observer: Side | undefined): Told<G>[] {
  return told.filter(({ to }) => !to || (observer !== undefined && to.includes(observer)));
}

function seenAlike<G extends GameTypes>({ a, b, keeper }: Pair<G>, observer: Side | undefined): void {
  const who = observer ?? 'a watcher';
  const place = differs(sightOf(a, observer), sightOf(b, observer));
  const { step } = a.s.clock;
  if (place !== undefined) breakOff(a.battle, step, `${who} was told nothing of it, and sees at ${place} what ${keeper} kept`);
  const asks = ({ battle, s }: Moment<G>): Ask<G>[] => asked(battle.rules, s);
  if (canonical(asks(a)) !== canonical(asks(b))) breakOff(a.battle, step, `the questions betray to ${who} what ${keeper} kept`);
}

function sightOf<G extends GameTypes>({ s }: Moment<G>, observer: Side | undefined): unknown {
  return observer === undefined ? { clock: s.clock, open: s.open } : viewOf(s, observer);
}

/** The path of the first difference. */
function differs(a: unknown, b: unknown, at = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return at || '/';
  const parts = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of parts) {
    const found = differs((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${at}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Both battles one step on. The keeper orders in the second what he orders in the first, as long as that stands. */
function onward<G extends GameTypes>(pair: Pair<G>): void {
  const inA = answersAt(pair.a);
  const inB = answersAt(pair.b).map(answer => {
    const same = inA.find(one => one.side === pair.keeper && answer.side === pair.keeper && one.kind === answer.kind);
    return same ? likewise(pair, answer, same) : answer;
  });
  pair.a = nextMoment(pair.a, inA);
  pair.b = nextMoment(pair.b, inB);
}

function likewise<G extends GameTypes>(pair: Pair<G>, answer: Answer<G>, same: Answer<G>): Answer<G> {
  const put = new Put(pair.b.battle.rules, pair.b.s, answer as Ask<G>);
  if (put.standing() !== undefined) return answer;
  if (put.judge(same.order).length === 0 && canonical(put.ask.about) === canonical(same.about))
    return { ...answer, order: same.order } as Answer<G>;
  if (!put.isSealed) pair.spoilt = true;
  return answer;
}
