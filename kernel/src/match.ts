// A battle under way as players, and the program that holds it, meet it. It alone has the dice and the unopened answers, so that no state
// ever does.

import type { Ask, GameTypes, Json, Outcome, Refusal, Ruleset, Shown, Side, State, Told, View } from './contract.ts';
import type { Dealings } from './dealings.ts';
import { Door } from './door.ts';
import { MatchEngine } from './engine.ts';
import type { Check, Correction, HandFall, HostMatch, MatchOptions } from './host.ts';
import { copy, deepFreeze, normalise, plain } from './json.ts';
import { setUp } from './loop.ts';
import type { Dice, Entry, Saved } from './saved.ts';
import type { Wanted } from './scripted.ts';
import type { Counts, MatchStatus, Plan } from './status.ts';
import { pictureOf } from './step.ts';
import { viewOf } from './view.ts';

/**
 * Begins a battle and plays its opening to the first question, or says every fault of its scenario.
 * @throws where keyed dice are wanted and no streams are given, and where the rules throw.
 */
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

/** Begins a battle whose scenario has been checked, normalised and read, and plays its opening: one book serves every battle of a scenario. */
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

class LocalMatch<G extends GameTypes> implements HostMatch<G> {
  readonly #engine: MatchEngine<G>;
  readonly #scenario: G['scenario'];
  readonly #options: MatchOptions;
  readonly #door: Door<G>;
  /** The throws ahead, as they were worked out last. */
  #ahead: { readonly status: MatchStatus<G>; readonly throws: readonly Wanted[] } | undefined;

  constructor(engine: MatchEngine<G>, scenario: G['scenario'], options: MatchOptions) {
    this.#engine = engine;
    this.#scenario = scenario;
    this.#options = options;
    this.#door = new Door(engine, options.check);
  }

  get rules(): Ruleset<G> {
    return this.#engine.rules;
  }

  get dice(): Dice['kind'] {
    const { seed, streams } = this.#engine.status;
    if (streams) return 'keyed';
    return seed === undefined ? 'by hand' : 'seeded';
  }

  get check(): Check {
    return this.#options.check;
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
    return this.#door.enter(entry);
  }

  answer(side: Side, step: number, order: Json): Refusal[] {
    return this.#door.answer({ kind: 'answer', step, side, order });
  }

  fell(by: Side, faces: number[]): Refusal[] {
    return this.enter({ kind: 'faces', by, faces });
  }

  back(side: Side, agreed = false): number[] {
    return this.#door.back(side, agreed);
  }

  undo(by: Side, step: number, agreed = false): Refusal[] {
    return this.enter({ kind: 'undo', by, step, ...(agreed && { agreed }) });
  }

  resign(side: Side): Refusal[] {
    return this.enter({ kind: 'resign', side });
  }

  amend(by: string, why: string, { what, ...state }: Correction): Refusal[] {
    return this.enter({ kind: 'amend', by, why, ...(what !== undefined && { what }), state });
  }

  wanted(): Wanted | undefined {
    return this.#engine.status.wanted;
  }

  ahead(): readonly Wanted[] {
    const { status } = this.#engine;
    if (this.#ahead?.status !== status) this.#ahead = { status, throws: deepFreeze(this.#engine.ahead()) };
    return this.#ahead.throws;
  }

  soFar(side: Side | undefined): Told<G>[] {
    return this.#engine.status.soFar.filter(one => isFor(one, side));
  }

  falls(): readonly HandFall[] {
    return this.#engine.status.falls.flatMap(({ number, was: { wanted } }) => {
      const entry = this.#engine.journal[number - 1];
      return entry?.kind === 'faces' && wanted ? [{ number, by: entry.by, faces: entry.faces, wanted }] : [];
    });
  }

  fork(seed?: string): HostMatch<G> {
    const twin = new LocalMatch(this.#engine.twin(), this.#scenario, this.#options);
    twin.reseed(seed);
    return twin;
  }

  reseed(seed?: string): Refusal[] {
    return this.enter({ kind: 'fork', ...(seed !== undefined && { seed }) });
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
      .filter(one => isFor(one, side))
      .slice(from);
  }

  outcome(): Outcome | undefined {
    return this.#engine.status.outcome;
  }
}

/** Whether something was told to this side; without one, to everybody. */
function isFor({ to }: Pick<Told<GameTypes>, 'to'>, side: Side | undefined): boolean {
  return !to || (side !== undefined && to.includes(side));
}
