// The table where dice really fall: from a stream, from a script, from people's hands. (Exact tables: odds/.)

import type { Chained, GameTypes, Reading, Side, Table, Thrown, Why } from './contract.ts';
import { metBy } from './dice/tests.ts';
import { canonical } from './json.ts';

/** Who listens to a table: is told every throw and every event, in order. Where nobody listens, no reason and no event is ever made. */
export interface Listener<G extends GameTypes> {
  tell(event: G['event'] | Thrown, to?: readonly Side[]): void;
  reveal(of: Side): void;
}

/** A table of fallen dice, with the count of what fell on it. */
export interface Rolled<G extends GameTypes> extends Table<G> {
  /** Faces thrown so far. */
  dice: number;
  /** Handfuls thrown so far; a chain is one. */
  throws: number;
  /** Where faces come from; another one from step to step. */
  source: Source;
}

/**
 * Where faces come from. `ready` is told what is about to be thrown, and may break off for want of dice; `lies` is asked before a die is thrown
 * again, where it need not be, whether it is left lying.
 */
export interface Source {
  face(sides: number): number;
  ready?(hand: DiceDue, why: () => Why): void;
  lies?(): boolean;
}

/** Like dice about to be thrown; `again`: one of them is thrown again. */
export interface DiceDue {
  readonly dice: number;
  readonly sides: number;
  readonly again?: Again | undefined;
}

/** A die about to be thrown again: the faces it has shown so far, and whether it may as well be left lying. */
export interface Again {
  readonly faces: readonly number[];
  readonly mayLie: boolean;
}

/** More faces than a die that comes to rest at all ever shows in a row: then the reading sends it on for ever. */
const RESTLESS = 10_000;

/** A table on which dice fall, their faces taken from `source` one after another; what happens there is told to `listener`, where there is one. */
export function rolled<G extends GameTypes>(source: Source, listener?: Listener<G>): Rolled<G> {
  return listener ? new RecordingTable(source, listener) : new SilentTable(source);
}

/** A table nobody listens to. Tables are classes that inherit nothing, since one is made for every step and most steps throw little. */
class SilentTable<G extends GameTypes> implements Rolled<G> {
  dice = 0;
  throws = 0;
  source: Source;

  constructor(source: Source) {
    this.source = source;
  }

  throw<A>(dice: number, reading: Reading<A>, why: () => Why): A {
    this.#count(dice, reading.sides, why);
    const { source } = this;
    let read = reading.start;
    for (let i = 0; i < dice; i += 1) read = reading.add(read, source.face(reading.sides));
    return read;
  }

  chain<A>(reading: Chained<A>, why: () => Why): A {
    const { sides } = reading;
    const source = this.source;
    // Who throws by hand is asked for each face, and told of those before it.
    if (source.ready) return this.#byHand(reading, why);
    let read = reading.start;
    const before = this.dice;
    this.throws += 1;
    for (let again = true; again; ) {
      const fallen = source.face(sides);
      this.dice += 1;
      read = reading.add(read, fallen);
      again = reading.again(fallen);
      if (this.dice - before > RESTLESS) throw restless(sides);
    }
    return read;
  }

  each<I, A>(items: readonly I[], start: A, once: (soFar: A, item: I, t: Table<G>) => A, done?: (soFar: A) => boolean): A {
    let soFar = start;
    for (const item of items) {
      if (done?.(soFar)) break;
      soFar = once(soFar, item, this);
    }
    return soFar;
  }

  inTurn<A>(dice: number, sides: number, start: A, once: (soFar: A, face: number, t: Table<G>) => A, why: () => Why): A {
    this.#count(dice, sides, why);
    const { source } = this;
    if (dice === 1) return once(start, source.face(sides), this);
    return this.each(handful(source, dice, sides), start, once);
  }

  part<X extends readonly unknown[], A>(piece: (t: Table<G>, ...x: X) => A, ...x: X): A {
    return piece(this, ...x);
  }

  tell(): void {}

  reveal(): void {}

  #byHand<A>(reading: Chained<A>, why: () => Why): A {
    const faces = chainByHand(this.source, reading, why);
    this.dice += faces.length;
    this.throws += 1;
    return readAs(reading, faces);
  }

  #count(dice: number, sides: number, why: () => Why): void {
    this.source.ready?.({ dice, sides }, why);
    this.dice += dice;
    this.throws += 1;
  }
}

/** A table whose listener is told every throw and every event. */
class RecordingTable<G extends GameTypes> implements Rolled<G> {
  dice = 0;
  throws = 0;
  source: Source;
  readonly #listener: Listener<G>;

  constructor(source: Source, listener: Listener<G>) {
    this.source = source;
    this.#listener = listener;
  }

  throw<A>(dice: number, reading: Reading<A>, why: () => Why, to?: readonly Side[]): A {
    const { sides } = reading;
    const faces = this.#fall(dice, sides, why);
    const read = readAs(reading, faces);
    this.#listener.tell(withVerdict({ kind: 'thrown', sides, faces, read, why: why() }), to);
    return read;
  }

  chain<A>(reading: Chained<A>, why: () => Why, to?: readonly Side[]): A {
    const { sides } = reading;
    const faces = this.#inChain(reading, why);
    const read = readAs(reading, faces);
    this.#listener.tell(withVerdict({ kind: 'thrown', sides, faces, chained: facesOn(reading), read, why: why() }), to);
    return read;
  }

  each<I, A>(items: readonly I[], start: A, once: (soFar: A, item: I, t: Table<G>) => A, done?: (soFar: A) => boolean): A {
    let soFar = start;
    for (const item of items) {
      if (done?.(soFar)) break;
      soFar = once(soFar, item, this);
    }
    return soFar;
  }

  inTurn<A>(dice: number, sides: number, start: A, once: (soFar: A, face: number, t: Table<G>) => A, why: () => Why): A {
    const faces = this.#fall(dice, sides, why);
    this.#listener.tell(withVerdict({ kind: 'thrown', sides, faces, read: null, why: why() }));
    return this.each(faces, start, once);
  }

  part<X extends readonly unknown[], A>(piece: (t: Table<G>, ...x: X) => A, ...x: X): A {
    return piece(this, ...x);
  }

  tell(event: () => G['event'], to?: readonly Side[]): void {
    this.#listener.tell(event(), to);
  }

  reveal(of: Side): void {
    this.#listener.reveal(of);
  }

  #fall(dice: number, sides: number, why: () => Why): number[] {
    const source = this.source;
    source.ready?.({ dice, sides }, why);
    this.dice += dice;
    this.throws += 1;
    return handful(source, dice, sides);
  }

  #inChain(reading: Chained<unknown>, why: () => Why): number[] {
    const faces = this.source.ready ? chainByHand(this.source, reading, why) : chainOf(this.source, reading);
    this.dice += faces.length;
    this.throws += 1;
    return faces;
  }
}

/** The same throw with its verdict, where something was asked of its dice. */
function withVerdict(thrown: Thrown): Thrown {
  const { test } = thrown.why;
  if (test) thrown.met = metBy(test, thrown.faces, thrown.chained);
  return thrown;
}

const onFaces = new WeakMap<object, readonly number[]>();

/** The faces on which a chain is thrown again. */
function facesOn(reading: Chained<unknown>): readonly number[] {
  const known = onFaces.get(reading);
  if (known) return known;
  const found: number[] = [];
  for (let face = 1; face <= reading.sides; face += 1) if (reading.again(face)) found.push(face);
  onFaces.set(reading, Object.freeze(found));
  return found;
}

function readAs<A>(reading: Reading<A>, faces: readonly number[]): A {
  let read = reading.start;
  for (const face of faces) read = reading.add(read, face);
  return read;
}

/** The faces of a chain as they come from a stream. */
function chainOf(source: Source, { sides, again }: Chained<unknown>): number[] {
  const faces: number[] = [];
  do if (faces.push(source.face(sides)) > RESTLESS) throw restless(sides);
  while (again(faces.at(-1)!));
  return faces;
}

/** The same where somebody throws: each face is asked for, and a die that need not be thrown again may be left lying. */
function chainByHand(source: Source, reading: Chained<unknown>, why: () => Why): number[] {
  const { sides } = reading;
  const faces: number[] = [];
  do {
    const mayLie = faces.length > 0 && reading.mayLie === true && isSettled(reading, faces);
    if (mayLie && source.lies?.()) break;
    source.ready?.({ dice: 1, sides, again: faces.length > 0 ? { faces: [...faces], mayLie } : undefined }, why);
    if (faces.push(source.face(sides)) > RESTLESS) throw restless(sides);
  } while (reading.again(faces.at(-1)!));
  return faces;
}

/** Whether what is read of a chain stays as it is whatever falls next. */
function isSettled(reading: Chained<unknown>, faces: readonly number[]): boolean {
  const read = readAs(reading, faces);
  const stands = canonical(read);
  for (let face = 1; face <= reading.sides; face += 1) if (canonical(reading.add(read, face)) !== stands) return false;
  return true;
}

function restless(sides: number): RangeError {
  return new RangeError(`a d${sides} is thrown again and again and never comes to rest`);
}

function handful(source: Source, dice: number, sides: number): number[] {
  const faces = new Array<number>(dice);
  for (let i = 0; i < dice; i += 1) faces[i] = source.face(sides);
  return faces;
}
