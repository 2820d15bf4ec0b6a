/** TP-1.3.13 The watch of a ship in words: for each occasion what may be chosen, and what is. */

import type { Watch, When } from '../../rules/orders.ts';
import { usualWatch } from '../../rules/window/choices.ts';

/** One choice of one occasion; `is` where its numbers may be others than those it begins with. */
export interface Choice {
  readonly says: string;
  readonly value: unknown;
  is?(value: unknown): boolean;
}

/** The occasions that are settled by a choice. */
export type Occasion = 'answer' | 'zero' | 'screen' | 'bid' | 'pointBlank' | 'initial' | 'finish';

const USUAL = usualWatch('any');
const ASK: Choice = { says: 'ask me', value: 'ask' };
const PASS: Choice = { says: 'let it pass', value: 'pass' };
const isThing = (value: unknown): boolean => typeof value === 'object';

/** What may be chosen, by occasion. */
export const CHOICES: Readonly<Record<Occasion, { name: string; choices: readonly Choice[] }>> = {
  answer: {
    name: 'An enemy moves',
    choices: [ASK, { says: 'ask me if a weapon promises', value: USUAL.answer, is: isThing }, PASS],
  },
  zero: {
    name: 'Impulse zero',
    choices: [ASK, { says: 'ask me if a weapon promises', value: USUAL.zero, is: isThing }, PASS],
  },
  screen: {
    name: 'Seekers come near',
    choices: [ASK, { says: 'shoot at them', value: USUAL.screen, is: isThing }, { says: 'let them come', value: 'pass' }],
  },
  pointBlank: {
    name: 'Seekers in her own hex',
    choices: [ASK, { says: 'fire at them', value: 'fire' }, { says: 'let them strike', value: 'pass' }],
  },
  bid: {
    name: 'A tractor beam catches her',
    choices: [
      ASK,
      { says: 'bid all there is', value: 'all' },
      { says: 'bid so much', value: 0, is: value => typeof value === 'number' },
    ],
  },
  initial: { name: 'First acts of a turn', choices: [ASK, { says: 'none', value: 'nothing' }] },
  finish: { name: 'Repairs, docking', choices: [ASK, { says: 'the weakest shield, no docking', value: 'weakest' }] },
};

/** Which of the choices stands. */
export function choiceOf(watch: Watch, occasion: Occasion): number {
  const now = watch[occasion];
  return CHOICES[occasion].choices.findIndex(({ value, is }) => is?.(now) ?? value === now);
}

export function withChoice(watch: Watch, occasion: Occasion, nth: number): Watch {
  const choice = CHOICES[occasion].choices[nth];
  return choice ? { ...watch, [occasion]: choice.value } : watch;
}

/** A number that belongs to a choice. */
export interface NumberOf {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  put(n: number): Watch;
}

type Promise = Exclude<When, string>;

const PROMISES: readonly { key: keyof Promise; name: string; most: number }[] = [
  { key: 'chance', name: 'chance, in a hundred', most: 100 },
  { key: 'damage', name: 'or mean damage', most: 99 },
  { key: 'within', name: 'within hexes', most: 99 },
];

/** The numbers of what is chosen for an occasion; none where it has none. */
export function numbersOf(watch: Watch, occasion: Occasion): NumberOf[] {
  const now = watch[occasion];
  if (typeof now === 'number') return [{ name: 'points', value: now, most: 99, put: n => ({ ...watch, [occasion]: n }) }];
  if (typeof now === 'string') return [];
  if ('from' in now)
    return [{ name: 'from range', value: now.from, most: 99, put: from => ({ ...watch, screen: { ...now, from } }) }];
  return PROMISES.map(({ key, name, most }) => ({
    ...{ name, value: now[key], most },
    put: n => ({ ...watch, [occasion]: { ...now, [key]: n } }),
  }));
}

/** TP-1.3.13 Weapons that screen: those that are named, or phasers-3 and anti-drones where none are. */
export function screensWith(watch: Watch): readonly string[] {
  return typeof watch.screen === 'object' ? watch.screen.with : [];
}

/** The watch with a weapon more or less among those that screen. */
export function withScreen(watch: Watch, weapon: string): Watch {
  if (typeof watch.screen !== 'object') return watch;
  const others = watch.screen.with.filter(id => id !== weapon);
  const named = others.length < watch.screen.with.length ? others : [...others, weapon];
  return { ...watch, screen: { ...watch.screen, with: named } };
}

/** A thing of a list one place up or down; as it was where there is no such place. */
export function withMove(list: readonly string[], id: string, by: 1 | -1): string[] {
  const at = list.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= list.length) return [...list];
  return list.with(at, list[to] as string).with(to, id);
}
