// Chapter 14: everything that is wrong with a fleet, row by row and all at once.

import type { Refusal } from '@flagplot/kernel';
import { thousands } from '@flagplot/kernel/points';
import file from '../../data/muster.json' with { type: 'json' };
import { abilityFaults } from '../abilities/faults.ts';
import { shareFaults } from '../reinforcements/muster.ts';
import { availabilityFaults } from './availability.ts';
import type { BoughtFleet, BoughtSquadron, FleetTerms, ShipIn } from './fleet.ts';
import { fault, shipsIn } from './fleet.ts';
import { fleetPrice, listPrice, ratingOf } from './price.ts';

/** FA-14.1.7 Most escorts of a flagship. */
export const ESCORTS: number = file.escorts;

/** Every fault of a fleet; `at` points into it. */
export function fleetFaults(fleet: BoughtFleet, terms: FleetTerms): Refusal[] {
  const ships = shipsIn(fleet, terms.cards);
  return [
    ...pointFaults(fleet, terms),
    ...orderFaults(fleet),
    ...fleet.squadrons.flatMap((squadron, i) => commandFaults(squadron, terms, `/squadrons/${i}`)),
    ...flagFaults(fleet, terms),
    ...reliefFaults(fleet, terms),
    ...availabilityFaults(fleet, terms),
    ...raceFaults(ships, terms),
    ...ships.flatMap(one => shipFaults(one, terms)),
    ...escortFaults(ships),
  ];
}

/** FA-14.1.1 */
function pointFaults(fleet: BoughtFleet, { cards, total }: FleetTerms): Refusal[] {
  const price = fleetPrice(fleet, cards);
  const say = `the fleet costs ${thousands(price)}, and ${thousands(total)} may be spent`;
  return price > total ? [fault('FA-14.1.1', '/squadrons', say)] : [];
}

/** FA-14.1.3 Every squadron has a ship that commands it, and every ship is in one of them; ships and squadrons share their names (FA-4.6.5). */
function orderFaults({ squadrons }: BoughtFleet): Refusal[] {
  const none = { ...fault('FA-14.1.3', '/squadrons', 'a fleet has one squadron at least'), lacking: true as const };
  const empty = squadrons.flatMap(({ name, ships }, i) =>
    ships.length > 0
      ? []
      : [{ ...fault('FA-14.1.3', `/squadrons/${i}/ships`, `${name} has no ship to command it`), lacking: true as const }],
  );
  return [...(squadrons.length === 0 ? [none] : []), ...empty, ...repeats(squadrons)];
}

function repeats(squadrons: readonly BoughtSquadron[]): Refusal[] {
  const ids = squadrons.flatMap(({ id, ships }, i) => [
    [id, `/squadrons/${i}/id`] as const,
    ...ships.map((ship, k) => [ship.id, `/squadrons/${i}/ships/${k}/id`] as const),
  ]);
  return ids.flatMap(([id, at], n) =>
    ids.findIndex(([other]) => other === id) < n ? [fault('FA-14.1.3', at, `${id} is there twice`)] : [],
  );
}

/** FA-14.1.4 All ships but the one that commands count, whatever they are; flights do not. */
function commandFaults({ name, ships }: BoughtSquadron, { cards }: FleetTerms, at: string): Refusal[] {
  const [lead, ...others] = ships;
  if (!lead || !cards.ships.has(lead.card)) return [];
  const rating = ratingOf(lead, cards);
  const say = `${lead.name} commands ${rating} other ships at most, and ${name} has ${others.length}.`;
  return others.length > rating ? [fault('FA-14.1.4', `${at}/ships`, say)] : [];
}

/** FA-14.1.5 As many squadrons as the flagship's printed rating: FA-4.3.9 a better network adds none; FA-A78 reinforcements count for their own flagship. */
function flagFaults({ squadrons }: BoughtFleet, { cards }: FleetTerms): Refusal[] {
  return [squadrons.filter(one => !one.relief), squadrons.filter(one => one.relief)].flatMap(group => {
    const flagship = group[0]?.ships[0];
    const card = flagship && cards.ships.get(flagship.card);
    if (!card || group.length <= card.command) return [];
    const say = `${flagship.name} commands ${card.command} squadrons at most, her own with them, and has ${group.length}.`;
    return [fault('FA-14.1.5', '/squadrons', say)];
  });
}

/** FA-12.1.1 The flag squadron is there from the beginning, and a third of the points at most comes later, FA-12.1.2 as paid for. */
function reliefFaults({ squadrons }: BoughtFleet, { cards, total }: FleetTerms): Refusal[] {
  const first = squadrons[0]?.relief
    ? [fault('FA-12.1.1', '/squadrons/0/relief', 'The flag squadron is there from the beginning.')]
    : [];
  const relief = squadrons.filter(one => one.relief);
  const list = relief.reduce((sum, one) => sum + listPrice(one, cards), 0);
  return [...first, ...shareFaults({ agreed: total, list }).map(one => ({ ...one, at: '/squadrons' }))];
}

/** Ruling R40: ships and fighters of a fleet are of one race, the flagship's. */
function raceFaults(ships: readonly ShipIn[], { cards }: FleetTerms): Refusal[] {
  const race = ships.find(({ card }) => card)?.card?.race;
  const foreign = (of: string | undefined, at: string, what: string): Refusal[] =>
    of === undefined || of === race ? [] : [fault('FA-14.1.6', at, `${what} is ${of}, and the fleet ${race}.`)];
  return ships.flatMap(({ ship, card, at }) => [
    ...foreign(card?.race, `${at}/card`, ship.name),
    ...(ship.flights ?? []).flatMap((id, n) => {
      const fighter = cards.fighters.get(id);
      return foreign(fighter?.race, `${at}/flights/${n}`, fighter?.name ?? id);
    }),
  ]);
}

/** FA-16.2.1 What is bought has a card; FA-14.1.2, FA-4.4.7 no more flights than the hangar holds, whatever clout the admiral has; FA-14.1.8 no ability that chapter 4 does not allow. */
function shipFaults({ ship, card, leads, flag, at }: ShipIn, { cards }: FleetTerms): Refusal[] {
  const flights = ship.flights ?? [];
  const unknown = flights.flatMap((id, n) =>
    cards.fighters.has(id) ? [] : [fault('FA-16.2.1', `${at}/flights/${n}`, `there is no fighter card ${id}`)],
  );
  if (!card) return [fault('FA-16.2.1', `${at}/card`, `there is no ship card ${ship.card}`), ...unknown];
  const say = `${ship.name} has room for ${card.flights} flights, not ${flights.length}.`;
  const crowded = flights.length > card.flights ? [fault('FA-14.1.2', `${at}/flights`, say)] : [];
  return [...unknown, ...crowded, ...abilityFaults({ ship, rating: card.command, leads, flag, at })];
}

/** FA-14.1.7 Two at most, of the flagship's squadron, and not herself. */
function escortFaults(ships: readonly ShipIn[]): Refusal[] {
  const named = ships.filter(({ ship }) => ship.escort);
  const astray = named.flatMap(({ ship, squadron, leads, flag, at }) => {
    const inFlag = flag && !squadron.relief;
    if (inFlag && !leads) return [];
    const say = inFlag ? 'is the flagship and no escort of herself' : 'is no ship of the flag squadron';
    return [fault('FA-14.1.7', `${at}/escort`, `${ship.name} ${say}.`)];
  });
  const over = named
    .slice(ESCORTS)
    .map(({ ship, at }) => fault('FA-14.1.7', `${at}/escort`, `${ship.name} is one escort too many; ${ESCORTS} are named.`));
  return [...astray, ...over];
}
