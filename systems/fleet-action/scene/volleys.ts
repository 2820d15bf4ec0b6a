/** The fire of what was told, shot by shot, gathered by whom it was fired at. */

import type { Told } from '@flagplot/kernel';
import type { Shot, Track, Volley } from '@flagplot/scene';
import type { Book } from '../rules/book.ts';
import type { BoxMark } from '../rules/events.ts';
import type { FleetAction } from '../rules/state.ts';
import { cameWords, type Harm, shotWords, volleyWords } from '../words/fire.ts';
import { ofBook, shipName } from '../words/names.ts';

type Event = Told<FleetAction>['event'];
type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** FA-6.6.1 What the dice to hit are thrown for. */
const TO_HIT = 'FA-6.6.1';
/** FA-7.1.1, FA-8.1.3 What the dice of a shot's damage are thrown for; FA-7.1.11, FA-7.1.12 and those for systems. */
const DAMAGE: readonly string[] = ['FA-7.1.1', 'FA-8.1.3'];
const SYSTEMS: readonly string[] = ['FA-7.1.11', 'FA-7.1.12'];

/** A shot as it is read: what was told of it, and its harm so far, once its damage was rolled. */
interface ReadShot {
  fired: Of<'fired'>;
  told: number[];
  aimed: number[];
  harm: Harm | undefined;
}

/** A volley as it is read. */
interface ReadVolley {
  shots: ReadShot[];
  told: number[];
  /** The target's structure when its first damage was rolled, and now. */
  structure: number | undefined;
  destroyed: boolean;
}

/** All volleys of what was told, in the order of their first shots. */
export function volleys(told: readonly Told<FleetAction>[], book: Book): Volley[] {
  const reader = new VolleyReader();
  for (const [i, one] of told.entries()) reader.read(one, i);
  return reader.volleys.map(volley => volleyOf(book, volley));
}

/** FA-6.6.4 Every die to hit is told first, then the damage shot by shot: who is meant by it is who comes next among those that hit. */
class VolleyReader {
  readonly volleys: ReadVolley[] = [];
  /** Volleys of the step that is read, by target, and its shots that hit whose damage is still to come. */
  #open = new Map<string, ReadVolley>();
  #waiting: ReadShot[] = [];
  #now: ReadShot | undefined;
  #place = '';
  /** The throw to hit that was told last: its shot is told next. */
  #toHit: number | undefined;

  read({ event, clock }: Told<FleetAction>, i: number): void {
    const place = `${clock.turn}/${clock.line}/${clock.round}`;
    if (place !== this.#place || (event.kind === 'fired' && this.#now)) this.#close(place);
    if (event.kind === 'fired') this.#fire(event, i);
    else if (event.kind === 'thrown') this.#throw(event, i);
    else if (event.kind === 'under-fire') this.#meet(event, i);
    else if (event.kind === 'hit') this.#hit(event, i);
    else if ((event.kind === 'grey' || event.kind === 'destroyed') && this.#now) this.#add(event, i);
  }

  #close(place: string): void {
    this.#place = place;
    this.#open = new Map();
    this.#waiting = [];
    this.#now = undefined;
  }

  #fire(fired: Of<'fired'>, i: number): void {
    const aimed = this.#toHit === undefined ? [] : [this.#toHit];
    this.#toHit = undefined;
    const shot: ReadShot = { fired, told: [...aimed, i], aimed, harm: undefined };
    const known = this.#open.get(fired.target);
    const volley = known ?? { shots: [], told: [], structure: undefined, destroyed: false };
    if (!known) {
      this.#open.set(fired.target, volley);
      this.volleys.push(volley);
    }
    volley.shots.push(shot);
    volley.told.push(...aimed, i);
    if (fired.hits > 0) this.#waiting.push(shot);
  }

  #throw({ why }: Of<'thrown'>, i: number): void {
    if (DAMAGE.includes(why.rule)) {
      do this.#now = this.#waiting.shift();
      while (this.#now && this.#open.get(this.#now.fired.target)?.destroyed);
      if (this.#now) this.#now.harm = this.#harmless(this.#now);
    } else if (!SYSTEMS.includes(why.rule)) {
      this.#toHit = why.rule === TO_HIT ? i : undefined;
      return;
    }
    this.#note(i);
  }

  #harmless({ fired }: ReadShot): Harm {
    const structure = this.#open.get(fired.target)?.structure ?? 0;
    return { from: structure, to: structure, grey: 0, marks: [], toPlace: 0 };
  }

  #meet({ ship, structure }: Of<'under-fire'>, i: number): void {
    const volley = this.#open.get(ship);
    if (!volley) return;
    volley.structure = structure;
    volley.told.push(i);
  }

  #hit({ structure, marks, toPlace }: Of<'hit'>, i: number): void {
    const now = this.#now;
    const volley = now && this.#open.get(now.fired.target);
    if (!now?.harm || !volley) return;
    now.harm = { ...now.harm, to: structure, marks: [...now.harm.marks, ...marks], toPlace: now.harm.toPlace + toPlace };
    volley.structure = structure;
    this.#note(i);
  }

  #add(event: Of<'grey'> | Of<'destroyed'>, i: number): void {
    const volley = this.#open.get(event.ship);
    if (!volley || this.#now?.fired.target !== event.ship) return;
    if (event.kind === 'destroyed') volley.destroyed = true;
    else if (this.#now.harm) this.#now.harm = { ...this.#now.harm, grey: this.#now.harm.grey + 1 };
    this.#note(i);
  }

  /** Puts something told to the shot whose damage is rolled. */
  #note(i: number): void {
    this.#now?.told.push(i);
    if (this.#now) this.#open.get(this.#now.fired.target)?.told.push(i);
  }
}

function volleyOf(book: Book, { shots, told, destroyed }: ReadVolley): Volley {
  const [{ fired: first }] = shots as [ReadShot];
  const harm = harmOf(shots.flatMap(shot => shot.harm ?? []));
  const sum = (of: (fired: Of<'fired'>) => number) => shots.reduce((total, shot) => total + of(shot.fired), 0);
  const all = { target: first.target, dice: sum(fired => fired.dice), hits: sum(fired => fired.hits) };
  const { q, r } = first.to;
  const at = { unit: first.target, at: { q, r } };
  return {
    told: told.toSorted((a, b) => a - b),
    target: {
      id: first.target,
      side: ofBook(book, first.target)?.side ?? '',
      name: shipName(book, first.target),
      at: { q, r },
    },
    shots: shots.map(shot => shotOf(book, shot)),
    says: volleyWords(book, all, harm),
    tracks: harm ? tracksOf(book, first.target, harm) : [],
    struck: harm && (harm.to < harm.from || harm.marks.length + harm.toPlace > 0) ? [at] : [],
    lost: destroyed ? [at] : [],
  };
}

/** What several shots did together. */
function harmOf(all: readonly Harm[]): Harm | undefined {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return undefined;
  const sum = (of: (harm: Harm) => number) => all.reduce((total, harm) => total + of(harm), 0);
  const marks = all.flatMap(one => one.marks);
  return { from: first.from, to: last.to, grey: sum(one => one.grey), marks, toPlace: sum(one => one.toPlace) };
}

function shotOf(book: Book, { fired, told, aimed, harm }: ReadShot): Shot {
  const [from, to] = [fired.from, fired.to].map(({ q, r }) => ({ q, r }));
  return {
    told,
    aimed,
    side: ofBook(book, fired.ship)?.side ?? '',
    lines: from && to ? [{ from, to }] : [],
    says: shotWords(book, fired),
    hits: fired.hits,
    came: cameWords(book, fired, harm),
  };
}

/** The boxes of a ship that a volley crossed off: structure, and every row and weapon that was marked. */
function tracksOf(book: Book, ship: string, { from, to, marks }: Harm): Track[] {
  const of = ofBook(book, ship);
  const structure = { word: 'structure', of: of?.card.structure ?? from, from, to };
  const name = (mark: BoxMark) =>
    'row' in mark ? ROWS[mark.row] : (of?.weapons.find(one => one.id === mark.weapon)?.name.toLowerCase() ?? mark.weapon);
  const rows = [...Map.groupBy(marks, name)].map(([word, all]): Track => {
    const left = Math.min(...all.map(mark => mark.left));
    return { word, of: left + all.length, from: left + all.length, to: left };
  });
  return [structure, ...rows];
}

const ROWS = {
  sensor: 'sensor',
  accel: 'acceleration',
  decel: 'deceleration',
  turn: 'turn',
  correct: 'course correction',
  hard: 'hard turn',
  about: 'come about',
} as const;
