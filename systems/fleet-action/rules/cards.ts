/** Where a number comes from: printed in the book, found in public material, forced by what the book says, computed from found data, restored by us, or somebody's own. */
export type Provenance = 'source' | 'found' | 'derived' | 'converted' | 'reconstructed' | 'home-made';
/** Provenance by field; a longer key (`accel`, `mounts/0/arcs/0`) speaks for that part alone. */
export type Origins = Readonly<Record<string, Provenance>>;

import type { Schema } from '@flagplot/kernel/schemas';
import { FLAG, ID, jsonSchema, list, NAME, oneOf, orNull, provenance, shape, triple, whole } from '@flagplot/kernel/schemas';

/** The book's three sizes of ship; medium ships are the smallest, heavy combat vessels stand between. */
export type Category = 'capital' | 'heavy' | 'medium';
export type WeaponClass = 'particle' | 'laser' | 'matter' | 'plasma' | 'pulse' | 'flash' | 'plasma-flash';
/** Direct fire; a ballistic shot that flies; a proximity pattern (energy mines); a system for anti-fighter fire alone. */
export type Delivery = 'direct' | 'ballistic' | 'proximity' | 'anti-fighter';
/** The drawing a ship stands for on the board. */
export type Silhouette = 'capital' | 'dreadnought' | 'heavy' | 'medium' | 'missile' | 'scout';

/** One kind of weapon, the same on every ship that carries it. */
export interface WeaponCard {
  readonly id: string;
  readonly name: string;
  readonly class: WeaponClass;
  readonly delivery: Delivery;
  /** Standard shots a turn. */
  readonly shots: number;
  /** Sides of the die to hit, by kind of target; 0: cannot fire at it. Capital ships and heavy combat vessels share the first. */
  readonly control: readonly [capital: number, medium: number, fighter: number];
  /** Last hex of short, medium, long and extreme range; one number for what flies; empty: its own hex only. */
  readonly bands: readonly number[];
  /** Sides of the damage die by band; empty for matter. */
  readonly dice: readonly number[];
  /** Damage points of a matter hit, otherwise 0. */
  readonly points: number;
  /** The most pulses one die can bring home: 5 for pulse weapons, 1 for all others. */
  readonly pulses: number;
  readonly provenance: Origins;
}

/** A weapon as one ship carries it. */
export interface Mount {
  /** Id of its weapon card. */
  readonly weapon: string;
  /** Factor `x` in F, FS, AS, A, AP, FP; empty for a system of anti-fighter fire alone, which bears all round. */
  readonly arcs: readonly number[];
  /** Boxes of its damage row, which caps the factor of every arc and of anti-fighter fire. */
  readonly boxes: number;
  /** Factor in anti-fighter fire; 0: none. */
  readonly af: number;
}

/** One class of ship. The manoeuvre rows give a top speed for each box, lowest box first; damage marks them from the top. */
export interface ShipCard {
  readonly id: string;
  readonly name: string;
  readonly race: string;
  readonly category: Category;
  readonly points: number;
  readonly def: number;
  /** Front, side and aft for capital ships; front and aft for heavy combat vessels; one value for medium ships. */
  readonly armour: readonly number[];
  readonly sensor: number;
  /** Sensor boxes that cost an ELINT level each when they are marked, counted from 1. */
  readonly elintBoxes: readonly number[];
  readonly elint: number;
  /** Command rating. */
  readonly command: number;
  readonly accel: number;
  readonly decel: number;
  readonly turn: readonly number[];
  readonly correct: readonly number[];
  readonly hard: readonly number[];
  readonly about: readonly number[];
  /** FA-3.3.2 Whether an order goes with a change of speed, where the card says otherwise than the chart. */
  readonly combines?: Readonly<Partial<Record<Manoeuvre, boolean>>>;
  readonly structure: number;
  /** Grey structure boxes by the points left when they are marked, highest first. */
  readonly grey: readonly number[];
  /** Whole flights the hangar holds. */
  readonly flights: number;
  readonly jump: boolean;
  readonly silhouette: Silhouette;
  readonly mounts: readonly Mount[];
  readonly provenance: Origins;
}

/** One class of fighter, by the flight of six. Dice are given by their sides. */
/** FA-10.6.2 A further weapon of a fighter: its die to hit, and that of its damage. */
export interface FighterGun {
  readonly id: string;
  readonly name: string;
  readonly off: number;
  readonly damage: number;
}

export interface FighterCard {
  readonly id: string;
  readonly name: string;
  readonly race: string;
  /** Price of a flight of six. */
  readonly points: number;
  /** Movement points a turn. */
  readonly move: number;
  readonly def: number;
  /** Die to hit. */
  readonly off: number;
  /** Dogfight die, and the rating an enemy's total is compared with. */
  readonly dogfight: number;
  readonly armour: number;
  readonly damage: number;
  /** Hexes an afterburner adds. */
  readonly burn: number;
  readonly antiShip: number;
  readonly interceptor: number;
  readonly stealth: boolean;
  /** FA-10.6.2 Further weapons: it fires one of all it has in a pulse, or with `salvo` every one. */
  readonly guns?: readonly FighterGun[];
  readonly salvo?: true;
  /** FA-10.6.11 Of a very large fighter: how many hits that reach its armour it takes; left out: one. */
  readonly hits?: number;
  readonly provenance: Origins;
}

/** FA-11.3.1 What a battle is about for a side: nothing of worth; as usual; a colony, base or shipyard; its home world, or no way out; an objective at any cost. */
export type Stake = 'skirmish' | 'battle' | 'colony' | 'home' | 'objective';

/** The orders the first chart speaks of: hold course, turn, hard turn, course correction, come about. */
export type Manoeuvre = 'maintain' | 'turn' | 'hard' | 'correct' | 'about';

/** A pattern of at least so many mines: what it takes off the die in the centre and in each ring around it; null: beyond its area. */
export interface MineRow {
  readonly from: number;
  readonly less: readonly (number | null)[];
}

/** The book's charts, as far as they are tables of numbers. */
export interface Charts {
  /** FA-M01 Whether an order may be combined with a change of speed, by category. Who holds course always may, and is not asked. */
  readonly combinations: Readonly<Record<Manoeuvre, Readonly<Record<Category, boolean>>>>;
  /** FA-M02 Hexes moved in each of the three pulses, by speed from 0; beyond the last row a speed moves as the speed three lower does, and one hex more in every pulse. */
  readonly pulses: readonly (readonly [number, number, number])[];
  /** FA-M04 Added to the target's Def at short, medium, long and extreme range. */
  readonly rangeModifiers: readonly number[];
  /** FA-4.1.2 The command radius, and FA-4.1.4 by race where the scenario says so. */
  readonly commandRadius: { readonly all: number; readonly races: Readonly<Record<string, number>> };
  /** FA-M09 What the die must show at each morale circle, the highest first. */
  readonly circles: readonly number[];
  /** FA-M10 What the situation adds to the die, by what is at stake. */
  readonly stakes: Readonly<Record<Stake, number>>;
  /** FA-M06, FA-M07 Patterns of energy mines, the smallest first; left out: mines stay in their tubes. */
  readonly mines?: readonly MineRow[];
  readonly provenance: Origins;
}

const DICE = [4, 6, 8, 10, 12, 20];
const die = jsonSchema<number>({ enum: DICE });
const origins = provenance('source', 'found', 'derived', 'converted', 'reconstructed', 'home-made');

/** JSON Schema of a {@link WeaponCard}. */
export const weaponSchema: Schema<WeaponCard> = shape({
  id: ID,
  name: NAME,
  class: oneOf('particle', 'laser', 'matter', 'plasma', 'pulse', 'flash', 'plasma-flash'),
  delivery: oneOf('direct', 'ballistic', 'proximity', 'anti-fighter'),
  shots: whole(1, 3),
  control: triple(jsonSchema<number>({ enum: [0, ...DICE] })),
  bands: list(whole(0, 200), 4),
  dice: list(die, 4),
  points: whole(0, 12),
  pulses: whole(1, 12),
  provenance: origins,
});

const factor = whole(0, 30);
const mount = shape({
  weapon: ID,
  arcs: { ...list(factor, 6), anyOf: [{ maxItems: 0 }, { minItems: 6 }] },
  boxes: whole(1, 30),
  af: factor,
});
const speeds = list(whole(0, 60), 6, 1);
const MANOEUVRES = ['maintain', 'turn', 'hard', 'correct', 'about'];
const combines = shape(Object.fromEntries(MANOEUVRES.map(name => [name, FLAG])), MANOEUVRES);

const SHIP_FIELDS = {
  id: ID,
  name: NAME,
  race: NAME,
  category: oneOf('capital', 'heavy', 'medium'),
  points: whole(0, 20_000),
  def: whole(0, 40),
  armour: list(whole(0, 20), 3, 1),
  sensor: whole(0, 20),
  elintBoxes: list(whole(1, 20), 20),
  elint: whole(0, 20),
  command: whole(0, 30),
  accel: whole(0, 30),
  decel: whole(0, 30),
  turn: speeds,
  correct: speeds,
  hard: speeds,
  about: speeds,
  structure: whole(1, 120),
  grey: list(whole(1, 120), 30),
  flights: whole(0, 30),
  jump: FLAG,
  silhouette: oneOf('capital', 'dreadnought', 'heavy', 'medium', 'missile', 'scout'),
  mounts: list(mount, 12),
  combines,
  provenance: origins,
};

/** JSON Schema of a {@link ShipCard}. */
export const shipSchema: Schema<ShipCard> = shape(SHIP_FIELDS, ['combines']);

/** The same of a card of one's own, which need not say where its numbers come from. */
export const ownShipSchema: Schema<Omit<ShipCard, 'provenance'> & Partial<Pick<ShipCard, 'provenance'>>> = shape(SHIP_FIELDS, [
  'combines',
  'provenance',
]);

/** JSON Schema of a {@link FighterCard}. */
export const fighterSchema: Schema<FighterCard> = shape(
  {
    id: ID,
    name: NAME,
    race: NAME,
    points: whole(0, 5_000),
    move: whole(0, 60),
    def: whole(0, 40),
    off: die,
    dogfight: die,
    armour: whole(0, 20),
    damage: die,
    burn: whole(0, 30),
    antiShip: whole(0, 6),
    interceptor: whole(0, 6),
    stealth: FLAG,
    guns: list(shape({ id: ID, name: NAME, off: die, damage: die }), 4, 1),
    salvo: oneOf(true),
    hits: whole(2, 12),
    provenance: origins,
  },
  ['guns', 'salvo', 'hits'],
);

const modifier = whole(-12, 12);
const bySize = shape({ capital: FLAG, heavy: FLAG, medium: FLAG });

/** FA-M07 The centre of a pattern and the rings around it. */
const RINGS = 6;

/** JSON Schema of {@link Charts}. */
export const chartsSchema: Schema<Charts> = shape(
  {
    combinations: shape({ maintain: bySize, turn: bySize, hard: bySize, correct: bySize, about: bySize }),
    pulses: list(triple(whole(0, 60)), 61, 3),
    rangeModifiers: list(whole(0, 20), 4, 4),
    commandRadius: shape({
      all: whole(0, 30),
      races: jsonSchema<Record<string, number>>({
        type: 'object',
        maxProperties: 40,
        propertyNames: { maxLength: 60 },
        additionalProperties: whole(0, 30),
      }),
    }),
    circles: list(whole(1, 20), 12),
    stakes: shape({ skirmish: modifier, battle: modifier, colony: modifier, home: modifier, objective: modifier }),
    mines: list(shape({ from: whole(1, 99), less: list(orNull(whole(0, 12)), RINGS, RINGS) }), 12, 1),
    provenance: origins,
  },
  ['mines'],
);
