/** The fire of what was told, volley by volley of a squadron, gathered by the squadron it was fired at. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { Told } from '@flagplot/kernel';
import type { Shot, Track, Volley } from '@flagplot/scene';
import type { Book } from '../rules/book.ts';
import type { Craft } from '../rules/open.ts';
import { squadronOf } from '../rules/roster.ts';
import type { Squadrons } from '../rules/state.ts';
import { cameWords, type Effect, shotWords, volleyWords } from '../words/fire.ts';
import { craftId, squadronName } from '../words/names.ts';
import type { SqSeen } from './scene.ts';

type Event = Told<Squadrons>['event'];
type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** SQ-4.5.1 What the dice of gunnery are thrown for. */
const GUNNERY = 'SQ-4.5.1';

/** One squadron's shots at another as they are read: as they were declared, and once they were rolled. */
interface ReadShot {
  declared: Of<'declared'>;
  struck: Of<'struck'> | undefined;
  told: number[];
  aimed: number[];
}

/** All shots at one squadron in a round, and what they did together. */
interface ReadVolley {
  target: string;
  shots: ReadShot[];
  told: number[];
  effects: Effect[];
}

/** All volleys of what was told, in the order of their first shots. `seen` is the table after it. */
export function volleys(told: readonly Told<Squadrons>[], seen: Pick<SqSeen, 'book' | 'open'>): Volley[] {
  const reader = new VolleyReader();
  for (const [i, one] of told.entries()) reader.read(one, i);
  return reader.volleys.filter(({ shots }) => shots.some(shot => shot.struck)).map(volley => volleyOf(seen, volley));
}

/** SQ-4.8.1 All fire is declared first, then rolled volley by volley in the same order; what it did is told when the last is rolled. */
class VolleyReader {
  readonly volleys: ReadVolley[] = [];
  /** Volleys of the round that is read, by target, the shots that are still to be rolled, and the dice since the last. */
  #open = new Map<string, ReadVolley>();
  #waiting: ReadShot[] = [];
  #thrown: number[] = [];
  #aimed: number[] = [];
  #turn = 0;

  read({ event, clock }: Told<Squadrons>, i: number): void {
    if (event.kind === 'declared') this.#declare(event, { i, turn: clock.turn });
    else if (event.kind === 'thrown') this.#throw(event, i);
    else if (event.kind === 'struck') this.#strike(event, i);
    else if (event.kind === 'damaged' || event.kind === 'ionized' || event.kind === 'destroyed') this.#mark(event, i);
    else if (event.kind !== 'leader') this.#open = new Map();
  }

  #declare(declared: Of<'declared'>, { i, turn }: { i: number; turn: number }): void {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#open = new Map();
      this.#waiting = [];
    }
    const shot: ReadShot = { declared, struck: undefined, told: [i], aimed: [] };
    const known = this.#open.get(declared.target);
    const volley = known ?? { target: declared.target, shots: [], told: [], effects: [] };
    if (!known) {
      this.#open.set(declared.target, volley);
      this.volleys.push(volley);
    }
    volley.shots.push(shot);
    volley.told.push(i);
    this.#waiting.push(shot);
  }

  #throw({ why }: Of<'thrown'>, i: number): void {
    if (this.#waiting.length === 0) return;
    this.#thrown.push(i);
    if (why.rule === GUNNERY) this.#aimed.push(i);
  }

  #strike(struck: Of<'struck'>, i: number): void {
    const shot = this.#waiting.shift();
    const volley = this.#open.get(struck.target);
    if (!shot || !volley) return;
    shot.struck = struck;
    shot.aimed = this.#aimed;
    shot.told.push(...this.#thrown, i);
    volley.told.push(...this.#thrown, i);
    this.#thrown = [];
    this.#aimed = [];
  }

  #mark(effect: Effect, i: number): void {
    const volley = this.#open.get(effect.squadron);
    volley?.effects.push(effect);
    volley?.told.push(i);
  }
}

function volleyOf({ book, open }: Pick<SqSeen, 'book' | 'open'>, { target, shots, told, effects }: ReadVolley): Volley {
  const of = squadronOf(book, target);
  const where = (one: { craft: number; at: Hex }) => ({ unit: craftId(target, one.craft), at: hexOf(one.at) });
  const hits = shots.reduce((sum, { struck }) => sum + (struck?.hits ?? 0), 0);
  const fired = shots.reduce((sum, { aimed, declared }) => sum + (aimed.length || declared.shooters.length), 0);
  const struck = effects.length > 0 ? effects : shots.flatMap(shot => shot.struck?.craft ?? []);
  const at = struck[0]?.at ?? shots[0]?.declared.to[0] ?? { q: 0, r: 0 };
  return {
    told: told.toSorted((a, b) => a - b),
    target: { id: target, side: of.side, name: squadronName(book, target), at: hexOf(at) },
    shots: shots.map(shot => shotOf(book, shot)),
    says: volleyWords(book, { shots: fired, hits }, effects),
    tracks: tracksOf(open.squadrons[book.squadronAt[target] ?? -1]?.craft ?? [], effects),
    struck: effects.map(where),
    lost: effects.filter(one => one.kind === 'destroyed').map(where),
  };
}

function shotOf(book: Book, { declared, struck, told, aimed }: ReadShot): Shot {
  return {
    told,
    aimed,
    side: squadronOf(book, declared.squadron).side,
    lines: lines(declared),
    says: shotWords(book, declared),
    hits: struck?.hits ?? 0,
    came: struck ? cameWords(book, struck) : '',
  };
}

/** A line from each shooter to the nearest of those it may hit; craft that stand together fire as one. */
function lines({ from: shooters, to: there }: Of<'declared'>): { from: Hex; to: Hex }[] {
  const all = shooters.flatMap(from => {
    const [to] = there.toSorted((a, b) => hexes.range(from, a) - hexes.range(from, b));
    return to ? [{ from: hexOf(from), to: hexOf(to) }] : [];
  });
  const isSame = (a: (typeof all)[number], b: (typeof all)[number]) => hexes.same(a.from, b.from) && hexes.same(a.to, b.to);
  return all.filter(one => all.find(other => isSame(one, other)) === one);
}

/** A box for each craft of the target; those that are destroyed now are crossed off. */
function tracksOf(craft: readonly Craft[], effects: readonly Effect[]): Track[] {
  const lost = effects.filter(one => one.kind === 'destroyed').length;
  const left = craft.filter(one => one.status !== 'destroyed').length;
  return lost > 0 ? [{ word: 'craft', of: craft.length, from: left + lost, to: left }] : [];
}

const hexOf = ({ q, r }: Hex): Hex => ({ q, r });
