/** What the jamming panel lays over the board: how far the jammers of the squadron in hand reach, and whom they reach. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { Layer } from '@flagplot/scene';
import { inJamming, jammerOf } from '../rules/combat/jamming.ts';
import { acts } from '../rules/condition.ts';
import { isOnMap } from '../rules/map.ts';
import type { Squadron } from '../rules/open.ts';
import { isFlying, numberOf, type Seen, squadronOf } from '../rules/roster.ts';
import { craftId } from '../words/names.ts';

/** The craft of one squadron that another's jammers reach. */
export interface Reached {
  squadron: string;
  side: string;
  name: string;
  craft: number[];
  of: number;
  /** The most fire control that any of its weapons has to lose. */
  control: number;
}

/** Everybody within reach of a squadron's jammers, friend and foe; its own craft too, but they do not fire. */
export function squadronsInReach(seen: Seen, jammer: Squadron): Reached[] {
  return seen.open.squadrons.flatMap((squadron): Reached[] => {
    const { id, side, name, weapons } = squadronOf(seen.book, squadron.id);
    const there = squadron.craft.flatMap((craft, place) => (isFlying(craft) ? [{ craft, number: numberOf(place) }] : []));
    const craft = there.filter(one => inJamming(seen, jammer, one.craft)).map(one => one.number);
    if (id === jammer.id || craft.length === 0) return [];
    const control = Math.max(0, ...weapons.map(one => (one.card.kind === 'jammer' ? 0 : one.card.control)));
    return [{ squadron: id, side, name, craft, of: there.length, control }];
  });
}

/** What a squadron's jammer takes from fire control, and how far it reaches. */
export function jammer({ book }: Pick<Seen, 'book'>, squadron: Squadron): { takes: number; reach: number } {
  const card = jammerOf(squadronOf(book, squadron.id));
  return { takes: card?.damage ?? 0, reach: card?.range[2] ?? 0 };
}

export function field(seen: Seen, squadron: Squadron, jams: boolean): Layer {
  const { reach } = jammer(seen, squadron);
  const of = squadronOf(seen.book, squadron.id);
  const within = new Map<string, Hex>();
  for (const craft of squadron.craft) {
    if (!acts(of, craft)) continue;
    for (const hex of hexes.within({ q: craft.q, r: craft.r }, reach))
      if (isOnMap(seen.book, hex)) within.set(`${hex.q},${hex.r}`, hex);
  }
  const rings = squadronsInReach(seen, squadron).flatMap(one =>
    one.craft.map(number => {
      const craft = seen.open.squadrons[seen.book.squadronAt[one.squadron] ?? -1]?.craft[number - 1];
      const unit = craftId(one.squadron, number);
      const look = one.side === of.side ? ('refused' as const) : ('target' as const);
      return { kind: 'ring' as const, id: `jam/${unit}`, unit, at: { q: craft?.q ?? 0, r: craft?.r ?? 0 }, look };
    }),
  );
  const look = jams ? ('tint' as const) : ('outline' as const);
  const area = {
    kind: 'area' as const,
    id: 'jamming',
    role: 'intent' as const,
    places: [...within.values()],
    look,
    label: `jamming to ${reach}`,
  };
  return [area, ...(jams ? rings : [])];
}
