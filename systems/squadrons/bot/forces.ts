// The squadrons on the map as an ordinary player weighs them.

import { hexes } from '@flagplot/hexes';
import type { SquadronOfBook, WeaponOfBook } from '../rules/book.ts';
import { whySilent } from '../rules/combat/declare.ts';
import { acts, counters } from '../rules/condition.ts';
import { isBroken, levelOf } from '../rules/morale/levels.ts';
import { separations } from '../rules/movement/cohesion.ts';
import type { Craft, Squadron } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { isFlying, squadronOf, strength } from '../rules/roster.ts';
import type { Stakes } from './stakes.ts';
import { stakesOf } from './stakes.ts';

/** Where craft are and how they face, craft by craft. */
export interface Stand {
  q: number[];
  r: number[];
  heading: number[];
}

/** A weapon of a squadron with the Fire Code of each of its craft that can fire it, else -1. */
export interface Gun {
  weapon: WeaponOfBook;
  codes: number[];
}

/** The craft of a squadron that are on the map, as they are flown. All lists go by them, not by the roster. */
export interface Wing {
  squadron: Squadron;
  of: SquadronOfBook;
  craft: Craft[];
  /** Place on the roster of each. */
  places: number[];
  able: boolean[];
  stand: Stand;
}

/** A squadron with craft on the map, and all that it can do. */
export interface Force extends Wing {
  stakes: Stakes[];
  guns: Gun[];
  /** Added to the difficulty of its fire by morale. */
  shaken: number;
  /** Whether it will fire no more this round as things stand. */
  mute: boolean;
  /** The craft in the midst of the others. */
  middle: number;
}

export function forcesOf(seen: Seen, sides: readonly string[]): Force[] {
  return seen.open.squadrons
    .filter(squadron => sides.includes(squadronOf(seen.book, squadron.id).side) && strength(squadron) > 0)
    .map(squadron => forceOf(seen, squadron));
}

/** A squadron as it is flown. */
export function wingOf({ book }: Seen, squadron: Squadron): Wing {
  const of = squadronOf(book, squadron.id);
  const places = squadron.craft.flatMap((craft, place) => (isFlying(craft) ? [place] : []));
  const craft = places.map(place => squadron.craft[place] as Craft);
  return { squadron, of, craft, places, able: craft.map(one => acts(of, one)), stand: standOf(craft) };
}

export function forceOf(seen: Seen, squadron: Squadron): Force {
  const { book } = seen;
  const wing = wingOf(seen, squadron);
  const { of, craft, places, able } = wing;
  const alone = separations(book, squadron);
  const apart = places.map(place => (alone[place] ? book.charts.modifiers.separated : 0));
  return {
    ...wing,
    stakes: places.map(place => stakesOf(seen, squadron, place)),
    guns: gunsOf(of, craft, { places, able, apart }),
    shaken: squadron.level > 0 ? levelOf(book.charts, squadron.level).difficulty : 0,
    mute: whySilent(seen, { ...squadron, speed: squadron.moved ? squadron.speed : 'attack' }) !== undefined,
    middle: middleOf(craft),
  };
}

function standOf(craft: readonly Craft[]): Stand {
  return { q: craft.map(({ q }) => q), r: craft.map(({ r }) => r), heading: craft.map(({ heading }) => heading) };
}

/** The craft with the least way to all others. */
function middleOf(craft: readonly Craft[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  craft.forEach((one, i) => {
    let sum = 0;
    for (const other of craft) sum += hexes.range(one, other);
    if (sum < least) [best, least] = [i, sum];
  });
  return best;
}

interface Crew {
  places: readonly number[];
  able: readonly boolean[];
  apart: readonly number[];
}

/** SQ-1.5.2, SQ-1.5.4 Fire Codes before any jamming; a craft apart from its squadron is taken as that much worse. */
function gunsOf(of: SquadronOfBook, craft: readonly Craft[], { places, able, apart }: Crew): Gun[] {
  const weapons = of.weapons.filter(({ card }) => card.kind !== 'jammer');
  return weapons.map(weapon => ({
    weapon,
    codes: craft.map((one, i) => {
      if (!able[i]) return -1;
      const hot = of.hotShots[places[i] as number] ? weapon.hotShot : 0;
      const code = weapon.skill + hot + weapon.card.control - one.damage - counters(one);
      return Math.max(0, code - (apart[i] as number));
    }),
  }));
}

/** Whether a force is Broken and flies by itself. */
export function flees({ book }: Seen, { squadron }: Force): boolean {
  return isBroken(book.charts, squadron);
}
