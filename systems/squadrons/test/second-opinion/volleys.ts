// What the dice of a Combat phase do (4.5 to 4.10): a second opinion, from the book alone.

import type { Declaration } from './fire.ts';
import { difficulty, eligible, fireCode, isLaunched, shooters } from './fire.ts';
import type { Craft, Position, Squadron } from './position.ts';

/** The next die on the table, of so many faces. */
export type Die = (faces: number) => number;

/** What befell one craft. */
export interface Harm {
  readonly markers: number;
  readonly counters: number;
  readonly destroyed: boolean;
}

/** What one phase of fire did, by squadron and place on the roster: whoever is not named was not harmed. */
export type Harms = Readonly<Record<string, Readonly<Record<number, Harm>>>>;

const UNHARMED: Harm = { markers: 0, counters: 0, destroyed: false };

/** SQ-2.3.1, SQ-2.3.2 One die, thrown again for every 6, and whether its first face was a 1. */
function openEnded(die: Die): { sum: number; bombed: boolean } {
  const first = die(6);
  let sum = first;
  for (let face = first; face === 6; sum += face) face = die(6);
  return { sum, bombed: first === 1 };
}

/**
 * All declarations of a Combat phase, rolled (SQ-2.3.5): volleys by the order of play, a side's by its list of squadrons. SQ-4.10.1, SQ-4.10.2
 * Whoever fires missiles, bombs or torpedoes in it is softer in every volley.
 */
export function rollFire(position: Position, declarations: readonly Declaration[], die: Die): Harms {
  const harms: Record<string, Record<number, Harm>> = {};
  for (const side of position.order)
    for (const { id } of position.squadrons.filter(squadron => squadron.side === side)) {
      const declaration = declarations.find(({ squadron }) => squadron.id === id);
      if (!declaration) continue;
      const { id: target } = declaration.target;
      const launch = declarations.find(one => one.squadron.id === target && isLaunched(one.weapon));
      const launchers = launch ? shooters(position, launch) : [];
      const volley = rollVolley(position, declaration, { die, launchers });
      harms[target] = merged(harms[target] ?? {}, volley);
    }
  return harms;
}

/** SQ-4.7.11, SQ-4.9.5 Results add up, and a craft destroyed is destroyed. */
function merged(before: Readonly<Record<number, Harm>>, after: Readonly<Record<number, Harm>>): Record<number, Harm> {
  const places = new Set([...Object.keys(before), ...Object.keys(after)].map(Number));
  return Object.fromEntries([...places].map(place => [place, sum([before[place] ?? UNHARMED, after[place] ?? UNHARMED])]));
}

function sum(harms: readonly Harm[]): Harm {
  return {
    markers: harms.reduce((all, { markers }) => all + markers, 0),
    counters: harms.reduce((all, { counters }) => all + counters, 0),
    destroyed: harms.some(({ destroyed }) => destroyed),
  };
}

/** The dice of a volley, and who of its targets has dropped his shields to launch. */
interface Rolling {
  readonly die: Die;
  readonly launchers: readonly number[];
}

/** SQ-2.3.6 Gunnery, then the draws, then damage craft by craft. */
function rollVolley(position: Position, declaration: Declaration, { die, launchers }: Rolling): Record<number, Harm> {
  const hits = rollGunnery(position, declaration, die);
  const targets = eligible(position, declaration);
  // SQ-4.6.3 One target is drawn without a die.
  const struck = Array.from({ length: hits }, () => targets[targets.length > 1 ? die(targets.length) - 1 : 0] as number);
  const harms: Record<number, Harm> = {};
  for (const place of targets.filter(target => struck.includes(target))) {
    const times = struck.filter(one => one === place).length;
    harms[place] = rollDamage(declaration, { place, times, launched: launchers.includes(place) }, die);
  }
  return harms;
}

/** SQ-4.5 How many shots hit. */
function rollGunnery(position: Position, declaration: Declaration, die: Die): number {
  let hits = 0;
  for (const place of shooters(position, declaration)) {
    const needed = difficulty(position, declaration, place) - fireCode(position, declaration, place);
    for (let shot = 0; shot < declaration.weapon.shots; shot += 1) {
      const roll = openEnded(die);
      if (!roll.bombed && roll.sum >= needed) hits += 1;
    }
  }
  return hits;
}

/** A craft that one volley hit so many times. */
interface Victim {
  readonly place: number;
  readonly times: number;
  readonly launched: boolean;
}

/** SQ-4.7, SQ-4.9 One resistance roll stands against a damage roll for each hit. */
function rollDamage({ weapon, target }: Declaration, { place, times, launched }: Victim, die: Die): Harm {
  const defence = openEnded(die);
  const resistance = defence.bombed ? 0 : defence.sum + resistanceOf(target, place, { ion: weapon.kind === 'ion', launched });
  const harms = Array.from({ length: times }, () => {
    const attack = openEnded(die);
    if (attack.bombed || attack.sum + weapon.damage < resistance) return UNHARMED;
    const isHeavy = attack.sum + weapon.damage >= resistance + 4;
    if (weapon.kind === 'ion') return { ...UNHARMED, counters: isHeavy ? 2 : 1 };
    return isHeavy ? { ...UNHARMED, destroyed: true } : { ...UNHARMED, markers: 1 };
  });
  return sum(harms);
}

/** SQ-1.5.1, SQ-4.9.2, SQ-4.9.10, SQ-4.10.1 to SQ-4.10.4 Damage Resistance: launching lowers both numbers, then counters the shielded one. */
function resistanceOf({ card, craft }: Squadron, place: number, { ion, launched }: { ion: boolean; launched: boolean }): number {
  const lowered = launched ? 2 : 0;
  const bare = Math.max(0, card.hull - lowered);
  const shielded = Math.max(0, card.hull + card.shields - lowered);
  return ion ? bare : Math.max(bare, shielded - (craft[place] as Craft).counters);
}

/** SQ-4.8, SQ-4.9.6 A craft after the Combat phase; SQ-4.10.7 with a round less of what it fired. */
export function craftAfter(craft: Craft, harm: Harm | undefined, spent: string | undefined): Craft {
  const { markers, counters, destroyed } = harm ?? UNHARMED;
  const left = spent === undefined ? undefined : craft.rounds[spent];
  const rounds = spent === undefined || left === undefined ? craft.rounds : { ...craft.rounds, [spent]: left - 1 };
  return destroyed
    ? { ...craft, at: undefined, rounds }
    : { ...craft, markers: craft.markers + markers, counters: craft.counters + counters, rounds };
}
