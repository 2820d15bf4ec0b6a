// What the charts of the book hold. A chart by range has the last range of each column, rising; beyond the last there is nothing.

import type { Origins, ShuttleKind, Size, TurnMode, WeaponType } from './cards.ts';

type Letters<K extends string, V> = Readonly<Record<K, V>>;

/** Damage by die and range: six rows, die 1 to 6. */
export interface DieChart {
  readonly ranges: readonly number[];
  readonly damage: readonly (readonly number[])[];
}

/** What hits by range, this or less, 0 never; and what a hit does there, where the chart says it. */
export interface HitChart {
  readonly ranges: readonly number[];
  readonly hit: readonly number[];
  readonly damage: readonly number[];
}

export type PhaserType = 'ph-1' | 'ph-2' | 'ph-3' | 'ph-4';
export type PlasmaLetter = 'r' | 's' | 'g' | 'f' | 'd';
export type DroneType = 'i' | 'ii' | 'iii' | 'iv' | 'v' | 'vi';
export type RackLetter = 'a' | 'b' | 'c' | 'f' | 'g';

/** TP-9.2 */
export interface PhaserCharts {
  readonly phasers: Letters<PhaserType, DieChart>;
  /** TP-2.2.6, TP-9.2.5 Quarters of a point: what a shot takes, and what room a phaser gives. */
  readonly capacitor: {
    readonly shots: Letters<PhaserType | 'ph-g', number>;
    readonly room: Letters<PhaserType | 'ph-g', number>;
  };
  readonly gatlingShots: number;
}

/** Weapons that take energy to be armed. */
export type ArmedType = Extract<
  WeaponType,
  'photon' | 'disruptor' | 'fusion' | 'hellbore' | 'trb-heavy' | 'trb-light' | 'plasma-r' | 'plasma-s' | 'plasma-g' | 'plasma-f'
>;

/** Energy in each arming turn; for each turn of holding, left out where it cannot be held; at most so much more for an overload. */
export interface Arming {
  readonly turns: readonly number[];
  readonly hold?: number;
  readonly overload: number;
}

/** TP-9.3, TP-9.4 */
export interface HeavyCharts {
  /** TP-9.3.4 An overload does `overloadPoint` for each point of energy in all; its chart has the most. */
  readonly photon: { readonly standard: HitChart; readonly proximity: HitChart; readonly overload: HitChart };
  readonly overloadPoint: number;
  readonly disruptor: { readonly standard: HitChart; readonly improved: HitChart; readonly overload: HitChart };
  readonly fusion: { readonly standard: DieChart; readonly overload: DieChart };
  /** TP-9.4.6 Of two dice. */
  readonly hellbore: { readonly standard: HitChart; readonly overload: HitChart };
  readonly trb: { readonly heavy: DieChart; readonly light: DieChart };
  /** TP-9.4.9 Damage in halves of the energy discharged. */
  readonly mauler: { readonly ranges: readonly number[]; readonly halves: readonly number[] };
  readonly arming: Letters<ArmedType, Arming>;
  /** TP-9.3.5 What an overload does to its own ship at true range 0. */
  readonly feedback: { readonly photon: number; readonly disruptor: number };
  /** TP-9.4.11 Added to the die. */
  readonly againstDrones: number;
}

/** TP-9.6.1 `ships` is the warhead against ships; `space` counts half rack spaces. */
export interface Drone {
  readonly speed: number;
  readonly endurance: number;
  readonly warhead: number;
  readonly ships: number;
  readonly kills: number;
  readonly space: number;
}

/** TP-9.6.3 Spaces; how often it launches; reload sets; anti-drone rounds that take one space, 0 where it holds none. */
export interface Rack {
  readonly spaces: number;
  readonly launches: 'turn' | 'phase' | 'other-turn';
  readonly reloads: number;
  readonly adds: number;
}

/** TP-9.5, TP-9.6 */
export interface SeekerCharts {
  /** TP-9.5.2 Strength by hexes flown. */
  readonly plasma: { readonly ranges: readonly number[]; readonly strength: Letters<PlasmaLetter, readonly number[]> };
  readonly bolt: HitChart;
  /** TP-3.1.1, TP-3.1.2 speed, halved from the base game; TP-6.3.5 phaser points that take 1 off the strength; TP-9.5.5 rounds of a plasma-D rack. */
  readonly plasmaNumbers: Readonly<Record<'speed' | 'perStrength' | 'rounds', number>>;
  readonly drones: Letters<DroneType, Drone>;
  /** TP-9.6.2 Speeds. */
  readonly droneUpgrades: { readonly m: number; readonly f: number };
  readonly racks: Letters<RackLetter, Rack>;
  readonly add: HitChart;
  readonly addRounds: number;
}

/** TP-3.1, TP-4.2 */
export interface MovementCharts {
  /** TP-4.2.1 to TP-4.2.4 The last speed at which 1, 2, 3 ... 8 hexes suffice. */
  readonly turnModes: Letters<TurnMode | 'small', readonly number[]>;
  /** TP-3.1.1, TP-3.1.2 Greatest speeds, halved from the base game; TP-3.1.7 the rise that is always allowed; TP-4.4.7 the greatest speed after a breakdown. */
  readonly speeds: { readonly ships: number; readonly seekers: number; readonly rise: number; readonly broken: number };
}

/** TP-2.2, TP-13.1, TP-13.2, TP-11.4.1 */
export interface EnergyCharts {
  /** TP-2.2.1 to TP-2.2.4 By size. */
  readonly housekeeping: Readonly<Record<Size, Readonly<Record<'life' | 'fireControl' | 'shields' | 'minimum', number>>>>;
  /** TP-2.2.4 Boxes that count of a shield at minimum. */
  readonly minimumBoxes: number;
  readonly reinforcement: { readonly general: number; readonly specific: number };
  /** TP-2.2.9, TP-2.2.10 Energy of an own point and how many; points and energy of loans. */
  readonly ew: {
    readonly point: number;
    readonly own: number;
    readonly lend: Loan;
    readonly self: Loan;
    readonly carrier: Loan;
  };
  /** TP-4.5.2 How many a turn. */
  readonly tac: { readonly warp: number; readonly impulse: number };
  /** TP-4.4.5 HETs that may be prepared. */
  readonly hets: number;
  /** TP-14.1.2, TP-14.1.3 Energy for a box. */
  readonly repairs: { readonly shield: number; readonly system: number };
  /** TP-13.2.1 Energy of a beam by range, from 0. */
  readonly tractor: readonly number[];
  readonly transporter: { readonly range: number; readonly uses: number };
  readonly displacement: { readonly energy: number; readonly itself: number };
  readonly displacementChart: HitChart;
}

interface Loan {
  readonly points: number;
  readonly energy: number;
}

export type EwSource = 'x' | 'fighter' | 'pf' | 'mrs' | 'weasel' | 'nebula' | 'erratic';

/** TP-8.1, TP-8.2 */
export interface ElectronicCharts {
  readonly sources: Letters<EwSource, Readonly<Record<'ecm' | 'eccm' | 'swing', number>>>;
  /** TP-8.2.1 The most from outside. */
  readonly outside: { readonly ship: number; readonly fighter: number };
  /** TP-8.1.4 Hexes within which an MRS lends. */
  readonly mrsReach: number;
  /** TP-8.1.9 ECM by range. */
  readonly smallTargets: Letters<
    'shuttle' | 'fighter' | 'drone' | 'nimble',
    { readonly ranges: readonly number[]; readonly ecm: readonly number[] }
  >;
  /** TP-8.2.3 The last net points of each shift, from 0; beyond the last the root goes on. */
  readonly shift: readonly number[];
  /** TP-8.1.5 The shift of a nebula without any other EW. */
  readonly nebulaAlone: number;
  /** TP-6.3.6 The last die of full, half and quarter damage. */
  readonly seekerFades: readonly number[];
  /** TP-8.2.7 The last die with which a tractor or transporter works. */
  readonly systemFails: number;
}

/** A factor by steps: the last value of each. */
interface Steps {
  readonly bounds: readonly number[];
  readonly factor: readonly number[];
}

/** TP-11.1 */
export interface CloakCharts {
  /** TP-11.1.1 Added to the range, impulse by impulse; TP-11.1.9 added under full cloak. */
  readonly fade: readonly number[];
  readonly cloaked: number;
  /** TP-11.1.7 Taken from the value. */
  readonly keepLock: { readonly keep: number; readonly regain: number };
  /** TP-11.1.8 By true range; by twice the speed. */
  readonly rangeFactor: Steps;
  readonly speedFactor: Steps;
  /** TP-11.1.10 The last die of full, half and quarter damage; TP-11.1.11 of a seeker that is removed. */
  readonly cloakedHits: readonly number[];
  readonly cloakedSeekers: number;
}

/** TP-11.2, TP-11.3, TP-11.4.5 */
export interface FieldCharts {
  /** TP-11.2.1 Strength by radius from 0 and energy from 1. */
  readonly esg: readonly (readonly number[])[];
  /** TP-11.2.2, TP-7.1.1 Impulses; TP-11.2.3, TP-7.1.2 phases. */
  readonly esgTimes: { readonly delay: number; readonly rest: number };
  /** TP-11.3.1 `energy` at most; `fades` at each waterfall. */
  readonly webGenerator: Readonly<Record<'perEnergy' | 'energy' | 'hexes' | 'fades', number>>;
  readonly webCaster: Readonly<Record<'perEnergy' | 'energy' | 'hexes' | 'most', number>>;
  /** TP-11.3.2 By how much less energy counts, by range: for a caster and its fist. */
  readonly webRanges: { readonly ranges: readonly number[]; readonly less: readonly number[] };
  /** TP-11.3.8 Does twice the energy that counts. */
  readonly webFist: HitChart;
  /** TP-11.3.3 Impulses until it sets; TP-11.3.6 what stopping takes off; TP-11.3.10 the strength above which seekers suffer. */
  readonly web: Readonly<Record<'sets' | 'shipsStop' | 'smallStop' | 'breaks', number>>;
  /** TP-11.4.5 Points a panel; TP-11.4.6 half points of energy for it. */
  readonly panels: { readonly holds: number; readonly halves: number };
}

/** TP-12 */
export interface ShuttleCharts {
  /** TP-12.2.1 to TP-12.2.3 */
  readonly shuttles: Letters<ShuttleKind, Readonly<Record<'speed' | 'kills' | 'crippled' | 'points', number>>>;
  /** TP-12.2.3, TP-12.2.4 Speed with booster packs; how often each point counts. */
  readonly packs: { readonly speed: number; readonly times: number };
  readonly gasParties: number;
  readonly fusionShots: number;
  /** TP-12.2.7 Turns of arming, energy in each, damage for each point, energy to hold it. */
  readonly suicide: Readonly<Record<'turns' | 'least' | 'most' | 'perEnergy' | 'hold', number>>;
  /** TP-12.3.1, TP-12.3.2 */
  readonly weasel: {
    readonly turns: readonly number[];
    readonly hold: number;
    readonly speed: number;
    readonly kills: number;
    readonly near: number;
  };
  /** TP-12.3.3 The last damage of 0, 1, 2 ... points that reach the ship within `near` hexes. */
  readonly spill: readonly number[];
  /** TP-12.2.8 Half rack spaces. */
  readonly scatterPack: number;
  /** TP-12.1.6 Impulses. */
  readonly newFighters: number;
}

/** TP-13.3, TP-13.4.6, TP-14.2.6 */
export interface MineCharts {
  readonly mines: Letters<'t-bomb' | 'space' | 'pa', { readonly damage: number; readonly reach: number }>;
  /** TP-13.3.2 The speed that is always detected; below, a die of so many times the speed. */
  readonly detection: { readonly always: number; readonly times: number };
  readonly paReach: number;
  readonly labs: HitChart;
  readonly probe: number;
  readonly destruct: Readonly<Record<Size, number>>;
}

export type AllocationSystem =
  | 'bridge'
  | 'flag'
  | 'sensor'
  | 'damage-control'
  | 'aft-hull'
  | 'fore-hull'
  | 'left'
  | 'right'
  | 'centre'
  | 'any-warp'
  | 'transporter'
  | 'tractor'
  | 'shuttle'
  | 'lab'
  | 'excess'
  | 'drone'
  | 'phaser'
  | 'impulse'
  | 'battery'
  | 'apr'
  | 'probe'
  | 'cargo'
  | 'torp'
  | 'any-weapon'
  | 'scanner'
  | 'auxiliary'
  | 'emergency';

/** A cell of the allocation chart as it is printed; TP-10.2.2 a star stands for once in a volley. */
export type AllocationText = AllocationSystem | `${AllocationSystem}*`;

/** TP-10, TP-13.4 */
export interface DamageCharts {
  /** TP-10.2.3 Thirteen cells for each sum of two dice, from 2. */
  readonly allocation: readonly (readonly AllocationText[])[];
  /** TP-10.2.10 Types of weapon, the first to be lost first. */
  readonly preference: readonly WeaponType[];
  /** TP-10.1.2 The last die of the shield counter-clockwise. */
  readonly seam: number;
  /** TP-10.1.5, TP-7.1.1 Impulses. */
  readonly droppedShield: number;
  /** TP-10.3.4 Internals for a crew unit. */
  readonly crewLoss: number;
  /** TP-13.4.4 By die, and by parties from 1 to 10. */
  readonly casualties: readonly (readonly number[])[];
  /** TP-13.4.1 What is lost, by die. */
  readonly raid: readonly ('box' | 'box-and-raiders' | 'raiders' | 'nothing')[];
  /** TP-13.4.2 By die. */
  readonly guard: readonly ('raiders' | 'nothing' | 'raid')[];
}

export type PurchaseOption =
  | 't-bomb'
  | 'space-mine'
  | 'boarding-party'
  | 'drone-m'
  | 'drone-f'
  | 'mrs'
  | 'scatter-pack'
  | 'mech-link'
  | 'booster-pack';

/** TP-15.1.5 What an option mount may hold. */
export interface Mounted {
  readonly id: string;
  readonly type: WeaponType;
  readonly range?: number;
  readonly kind?: string;
  readonly rounds?: number;
}

/** TP-15.2, TP-16.2 */
export interface PurchaseCharts {
  /** TP-15.2.2 Options in hundredths of a ship's points; half points of each; how many by size. */
  readonly share: number;
  readonly options: Letters<PurchaseOption, { readonly halves: number }>;
  readonly most: Letters<'t-bomb' | 'space-mine' | 'mrs' | 'scatter-pack' | 'mech-link', Readonly<Record<Size, number>>>;
  readonly mounts: readonly Mounted[];
  /** TP-16.2.1, TP-16.2.3 Hundredths. */
  readonly score: Readonly<Record<'destroyed' | 'captured' | 'crippled' | 'left' | 'lead', number>>;
}

/** Every number of the book that is on no card. */
export interface Charts
  extends PhaserCharts,
    HeavyCharts,
    SeekerCharts,
    MovementCharts,
    EnergyCharts,
    ElectronicCharts,
    CloakCharts,
    FieldCharts,
    ShuttleCharts,
    MineCharts,
    DamageCharts,
    PurchaseCharts {
  readonly provenance: Origins;
}
