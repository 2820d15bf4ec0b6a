// Chapters 4.8 and 4.9: what was recorded takes effect when the last volley is rolled.

import { isFrozen } from '../condition.ts';
import type { DamageResult } from '../events.ts';
import { placeOf } from '../map.ts';
import type { Craft, Squadron } from '../open.ts';
import { numberOf, squadronOf, succeed } from '../roster.ts';
import type { SqState, SqTable } from '../state.ts';
import type { Sighting } from './sight.ts';

/** A volley rolled: at whom, and what it gave each craft. */
export interface Rolled {
  sighting: Sighting;
  craft: readonly DamageResult[];
}

/** All results of the phase on one craft. */
interface Taken {
  damage: number;
  ion: number;
  destroyed: boolean;
}

/** SQ-4.8.1, SQ-4.9.6 Results of all volleys together, squadron by squadron and craft by craft. */
export function takeEffect(s: SqState, t: SqTable, volleys: readonly Rolled[]): void {
  const hurt = new Map<Squadron, Taken[]>();
  for (const { sighting, craft } of volleys) for (const one of craft) add(takenBy(hurt, sighting.to), one);
  if (hurt.size === 0) return;
  for (const squadron of s.open.squadrons) {
    const taken = hurt.get(squadron);
    if (!taken) continue;
    taken.forEach((all, place) => void markCraft(s, t, { squadron, craft: squadron.craft[place] as Craft, place, taken: all }));
    succeed(s, t, squadron);
  }
}

/** What the craft of a squadron have taken so far, by places on the roster. */
function takenBy(hurt: Map<Squadron, Taken[]>, squadron: Squadron): Taken[] {
  const known = hurt.get(squadron);
  if (known) return known;
  const none: Taken[] = [];
  hurt.set(squadron, none);
  return none;
}

/** SQ-4.7.11, SQ-4.8.6, SQ-4.9.5 Markers and counters add up without limit; one Destroyed result overrides all. */
function add(taken: Taken[], { craft, damage, ion, destroyed }: DamageResult): void {
  const place = craft - 1;
  const before = taken[place];
  if (!before) {
    taken[place] = { damage, ion, destroyed };
    return;
  }
  before.damage += damage;
  before.ion += ion;
  before.destroyed ||= destroyed;
}

interface Marked {
  squadron: Squadron;
  craft: Craft;
  place: number;
  taken: Taken;
}

function markCraft(s: SqState, t: SqTable, { squadron, craft, place, taken }: Marked): void {
  const what = () => ({ squadron: squadron.id, craft: numberOf(place), at: placeOf(craft) });
  if (taken.destroyed) {
    // SQ-4.8.2
    craft.status = 'destroyed';
    squadron.destroyed += 1;
    t.tell(() => ({ kind: 'destroyed', ...what() }));
    return;
  }
  if (taken.damage > 0) {
    // SQ-5.2.5 Newly damaged: once, however many markers, whether or not it had one.
    squadron.damaged += 1;
    craft.damage += taken.damage;
    t.tell(() => ({ kind: 'damaged', ...what(), markers: taken.damage, total: craft.damage }));
  }
  if (taken.ion === 0) return;
  craft.fresh += taken.ion;
  const of = squadronOf(s.book, squadron.id);
  const stuck = isFrozen(of, craft);
  t.tell(() => ({ kind: 'ionized', ...what(), counters: taken.ion, total: craft.ion + craft.fresh, frozen: stuck }));
}
