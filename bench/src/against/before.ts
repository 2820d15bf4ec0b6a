// Trees from before there was a `today.ts` in them: entered by the names they had at 2b97c59, with those that came soon after beside them.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer, Ask, Fight, Game, GameName, Match, Player, Roll, State, Table, Tree } from './tree.ts';

interface OldQuestion {
  standing?(view: object, about: object): object | undefined;
  offers(view: object, about: object): Iterable<object>;
}

interface Rules {
  readonly name: string;
  readonly questions: Readonly<Record<string, OldQuestion>>;
}

interface Start {
  readonly rules: Rules;
  readonly scenario: object;
  readonly book: object;
}

interface Source {
  readonly face: Roll;
}

interface Listener {
  tell(event: object, to?: readonly string[]): void;
  reveal(): void;
}

interface OldMatch extends Omit<Match, 'answer' | 'step'> {
  shown(): State;
  answer(side: string, step: number, order: object): readonly { say: string }[];
}

interface Kernel {
  readonly GENERATOR: string;
  seeded(seed: string, step: number): Roll;
  stream(seed: string): Roll;
  setUp(rules: Rules, scenario: object, book: object): State;
  begin(rules: Rules, s: State, table: Table): readonly Ask[];
  play(...given: [rules: Rules, s: State, answers: readonly Answer[], table: Table]): readonly Ask[];
  rolled(source: Source, listener?: Listener): Table;
  viewOf(s: State, side: string): object;
  cloned(s: State): State;
  copy(value: object): object;
  odds(...given: [rules: Rules, s: State, forecast: string, of: object]): { outcomes: unknown };
  beginMatch(rules: Rules, scenario: object, terms: object): { match: OldMatch };
}

interface Bots {
  botCalled(system: string, name: string): { answer(view: object, ask: Ask, think: Source): object };
}

interface Starts {
  duel(): Start;
  fleets(squadrons: number, ships: number): Start;
  muster(squadrons: number): Start;
  startOf(system: string, scenario: string): Start;
}

/** What a tree's modules show, as far as it is used here. */
interface Parts {
  readonly kernel: Kernel;
  readonly bots: Bots;
  readonly starts: Starts;
  readonly check: unknown;
  readonly fleetFight: Rules;
}

/** The tree in `folder`. */
export async function treeBefore(folder: string): Promise<Tree> {
  const load = async <T>(path: string): Promise<T> => (await import(pathToFileURL(join(folder, path)).href)) as T;
  const parts: Parts = {
    kernel: await load<Kernel>('kernel/src/index.ts'),
    bots: await load<Bots>('bots/src/index.ts'),
    starts: await load<Starts>('bench/src/starts.ts'),
    ...(await load<{ check: unknown }>('shelf/src/index.ts')),
    ...(await load<{ fleetFight: Rules }>('bench/src/fleet-fight/rules.ts')),
  };
  const { seeded, stream } = parts.kernel;
  return {
    dice: seeded,
    stream,
    game: async name => gameOf(parts, startOf(parts, name)),
    fights: async () => (await load<{ fights: readonly Fight[] }>('bench/src/fleet-fight/fights.ts')).fights,
  };
}

function startOf({ starts, fleetFight }: Parts, name: GameName): Start {
  const all: Readonly<Record<GameName, () => Start>> = {
    duel: () => starts.duel(),
    'five thousand points': () => starts.startOf('fleet-action', 'narn-earth-5000'),
    'fifteen a side': () => starts.fleets(3, 5),
    'six a side': () => starts.fleets(1, 6),
    'sixty a side': () => starts.fleets(10, 6),
    patrol: () => starts.startOf('squadrons', 'open-patrol'),
    'two squadrons': () => starts.muster(2),
    'sixteen squadrons': () => starts.muster(16),
    'fleet fight': () => ({ rules: fleetFight, scenario: {}, book: {} }),
  };
  return all[name]();
}

function gameOf({ kernel, bots, check }: Parts, { rules, scenario, book }: Start): Game {
  return {
    setUp: () => kernel.setUp(rules, scenario, book),
    table: (roll, kept) => kernel.rolled({ face: roll }, kept && listenerOf(kernel, kept)),
    begin: (s, table) => kernel.begin(rules, s, table),
    play: (s, answers, table) => kernel.play(rules, s, answers, table),
    view: (s, side) => kernel.viewOf(s, side),
    standing: (view, { kind, about }) => rules.questions[kind]?.standing?.(view, about),
    player: async name => playerOf(bots, rules, name),
    likeliest: (view, { kind, about }) => firstOf(rules.questions[kind]?.offers(view, about) ?? []),
    copy: s => kernel.cloned(s),
    match: seed => {
      const dice = { kind: 'seeded', generator: kernel.GENERATOR, seed };
      return matchOf(kernel.beginMatch(rules, scenario, { dice, check }).match);
    },
    odds: (s, forecast, of) => kernel.odds(rules, s, forecast, of).outcomes,
  };
}

function listenerOf({ copy }: Kernel, { s, told }: { readonly s: State; readonly told: unknown[] }): Listener {
  return {
    tell: (event, to) => void told.push(copy(to ? { clock: s.clock, to, event } : { clock: s.clock, event })),
    reveal() {},
  };
}

function firstOf<A>(all: Iterable<A>): A | undefined {
  for (const one of all) return one;
  return undefined;
}

function playerOf(bots: Bots, rules: Rules, name: string): Player {
  const bot = bots.botCalled(rules.name, name);
  return (view, ask, roll) => bot.answer(view, ask, { face: roll });
}

function matchOf(match: OldMatch): Match {
  return {
    asks: () => match.asks(),
    step: () => match.shown().clock.step,
    view: side => match.view(side),
    state: () => match.state(),
    answer(side, step, order) {
      const refusals = match.answer(side, step, order);
      if (refusals.length > 0) throw new Error(refusals.map(({ say }) => say).join(' '));
    },
  };
}
