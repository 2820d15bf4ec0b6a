// What is told: small facts in the past tense. Units are named by id; `at`, `from` and `to` are places on the map.

import type { Hex } from '@flagplot/hexes';
import type { Side } from '@flagplot/kernel';
import type { WeaponType } from './cards.ts';
import type { Place } from './map.ts';
import type { Boxes, Field, Mine, Now, Verdict } from './open.ts';
import type { Ew, FireMode, Id, ShieldSetting } from './orders.ts';

/** What a weapon has done in a volley: `hit` left out where it throws for damage alone. */
export interface ShotResult {
  weapon: Id;
  as?: FireMode;
  hit?: boolean;
  damage: number;
}

/** Why a unit is told to be somewhere else. */
export type Step = 'ahead' | 'left' | 'right' | 'slip-left' | 'slip-right' | 'het' | 'stays';

export type Event =
  | { kind: 'mustered'; side: Side; ships: { id: Id; card: Id; points: number }[]; printed: Id[] }
  | { kind: 'fitted'; unit: Id; weapons: { mount: Id; type: WeaponType }[]; at: Place }
  | { kind: 'deployed'; unit: Id; at: Place }
  | {
      kind: 'announced';
      unit: Id;
      speed: number;
      ecm: number;
      eccm: number;
      life: boolean;
      fireControl: boolean;
      shields: ShieldSetting;
      erratic: boolean;
    }
  | { kind: 'lent'; unit: Id; to: Id; as: Ew; points: number }
  | { kind: 'ordered'; units: Id[] }
  | { kind: 'placed'; side: Side; speed: number; first: boolean }
  | { kind: 'locked'; unit: Id; lockOn: boolean; on?: Id }
  | { kind: 'called'; unit: Id; speed: number; of: number | null }
  | { kind: 'answered'; side: Side; units: Id[]; at: 'answer' | 'zero' | 'impact' | 'flight' }
  | { kind: 'phase'; half: 1 | 2; units: Id[] }
  | { kind: 'zero'; half: 1 | 2; units: Id[] }
  | { kind: 'halved'; unit: Id; half: number; late?: true }
  | { kind: 'moved'; unit: Id; step: Step; n: number; from: Place; to: Place }
  | { kind: 'turned'; unit: Id; by: 'het' | 'tac'; from: Place; to: Place }
  | { kind: 'broke-down'; unit: Id; at: Hex }
  | { kind: 'erratic'; unit: Id; begins: boolean }
  | { kind: 'cloak'; unit: Id; begins: boolean }
  | { kind: 'faded'; unit: Id; step: number }
  | { kind: 'field'; unit: Id; weapon: Id; radius: number; strength: number; stage: Field['stage'] }
  | { kind: 'in-field'; unit: Id; weapon: Id; near: Id[] }
  | { kind: 'field-hit'; unit: Id; weapon: Id; on: Id; points: number; left: number }
  | { kind: 'web'; unit: Id; weapon: Id; stage: 'laid' | 'cast' | 'set' | 'faded' | 'gone'; strength: number; at: Hex }
  | { kind: 'snared'; unit: Id; by: Side; left: number; at: Hex }
  | { kind: 'loose'; unit: Id; at: Hex }
  | { kind: 'banks'; unit: Id; held: number[]; on: boolean[] }
  | { kind: 'displaced'; unit: Id; by: Id; from: Place; to: Place }
  | { kind: 'disrupted'; unit: Id; over: boolean }
  | { kind: 'dropped'; unit: Id; shield: number; up: boolean }
  | { kind: 'fired'; unit: Id; on: Id; range: number; effective: number; shift: number; shots: ShotResult[]; from: Hex; to: Hex }
  | {
      kind: 'struck';
      unit: Id;
      shield: number | null;
      points: number;
      reinforced: number;
      boxes: number;
      absorbed?: number;
      inside: number;
      at: Hex;
    }
  | { kind: 'lost'; unit: Id; box: keyof Boxes; left: number; weapon?: never }
  | { kind: 'lost'; unit: Id; weapon: Id; box?: never }
  | { kind: 'crippled'; unit: Id; at: Hex }
  | { kind: 'uncontrolled'; unit: Id; at: Hex }
  | { kind: 'destroyed'; unit: Id; at: Hex }
  | { kind: 'left'; unit: Id; at: Hex }
  | { kind: 'launched'; seeker: Id; by: Id; weapon: Id; on: Id; shown: 'drone' | 'plasma'; at: Place }
  | { kind: 'sent'; unit: Id; by: Id; box: number; card: Id; speed: number; at: Place }
  | { kind: 'packs-dropped'; unit: Id }
  | { kind: 'berth-lost'; unit: Id; box: number }
  | { kind: 'weasel'; unit: Id; by: Id; works: boolean }
  | { kind: 'drawn'; unit: Id; by: Id; seekers: Id[] }
  | { kind: 'spilt'; unit: Id; by: Id; points: number }
  | { kind: 'landed'; unit: Id; on: Id; box: number; at: Hex }
  | { kind: 'homing'; half: 1 | 2; seekers: Id[] }
  | { kind: 'flight'; flown: { seeker: Id; from: Place; to: Place }[] }
  | { kind: 'hit'; seeker: Id; unit: Id; damage: number; at: Hex }
  | { kind: 'shot-at'; seeker: Id; damage: number; gone: boolean; at: Hex }
  | { kind: 'vanished'; seeker: Id; at: Hex }
  | { kind: 'caught'; beam: Id; unit: Id; on: Id; strength: number }
  | { kind: 'bid'; beam: Id; unit: Id; by: Id; energy: number; free: boolean; at: Now['stage'] }
  | { kind: 'kept'; beam: Id; unit: Id; on: Id; strength: number; resist: number }
  | { kind: 'freed'; beam: Id; unit: Id; by: Id }
  | { kind: 'towed'; unit: Id; by: Id; from: Place; to: Place }
  | { kind: 'laid'; mine: Id; unit: Id; shown: Mine['shown']; at: Hex }
  | { kind: 'armed'; mine: Id }
  | { kind: 'blew'; mine: Id; by: Id; dummy: boolean; at: Hex }
  | { kind: 'spent'; mine: Id; at: Hex }
  | { kind: 'studied'; unit: Id; on: Id; by: 'lab' | 'probe'; found: boolean }
  | { kind: 'identified'; on: Id; as: string }
  | { kind: 'beamed'; unit: Id; to: Id; side: Side; n: number }
  | { kind: 'failed'; unit: Id; what: string }
  | { kind: 'waterfall'; half: 1 | 2; units: Id[] }
  | { kind: 'repaired'; unit: Id; shield: number; boxes: number }
  | { kind: 'reloaded'; unit: Id; weapon: Id }
  | { kind: 'mutinied'; unit: Id; mutineers: number; loyal: number; at: Hex }
  | { kind: 'docked'; unit: Id; to: Id; at: Hex }
  | { kind: 'undocked'; unit: Id; from: Id; at: Hex }
  | { kind: 'handed'; unit: Id; to: Id; what: 'party' | 't-bomb' | 'drone'; n: number }
  | { kind: 'mended'; unit: Id; box: Id }
  | { kind: 'raided'; unit: Id; on: Id; box: Id; destroyed: boolean; raiders: boolean; at: Hex }
  | { kind: 'fought'; unit: Id; parties: Record<Side, number>; at: Hex }
  | { kind: 'stormed'; unit: Id; on: Id; n: number; at: Hex }
  | { kind: 'captured'; unit: Id; by: Side; from: Side; aboard: Id[]; at: Hex }
  | { kind: 'casualties'; unit: Id; crew: number }
  | { kind: 'ended'; turn: number; units: Id[] }
  | { kind: 'over'; verdict: Verdict };
