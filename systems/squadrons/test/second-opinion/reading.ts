// The state of the rules read as a position of the second opinion, and orders of the one written as orders of the other.

import { hexes } from '@flagplot/hexes';
import type { Place } from '../../rules/map.ts';
import { LAYOUT, FACINGS as THEIRS } from '../../rules/map.ts';
import type * as Open from '../../rules/open.ts';
import type { Move, Bearing as TheirBearing, Volley } from '../../rules/orders.ts';
import type { Scenario, ScenarioSide, ScenarioSquadron } from '../../rules/scenario-file.ts';
import type { SqState } from '../../rules/state.ts';
import { cardOf } from './cards.ts';
import type { Bearing, Declaration } from './fire.ts';
import type { Hex } from './hexes.ts';
import { FACINGS } from './hexes.ts';
import type { End, MoveOrder } from './movement.ts';
import type { Craft, Position, Squadron, Weapon } from './position.ts';

/** A facing counted as the rules count them, as one of ours. */
const facingOf = (heading: number): number => FACINGS.indexOf(THEIRS[heading] as (typeof FACINGS)[number]);

function hexOf({ q, r }: { q: number; r: number }): Hex {
  return { column: hexes.columnOf({ q, r }, LAYOUT), row: hexes.rowOf({ q, r }, LAYOUT) };
}

/** A battle as the rules have it, and the scenario it was made from: what cannot change is read off the scenario, not off their book. */
export interface Battle {
  readonly scenario: Scenario;
  readonly s: SqState;
}

export function positionOf({ scenario, s: { open } }: Battle): Position {
  const { map, options = [], sides } = scenario;
  const alliesOf = ({ id, alliance }: ScenarioSide): string[] =>
    sides.filter(one => one.id !== id && alliance !== undefined && one.alliance === alliance).map(one => one.id);
  const listed = sides.flatMap(side => side.squadrons.map(squadron => ({ side: side.id, squadron })));
  return {
    ...map,
    narrowArc: options.includes('narrow-arc'),
    ammunition: options.includes('ammunition'),
    order: open.order,
    allies: Object.fromEntries(sides.map(side => [side.id, alliesOf(side)])),
    squadrons: listed.map((one, i) => ({
      ...printedOf(scenario, one),
      ...nowOf(open.squadrons[i] as Open.Squadron, one.squadron),
    })),
  };
}

/** A squadron of a scenario, with its side. */
interface Listed {
  readonly side: string;
  readonly squadron: ScenarioSquadron;
}

type Printed = 'id' | 'side' | 'card' | 'quality' | 'immobile' | 'crippledAt';

/** What a scenario says of a squadron. */
function printedOf({ options = [], goal }: Scenario, { side, squadron }: Listed): Pick<Squadron, Printed> {
  const { id, type, quality, immobile = false } = squadron;
  const roundPips = options.includes('pips-round-up');
  const card = cardOf(type, { roundPips, secondEdition: options.includes('second-edition-ion') });
  const crippledAt = goal?.kind === 'cripple' && goal.squadron === id ? goal.markers : undefined;
  return { id, side, card, quality, immobile, crippledAt };
}

/** What lies on the table of it. */
function nowOf(now: Open.Squadron, { type, hotShots = [] }: ScenarioSquadron): Omit<Squadron, Printed> {
  const { leader, level, speed, moved, jams } = now;
  const { weapons } = cardOf(type, { roundPips: false, secondEdition: false });
  const craft = now.craft.map((one, place) => craftOf(one, weapons, hotShots.includes(place + 1)));
  return { craft, leader, level, speed, moved, jams };
}

function craftOf(craft: Open.Craft, weapons: readonly Weapon[], hotShot: boolean): Craft {
  const counted = weapons.map(({ id }, mount) => [id, craft.rounds[mount] ?? -1] as const).filter(([, rounds]) => rounds >= 0);
  return {
    at: craft.status === 'flying' ? hexOf(craft) : undefined,
    facing: facingOf(craft.heading),
    markers: craft.damage,
    counters: craft.ion + craft.fresh,
    drift: craft.moved,
    hotShot,
    rounds: Object.fromEntries(counted),
  };
}

/** Where the rules say that a craft came to, as we say it; `from` is where it was. */
export function endOf(to: Place, left: End['over'], hexesMoved: number): Omit<End, 'at'> & { at: Hex | undefined } {
  return { at: left ? undefined : hexOf(to), facing: facingOf(to.heading), hexes: hexesMoved, over: left };
}

export function moveOf(squadron: string, { speed, flights }: MoveOrder): Move {
  const craft = flights.map(({ place, path }) => ({ craft: place + 1, path: path.replaceAll('A', 'F') }));
  return { squadron, ...(speed ? { speed } : {}), craft };
}

export function moveOrderOf({ speed, craft }: Move): MoveOrder {
  return { speed, flights: craft.map(({ craft: number, path }) => ({ place: number - 1, path: path.replaceAll('F', 'A') })) };
}

const theirBearing = (bearing: Bearing): TheirBearing => (bearing === 'own' ? bearing : (FACINGS[bearing] as TheirBearing));
const ourBearing = (bears: TheirBearing): Bearing => (bears === 'own' ? bears : FACINGS.indexOf(bears));

export function volleyOf({ squadron, weapon, target, bearings }: Declaration): Volley {
  const turrets = bearings.map(({ place, bearing }) => ({ craft: place + 1, bears: theirBearing(bearing) }));
  return { squadron: squadron.id, weapon: weapon.id, target: target.id, ...(turrets.length > 0 ? { turrets } : {}) };
}

export function declarationOf({ squadrons }: Position, { squadron, weapon, target, turrets }: Volley): Declaration {
  const called = (id: string): Squadron => squadrons.find(one => one.id === id) as Squadron;
  const bearings = (turrets ?? []).map(({ craft, bears }) => ({ place: craft - 1, bearing: ourBearing(bears) }));
  // What its card lacks may be of anybody's.
  const guns = [called(squadron), ...squadrons].flatMap(({ card }) => card.weapons);
  const gun = guns.find(({ id }) => id === weapon) as Weapon;
  return { squadron: called(squadron), weapon: gun, target: called(target), bearings };
}
