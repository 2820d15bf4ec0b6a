// Which demands are put to a battle of a campaign, and at which of its steps: at most steps of the first battles of each scenario, at a
// sample of those of all others.

import type { GameTypes, RollDie } from '@flagplot/kernel';
import { stream } from '@flagplot/kernel';
import type { DemandOfBattle, Moment } from '@flagplot/kernel/conformance';

/** Battles of each scenario that are looked at closely. */
const CLOSELY = 2;
/** Steps of such a battle at which every demand is put; and of how many further steps each is put to one, the demands in turn. */
const AT_EACH = 48;
const IN_TURN = 4;
/** Of how many steps of any other battle one is drawn, beside the first of each kind. */
const DRAWN_OF = 16;
/** Demands of whole battles play each several times over, which takes as long as ten: they are put to the first of every scenario, and to every tenth after it. */
const WHOLE = 10;

/** What is put to one battle of a campaign: the same for the same seed, however many battles there are. */
export class Sample {
  /** How many battles of its scenario come before it. */
  readonly #round: number;
  readonly #roll: RollDie;
  readonly #met = new Set<string>();
  #steps = 0;

  constructor(seed: string, round: number) {
    this.#round = round;
    this.#roll = stream(`${seed} sample`);
  }

  /** Comes to the next moment of the battle. @returns whether a demand, by its place among them, is put to it. */
  comeTo(moment: Moment<GameTypes>): (demand: number) => boolean {
    this.#steps += 1;
    const step = this.#steps;
    if (this.#round < CLOSELY) return demand => step <= AT_EACH || (step + demand) % IN_TURN === 0;
    // All demands at one moment have much in common that is worked out once.
    const isDrawn = this.#isFirst(moment) || this.#roll(DRAWN_OF) === 1;
    return () => isDrawn;
  }

  isPutToBattle({ once }: DemandOfBattle): boolean {
    return once ? this.#round === 0 : this.#round % WHOLE === 0;
  }

  /** Whether nothing of the kind was met before in this battle: the same questions at the same line, or its end. */
  #isFirst({ s: { clock }, asks }: Moment<GameTypes>): boolean {
    const kinds = [...new Set(asks.map(({ kind }) => kind))].sort();
    const key = [clock.turn > 0, clock.line, ...kinds].join(' ');
    const isFirst = !this.#met.has(key);
    this.#met.add(key);
    return isFirst;
  }
}
