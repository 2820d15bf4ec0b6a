// A floor under the rules: the turn of a duel written by hand, on numbers in typed arrays. It is not the whole book. Nothing is judged, named
// or tested for morale, nothing flies for a while, and a hit on a system takes the first weapon that bears; but ships go where they went and
// fire what they fired, with most of the dice.

import type { Book } from '@flagplot/fleet-action/rules/book.ts';
import { hexes } from '@flagplot/hexes';
import type { RollDie } from '@flagplot/kernel';
import { seeded } from '@flagplot/kernel';
import type { Duel, Gun, Hull, Round } from './numbers.ts';
import { hullsOf, SLOTS } from './numbers.ts';

const PULSES = 3;
/** Steps along column and row, by heading. */
const COLUMN = Int8Array.of(0, 1, 1, 0, -1, -1);
const ROW = Int8Array.of(-1, -1, 0, 1, 1, 0);
/** Codes of steps from here on are turns: to port, to starboard. */
const TURN = 6;
const LONG_AGO = -9;

/** Hits of a volley that have still to do their damage. */
interface Strike {
  readonly from: number;
  readonly to: number;
  readonly gun: Gun;
  readonly hits: number;
}

export class Floor {
  /** Dice thrown so far. */
  dice = 0;
  readonly #book: Book;
  readonly #hulls: readonly Hull[];
  readonly #q: Int16Array;
  readonly #r: Int16Array;
  readonly #heading: Int8Array;
  readonly #structure: Int16Array;
  readonly #sensor: Int8Array;
  readonly #boxes: Int8Array;
  readonly #fired: Int16Array;
  /** Where each squadron's command ship is: column, row, heading. */
  readonly #leads: Int16Array;
  /** Pulses through the battle, and of the turn. */
  #now = 0;
  #pulse = 0;

  constructor(book: Book) {
    const ships = book.ships.length;
    this.#book = book;
    this.#hulls = hullsOf(book);
    this.#q = new Int16Array(ships);
    this.#r = new Int16Array(ships);
    this.#heading = new Int8Array(ships);
    this.#structure = new Int16Array(ships);
    this.#sensor = new Int8Array(ships);
    this.#boxes = new Int8Array(ships * SLOTS);
    this.#fired = new Int16Array(ships * SLOTS);
    this.#leads = new Int16Array(book.squadrons.length * 3);
  }

  /** Plays a duel to the end of its recording. Returns the structure that is left. */
  play({ dice, rounds }: Duel): number {
    this.#setUp();
    let plots: NonNullable<Round['plots']> = [];
    for (let step = 0; step < rounds.length; step += 1) {
      const round = rounds[step] as Round;
      const roll = seeded(dice, step + 1);
      if (round.plots) {
        plots = round.plots;
        this.#pulse = 0;
      }
      if (round.shots) this.#fire(round.shots, roll);
      if (round.plots || round.shots) this.#sailOn(plots);
    }
    return this.#structure.reduce((sum, left) => sum + left, 0);
  }

  #setUp(): void {
    this.#now = 0;
    this.#fired.fill(LONG_AGO);
    for (const [i, { structure, sensor, guns }] of this.#hulls.entries()) {
      this.#structure[i] = structure;
      this.#sensor[i] = sensor;
      for (let slot = 0; slot < guns.length; slot += 1) this.#boxes[i * SLOTS + slot] = guns[slot]!.boxes;
    }
    for (const [n, { place }] of this.#book.squadrons.entries()) this.#leads.set([place.q, place.r, place.heading], n * 3);
  }

  /** Moves pulse by pulse, until somebody has something to fire at or the turn is over. */
  #sailOn(plots: NonNullable<Round['plots']>): void {
    while (this.#pulse < PULSES) {
      for (const { squadron, pulses } of plots) {
        this.#sail(squadron * 3, pulses[this.#pulse] as Uint8Array);
        this.#follow(squadron);
      }
      this.#pulse += 1;
      this.#now += 1;
      if (this.#anybodyBears()) return;
    }
  }

  #sail(lead: number, steps: Uint8Array): void {
    const leads = this.#leads;
    for (const step of steps) {
      const heading = leads[lead + 2]!;
      if (step >= TURN) leads[lead + 2] = (heading + (step === TURN ? 5 : 1)) % 6;
      else {
        leads[lead]! += COLUMN[(heading + step) % 6]!;
        leads[lead + 1]! += ROW[(heading + step) % 6]!;
      }
    }
  }

  /** Ships keep their places about the command ship, turned as it has turned. */
  #follow(squadron: number): void {
    const { ships, formation } = this.#book.squadrons[squadron]!;
    const lead = squadron * 3;
    const heading = this.#leads[lead + 2]!;
    for (let n = 0; n < ships.length; n += 1) {
      const i = ships[n]!;
      let { q, r } = formation[n]!;
      for (let turns = 0; turns < heading; turns += 1) [q, r] = [-r, q + r];
      this.#q[i] = this.#leads[lead]! + q;
      this.#r[i] = this.#leads[lead + 1]! + r;
      this.#heading[i] = heading;
    }
  }

  #anybodyBears(): boolean {
    for (let i = 0; i < this.#hulls.length; i += 1) {
      if (this.#structure[i]! <= 0) continue;
      for (let j = 0; j < this.#hulls.length; j += 1) {
        const isEnemy = this.#hulls[j]!.side !== this.#hulls[i]!.side && this.#structure[j]! > 0;
        if (isEnemy && this.#bears(i, j)) return true;
      }
    }
    return false;
  }

  #bears(i: number, j: number): boolean {
    const [dq, dr] = [this.#q[j]! - this.#q[i]!, this.#r[j]! - this.#r[i]!];
    const range = hexes.rangeOf(dq, dr);
    const bearing = hexes.bearingOf(dq, dr, this.#heading[i]!) - hexes.NO_BEARING;
    const { guns } = this.#hulls[i]!;
    for (let slot = 0; slot < guns.length; slot += 1) {
      const { reach, factors, pause } = guns[slot]!;
      const at = i * SLOTS + slot;
      if (range <= reach && factors[bearing]! > 0 && this.#boxes[at]! > 0 && this.#now > this.#fired[at]! + pause) return true;
    }
    return false;
  }

  /** All dice to hit, then the damage. */
  #fire(shots: NonNullable<Round['shots']>, roll: RollDie): void {
    const strikes: Strike[] = [];
    for (const { from, to, slots } of shots) {
      const [dq, dr] = [this.#q[to]! - this.#q[from]!, this.#r[to]! - this.#r[from]!];
      const range = hexes.rangeOf(dq, dr);
      const bearing = hexes.bearingOf(dq, dr, this.#heading[from]!) - hexes.NO_BEARING;
      const base = this.#hulls[to]!.defence + this.#passedOver(from, to, range) - this.#sensor[from]!;
      for (const slot of slots) {
        const gun = this.#hulls[from]!.guns[slot]!;
        const dice = Math.min(gun.factors[bearing]!, this.#boxes[from * SLOTS + slot]!);
        const hits = this.#hits(gun, { dice, needs: base + gun.modifiers[range]! }, roll);
        this.#fired[from * SLOTS + slot] = this.#now;
        if (hits > 0) strikes.push({ from, to, gun, hits });
      }
    }
    for (const one of strikes) if (this.#structure[one.to]! > 0) this.#strike(one, roll);
  }

  #passedOver(from: number, to: number, range: number): number {
    let passed = 0;
    for (let i = 0; i < this.#hulls.length; i += 1) {
      if (this.#hulls[i]!.squadron !== this.#hulls[to]!.squadron || this.#structure[i]! <= 0) continue;
      if (hexes.rangeOf(this.#q[i]! - this.#q[from]!, this.#r[i]! - this.#r[from]!) < range) passed += 1;
    }
    return passed;
  }

  #hits({ sides, pulses }: Gun, { dice, needs }: { dice: number; needs: number }, roll: RollDie): number {
    let hits = 0;
    for (let die = 0; die < dice; die += 1) {
      const over = this.#throw(roll, sides) - needs;
      if (over >= 0) hits += Math.min(pulses, over + 1);
    }
    return hits;
  }

  /** Each hit that gets through takes a structure point; the heavier ones a system, and the heaviest a box of the drive. */
  #strike({ from, to, gun, hits }: Strike, roll: RollDie): void {
    const { armour } = this.#hulls[to]!;
    const faces: number[] = [];
    for (let hit = 0; hit < hits; hit += 1) faces.push(this.#throw(roll, gun.damage));
    const bearing = hexes.bearingOf(this.#q[from]! - this.#q[to]!, this.#r[from]! - this.#r[to]!, this.#heading[to]!);
    for (const face of faces) {
      const over = face - armour;
      if (over < 0 || this.#structure[to]! <= 0) continue;
      this.#structure[to]! -= 1;
      if (over >= 2) this.#loseSystem(to, bearing - hexes.NO_BEARING, this.#throw(roll, 6) % 2 === 0);
      if (over >= 4) this.#throw(roll, 6);
    }
  }

  #loseSystem(to: number, bearing: number, isWeapon: boolean): void {
    const { guns } = this.#hulls[to]!;
    if (isWeapon) {
      const slot = guns.findIndex(({ factors }, n) => factors[bearing]! > 0 && this.#boxes[to * SLOTS + n]! > 0);
      if (slot >= 0) this.#boxes[to * SLOTS + slot]! -= 1;
    } else if (this.#sensor[to]! > 0) this.#sensor[to]! -= 1;
  }

  #throw(roll: RollDie, sides: number): number {
    this.dice += 1;
    return roll(sides);
  }
}
