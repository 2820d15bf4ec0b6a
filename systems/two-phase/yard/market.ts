// What a side may buy, with the numbers a builder compares.

import type { Figure, Ware } from '@flagplot/manifest';
import { originOf } from '@flagplot/manifest';
import type { Provenance, ShipCard } from '../rules/cards.ts';
import { cardsOf, chartsOf } from '../rules/edge/scenario.ts';
import { topSpeed, warpOf } from '../rules/geometry/energy.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import { idFor } from './enlist.ts';
import type { TwoPhaseForce } from './force-file.ts';
import { armsWords, classId } from './names.ts';

/** TP-15.2.1 Every card there is. */
export function market(scenario: Scenario): Ware[] {
  const { speeds } = chartsOf(scenario);
  return [...cardsOf(scenario).values()].map(card => ({
    id: card.id,
    name: card.name,
    silhouette: card.class,
    least: 1,
    prices: [{ quality: 'as built', price: card.bpv, ...saidOf(card, 'bpv') }],
    figures: figuresOf(card, speeds.ships),
  }));
}

function figuresOf(card: ShipCard, limit: number): Figure[] {
  const { moveCost, turnMode, shields, panels, size } = card;
  const around = panels ? `panels ${panels.join(' + ')}` : shields.join(' ');
  const speed = topSpeed(moveCost, warpOf(card), limit);
  return [
    { name: 'size', value: String(size), ...saidOf(card, 'size') },
    { name: 'greatest speed', value: String(speed), from: 'derived' },
    { name: 'turn mode', value: turnMode, ...saidOf(card, 'turnMode') },
    { name: panels ? 'absorbers' : 'shields', value: around, ...saidOf(card, panels ? 'panels' : 'shields') },
    { name: 'power', value: String(powerOf(card)), ...saidOf(card, 'power') },
    { name: 'weapons', value: armsWords(card), ...saidOf(card, 'weapons') },
  ];
}

/** TP-2.1.1 Power of a turn, without what batteries hold. */
function powerOf(card: ShipCard): number {
  return warpOf(card) + card.power.impulse + card.power.apr;
}

/** Where a number comes from. */
function saidOf({ provenance }: ShipCard, field: string): { from?: Provenance } {
  const from = originOf(provenance, field);
  return from ? { from } : {};
}

/** One more of a ware, without options. */
export function buy(scenario: Scenario, force: TwoPhaseForce, ware: string): TwoPhaseForce {
  if (!cardsOf(scenario).has(ware)) return force;
  const taken = new Set(force.ships.map(({ id }) => id));
  const id = idFor(classId(ware), taken);
  return { ...force, ships: [...force.ships, { id, card: ware }] };
}
