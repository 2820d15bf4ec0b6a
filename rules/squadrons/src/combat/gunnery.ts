// Chapters 4.4 and 4.5: what a shot needs.

import type { Why } from '@flagplot/kernel';
import type { Charts, WeaponKind } from '../cards.ts';
import { counters } from '../condition.ts';
import { broken, hasMorale, levelOf, stateOf } from '../morale/levels.ts';
import { separated } from '../movement/cohesion.ts';
import { speedNumber } from '../movement/speed.ts';
import type { Seen } from '../roster.ts';
import { craftName, weaponName } from '../roster.ts';
import type { Craft } from '../state.ts';
import { jammingAt } from './jamming.ts';
import type { Sighting } from './sight.ts';

/** A modifier under its own name; what makes the shot harder is above 0. */
interface Mod {
  by: number;
  for: string;
}

/** The weapons that need the firer's shields down and are slow to turn (SQ-4.10.1, SQ-4.10.5). */
export function launched(kind: WeaponKind): boolean {
  return kind === 'missile' || kind === 'torpedo' || kind === 'bomb';
}

/**
 * SQ-4.4.8 The difficulty of a volley but for what is one craft's own, each part under its name. SQ-4.4.2, SQ-4.4.3 Who fires has moved at
 * Attack Speed, unless it is immobile. SQ-4.4.9 Nothing of the target counts, but its speed for missiles.
 */
export function difficulty(seen: Seen, { from, of, to, weapon, band, range }: Sighting): Mod[] {
  const { charts } = seen.book;
  const mods: Mod[] = [{ by: charts.difficulty[band], for: `${band} range ${range}` }];
  if (!of.immobile) mods.push({ by: charts.modifiers.attackSpeed, for: 'Attack Speed' });
  mods.push(...moraleMod(charts, from));
  if (launched(weapon.card.kind)) {
    const by = speedNumber(seen, to, broken(charts, to));
    mods.push({ by, for: 'speed of the target' });
  }
  return mods.filter(mod => mod.by !== 0);
}

/** SQ-4.4.6, SQ-4.4.7 Shaken or Demoralized, never both. */
function moraleMod(charts: Charts, from: Sighting['from']): Mod[] {
  if (!hasMorale(from)) return [];
  return [{ by: levelOf(charts, from.level).difficulty, for: stateOf(charts, from) }];
}

/** SQ-1.5.2, SQ-4.5.4, SQ-4.8.5, SQ-4.9.9 The Fire Code of one shooter, each part under its name; SQ-1.5.4 never below 0. */
export function fireCode(seen: Seen, { of, weapon, from }: Pick<Sighting, 'of' | 'weapon' | 'from'>, place: number): Mod[] {
  const craft = from.craft[place] as Craft;
  const mods: Mod[] = [
    { by: weapon.skill, for: weapon.card.kind === 'missile' ? 'missile weapons' : 'starship gunnery' },
    { by: of.hotShots[place] ? weapon.hotShot : 0, for: 'Hot Shot' },
    ...controlMods(weapon.card.control, jammingAt(seen, craft)),
    { by: -craft.damage, for: 'damaged' },
    { by: -counters(craft), for: 'ionized' },
  ];
  const sum = mods.reduce((total, mod) => total + mod.by, 0);
  if (sum < 0) mods.push({ by: -sum, for: 'no Fire Code is below 0' });
  return mods.filter(mod => mod.by !== 0);
}

/** SQ-4.11.3 Jamming takes no more fire control than there is. */
function controlMods(control: number, jamming: number): Mod[] {
  return [
    { by: control, for: 'fire control' },
    { by: -Math.min(control, jamming), for: 'jammed' },
  ];
}

/** SQ-4.4.4, SQ-4.4.5 Harder by the chart's number for a craft apart from its squadron, and for that craft alone. */
function separatedMod({ charts }: Seen['book'], isSeparated: boolean): Mod[] {
  return isSeparated ? [{ by: charts.modifiers.separated, for: 'separated' }] : [];
}

const total = (mods: readonly Mod[]): number => mods.reduce((sum, mod) => sum + mod.by, 0);

/** One shooter of a volley: its place on the roster, what its die needs, its shots. */
export interface Aim {
  place: number;
  /** SQ-4.5.2 Open-ended total of the die that hits. A natural 1 never does (SQ-4.5.3). */
  needs: number;
  difficulty: number;
  fireCode: number;
  shots: number;
}

/** The shooters of a volley in the order of the roster. */
export function aims(seen: Seen, sighting: Sighting): Aim[] {
  const base = total(difficulty(seen, sighting));
  const alone = separated(seen.book, sighting.from);
  return sighting.shooters.map(place => {
    const needed = base + total(separatedMod(seen.book, alone[place] === true));
    const code = total(fireCode(seen, sighting, place));
    return { place, needs: needed - code, difficulty: needed, fireCode: code, shots: sighting.weapon.card.shots };
  });
}

/** What one shooter's die is thrown for, with every part of what it needs. */
export function aimWhy(seen: Seen, sighting: Sighting, { place, needs }: Aim): Why {
  const { of, toOf, weapon } = sighting;
  const alone = separated(seen.book, sighting.from)[place] === true;
  const harder = [...difficulty(seen, sighting), ...separatedMod(seen.book, alone)];
  const easier = fireCode(seen, sighting, place).map(mod => ({ by: -mod.by, for: mod.for }));
  const what = `${craftName(of, place)} fires its ${weaponName(weapon.card)} at ${toOf.name}`;
  return { rule: 'SQ-4.5.1', what, by: of.side, needs, mods: [...harder, ...easier] };
}
