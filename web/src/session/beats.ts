import type { GameTypes, Told } from '@flagplot/kernel';
import type { Seen, SystemPanels } from '@flagplot/pagekit/desk/panels.ts';
import { isThrown } from '@flagplot/pagekit/log/thrown.ts';
import type { Beat, Place } from '@flagplot/scene';

type Make = (told: readonly Told<GameTypes>[], seen: Seen) => Beat<Place>[];

/** What makes beats of what a system tells: fetched when the first of them is wanted. */
export class BeatMaker {
  #make: Make | undefined;
  readonly #load: SystemPanels['beats'];

  constructor(panels: SystemPanels | undefined) {
    this.#load = panels?.beats;
  }

  async fetch(): Promise<Make> {
    this.#make ??= (await this.#load?.())?.beats ?? (() => []);
    return this.#make;
  }

  /** The beats of what was told, at once where they can be made already. `seen` is the table after it. */
  of(told: readonly Told<GameTypes>[], seen: Seen): Beat<Place>[] | Promise<Beat<Place>[]> {
    return this.#make ? this.#make(told, seen) : this.fetch().then(make => make(told, seen));
  }
}

/** What is told in a beat, sentence by sentence, without its dice. */
export function beatSentences(
  beat: Beat<Place>,
  told: readonly Told<GameTypes>[],
  narrate: (one: Told<GameTypes>) => string,
): string {
  return beat.told
    .flatMap(i => {
      const one = told[i];
      return one && !isThrown(one.event) ? [narrate(one)] : [];
    })
    .join(' ');
}
