// What a side may buy, with the numbers a builder compares.

import type { Side } from '@flagplot/kernel';
import type { Figure, Ware } from '@flagplot/manifest';
import { originOf } from '@flagplot/manifest';
import type { CraftCard, Provenance, WeaponCard } from '../rules/cards.ts';
import { QUALITIES } from '../rules/cards.ts';
import { cardsOf } from '../rules/scenario.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { SquadronsForce } from './force-file.ts';
import { idFor, nameFor } from './names.ts';

/** SQ-7.1.4, SQ-7.1.5 Craft of the side's faction and those marked `any`, objective craft never. */
export function market(scenario: Scenario, side: Side): Ware[] {
  const faction = scenario.sides.find(({ id }) => id === side)?.faction;
  const sold = [...cardsOf(scenario).values()].filter(card => card.faction === faction || card.faction === 'any');
  return sold.flatMap(card => (card.objective || !card.price ? [] : wareOf(card, card.price)));
}

/** SQ-1.1.1 A squadron has two craft at the least. */
const LEAST = 2;

function wareOf(card: CraftCard, prices: readonly number[]): Ware {
  const from = saidOf(card, 'price');
  return {
    id: card.id,
    name: card.name,
    silhouette: card.silhouette,
    least: LEAST,
    prices: QUALITIES.map((quality, i) => ({ quality, price: prices[i] as number, ...from })),
    figures: figuresOf(card),
  };
}

/** SQ-1.2.1 The numbers of the craft, then its weapons. */
function figuresOf(card: CraftCard): Figure[] {
  const codes = (['maneuverability', 'space', 'hull', 'shields'] as const).map(
    (name): Figure => ({ name, value: String(card[name]), ...saidOf(card, name) }),
  );
  return [
    ...codes,
    ...card.weapons.map((weapon, i) => ({ name: weapon.name, value: weaponWords(weapon), ...saidOf(card, `weapons/${i}`) })),
  ];
}

function weaponWords({ kind, control, damage, range, shots, rounds, arc }: WeaponCard): string {
  if (kind === 'jammer') return `takes ${damage}, to ${range[2]}`;
  return [
    `${control}/${damage} to ${range[2]}`,
    ...(arc === 'turret' ? ['turret'] : []),
    ...(shots > 1 ? [`${shots} shots`] : []),
    ...(rounds === null ? [] : [`${rounds} rounds`]),
  ].join(', ');
}

/** Where a number comes from: what is said of it, else of what it belongs to. */
function saidOf({ provenance }: CraftCard, field: string): { from?: Provenance } {
  const from = originOf(provenance, field);
  return from ? { from } : {};
}

/** SQ-1.1.1 Two craft more in a squadron of their own, Average and without upgrades. */
export function buy(scenario: Scenario, force: SquadronsForce, ware: string): SquadronsForce {
  const card = cardsOf(scenario).get(ware);
  if (!card) return force;
  const { squadrons } = force;
  const name = nameFor(squadrons.map(squadron => squadron.name));
  const id = idFor(name, new Set(squadrons.map(squadron => squadron.id)));
  return {
    ...force,
    squadrons: [...squadrons, { id, name, type: card.id, quality: 'average', craft: card.objective ? 1 : LEAST }],
  };
}
