// Whole battles between opponents, and small fleets for them.

import type { Bot } from '@flagplot/bots';
import { botCalled } from '@flagplot/bots';
import type { Ask, GameTypes, Json, Outcome, State } from '@flagplot/kernel';
import { deepFreeze } from '@flagplot/kernel';
import { BareBattle, cloned, seededDice, setUp, stream, viewOf } from '@flagplot/kernel/bare';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { inFormation, placeWritten, writtenPlace } from '../../rules/map.ts';
import type { Heading, Place } from '../../rules/orders.ts';

const shelf = await shippedSystems();

const { rules, scenarios } = shelf['fleet-action']!;

export const duel: object = scenarios.duel as object;

/** Opponents of Fleet Action, or the test is at fault. */
export function called(name: string): Bot {
  const bot = botCalled(shelf['fleet-action']!, name);
  if (!bot) throw new Error(`no opponent is called ${name}`);
  return bot;
}

/** The place of a squadron of the scenario, in another column. */
const standsIn = (column: number, { hex, heading }: { hex: string; heading: Heading }): Place =>
  placeWritten({ hex: `${column}${hex.slice(2)}`, heading });

/** The duel's map and sides with other ships: by side its squadrons, each a list of cards. */
export function fleets(...sides: readonly (readonly string[])[][]): object {
  const printed = duel as { sides: { id: string; squadrons: { hex: string; heading: Heading }[] }[] };
  const squadron = (lead: Place, id: string, cards: readonly string[]) => ({
    id,
    ...writtenPlace(lead),
    ships: cards.map((card, n) => {
      const { hex } = writtenPlace(inFormation(lead, { q: n, r: 0 }));
      return { id: `${id}-${n}`, name: `${id}-${n}`, card, hex };
    }),
  });
  return {
    ...duel,
    sides: printed.sides.map((side, s) => ({
      ...side,
      squadrons: sides[s]!.map((cards, k) => ({
        ...side.squadrons[0]!,
        ...squadron(standsIn(20 + 7 * k, side.squadrons[0]!), `${side.id}-${k}`, cards),
        name: `${k}`,
      })),
    })),
  };
}

/** A question as it was put in a battle, with all that stood on the table. */
export interface Moment {
  s: State<GameTypes>;
  ask: Ask<GameTypes>;
  order: Json;
}

export interface Fought {
  outcome: Outcome;
  sides: string[];
  asked: Moment[];
}

/** Fights a battle to its end. Every view is frozen; an order that is refused throws. */
export function fought(scenario: object, seed: string, ...bots: readonly Bot[]): Fought {
  const read = rules.read(scenario);
  if ('faults' in read) throw new Error(read.faults.map(({ say }) => say).join(' '));
  const battle = new BareBattle({ rules, s: setUp(rules, scenario, read.book), dice: seededDice(seed) }).begin();
  const sides = Object.keys(battle.s.sealed);
  const faces = sides.map(side => stream(`${seed} ${side}`));
  const asked: Moment[] = [];
  while (battle.asks.length > 0) {
    const now = deepFreeze(cloned(battle.s));
    const answers = battle.asks.map(ask => {
      const at = sides.indexOf(ask.side);
      const { order } = bots[at]!.answer(viewOf(now, ask.side), ask, { roll: faces[at]! });
      asked.push({ s: now, ask, order });
      return { ...ask, order: order as object };
    });
    battle.play(answers);
  }
  return { outcome: rules.outcome(battle.s)!, sides, asked };
}
