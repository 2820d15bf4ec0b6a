// Pulses counted through the battle from 1, as a text has them: `2.1`, the first pulse of the second turn.

import { type Reader, shortWord } from '@flagplot/manifest/text';
import { NEVER } from '../rules/open.ts';

const PULSES = 3;

/** `2.1`; a pulse before the battle as its number. */
export function pulseText(pulse: number): string {
  if (pulse < 1) return String(pulse);
  return `${Math.ceil(pulse / PULSES)}.${((pulse - 1) % PULSES) + 1}`;
}

/** A pulse of the battle, at most so far in. */
export function readPulse(reader: Reader, what: string, most: number): number | undefined {
  const word = reader.take();
  const [, turn, pulse] = /^(\d{1,4})\.([123])$/.exec(word?.text ?? '') ?? [];
  const found =
    turn === undefined
      ? /^-?\d$/.test(word?.text ?? '')
        ? Number(word?.text)
        : Number.NaN
      : (Number(turn) - 1) * PULSES + Number(pulse);
  if (found >= (turn === undefined ? NEVER : 1) && found <= (turn === undefined ? 0 : most)) return found;
  return reader.fault(`${what} must be a turn and a pulse, as 2.1${word ? `, not ${shortWord(word.text)}` : ''}`, word);
}
