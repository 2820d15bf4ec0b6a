// Positions of every scenario on the shelf, as its ordinary player comes to them.

import type { Mind, Think } from '@flagplot/bots';
import type { Ask, GameTypes, Ruleset, State, View } from '@flagplot/kernel';
import { deepFreeze } from '@flagplot/kernel';
import { BareBattle, cloned, seededDice, setUp, stream } from '@flagplot/kernel/bare';
import { shippedSystems } from '@flagplot/shelf/shipped';

/** A system with a mind, and a scenario of it. */
export interface Subject {
  readonly system: string;
  readonly scenario: string;
  readonly rules: Ruleset<GameTypes>;
  readonly mind: Mind<GameTypes>;
  readonly start: object;
}

/** A deepFreeze table, and a question that is put on it. */
export interface Position {
  readonly s: State<GameTypes>;
  readonly ask: Ask<GameTypes>;
}

const shelf = Object.entries(await shippedSystems());

/** The minds on the shelf, by the names of their systems. */
export const MINDS: readonly (readonly [string, Mind<GameTypes>])[] = shelf.flatMap(([name, { mind }]) =>
  mind ? [[name, mind] as const] : [],
);

/** Every scenario of the systems that have a mind. */
export const SUBJECTS: readonly Subject[] = shelf.flatMap(([system, { rules, mind, scenarios }]) =>
  mind ? Object.entries(scenarios).map(([scenario, start]) => ({ system, scenario, rules, mind, start })) : [],
);

/** Of so many questions in a row one is looked at, after those of the opening. */
const ONE_IN = 4;
/** Turns after which a battle is left. */
const TURNS = 8;

/** Positions of a battle between ordinary players: every question of the opening, then one in four; and the table as it was left. */
export function positionsOf({ rules, mind, start }: Subject): { asked: Position[]; last: State<GameTypes> } {
  const battle = new BareBattle({ rules, s: opened(rules, start), dice: seededDice('positions') }).begin();
  const asked: Position[] = [];
  let seen = 0;
  while (battle.asks.length > 0 && battle.s.clock.turn <= TURNS) {
    const s = deepFreeze(cloned(battle.s));
    const answers = battle.answers((v, ask) => {
      if (s.clock.turn === 0 || seen++ % ONE_IN === 0) asked.push({ s, ask });
      return ordinaryOrder(mind, v, ask);
    });
    battle.play(answers);
  }
  return { asked, last: deepFreeze(cloned(battle.s)) };
}

function opened(rules: Ruleset<GameTypes>, scenario: object): State<GameTypes> {
  const read = rules.read(scenario);
  if ('faults' in read) throw new Error(read.faults.map(({ say }) => say).join(' '));
  return setUp(rules, scenario, read.book);
}

/** What a player thinks with: the same dice each time. */
export function think(seed = 'think'): Think {
  return { roll: stream(seed) };
}

/** The usual answer. */
export function ordinaryOrder(mind: Mind<GameTypes>, v: View<GameTypes>, ask: Ask<GameTypes>): object {
  return (mind.ordinary[ask.kind] as Mind<GameTypes>['ordinary'][string])(v, ask.about, think());
}

/** The answer of an imagined battle: the quick one, or the usual one where none is quicker. */
export function quickOrder(mind: Mind<GameTypes>, v: View<GameTypes>, ask: Ask<GameTypes>): object {
  return mind.quick[ask.kind]?.(v, ask.about, think()) ?? ordinaryOrder(mind, v, ask);
}
