// A battle of any rule system between opponents, told or in silence; and the same battle again from its record.

import type { Bot } from '@flagplot/bots';
import { botCalled } from '@flagplot/bots';
import type { Answer, Ask, Clock, GameTypes, Listener, RollDie, Ruleset, State, Told, View } from '@flagplot/kernel';
import { BareBattle, seededDice, setUp, stream } from '@flagplot/kernel/bare';
import type { Start } from './starts.ts';

/** One round of answers; `hands` of them were asked of an opponent, the others stood of themselves. */
export interface Step {
  answers: Answer<GameTypes>[];
  hands: number;
}

/** A battle as it can be played again. */
export interface Recorded {
  dice: string;
  steps: Step[];
}

/** What came of a battle. */
export interface BattleResult {
  s: State<GameTypes>;
  decisions: number;
  dice: number;
  turns: number;
  told: readonly Told<GameTypes>[];
}

/** How a battle is fought: by whom on all sides, and whether all that happens is told and kept. */
export interface Manner {
  bot: Bot;
  told?: boolean;
  /** Handed each round of answers before it is played. */
  onStep?(step: Step): void;
}

/** The opponent of a name, for the rule system of a start. */
export function opponent({ system }: Start, name: string): Bot {
  const bot = botCalled(system, name);
  if (!bot) throw new Error(`there is no opponent ${name}`);
  return bot;
}

/** Fights a battle to its end. `dice` is the seed of the table's dice; each side thinks with dice of its own. */
export function fightBattle(start: Start, dice: string, manner: Manner): BattleResult {
  return new Battle(start, dice, manner).run();
}

class Battle {
  readonly #manner: Manner;
  readonly #battle: BareBattle<GameTypes>;
  readonly #thoughts: Readonly<Record<string, RollDie>>;
  readonly #told: Told<GameTypes>[] = [];
  #decisions = 0;

  constructor({ rules, scenario, book }: Start, dice: string, manner: Manner) {
    const s = setUp(rules, scenario, book);
    this.#manner = manner;
    this.#thoughts = Object.fromEntries(Object.keys(s.sealed).map(id => [id, stream(`${dice}/${id}`)]));
    const listener = manner.told ? keeping(s, this.#told) : undefined;
    this.#battle = new BareBattle({ rules, s, dice: seededDice(dice), listener });
  }

  run(): BattleResult {
    const battle = this.#battle.begin();
    while (battle.asks.length > 0) {
      const before = this.#decisions;
      const answers = battle.answers((view, ask) => this.#order(view, ask));
      this.#manner.onStep?.({ answers, hands: this.#decisions - before });
      battle.play(answers);
    }
    const { s, dice } = battle;
    return { s, decisions: this.#decisions, dice, turns: s.clock.turn, told: this.#told };
  }

  #order(view: View<GameTypes>, ask: Ask<GameTypes>): object {
    this.#decisions += 1;
    const roll = this.#thoughts[ask.side] as RollDie;
    return this.#manner.bot.answer(view, ask, { roll }).order as object;
  }
}

/** Keeps what is told as a match does: with the clock of its line, copied once for all that is told there. */
function keeping(s: State<GameTypes>, told: Told<GameTypes>[]): Listener<GameTypes> {
  let last = { ...s.clock };
  const now = (): Clock => {
    const { clock } = s;
    if (last.line !== clock.line || last.step !== clock.step || last.turn !== clock.turn) last = { ...clock };
    return last;
  };
  return {
    tell: (event, to) => void told.push(to ? { clock: now(), to: to.slice(), event } : { clock: now(), event }),
    reveal() {},
  };
}

/** Fights a battle and writes it down. */
export function recordBattle(start: Start, dice: string, bot: Bot): Recorded {
  const steps: Step[] = [];
  fightBattle(start, dice, { bot, onStep: step => void steps.push(step) });
  return { dice, steps };
}

/** How a battle is played again: by the rules as they are, or in disguise; and who looks on between the steps. */
export interface Again {
  by?: Ruleset<GameTypes>;
  before?(s: State<GameTypes>, step: Step): void;
}

/** Plays a recorded battle again in silence: its answers and dice, and the rules alone. `fell` is how many dice fell. */
export function replay(
  { rules, scenario, book }: Start,
  { dice, steps }: Recorded,
  again: Again = {},
): { s: State<GameTypes>; fell: number } {
  const { by = rules, before } = again;
  const battle = new BareBattle({ rules: by, s: setUp(by, scenario, book), dice: seededDice(dice) }).begin();
  for (const step of steps) {
    before?.(battle.s, step);
    battle.play(step.answers);
  }
  return { s: battle.s, fell: battle.dice };
}
