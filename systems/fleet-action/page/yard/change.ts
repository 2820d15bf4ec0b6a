// A fleet with one thing in it changed. Squadrons and ships are named by their places.

import type { Ability } from '../../rules/abilities/commanders.ts';
import type { BoughtShip, BoughtSquadron } from '../../rules/muster/fleet.ts';
import type { FleetForce } from '../../yard/force-file.ts';

/** The place of a ship in a fleet. */
export interface Berth {
  readonly squadron: number;
  readonly ship: number;
}

function withSquadrons(force: FleetForce, squadrons: readonly BoughtSquadron[]): FleetForce {
  return { ...force, squadrons };
}

function withShips(force: FleetForce, i: number, ships: readonly BoughtShip[]): FleetForce {
  const squadron = force.squadrons[i];
  return squadron ? withSquadrons(force, force.squadrons.with(i, { ...squadron, ships })) : force;
}

export function shipAt({ squadrons }: FleetForce, { squadron, ship }: Berth): BoughtShip | undefined {
  return squadrons[squadron]?.ships[ship];
}

export function withShipAt(force: FleetForce, { squadron, ship }: Berth, changed: BoughtShip): FleetForce {
  return withShips(force, squadron, force.squadrons[squadron]?.ships.with(ship, changed) ?? []);
}

export function withoutShip(force: FleetForce, { squadron, ship }: Berth): FleetForce {
  return withShips(force, squadron, force.squadrons[squadron]?.ships.toSpliced(ship, 1) ?? []);
}

/** FA-14.1.3 A ship goes before the one that stands at `to`, in her own squadron or another; behind the last where none does. What was bought for a commander stays hers. */
export function moveShip(force: FleetForce, from: Berth, to: Berth): FleetForce {
  const ship = shipAt(force, from);
  const into = force.squadrons[to.squadron];
  if (!ship || !into) return force;
  const left = withoutShip(force, from);
  const shifted = from.squadron === to.squadron && from.ship < to.ship ? 1 : 0;
  const ships = left.squadrons[to.squadron]?.ships ?? [];
  return withShips(left, to.squadron, ships.toSpliced(to.ship - shifted, 0, ship));
}

export function withoutSquadron(force: FleetForce, i: number): FleetForce {
  return withSquadrons(force, force.squadrons.toSpliced(i, 1));
}

/** FA-4.1.1 The flag squadron is the first, FA-12.1.1 and there from the beginning. */
export function asFlagSquadron(force: FleetForce, i: number): FleetForce {
  const squadron = force.squadrons[i];
  if (!squadron) return force;
  const { relief: _, ...rest } = squadron;
  return withSquadrons(force, [rest, ...force.squadrons.toSpliced(i, 1)]);
}

/** FA-12.1.1 */
export function toggleRelief(force: FleetForce, i: number): FleetForce {
  const squadron = force.squadrons[i];
  if (!squadron) return force;
  const { relief, ...rest } = squadron;
  return withSquadrons(force, force.squadrons.with(i, relief ? rest : { ...rest, relief: true }));
}

export function renameSquadron(force: FleetForce, i: number, name: string): FleetForce {
  const squadron = force.squadrons[i];
  return squadron ? withSquadrons(force, force.squadrons.with(i, { ...squadron, name })) : force;
}

/** How many of one word there are in a list. */
export function countOf(words: readonly string[] | undefined, word: string): number {
  return (words ?? []).filter(one => one === word).length;
}

/** A list with so many of one word, the others as they are: new ones stand behind the last of theirs. */
function withCount<W extends string>(words: readonly W[], word: W, n: number): W[] {
  const at = words.includes(word) ? words.indexOf(word) : words.length;
  const others = words.filter(one => one !== word);
  const before = words.slice(0, at).filter(one => one !== word).length;
  return others.toSpliced(before, 0, ...Array.from({ length: Math.max(0, n) }, () => word));
}

/** FA-14.1.2 With so many flights of one kind. */
export function withFlights({ flights, ...ship }: BoughtShip, fighter: string, n: number): BoughtShip {
  const aboard = withCount(flights ?? [], fighter, n);
  return aboard.length > 0 ? { ...ship, flights: aboard } : ship;
}

/** FA-14.1.8 With an ability bought so often. */
export function withAbility({ abilities, ...ship }: BoughtShip, ability: Ability, n: number): BoughtShip {
  const bought = withCount(abilities ?? [], ability, n);
  return bought.length > 0 ? { ...ship, abilities: bought } : ship;
}

/** FA-14.1.7 */
export function toggleEscort({ escort, ...ship }: BoughtShip): BoughtShip {
  return escort ? ship : { ...ship, escort: true };
}
