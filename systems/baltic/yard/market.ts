// What a side may buy, with the numbers a builder compares.

import type { Side } from '@flagplot/kernel';
import type { Figure, Ware } from '@flagplot/manifest';
import { originOf } from '@flagplot/manifest';
import type { Card } from '../rules/cards.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { BalticForce } from './force-file.ts';
import { idFor, idOfSheet } from './names.ts';
import { termsOf } from './terms.ts';

/** BB-8.1.3 Sheets of the navies of the side, BB-8.1.4 but for those that only a scenario names. */
export function market(scenario: Scenario, side: Side): Ware[] {
  const navies = scenario.sides.find(({ id }) => id === side)?.navies ?? [];
  const sold = [...termsOf(scenario).cards.values()].filter(card => navies.includes(card.navy) && !card.byScenario);
  return sold.map(card => ({
    id: card.id,
    name: card.name,
    silhouette: card.type,
    least: 1,
    // BB-8.1.6
    prices: [{ quality: 'whole sheet', price: card.points, ...saidOf(card, 'points') }],
    figures: figuresOf(card),
  }));
}

function figuresOf(card: Card): Figure[] {
  const { type, vessels, hull, black, aa, cc, jink, ram, hangar, weapons } = card;
  const figure = (name: string, value: number | string, field: string): Figure => ({
    name,
    value: String(value),
    ...saidOf(card, field),
  });
  return [
    figure('type', type.replaceAll('-', ' '), 'type'),
    figure('vessels', vessels, 'vessels'),
    figure('boxes', `${hull}, ${black} of them black`, 'hull'),
    figure('Ack-Ack', aa, 'aa'),
    figure('concussion charges', cc, 'cc'),
    ...(jink > 0 ? [figure('jink', jink, 'jink')] : []),
    ...(ram > 0 ? [figure('marines', ram, 'ram')] : []),
    ...(hangar === undefined ? [] : [figure('squadrons at most', hangar, 'hangar')]),
    figure('weapons', weapons.map(({ name }) => name.toLowerCase()).join(', '), 'weapons'),
  ];
}

/** Where a number comes from. */
function saidOf({ provenance }: Card, field: string): { from?: string } {
  const from = originOf(provenance, field);
  return from ? { from } : {};
}

/** BB-8.1.2 One more of a ware, whole, without squadrons. */
export function buy(scenario: Scenario, force: BalticForce, ware: string): BalticForce {
  if (!termsOf(scenario).cards.has(ware)) return force;
  const taken = new Set(force.units.map(({ id }) => id));
  return { ...force, units: [...force.units, { id: idFor(idOfSheet(ware), taken), card: ware }] };
}
