// This tree, as it is measured against another. It is the one place of the comparison that knows today's names: rename here with the rest.

import type { Bot } from '@flagplot/bots';
import { check } from '@flagplot/check';
import type {
  Answer,
  Ask,
  GameTypes,
  Json,
  Table as KernelTable,
  Listener,
  Rolled,
  Ruleset,
  State,
  Told,
  View,
} from '@flagplot/kernel';
import {
  begin,
  beginMatch,
  cloned,
  exactly,
  GENERATOR,
  odds,
  play,
  rolled,
  seeded,
  setUp,
  stream,
  viewOf,
} from '@flagplot/kernel';
import { opponent } from '../battle.ts';
import { fleetFight } from '../fleet-fight/rules.ts';
import type { Start } from '../starts.ts';
import { duel, fleets, muster, startOf, startOfRules } from '../starts.ts';
import type { Game, GameName, Match, Player, Table, Tree } from './tree.ts';

const STARTS: Readonly<Record<GameName, () => Start>> = {
  duel,
  'five thousand points': () => startOf('fleet-action', 'narn-earth-5000'),
  'fifteen a side': () => fleets(3, 5),
  'six a side': () => fleets(1, 6),
  'sixty a side': () => fleets(10, 6),
  patrol: () => startOf('squadrons', 'open-patrol'),
  'two squadrons': () => muster(2),
  'sixteen squadrons': () => muster(16),
  'fleet fight': () => startOfRules(fleetFight as unknown as Ruleset<GameTypes>),
};

export const tree: Required<Tree> = {
  exact: (act, limits) => exactly(act as (t: KernelTable<GameTypes>) => unknown, limits),
  dice: seeded,
  stream,
  game: async name => gameOf(STARTS[name]()),
  fights: async () => (await import('../fleet-fight/fights.ts')).fights,
};

type S = State<GameTypes>;

function gameOf(start: Start): Game {
  const { rules, scenario, book } = start;
  return {
    setUp: () => setUp(rules, scenario, book),
    table: (roll, kept) => rolled<GameTypes>({ face: roll }, kept && listenerOf(kept.s as S, kept.told as Told<GameTypes>[])),
    begin: (s, table) => begin({ rules, t: rolledOf(table) }, s as S),
    play: (s, answers, table) => play({ rules, t: rolledOf(table) }, s as S, answers as Answer<GameTypes>[]),
    view: (s, side) => viewOf(s as S, side),
    standing: (view, { kind, about }) => rules.questions[kind]?.standing?.(view as View<GameTypes>, about),
    player: async name => playerOf(opponent(start, name)),
    likeliest: (view, { kind, about }) => firstOf(rules.questions[kind]?.candidates(view as View<GameTypes>, about) ?? []),
    copy: s => cloned(s as S),
    match: seed => matchOf(rules, scenario, seed),
    odds: (s, forecast, of) => odds(rules, { name: forecast, of: of as Json, s: s as S }).outcomes,
  };
}

const rolledOf = (table: Table): Rolled<GameTypes> => table as Rolled<GameTypes>;

function firstOf<A>(all: Iterable<A>): A | undefined {
  for (const one of all) return one;
  return undefined;
}

/** Keeps what is told as a match does: the clock copied, the event as it was made for the telling. */
function listenerOf(s: S, told: Told<GameTypes>[]): Listener<GameTypes> {
  return {
    tell: (event, to) => void told.push(to ? { clock: { ...s.clock }, to, event } : { clock: { ...s.clock }, event }),
    reveal() {},
  };
}

function playerOf(bot: Bot): Player {
  return (view, ask, roll) => bot.answer(view as View<GameTypes>, ask as Ask<GameTypes>, { roll }).order as object;
}

function matchOf(rules: Ruleset<GameTypes>, scenario: object, seed: string): Match {
  const begun = beginMatch(rules, scenario, { dice: { kind: 'seeded', generator: GENERATOR, seed }, check });
  if ('faults' in begun) throw new Error(begun.faults.map(({ say }) => say).join(' '));
  const { match } = begun;
  return {
    asks: () => match.asks() as readonly Ask<GameTypes>[],
    step: () => match.shown().clock.step,
    view: side => match.view(side),
    state: () => match.state(),
    answer(side, step, order) {
      const refusals = match.answer(side, step, order as Json);
      if (refusals.length > 0) throw new Error(refusals.map(({ say }) => say).join(' '));
    },
  };
}
