// A position as a second opinion sees it, in plain numbers, and the numbers of its craft and squadrons.

import type { Hex } from './hexes.ts';
import { distance } from './hexes.ts';

export interface Weapon {
  readonly id: string;
  readonly kind: 'laser' | 'ion' | 'torpedo' | 'bomb' | 'missile' | 'jammer';
  readonly arc: 'front' | 'turret' | 'all';
  readonly crew: 'pilot' | 'gunner';
  /** The limits of short, medium and long range. */
  readonly range: readonly [number, number, number];
  readonly control: number;
  readonly damage: number;
  readonly shots: number;
}

/** A type of craft, as its card in `data/craft.json` has it. */
export interface Card {
  readonly id: string;
  readonly maneuverability: number;
  readonly space: number;
  readonly hull: number;
  readonly shields: number;
  /** Objective craft have no morale. */
  readonly objective: boolean;
  readonly weapons: readonly Weapon[];
}

export interface Craft {
  /** Nowhere: destroyed, or gone over the edge. */
  readonly at: Hex | undefined;
  readonly facing: number;
  readonly markers: number;
  readonly counters: number;
  /** Hexes a frozen craft moves: those of its most recent move, 0 where it made none in the round before. */
  readonly drift: number;
  readonly hotShot: boolean;
  /** By the weapon's id; weapons without rounds to count are left out. */
  readonly rounds: Readonly<Record<string, number>>;
}

export type Speed = 'attack' | 'full';

export interface Squadron {
  readonly id: string;
  readonly side: string;
  readonly card: Card;
  readonly quality: 'average' | 'veteran' | 'elite';
  readonly craft: readonly Craft[];
  /** The place of the craft that leads, from 0. */
  readonly leader: number;
  readonly level: number;
  /** Scenario: it never moves. */
  readonly immobile: boolean;
  /** The speed it used last. */
  readonly speed: Speed;
  /** This round. */
  readonly moved: boolean;
  readonly jams: boolean;
  /** The scenario's goal: so many markers cripple it. */
  readonly crippledAt: number | undefined;
}

export interface Position {
  readonly columns: number;
  readonly rows: number;
  readonly narrowArc: boolean;
  readonly ammunition: boolean;
  /** Sides in the order of play of this round. */
  readonly order: readonly string[];
  /** Sides that are allied to each side. */
  readonly allies: Readonly<Record<string, readonly string[]>>;
  /** A side's in the order of its list. */
  readonly squadrons: readonly Squadron[];
}

/** SQ-1.2.1 Piloting, starship gunnery and missile weapons are one number for each quality. */
const SKILL = { average: 3, veteran: 4, elite: 5 } as const;
export const skillOf = ({ quality }: Squadron): number => SKILL[quality];

/** SQ-3.3.1, SQ-3.3.2 The most hexes in a move. */
export function rate(squadron: Squadron, speed: Speed): number {
  const { space } = squadron.card;
  return skillOf(squadron) + (speed === 'full' ? space : Math.floor(space / 2));
}

/** SQ-3.4.2, SQ-4.8.3 # of Turns before ion counters are taken off. */
function turnsUndisturbed(squadron: Squadron, { markers }: Craft): number {
  const turns = Math.max(1, Math.floor((squadron.card.maneuverability + skillOf(squadron)) / 2));
  return Math.max(1, turns - markers);
}

/** SQ-4.9.7 # of Turns; 0 for a frozen craft. */
export function turns(squadron: Squadron, craft: Craft): number {
  return Math.max(0, turnsUndisturbed(squadron, craft) - craft.counters);
}

/** SQ-3.4.3, SQ-4.8.4, SQ-4.9.8 Turn Distance. */
export function turnDistance({ card }: Squadron, { markers, counters }: Craft): number {
  return Math.max(1, 5 - card.maneuverability) + markers + counters;
}

/** SQ-4.9.11 As many counters as # of Turns. */
export function isFrozen(squadron: Squadron, craft: Craft): boolean {
  return craft.counters >= turnsUndisturbed(squadron, craft);
}

/** SQ-5.1.2 Level 1; SQ-5.1.4 objective craft have no levels. */
export function isBroken({ card, level }: Squadron): boolean {
  return !card.objective && level === 1;
}

/** The places on the roster that are on the map. */
export function present({ craft }: Squadron): number[] {
  return [...craft.keys()].filter(place => craft[place]?.at !== undefined);
}

/** Where a craft that is on the map is. */
export function hexOf(squadron: Squadron, place: number): Hex {
  return squadron.craft[place]?.at as Hex;
}

/** SQ-3.5.1 Links reach three hexes. */
const LINK = 3;

/** SQ-3.5.1 The craft on the map in groups: craft three hexes apart or less are in one, and so is whoever is linked to either. */
function groups(squadron: Squadron): number[][] {
  const found: number[][] = [];
  for (const place of present(squadron)) {
    const isNear = (other: number): boolean => distance(hexOf(squadron, place), hexOf(squadron, other)) <= LINK;
    const linked = found.filter(group => group.some(isNear));
    const others = found.filter(group => !linked.includes(group));
    found.splice(
      0,
      found.length,
      ...others,
      [...linked.flat(), place].sort((a, b) => a - b),
    );
  }
  return found;
}

/** SQ-3.5.2, SQ-3.5.3 The craft outside the largest group; of equal groups the leader's stays, else that of the first on the roster. */
export function separated(squadron: Squadron): number[] {
  const all = groups(squadron);
  const most = Math.max(0, ...all.map(group => group.length));
  const largest = all.filter(group => group.length === most);
  const first = Math.min(...largest.flat());
  const body = largest.find(group => group.includes(squadron.leader)) ?? largest.find(group => group.includes(first));
  return present(squadron).filter(place => !body?.includes(place));
}

/** SQ-1.4.2 Who leads a squadron whose craft are these now: the next on the roster once the leader is gone, after the last the first. */
export function leaderAmong({ leader }: Squadron, craft: readonly Craft[]): number {
  const following = craft.map((_, by) => (leader + by) % craft.length);
  return following.find(place => craft[place]?.at !== undefined) ?? leader;
}
