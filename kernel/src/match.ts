// A battle under way as players meet it: it refuses what is late, unlawful or out of turn, and hands on the rest.
// It alone holds the dice and the unopened answers, so that no state ever does.

import type { Ask, GameTypes, Json, Outcome, Refusal, Ruleset, Shown, Side, State, Told, View, Why } from './contract.ts';
import type { Dealings } from './dealings.ts';
import { dealingsAfter, dealingsReplied } from './dealings.ts';
import { MatchEngine } from './engine.ts';
import type { HostMatch, MatchOptions } from './host.ts';
import { copy, normalise, plain } from './json.ts';
import { setUp } from './loop.ts';
import type { Amended, Dice, Entry, Offer, Saved } from './saved.ts';
import type { Counts, Plan } from './status.ts';
import { pictureOf } from './step.ts';
import { viewOf } from './view.ts';

/** Begins a battle, or says every fault of its scenario. */
export function beginMatch<G extends GameTypes>(
  rules: Ruleset<G>,
  scenario: G['scenario'],
  options: MatchOptions,
): { match: HostMatch<G> } | { faults: Refusal[] } {
  const faults = options.check(rules.schema, scenario);
  if (faults.length > 0) return { faults };
  const given = normalise(scenario);
  const read = rules.read(given);
  return 'faults' in read ? read : { match: beginRead(rules, { scenario: given, book: read.book }, options) };
}

/** Begins a battle whose scenario has been checked and read: one book serves every battle of it. */
export function beginRead<G extends GameTypes>(
  rules: Ruleset<G>,
  { scenario, book }: { scenario: G['scenario']; book: G['book'] },
  options: MatchOptions,
): HostMatch<G> {
  const engine = new MatchEngine(rules, pictureOf(setUp(rules, scenario, book)), planOf(options));
  engine.begin();
  return new LocalMatch(engine, scenario, options);
}

function planOf({ dice, standing, streams, lean }: MatchOptions): Plan {
  if (dice.kind === 'keyed' && !streams) throw new Error('keyed dice are thrown from streams, and there are none');
  return {
    seed: dice.kind === 'seeded' ? dice.seed : undefined,
    streams: dice.kind === 'keyed' ? streams : undefined,
    confirmed: dice.kind === 'by hand' && dice.confirmed,
    held: standing === 'held',
    lean,
  };
}

const refusal = (say: string, at?: string): Refusal[] => [at === undefined ? { rule: 'table', say } : { rule: 'table', say, at }];

type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

class LocalMatch<G extends GameTypes> implements HostMatch<G> {
  readonly #engine: MatchEngine<G>;
  readonly #scenario: G['scenario'];
  readonly #options: MatchOptions;

  constructor(engine: MatchEngine<G>, scenario: G['scenario'], options: MatchOptions) {
    this.#engine = engine;
    this.#scenario = scenario;
    this.#options = options;
  }

  get rules(): Ruleset<G> {
    return this.#engine.rules;
  }

  get dice(): Dice['kind'] {
    const { seed, streams } = this.#engine.status;
    if (streams) return 'keyed';
    return seed === undefined ? 'by hand' : 'seeded';
  }

  saved(): Saved {
    const { rules, journal } = this.#engine;
    const { dice, standing } = this.#options;
    return {
      format: 2,
      system: rules.name,
      edition: rules.edition,
      scenario: plain(this.#scenario),
      dice,
      ...(standing === 'held' && { standing }),
      journal: copy(journal),
      hashes: [...this.#engine.hashes()],
    };
  }

  shown(): Shown<G> {
    const { book, clock, open } = this.state();
    return { book, clock, open };
  }

  view(side: Side): View<G> {
    return viewOf(this.state(), side);
  }

  state(): State<G> {
    return this.#engine.battle.snapshot();
  }

  counts(): Counts {
    return { ...this.#engine.status.counts };
  }

  number(): number {
    return this.#engine.status.journal;
  }

  entries(after = 0): readonly Entry[] {
    return this.#engine.journal.slice(after);
  }

  dealings(): Dealings {
    return this.#engine.status.dealings;
  }

  past(step: number): { s: State<G>; told: number } | undefined {
    return this.#engine.past(step);
  }

  asks(): readonly Ask<G>[] {
    return this.#engine.open();
  }

  answered(): Side[] {
    const { asks, orders } = this.#engine.status;
    return asks.flatMap(({ side }, i) => (orders[i] === undefined ? [] : [side]));
  }

  ownAnswer(side: Side): { order: Json; number: number } | undefined {
    const { journal, status, step } = this.#engine;
    const order = status.orders[status.asks.findIndex(ask => ask.side === side)];
    if (order === undefined) return undefined;
    const at = journal.findLastIndex(one => one.kind === 'answer' && one.side === side && one.step === step);
    return at < 0 ? undefined : { order, number: at + 1 };
  }

  standing(side: Side): Json | undefined {
    const ask = this.asks().find(one => one.side === side);
    return ask && this.#engine.standing(ask);
  }

  enter(entry: Entry): Refusal[] {
    switch (entry.kind) {
      case 'answer':
        return this.#answer(entry);
      case 'faces':
        return this.#fell(entry);
      case 'confirm':
        return this.#confirm(entry);
      case 'undo':
        return this.undo(entry.by, entry.step, entry.agreed);
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
        return this.#hasSide(entry.side, () => this.#deal(entry));
      case 'fork':
        return this.reseed(entry.seed);
      case 'amend':
        return this.amend(entry.by, entry.why, entry.state);
    }
  }

  answer(side: Side, step: number, order: Json): Refusal[] {
    return this.#answer({ kind: 'answer', step, side, order });
  }

  wanted(): { dice: number; sides: number; why: Why } | undefined {
    return this.#engine.status.wanted;
  }

  fell(by: Side, faces: number[]): Refusal[] {
    return this.#fell({ kind: 'faces', by, faces: [...faces] });
  }

  back(side: Side): number[] {
    const { status, step } = this.#engine;
    if (status.wanted) return [];
    const steps: number[] = [];
    if (status.hands.includes(side)) steps.push(step);
    if (status.hands.some(one => one !== side)) return steps;
    for (const moment of this.#engine.undoable().toReversed()) {
      if (moment.hands.some(one => one !== side)) break;
      if (moment.hands.length > 0) steps.push(moment.step);
    }
    return steps;
  }

  undo(by: Side, step: number, agreed = false): Refusal[] {
    const engine = this.#engine;
    const entry: EntryOf<'undo'> = { kind: 'undo', by, step, ...(agreed && { agreed }) };
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

  resign(side: Side): Refusal[] {
    return this.#resign({ kind: 'resign', side });
  }

  amend(by: string, why: string, state: Amended): Refusal[] {
    const faults = this.#misfits(state);
    if (faults.length > 0) return faults;
    const s = this.state();
    const sealed = { ...s.sealed, ...(state.sealed as object) };
    const put = normalise({ open: state.open ?? s.open, sealed, clock: state.clock ?? s.clock });
    this.#engine.amend({ kind: 'amend', by, why, state: normalise(state) }, { ...put, book: s.book } as State<G>);
    return [];
  }

  fork(seed?: string): HostMatch<G> {
    const twin = new LocalMatch(this.#engine.twin(), this.#scenario, this.#options);
    twin.reseed(seed);
    return twin;
  }

  reseed(seed?: string): Refusal[] {
    this.#engine.reseed({ kind: 'fork', ...(seed !== undefined && { seed }) });
    return [];
  }

  everything(): readonly Told<G>[] {
    return [...this.#engine.told()];
  }

  taken(): { from: number; told: readonly Told<G>[] } {
    return this.#engine.taken();
  }

  told(side: Side | undefined, from = 0): Told<G>[] {
    return this.#engine
      .told()
      .filter(one => !one.to || (side !== undefined && one.to.includes(side)))
      .slice(from);
  }

  outcome(): Outcome | undefined {
    return this.#engine.status.outcome;
  }

  #answer(entry: EntryOf<'answer'>): Refusal[] {
    const { side, step, order, ruled } = entry;
    const engine = this.#engine;
    const place = engine.status.asks.findIndex(ask => ask.side === side);
    const late = this.#lateness(side, step, place);
    if (late) return late;
    const { kind, about } = engine.status.asks[place]!;
    const question = engine.rules.questions[kind];
    const faults = this.#options.check(question.schema, order);
    if (faults.length > 0) return faults;
    const kept = normalise(order);
    const refusals = ruled === undefined ? question.judge(engine.viewOf(side), about, kept as never) : [];
    if (refusals.length === 0) engine.enter(place, answerOf(entry, kept));
    return refusals;
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
    const wanted = this.wanted();
    if (!wanted) return refusal('No dice are wanted now.');
    if (this.dealings().unconfirmed) return refusal('The faces thrown before wait for a word.');
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
    const { unconfirmed } = this.dealings();
    if (unconfirmed?.number !== entry.number) return refusal(`No faces of entry ${entry.number} wait for a word.`);
    if (unconfirmed.by === entry.by) return refusal('Another side must say that they are right.');
    return this.#hasSide(entry.by, () => this.#engine.confirm(entry));
  }

  #takeBack(entry: EntryOf<'undo'>): Refusal[] {
    if (!this.#engine.status.hands.includes(entry.by)) return refusal('There is nothing of yours to take back.');
    this.#engine.takeBack(entry);
    return [];
  }

  #resign(entry: EntryOf<'resign'>): Refusal[] {
    const { side } = entry;
    if (!this.#engine.sides.includes(side)) return refusal(`No side is called ${side}.`);
    if (this.outcome()) return refusal('The battle is over.');
    if (this.dealings().resigned.includes(side)) return refusal(`${side} has resigned already.`);
    this.#deal(entry);
    return [];
  }

  #offer(entry: EntryOf<'offer'>): Refusal[] {
    const { by, what, step } = entry;
    if (this.outcome()) return refusal('The battle is over.');
    if (this.dealings().offers.some(one => one.by === by && one.what === what)) return refusal('That is offered already.');
    if (what === 'draw') return this.#hasSide(by, () => this.#deal({ kind: 'offer', by, what }));
    if (this.wanted()) return refusal('Dice are wanted first.');
    const back = this.#engine.undoable().find(one => one.step === step);
    if (!back) return refusal('Since then a die has fallen or a secret been seen.', '/step');
    return this.#hasSide(by, () => this.#deal(entry));
  }

  #reply(entry: EntryOf<'reply'>): Refusal[] {
    const offer = this.dealings().offers.find(one => one.number === entry.number);
    if (!offer) return refusal(`There is no offer ${entry.number} on the table.`, '/number');
    if (offer.by === entry.by) return refusal('It is for the others to say.');
    if (offer.yes.includes(entry.by)) return refusal(`${entry.by} has agreed already.`);
    return this.#hasSide(entry.by, () => this.#agree(entry, offer));
  }

  #ready(entry: EntryOf<'ready'>): Refusal[] {
    if (this.#engine.status.begun) return refusal('The battle has begun.');
    if (this.dealings().ready.includes(entry.side)) return refusal(`${entry.side} is there already.`);
    return this.#hasSide(entry.side, () => this.#deal(entry));
  }

  #deal(entry: EntryOf<'ready' | 'resign' | 'staff' | 'offer'>): void {
    this.#engine.deal(entry, dealingsAfter(this.dealings(), entry, this.number() + 1));
  }

  /** A word on an offer; with the last that was waited for it happens. */
  #agree(entry: EntryOf<'reply'>, offer: Offer): void {
    const engine = this.#engine;
    const { dealings, agreed } = dealingsReplied(this.dealings(), { offer, entry, sides: engine.sides });
    const back = agreed && offer.what === 'undo' ? engine.undoable().find(one => one.step === offer.step) : undefined;
    if (back) engine.goBack(entry, back);
    else engine.deal(entry, dealings);
  }

  #hasSide(side: Side, act: () => void): Refusal[] {
    if (!this.#engine.sides.includes(side)) return refusal(`No side is called ${side}.`);
    act();
    return [];
  }

  #misfits(state: Amended): Refusal[] {
    const { open, sealed } = this.#engine.rules.stateSchemas;
    const sides = this.state().sealed;
    const under = (path: string, schema: object, value: unknown) =>
      this.#options.check(schema, value).map(fault => ({ ...fault, at: path + (fault.at ?? '') }));
    const folders = Object.entries((state.sealed ?? {}) as Record<string, Json>).flatMap(([side, folder]) => {
      const at = `/sealed/${side}`;
      return Object.hasOwn(sides, side) ? under(at, sealed, folder) : refusal(`No side is called ${side}.`, at);
    });
    return [...(state.open === undefined ? [] : under('/open', open, state.open)), ...folders];
  }
}

/** The entry as it is kept: its order put in canonical form, and nothing said of a person's hand. */
function answerOf({ step, side, hand, ruled, link }: EntryOf<'answer'>, order: Json): EntryOf<'answer'> {
  const entry: EntryOf<'answer'> = { kind: 'answer', step, side, order };
  if (hand !== undefined && hand !== 'person') entry.hand = hand;
  if (ruled !== undefined) entry.ruled = ruled;
  if (link !== undefined) entry.link = link;
  return entry;
}

function faceFaults(wanted: { dice: number; sides: number }, faces: readonly number[]): Refusal[] {
  if (faces.length > wanted.dice) return refusal(`${wanted.dice} d${wanted.sides} are wanted, not ${faces.length}.`);
  const wrong = faces.findIndex(face => !Number.isInteger(face) || face < 1 || face > wanted.sides);
  return wrong < 0 ? [] : refusal(`A d${wanted.sides} has no face ${faces[wrong]}.`, `/${wrong}`);
}
