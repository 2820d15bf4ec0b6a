/** What the set-up panel lays over the board: the zone, the squadrons where they would stand, and handles to move what is in hand. */

import type { Hex } from '@flagplot/hexes';
import type { HandleItem, Item, Layer } from '@flagplot/scene';
import type { SquadronOfBook } from '../rules/book.ts';
import { degreesOf } from '../rules/map.ts';
import { separations } from '../rules/movement/cohesion.ts';
import type { Squadron } from '../rules/open.ts';
import type { Deployment } from '../rules/orders.ts';
import { numberOf } from '../rules/roster.ts';
import { compass, craftId, craftName, hexName } from '../words/names.ts';
import { type Linked, links } from './links.ts';
import { groupOf, type SqSeen, unitOf } from './scene.ts';

/** A squadron that is being set up. */
export interface Setting {
  of: SquadronOfBook;
  given: Deployment;
  /** As it would stand. */
  squadron: Squadron;
}

/** What is in hand: a squadron, or one craft of it by its place on the roster. */
export interface InHand {
  one: Setting;
  place: number | undefined;
  /** The scenario leaves the facing to its owner. */
  free: boolean;
}

/** What a side sets up with: its zone, its squadrons as they would stand, and what is in hand. */
interface SettingUp {
  zone: readonly Hex[];
  all: readonly Setting[];
  hand: InHand | undefined;
}

/** The zone, the squadrons as they would stand, and the handles of what is in hand. */
export function deployLayer(seen: SqSeen, { zone, all, hand }: SettingUp): Layer {
  const area: Item = { kind: 'area', id: 'zone', role: 'intent', places: zone, look: 'tint', label: 'your zone' };
  return [area, ...all.flatMap(one => setUpItems(seen, one)), ...(hand ? [...linksOf(seen, hand.one), ...handles(hand)] : [])];
}

/** A squadron where it would stand, in the place of the table's own. */
export function setUpItems(seen: SqSeen, { of, squadron }: Omit<Setting, 'given'>): Item[] {
  const apart = separations(seen.book, squadron);
  const units = squadron.craft.map((craft, place) => unitOf(seen, { squadron, of, craft, place, apart: apart[place] === true }));
  return [groupOf(seen, squadron, of), ...units];
}

function linksOf({ book }: SqSeen, { squadron }: Setting): Item[] {
  const craft = squadron.craft.map((one, place): Linked => {
    const id = craftId(squadron.id, numberOf(place));
    return { id, at: one, end: { unit: id } };
  });
  return links(craft, { reach: book.charts.link, role: 'intent', id: `link/${squadron.id}` });
}

/** A grip moves the squadron or the craft in hand; where the facing is free two more handles turn the squadron. */
function handles({ one, place, free }: InHand): HandleItem[] {
  const { squadron, of } = one;
  const at = squadron.craft[place ?? squadron.leader];
  if (!at) return [];
  const back = degreesOf(at.heading) + 180;
  const name = place === undefined ? of.name : craftName(of, numberOf(place));
  const grip: HandleItem = {
    kind: 'handle',
    id: 'grip',
    at: { q: at.q, r: at.r },
    toward: back,
    icon: 'move',
    name: `Move ${name}: it stands at ${hexName(at)}`,
    grab: true,
  };
  const turn = (id: 'left' | 'right', by: number): HandleItem => ({
    kind: 'handle',
    id,
    at: { q: at.q, r: at.r },
    toward: back + 180 + by * 75,
    icon: id === 'left' ? 'port' : 'starboard',
    turned: back + 180,
    name: `Turn ${id}, to face ${compass((at.heading + by + 6) % 6)}`,
  });
  return free && place === undefined ? [grip, turn('left', -1), turn('right', 1)] : [grip];
}
