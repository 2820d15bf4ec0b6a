// Chapters 5.4 and 6.4: who is asked to fire at seekers, by what lies on the table.

import { hexes } from '@flagplot/hexes';
import type { WeaponCard } from '../cards.ts';
import { bears } from '../geometry/arcs.ts';
import { laysAgainstPlasma } from '../mines/panel-mines.ts';
import { deviceOf } from '../movement/displacement.ts';
import type { Open, Seeker, Unit } from '../open.ts';
import { LOST } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, isHere, unitCalled, unitNamed } from '../roster.ts';
import { groupsOf, inOrder } from '../speed/order.ts';
import { isHeld, priceAt } from '../tractors/beams.ts';
import { farthest } from '../weapons/guns.ts';
import { bearingOf } from '../weapons/sight.ts';
import { hasArrived } from './truth.ts';

/** TP-5.4.7 Ships fire at seekers after a hex step: before the first of a phase nobody has flown yet. */
export function isBeforeFlight({ now }: Pick<Open, 'now'>): boolean {
  return now.stage === 'flight' && now.n === 0;
}

/** TP-1.3.11 Groups of units that may fire after a hex step, in initiative order: whose unfired weapons reach an enemy seeker. */
export function screenGroups(seen: Seen): Id[][] {
  if (seen.open.seekers.length === 0) return [];
  return groupsOf(inOrder(seen.open).filter(unit => seekersNear(seen, unit).length > 0));
}

/** TP-1.3.11 What is left of groups where those asked before them have shot seekers down. */
export function groupsNear(seen: Seen, groups: readonly Id[][]): Id[][] {
  const near = groups.map(group => group.filter(id => seekersNear(seen, unitCalled(seen.open, id)).length > 0));
  return near.filter(group => group.length > 0);
}

/** TP-1.3.11 Enemy seekers within the reach of an unfired, undestroyed weapon or of a beam of a unit. */
export function seekersNear(seen: Seen, unit: Unit): Seeker[] {
  const hostile = seen.open.seekers.filter(({ side }) => areEnemies(seen.book, unit.side, side));
  // Ruling R68: a displacement device may take the ship out of the way, and a mine weaken plasma.
  const displaces = deviceOf(seen, unit) >= 0;
  const lays = laysAgainstPlasma(seen, unit);
  return hostile.filter(seeker => {
    if ((displaces && seeker.on === unit.id) || (lays && seeker.shown === 'plasma')) return true;
    const range = hexes.range(unit, seeker);
    if (reachesByBeam(seen, unit, seeker)) return true;
    return weaponsReady(seen, unit).some(mount => range <= farthest(seen.book.charts, weaponAt(seen, unit, mount)));
  });
}

/** TP-1.3.11, TP-5.4.3 Whether an unused beam reaches a drone. */
function reachesByBeam({ book }: Seen, unit: Unit, seeker: Seeker): boolean {
  return (
    seeker.shown === 'drone' &&
    unit.used.tractor < unit.boxes.tractor &&
    priceAt(book.charts, hexes.range(unit, seeker)) !== undefined
  );
}

function weaponAt({ book }: Seen, unit: Unit, mount: number): WeaponCard {
  return cardOf(book, unit).weapons[mount] as WeaponCard;
}

/** Mounts that have fired nothing this turn, as all see. */
function weaponsReady(seen: Seen, unit: Unit): number[] {
  return unit.weapons.flatMap((shots, mount) => {
    const again = weaponAt(seen, unit, mount).type === 'add' || weaponAt(seen, unit, mount).type === 'ph-g';
    return shots === LOST || (shots > 0 && !again) ? [] : [mount];
  });
}

/** TP-6.4.1 Whether a seeker aimed inside a hex strikes in this impulse: its target is there still, TP-13.2.5 and nobody holds it. */
export function strikesAtOnce(seen: Pick<Seen, 'open'>, seeker: Seeker): boolean {
  return seeker.atOnce && hasArrived(seen, seeker) && !isHeld(seen.open, seeker.id);
}

/** TP-1.3.9, TP-6.4.5 Sides of the targets of seekers aimed inside a hex, in initiative order of the targets, each once: units of theirs with an unfired weapon that bears. */
export function pointBlankGroups(seen: Seen): Id[][] {
  const pending = seen.open.seekers.filter(seeker => strikesAtOnce(seen, seeker));
  const sides = new Set<string>();
  for (const target of inOrder(seen.open)) if (pending.some(({ on }) => on === target.id)) sides.add(target.side);
  return [...sides].flatMap(side => {
    const units = inOrder(seen.open).filter(unit => unit.side === side && pending.some(seeker => mayShoot(seen, unit, seeker)));
    return units.length > 0 ? [units.map(({ id }) => id)] : [];
  });
}

function mayShoot(seen: Seen, unit: Unit, seeker: Seeker): boolean {
  if (!isHere(unit) || !areEnemies(seen.book, unit.side, seeker.side)) return false;
  const bearing = bearingOf(unit, seeker);
  const range = hexes.range(unit, seeker);
  const { arcs } = cardOf(seen.book, unit);
  return weaponsReady(seen, unit).some(
    mount => bears(arcs[mount] as number, bearing) && range <= farthest(seen.book.charts, weaponAt(seen, unit, mount)),
  );
}

/** What a group is asked about: enemy seekers, those aimed inside a hex alone at point-blank. */
export function seekersAskedOf(seen: Seen, [first]: readonly Id[], atOnce: boolean): Id[] {
  const unit = unitNamed(seen.open, first ?? '');
  if (!unit) return [];
  const hostile = seen.open.seekers.filter(({ side }) => areEnemies(seen.book, unit.side, side));
  return hostile.filter(seeker => !atOnce || strikesAtOnce(seen, seeker)).map(({ id }) => id);
}
