/**
 * Keys of a single letter, digit or sign: whether they are heard in a battle, and what somebody has put in the place of which (WCAG 2.1.4).
 * One choice for all battles on this device. Whoever listens to keys knows them as they are delivered: `translate` sees to that.
 */
import { keepSetting, readSetting } from '../ui/settings.ts';

const NAME = 'letters';

interface Kept {
  on: boolean;
  /** The key that is pressed, by the key as it is delivered. */
  own: Readonly<Record<string, string>>;
}

const DELIVERED: Kept = { on: true, own: {} };

function readKept(): Kept {
  try {
    const { on, own } = JSON.parse(readSetting(NAME) ?? '{}') as Partial<Kept>;
    const pairs = Object.entries(own ?? {}).filter(([key, chosen]) => isLetter(key) && isLetter(chosen));
    return { on: on !== false, own: Object.fromEntries(pairs) };
  } catch {
    return DELIVERED;
  }
}

/** A key that writes something: what is held with Ctrl or Alt, Enter, arrows and Space are none. */
export function isLetter(key: unknown): key is string {
  return typeof key === 'string' && key.length === 1 && key !== ' ';
}

/** One that may be changed: digits stand for what is numbered on the screen. */
export function isChangeable(key: string): boolean {
  return isLetter(key) && !/[1-9↑↓←→]/.test(key);
}

class Letters {
  #kept: Kept = $state.raw(readKept());

  get on(): boolean {
    return this.#kept.on;
  }

  set on(on: boolean) {
    this.#keep({ ...this.#kept, on });
  }

  /** Whether any was changed. */
  get areChanged(): boolean {
    return Object.keys(this.#kept.own).length > 0;
  }

  /** What is to be pressed for a key as it is delivered; nothing where none is heard, or where another was put on it. */
  pressedFor(key: string): string | undefined {
    const { on, own } = this.#kept;
    if (!on) return undefined;
    return own[key] ?? (Object.values(own).includes(key) ? undefined : key);
  }

  /** The same as it stands on a button. */
  cap(key: string): string | undefined {
    return this.pressedFor(key)?.toUpperCase();
  }

  /** `Ruler (M)`: what a button does, with its key where one is heard. */
  hint(words: string, key: string): string {
    const cap = this.cap(key);
    return cap ? `${words} (${cap})` : words;
  }

  /** The key, as it is delivered, that a pressed one stands for. Shift goes with a letter. */
  meaning(pressed: string): string | undefined {
    const { on, own } = this.#kept;
    if (!on) return undefined;
    const plain = pressed.toLowerCase();
    const found = Object.keys(own).find(key => own[key] === plain) ?? (plain in own ? undefined : plain);
    return plain === pressed ? found : found?.toUpperCase();
  }

  /** Puts another key in the place of one. Whether it is free, others must have said. */
  change(key: string, chosen: string): void {
    const { [key]: _, ...others } = this.#kept.own;
    this.#keep({ ...this.#kept, own: chosen === key ? others : { ...others, [key]: chosen } });
  }

  /** All as they were delivered. */
  reset(): void {
    this.#keep({ ...this.#kept, own: {} });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    keepSetting(NAME, kept.on && Object.keys(kept.own).length === 0 ? undefined : JSON.stringify(kept));
  }
}

export const letters: Letters = new Letters();

/** Makes an event say the key it stands for, before anybody hears it; where none is meant, it is nobody's. */
export function translate(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !isLetter(event.key)) return;
  const meant = letters.meaning(event.key);
  if (meant === event.key) return;
  Object.defineProperty(event, 'key', { value: meant ?? 'Unidentified' });
  // Digits are heard by where they lie.
  Object.defineProperty(event, 'code', { value: '' });
}
