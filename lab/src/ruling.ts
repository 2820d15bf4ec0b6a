// A ruling: a case carried out, step by step, until it ends or something cannot stand.

import type { Ask, GameTypes, Json, Outcome, Refusal, Side, Told, Wanted, Words } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import type { Notation } from '@flagplot/manifest';
import type { System } from '@flagplot/shelf';
import type { Case, GivenState, OddsCase } from './case.ts';
import type { CaseBattle } from './lay-out.ts';
import { layOut } from './lay-out.ts';
import { Referee } from './referee.ts';
import { faultFor } from './secret.ts';

/** An event as a ruling tells it. */
export interface Line {
  readonly turn: number;
  readonly line: number;
  readonly event: Json;
  readonly text: string;
}

/** What came of a case. */
export interface Ruling {
  readonly told: readonly Line[];
  readonly state: GivenState;
  /** The line that begins next, where the case was to go no further: with `state` it is the `from` of the next case. */
  readonly from?: string;
  /** Who must decide now; what others are asked about is left out where one side looks on. */
  readonly asks: readonly { readonly side: Side; readonly kind: string; readonly about?: Json }[];
  /** Dice that must be thrown before the battle goes on; `then` the other dice of the same throw. */
  readonly wanted?: Wanted & { readonly then: readonly Wanted[] };
  /** Why it stopped: the answer that could not stand, or after which a die could not (-1: before the first). */
  readonly refused?: { readonly index: number; readonly refusals: readonly Refusal[] };
  /** A rule broke down after this answer: a fault of ours, not of the players. */
  readonly broken?: { readonly index: number; readonly say: string };
  /** Faces of the case that were not thrown. */
  readonly diceLeft: number;
  /** Answers that were given to nothing, by their places. */
  readonly answersLeft: readonly number[];
  readonly outcome?: Outcome;
}

/** How a case is carried out. `as`: told as this side sees it. */
export interface RulingTerms {
  readonly as?: Side | undefined;
  readonly notation?: Notation<GameTypes> | undefined;
}

/** Carries out a case, or says every fault in what it lays out. */
export function ruleOn(
  system: System,
  given: Case,
  { as, notation }: RulingTerms = {},
): { ruling: Ruling; book: object } | { faults: Refusal[] } {
  const seed = 'seed' in given.dice ? String(given.dice.seed) : undefined;
  const battle = layOut(system, given, seed);
  if ('faults' in battle) return { faults: battle.faults.map(fault => faultFor(as, fault)) };
  const strangers = [...strangersIn(given, battle.sides, as), ...strangeKinds(given, Object.keys(system.rules.questions))];
  if (strangers.length > 0) return { faults: strangers };
  const referee = new Referee({ battle, notation, dice: 'seed' in given.dice ? [] : given.dice });
  referee.hear(given.answers);
  return { ruling: rulingOf({ battle, words: system.words }, referee, as), book: battle.match.shown().book };
}

/** The battle after the answers of a case that throws no dice, or why it does not come so far. */
export function battleAfter(system: System, given: OddsCase, notation?: Notation<GameTypes>): CaseBattle | { faults: Refusal[] } {
  const battle = layOut(system, { ...given, answers: given.answers ?? [] });
  if ('faults' in battle) return battle;
  const referee = new Referee({ battle, notation, dice: [] });
  referee.hear(given.answers ?? []);
  const { refused, broken } = referee;
  if (refused) return { faults: refused.refusals.map(under(`/answers/${refused.index}`)) };
  if (!broken && !battle.match.wanted()) return battle;
  const say = broken ? `the rules break down: ${broken.say}` : 'dice are wanted, and a case whose odds are asked has none';
  return { faults: [{ rule: 'case', at: '/answers', say }] };
}

function strangersIn({ answers }: Case, sides: readonly Side[], as: Side | undefined): Refusal[] {
  const strangerFault = (side: Side, at: string): Refusal[] =>
    sides.includes(side) ? [] : [{ rule: 'case', at, say: `no side is called ${side}; there is ${sides.join(', ')}` }];
  return [
    ...answers.flatMap(({ side }, i) => strangerFault(side, `/answers/${i}/side`)),
    ...(as === undefined ? [] : strangerFault(as, '--as')),
  ];
}

/** Answers to a question that the system never asks. */
function strangeKinds({ answers }: Case, kinds: readonly string[]): Refusal[] {
  return answers.flatMap(({ kind }, i) => {
    if (kind === undefined || kinds.includes(kind)) return [];
    return [{ rule: 'case', at: `/answers/${i}/kind`, say: `no question is called ${kind}; there is ${kinds.join(', ')}` }];
  });
}

/** A case that was carried out, and the words it is told in. */
interface CarriedOut {
  readonly battle: CaseBattle;
  readonly words: Words<GameTypes>;
}

function rulingOf({ battle, words }: CarriedOut, referee: Referee, as: Side | undefined): Ruling {
  const { match } = battle;
  const { open, sealed, clock } = match.state();
  const folders = as === undefined ? sealed : { [as]: sealed[as] as object };
  const [wanted, outcome, from] = [match.wanted(), battle.outcome(), battle.next()];
  return {
    told: heardBy(battle, as).map(one => lineOf(words, match.shown().book, one)),
    state: { open, sealed: folders, clock } as unknown as GivenState,
    ...(from !== undefined && { from }),
    asks: match.asks().map(ask => seenBy(ask, as)),
    ...(wanted && { wanted: { ...wanted, then: match.ahead() } }),
    ...stopOf(referee, as),
    diceLeft: referee.diceLeft,
    answersLeft: referee.waiting,
    ...(outcome && { outcome }),
  };
}

/** All that was told since the position, that of a step that waits for dice too. */
function heardBy({ match, told, sides }: CaseBattle, as: Side | undefined): Told<GameTypes>[] {
  const soFar = as === undefined ? [...new Set(sides.flatMap(side => match.soFar(side)))] : match.soFar(as);
  const before = match.everything().slice(told);
  return [...before.filter(({ to }) => as === undefined || !to || to.includes(as)), ...soFar];
}

/** Why it stopped. What was wrong with another side's order is not for every ear. */
function stopOf({ refused, broken }: Referee, as: Side | undefined): Pick<Ruling, 'refused' | 'broken'> {
  const isOthersOrder = (side: Side | undefined): boolean => as !== undefined && side !== undefined && side !== as;
  if (refused) {
    const { index, side, refusals } = refused;
    return { refused: { index, refusals: isOthersOrder(side) ? [notForYou(side as Side)] : refusals } };
  }
  if (!broken) return {};
  return { broken: { index: broken.index, say: isOthersOrder(broken.side) ? 'the rules break down' : broken.say } };
}

const notForYou = (side: Side): Refusal => ({ rule: 'case', say: `the order of ${side} cannot stand` });

/** An event as it is told. */
export function lineOf(words: Words<GameTypes>, book: object, told: Told<GameTypes>): Line {
  const { turn, line } = told.clock;
  return { turn, line, event: told.event as unknown as Json, text: words.narrate(told, book) };
}

function seenBy({ side, kind, about }: Ask<GameTypes>, as: Side | undefined): Ruling['asks'][number] {
  return as === undefined || as === side ? { side, kind, about: about as Json } : { side, kind };
}
