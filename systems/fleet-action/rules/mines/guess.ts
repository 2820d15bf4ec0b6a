// What another side's mines may be aimed at, as far as one sees.

import type { RollDie } from '@flagplot/kernel';
import { delay } from '../combat/ballistics.ts';
import { reach } from '../combat/numbers.ts';
import { pulseOf } from '../combat/refire.ts';
import type { Sealed, SealedMines } from '../folder.ts';
import type { Pattern } from '../open.ts';
import { isActive, shipCalled, shipOf } from '../roster.ts';
import type { FaView } from '../state.ts';

import { dueAt, LAUNCH_PULSE, launcherSquadron, minesOf } from './pattern.ts';

type Table = Pick<FaView, 'book' | 'open' | 'clock'>;

/** FA-2.2.2 Of every pattern that is not open, any enemy of whoever launched it, and a pulse still to come. */
export function guessMines(v: Table, side: string, face: RollDie): Partial<Sealed> {
  const shut = (v.open.mines ?? []).filter(one => !one.aim && launcherSquadron(v.book, one).side === side);
  return shut.length > 0 ? { mines: shut.map(pattern => guessAim(v, pattern, face)) } : {};
}

function guessAim(v: Table, pattern: Pattern, face: RollDie): SealedMines {
  const { book, open } = v;
  const { side } = launcherSquadron(book, pattern);
  const enemies = open.ships.filter(ship => isActive(ship) && shipOf(book, ship).side !== side);
  const from = pattern.ships.map(({ ship }) => shipCalled(v, ship));
  const { q, r } = enemies[face(Math.max(1, enemies.length)) - 1] ?? (from[0] as (typeof from)[number]);
  const due = dueAt(pattern.turn, from, { q, r });
  const ships = pattern.ships.map(({ ship }) => ship);
  return { squadron: pattern.squadron, q, r, due: Math.min(Math.max(due, soonest(v)), latest(v, pattern)), ships };
}

/** The next pulse, since what was due has gone off. */
function soonest({ open, clock }: Table): number {
  return pulseOf(clock.turn, Math.max(open.pulse, LAUNCH_PULSE) + 1);
}

/** FA-9.2.3, FA-9.2.5 The last pulse that a pattern can arrive in. */
export function latest({ book }: Pick<FaView, 'book'>, { turn, ships }: Pick<Pattern, 'turn' | 'ships'>): number {
  const [first] = ships;
  const far = reach(minesOf(shipOf(book, { id: first?.ship ?? '' })));
  return pulseOf(turn, LAUNCH_PULSE) + delay(far);
}
