/** How fast what happens is shown, and whether it is heard: one choice for all battles on this device. */

/** The paces there are, and how many times as fast as usual each is. */
export const PACES = [
  { name: 'slow', rate: 0.5 },
  { name: 'normal', rate: 1 },
  { name: 'fast', rate: 2 },
  { name: 'at once', rate: Infinity },
] as const;
export type PaceName = (typeof PACES)[number]['name'];

const KEY = 'flagplot.pace';
const SOUND = 'flagplot.sound';

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept for this visit only.
  }
}

class Pace {
  #name: PaceName = $state(PACES.find(one => one.name === readStored(KEY))?.name ?? 'normal');
  #sound: boolean = $state(readStored(SOUND) === 'on');

  get name(): PaceName {
    return this.#name;
  }

  set name(name: PaceName) {
    this.#name = name;
    store(KEY, name);
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
    store(SOUND, sound ? 'on' : 'off');
  }
}

export const pace: Pace = new Pace();
