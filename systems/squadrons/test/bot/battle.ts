// Whole battles of Squadrons between opponents, and positions laid out by hand.

import type { Bot } from '@flagplot/bots';
import { botCalled } from '@flagplot/bots';
import { hexes } from '@flagplot/hexes';
import type { Ask, GameTypes, Json, Outcome, State } from '@flagplot/kernel';
import { deepFreeze } from '@flagplot/kernel';
import { BareBattle, cloned, seededDice, setUp, stream, viewOf } from '@flagplot/kernel/bare';
import { shippedSystems } from '@flagplot/shelf/shipped';
import type { Book } from '../../rules/book.ts';
import type { Quality } from '../../rules/cards.ts';
import type { Facing } from '../../rules/map.ts';
import { directionOf, LAYOUT } from '../../rules/map.ts';
import type { Craft, Squadron } from '../../rules/open.ts';
import type { Goal } from '../../rules/scenario-file.ts';
import type { SqView } from '../../rules/state.ts';

const shelf = await shippedSystems();

const { rules, scenarios } = shelf.squadrons!;

export const NAMES: readonly string[] = Object.keys(scenarios);

export function called(name: string): Bot {
  const bot = botCalled(shelf.squadrons!, name);
  if (!bot) throw new Error(`no opponent is called ${name}`);
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
  asked: Moment[];
}

/** Fights a printed scenario to its end, one opponent a side. Every view is frozen; an order that is refused throws. */
export function fought(name: string, seed: string, ...bots: readonly Bot[]): Fought {
  const battle = new BareBattle({ rules, s: opened(scenarios[name] as object), dice: seededDice(seed) }).begin();
  const sides = Object.keys(battle.s.sealed);
  const faces = sides.map(side => stream(`${seed} ${side}`));
  const asked: Moment[] = [];
  while (battle.asks.length > 0) {
    const now = deepFreeze(cloned(battle.s));
    const answers = battle.asks.map(ask => {
      const at = sides.indexOf(ask.side);
      const { order } = bots[at % bots.length]!.answer(viewOf(now, ask.side), ask, { roll: faces[at]! });
      asked.push({ s: now, ask, order });
      return { ...ask, order: order as object };
    });
    battle.play(answers);
  }
  return { outcome: rules.outcome(battle.s)!, sides, asked };
}

function opened(scenario: object): State<GameTypes> {
  const read = rules.read(scenario);
  if ('faults' in read) throw new Error(read.faults.map(({ say }) => say).join(' '));
  return setUp(rules, scenario, read.book);
}

/** A squadron laid out by hand: its id, type and craft (`1510 W`), and what else is to be known of it. */
export interface Laid {
  id: string;
  type: string;
  craft: readonly string[];
  side?: 'red' | 'blue';
  quality?: Quality;
  goalEdge?: 'east';
  immobile?: boolean;
  /** What is changed of the squadron, and of all its craft. */
  as?: Partial<Squadron>;
  each?: Partial<Craft>;
}

interface Terms {
  goal?: Goal;
  rounds?: number;
  /** Whose view it is; left out: red's. */
  side?: 'red' | 'blue';
}

/** A view of a table with these squadrons; red unless they say blue. Squadrons of blue have moved unless they say otherwise. */
export function laid(squadrons: readonly Laid[], { goal, rounds = 10, side = 'red' }: Terms = {}): SqView {
  const sides = ['red', 'blue'].map(id => ({
    id,
    name: id,
    faction: 'any',
    zone: { columns: [1, 40], rows: [1, 30] },
    edge: id === 'red' ? 'west' : 'east',
    budget: 9000,
    squadrons: squadrons.filter(one => (one.side ?? 'red') === id).map(listed),
  }));
  const s = opened({ name: 'laid', title: 'Laid', map: { columns: 40, rows: 30 }, rounds, sides, ...(goal ? { goal } : {}) });
  s.clock.turn = 1;
  const open = s.open as unknown as SqView['open'];
  for (const one of squadrons) put(open.squadrons[(s.book as unknown as Book).squadronAt[one.id]!]!, one);
  return deepFreeze(viewOf(s, side)) as unknown as SqView;
}

function listed({ id, type, craft, quality = 'average', goalEdge, immobile }: Laid): object {
  const more = { ...(goalEdge ? { goalEdge } : {}), ...(immobile ? { immobile } : {}) };
  return { id, name: id, type, quality, craft: craft.length, ...more };
}

function put(squadron: Squadron, { craft, side, as, each }: Laid): void {
  craft.forEach((text, i) => {
    const [hex, facing] = text.split(' ') as [string, Facing];
    Object.assign(squadron.craft[i]!, hexes.parseName(hex, LAYOUT)!, { heading: directionOf(facing) }, each);
  });
  Object.assign(squadron, { moved: side === 'blue', began: craft.length, speed: 'attack' }, as);
}
