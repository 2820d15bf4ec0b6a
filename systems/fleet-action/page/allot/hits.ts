/** Hits that wait for their owner's word: what each may take, with those before it placed. Nothing here draws. */

import { mountNamed, STRUCTURE } from '../../rules/combat/systems.ts';
import type { WeaponHit } from '../../rules/open.ts';
import type { FleetAction } from '../../rules/state.ts';
import { throughHits } from '../../rules/turn/4-allot.ts';
import type { FaSeen } from '../../scene/seen.ts';
import type { Marks } from '../sheet/marks.ts';

type About = FleetAction['asks']['allot']['about'];

/** One hit: the ship, what it may take, and what it takes as the order stands. */
export interface HitLine {
  /** Its place in the order. */
  nth: number;
  ship: string;
  on: WeaponHit['on'];
  arcs: readonly number[];
  /** A further point of the hit before it. */
  again: boolean;
  /** Mounts it may take, each with the boxes there are before it. */
  open: readonly { mount: number; weapon: string; name: string; boxes: number }[];
  /** The mount it takes; none where structure takes it. */
  takes: number | undefined;
}

/** Walks through the hits in their order, each placed as the order says, or on the first weapon it may take. */
export function hitLines(seen: FaSeen, about: About, weapons: readonly string[]): HitLine[] {
  const lines: HitLine[] = [];
  throughHits(seen, about, ({ of, ship }, open, nth) => {
    const named = mountNamed(of, weapons[nth] ?? STRUCTURE);
    const takes = open.includes(named) ? named : open[0];
    const choices = open.map(mount => ({
      mount,
      weapon: of.weapons[mount]?.id ?? '',
      name: of.weapons[mount]?.name ?? '',
      boxes: ship.weapons[mount] ?? 0,
    }));
    const { on, arcs, again } = about.hits[nth] as About['hits'][number];
    lines.push({ nth, ship: ship.id, on, arcs, again, open: choices, takes });
    return takes;
  });
  return lines;
}

/** The weapons of these lines as the order names them. */
export function weaponNames(lines: readonly HitLine[]): string[] {
  return lines.map(line => line.open.find(one => one.mount === line.takes)?.weapon ?? STRUCTURE);
}

/** The order with one hit placed elsewhere; what follows from it follows. */
export function withHitOn(seen: FaSeen, about: About, weapons: readonly string[], at: { nth: number; weapon: string }): string[] {
  return weaponNames(
    hitLines(
      seen,
      about,
      weapons.map((one, i) => (i === at.nth ? at.weapon : one)),
    ),
  );
}

/** What these lines mark on the sheet of one ship; `inHand` is the hit that is being placed. */
export function marksOf(lines: readonly HitLine[], ship: string, mounts: number, inHand: HitLine | undefined): Marks {
  const own = lines.filter(line => line.ship === ship);
  return {
    weapons: Array.from({ length: mounts }, (_, mount) => own.filter(line => line.takes === mount).length),
    may: inHand?.ship === ship && inHand.open.length > 1 ? inHand.open.map(one => one.mount) : [],
    structure: own.filter(line => line.takes === undefined).length,
  };
}
