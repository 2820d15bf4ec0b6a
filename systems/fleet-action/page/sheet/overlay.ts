/** What is live on a ship's sheet: where it is, what is about to be marked, and when each weapon may fire again. */

import { hexes } from '@flagplot/hexes';
import type { Overlay } from '@flagplot/pagekit/sheet/overlay.ts';
import type { ShipOfBook } from '../../rules/book.ts';
import { isFired } from '../../rules/combat/numbers.ts';
import { cannotFire } from '../../rules/combat/shot.ts';
import { LAYOUT } from '../../rules/map.ts';
import { morale } from '../../rules/morale/levels.ts';
import type { Ship } from '../../rules/open.ts';
import { isActive, ownSquadron, shipOf } from '../../rules/roster.ts';
import { sightOf } from '../../rules/turn/3-fire.ts';
import type { FaSeen } from '../../scene/seen.ts';
import { compass } from '../../words/names.ts';

/** The overlay of a ship's sheet; `going`: boxes about to be marked, by the keys of their rows. */
export function overlayOf(seen: FaSeen, unit: string, going: NonNullable<Overlay['going']>): Overlay {
  const ship = seen.open.ships[seen.book.shipAt[unit] ?? -1];
  if (!ship) return {};
  const of = shipOf(seen.book, ship);
  return {
    ...(isActive(ship) && { place: `${hexes.nameOf(ship, LAYOUT)}, heading ${compass(ship.heading)}` }),
    going,
    notes: { structure: structureNote(seen, { of, ship }, going.structure?.boxes ?? 0) },
    columns: {
      weapons: [
        {
          head: 'Ready',
          rule: 'FA-2.3.1',
          cells: of.weapons.map((_, mount) => ({ kind: 'text', lines: [readyWords(seen, ship, mount)] })),
        },
      ],
    },
    out: ship.weapons.flatMap((boxes, mount) => (boxes === 0 ? [`weapon/${mount}`] : [])),
  };
}

/** `7, now 6 of 13 · squadron morale 3`. */
function structureNote(seen: FaSeen, { of, ship }: { of: ShipOfBook; ship: Ship }, goes: number): string {
  const now = goes > 0 ? `, now ${ship.structure - goes}` : '';
  return `${ship.structure}${now} of ${of.card.structure} · squadron morale ${morale(seen, ownSquadron(seen.open, of))}`;
}

/** FA-2.3.1 `now`, `pulse 3`, `turn 2, pulse 1`: when a weapon may fire again; `gone` where it has no box left. */
function readyWords(seen: FaSeen, ship: Ship, mount: number): string {
  const weapon = shipOf(seen.book, ship).weapons[mount];
  if (!weapon || !isFired(weapon)) return '–';
  const cannot = cannotFire(sightOf(seen), ship, mount);
  if (!cannot) return 'now';
  const { again } = cannot;
  if (!again) return 'gone';
  return again.turn === seen.clock.turn ? `pulse ${again.pulse}` : `turn ${again.turn}, pulse ${again.pulse}`;
}
