// Salvoes of torpedoes and aeroplanes as discs.

import type { Point } from '@flagplot/plane';
import { bodyPoint } from '@flagplot/plane';
import type { PathItem, UnitItem } from '@flagplot/scene';
import type { Planes } from '../rules/cards.ts';
import { ownName, salvoName, vesselName } from '../rules/names.ts';
import type { Marker, Salvo } from '../rules/open.ts';
import { PLANE_HULLS, SALVO_HULL } from './hulls.ts';
import { type BbSeen, spotOf } from './seen.ts';

/** BB-3.5.1 Squadrons that fly. */
export function markersOf(seen: BbSeen): UnitItem<Point>[] {
  return seen.open.markers.filter(({ status }) => status === 'flies').map(marker => markerItem(seen, marker));
}

const LETTERS: Readonly<Record<Planes, string>> = { fighter: 'F', bomber: 'B', 'torpedo-bomber': 'T' };

function markerItem({ book, side }: BbSeen, marker: Marker): UnitItem<Point> {
  const { name, planes } = book.aeroplanes[marker.type];
  const what = name.toLowerCase();
  const ammo = marker.ammo > 0 ? [`${marker.ammo} of ammunition`] : [];
  return {
    ...{ kind: 'unit', id: marker.id, side: marker.side, role: marker.side === side ? 'mine' : 'told' },
    ...{ at: spotOf(marker), facing: 0, hull: PLANE_HULLS[marker.type], disc: `${LETTERS[marker.type]}${marker.planes}` },
    name: ownName(book, marker.id),
    facts: {
      what: [what, ...ammo, ...(marker.on ? [`with ${vesselName(book, marker.on.vessel)}`] : [])].join(', '),
      condition: { left: marker.planes, of: planes, word: 'planes' },
    },
  };
}

/** BB-3.3.1 Salvoes where their fronts lie, and as far as they run next. */
export function salvoItems(seen: BbSeen): (UnitItem<Point> | PathItem<Point>)[] {
  return seen.open.salvoes.flatMap(salvo => [runItem(seen, salvo), salvoItem(seen, salvo)]);
}

function salvoItem({ side }: BbSeen, salvo: Salvo): UnitItem<Point> {
  return {
    ...{ kind: 'unit', id: salvo.id, side: salvo.side, role: salvo.side === side ? 'mine' : 'told' },
    ...{ at: spotOf(salvo), facing: salvo.heading, hull: SALVO_HULL, disc: `T${salvo.fp}` },
    name: salvoName(salvo.id),
    facts: { what: `torpedoes, firepower ${salvo.fp}`, speed: salvo.ran ? 'has run' : 'to run' },
  };
}

function runItem({ book }: BbSeen, salvo: Salvo): PathItem<Point> {
  const end = bodyPoint(salvo, book.charts.torpedo.run, 0);
  const line = { kind: 'path', id: `run/${salvo.id}`, role: 'past', line: 'drift', side: salvo.side, unit: salvo.id } as const;
  return { ...line, through: [spotOf(salvo), end] };
}
