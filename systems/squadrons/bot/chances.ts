// Open-ended dice in closed form: the chance of a hit, and what a hit does.

/** Highest resistance die that is told apart; beyond lies less than a chance in ten thousand. */
const DICE = 36;

/** SQ-4.5.2, SQ-4.5.3 Chance that an open-ended d6 reaches a number; a natural 1 never does. */
export function hitChance(needs: number): number {
  if (needs <= 2) return 5 / 6;
  return needs <= 6 ? (7 - needs) / 6 : againChance(needs - 6) / 6;
}

/** The same for a die that goes on after a six: its 1 is a 1. */
function againChance(needs: number): number {
  if (needs <= 1) return 1;
  return needs <= 6 ? (7 - needs) / 6 : againChance(needs - 6) / 6;
}

/** Chances of one hit on a craft: the slighter result (a marker, a counter) and the graver one (destroyed, two counters). */
export interface Fate {
  slight: number;
  grave: number;
}

const fates = new Map<number, Fate>();

/** SQ-4.7.6, SQ-4.7.7, SQ-4.7.8 What a hit does, by the attack's number less the Damage Resistance, the resistance itself, and the margin. */
export function fateOf(damage: number, resistance: number, margin: number): Fate {
  const key = (damage * 64 + resistance) * 16 + margin;
  const known = fates.get(key);
  if (known) return known;
  const fate = { slight: 0, grave: 0 };
  // SQ-4.7.4 A natural 1 makes the whole resistance 0.
  meet(fate, { total: 0, chance: 1 / 6 }, { damage, margin });
  for (let die = 2; die <= DICE; die += 1) {
    const chance = hitChance(die) - hitChance(die + 1);
    meet(fate, { total: die + resistance, chance }, { damage, margin });
  }
  fates.set(key, fate);
  return fate;
}

/** Adds what an attack does against one resistance total. */
function meet(fate: Fate, { total, chance }: { total: number; chance: number }, by: { damage: number; margin: number }): void {
  const grave = hitChance(total + by.margin - by.damage);
  fate.grave += chance * grave;
  fate.slight += chance * (hitChance(total - by.damage) - grave);
}

/** Chance of at least one of something of which so many are to be expected. */
export function atLeastOnce(expected: number): number {
  return 1 - 1 / (1 + expected + (expected * expected) / 2 + (expected * expected * expected) / 6);
}
