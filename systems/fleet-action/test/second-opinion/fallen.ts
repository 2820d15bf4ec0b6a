// The dice that fall in a step of the rules, and the same once more for whoever reads them again.

import type { RollDie, Thrown } from '@flagplot/kernel';
import { type Listener, type Rolled, rolled } from '@flagplot/kernel/bare';
import type { FleetAction } from '../../rules/state.ts';

interface Face {
  sides: number;
  face: number;
}

/** The dice that fall in a step, one by one and as they were told, and what else was. */
export interface Fallen {
  faces: Face[];
  thrown: Thrown[];
  told: FleetAction['event'][];
}

export function fallen(step: (t: Rolled<FleetAction>) => void, die: RollDie): Fallen {
  const [faces, thrown, told]: [Face[], Thrown[], FleetAction['event'][]] = [[], [], []];
  const listener: Listener<FleetAction> = {
    tell: event => void (event.kind === 'thrown' ? thrown.push(event) : told.push(event)),
    reveal: () => undefined,
  };
  const face = (sides: number): number => {
    const fell = die(sides);
    faces.push({ sides, face: fell });
    return fell;
  };
  step(rolled<FleetAction>({ face }, listener));
  return { faces, thrown, told };
}

/** The same dice once more, in their order; whoever takes another than fell is put down. */
export class FallenAgain {
  readonly #faces: readonly Face[];
  readonly #wrong: string[] = [];
  #next = 0;

  constructor(faces: readonly Face[]) {
    this.#faces = faces;
  }

  readonly read = (sides: number): number => {
    const fell = this.#faces[this.#next];
    this.#next += 1;
    if (fell?.sides !== sides) this.#wrong.push(`die ${this.#next} is a d${sides}, not a d${fell?.sides}`);
    return Math.min(sides, fell?.face ?? 1);
  };

  account(): { read: number; wrong: readonly string[] } {
    return { read: this.#next, wrong: this.#wrong };
  }
}
