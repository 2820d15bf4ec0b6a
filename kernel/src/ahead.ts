// Which dice of a throw are still to come: where people throw a whole handful, they are told of all of it before the first falls.

import type { Answer, GameTypes, Ruleset, State, Why } from './contract.ts';
import { canonical } from './json.ts';
import type { Wanted } from './scripted.ts';
import { cloned, playStep } from './step.ts';
import type { DiceDue, Source } from './table.ts';

/** A step that waits for dice: its answers, none where the battle begins, the faces that lie there, and what is wanted. */
interface Waiting<G extends GameTypes> {
  readonly answers: readonly Answer<G>[] | undefined;
  readonly faces: readonly number[];
  readonly wanted: Wanted;
}

/** More throws than anybody is told of at once. */
const MOST = 200;

/** Thrown (as an error) where the throw at hand is over. */
class Enough extends Error {}

/** How dice might fall that are not thrown yet. One thrown again, `times` by now, falls otherwise each time: so every chain comes to rest. */
type Fall = (sides: number, times: number) => number;
const FALLS: readonly Fall[] = [
  (sides, times) => (times % sides) + 1,
  (sides, times) => sides - (times % sides),
  (sides, times) => ((sides - 2 + times + sides) % sides) + 1,
];

/**
 * The throws of the same rule and hand that follow one another after what is wanted, however its dice fall: those that all ways of falling which
 * are tried have in common. Plays them on copies.
 */
export function throwsAhead<G extends GameTypes>(rules: Ruleset<G>, s: State<G>, waiting: Waiting<G>): Wanted[] {
  const [first = [], ...others] = FALLS.map(fall => throwsOn(rules, s, { ...waiting, fall }));
  const texts = others.map(throws => throws.map(canonical));
  const differs = first.findIndex((one, i) => texts.some(other => other[i] !== canonical(one)));
  return differs < 0 ? first : first.slice(0, differs);
}

function throwsOn<G extends GameTypes>(
  rules: Ruleset<G>,
  s: State<G>,
  { answers, ...by }: Waiting<G> & { fall: Fall },
): Wanted[] {
  const source = new Supposed(by);
  try {
    playStep(rules, cloned(s), { answers, source });
  } catch (error) {
    // A supposed fall may lead where nobody has been: what is known by then is told, and no more.
    if (!(error instanceof Enough)) return source.throws;
  }
  return source.throws;
}

/** Faces that lie there, and after them such as might fall: it notes what they are thrown for. */
class Supposed implements Source {
  readonly throws: Wanted[] = [];
  readonly #faces: readonly number[];
  readonly #wanted: Wanted;
  readonly #fall: Fall;
  #next = 0;
  /** Faces of what is wanted that are still supposed. */
  #open: number;
  #times = 0;

  constructor({ faces, wanted, fall }: Pick<Waiting<GameTypes>, 'faces' | 'wanted'> & { fall: Fall }) {
    this.#faces = faces;
    this.#wanted = wanted;
    this.#fall = fall;
    this.#open = wanted.dice;
  }

  ready({ dice, sides, again }: DiceDue, why: () => Why): void {
    this.#times = again?.faces.length ?? 0;
    if (this.#next < this.#faces.length || this.#open > 0 || again) return;
    const reason = why();
    const same = reason.rule === this.#wanted.why.rule && reason.by === this.#wanted.why.by;
    if (!same || this.throws.length >= MOST) throw new Enough();
    if (dice > 0) this.throws.push({ dice, sides, why: reason });
  }

  lies(): boolean {
    if (this.#faces[this.#next] !== 0) return false;
    this.#next += 1;
    return true;
  }

  face(sides: number): number {
    const face = this.#faces[this.#next];
    this.#next += 1;
    if (face !== undefined) return face;
    this.#open -= 1;
    return this.#fall(sides, this.#times);
  }
}
