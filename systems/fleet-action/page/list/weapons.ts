/** The weapons of a ship in words: where each bears, how far it reaches, and at whom it could be fired now. */

import type { Weapon } from '@flagplot/pagekit/list/words.ts';
import { listWords } from '@flagplot/pagekit/words/lists.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import { ARCS } from '../../rules/combat/arcs.ts';
import { BANDS, factor } from '../../rules/combat/numbers.ts';
import { aim, cannotFire, type FireContext, lineOf } from '../../rules/combat/shot.ts';
import type { Ship } from '../../rules/open.ts';
import { isActive, shipOf } from '../../rules/roster.ts';
import { sightOf } from '../../rules/turn/3-fire.ts';
import type { FaSeen } from '../../scene/seen.ts';
import { ARC_WORDS, shipName } from '../../words/names.ts';
import { hitChance } from '../fire/shots.ts';

export function weapons(seen: FaSeen, unit: string): Weapon[] {
  const ship = seen.open.ships[seen.book.shipAt[unit] ?? -1];
  if (!ship) return [];
  const sight = sightOf(seen);
  const lines = enemiesOf(sight, ship).map(enemy => lineOf(sight, ship, enemy));
  return shipOf(seen.book, ship).weapons.map((card, mount) => {
    const because = cannotFire(sight, ship, mount)?.say;
    const targets = because === undefined ? lines.flatMap(line => targetOf(sight, line, mount)) : [];
    return {
      id: card.id,
      name: card.name,
      arcs: arcsOf(sight, ship, mount),
      reach: card.bands.map((last, band) => `${BANDS[band]} to ${last}`).join(', '),
      targets,
      ...(because === undefined ? {} : { cannot: because }),
    };
  });
}

/** Every enemy under way, the nearest first. */
function enemiesOf(sight: FireContext, ship: Ship): Ship[] {
  const { side } = shipOf(sight.book, ship);
  const enemies = sight.open.ships.filter(one => isActive(one) && shipOf(sight.book, one).side !== side);
  return enemies.toSorted((a, b) => lineOf(sight, ship, a).range - lineOf(sight, ship, b).range);
}

/** `Halcyon, 6: 2 d10, 6 or more, 50 %`. */
function targetOf(sight: FireContext, line: ReturnType<typeof lineOf>, mount: number): Weapon['targets'] {
  const one = aim(sight, line, mount);
  if (!('dice' in one)) return [];
  const { target, range } = line;
  const dice = `${one.dice} d${one.sides}, ${one.needs} or more, ${percent(hitChance(one))}`;
  return [{ unit: target.id, says: `${shipName(sight.book, target.id)}, ${range}: ${dice}` }];
}

/** `fore ×2, fore starboard and fore port ×1`: the arcs by the factor that is left in them. */
function arcsOf({ book }: FireContext, ship: Ship, mount: number): string {
  const card = shipOf(book, ship).card.mounts[mount];
  const boxes = ship.weapons[mount] ?? 0;
  if (!card || boxes === 0) return 'nowhere';
  const factors = ARCS.map((_, arc) => ({ arc: ARC_WORDS[arc] ?? '', x: factor(card, [arc], boxes) }));
  const bearing = Map.groupBy(
    factors.filter(({ x }) => x > 0),
    ({ x }) => x,
  );
  const groups = [...bearing].toSorted(([a], [b]) => b - a);
  return groups
    .map(([x, of]) => `${of.length === ARCS.length ? 'all round' : listWords(of.map(({ arc }) => arc))} ×${x}`)
    .join(', ');
}
