// What a fleet costs a side of a scenario, how it stands to each limit of the book, and every fault in it.

import type { Refusal, Side } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import { thousands } from '@flagplot/kernel/points';
import type { Bought, Judged, Limit } from '@flagplot/manifest';
import { placesFor } from '../rules/abilities/faults.ts';
import { cardsOf } from '../rules/edge/scenario.ts';
import { AVAILABILITY, isOf, mostOf } from '../rules/muster/availability.ts';
import { ESCORTS, fleetFaults } from '../rules/muster/faults.ts';
import type { FleetTerms, ShipIn } from '../rules/muster/fleet.ts';
import { shipsIn } from '../rules/muster/fleet.ts';
import { ownCardFaults, withOwn } from '../rules/muster/home-made.ts';
import { fleetPrice, listPrice, plannerRest, ratingOf, squadronPrice } from '../rules/muster/price.ts';
import { mostRelief, reliefPrice } from '../rules/reinforcements/muster.ts';
import { FIRST } from '../rules/reinforcements/schedule.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { FleetForce } from './force-file.ts';
import { shipWords } from './names.ts';

/** FA-14.1.1 Sides that may bring their own: those that the scenario has points for. */
export function takes({ sides }: Scenario): Side[] {
  return sides.filter(({ points }) => points !== undefined).map(({ id }) => id);
}

/** Looks at a fleet as what this side would bring. */
export function judge(scenario: Scenario, side: Side, force: FleetForce): Judged {
  const known = cardsOf(scenario);
  const own = force.homeMade ?? [];
  const cards = withOwn(known, own);
  const price = fleetPrice(force, cards);
  const found = scenario.sides.find(({ id }) => id === side);
  // Where nothing may be bought that is the fault, and not what was spent.
  const terms: FleetTerms = { cards, total: found?.points ?? price };
  return {
    price,
    budget: found?.points ?? 0,
    parts: partsOf(force, terms),
    limits: limitsOf(force, found?.points ?? 0, terms),
    faults: [
      ...sideFaults(scenario, side),
      ...lateFaults(scenario, force),
      ...fleetFaults(force, terms),
      ...ownCardFaults(own, known).map(under('/homeMade')),
    ],
  };
}

/** FA-14.1.1 Whether this side may bring a fleet at all. */
function sideFaults({ title, sides }: Scenario, side: Side): Refusal[] {
  const found = sides.find(({ id }) => id === side);
  if (!found)
    return [{ rule: 'FA-14.1.1', say: `${title} has no side ${side}; there is ${sides.map(({ id }) => id).join(', ')}` }];
  if (found.points !== undefined) return [];
  return [{ rule: 'FA-14.1.1', say: `${title} has no points to buy ${found.name} a fleet for: it is fought as printed` }];
}

/** FA-12.1.3 Whether reinforcements could come at all. */
function lateFaults({ title, turns }: Scenario, { squadrons }: FleetForce): Refusal[] {
  const i = squadrons.findIndex(({ relief }) => relief);
  if (i < 0 || turns >= FIRST) return [];
  const say = `There are no reinforcements: ${title} is over before turn ${FIRST}.`;
  return [{ rule: 'FA-12.1.3', at: `/squadrons/${i}/relief`, say }];
}

function partsOf({ squadrons }: FleetForce, { cards }: FleetTerms): Bought[] {
  // FA-4.4.5 The planner is the admiral's, whose squadron is the first.
  const planner = plannerRest({ squadrons }, cards);
  return squadrons.map((squadron, i) => ({
    name: squadron.name,
    says: [...(squadron.relief ? ['reinforcements'] : []), ...squadron.ships.map(shipWords)].join('; '),
    price: squadronPrice(squadron, cards) + (i === 0 ? planner : 0),
  }));
}

/** Every limit on what is bought, and where the fleet stands. */
function limitsOf(force: FleetForce, budget: number, terms: FleetTerms): Limit[] {
  const ships = shipsIn(force, terms.cards);
  const left = budget - fleetPrice(force, terms.cards);
  const flagship = ships[0]?.card;
  const early = force.squadrons.filter(({ relief }) => !relief).length;
  return [
    { rule: 'FA-14.1.1', what: 'Points', stands: left < 0 ? `${thousands(-left)} over` : `${thousands(left)} left` },
    { rule: 'FA-14.1.2', what: 'Bays', stands: baysOf(ships) },
    { rule: 'FA-14.1.3', what: 'Ships in squadrons', stands: String(ships.length) },
    { rule: 'FA-14.1.4', what: 'Ships under each commander', stands: commandOf(ships, terms) },
    { rule: 'FA-14.1.5', what: 'Squadrons under the flagship', stands: `${early} of ${flagship?.command ?? 0}` },
    ...reliefLimits(force, budget, terms),
    { rule: 'FA-14.1.6', what: 'Ships of which there are few', stands: fewOf(ships, budget) },
    { rule: 'FA-14.1.7', what: 'Escorts', stands: `${ships.filter(({ ship }) => ship.escort).length} of ${ESCORTS}` },
    { rule: 'FA-4.2.5', what: 'Abilities of commanders', stands: abilitiesOf(ships) },
  ];
}

/** FA-12.1.1 What comes later, of what may; nothing where nothing does. */
function reliefLimits({ squadrons }: FleetForce, budget: number, { cards }: FleetTerms): Limit[] {
  const relief = squadrons.filter(one => one.relief);
  const price = reliefPrice(relief.reduce((sum, one) => sum + listPrice(one, cards), 0));
  const stands = `${thousands(price)} of ${thousands(mostRelief(budget))}`;
  return relief.length === 0 ? [] : [{ rule: 'FA-12.1.1', what: 'Reinforcements', stands }];
}

function baysOf(ships: readonly ShipIn[]): string {
  const room = ships.reduce((sum, { card }) => sum + (card?.flights ?? 0), 0);
  const flown = ships.reduce((sum, { ship }) => sum + (ship.flights?.length ?? 0), 0);
  return `${flown} of ${room}`;
}

/** `A 3 of 5, B 1 of 3`. */
function commandOf(ships: readonly ShipIn[], { cards }: FleetTerms): string {
  const leads = ships.filter(one => one.leads);
  return leads.map(({ ship, squadron: { name, ships } }) => `${name} ${ships.length - 1} of ${ratingOf(ship, cards)}`).join(', ');
}

/** `1 of 1 ELINT ships`: of what was bought, the rest of the book's list where nothing was. */
function fewOf(ships: readonly ShipIn[], total: number): string {
  const counted = AVAILABILITY.map(limit => ({ limit, n: ships.filter(one => isOf(limit, one)).length }));
  const bought = counted.filter(({ n }) => n > 0);
  return bought.map(({ limit, n }) => `${n} of ${mostOf(limit, total)} ${limit.what}`).join(', ') || 'none';
}

function abilitiesOf(ships: readonly ShipIn[]): string {
  const buyers = ships.filter(({ ship }) => (ship.abilities?.length ?? 0) > 0);
  return (
    buyers
      .map(({ ship, card }) => `${ship.name} ${new Set(ship.abilities).size} of ${placesFor(card?.command ?? 0)}`)
      .join(', ') || 'none'
  );
}
