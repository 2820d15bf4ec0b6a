// What a ship card and a weapon on it hold (their schemas: edge/card-schema.ts).

/** Where a number comes from: the source says so; read in a public source; follows from these; restored by us; the base game's as remembered. */
export type Provenance = 'source' | 'found' | 'derived' | 'reconstructed' | 'memory';
/** Provenance by field; a longer key (`weapons/6/kind`) speaks for that part alone. */
export type Origins = Readonly<Record<string, Provenance>>;

/** 2 dreadnoughts, 3 cruisers, 4 destroyers and frigates, 5 fast patrol ships. */
export type Size = 2 | 3 | 4 | 5;

/** TP-4.2.1 to TP-4.2.3 Rows of the turn mode chart that a ship may have. */
export type TurnMode = 'AA' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** TP-12.2 What may stand in a shuttle bay. */
export type ShuttleKind = 'admin' | 'gas' | 'mrs' | 'stinger-1';

/**
 * What a mount is. `trb` are tractor-repulsor beams; a drone rack has its letter as `kind`, an option mount the id of what it holds unless
 * its owner says otherwise (TP-15.1.5).
 */
export type WeaponType =
  | 'ph-1'
  | 'ph-2'
  | 'ph-3'
  | 'ph-4'
  | 'ph-g'
  | 'photon'
  | 'disruptor'
  | 'fusion'
  | 'hellbore'
  | 'plasma-r'
  | 'plasma-s'
  | 'plasma-g'
  | 'plasma-f'
  | 'plasma-d'
  | 'trb-heavy'
  | 'trb-light'
  | 'mauler'
  | 'rack'
  | 'add'
  | 'esg'
  | 'web-generator'
  | 'web-caster'
  | 'special-sensor'
  | 'displacement'
  | 'option';

/** One mount of a card. */
export interface WeaponCard {
  readonly id: string;
  readonly type: WeaponType;
  /** As printed beside its box: `1`, `A`. */
  readonly name: string;
  /** TP-9.1.2 Printed arcs, joined by `+`: `L+LF+row13`. */
  readonly arc: string;
  /** TP-9.4.1 The farthest effective range of a disruptor. */
  readonly range?: number;
  readonly kind?: string;
  /** Rounds of an anti-drone or a plasma-D rack. */
  readonly rounds?: number;
}

/** What a card is besides its numbers (TP-15.1.4, TP-15.1.7). */
export type Flag = 'nimble' | 'carrier' | 'mutiny' | 'scout' | 'x' | 'pf' | 'derfacs';

/** The drawing a ship stands for on the board. */
export type ShipClass = 'cruiser' | 'destroyer' | 'frigate' | 'corvette' | 'scout' | 'patrol-ship';

/** TP-2.1.1 Boxes that give power, one point each a turn; a battery box stores `holds`. */
export interface PowerBoxes {
  readonly left: number;
  readonly right: number;
  readonly centre: number;
  readonly impulse: number;
  readonly apr: number;
  readonly battery: number;
  readonly holds: 1 | 3 | 5;
  /** TP-15.2.4 Points the batteries begin a battle with; left out: all they hold. */
  readonly charge?: number;
}

export interface HullBoxes {
  readonly fore: number;
  readonly aft: number;
  readonly centre: number;
  readonly cargo: number;
  readonly armour: number;
}

export interface ControlBoxes {
  readonly bridge: number;
  readonly flag: number;
  readonly emergency: number;
  readonly auxiliary: number;
  readonly security: number;
}

/** TP-10.2.5 Tracks lose their leftmost box; the first number is that of an unhurt ship. */
export interface Tracks {
  readonly damageControl: readonly number[];
  readonly sensor: readonly number[];
  readonly scanner: readonly number[];
  /** TP-10.2.6 Boxes for excess damage. */
  readonly excess: number;
}

export interface SystemBoxes {
  readonly transporter: number;
  readonly tractor: number;
  readonly lab: number;
  readonly probe: number;
}

/** One class of ship (TP-15.1.1, TP-15.1.3). */
export interface ShipCard {
  readonly id: string;
  /** Generic: what is shown where no file of names says otherwise. */
  readonly name: string;
  readonly class: ShipClass;
  /** Whose ship it is: shown to nobody. */
  readonly nation: string;
  /** TP-15.2.1 Points. */
  readonly bpv: number;
  readonly size: Size;
  /** TP-3.1.3 Movement cost as an exact fraction: energy for a base hex. */
  readonly moveCost: readonly [over: number, under: number];
  readonly turnMode: TurnMode;
  /** TP-4.4.6 The least result of a die that breaks the ship down. */
  readonly breakdown: number;
  /** TP-4.4.6 HETs that take 2 off that die, each once a battle. */
  readonly hetBonus: number;
  /** TP-10.1.1 Boxes of shields 1 to 6; none where panels stand for them. */
  readonly shields: readonly number[];
  /** TP-11.4.5 Power absorber panels of the forward and the rear bank. */
  readonly panels?: readonly [forward: number, rear: number];
  readonly power: PowerBoxes;
  readonly hull: HullBoxes;
  readonly control: ControlBoxes;
  readonly tracks: Tracks;
  readonly systems: SystemBoxes;
  /** TP-12.1 What stands in its bay, box by box. */
  readonly shuttles: readonly ShuttleKind[];
  readonly crew: number;
  readonly boarding: number;
  /** In the order in which dice are thrown for them (TP-1.4.4). */
  readonly weapons: readonly WeaponCard[];
  readonly flags?: readonly Flag[];
  /** TP-11.1.6 Energy a turn of its cloaking device. */
  readonly cloak?: number;
  /** TP-8.1.8 ECM of its own as the base game has it: half of it counts. */
  readonly stealth?: number;
  /** TP-13.3.1 T-bombs aboard, each with a dummy. */
  readonly tBombs?: number;
  /** TP-13.3.6 Mines against plasma. */
  readonly paMines?: number;
  /** TP-12.2.9 Damage it does to what it strikes; then it is gone. */
  readonly warhead?: number;
  /** TP-6.5.3 The card the enemy sees until it strikes or is identified. */
  readonly cover?: string;
  readonly provenance: Origins;
}
