// A battle of the rules, read as a position of the second opinion.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { WeaponCard } from '../../rules/cards.ts';
import type { Hold, Truth } from '../../rules/folder.ts';
import { LAYOUT } from '../../rules/geometry/map.ts';
import type { Seeker, Unit } from '../../rules/open.ts';
import { LOST } from '../../rules/open.ts';
import { cardOf, holdOf } from '../../rules/roster.ts';
import { truthOf } from '../../rules/seekers/truth.ts';
import type { TpState } from '../../rules/state.ts';
import type { Spot } from './plane.ts';
import type { Missile, Position, Ship, Weapon } from './position.ts';

/** A hex by the four digits of its printed name. */
export function spotOf(hex: Hex): Spot {
  const name = hexes.nameOf(hex, LAYOUT);
  return { column: Number(name.slice(0, 2)), row: Number(name.slice(2)) };
}

const nameOf = ({ column, row }: Spot): string => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

export function positionOf(s: TpState): Position {
  const { book, open } = s;
  const { nebula } = book;
  return {
    ships: open.units.map(unit => shipFrom(s, unit, holdOf(s, unit))),
    missiles: open.seekers.map(seeker => missileFrom(seeker, truthOf(s, seeker))),
    order: open.order,
    alliances: Object.fromEntries(book.sides.map(({ id, alliance }) => [id, alliance])),
    nebula: spot => nebula === 'all' || (nebula !== 'none' && nebula.includes(nameOf(spot))),
    loans: open.loans,
    ...book.map,
  };
}

function shipFrom({ book }: TpState, unit: Unit, hold: Hold): Ship {
  const card = cardOf(book, unit);
  const { flags = [], stealth = 0, tracks, power } = card;
  return {
    ...{ id: unit.id, side: unit.side, isHere: unit.status === 'here', flags, stealth, tracks, batteryHolds: power.holds },
    ...{ at: spotOf(unit), facing: unit.facing, came: unit.came && spotOf(unit.came), arrived: unit.arrived },
    boxes: { ...unit.boxes },
    ...{ shields: [...unit.shields], dropped: [...unit.dropped], setting: unit.setting },
    weapons: card.weapons.map((weapon, mount) => weaponFrom(weapon, { mount, unit, hold })),
    ...{ veil: unit.veil?.step ?? 0, lostBy: unit.veil?.lost ?? [], hasLock: unit.lockOn && unit.disrupted === undefined },
    ...{ hasFireControl: unit.fireControl, hasLife: unit.life, isErratic: unit.erratic, ecm: unit.ecm, eccm: unit.eccm },
    ...{ general: hold.general, specific: [...hold.specific], capacitor: hold.capacitor, battery: hold.battery },
    prefers: hold.watch?.prefers ?? [],
    ...{ held: [...(unit.banks?.held ?? [])], on: [...(unit.banks?.on ?? [])] },
  };
}

function weaponFrom(
  { id, type, arc, range }: WeaponCard,
  { mount, unit, hold }: { mount: number; unit: Unit; hold: Hold },
): Weapon {
  const shots = unit.weapons[mount] as number;
  const { turns, energy } = hold.arms[mount] as Hold['arms'][number];
  const load = hold.magazines.find(one => one.mount === mount)?.load ?? [];
  return { id, type, arc, reach: range, isLost: shots === LOST, shots: Math.max(0, shots), turns, energy, load: [...load] };
}

function missileFrom(seeker: Seeker, { load, pseudo, left }: Truth): Missile {
  const { id, side, by, on, facing, arrived, flown, moves, damage, response } = seeker;
  return {
    ...{ id, side, by, on, facing, arrived, flown, moves, damage, left, isResponse: response, isPseudo: pseudo },
    ...{ at: spotOf(seeker), came: seeker.came && spotOf(seeker.came) },
    ...{ isDrone: seeker.shown === 'drone', plasma: seeker.type ?? '', load: load ?? '' },
  };
}

/** What there is to be seen of a ship after a volley, with what its owner holds. */
export function sheetOf({ id, isHere, boxes, shields, weapons, general, specific, capacitor, battery, held }: Ship): object {
  const left = weapons.map(({ isLost, shots, turns, energy, load }) =>
    isLost ? 'lost' : [shots, turns, energy, load.length].join(' '),
  );
  return { id, isHere, boxes, shields, weapons: left, general, specific, capacitor, battery, held };
}

/** The same of a seeker. */
export function trackOf({ id, at, facing, flown, moves, damage }: Missile): string {
  return `${id} ${nameOf(at)} facing ${facing}, flown ${flown} in ${moves}, damage ${damage}`;
}
