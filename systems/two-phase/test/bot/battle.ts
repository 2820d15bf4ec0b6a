// Whole battles of Two-Phase between opponents, and each question as it was put in them.

import type { Bot } from '@flagplot/bots';
import { botCalled, botOfModule } from '@flagplot/bots';
import type { Ask, GameTypes, Json, Outcome, State, View } from '@flagplot/kernel';
import { deepFreeze } from '@flagplot/kernel';
import { BareBattle, cloned, seededDice, setUp, stream, viewOf } from '@flagplot/kernel/bare';
import { shippedSystem } from '@flagplot/shelf/shipped';
import * as close from './close.ts';

const system = await shippedSystem('two-phase');
const { rules, scenarios } = system;

export const NAMES: readonly string[] = Object.keys(scenarios);

export function called(name: string): Bot {
  const bot = botCalled(system, name);
  if (!bot) throw new Error(`no opponent is called ${name}`);
  return bot;
}

/** The yardstick: whoever closes and fires all that bears. */
export function closing(): Bot {
  const bot = botOfModule(rules, 'close', close);
  if ('faults' in bot) throw new Error(bot.faults.map(({ say }) => say).join(' '));
  return bot;
}

/** A question as it was put in a battle, with all that stood on the table, and its answer. */
export interface Moment {
  s: State<GameTypes>;
  ask: Ask<GameTypes>;
  order: Json;
}

export interface Fought {
  outcome: Outcome;
  sides: string[];
  last: State<GameTypes>;
}

/** Fights a printed scenario to its end, one opponent a side. An order that is refused throws. */
export function fought(name: string, seed: string, ...bots: readonly Bot[]): Fought {
  const battle = begun(name, seed);
  const sides = Object.keys(battle.s.sealed);
  const faces = sides.map(side => stream(`${seed} ${side}`));
  const order = (v: View<GameTypes>, ask: Ask<GameTypes>): object => {
    const at = sides.indexOf(ask.side);
    return bots[at % bots.length]!.answer(v, ask, { roll: faces[at]! }).order as object;
  };
  while (battle.asks.length > 0) battle.play(battle.answers(order));
  return { outcome: rules.outcome(battle.s)!, sides, last: battle.s };
}

/** Every question of a battle between opponents of one kind; every view is frozen. */
export function moments(name: string, seed: string, bot: Bot): Moment[] {
  const battle = begun(name, seed);
  const asked: Moment[] = [];
  while (battle.asks.length > 0) {
    const s = deepFreeze(cloned(battle.s));
    const answers = battle.asks.map(ask => {
      const { order } = bot.answer(viewOf(s, ask.side), ask, { roll: stream(seed) });
      asked.push({ s, ask, order });
      return { ...ask, order: order as object };
    });
    battle.play(answers);
  }
  return asked;
}

function begun(name: string, seed: string): BareBattle<GameTypes> {
  const read = rules.read(scenarios[name] as object);
  if ('faults' in read) throw new Error(read.faults.map(({ say }) => say).join(' '));
  const s = setUp(rules, scenarios[name] as object, read.book);
  return new BareBattle({ rules, s, dice: seededDice(seed) }).begin();
}

/** Points of the first of two opponents in battles of both seatings: 1 a win, 0.5 a draw. */
export function scored(name: string, [first, against]: readonly [Bot, Bot], seeds: number): number {
  let score = 0;
  for (let n = 0; n < seeds; n += 1)
    for (const seat of [0, 1]) {
      const { outcome, sides } = fought(name, `seed ${n}`, ...(seat === 0 ? [first, against] : [against, first]));
      if (outcome.winners.length === 0) score += 0.5;
      else if (outcome.winners.includes(sides[seat]!)) score += 1;
    }
  return score;
}
