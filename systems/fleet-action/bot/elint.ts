// ELINT of an ordinary player: each level where it is worth most, by the fire it adds or takes away in this turn.

import { hexes } from '@flagplot/hexes';
import type { ShipOfBook, SquadronOfBook } from '../rules/book.ts';
import { isFired } from '../rules/combat/numbers.ts';
import { REACH } from '../rules/elint/in-force.ts';
import type { Known } from '../rules/elint/levels.ts';
import { elintShips, isInNetwork, levelsOf } from '../rules/elint/levels.ts';
import type { Ship, Squadron } from '../rules/open.ts';
import type { ElintList, ElintUse } from '../rules/orders.ts';
import { ownSquadron, squadronMembers } from '../rules/roster.ts';
import type { FaView } from '../rules/state.ts';

/** The part of fire that a point more or less in the number to hit is worth. */
const POINT = 0.25;
/** The part that is lost out of command, and how sure it is that the jammer stays near. */
const HALVED = 0.5;
const STAYS = 0.6;
/** What a second level for the same is worth beside the first. */
const AGAIN = 0.7;
/** What is left of a level's worth that may be jammed itself. */
const JAMMED = 0.8;

/** The levels of a side's ELINT ships. */
export function elintFor(v: FaView): { elint?: ElintList[] } {
  const givers = elintShips(v, v.side);
  if (givers.length === 0) return {};
  const field = fieldOf(v);
  const given = new Map<string, number>();
  const elint = givers.map(by => ({ ship: by.ship.id, uses: usesOf(v, { by, field, given }) }));
  const some = elint.filter(({ uses }) => uses.length > 0);
  return some.length > 0 ? { elint: some } : {};
}

/** A squadron that fights, with what its ships throw. */
interface Fighting {
  of: SquadronOfBook;
  squadron: Squadron;
  ships: { ship: Ship; of: ShipOfBook; fire: number }[];
  fire: number;
  /** How far from it something of it may strike in this turn. */
  far: number;
}

interface Field {
  own: Fighting[];
  enemies: Fighting[];
}

function fieldOf(v: FaView): Field {
  const all = v.book.squadrons.flatMap((of, i) => fightingOf(v, of, v.open.squadrons[i] as Squadron));
  return { own: all.filter(({ of }) => of.side === v.side), enemies: all.filter(({ of }) => of.side !== v.side) };
}

function fightingOf(v: FaView, of: SquadronOfBook, squadron: Squadron): Fighting[] {
  const ships = squadronMembers(v, of.id).map(one => ({ ...one, fire: fireOf(one.ship, one.of) }));
  if (ships.length === 0) return [];
  const reach = Math.max(...ships.map(one => one.of.reach));
  return [{ of, squadron, ships, fire: ships.reduce((sum, { fire }) => sum + fire, 0), far: reach + squadron.speed }];
}

/** The boxes of a ship's guns, by the sides of their damage dice. */
function fireOf(ship: Ship, of: ShipOfBook): number {
  return of.weapons.reduce((sum, weapon, i) => {
    const die = weapon.points > 0 ? 10 * weapon.points : (weapon.dice[1] ?? weapon.dice[0] ?? 0);
    return isFired(weapon) ? sum + ((ship.weapons[i] as number) * weapon.shots * die) / 10 : sum;
  }, 0);
}

/** A ship that gives levels, and what others have given already, by use and target. */
interface Giving {
  by: Known;
  field: Field;
  given: Map<string, number>;
}

interface Offer {
  uses: ElintUse[];
  worth: number;
}

function usesOf(v: FaView, giving: Giving): ElintUse[] {
  const chosen: Offer[] = [];
  let left = levelsOf(giving.by);
  while (left > 0) {
    const best = bestOf(v, giving, left);
    if (!best) break;
    chosen.push(best);
    left -= best.uses.length;
    const key = keyOf(v, best.uses[0] as ElintUse, giving.by);
    giving.given.set(key, (giving.given.get(key) ?? 0) + 1);
  }
  // FA-13.5.4 What is worth most is struck last.
  return chosen.sort((a, b) => b.worth - a.worth).flatMap(({ uses }) => uses);
}

function keyOf(v: FaView, { use, at = [] }: ElintUse, { of }: Known): string {
  return [use, use === 'offence' || use === 'defence' ? ownSquadron(v.open, of) : at[0]].join(' ');
}

function bestOf(v: FaView, giving: Giving, left: number): Offer | undefined {
  let best: Offer | undefined;
  for (const offer of [...supports(v, giving), ...jams(v, giving)]) {
    if (offer.uses.length > left) continue;
    const before = giving.given.get(keyOf(v, offer.uses[0] as ElintUse, giving.by)) ?? 0;
    const worth = (offer.worth * AGAIN ** before) / offer.uses.length;
    if (worth > (best?.worth ?? 0)) best = { uses: offer.uses, worth };
  }
  return best;
}

/** Whether one squadron may strike another in this turn. */
function strikes(one: Fighting, other: Fighting): boolean {
  return hexes.range(one.squadron, other.squadron) <= one.far + other.squadron.speed;
}

/** FA-13.2, FA-13.3 What more sensor and more defence do for the ship's squadron. */
function supports(v: FaView, { by, field }: Giving): Offer[] {
  const own = field.own.find(({ of }) => of.id === ownSquadron(v.open, by.of));
  if (!own || !isInNetwork(v, by)) return [];
  const near = field.enemies.filter(enemy => hexes.range(own.squadron, enemy.squadron) <= REACH.offence + enemy.squadron.speed);
  const offence = near.some(enemy => strikes(own, enemy)) ? POINT * own.fire * JAMMED : 0;
  const under = field.enemies.filter(enemy => strikes(enemy, own));
  const marksOf = (enemy: Fighting) => Math.max(1, field.own.filter(one => strikes(enemy, one)).length);
  const defence = POINT * under.reduce((sum, enemy) => sum + enemy.fire / marksOf(enemy), 0);
  return [
    { uses: [{ use: 'offence' }], worth: offence },
    { uses: [{ use: 'defence' }], worth: defence },
  ];
}

/** FA-13.4, FA-13.5, FA-13.6 What each kind of jamming takes from the enemies that may strike. */
function jams(v: FaView, giving: Giving): Offer[] {
  const { by, field, given } = giving;
  const striking = field.enemies.filter(enemy => field.own.some(own => strikes(enemy, own)));
  const ships = striking.flatMap(enemy => enemy.ships);
  const within = (reach: number) => ships.filter(({ ship }) => hexes.range(by.ship, ship) <= reach);
  const dangerous = within(REACH.targeting)
    .filter(({ ship }) => !given.has(`targeting ${ship.id}`))
    .sort((a, b) => b.fire - a.fire)
    .slice(0, 2);
  const targeting = { use: 'targeting' as const, at: dangerous.map(({ ship }) => ship.id) };
  return [
    ...(dangerous.length > 0 ? [{ uses: [targeting], worth: POINT * JAMMED * sumOf(dangerous) }] : []),
    ...striking.flatMap(enemy => networkOffers(v, by, enemy)).filter(({ uses: [one] }) => !given.has(`network ${one?.at?.[0]}`)),
    ...within(REACH.elint).flatMap(one => elintOffer(striking, one)),
  ];
}

function sumOf(ships: readonly { fire: number }[]): number {
  return ships.reduce((sum, { fire }) => sum + fire, 0);
}

/** FA-13.4.1, FA-13.4.2 An ordinary ship for a level; a command ship that is no flagship for two, with its squadron. */
function networkOffers(v: FaView, by: Known, enemy: Fighting): Offer[] {
  return enemy.ships.flatMap(({ ship, fire }): Offer[] => {
    if (hexes.range(by.ship, ship) > REACH.network || ship.out !== 'no') return [];
    if (v.open.fleets.some(({ flagship }) => flagship === ship.id)) return [];
    const leads = enemy.squadron.commander === ship.id;
    const use: ElintUse = { use: 'network', at: [ship.id] };
    return [{ uses: leads ? [use, use] : [use], worth: HALVED * STAYS * JAMMED * (leads ? enemy.fire : fire) }];
  });
}

/** FA-13.5.2 A level of theirs for a level of ours. */
function elintOffer(striking: readonly Fighting[], { ship, of }: Fighting['ships'][number]): Offer[] {
  const theirs = striking.find(({ ships }) => ships.some(one => one.ship.id === ship.id));
  if (!theirs || levelsOf({ ship, of }) === 0) return [];
  return [{ uses: [{ use: 'elint', at: [ship.id] }], worth: POINT * JAMMED * JAMMED * theirs.fire }];
}
