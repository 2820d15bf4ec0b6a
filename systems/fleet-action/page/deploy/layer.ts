/** What the set-up panel lays over the board: the strip, the squadrons where they would stand, and handles to move them by. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { HandleItem, Item, Layer } from '@flagplot/scene';
import type { Book } from '../../rules/book.ts';
import { on } from '../../rules/map.ts';
import type { Deployment } from '../../rules/orders.ts';
import { CLOSE, type Stands, WIDE } from '../../scene/deploy.ts';
import { HULLS } from '../../scene/hulls.ts';
import { compass, hexName, tagOf } from '../../words/names.ts';

export interface Standing {
  given: Deployment;
  ships: readonly Stands[];
}

/** A fleet that is set up: the hexes of its strip, its squadrons, and the one of them in hand. */
interface SettingUp {
  strip: readonly Hex[];
  all: readonly Standing[];
  inHand: Standing | undefined;
}

export function deployLayer(book: Book, { strip, all, inHand }: SettingUp): Layer {
  const area: Item = { kind: 'area', id: 'strip', role: 'intent', places: strip, look: 'tint', label: 'your strip' };
  const ships = all.flatMap(one => one.ships.map(ship => ghost(book, ship, one !== inHand)));
  return [area, ...radii(book, all, inHand), ...ships, ...(inHand ? handles(inHand) : [])];
}

/** FA-1.1.2 How far the others may be led from the flagship; FA-1.1.1 how far its ships stand from the command ship in hand. */
function radii({ map }: Book, all: readonly Standing[], inHand: Standing | undefined): Item[] {
  const about = (id: string, at: Hex | undefined, far: number): Item[] => {
    const within = at ? hexes.within({ q: at.q, r: at.r }, far).filter(hex => on({ book: { map } }, hex)) : [];
    const label = id === 'wide' ? `${far} from the flagship` : `${far} from its command ship`;
    return within.length > 0 ? [{ kind: 'area', id, role: 'told', places: within, look: 'outline', label }] : [];
  };
  const flag = all.length > 1 ? all[0]?.ships[0]?.at : undefined;
  const close = (inHand?.ships.length ?? 0) > 1 ? inHand?.ships[0]?.at : undefined;
  return [...about('wide', flag, WIDE), ...about('close', close, CLOSE)];
}

const STANDS = 'stands/';

/** The ship that a ghost stands for, by its id. */
export function shipOfGhost(id: string): string | undefined {
  return id.startsWith(STANDS) ? id.slice(STANDS.length) : undefined;
}

function ghost(book: Book, { ship, at, leads }: Stands, faint: boolean): Item {
  return {
    kind: 'ghost',
    id: `${STANDS}${ship.id}`,
    role: 'intent',
    at: { q: at.q, r: at.r },
    facing: at.heading,
    hull: HULLS[ship.card.silhouette],
    sets: { side: ship.side, name: ship.name, tag: tagOf(book, ship), squadron: ship.squadron },
    ...(faint || !leads ? { faint: true as const } : {}),
  };
}

/** A grip astern of the command ship moves the squadron, two more handles turn it. */
function handles({ ships }: Standing): HandleItem[] {
  const [lead] = ships;
  if (!lead) return [];
  const { q, r, heading } = lead.at;
  const turn = (to: 'port' | 'starboard', by: number): HandleItem => ({
    kind: 'handle',
    id: to,
    at: { q, r },
    toward: heading * 60 + (by > 0 ? 75 : -75),
    icon: to,
    turned: heading * 60,
    name: `Turn to ${to}, to head ${compass((heading + by + 6) % 6)}`,
  });
  const grip: HandleItem = {
    kind: 'handle',
    id: 'squadron',
    at: { q, r },
    toward: heading * 60 + 180,
    icon: 'move',
    name: `Move the squadron: it stands at ${hexName(lead.at)}`,
    grab: true,
  };
  return [grip, turn('port', -1), turn('starboard', 1)];
}
