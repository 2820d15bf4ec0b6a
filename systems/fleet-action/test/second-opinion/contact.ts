// Second opinion: jammed networks while everything moves (FA-13.4.6, FA-13.4.7).

import type { NetworkJam } from '../../rules/elint/effects.ts';
import type { FaState } from '../../rules/state.ts';
import { hexOf } from './adapter.ts';
import type { Sailing } from './exits.ts';
import { standsIn } from './exits.ts';
import type { Hex } from './hexes.ts';
import { range } from './hexes.ts';

const REACH = 15;
const NEEDS = { ship: 1, squadron: 2, fleet: 4 } as const;

/** The jams of a turn, as long as those who jam stay near enough at every hex of everybody's way. */
export class Contacts {
  readonly #s: FaState;
  readonly #where = new Map<string, Hex>();
  #jams: readonly NetworkJam[];

  constructor(s: FaState, jams: readonly NetworkJam[]) {
    this.#s = s;
    this.#jams = jams;
    for (const ship of s.open.ships) this.#where.set(ship.id, hexOf(ship));
  }

  /** What is still jammed. */
  get jams(): readonly NetworkJam[] {
    return this.#jams;
  }

  /** FA-5.7.7 A pulse begins: ships that are shifted stand in their new places. */
  begin(sailing: readonly Sailing[], pulse: number): void {
    for (const one of sailing) this.#stand(one, standsIn({ ...one, pulse, here: [] }, 0));
    this.#hold();
  }

  /** A unit goes its way, hex by hex. */
  move(one: Sailing, pulse: number): void {
    for (let count = 1; count <= one.plot.steps[pulse - 1]!.length; count += 1) {
      this.#stand(one, standsIn({ ...one, pulse, here: [] }, count));
      this.#hold();
    }
  }

  /** FA-13.4.7 Who is too far away now jams no more; with too few levels left the jam is over. */
  #hold(): void {
    const isEnough = ({ of, by }: NetworkJam): boolean => by.reduce((sum, { levels }) => sum + levels, 0) >= NEEDS[of];
    this.#jams = this.#jams.map(jam => this.#heldTo(jam)).filter(isEnough);
  }

  #heldTo(jam: NetworkJam): NetworkJam {
    const at = this.#where.get(jam.target)!;
    return { ...jam, by: jam.by.filter(({ ship }) => range(this.#where.get(ship)!, at) <= REACH) };
  }

  #stand({ unit }: Sailing, stands: readonly { hex: Hex }[]): void {
    for (const [n, i] of unit.ships.entries()) this.#where.set(this.#s.book.ships[i]!.id, stands[n]!.hex);
  }
}
