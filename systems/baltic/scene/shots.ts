// Whatever is thrown at somebody: who does it, at whom, and in what words.

import type { Told } from '@flagplot/kernel';
import { inches } from '@flagplot/plane/words';
import { markerNamed } from '../rules/aeroplanes/markers.ts';
import type { Event } from '../rules/events.ts';
import { capital, diceWords, modelName, salvoName, targetName, unitName, vesselName, weaponName } from '../rules/names.ts';
import { flagshipOf, vesselNamed } from '../rules/roster.ts';
import type { Baltic } from '../rules/state.ts';
import type { BbSeen } from './seen.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;
/** What begins a volley, by its kinds. */
const KINDS = ['fired', 'released', 'boarded', 'reached', 'bombed', 'strafed', 'ack-ack'] as const;
export type Shooting = Of<(typeof KINDS)[number]>;

export function isShooting(event: Told<Baltic>['event']): event is Shooting {
  return KINDS.some(kind => kind === event.kind);
}

/** `Stamm 1`, `Platform III`, `Bombers 2 of Sweden`; BB-4.3.9 a squadron of corvettes is strafed as one: `Falke`. */
export function nameOfTarget({ book }: BbSeen, target: string): string {
  if (book.features.some(({ id }) => id === target)) return capital(targetName(book, target));
  return book.units.some(({ id }) => id === target) ? unitName(book, target) : capital(modelName(book, target));
}

/** The side of a vessel, a marker or a squadron; of a structure none. */
export function sideOfTarget({ book, open }: BbSeen, target: string): string {
  const one = vesselNamed(open, target) ?? flagshipOf(open, target) ?? markerNamed(open, target);
  return one?.side ?? book.units.find(({ id }) => id === target)?.side ?? '';
}

/** Whose doing it is. */
export function sideOf(seen: BbSeen, shooting: Shooting): string {
  return shooting.kind === 'reached' ? shooting.side : sideOfTarget(seen, firstOf(shooting));
}

function firstOf(shooting: Exclude<Shooting, { kind: 'reached' }>): string {
  switch (shooting.kind) {
    case 'fired':
      return shooting.by[0] ?? '';
    case 'released':
      return shooting.vessel;
    case 'bombed':
    case 'strafed':
      return shooting.marker;
    default:
      return shooting.by;
  }
}

/** `Vasa, fore turrets at Lohengrin, range 12.974, 6 dice`; `Landmeister boards Jarl, 4 dice`. */
export function shotWords(seen: BbSeen, shooting: Shooting): string {
  const { book } = seen;
  const on = nameOfTarget(seen, shooting.target);
  switch (shooting.kind) {
    case 'fired':
      return `${gunsWords(seen, shooting)} at ${targetName(book, shooting.target)}, range ${inches(shooting.range)}, ${diceWords(shooting.dice)}`;
    case 'released':
      return `${vesselName(book, shooting.vessel)}, ${weaponName(book, shooting.vessel, shooting.bay)} over ${on}, ${diceWords(shooting.dice)}`;
    case 'boarded':
      return `${vesselName(book, shooting.by)} boards ${on}, ${diceWords(shooting.boxes)}`;
    case 'reached':
      return `${stripWords(seen, shooting)} at ${on}, firepower ${shooting.fp}`;
    case 'bombed':
      return `${capital(modelName(book, shooting.marker))}, ${shooting.whole ? 'all their bombs' : 'bombs'} over ${on}, ${diceWords(shooting.dice)}`;
    case 'strafed':
      return `${capital(modelName(book, shooting.marker))}, guns over ${on}, ${diceWords(shooting.dice)}`;
    default:
      return `${vesselName(book, shooting.by)}, Ack-Ack at ${modelName(book, shooting.target)}, ${diceWords(shooting.dice)}`;
  }
}

function gunsWords({ book }: BbSeen, { by, weapon }: Of<'fired'>): string {
  const [first = ''] = by;
  return `${by.length === 1 ? vesselName(book, first) : `${by.length} vessels`}, ${weaponName(book, first, weapon)}`;
}

function stripWords({ book }: BbSeen, { by, weapon }: Of<'reached'>): string {
  return weapon === null ? capital(salvoName(by)) : `${vesselName(book, by)}, ${weaponName(book, by, weapon)}`;
}
