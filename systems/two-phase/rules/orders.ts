// What is asked for and answered: forms, courses, windows.

import type { BoughtOption } from './scenario-file.ts';

/** The id of a unit, a weapon, a seeker. */
export type Id = string;
/** A hex by its four digits. */
export type HexName = string;
export type Ew = 'ecm' | 'eccm';

/** TP-1.3.1 What a side buys. */
export interface Purchase {
  id: Id;
  card: Id;
  options: BoughtOption[];
}

/** TP-1.3.1, TP-15.2.3 Where units stand, and what they carry. */
export interface Deployment {
  stands: { unit: Id; hex: HexName; facing: number }[];
  loads: { unit: Id; weapon: Id; load: Id[] }[];
  mounts: { unit: Id; mount: Id; weapon: Id }[];
  hidden: { unit: Id; box: number; kind: Id }[];
  guides: { unit: Id; by: Id }[];
}

/** TP-2.2.4 */
export type ShieldSetting = 'full' | 'minimum' | 'off';

/** TP-11.4.6 Banks of panels that are paid for, both where nothing is said; TP-11.4.8 points moved out of a bank, into batteries or the other bank. */
export interface Panels {
  fore: boolean;
  rear: boolean;
  moves: { from: 'fore' | 'rear'; to: 'battery' | 'bank'; points: number }[];
}

/** TP-2.1.7 The energy form of one ship, line by line. Whole points. */
export interface Form {
  ship: Id;
  /** TP-2.2.1 */
  life: boolean;
  /** TP-2.2.3 */
  fireControl: boolean;
  /** TP-2.2.4 */
  shields: ShieldSetting;
  /** TP-2.2.6 Points put into the phaser capacitor. */
  capacitor: number;
  arms: { weapon: Id; energy: number }[];
  speed: number;
  /** High energy turns prepared. */
  hets: number;
  erratic: boolean;
  tacs: { warp: number; impulse: number };
  /** TP-2.2.9 Points of one's own. */
  ecm: number;
  eccm: number;
  swing?: Ew;
  loans: { by: Id; to: Id; as: Ew }[];
  /** TP-2.2.7 Points of reinforcement, of any facing and by shield (the first is shield 1). */
  general: number;
  specific: number[];
  tractors: { hold: { unit: Id; energy: number }[]; fresh: number; resist: number };
  /** Energy for transporters and for damage control. */
  transporters: number;
  repairs: number;
  cloak: boolean;
  shuttles: { box: number; as: 'weasel' | 'suicide'; energy: number; target?: Id }[];
  gear: { id: Id; energy: number }[];
  panels?: Panels;
  /** Points taken from batteries and put into them. */
  discharge: number;
  recharge: number;
  destruct?: true;
}

/** TP-1.3.13 When a window is worth asking about: always, never, or from a chance in a hundred, a mean damage, a range on. */
export type When = 'ask' | 'pass' | { chance: number; damage: number; within: number };

/** TP-1.3.13 The standing orders of a ship. */
export interface Watch {
  unit: Id;
  course?: string;
  answer: When;
  zero: When;
  screen: 'ask' | 'pass' | { from: number; with: Id[] };
  bid: 'ask' | 'all' | number;
  pointBlank: 'ask' | 'fire' | 'pass';
  initial: 'ask' | 'nothing';
  finish: 'ask' | 'weakest';
  /** TP-10.2.10 Weapons in the order in which they are given up. */
  prefers: Id[];
}

export interface Allocation {
  forms: Form[];
  /** TP-1.3.2 `target`: of a suicide shuttle, `to`: whom an MRS lends its points. */
  small: { unit: Id; speed: number; swing?: Ew; target?: Id; to?: Id }[];
  /** TP-3.2.6 */
  order: Id[];
  watch: Watch[];
}

/** How a weapon is fired where it is not fired plainly. */
export type FireMode = 'overload' | 'proximity' | 'bolt' | 'enveloping' | 'ph-3' | 'fist';

/** One weapon fired at one target; `reserve`: points of battery spent on it; `shots` of a gatling phaser. */
export interface Shot {
  weapon: Id;
  on: Id;
  as?: FireMode;
  shots?: number;
  reserve?: number;
}

/** TP-1.4.1 What a unit does in a window besides firing. */
export type Act =
  | { act: 'erratic' | 'cloak'; begin: boolean }
  | { act: 'lab' | 'probe' | 'release' | 'strike' | 'open'; on: Id }
  | { act: 'tractor'; on: Id; energy: number }
  | { act: 'seeker'; weapon: Id; on: Id; load?: Id; facing?: number; pseudo?: true }
  | { act: 'esg'; weapon: Id; radius: number; energy: number }
  | { act: 'web'; weapon: Id }
  | { act: 'shield'; shield: number; up: boolean }
  | { act: 'reinforce'; shield: number; energy: number }
  | { act: 'transport'; what: 'party' | 'raid' | 't-bomb' | 'dummy' | 'pa-mine'; to: Id; box?: Id; n?: number }
  | { act: 'launch'; box: number; facing: number; speed: number; swing?: Ew }
  | { act: 'het' | 'tac'; facing: number }
  | { act: 'troops'; on: Id; n: number }
  | { act: 'hand'; to: Id; what: 'party' | 't-bomb' | 'dummy' | 'drone'; n: number; weapon?: Id; rack?: Id }
  | { act: 'land' | 'packs' | 'undock'; unit: Id }
  | { act: 'space-mine' }
  | { act: 'cast'; weapon: Id; hexes: HexName[]; energy: number }
  | { act: 'displace'; on: Id; toward?: number };

/** The acts of one kind. */
export type ActOf<K extends Act['act']> = Act & { act: K };

/** TP-1.3.14 What one unit does in one window. */
export interface Window {
  unit: Id;
  acts: Act[];
  fire: Shot[];
}

/** TP-1.3.5 One space: `F` ahead, `L` `R` turn and ahead, `P` `S` sideslip, `0` to `5` a high energy turn to that facing and ahead. */
export interface Space {
  /** TP-1.1.4 Spaces of First Phase, said with the first of them. */
  half?: number;
  step: string;
  acts: Act[];
  fire: Shot[];
  /** TP-1.3.6 The steps after this one. */
  course?: string;
  /** TP-12.4.1 Fighters that make the same step. */
  stack?: Id[];
}

/** TP-1.3.12 */
export interface Finish {
  repairs: { unit: Id; box: Id }[];
  docks: { unit: Id; to: Id | null }[];
  reload: { unit: Id; weapon: Id }[];
}
