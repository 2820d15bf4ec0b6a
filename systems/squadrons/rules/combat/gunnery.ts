// Chapters 4.4 and 4.5: what a shot needs.

import type { Why } from '@flagplot/kernel';
import type { Book } from '../book.ts';
import type { WeaponKind } from '../cards.ts';
import { counters } from '../condition.ts';
import { LEAST, openEndedTest } from '../dice.ts';
import { hasMorale, isBroken, levelOf, stateOf } from '../morale/levels.ts';
import { separations } from '../movement/cohesion.ts';
import { speedNumber } from '../movement/speed.ts';
import type { Craft } from '../open.ts';
import { type Part, part } from '../parts.ts';
import type { Seen } from '../roster.ts';
import { jammingAt } from './jamming.ts';
import type { Sighting } from './sight.ts';

/** The weapons that need the firer's shields down and are slow to turn (SQ-4.10.1, SQ-4.10.5). */
export function isLaunched(kind: WeaponKind): boolean {
  return kind === 'missile' || kind === 'torpedo' || kind === 'bomb';
}

/**
 * SQ-4.4.8 The difficulty of a volley but for what is one craft's own, each part under its name. SQ-4.4.2, SQ-4.4.3 Who fires has moved at
 * Attack Speed, unless it is immobile. SQ-4.4.9 Nothing of the target counts, but its speed for missiles.
 */
function difficulty(seen: Seen, { from, of, to, weapon, band, range }: Sighting, list?: Part[]): number {
  const { charts } = seen.book;
  return (
    part(charts.difficulty[band], `${band} range ${range}`, list) +
    part(of.immobile ? 0 : charts.modifiers.attackSpeed, 'Attack Speed', list) +
    // SQ-4.4.6, SQ-4.4.7 Shaken or Demoralized, never both.
    part(hasMorale(from) ? levelOf(charts, from.level).difficulty : 0, stateOf(charts, from), list) +
    part(isLaunched(weapon.card.kind) ? speedNumber(seen, to, isBroken(charts, to)) : 0, 'speed of the target', list)
  );
}

/** SQ-4.4.4, SQ-4.4.5 Harder by the chart's number for a craft apart from its squadron, and for that craft alone. */
function apart({ charts }: Book, isSeparated: boolean, list?: Part[]): number {
  return part(isSeparated ? charts.modifiers.separated : 0, 'separated', list);
}

type Armed = Pick<Sighting, 'of' | 'weapon' | 'from'>;

/** The Fire Code of one shooter as its parts, each under its name. */
export function fireCode(seen: Seen, armed: Armed, place: number): Part[] {
  const list: Part[] = [];
  codeOf(seen, armed, { place, list });
  return list;
}

/** SQ-1.5.2, SQ-4.5.4, SQ-4.8.5, SQ-4.9.9 The Fire Code of one shooter; SQ-1.5.4 never below 0. */
function codeOf(seen: Seen, { of, weapon, from }: Armed, { place, list }: { place: number; list?: Part[] }): number {
  const craft = from.craft[place] as Craft;
  const { control, kind } = weapon.card;
  const code =
    part(weapon.skill, kind === 'missile' ? 'missile weapons' : 'starship gunnery', list) +
    part(of.hotShots[place] ? weapon.hotShot : 0, 'Hot Shot', list) +
    part(control, 'fire control', list) +
    // SQ-4.11.3 Jamming takes no more fire control than there is.
    part(-Math.min(control, jammingAt(seen, craft)), 'jammed', list) +
    part(-craft.damage, 'damaged', list) +
    part(-counters(craft), 'ionized', list);
  return code + part(Math.max(0, -code), 'no Fire Code is below 0', list);
}

/** One shooter of a volley: its place on the roster, what its die needs, its shots. */
export interface Aim {
  place: number;
  /** SQ-4.5.2 Open-ended total of the die that hits: the difficulty less the Fire Code, SQ-4.5.3 and 2 at the least, since a natural 1 never does. */
  needs: number;
  difficulty: number;
  fireCode: number;
  shots: number;
}

/** The shooters of a volley in the order of the roster. */
export function aims(seen: Seen, sighting: Sighting): Aim[] {
  const base = difficulty(seen, sighting);
  const alone = separations(seen.book, sighting.from);
  return sighting.shooters.map(place => {
    const needed = base + apart(seen.book, alone[place] === true);
    const code = codeOf(seen, sighting, { place });
    return {
      place,
      needs: Math.max(LEAST, needed - code),
      difficulty: needed,
      fireCode: code,
      shots: sighting.weapon.card.shots,
    };
  });
}

/** What one shooter's die is thrown for, with every part of what it needs. */
export function aimWhy(seen: Seen, sighting: Sighting, { place }: Pick<Aim, 'place'>): Why {
  const { of, toOf, weapon } = sighting;
  const parts: Part[] = [];
  difficulty(seen, sighting, parts);
  apart(seen.book, separations(seen.book, sighting.from)[place] === true, parts);
  for (const one of fireCode(seen, sighting, place)) parts.push({ by: -one.by, for: one.for });
  const what = `${of.names[place]} fires its ${weapon.name} at ${toOf.name}`;
  return { rule: 'SQ-4.5.1', what, by: of.side, ...openEndedTest(parts) };
}
