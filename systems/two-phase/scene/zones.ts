// What lies on the map besides units: zones of the set-up, nebulae, fields.

import { type Hex, hexes } from '@flagplot/hexes';
import type { AreaItem } from '@flagplot/scene';
import { fieldsUp } from '../rules/fields/esg.ts';
import { LAYOUT } from '../rules/geometry/map.ts';
import { isOnMap } from '../rules/map.ts';
import { ownName } from '../rules/names.ts';
import type { Unit } from '../rules/open.ts';
import { isHere } from '../rules/roster.ts';
import type { Zone } from '../rules/scenario-file.ts';
import { MINES } from '../words/terms.ts';
import type { TpSeen } from './seen.ts';

/** Zones of the others while sides set up, hexes of a nebula, and fields that are up. */
export function zones(seen: TpSeen): AreaItem[] {
  return [
    ...setUps(seen),
    ...nebula(seen),
    ...webs(seen),
    ...mines(seen),
    ...seen.open.units.filter(isHere).flatMap(unit => fields(seen, unit)),
  ];
}

/** TP-16.1.2 One's own zone is laid by whoever sets up in it. */
function setUps({ book, side, clock }: TpSeen): AreaItem[] {
  if (clock.turn > 0 || !book.deploys) return [];
  return book.sides.flatMap(({ id, name, zone }) =>
    zone && id !== side
      ? [area({ id: `zone/${id}`, side: id, look: 'tint', label: `${name} sets up here` }, zoneHexes(zone))]
      : [],
  );
}

/** TP-16.1.5 */
function nebula({ book }: TpSeen): AreaItem[] {
  if (!Array.isArray(book.nebula) || book.nebula.length === 0) return [];
  const places = (book.nebula as readonly string[]).flatMap(name => hexes.parseName(name, LAYOUT) ?? []);
  return [{ ...area({ id: 'nebula', look: 'dashes', label: 'nebula' }, places), terrain: true }];
}

/** TP-11.3.1 Web that is laid, and whether it has set. */
function webs(seen: TpSeen): AreaItem[] {
  return seen.open.webs.map(({ q, r, side, by, mount, strength, left }, i) => {
    const state = left > 0 ? 'not yet set' : `strength ${strength}`;
    const of = { id: `web/${by}/${mount}/${i}`, side, look: left > 0 ? 'dashes' : 'shade', label: `web ${strength}` } as const;
    return { ...area({ ...of, says: `web, ${state}` }, [{ q, r }]), terrain: true as const };
  });
}

/** TP-13.3.4 What has been laid, as everybody sees it: a dummy looks like a T-bomb. */
function mines(seen: TpSeen): AreaItem[] {
  return seen.open.mines.map(({ id, side, shown, q, r, active }) => {
    const says = `${MINES[shown]}, ${active ? 'active' : 'not yet active'}`;
    const look = active ? 'solid' : 'dashes';
    return { ...area({ id: `mine/${id}`, side, look, label: MINES[shown], says }, [{ q, r }]), terrain: true };
  });
}

/** TP-11.2.2 What is up moves with its ship. */
function fields(seen: TpSeen, unit: Unit): AreaItem[] {
  return fieldsUp(unit).map(({ mount, radius, strength }) => {
    const says = `the field of ${ownName(seen, unit.id)}, radius ${radius}, strength ${strength}`;
    const of = { id: `field/${unit.id}/${mount}`, side: unit.side, look: 'outline', label: `field ${strength}`, says } as const;
    return area(of, hexesWithin(seen, unit, radius));
  });
}

function hexesWithin({ book }: TpSeen, { q, r }: Hex, radius: number): Hex[] {
  const found: Hex[] = [];
  for (let dq = -radius; dq <= radius; dq += 1)
    for (let dr = Math.max(-radius, -dq - radius); dr <= Math.min(radius, -dq + radius); dr += 1)
      found.push({ q: q + dq, r: r + dr });
  return found.filter(hex => isOnMap(book, hex));
}

/** The hexes of a zone. */
export function zoneHexes({ columns, rows }: Zone): Hex[] {
  const found: Hex[] = [];
  for (let row = rows[0]; row <= rows[1]; row += 1)
    for (let column = columns[0]; column <= columns[1]; column += 1) found.push(hexes.hexAt(column, row, LAYOUT));
  return found;
}

function area(of: Pick<AreaItem, 'id' | 'side' | 'look' | 'label' | 'says'>, places: readonly Hex[]): AreaItem {
  return { kind: 'area', role: 'told', ...of, places };
}
