// What is told in Fleet Action.

import type { Hex } from '@flagplot/hexes';
import type { Side } from '@flagplot/kernel';
import type { Ability, Style } from './abilities/commanders.ts';
import type { NetworkOf, Support } from './elint/effects.ts';
import type { Portal, Salvo, Verdict, Vortex } from './open.ts';
import type { Edge, ElintUse, Place, Step } from './orders.ts';

/** A row of a ship's sheet in which boxes are marked. */
export type Row = 'sensor' | 'accel' | 'decel' | 'turn' | 'correct' | 'hard' | 'about';

/** A box marked: of a row, or of a weapon. `left`: boxes there are after it. */
export type BoxMark = { row: Row; left: number } | { weapon: string; left: number };

export type Severity = 'minor' | 'moderate' | 'severe' | 'matter';

/** `from` and `to` are where the firing ship and its target stand as it is told; `at` is where the ship stands that it is told of. */
export type Event =
  | { kind: 'deployed'; squadron: string; place: Place; ships: { ship: string; q: number; r: number }[] }
  | { kind: 'fleet-speed'; side: Side; speed: number }
  /** FA-1.2.4 A side has written how it jumps in. */
  | { kind: 'jump-sealed'; side: Side }
  /** FA-1.2.11 A squadron of the defender is on patrol. */
  | { kind: 'patrol'; squadron: string; speed: number }
  /** FA-1.3.1 What was written of a jump is laid open; FA-1.3.12 with a gate as anchor, the heading as well. */
  | { kind: 'jump-opened'; side: Side; squadrons: string[]; at: Hex; gate?: Place }
  | { kind: 'direction'; side: Side; heading: number }
  /** FA-1.3.3 A vortex forms, so many hexes from where it was meant to. */
  | { kind: 'formed'; portal: Portal; meant: Hex; lead?: true }
  /** FA-1.3.6 Every vortex of a jump has formed. */
  | { kind: 'jump-formed'; side: Side }
  | { kind: 'extra-over' }
  /** FA-1.4.4 They do not move in this pulse of the extra turn. */
  | { kind: 'still'; squadrons: string[] }
  /** FA-1.5.1 A squadron comes through, ship by ship as they pass; `by`: whose vortex, none: the gate. */
  | { kind: 'entered'; squadron: string; speed: number; ships: { ship: string; by?: string; at: Place }[] }
  | { kind: 'groups'; groups: { squadron: string; group: number }[] }
  | { kind: 'sealed'; side: Side }
  /** FA-10.7.6 `free`: the ships whose weapons fired at fighters in the last pulse, and fire at all again; none: left out. */
  | { kind: 'pulse'; pulse: number; first: Side; stricken: Side[]; free?: string[] }
  | { kind: 'shifted'; squadron: string; ship: string; post: Hex; from: Place; to: Place }
  | { kind: 'speed'; squadron: string; from: number; to: number; pulse: number }
  | {
      kind: 'moved';
      squadron: string;
      pulse: number;
      steps: Step[];
      relative: boolean;
      ships: { ship: string; from: Place; to: Place }[];
    }
  | { kind: 'launched'; salvo: Salvo; from: Place; to: Place }
  | { kind: 'spent'; salvo: Salvo }
  | { kind: 'mines-sealed'; side: Side }
  /** FA-2.2.2 Mines are launched: by which ships, and how many. */
  | { kind: 'mines-launched'; squadron: string; ships: { ship: string; mines: number; from: Place }[] }
  /** FA-2.2.3 What mines under way are aimed at is laid open. */
  | { kind: 'mines-opened'; squadron: string; at: Hex; due: number; mines: number }
  /** FA-9.2.9 A unit in the area, rolled for. */
  | { kind: 'mined'; squadron: string; ship: string; hit: boolean; at: Place }
  /** FA-9.2.11 The same of a flight. */
  | { kind: 'flight-mined'; squadron: string; flight: string; hit: boolean; at: Place }
  /** FA-9.2.7 Mines go off: `ships` lie in the area, ring by ring, and `flights`, where there are any. */
  | { kind: 'mines-burst'; squadron: string; at: Hex; mines: number; radius: number; ships: string[]; flights?: string[] }
  | {
      kind: 'fired';
      ship: string;
      target: string;
      weapon: string;
      dice: number;
      hits: number;
      range: number;
      from: Place;
      to: Place;
    }
  | { kind: 'under-fire'; ship: string; hits: number; structure: number }
  | { kind: 'hit'; ship: string; severity: Severity; structure: number; marks: BoxMark[]; toPlace: number; at: Place }
  | { kind: 'grey'; ship: string; squadron: string }
  | { kind: 'placed'; ship: string; weapon: string; left: number }
  | { kind: 'broken'; ship: string; structure: number }
  | { kind: 'destroyed'; ship: string; flights: number; at: Place }
  | { kind: 'gone'; ship: string; by: 'edge' | 'vortex' | 'gate'; at: Place }
  | { kind: 'leaderless'; squadron: string; turn: number }
  | { kind: 'stricken'; side: Side; turn: number; relief?: true }
  | { kind: 'guide'; squadron: string; ship: string }
  | { kind: 'commander'; squadron: string; ship: string }
  | { kind: 'flagship'; side: Side; ship: string; relief?: true }
  | { kind: 'outside'; side: Side; squadrons: string[]; relief?: true }
  | { kind: 'out'; squadron: string; ship: string; why: 'far' | 'excess' }
  | { kind: 'back'; squadron: string; ship: string; place: Place }
  /** FA-4.3.10 A ship out of command is taken into another squadron, FA-4.3.13 with so many grey boxes. */
  | { kind: 'regrouped'; ship: string; from: string; squadron: string; grey: number; place: Place }
  /** FA-4.3.6 Ships beyond a lost command network form a squadron of their own, under the first of them, with so many points of morale. */
  | { kind: 'surplus'; squadron: string; from: string; ships: string[]; start: number; place: Place }
  | { kind: 'morale'; squadron: string; level: number; circle: number; needs: number; stands: boolean }
  | { kind: 'withdraws'; squadron: string; turn: number; alone?: string[] }
  | { kind: 'vortex'; vortex: Vortex }
  /** FA-11.4.7 The opener of a vortex has come through its hex, and waits for others. */
  | { kind: 'waits'; ship: string }
  | { kind: 'closed'; ship: string }
  /** FA-13.5 ELINT ships whose levels are struck by those that jam them. */
  | { kind: 'elint-jammed'; ship: string; by: string[]; struck: ElintUse[] }
  | { kind: 'supports'; support: Support }
  /** FA-13.4 A command network is jammed; levels that were too few for it; a jam that is over. */
  | { kind: 'network-jammed'; target: string; of: NetworkOf; by: string[] }
  | { kind: 'network-fails'; target: string; by: string[]; levels: number; needs: number }
  | { kind: 'network-clear'; target: string; of: NetworkOf; ship: string; why: 'far' | 'lost' }
  | { kind: 'targeting-jammed'; ship: string; targets: string[] }
  /** FA-13.1.1 What these ships lent or jammed in this turn. `clear`: ships at which a command network was jammed until now; none: left out. */
  | { kind: 'elint-over'; ships: string[]; clear?: string[] }
  /** FA-4.5.1 How a squadron's commander fights. */
  | { kind: 'style'; squadron: string; style: Style | 'standard' }
  /** FA-4.2 An ability is used, of the commander of a ship for a squadron. */
  | { kind: 'ability'; ship: string; ability: Ability; squadron: string }
  /** FA-12.1.3 A side has written when and where its reinforcements come. */
  | { kind: 'relief-scheduled'; side: Side }
  /** FA-12.2 Its reinforcements are late, never come, or come in this turn, over this edge or, without one, by jump points. */
  | { kind: 'relief-late'; side: Side; rolls: number }
  | { kind: 'relief-never'; side: Side }
  | { kind: 'relief-comes'; side: Side; turn: number; edge?: Edge }
  /** FA-10.3.7 The rounds in which flights move from now on. */
  | { kind: 'rounds'; flights: { flight: string; round: number }[] }
  | { kind: 'sortie'; flight: string; from: string; at: Hex }
  | { kind: 'flown'; flight: string; from: Place; to: Place; through: Hex[]; burn: boolean; covers: string[] }
  /** FA-10.3.3 They stay where they are in this pulse. */
  | { kind: 'stayed'; flights: string[] }
  | { kind: 'landed'; flight: string; carrier: string }
  | { kind: 'dogfight'; at: Hex; flights: string[] }
  | { kind: 'attacks'; flight: string; ship: string }
  | {
      kind: 'guarded';
      ship: string;
      weapon: string;
      flight: string;
      dice: number;
      hits: number;
      how: 'guard' | 'fire' | 'aside' | 'far';
    }
  /** FA-10.6.11 A fighter of a very large type has taken so many of the hits that cost it. */
  | { kind: 'hurt'; flight: string; hits: number; of: number }
  | { kind: 'downed'; flight: string; fighters: number; left: number; by: 'fire' | 'dogfight' | 'carrier' | 'mines' }
  | { kind: 'strafed'; flight: string; ship: string; gun?: string; hit: boolean; from: Place; to: Place }
  /** Its target was gone before it attacked. */
  | { kind: 'called-off'; flight: string; ship: string }
  | { kind: 'duelled'; flight: string; at: Hex; against: string; total: number; kills: number }
  /** FA-10.10.9 What a side suffers of one type in a dogfight; FA-10.10.10 its flights lose fighters as it says. */
  | { kind: 'kills'; at: Hex; side: Side; type: string; kills: number }
  | { kind: 'adrift'; from: Hex; to: Hex; flights: string[]; joined: string[] }
  | { kind: 'broken-off'; flights: string[] }
  | { kind: 'over'; verdict: Verdict };
