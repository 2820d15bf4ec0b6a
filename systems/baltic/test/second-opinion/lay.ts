// A position by chance: two fleets close together, rocks and shoals about them, ships crippled, wrecked, held and Hull Down.

import type { RollDie } from '@flagplot/kernel';
import { setUp } from '@flagplot/kernel';
import { quickDice } from '@flagplot/kernel/bare';
import { sheets } from '../../data/cards/cards.ts';
import { charts as printed } from '../../data/charts/charts.ts';
import type { Charts } from '../../rules/charts.ts';
import { whole } from '../../rules/edge/scenario.ts';
import { baltic as rules } from '../../rules/index.ts';
import type { Vessel } from '../../rules/open.ts';
import { cardOf, isSotl } from '../../rules/roster.ts';
import { bookOf } from '../../rules/scenario-book.ts';
import type { Feature, Scenario, ScenarioUnit } from '../../rules/scenario-file.ts';
import type { BbState } from '../../rules/state.ts';

export const between = (roll: RollDie, from: number, to: number): number => from + roll(to - from + 1) - 1;
export const oneOf = <T>(roll: RollDie, all: readonly T[]): T => all[roll(all.length) - 1] as T;

/** The position of a seed. */
export function layOut(seed: number, charts: Charts = printed): { s: BbState; roll: RollDie } {
  const roll = quickDice(seed);
  const scenario: Scenario = {
    ...{ name: 'chance', title: 'Chance', table: { width: 72_000, height: 48_000 }, turns: 8, margin: 75, goals: [] },
    features: Array.from({ length: roll(4) - 1 }, (_, i) => feature(roll, i)),
    sides: ['a', 'b'].map(id => ({
      ...{ id, name: id, navies: [], zones: [] },
      units: Array.from({ length: roll(3) }, (_, i) => unit(roll, `${id}${i}`)),
    })),
  };
  const book = bookOf(whole({ ...scenario, charts }));
  const s = setUp(rules, scenario, book);
  for (const vessel of s.open.vessels) harm(s, vessel, roll);
  return { s, roll };
}

function unit(roll: RollDie, id: string): ScenarioUnit {
  const pose = { x: between(roll, 15_000, 45_000), y: between(roll, 10_000, 36_000), heading: heading(roll) };
  return { id, card: oneOf(roll, sheets).id, pose };
}

/** Any, or one of those at which corners and edges come to lie on lines. */
export function heading(roll: RollDie): number {
  return roll(3) === 1 ? 4500 * (roll(8) - 1) : roll(36_000) - 1;
}

/** Four corners about a place, in order, so that none crosses another. */
function feature(roll: RollDie, i: number): Feature {
  const [x, y] = [between(roll, 15_000, 45_000), between(roll, 10_000, 36_000)];
  const far = (): number => between(roll, 300, 5000);
  const polygon = [x + far(), y, x, y + far(), x - far(), y, x, y - far()];
  const kind = oneOf(roll, ['land', 'structure', 'reef', 'shallow'] as const);
  if (kind === 'shallow') return { id: `f${i}`, kind, polygon };
  const heights = kind === 'reef' ? (['below'] as const) : oneOf(roll, [['surface'], ['surface', 'airborne']] as const);
  return { id: `f${i}`, kind, heights, polygon };
}

function harm(s: BbState, vessel: Vessel, roll: RollDie): void {
  const card = cardOf(s.book, vessel);
  vessel.x += between(roll, 0, 2) * 1500;
  if (roll(6) === 1) vessel.status = 'wreck';
  if (isSotl(card) && roll(4) === 1) vessel.lost = between(roll, 0, card.hull - 1);
  vessel.held = roll(12) === 1;
  vessel.down = card.traits?.includes('submersible') === true && roll(3) === 1;
  vessel.setting = oneOf(roll, ['Stop', 'Crawl', 'Slow', 'Half', 'Full', 'Flank']);
}
