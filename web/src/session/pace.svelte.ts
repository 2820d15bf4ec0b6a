/** How fast what happens is shown, and whether it is heard: one choice for all battles on this device. */

import { keepSetting, readSetting } from '@flagplot/pagekit/ui/settings.ts';

/** The paces there are, and how many times as fast as usual each is. */
export const PACES = [
  { name: 'slow', rate: 0.5 },
  { name: 'normal', rate: 1 },
  { name: 'fast', rate: 2 },
  { name: 'at once', rate: Infinity },
] as const;
export type PaceName = (typeof PACES)[number]['name'];

const KEY = 'pace';
const SOUND = 'sound';

class Pace {
  #name: PaceName = $state(PACES.find(one => one.name === readSetting(KEY))?.name ?? 'normal');
  #sound: boolean = $state(readSetting(SOUND) === 'on');

  get name(): PaceName {
    return this.#name;
  }

  set name(name: PaceName) {
    this.#name = name;
    keepSetting(KEY, name);
  }

  /** So many times as fast as usual; Infinity: without being watched. */
  get rate(): number {
    return PACES.find(one => one.name === this.#name)?.rate ?? 1;
  }

  /** Whether a shot, a hit, a loss and my turn are heard. */
  get sound(): boolean {
    return this.#sound;
  }

  set sound(sound: boolean) {
    this.#sound = sound;
    keepSetting(SOUND, sound ? 'on' : 'off');
  }
}

export const pace: Pace = new Pace();
