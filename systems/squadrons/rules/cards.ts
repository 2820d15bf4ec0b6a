// What a craft card, a weapon on it and the book's charts hold, with the schema of each.

import type { Schema } from '@flagplot/kernel/schemas';
import { FLAG, ID, list, NAME, oneOf, orNull, provenance, shape, triple, whole } from '@flagplot/kernel/schemas';

/** Where a number comes from: the chapter says so; read in a public source of the game; follows from these; restored by us. */
export type Provenance = 'seed' | 'found' | 'derived' | 'reconstructed';
/** Provenance by field; a longer key (`weapons/1/rounds`) speaks for that part alone. */
export type Origins = Readonly<Record<string, Provenance>>;

/** SQ-1.1.4 The three qualities of a squadron's pilots. */
export type Quality = 'average' | 'veteran' | 'elite';
export const QUALITIES: readonly Quality[] = ['average', 'veteran', 'elite'];

export type WeaponKind = 'laser' | 'ion' | 'missile' | 'torpedo' | 'bomb' | 'jammer';
/** Forward only; any one direction a round; every direction at once. */
export type Arc = 'front' | 'turret' | 'all';
/** Who aims it, besides what it is: a gunner's turret owes nothing to the pilot (SQ-1.2.3). */
export type Crew = 'pilot' | 'gunner';
/** The drawing a craft stands for on the board. */
export type Silhouette = 'fighter' | 'interceptor' | 'bomber' | 'freighter' | 'frigate';

/** One weapon as a craft carries it. */
export interface WeaponCard {
  readonly id: string;
  readonly name: string;
  readonly kind: WeaponKind;
  readonly arc: Arc;
  readonly crew: Crew;
  /** SQ-4.3.1 Last hex of short, medium and long range. A jammer has its reach three times. */
  readonly range: readonly [short: number, medium: number, long: number];
  /** Fire control; a jammer has none. */
  readonly control: number;
  /** Added to the attack die; for a jammer what it takes from fire control. */
  readonly damage: number;
  /** Dice a craft throws with it (SQ-4.5.1). */
  readonly shots: number;
  /** Rounds carried, which count with the option of SQ-4.10.7; null: never runs dry. */
  readonly rounds: number | null;
  /** Pips that were dropped from `control` and `damage` (SQ-1.2.2). */
  readonly pips?: Readonly<{ control?: 1 | 2; damage?: 1 | 2 }>;
  /** Fire control under the option of SQ-7.3.2. */
  readonly secondEdition?: number;
}

/** One type of craft. */
export interface CraftCard {
  readonly id: string;
  readonly name: string;
  /** Who may buy it: a faction, or `any` (SQ-7.1.4). */
  readonly faction: string;
  readonly maneuverability: number;
  readonly space: number;
  readonly hull: number;
  readonly shields: number;
  /** Pips that were dropped (SQ-1.2.2). */
  readonly pips?: Readonly<{ maneuverability?: 1 | 2; hull?: 1 | 2; shields?: 1 | 2 }>;
  /** SQ-1.6.4 Added to the pilots' sensors; recorded only. */
  readonly sensors?: number;
  /** SQ-1.1.2 Stands alone, cannot be bought, has no morale. */
  readonly objective: boolean;
  /** SGP a craft at each quality; none for objective craft. */
  readonly price: readonly [average: number, veteran: number, elite: number] | null;
  readonly silhouette: Silhouette;
  readonly weapons: readonly WeaponCard[];
  readonly provenance: Origins;
}

/** SQ-1.2.1, SQ-5.1.1 What the pilots of one quality can do, and the morale they begin with. */
export interface Skills {
  readonly piloting: number;
  readonly gunnery: number;
  readonly missiles: number;
  readonly sensors: number;
  readonly command: number;
  readonly morale: number;
}

export type MoraleState = 'steady' | 'shaken' | 'demoralized' | 'broken';
export type Band = 'short' | 'medium' | 'long';

/** The same from the nearest on. */
export const BANDS: readonly Band[] = ['short', 'medium', 'long'];

/** Every number of the book that is on no card. */
export interface Charts {
  readonly skills: Readonly<Record<Quality, Skills>>;
  /** SQ-1.3.1, SQ-1.3.2 One Hot Shot for so many craft; what he adds to gunnery. */
  readonly hotShot: { readonly craft: number; readonly gunnery: number };
  /** SQ-3.4.2 Facing changes: (Maneuverability + piloting) divided, at least so many. */
  readonly turns: { readonly divisor: number; readonly least: number };
  /** SQ-3.4.3 Turn Distance: so much less Maneuverability, at least so many. */
  readonly turnDistance: { readonly from: number; readonly least: number };
  /** SQ-3.3.1 Space is divided by this for Attack Speed. */
  readonly attackDivisor: number;
  /** SQ-3.5.1 Hexes between linked craft. */
  readonly link: number;
  /** SQ-4.4.1 Base difficulty by range. */
  readonly difficulty: Readonly<Record<Band, number>>;
  /** SQ-4.4.2, SQ-4.4.4 Added for Attack Speed and for a separated craft. */
  readonly modifiers: { readonly attackSpeed: number; readonly separated: number };
  /** SQ-4.7.8, SQ-4.9.4 By how much an attack must win for the graver result. */
  readonly margin: number;
  /** SQ-4.10.1 Taken from both Damage Resistances of who fires missiles, bombs or torpedoes. */
  readonly launchPenalty: number;
  /** SQ-5.1.2 State and gunnery penalty by level, level 1 first. */
  readonly morale: readonly { readonly state: MoraleState; readonly difficulty: number }[];
  /** SQ-5.2.4, SQ-5.3.4 Difficulty of a check with what each craft damaged and destroyed adds, and of a rally. */
  readonly checks: { readonly base: number; readonly damaged: number; readonly destroyed: number; readonly rally: number };
  /** SQ-7.1.3 SGP of a Hot Shot and of a step of command, and the most steps. */
  readonly upgrades: { readonly hotShot: number; readonly command: number; readonly steps: number };
  readonly provenance: Origins;
}

const origins = provenance('seed', 'found', 'derived', 'reconstructed');
const pips = oneOf(1, 2);
const code = whole(0, 30);

const weapon = shape(
  {
    id: ID,
    name: NAME,
    kind: oneOf('laser', 'ion', 'missile', 'torpedo', 'bomb', 'jammer'),
    arc: oneOf('front', 'turret', 'all'),
    crew: oneOf('pilot', 'gunner'),
    range: triple(whole(0, 99)),
    control: code,
    damage: code,
    shots: whole(1, 12),
    rounds: orNull(whole(1, 99)),
    pips: shape({ control: pips, damage: pips }, ['control', 'damage']),
    secondEdition: code,
  },
  ['pips', 'secondEdition'],
);

const price = whole(0, 10_000);

/** JSON Schema of a {@link CraftCard}. */
export const craftSchema: Schema<CraftCard> = shape(
  {
    id: ID,
    name: NAME,
    faction: ID,
    maneuverability: code,
    space: whole(0, 60),
    hull: code,
    shields: code,
    pips: shape({ maneuverability: pips, hull: pips, shields: pips }, ['maneuverability', 'hull', 'shields']),
    sensors: code,
    objective: FLAG,
    price: orNull(triple(price)),
    silhouette: oneOf('fighter', 'interceptor', 'bomber', 'freighter', 'frigate'),
    weapons: list(weapon, 8),
    provenance: origins,
  },
  ['pips', 'sensors'],
);

const skills = shape({ piloting: code, gunnery: code, missiles: code, sensors: code, command: code, morale: whole(1, 20) });

/** JSON Schema of {@link Charts}. */
export const chartsSchema: Schema<Charts> = shape({
  skills: shape({ average: skills, veteran: skills, elite: skills }),
  hotShot: shape({ craft: whole(1, 12), gunnery: code }),
  turns: shape({ divisor: whole(1, 12), least: whole(1, 30) }),
  turnDistance: shape({ from: code, least: code }),
  attackDivisor: whole(1, 12),
  link: whole(1, 99),
  difficulty: shape({ short: whole(0, 60), medium: whole(0, 60), long: whole(0, 60) }),
  modifiers: shape({ attackSpeed: code, separated: code }),
  margin: whole(1, 30),
  launchPenalty: code,
  morale: list(shape({ state: oneOf('steady', 'shaken', 'demoralized', 'broken'), difficulty: code }), 20, 2),
  checks: shape({ base: code, damaged: code, destroyed: code, rally: code }),
  upgrades: shape({ hotShot: price, command: price, steps: code }),
  provenance: origins,
});
