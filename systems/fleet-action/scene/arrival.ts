/** Vortices by which squadrons come, and where one's own are to form. */

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { AreaItem, Layer } from '@flagplot/scene';
import { hexWritten } from '../rules/map.ts';
import type { Portal } from '../rules/open.ts';
import { compass, hexName, ofBook, shipName, squadronName } from '../words/names.ts';
import type { FaSeen } from './seen.ts';

/** FA-1.3 What all see, and of one's own folder the hexes that were written. */
export function arrivals(seen: FaSeen): Layer {
  return [...portals(seen), ...plans(seen), ...relief(seen)];
}

/** All vortices of one hex together, and the hex they open to. */
function portals({ book, open }: FaSeen): AreaItem[] {
  const together = Map.groupBy(open.arrival?.portals ?? [], ({ q, r }) => `${q},${r}`);
  return [...together].flatMap(([id, all]) => {
    const first = all[0] as Portal;
    const names = all.map(({ ship }) => shipName(book, ship)).join(', ');
    const says = `${squadronName(book, first.squadron)} comes out heading ${compass(first.heading)}`;
    const side = ofBook(book, first.ship)?.side;
    const ahead = hexes.neighbour(first, first.heading);
    return [
      { ...area({ id: `portal/${id}`, at: first, label: `vortex of ${names}`, says, side }), look: 'solid', of: 'mouth' },
      area({ id: `portal-way/${id}`, at: ahead, label: compass(first.heading), says, side }),
    ];
  });
}

/** FA-1.2.3, FA-1.6.1 Hexes that nobody else knows. */
function plans({ own, side }: FaSeen): AreaItem[] {
  return (own?.plans ?? []).map(({ at, turn }) => {
    const says = `your vortices are meant for ${hexName(at)} in turn ${turn}`;
    return { ...area({ id: `plan/${turn}`, at, label: `jump, turn ${turn}`, says, side }), role: 'secret' };
  });
}

/** FA-12.1.3 Where one's own reinforcements mean to come by jump points. */
function relief({ own, side }: FaSeen): AreaItem[] {
  if (!own?.relief?.jump) return [];
  const { turn, jump } = own.relief;
  const at = hexWritten(jump.hex);
  const says = `your reinforcements mean to jump in at ${jump.hex} in turn ${turn}`;
  return [{ ...area({ id: 'relief', at, label: `reinforcements, turn ${turn}`, says, side }), role: 'secret' }];
}

interface Spot {
  id: string;
  at: Hex;
  label: string;
  says: string;
  side: string | undefined;
}

function area({ id, at: { q, r }, label, says, side }: Spot): AreaItem {
  const owner = side === undefined ? {} : { side };
  return { kind: 'area', id, role: 'told', places: [{ q, r }], look: 'dashes', label, says, terrain: true, ...owner };
}
