// What a sheet, a weapon on it and an aeroplane marker hold (their schemas: edge/card-schema.ts). Lengths are whole mil, thousandths of an inch.

/** Where a number comes from: the book says so; read in a public source; follows from these; restored by us. */
export type Provenance = 'source' | 'found' | 'derived' | 'reconstructed';
/** Provenance by field; a longer key (`weapons/6/range`) speaks for that part alone. */
export type Origins = Readonly<Record<string, Provenance>>;

/** BB-1.1.1 A Ship-of-the-Line is a unit by herself; BB-1.1.2 an unrated vessel is one of a squadron. */
export type Rating = 'sotl' | 'unrated';

/** BB-1.1.9 to BB-1.1.11 Battleship, cruiser, destroyer: of vessels, and of the ordnance of a battery (BB-1.2.8). */
export type Class = 'B' | 'C' | 'D';

/** BB-1.1.12 Where a vessel is; BB-1.3.4 what lies in the water may reach below it too. */
export type Altitude = 'surface' | 'airborne';

/** BB-3.1.5 The turning template of a vessel, by its size. */
export type Template = 'S' | 'M' | 'L';

/** What a vessel is called, and what drawing stands for it on the board. */
export type VesselType =
  | 'dreadnought'
  | 'battleship'
  | 'carrier'
  | 'cruiser'
  | 'frigate'
  | 'freighter'
  | 'submersible'
  | 'destroyer'
  | 'small-submersible'
  | 'sky-battleship'
  | 'sky-carrier'
  | 'sky-cruiser'
  | 'aerial-corvette';

/** BB-1.1.16 skimmer, BB-1.2.9 submersible; living hulls are mended twice a turn, merchants force no collision. */
export type Trait = 'skimmer' | 'submersible' | 'living-hull' | 'merchant';

export type WeaponKind = 'gun' | 'rocket' | 'tesla' | 'beam' | 'torpedo' | 'bomb';

/** Where a weapon bears: about the bow, the stern, either side, so many degrees wide; tubes are fixed. */
export type Arc =
  | 'f360'
  | 'f270'
  | 'a270'
  | 'f180'
  | 'a180'
  | 'p180'
  | 's180'
  | 'f90'
  | 'a90'
  | 'p90'
  | 's90'
  | 'fix-f'
  | 'fix-a'
  | 'fix-p'
  | 'fix-s';

/** One weapon of a sheet. */
export interface WeaponCard {
  readonly id: string;
  readonly name: string;
  readonly kind: WeaponKind;
  /** BB-1.2.8 Size of its ordnance: guns and rockets have one. */
  readonly cal?: Class;
  /** Firepower, of one vessel. */
  readonly fp: number;
  /** Left out: a bomb bay, which wants no arc. */
  readonly arc?: Arc;
  /** Farthest range in mil; left out of torpedoes and bombs. */
  readonly range?: number;
  /** Boxes of ammunition: torpedoes have them. */
  readonly ammo?: number;
  /** BB-1.2.7 Faces of the d10 that name it, on a Ship-of-the-Line. */
  readonly slots?: readonly number[];
  /** May fire while its ship runs Hull Down. */
  readonly dorsal?: true;
}

/** BB-1.2.5 One sheet: a Ship-of-the-Line, or a squadron of `vessels` alike. */
export interface Card {
  readonly id: string;
  /** The class, as its navy calls it. */
  readonly name: string;
  readonly navy: string;
  readonly type: VesselType;
  readonly rating: Rating;
  readonly class: Class;
  readonly altitude: Altitude;
  readonly vessels: number;
  /** BB-1.2.3 Boxes, of which the first `black` are black; BB-1.2.4 an unrated vessel has one, and it is. */
  readonly hull: number;
  readonly black: number;
  /** Ack-ack, concussion charges, jink, boxes of marines. */
  readonly aa: number;
  readonly cc: number;
  readonly jink: number;
  readonly ram: number;
  /** Left out: aerial corvettes, which turn as they like. */
  readonly template?: Template;
  /** BB-1.2.6 Profile of its engine telegraph, by the id of the chart; left out: aerial corvettes. */
  readonly telegraph?: string;
  /** The longest course of an aerial corvette. */
  readonly maxSpeed?: number;
  /** Length and width of the footprint. */
  readonly size: readonly [length: number, width: number];
  /** Launches and recoveries a turn; squadrons carried at most. */
  readonly flightDeck?: number;
  readonly hangar?: number;
  readonly traits?: readonly Trait[];
  /** BB-8.1.4 Is fielded only where a scenario names it. */
  readonly byScenario?: true;
  /** BB-8.1.6 Of the whole sheet. */
  readonly points: number;
  /** In the order in which they are read down the sheet. */
  readonly weapons: readonly WeaponCard[];
  readonly provenance: Origins;
}

export type Planes = 'fighter' | 'bomber' | 'torpedo-bomber';

/** One squadron of aeroplanes: a marker. */
export interface AeroplaneCard {
  readonly id: Planes;
  readonly name: string;
  /** Of a fresh marker. */
  readonly planes: number;
  /** Sum of its legs in a turn. */
  readonly move: number;
  /** Boxes of ammunition; fighters have none. */
  readonly ammo?: number;
  readonly provenance: Origins;
}
