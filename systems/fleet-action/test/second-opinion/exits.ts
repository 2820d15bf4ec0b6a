// Second opinion: who leaves the battle in a pulse, over the edge (R1, R10), by a gate (FA-11.4.8) or by a vortex (FA-11.4.7, R20).

import type { FaState } from '../../rules/state.ts';
import type { Unit } from './adapter.ts';
import { gatesOf, hexOf, rootOf, sheetOf } from './adapter.ts';
import type { Hex } from './hexes.ts';
import { isOnSheet, range } from './hexes.ts';
import type { Plot, Squadron, Standing } from './movement.ts';
import { courseOf, pathOf } from './movement.ts';

/** A unit under way in a pulse. */
interface UnderWay {
  squadron: Squadron;
  plot: Plot;
  pulse: number;
  /** Places in the unit of its ships that are still there. */
  here: readonly number[];
}

/** A unit with the squadron it is and its plot. */
export interface Sailing {
  unit: Unit;
  squadron: Squadron;
  plot: Plot;
}

/** A vortex that is open. */
interface Opening {
  hex: Hex;
  squadron: string;
  opener: string;
}

/** The ways out of a turn: its vortices close, each behind the ship that opened it. */
export class Exits {
  readonly #s: FaState;
  #vortices: readonly Opening[];
  /** Those whose openers have come through and leave last. */
  readonly #passed = new Set<Opening>();

  constructor(s: FaState) {
    this.#s = s;
    this.#vortices = s.open.vortices.map(one => ({ hex: hexOf(one), squadron: one.squadron, opener: one.ship }));
  }

  /** The ships whose vortices are still open. */
  open(): string[] {
    return this.#vortices.map(({ opener }) => opener);
  }

  /** A unit moves in a pulse. @returns the places of its ships that leave as it does; openers leave when all have moved. */
  take(unit: Unit, under: UnderWay): Set<number> {
    const left = new Set<number>();
    const steps = under.plot.steps[under.pulse - 1]!;
    if (steps.length === 0) return left;
    const passes = passing(under);
    const gates = unit.there.withdraws > 0 ? gatesOf(this.#s, unit.side).map(hexOf) : [];
    for (const n of under.here) if (this.#isOff(under, n) || gates.some(gate => passes(n, gate))) left.add(n);
    for (const vortex of this.#vortices.filter(({ squadron }) => squadron === rootOf(this.#s, unit))) {
      const through = under.here.filter(n => !left.has(n) && passes(n, vortex.hex));
      for (const n of through) {
        if (this.#s.book.ships[unit.ships[n]!]!.id === vortex.opener) this.#passed.add(vortex);
        else left.add(n);
      }
    }
    return left;
  }

  /** All have moved in a pulse. @returns the places in the book of openers that leave now, having nobody left to wait for (R23). */
  leaveLast({ sailing, gone, pulse }: { sailing: readonly Sailing[]; gone: ReadonlySet<number>; pulse: number }): number[] {
    const leaving: number[] = [];
    for (const vortex of this.#passed) {
      const opener = this.#s.book.shipAt[vortex.opener]!;
      if (gone.has(opener) || sailing.some(one => this.#isToCome(one, { vortex, opener, gone, pulse }))) continue;
      leaving.push(opener);
      this.#passed.delete(vortex);
      this.#vortices = this.#vortices.filter(one => one !== vortex);
    }
    return leaving;
  }

  /** Whether a ship of a unit, the opener apart, comes through a vortex in a later pulse. */
  #isToCome(
    { unit, squadron, plot }: Sailing,
    { vortex, opener, gone, pulse }: { vortex: Opening; opener: number; gone: ReadonlySet<number>; pulse: number },
  ): boolean {
    if (rootOf(this.#s, unit) !== vortex.squadron) return false;
    const here = [...unit.ships.keys()].filter(n => !gone.has(unit.ships[n]!) && unit.ships[n] !== opener);
    return [2, 3].some(later => {
      if (later <= pulse) return false;
      const passes = passing({ squadron, plot, pulse: later, here });
      return here.some(n => passes(n, vortex.hex));
    });
  }

  /** The command ship leaves by any step off the sheet, the others where they end. */
  #isOff({ squadron, plot, pulse }: UnderWay, n: number): boolean {
    const sheet = sheetOf(this.#s);
    const from = pulse === 1 ? squadron.ships[0]! : courseOf(squadron, plot)[pulse - 2]![0]!;
    const leads = pathOf(from, [plot.steps[pulse - 1]!])[0]!;
    const ends = courseOf(squadron, plot)[pulse - 1]!;
    return n === 0 ? leads.some(({ hex }) => !isOnSheet(sheet, hex)) : !isOnSheet(sheet, ends[n]!.hex);
  }
}

/** A squadron as it stands after so many steps of a pulse: as if the pulse ended there. */
export function standsIn({ squadron, plot, pulse }: UnderWay, count: number): readonly Standing[] {
  const steps = plot.steps[pulse - 1]!.slice(0, count);
  return courseOf(squadron, { ...plot, steps: plot.steps.with(pulse - 1, steps) })[pulse - 1]!;
}

/** Tells whether a ship comes through a hex at any step of a pulse, in its place of the formation. */
function passing(under: UnderWay): (n: number, hex: Hex) => boolean {
  const steps = under.plot.steps[under.pulse - 1]!;
  let stands: (readonly Standing[])[] | undefined;
  return (n, hex) => {
    stands ??= steps.map((_, i) => standsIn(under, i + 1));
    return stands.some(all => range(all[n]!.hex, hex) === 0);
  };
}
