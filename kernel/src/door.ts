// The door of a match: whatever changes it comes in here. What is badly formed, late, unlawful or out of turn is refused, and changes
// nothing; the rest is handed on to the engine.

import { amendedState } from './amended.ts';
import type { Ask, GameTypes, Json, Refusal, Side } from './contract.ts';
import type { Dealings } from './dealings.ts';
import { dealingsAfter, dealingsReplied } from './dealings.ts';
import type { MatchEngine } from './engine.ts';
import { entryFaults } from './entries.ts';
import type { Check } from './host.ts';
import { copy, deepFreeze, normalise } from './json.ts';
import type { Entry, Offer } from './saved.ts';
import type { Wanted } from './scripted.ts';
import { LIES } from './scripted.ts';

const refusal = (say: string, at?: string): Refusal[] => [at === undefined ? { rule: 'table', say } : { rule: 'table', say, at }];

type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

/** Judges whatever is to change a match, and has its engine carry out what stands. */
export class Door<G extends GameTypes> {
  readonly #engine: MatchEngine<G>;
  readonly #check: Check;

  constructor(engine: MatchEngine<G>, check: Check) {
    this.#engine = engine;
    this.#check = check;
  }

  /** An entry from wherever it comes: its form is looked at first, the whole of it. */
  enter(entry: Entry): Refusal[] {
    const faults = entryFaults(entry, this.#check);
    if (faults.length > 0) return faults;
    return entry.kind === 'answer' ? this.answer(entry) : this.#take(deepFreeze(copy(entry)));
  }

  /**
   * The steps this side has answered and may go back to, the last first; the one that is being asked among them where it has answered. By
   * itself it may not go past what another has answered; `agreed`: with the leave of all.
   */
  back(side: Side, agreed: boolean): number[] {
    const { status, step } = this.#engine;
    if (status.wanted) return [];
    const bars = (hands: readonly Side[]): boolean => !agreed && hands.some(one => one !== side);
    const steps = status.hands.includes(side) ? [step] : [];
    if (bars(status.hands)) return steps;
    for (const { hands, step: before } of this.#engine.undoable().toReversed()) {
      if (bars(hands)) break;
      if (hands.includes(side)) steps.push(before);
    }
    return steps;
  }

  /** An answer. Its side must be asked, its step be the one that is played, its order fit the question: no more is there to its form. */
  answer(entry: EntryOf<'answer'>): Refusal[] {
    const { side, step, order, ruled } = entry;
    const engine = this.#engine;
    const place = placeOf(side, engine.status.asks);
    const late = this.#lateness(side, step, place);
    if (late) return late;
    const { kind, about } = engine.status.asks[place]!;
    const question = engine.rules.questions[kind];
    const faults = this.#check(question.schema, order);
    if (faults.length > 0) return faults;
    const kept = normalise(order);
    const refusals = question.judge(engine.viewOf(side), about, kept as never);
    if (refusals.length === 0) engine.enter(place, answerOf(entry, kept));
    else if (ruled !== undefined)
      engine.enter(place, answerOf(entry, kept), [...new Set(refusals.map(({ say }) => say))].join(' '));
    return ruled === undefined ? refusals : [];
  }

  #take(entry: Exclude<Entry, { kind: 'answer' }>): Refusal[] {
    switch (entry.kind) {
      case 'faces':
        return this.#fell(entry);
      case 'confirm':
        return this.#confirm(entry);
      case 'undo':
        return this.#undo(entry);
      case 'resign':
        return this.#resign(entry);
      case 'offer':
        return this.#offer(entry);
      case 'reply':
        return this.#reply(entry);
      case 'ready':
        return this.#ready(entry);
      case 'anchor':
        return this.#hasSide(entry.side, () => this.#engine.deal(entry));
      case 'staff':
        return this.#staff(entry);
      case 'fork':
        return this.#reseed(entry);
      case 'amend':
        return this.#amend(entry);
    }
  }

  /** Why an answer comes at a wrong time; nothing where it comes at the right one. */
  #lateness(side: Side, step: number, place: number): Refusal[] | undefined {
    const { outcome, orders, wanted } = this.#engine.status;
    if (outcome) return refusal('The battle is over.');
    if (wanted) return refusal('Dice are wanted first.');
    const played = this.#engine.step;
    if (step !== played) return refusal(`Step ${step} is not the one that is played: it is step ${played}.`);
    if (place < 0) return refusal(`${side} is not asked anything now.`);
    return orders[place] === undefined ? undefined : refusal('This was answered already.');
  }

  #fell(entry: EntryOf<'faces'>): Refusal[] {
    if (entry.instead !== undefined) return this.#putRight(entry, entry.instead);
    const wanted = this.#engine.status.wanted;
    if (!wanted) return refusal('No dice are wanted now.');
    if (this.#dealings.unconfirmed) return refusal('The faces thrown before wait for a word.');
    const wrong = faceFaults(wanted, entry.faces);
    if (wrong.length === 0) this.#engine.fell(entry);
    return wrong;
  }

  /** Faces typed wrong are put right until the next dice fall, after that where the others agree. */
  #putRight(entry: EntryOf<'faces'>, number: number): Refusal[] {
    const engine = this.#engine;
    const { falls, dealings, wanted } = engine.status;
    if (wanted && dealings.unconfirmed?.number === number) {
      const wrong = faceFaults(wanted, entry.faces);
      if (wrong.length === 0) engine.fell(entry);
      return wrong;
    }
    const at = falls.findIndex(one => one.number === number);
    if (at < 0) return refusal(`Entry ${number} is none of faces that can be put right.`, '/instead');
    if (!entry.agreed && (engine.plan.confirmed || at < falls.length - 1))
      return refusal('Other dice have fallen since, or a word was given: the others must agree.');
    const fall = falls[at]!;
    const wrong = faceFaults(fall.was.wanted!, entry.faces);
    if (wrong.length === 0) engine.putRight(entry, fall);
    return wrong;
  }

  #confirm(entry: EntryOf<'confirm'>): Refusal[] {
    const { unconfirmed } = this.#dealings;
    if (unconfirmed?.number !== entry.number) return refusal(`No faces of entry ${entry.number} wait for a word.`);
    if (unconfirmed.by === entry.by) return refusal('Another side must say that they are right.');
    return this.#hasSide(entry.by, () => this.#engine.confirm(entry));
  }

  #undo(entry: EntryOf<'undo'>): Refusal[] {
    const { by, step, agreed } = entry;
    const engine = this.#engine;
    if (engine.status.wanted) return refusal('Dice are wanted first.');
    if (step === engine.step) return this.#takeBack(entry);
    const undoable = engine.undoable();
    const back = undoable.find(one => one.step === step);
    if (!back) return refusal('Since then a die has fallen or a secret been seen.');
    const since = undoable.slice(undoable.indexOf(back)).flatMap(one => one.hands);
    if (!agreed && [...since, ...engine.status.hands].some(side => side !== by))
      return refusal('Somebody else has answered since.');
    if (!agreed ? !since.includes(by) : since.length === 0) return refusal('There is nothing of yours to take back.');
    engine.goBack(entry, back);
    return [];
  }

  #takeBack(entry: EntryOf<'undo'>): Refusal[] {
    if (!this.#engine.status.hands.includes(entry.by)) return refusal('There is nothing of yours to take back.');
    this.#engine.takeBack(entry);
    return [];
  }

  #resign(entry: EntryOf<'resign'>): Refusal[] {
    const { side } = entry;
    if (!this.#engine.sides.includes(side)) return refusal(`No side is called ${side}.`);
    if (this.#engine.status.outcome) return refusal('The battle is over.');
    if (this.#dealings.resigned.includes(side)) return refusal(`${side} has resigned already.`);
    this.#deal(entry);
    return [];
  }

  #offer(entry: EntryOf<'offer'>): Refusal[] {
    const { kind, by, what, step } = entry;
    if (this.#engine.status.outcome) return refusal('The battle is over.');
    if (this.#dealings.offers.some(one => one.by === by && one.what === what)) return refusal('That is offered already.');
    if (what === 'draw') return this.#hasSide(by, () => this.#deal({ kind, by, what }));
    if (what === 'end') return this.#offerEnd(entry);
    if (this.#engine.status.wanted) return refusal('Dice are wanted first.');
    const back = this.#engine.undoable().find(one => one.step === step);
    if (!back) return refusal('Since then a die has fallen or a secret been seen.', '/step');
    return this.#hasSide(by, () => this.#deal({ kind, by, what, step: back.step }));
  }

  /** An end that gives some of the sides the win: who, must be said. */
  #offerEnd({ kind, by, what, winners }: EntryOf<'offer'>): Refusal[] {
    if (!winners) return refusal('It must be said who is to have won.', '/winners');
    const strange = winners.findIndex((side, i) => !this.#engine.sides.includes(side) || winners.indexOf(side) < i);
    if (strange >= 0) return refusal(`No side is called ${winners[strange]}, or it stands there twice.`, `/winners/${strange}`);
    return this.#hasSide(by, () => this.#deal({ kind, by, what, winners }));
  }

  #reply(entry: EntryOf<'reply'>): Refusal[] {
    const offer = this.#dealings.offers.find(one => one.number === entry.number);
    if (!offer) return refusal(`There is no offer ${entry.number} on the table.`, '/number');
    if (offer.by === entry.by) return refusal('It is for the others to say.');
    if (offer.yes.includes(entry.by)) return refusal(`${entry.by} has agreed already.`);
    return this.#hasSide(entry.by, () => this.#agree(entry, offer));
  }

  #ready(entry: EntryOf<'ready'>): Refusal[] {
    if (this.#engine.status.begun) return refusal('The battle has begun.');
    if (this.#dealings.ready.includes(entry.side)) return refusal(`${entry.side} is there already.`);
    return this.#hasSide(entry.side, () => this.#deal(entry));
  }

  #staff(entry: EntryOf<'staff'>): Refusal[] {
    const { questions } = this.#engine.rules;
    const strange = entry.kinds.flatMap((kind, i) =>
      Object.hasOwn(questions, kind) ? [] : refusal(`No question is called ${kind}.`, `/kinds/${i}`),
    );
    return strange.length > 0 ? strange : this.#hasSide(entry.side, () => this.#deal(entry));
  }

  #deal(entry: EntryOf<'ready' | 'resign' | 'staff' | 'offer'>): void {
    this.#engine.deal(entry, dealingsAfter(this.#dealings, entry, this.#engine.status.journal + 1));
  }

  /** A word on an offer; with the last that was waited for it happens. */
  #agree(entry: EntryOf<'reply'>, offer: Offer): void {
    const engine = this.#engine;
    const { dealings, agreed } = dealingsReplied(this.#dealings, { offer, entry, sides: engine.sides });
    const back = agreed && offer.what === 'undo' ? engine.undoable().find(one => one.step === offer.step) : undefined;
    if (back) engine.goBack(entry, back);
    else engine.deal(entry, dealings);
  }

  #reseed(entry: EntryOf<'fork'>): Refusal[] {
    this.#engine.reseed(entry);
    return [];
  }

  get #dealings(): Dealings {
    return this.#engine.status.dealings;
  }

  #hasSide(side: Side, act: () => void): Refusal[] {
    if (!this.#engine.sides.includes(side)) return refusal(`No side is called ${side}.`);
    act();
    return [];
  }

  #amend(entry: EntryOf<'amend'>): Refusal[] {
    const { rules, battle } = this.#engine;
    const amended = amendedState(rules, battle.snapshot(), { state: entry.state, check: this.#check });
    if ('faults' in amended) return amended.faults;
    this.#engine.amend({ ...entry, state: normalise(entry.state) }, amended.s);
    return [];
  }
}

/** The place of the ask a side has to answer; -1 where it is asked nothing. */
function placeOf<G extends GameTypes>(side: Side, asks: readonly Ask<G>[]): number {
  for (let i = 0; i < asks.length; i += 1) if (asks[i]!.side === side) return i;
  return -1;
}

/** The entry as it is kept: its order put in canonical form, and nothing said of a person's hand. */
function answerOf({ step, side, hand, ruled, link }: EntryOf<'answer'>, order: Json): EntryOf<'answer'> {
  const entry: EntryOf<'answer'> = { kind: 'answer', step, side, order };
  if (hand !== undefined && hand !== 'person') entry.hand = hand;
  if (ruled !== undefined) entry.ruled = ruled;
  if (link !== undefined) entry.link = link;
  return entry;
}

function faceFaults(wanted: Wanted, faces: readonly number[]): Refusal[] {
  if (faces.length === 1 && faces[0] === LIES && wanted.again)
    return wanted.again.mayLie ? [] : refusal('This die must be thrown again: it is not settled yet.', '/faces/0');
  if (faces.length > wanted.dice) return refusal(`${wanted.dice} d${wanted.sides} are wanted, not ${faces.length}.`);
  const wrong = faces.findIndex(face => !Number.isInteger(face) || face < 1 || face > wanted.sides);
  return wrong < 0 ? [] : refusal(`A d${wanted.sides} has no face ${faces[wrong]}.`, `/faces/${wrong}`);
}
