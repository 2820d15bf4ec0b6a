// Events as they are told, of a battleship, destroyers and a cruiser.

import type { Thrown } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { narrate } from '../../words/narrate.ts';
import { type Battle, battle } from '../battle.ts';

const b: Battle = battle('sd vasa sd-bb 28.6,18.4^14\nsd sund sd-dd 20,18^0\nto lohengrin to-ca 42.6,24.4^192');
export const at = { x: 28_600, y: 18_400, heading: 1_400 };
export const to = { x: 30_000, y: 24_400, heading: 0 };

/** The event and its sentence. */
export type Told = readonly [Event, string];

/** The sentence in which it is told. */
export function sentenceOf(event: Event | Thrown): string {
  return narrate({ clock: b.s.clock, event }, b.s.book);
}

/** Each of these is told so. */
export function toldSo(what: string, told: Readonly<Record<string, Told>>): void {
  describe(what, () => {
    test.each(Object.values(told).map(one => [one[0].kind, ...one] as const))('%s has its sentence', (_, event, sentence) => {
      expect(sentenceOf(event)).toBe(sentence);
    });
  });
}
