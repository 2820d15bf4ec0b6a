// A battle of any rule system between opponents, told or in silence; and the same battle again from its record.

import type { Bot } from '@flagplot/bots';
import type { Answer, Ask, GameTypes, Listener, RollDie, Rolled, Ruleset, State, Told } from '@flagplot/kernel';
import { begin, copy, play, rolled, seeded, setUp, stream, viewOf } from '@flagplot/kernel';
import { botCalled } from '@flagplot/shelf/bots';
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
export function opponent({ rules }: Start, name: string): Bot {
  const bot = botCalled(rules.name, name);
  if (!bot) throw new Error(`there is no opponent ${name}`);
  return bot;
}

/** Fights a battle to its end. `dice` is the seed of the table's dice; each side thinks with dice of its own. */
export function fightBattle(start: Start, dice: string, manner: Manner): BattleResult {
  return new Battle(start, dice, manner).run();
}

class Battle {
  readonly #rules: Ruleset<GameTypes>;
  readonly #s: State<GameTypes>;
  readonly #dice: string;
  readonly #manner: Manner;
  readonly #faces: Readonly<Record<string, RollDie>>;
  readonly #told: Told<GameTypes>[] = [];
  readonly #listener: Listener<GameTypes> | undefined;
  #decisions = 0;
  #fell = 0;

  constructor({ rules, scenario, book }: Start, dice: string, manner: Manner) {
    this.#rules = rules;
    this.#s = setUp(rules, scenario, book);
    this.#dice = dice;
    this.#manner = manner;
    this.#faces = Object.fromEntries(Object.keys(this.#s.sealed).map(id => [id, stream(`${dice}/${id}`)]));
    this.#listener = manner.told ? keeping(this.#s, this.#told) : undefined;
  }

  run(): BattleResult {
    const s = this.#s;
    const rules = this.#rules;
    let asks = this.#step(0, t => begin(rules, s, t));
    while (asks.length > 0) {
      const before = this.#decisions;
      const answers = asks.map(ask => this.#answer(ask));
      this.#manner.onStep?.({ answers, hands: this.#decisions - before });
      asks = this.#step(s.clock.step + 1, t => play(rules, s, answers, t));
    }
    return { s, decisions: this.#decisions, dice: this.#fell, turns: s.clock.turn, told: this.#told };
  }

  #step(step: number, act: (t: Rolled<GameTypes>) => Ask<GameTypes>[]): Ask<GameTypes>[] {
    const t = rolled<GameTypes>({ face: seeded(this.#dice, step) }, this.#listener);
    const asks = act(t);
    this.#fell += t.dice;
    return asks;
  }

  #answer(ask: Ask<GameTypes>): Answer<GameTypes> {
    const view = viewOf(this.#s, ask.side);
    const standing = this.#rules.questions[ask.kind]?.standing?.(view, ask.about);
    if (standing) return { ...ask, order: standing } as Answer<GameTypes>;
    this.#decisions += 1;
    const face = this.#faces[ask.side] as RollDie;
    return { ...ask, order: this.#manner.bot.answer(view, ask, { face }) as object };
  }
}

/** Keeps what is told as a match does: copied, since an event may point into a state that goes on changing. */
function keeping(s: State<GameTypes>, told: Told<GameTypes>[]): Listener<GameTypes> {
  return {
    tell: (event, to) => void told.push(copy(to ? { clock: s.clock, to, event } : { clock: s.clock, event })),
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
  const s = setUp(by, scenario, book);
  const opening = rolled<GameTypes>({ face: seeded(dice, 0) });
  begin(by, s, opening);
  let fell = opening.dice;
  for (const step of steps) {
    before?.(s, step);
    const t = rolled<GameTypes>({ face: seeded(dice, s.clock.step + 1) });
    play(by, s, step.answers, t);
    fell += t.dice;
  }
  return { s, fell };
}
