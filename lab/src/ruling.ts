// A ruling: a case carried out, step by step, until it ends or something cannot stand.

import type { Ask, GameTypes, Json, Outcome, Refusal, Scripted, Side, Told, Why, Words } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';
import type { Case, CaseBattle, GivenState, OddsCase } from './case.ts';
import { layOut } from './case.ts';

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
  /** Who must decide now; what others are asked about is left out where one side looks on. */
  readonly asks: readonly { readonly side: Side; readonly kind: string; readonly about?: Json }[];
  /** Dice that must be thrown before the battle goes on. */
  readonly wanted?: { readonly dice: number; readonly sides: number; readonly why: Why };
  /** Why it stopped: the answer that could not stand, or after which a die could not (-1: before the first). */
  readonly refused?: { readonly index: number; readonly refusals: readonly Refusal[] };
  /** A rule broke down after this answer: a fault of ours, not of the players. */
  readonly broken?: { readonly index: number; readonly say: string };
  /** Faces of the case that were not thrown. */
  readonly diceLeft: number;
  readonly outcome?: Outcome;
}

/** Carries out a case, or says every fault in what it lays out. `as`: told as this side sees it. */
export function ruleOn(system: System, given: Case, as?: Side): { ruling: Ruling; book: object } | { faults: Refusal[] } {
  const seed = 'seed' in given.dice ? String(given.dice.seed) : undefined;
  const laid = layOut(system, given, seed);
  if ('faults' in laid) return laid;
  const strangers = strangersIn(given, laid.sides, as);
  if (strangers.length > 0) return { faults: strangers };
  const referee = new Referee(laid, system.words, 'seed' in given.dice ? [] : given.dice);
  referee.hear(given.answers);
  return { ruling: referee.ruling(as), book: laid.match.shown().book };
}

/** The battle after the answers of a case that throws no dice, or why it does not come so far. */
export function battleAfter(system: System, given: OddsCase): CaseBattle | { faults: Refusal[] } {
  const laid = layOut(system, given);
  if ('faults' in laid) return laid;
  const referee = new Referee(laid, system.words, []);
  referee.hear(given.answers ?? []);
  const { refused, broken, wanted } = referee.ruling(undefined);
  if (refused) return { faults: refused.refusals.map(under(`/answers/${refused.index}`)) };
  if (!broken && !wanted) return laid;
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

/** Carries out a case: the battle it lays out, and the dice that lie ready. */
class Referee {
  readonly #case: CaseBattle;
  readonly #words: Words<GameTypes>;
  readonly #dice: readonly Scripted[];
  #fallen = 0;
  #refused: Ruling['refused'];
  #broken: Ruling['broken'];

  constructor(laid: CaseBattle, words: Words<GameTypes>, dice: readonly Scripted[]) {
    this.#case = laid;
    this.#words = words;
    this.#dice = dice;
  }

  hear(answers: Case['answers']): void {
    if (!this.#stands(-1, () => this.#fall())) return;
    for (const [i, { side, order }] of answers.entries()) {
      if (!this.#stands(i, () => this.#answer(side, order)) || !this.#stands(i, () => this.#fall())) return;
    }
  }

  #answer(side: Side, order: Json): Refusal[] {
    const { match } = this.#case;
    return match.answer(side, match.shown().clock.step, order);
  }

  /** Throws what is wanted as long as there are dice. */
  #fall(): Refusal[] {
    const { match } = this.#case;
    for (let wanted = match.wanted(); wanted && this.#fallen < this.#dice.length; wanted = match.wanted()) {
      const handful = this.#dice.slice(this.#fallen, this.#fallen + wanted.dice);
      const wrong = handful.flatMap((die, i) => dieFaults(die, (wanted as { sides: number }).sides, this.#fallen + i));
      if (wrong.length > 0) return wrong;
      const refusals = match.fell(
        'referee',
        handful.map(die => (typeof die === 'number' ? die : die.face)),
      );
      if (refusals.length > 0) return refusals;
      this.#fallen += handful.length;
    }
    return [];
  }

  /** Whether the case goes on. */
  #stands(index: number, act: () => Refusal[]): boolean {
    try {
      const refusals = act();
      if (refusals.length === 0) return true;
      this.#refused = { index, refusals };
    } catch (error) {
      this.#broken = { index, say: error instanceof Error ? error.message : String(error) };
    }
    return false;
  }

  ruling(as: Side | undefined): Ruling {
    const { match, told } = this.#case;
    const { open, sealed, clock } = match.state();
    const folders = as === undefined ? sealed : { [as]: sealed[as] as object };
    const heard = match
      .everything()
      .slice(told)
      .filter(({ to }) => as === undefined || !to || to.includes(as));
    const [wanted, outcome] = [match.wanted(), match.outcome()];
    return {
      told: heard.map(one => lineOf(this.#words, match.shown().book, one)),
      state: { open, sealed: folders, clock } as unknown as GivenState,
      asks: match.asks().map(ask => seenBy(ask, as)),
      ...(wanted && { wanted }),
      ...(this.#refused && { refused: this.#refused }),
      ...(this.#broken && { broken: this.#broken }),
      diceLeft: this.#dice.length - this.#fallen,
      ...(outcome && { outcome }),
    };
  }
}

/** An event as it is told. */
export function lineOf(words: Words<GameTypes>, book: object, told: Told<GameTypes>): Line {
  const { turn, line } = told.clock;
  return { turn, line, event: told.event as unknown as Json, text: words.narrate(told, book) };
}

function dieFaults(die: Scripted, sides: number, place: number): Refusal[] {
  const { face, of } = typeof die === 'number' ? { face: die, of: sides } : die;
  const fault = (say: string): Refusal[] => [{ rule: 'case', at: `/dice/${place}`, say }];
  if (of !== sides) return fault(`this is a d${of}, and a d${sides} is thrown`);
  return face > sides ? fault(`a d${sides} is thrown, and has no face ${face}`) : [];
}

function seenBy({ side, kind, about }: Ask<GameTypes>, as: Side | undefined): Ruling['asks'][number] {
  return as === undefined || as === side ? { side, kind, about: about as Json } : { side, kind };
}
