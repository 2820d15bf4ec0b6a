// Chapter 7.1: what a force costs, and what may be bought.

import type { Refusal } from '@flagplot/kernel';
import type { Charts, CraftCard } from './cards.ts';
import { mostHotShots, priceOfCraft } from './pilots.ts';
import type { ScenarioSide, ScenarioSquadron } from './scenario-file.ts';

/** SQ-7.1.1 The budget of a side whose scenario names none. */
export const BUDGET = 800;

/** SQ-7.1.2, SQ-7.1.3 What a squadron costs: its craft at their quality, its Hot Shots, its leader's command. */
export function priceOf(squadron: ScenarioSquadron, card: CraftCard, { upgrades }: Charts): number {
  const craft = squadron.craft * priceOfCraft(card, squadron.quality);
  return craft + (squadron.hotShots?.length ?? 0) * upgrades.hotShot + (squadron.command ?? 0) * upgrades.command;
}

/** SQ-8.3.1 What each craft counts when it is lost: its price with the upgrades that are its own. */
export function valuesOf(squadron: ScenarioSquadron, card: CraftCard, { upgrades }: Charts): number[] {
  const each = priceOfCraft(card, squadron.quality);
  return Array.from({ length: squadron.craft }, (_, i) => {
    const hotShot = squadron.hotShots?.includes(i + 1) ? upgrades.hotShot : 0;
    const command = i + 1 === (squadron.leader ?? 1) ? (squadron.command ?? 0) * upgrades.command : 0;
    return card.price ? each + hotShot + command : 0;
  });
}

/** What a squadron is checked against. */
export interface ForceLimits {
  charts: Charts;
  cards: ReadonlyMap<string, CraftCard>;
}

/** SQ-1.1, SQ-1.3.1, SQ-7.1 Every fault of one squadron, whoever flies it. */
export function squadronFaults(squadron: ScenarioSquadron, { charts, cards }: ForceLimits, at: string): Refusal[] {
  const card = cards.get(squadron.type);
  if (!card) return [{ rule: 'SQ-1.1.3', at: `${at}/type`, say: `there is no craft card ${squadron.type}` }];
  return [...sizeFaults(squadron, card, at), ...pilotFaults(squadron, charts, at)];
}

/** SQ-1.1.1 Two to twelve craft; SQ-1.1.2 objective craft alone. */
function sizeFaults({ craft, name }: ScenarioSquadron, card: CraftCard, at: string): Refusal[] {
  if (card.objective)
    return craft === 1
      ? []
      : [{ rule: 'SQ-1.1.2', at: `${at}/craft`, say: `${card.name} stands alone, and ${name} has ${craft} craft` }];
  return craft >= 2
    ? []
    : [{ rule: 'SQ-1.1.1', at: `${at}/craft`, say: `a squadron has 2 to 12 craft, and ${name} has ${craft}` }];
}

/** SQ-1.3.1 Not too many Hot Shots; SQ-1.4.1 a leader who is there; SQ-7.1.3 no more command than may be bought. */
function pilotFaults({ craft, name, leader, command, hotShots }: ScenarioSquadron, charts: Charts, at: string): Refusal[] {
  const found: Refusal[] = [];
  const most = mostHotShots(craft, charts);
  if ((hotShots?.length ?? 0) > most)
    found.push({
      rule: 'SQ-1.3.1',
      at: `${at}/hotShots`,
      say: `${name} may have ${most} Hot ${most === 1 ? 'Shot' : 'Shots'}, and has ${hotShots?.length}`,
    });
  hotShots?.forEach((number, i) => {
    if (number > craft) found.push({ rule: 'SQ-1.1.5', at: `${at}/hotShots/${i}`, say: `${name} has no craft ${number}` });
  });
  if ((leader ?? 1) > craft) found.push({ rule: 'SQ-1.4.1', at: `${at}/leader`, say: `${name} has no craft ${leader}` });
  const { steps } = charts.upgrades;
  if ((command ?? 0) > steps)
    found.push({ rule: 'SQ-7.1.3', at: `${at}/command`, say: `a leader gets ${steps} steps of command at most, not ${command}` });
  return found;
}

/** SQ-7.1.1, SQ-7.1.4, SQ-7.1.5 Every fault of what a side has bought, beside those of each squadron. */
export function forceFaults(
  side: Pick<ScenarioSide, 'faction' | 'budget' | 'squadrons'>,
  terms: ForceLimits,
  at: string,
): Refusal[] {
  const budget = side.budget ?? BUDGET;
  const price = forcePrice(side.squadrons, terms);
  const dear: Refusal[] =
    price > budget
      ? [{ rule: 'SQ-7.1.1', at: `${at}/squadrons`, say: `the force costs ${price} SGP, and ${budget} may be spent` }]
      : [];
  const barred = side.squadrons.flatMap((squadron, i) => {
    const card = terms.cards.get(squadron.type);
    return card ? marketFaults(card, side.faction, `${at}/squadrons/${i}/type`) : [];
  });
  return [...dear, ...barred];
}

/** SQ-7.1.2 What several squadrons cost together. */
export function forcePrice(squadrons: readonly ScenarioSquadron[], { cards, charts }: ForceLimits): number {
  return squadrons.reduce((sum, squadron) => {
    const card = cards.get(squadron.type);
    return card ? sum + priceOf(squadron, card, charts) : sum;
  }, 0);
}

/** SQ-7.1.4 Craft of one's own faction and those marked `any`; SQ-7.1.5 never objective craft. */
function marketFaults(card: CraftCard, faction: string, at: string): Refusal[] {
  if (card.objective) return [{ rule: 'SQ-7.1.5', at, say: `${card.name} cannot be bought` }];
  if (card.faction === 'any' || card.faction === faction) return [];
  return [{ rule: 'SQ-7.1.4', at, say: `${card.name} is sold to ${card.faction}, not to ${faction}` }];
}
