// What forecasts come to, in words.

import type { Json } from '@flagplot/kernel';
import { BOX_NAMES, count, idWords, listOf } from '../rules/names.ts';

type Fields = Readonly<Record<string, unknown>>;

const SAID: Readonly<Record<string, (value: Fields) => string>> = {
  volley: value => harmWords(value),
  seeker: value => harmWords(value),
  mine: value => {
    const { length } = value.blown as string[];
    return length === 0 ? 'no mine goes off' : `${count(length, 'mine goes off', 'mines go off')}, ${harmWords(value)}`;
  },
  raid: ({ destroyed, raiders }) =>
    `the box is ${destroyed ? 'destroyed' : 'left'}, the raiders are ${raiders ? 'back' : 'lost'}`,
  boarding: ({ home, boarders, captured }) =>
    captured
      ? `captured, ${count(boarders as number, 'boarder', 'boarders')} left`
      : `${count(home as number, 'defender', 'defenders')} and ${count(boarders as number, 'boarder', 'boarders')} left`,
  inside: value => lossWords(value),
  breakdown: ({ breaksDown }) => (breaksDown ? 'breaks down' : 'turns'),
  lock: ({ lockOn }) => (lockOn ? 'lock-on' : 'no lock-on'),
};

/** `12 points on shield 2, 3 inside`; of any other forecast what it tells, word by word. */
export function oddsWords(forecast: string, value: Json): string {
  if (typeof value !== 'object' || value === null) return 'nothing';
  const fields = value as unknown as Fields;
  return SAID[forecast]?.(fields) ?? plainWords(fields);
}

/** `12 points on shield 2, 3 inside`. */
function harmWords({ points, shield, inside = 0 }: Fields): string {
  if (points === 0) return 'no harm';
  const where = shield === undefined ? '' : ` on shield ${shield}`;
  return `${count(points as number, 'point', 'points')}${where}, ${(inside as number) > 0 ? `${inside} inside` : 'none inside'}`;
}

/** `destroyed`; `2 boxes of bridge, phaser 3`. */
function lossWords({ boxes, weapons, destroyed }: Fields): string {
  if (destroyed) return 'destroyed';
  const lost = Object.entries(boxes as Record<string, number>).map(
    ([box, n]) => `${count(n, 'box', 'boxes')} of ${boxWords(box)}`,
  );
  return [...lost, ...(weapons as string[]).map(idWords)].join(', ') || 'nothing lost';
}

function boxWords(box: string): string {
  return Object.hasOwn(BOX_NAMES, box) ? BOX_NAMES[box as keyof typeof BOX_NAMES] : idWords(box);
}

/** `home 3, boarders 2, captured`: numbers with their names, and what is true. */
function plainWords(fields: Fields): string {
  const said = Object.entries(fields).flatMap(([name, one]) => {
    if (one === false || one === null || one === undefined) return [];
    return [one === true ? nameWords(name) : `${nameWords(name)} ${Array.isArray(one) ? listOf(one.map(String)) : String(one)}`];
  });
  return said.join(', ') || 'nothing';
}

/** `breaksDown`: as it is said. */
function nameWords(name: string): string {
  return name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}
