// Carries out a case: the battle it lays out, the answers as they were given, the dice that lie ready.

import type { Ask, GameTypes, Json, Refusal, Scripted, Side, Wanted } from '@flagplot/kernel';
import { LIES } from '@flagplot/kernel';
import type { Notation } from '@flagplot/manifest';
import type { Case, GivenAnswer } from './case.ts';
import type { CaseBattle } from './lay-out.ts';
import { orderGiven } from './typed.ts';

/** Where a case stopped: which answer could not stand, or after which something else could not (-1: before the first). */
export interface Stop {
  readonly index: number;
  readonly side?: Side;
}

/** An answer with its place in the case. */
type Pending = GivenAnswer & { readonly index: number };

/** What a case is carried out with. */
interface Given {
  readonly battle: CaseBattle;
  readonly dice: readonly Scripted[];
  readonly notation: Notation<GameTypes> | undefined;
}

export class Referee {
  readonly #given: Given;
  #fallen = 0;
  #pending: readonly Pending[] = [];
  refused: (Stop & { readonly refusals: readonly Refusal[] }) | undefined;
  broken: (Stop & { readonly say: string }) | undefined;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Faces of the case that were not thrown. */
  get diceLeft(): number {
    return this.#given.dice.length - this.#fallen;
  }

  /** Answers that were given to nothing: they wait for a question that did not come, or for a battle to go on. */
  get waiting(): readonly number[] {
    return this.#pending.map(({ index }) => index);
  }

  hear(answers: Case['answers']): void {
    this.#pending = answers.map((answer, index) => ({ ...answer, index }));
    if (!this.#stands({ index: -1 }, () => this.#fall())) return;
    for (let one = this.#next(); one; one = this.#next()) {
      const { index, side } = one;
      this.#drop(one);
      if (!this.#stands({ index, side }, () => this.#answer(one)) || !this.#stands({ index }, () => this.#fall())) return;
    }
  }

  /** The first answer that is due: none before dice that are wanted have fallen. One that names its kind waits for its question; one that does nothing is passed over where nobody asks. */
  #next(): Pending | undefined {
    const { match, next } = this.#given.battle;
    if (next() !== undefined || match.wanted()) return undefined;
    const asks = match.asks();
    const isIdle = (one: Pending): boolean =>
      one.kind === undefined && doesNothing(one.order) && !asks.some(({ side }) => side === one.side);
    const due = this.#pending.find(one =>
      one.kind === undefined ? !isIdle(one) : asks.some(({ side, kind }) => side === one.side && kind === one.kind),
    );
    const before = due ? this.#pending.indexOf(due) : this.#pending.length;
    this.#pending = this.#pending.filter((one, i) => i >= before || !isIdle(one));
    return due;
  }

  #drop(given: Pending): void {
    this.#pending = this.#pending.filter(one => one !== given);
  }

  #answer({ side, order }: Pending): Refusal[] {
    const { battle, notation } = this.#given;
    const { match, rules } = battle;
    const { step } = match.shown().clock;
    const ask = match.asks().find(one => one.side === side);
    if (!ask) return [notAsked(side, match.asks())];
    if (order === undefined)
      return match.answer(side, step, rules.questions[ask.kind]?.idle(match.view(side), ask.about) as Json);
    const read = orderGiven(order, { match, side, notation });
    return 'faults' in read ? read.faults : match.answer(side, step, read.order);
  }

  /** Throws what is wanted as long as there are dice. */
  #fall(): Refusal[] {
    const { battle, dice } = this.#given;
    const { match } = battle;
    for (let wanted = match.wanted(); wanted && this.#fallen < dice.length; wanted = match.wanted()) {
      const { dice: due } = wanted;
      const handful = dice.slice(this.#fallen, this.#fallen + due);
      const wrong = handful.flatMap((die, i) => dieFaults(die, wanted as Wanted, this.#fallen + i));
      if (wrong.length > 0) return wrong;
      const faces = handful.map(die => (typeof die === 'number' ? die : die.face));
      const refusals = match.fell('referee', faces);
      if (refusals.length > 0) return refusals;
      this.#fallen += handful.length;
    }
    return [];
  }

  /** Whether the case goes on. */
  #stands(at: Stop, act: () => Refusal[]): boolean {
    try {
      const refusals = act();
      if (refusals.length === 0) return true;
      this.refused = { ...at, refusals };
    } catch (error) {
      this.broken = { ...at, say: error instanceof Error ? error.message : String(error) };
    }
    return false;
  }
}

/** An order of a side that is not asked, where it is to do something: whose orders are heard now. */
function notAsked(side: Side, asks: readonly Ask<GameTypes>[]): Refusal {
  const asked = asks.map(ask => `${ask.side}, ${ask.kind}`).join('; ');
  return { rule: 'case', say: `${side} is not asked anything now${asked === '' ? '' : `; asked: ${asked}`}` };
}

/** Whether an order leaves everything undone: none, `hold`, or one of nothing but empty lists. */
function doesNothing(order: Json | undefined): boolean {
  if (order === undefined || order === null) return true;
  if (typeof order === 'string') return /^\s*(hold|nothing)?\s*$/i.test(order);
  return typeof order === 'object' && Object.values(order).every(part => Array.isArray(part) && part.length === 0);
}

function dieFaults(die: Scripted, { sides, again }: Wanted, place: number): Refusal[] {
  const { face, of } = typeof die === 'number' ? { face: die, of: sides } : die;
  const fault = (say: string): Refusal[] => [{ rule: 'case', at: `/dice/${place}`, say }];
  if (of !== sides) return fault(`this is a d${of}, and a d${sides} is thrown`);
  if (face === LIES)
    return again?.mayLie ? [] : fault(again ? 'this die must be thrown again' : `a d${sides} is thrown, and has no face 0`);
  return face > sides ? fault(`a d${sides} is thrown, and has no face ${face}`) : [];
}
