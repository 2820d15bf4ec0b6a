// The table before a step of fire, in the words of the second opinion.

import type { Shot as ShotThere } from '../../rules/orders.ts';
import type { FaState } from '../../rules/state.ts';
import { isAlive, shipOf } from './adapter.ts';
import type { Ship } from './cards.ts';
import { helpOf, isCut, isOut } from './elint.ts';
import type { Firer, Ordered, Shot } from './fire.ts';
import { pulseOf, shotOf } from './fire.ts';

export type Step = 'fire' | 'stray';

/** A shot that is fired, and its numbers. */
export interface Fired extends Ordered {
  shot: Shot;
}

/** Ships are in the order of the book. */
export class Table {
  readonly ships: readonly Ship[];
  readonly s: FaState;
  readonly now: number;
  readonly #firers: readonly Firer[];
  /** Living ships by squadron. */
  readonly #living = new Map<string, Ship[]>();

  constructor(s: FaState) {
    this.s = s;
    this.now = pulseOf(s.clock.turn, s.open.pulse);
    this.ships = s.open.ships.map((_, i) => shipOf(s, i));
    this.#firers = this.ships.map((_, i) => this.#firer(i));
    for (const [i, ship] of this.ships.entries()) {
      const squadron = this.#living.get(this.squadronOf(i)) ?? [];
      this.#living.set(this.squadronOf(i), squadron);
      if (isAlive(s.open.ships[i]!)) squadron.push(ship);
    }
  }

  sideOf(i: number): string {
    return this.s.book.ships[i]!.side;
  }

  squadronOf(i: number): string {
    return this.s.book.ships[i]!.squadron;
  }

  /** FA-4.6.2 Whether a ship fires in that step. */
  firesIn(i: number, step: Step): boolean {
    const ship = this.s.open.ships[i]!;
    return isAlive(ship) && (ship.out === 'no' && !isCut(this.s, i)) === (step === 'fire');
  }

  #firer(i: number): Firer {
    const { open, clock, book } = this.s;
    const squadron = open.squadrons[book.squadronAt[this.squadronOf(i)]!]!;
    const fleet = open.fleets.find(({ side }) => side === this.sideOf(i))!;
    return {
      ship: this.ships[i]!,
      halved: open.ships[i]!.out !== 'no' || squadron.leaderless === clock.turn || isOut(this.s, i),
      threeQuarters: fleet.stricken === clock.turn || fleet.vacant || fleet.outside.includes(squadron.id),
      fired: open.ships[i]!.fired.map(pulse => (pulse > 0 ? [pulse] : [])),
    };
  }

  shot({ firer, mount, target }: Ordered): Shot | string {
    if (!isAlive(this.s.open.ships[target]!) || this.sideOf(target) === this.sideOf(firer)) return 'no enemy';
    const gun = { firer: this.#firers[firer]!, mount, now: this.now, help: helpOf(this.s, firer, target) };
    return shotOf(gun, this.ships[target]!, this.#living.get(this.squadronOf(target))!);
  }

  /** All shots of a side in a step. */
  shots(side: string, step: Step): Fired[] {
    const found: Fired[] = [];
    const places = [...this.ships.keys()];
    for (const firer of places.filter(i => this.sideOf(i) === side && this.firesIn(i, step)))
      for (const target of places)
        for (const mount of this.ships[firer]!.card.mounts.keys()) {
          const shot = this.shot({ firer, mount, target });
          if (typeof shot !== 'string') found.push({ firer, mount, target, shot });
        }
    return found;
  }

  /** An order of these shots as the rules take it: a line for each ship. */
  orderOf(shots: readonly Ordered[]): { shots: ShotThere[] } {
    const lines: ShotThere[] = [];
    for (const { firer, mount, target } of shots) {
      const [ship, at] = [this.s.book.ships[firer]!, this.s.book.ships[target]!.id];
      const weapon = ship.card.mounts[mount]!.weapon;
      const line = lines.find(one => one.ship === ship.id && one.target === at);
      if (line) line.weapons.push(weapon);
      else lines.push({ ship: ship.id, target: at, weapons: [weapon] });
    }
    return { shots: lines };
  }
}
