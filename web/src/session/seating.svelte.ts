import type { Side } from '@flagplot/kernel';
import { persons, type Seat } from './seats.ts';
import { satHere, sits } from './sitting.ts';

/** Who sits at the screen, and who is to sit there next. With more than one person here, nobody's view outlasts his seat. */
export class Seating {
  sitting: Side | undefined = $state();
  /** Who is to sit down next; while this is set the screen is covered. */
  handTo: Side | undefined = $state();
  /** The side whose orders were just sealed, as the cover says. */
  sealedBy: Side | undefined = $state();
  /** A question that is answered from the table alone waits: the screen shows the common table, and need not be passed on. */
  common: boolean = $state(false);
  /** The sides that people play at this screen. */
  here: readonly Side[] = $state.raw([]);
  readonly #id: string;
  /** One person answers for all sides: the screen is never passed on. */
  readonly #free: boolean;

  constructor(id: string, seats: readonly Seat[], free = false) {
    this.#id = id;
    this.#free = free;
    this.here = persons(seats);
  }

  get covered(): boolean {
    return this.handTo !== undefined;
  }

  /** At the beginning: the only person, or whoever sat in this tab before it was loaded anew. */
  open(): void {
    const sat = satHere(this.#id);
    if (this.here.length === 1 || this.#free) this.sitting = this.here[0];
    else if (sat !== undefined && this.here.includes(sat)) this.sitting = sat;
  }

  /** Seats have changed hands. Whoever sat at a seat that is no person's now gets up; where others play here, they are asked to sit down. */
  reseat(seats: readonly Seat[]): void {
    this.here = persons(seats);
    if (this.handTo !== undefined && !this.here.includes(this.handTo)) this.handTo = this.here[0];
    if (this.sitting === undefined || this.here.includes(this.sitting)) return;
    this.sitting = undefined;
    this.common = false;
    this.handTo = this.here[0];
  }

  sit(side: Side): void {
    this.sitting = side;
    this.handTo = undefined;
    this.sealedBy = undefined;
    this.common = false;
  }

  /** Covers the screen by hand, for the next round the table of those who are asked; where none is, for whoever sits next. */
  cover(asked: readonly Side[]): void {
    const others = this.#round().filter(side => side !== this.sitting);
    this.handTo = others.find(side => asked.includes(side)) ?? others[0] ?? this.here[0];
  }

  /** Those who sit here, beginning with the one after whoever sits at the screen. */
  #round(): Side[] {
    const at = this.sitting === undefined ? -1 : this.here.indexOf(this.sitting);
    return [...this.here.slice(at + 1), ...this.here.slice(0, at + 1)];
  }

  /**
   * Whoever sits here stays while he is asked; else the screen passes to the next round the table who is.
   * @param open whether what is asked is answered from the table alone: then nobody's folder is shown, and nothing is covered
   */
  next(asked: readonly Side[], open = false): void {
    const mine = this.#round().filter(side => asked.includes(side));
    const stays = this.sitting !== undefined && mine.includes(this.sitting);
    if (this.#free) {
      if (mine[0] !== undefined && !stays) this.sitting = mine[0];
      return;
    }
    if (open && mine[0] !== undefined && this.here.length > 1) this.#share(mine[0]);
    else if (this.common) this.#unshare(mine[0]);
    else if (this.sitting === undefined && this.here.length > 1) this.handTo = mine[0] ?? this.here[0];
    else if (mine[0] !== undefined && !stays) this.#pass(mine[0]);
    sits(this.#id, this.covered || this.common ? undefined : this.sitting);
  }

  /** The common table for whoever is asked; who sits here already, and is asked, keeps his seat. */
  #share(asked: Side): void {
    if (this.sitting === asked && !this.covered) return;
    this.sitting = asked;
    this.handTo = undefined;
    this.common = true;
  }

  /** Where a folder is needed again nobody can say who looks at the screen. */
  #unshare(asked: Side | undefined): void {
    if (asked === undefined) return;
    this.common = false;
    this.handTo = asked;
  }

  #pass(to: Side): void {
    if (this.here.length > 1) this.handTo = to;
    else this.sitting = to;
  }
}
