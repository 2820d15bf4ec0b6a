// What a battle needs of the rules besides what every battle does: an opening, chapters of gear that few ships carry.

import type { Ruleset } from '@flagplot/kernel';
import { battleRules } from './battle.ts';
import type { ShipCard } from './cards.ts';
import type { RareChapters } from './rare.ts';
import { bringRare } from './rare.ts';
import { isOpen } from './scenario-book.ts';
import type { Scenario } from './scenario-file.ts';
import type { TwoPhase } from './state.ts';

export { bringsAll } from './scenario-book.ts';

/** What the ships of a scenario bring, or may come to hold. */
interface Brought {
  readonly cards: readonly ShipCard[];
  readonly weapons: ReadonlySet<string>;
  readonly options: ReadonlySet<string>;
}

interface Gear {
  isIn(brought: Brought): boolean;
  load(): Promise<Partial<RareChapters>>;
}

/** Each under the name of the part it comes in. */
const GEAR: Readonly<Record<string, Gear>> = {
  cloak: {
    isIn: ({ cards }) => cards.some(card => card.cloak !== undefined),
    load: async () => (await import('./rare/cloak.ts')).cloaks,
  },
  contact: { isIn: ({ weapons }) => weapons.has('esg'), load: async () => (await import('./rare/contact.ts')).fields },
  webbed: {
    isIn: ({ weapons }) => weapons.has('web-generator') || weapons.has('web-caster'),
    load: async () => (await import('./rare/webbed.ts')).webs,
  },
  displacement: {
    isIn: ({ weapons }) => weapons.has('displacement'),
    load: async () => (await import('./rare/displacement.ts')).displacement,
  },
  'panel-mines': {
    isIn: ({ cards }) => cards.some(card => card.paMines !== undefined),
    load: async () => (await import('./rare/panel-mines.ts')).panelMines,
  },
  craft: {
    isIn: ({ cards, options }) =>
      cards.some(({ shuttles }) => shuttles.includes('gas')) ||
      ['scatter-pack', 'booster-pack', 'space-mine'].some(option => options.has(option)),
    load: async () => (await import('./rare/craft.ts')).craft,
  },
};

/** TP-15.1.5, TP-16.1.4 All that a scenario brings; where a mount may be filled, all that mounts hold. */
function broughtBy({ cards: { ships: cards = [] } = {}, charts, sides }: Scenario): Brought {
  const ships = sides.flatMap(side => side.ships);
  const types = cards.flatMap(({ weapons }) => weapons.map(({ type }) => type));
  const isFilled = types.includes('option') || ships.some(({ refits }) => refits !== undefined);
  const held = isFilled ? (charts?.mounts.map(({ type }) => type) ?? []) : [];
  const options = ships.flatMap(({ options: bought = [] }) => bought.map(({ id }) => id));
  return { cards, weapons: new Set([...types, ...held]), options: new Set(options) };
}

/** The parts of the rules that a scenario needs besides those of every battle: it brings every card and chart it uses. */
export function partsFor(scenario: Scenario): string[] {
  const brought = broughtBy(scenario);
  const gear = Object.keys(GEAR).filter(name => GEAR[name]?.isIn(brought));
  return isOpen(scenario) ? ['opening', ...gear] : gear;
}

/** Fetches parts, and puts chapters of rare gear in their places: the rules of a battle that needs them. */
export async function rulesWith(parts: readonly string[]): Promise<Ruleset<TwoPhase>> {
  const opening = parts.includes('opening') ? import('./opening/rules.ts') : undefined;
  bringRare(...(await Promise.all(parts.flatMap(name => GEAR[name]?.load() ?? []))));
  return (await opening)?.openingRules ?? battleRules;
}
