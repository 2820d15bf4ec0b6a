// One vessel's course on paper: whether its template and its telegraph allow it, and the paths it is measured against.

import type { Refusal } from '@flagplot/kernel';
import type { Segment } from '@flagplot/plane';
import { degrees, inches } from '@flagplot/plane/words';
import type { Book } from '../book.ts';
import { vesselName } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Sailing } from '../orders.ts';
import { cardOf, isCorvette } from '../roster.ts';
import { lengthsAt } from './settings.ts';
import { rateOf } from './template.ts';

/** The gentlest turn that is one, in hundredths of a degree an inch. */
export const GENTLEST = 100;

/** What a course may be: least and greatest length, the sharpest turn, which way along it. */
export interface Limits {
  readonly least: number;
  readonly most: number;
  /** 0: no turn at all. */
  readonly rate: number;
  /** 1 ahead, -1 astern. */
  readonly way: 1 | -1;
}

/** BB-2.1.21 Aerial corvettes have no telegraph, and sail no course. */
const NONE = [0, 0] as const;

/** BB-3.1.1 to BB-3.1.9 The limits of a vessel's course at the setting it is on; BB-3.1.2 at Stop it lies still. */
export function limitsOf(book: Pick<Book, 'cards' | 'charts'>, vessel: Vessel): Limits {
  const card = cardOf(book, vessel);
  const [least, most] = lengthsAt(book, card, vessel.setting) ?? NONE;
  return { least, most, rate: rateOf(book, card, vessel), way: vessel.setting === 'Reverse' ? -1 : 1 };
}

/** BB-3.1.2 Whether a vessel moves at all as it is set; BB-3.1.10 a corvette always does. */
export function canMove(book: Pick<Book, 'cards' | 'charts'>, vessel: Vessel): boolean {
  return isCorvette(cardOf(book, vessel)) || limitsOf(book, vessel).most > 0;
}

type CoursesOf = Pick<Book, 'cards' | 'charts' | 'units'>;

/** Whose course it is, by name, and at what setting. */
interface On extends Pick<Vessel, 'setting'> {
  readonly who: string;
}

/** Every reason a course goes beyond its limits; `at` is its place in the order. */
export function courseFaults(book: CoursesOf, vessel: Vessel, { legs, flight }: Sailing): (at: string) => Refusal[] {
  const limits = limitsOf(book, vessel);
  const on = { who: vesselName(book, vessel.id), setting: vessel.setting };
  return at => [
    ...(flight ? [{ rule: 'BB-3.1.12', at: `${at}/flight`, say: `${on.who} is no aerial corvette.` }] : []),
    ...lengthFaults(on, limits, legs).map(fault => ({ ...fault, at: `${at}/legs` })),
    ...legs.flatMap((leg, i) => legFaults(on, limits, leg).map(fault => ({ ...fault, at: `${at}/legs/${i}` }))),
  ];
}

/** BB-3.1.1 Neither shorter nor longer than its setting allows; BB-3.1.2 none at Stop. */
function lengthFaults({ who, setting }: On, { least, most }: Limits, legs: readonly Segment[]): Refusal[] {
  const length = legs.reduce((sum, { d }) => sum + Math.abs(d), 0);
  if (most === 0) return legs.length > 0 ? [{ rule: 'BB-3.1.2', say: `${who} is at ${setting} and lies still.` }] : [];
  if (length >= least && length <= most) return [];
  const range = least === most ? inches(least) : `${inches(least)} to ${inches(most)}`;
  return [{ rule: 'BB-3.1.1', say: `${who} at ${setting} goes ${range} inches, not ${inches(length)}.` }];
}

/** BB-6.3.4 Whole rates from the gentlest to the template's. */
function legFaults({ who, setting }: On, { rate, way }: Limits, { d, turn }: Segment): Refusal[] {
  const found: Refusal[] = [];
  // BB-6.3.1
  if (d === 0) found.push({ rule: 'BB-6.3.1', say: 'A piece of a path is a thousandth of an inch long at least.' });
  else if (d * way <= 0)
    found.push({ rule: 'BB-3.1.9', say: `${who} at ${setting} goes ${way < 0 ? 'astern' : 'ahead'} alone.` });
  const sharp = Math.abs(turn);
  if (sharp > rate) {
    const most = rate === 0 ? 'cannot turn' : `turns by ${degrees(rate)} an inch at the most`;
    found.push({ rule: rate === 0 ? 'BB-3.1.6' : 'BB-3.1.4', say: `${who} ${most}, not ${degrees(sharp)}.` });
  } else if (sharp > 0 && sharp < GENTLEST) {
    found.push({ rule: 'BB-3.1.8', say: `The gentlest turn is ${degrees(GENTLEST)} an inch.` });
  }
  return found;
}

/** BB-3.1.21 The paths a member may always take: port, straight and starboard at full rate, each as short and as long as its setting allows. */
export function referencePaths({ least, most, rate, way }: Limits): Segment[][] {
  const turns = rate === 0 ? [0] : [0 - rate, 0, rate];
  return turns.flatMap(turn => [least, most].map(d => [{ d: d * way, turn }]));
}
