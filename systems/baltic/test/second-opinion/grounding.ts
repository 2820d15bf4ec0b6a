// Water on a course, by walking it sample by sample: when a keel is tested, and where it stays.

import type { Piece, Stand } from './courses.ts';
import { lengthOf, samplesOf, standAfter } from './courses.ts';
import type { Place } from './numbers.ts';
import type { Model } from './plane.ts';
import { shape } from './plane.ts';
import { touches } from './touching.ts';

type Water = 'coastal' | 'shallow';
type Kind = Water | 'land' | 'reef';

export interface Zone {
  kind: Kind;
  polygon: Place[];
}

/** A keel: its model, how deep it is (destroyer 0 to battleship Hull Down 3), and whether it skims. */
export interface Keel {
  model: Model;
  deep: number;
  skims: boolean;
  counts: Count[];
}

/** Water in which it has been tested, how far back, and whether it grounded at its edge. */
export interface Count {
  water: Water;
  gone: number;
  edge: boolean;
}

export interface Landfall {
  end: Stand;
  /** Why it ended. */
  stays: 'no' | 'aground' | 'ashore';
  counts: Count[];
  /** Dice thrown for depths. */
  tests: number;
}

/** What a keel finds: `0` nothing, `1` a test, `2` the ground; rows blue, coastal, shallow water. */
const FINDS: Readonly<Record<Water, readonly (0 | 1 | 2)[]>> = { coastal: [0, 0, 1, 2], shallow: [0, 1, 2, 2] };
const STRIDE = 5000;

/** A keel on its course, with all it will be asked. */
export class Walk {
  readonly #from: Stand;
  readonly #pieces: readonly Piece[];
  readonly #zones: readonly Zone[];
  readonly #keel: Keel;
  readonly #dice: readonly number[];
  readonly #isAstern: boolean;
  #counts: Count[];
  #counted = 0;
  #tests = 0;

  constructor({
    keel,
    pieces,
    zones,
    dice,
  }: { keel: Keel; pieces: readonly Piece[]; zones: readonly Zone[]; dice: readonly number[] }) {
    const { x, y, heading } = keel.model;
    this.#from = { x, y, heading };
    this.#pieces = pieces;
    this.#zones = zones;
    this.#keel = keel;
    this.#dice = dice;
    this.#isAstern = (pieces[0]?.d ?? 0) < 0;
    this.#counts = keel.counts.map(count => ({ ...count }));
  }

  go(): Landfall {
    for (const { s, zone, how } of this.#events()) {
      if (zone.kind === 'land' || zone.kind === 'reef') return this.#stay(s, 'ashore');
      if (this.#meets(s, zone.kind, how)) return this.#stay(s, 'aground');
    }
    return this.#stay(lengthOf(this.#pieces), 'no');
  }

  /** Whether it grounds there. */
  #meets(s: number, water: Water, how: Event['how']): boolean {
    this.#countTo(s);
    const others = this.#counts.filter(count => count.water !== water);
    if (how === 'leave') {
      this.#counts = others;
      return false;
    }
    const isForbidden = this.#finds(water) === 2;
    const isDeep = !isForbidden && (this.#dice[this.#tests++] as number) >= 7;
    this.#counts = [...others, { water, gone: 0, edge: !isDeep && (isForbidden || how === 'enter') }];
    return !isDeep;
  }

  #stay(s: number, stays: Landfall['stays']): Landfall {
    this.#countTo(s);
    const counts = this.#counts.toSorted((a, b) => a.water.localeCompare(b.water));
    return { end: this.#stand(s), stays, counts, tests: this.#tests };
  }

  /** Path in water that is tested counts, but for who backs off an edge; ahead an edge is none any more. */
  #countTo(s: number): void {
    if (s <= this.#counted) return;
    for (const count of this.#counts) {
      if (this.#finds(count.water) === 1 && !this.#isSpared(count.water)) count.gone += s - this.#counted;
      if (!this.#isAstern) count.edge = false;
    }
    this.#counted = s;
  }

  #finds(water: Water): 0 | 1 | 2 {
    return this.#keel.skims ? 0 : (FINDS[water][this.#keel.deep] as 0 | 1 | 2);
  }

  #countOf(water: Water): Count | undefined {
    return this.#counts.find(count => count.water === water);
  }

  #isSpared(water: Water): boolean {
    return this.#isAstern && this.#countOf(water)?.edge === true;
  }

  #stand(s: number): Stand {
    return standAfter(this.#from, this.#pieces, s);
  }

  #touchesAt(s: number, zone: Zone): boolean {
    return touches(shape({ ...this.#keel.model, ...this.#stand(s) }), zone.polygon);
  }

  /** All that may happen, in its order, as if no test failed: what is carried out decides how far one goes. */
  #events(): Event[] {
    const solid = (zone: Zone): boolean => zone.kind === 'land' || (zone.kind === 'reef' && !this.#keel.skims);
    const shores = this.#zones.filter(solid).flatMap(zone => this.#entry(zone).map((s): Event => ({ s, zone, how: 'enter' })));
    const all = [...shores, ...this.#waters('coastal'), ...this.#waters('shallow')];
    const rank = ({ zone, s }: Event): number => (solid(zone) ? -1 : this.#place(zone.kind, s));
    return all.sort((a, b) => a.s - b.s || rank(a) - rank(b));
  }

  /** Which zone of a kind in the list it touches there. */
  #place(kind: Kind, s: number): number {
    return this.#zones.findIndex(zone => zone.kind === kind && this.#touchesAt(s, zone));
  }

  /** Where it first touches a zone, halved to the mil; not in contact as it begins. */
  #entry(zone: Zone): number[] {
    const samples = samplesOf(this.#pieces);
    const i = samples.findIndex(s => this.#touchesAt(s, zone));
    return i < 0 ? [] : [this.#halve(samples[i - 1] ?? 0, samples[i] as number, zone)];
  }

  #halve(from: number, to: number, zone: Zone): number {
    let [a, b] = [from, to];
    while (b - a > 1) {
      const middle = Math.floor((a + b) / 2);
      if (this.#touchesAt(middle, zone)) b = middle;
      else a = middle;
    }
    return b;
  }

  #waters(kind: Water): Event[] {
    const zones = this.#zones.filter(zone => zone.kind === kind);
    const [zone] = zones;
    const finds = this.#finds(kind);
    const before = this.#countOf(kind);
    if (!zone || (finds === 0 && !before)) return [];
    const found: Event[] = [];
    const add = (s: number, how: Event['how']): number => found.push({ s, zone, how });
    // The length from which the next test is counted; none where there is nothing to test.
    let count = before === undefined || finds !== 1 || this.#isSpared(kind) ? undefined : -before.gone;
    let [isIn, last] = [before !== undefined, 0];
    for (const s of samplesOf(this.#pieces)) {
      const here = zones.filter(one => this.#touchesAt(s, one));
      if (isIn) {
        for (; count !== undefined && count + STRIDE <= s && (here.length > 0 || count + STRIDE < s); count += STRIDE)
          add(count + STRIDE, 'stride');
        if (here.length === 0) add(s, 'leave');
        else if (s === 0 && finds === 2 && !this.#isSpared(kind)) add(0, 'untested');
      } else if (here.length > 0 && finds !== 0) {
        const entry = s === 0 ? 0 : Math.min(...here.map(one => this.#halve(last, s, one)));
        add(entry, s === 0 ? 'untested' : 'enter');
        count = finds === 1 ? entry : undefined;
      }
      isIn = here.length > 0 && (isIn || finds !== 0);
      last = s;
    }
    return found;
  }
}

interface Event {
  s: number;
  zone: Zone;
  how: 'enter' | 'untested' | 'stride' | 'leave';
}
