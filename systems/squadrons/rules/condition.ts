// Chapters 1.5, 4.8 and 4.9: what markers and counters make of a craft's numbers.

import type { SquadronOfBook } from './book.ts';
import type { Craft, Squadron } from './open.ts';

/** SQ-4.9.5 All ion counters on a craft. */
export function counters({ ion, fresh }: Craft): number {
  return ion + fresh;
}

/** SQ-4.8.3 # of Turns after damage, at least 1. */
function turnsDamaged(of: SquadronOfBook, craft: Craft): number {
  return Math.max(Math.min(1, of.turns), of.turns - craft.damage);
}

/** SQ-4.8.3, SQ-4.9.7 Facing changes in one move: damage never takes the last, ion may. */
export function turnsOf(of: SquadronOfBook, craft: Craft): number {
  return Math.max(0, turnsDamaged(of, craft) - counters(craft));
}

/** SQ-4.8.4, SQ-4.9.8 Hexes straight ahead before each facing change. */
export function turnDistanceOf(of: SquadronOfBook, craft: Craft): number {
  return of.turnDistance + craft.damage + counters(craft);
}

/** SQ-4.9.11, SQ-6.1.3 As many counters as # of Turns, taken after damage and before ion. */
export function isFrozen(of: SquadronOfBook, craft: Craft): boolean {
  const given = counters(craft);
  return given > 0 && given >= turnsDamaged(of, craft);
}

/** SQ-4.9.12 A craft on the map that can do something of its own. */
export function acts(of: SquadronOfBook, craft: Craft): boolean {
  return craft.status === 'flying' && !isFrozen(of, craft);
}

/** Whether any craft of a squadron acts. */
export function anyActs(of: SquadronOfBook, { craft }: Squadron): boolean {
  for (const one of craft) if (acts(of, one)) return true;
  return false;
}

/** SQ-1.5.5, SQ-1.6.4 Dodge: recorded, used by the advanced game alone. */
export function dodgeOf(of: SquadronOfBook, piloting: number, craft: Craft): number {
  return piloting + of.card.maneuverability - craft.damage - counters(craft);
}

/**
 * SQ-1.5.1 Damage Resistance against an attack. SQ-4.10.1, SQ-4.10.3, SQ-4.10.4 `dropped`: what launching missiles takes from both
 * numbers, before SQ-4.9.10 ion counters take from the shielded one.
 */
export function resistanceOf(of: SquadronOfBook, craft: Craft, { ion, dropped }: { ion: boolean; dropped: number }): number {
  const unshielded = Math.max(0, of.unshielded - dropped);
  if (ion) return unshielded;
  return Math.max(unshielded, Math.max(0, of.shielded - dropped) - counters(craft));
}
