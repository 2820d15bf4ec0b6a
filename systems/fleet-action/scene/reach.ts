/** Where an enemy squadron can be a pulse ahead: by the table its plot was written on, and by what of that plot has been moved openly. */

import type { Told } from '@flagplot/kernel';
import { on } from '../rules/map.ts';
import { courses } from '../rules/movement/courses.ts';
import { plotting } from '../rules/movement/lawful.ts';
import { destination, PULSES, speedIn } from '../rules/movement/path.ts';
import type { Squadron } from '../rules/open.ts';
import type { Plot, Step } from '../rules/orders.ts';
import type { FleetAction } from '../rules/state.ts';
import { type FaSeen, squadronOf } from './seen.ts';

type Given = Pick<FaSeen, 'book' | 'open' | 'clock' | 'side'>;

/** What is known beside the table as it is. */
export interface Known {
  told: readonly Told<FleetAction>[];
  /** The table at every moment of this turn at which somebody had to decide. */
  turn: readonly Given[];
}

/** A place and heading of a command ship. */
export interface End {
  q: number;
  r: number;
  heading: number;
}

/** The pulse that moves next, and the turn it is in. Ballistics arrive in a pulse before it moves. */
export function nextPulse({ clock }: Pick<Given, 'clock'>, told: Known['told']): { pulse: number; turn: number } {
  const moved = told.filter(({ event, clock: then }) => event.kind === 'pulse' && then.turn === clock.turn).length;
  return moved === PULSES.length ? { pulse: 1, turn: clock.turn + 1 } : { pulse: moved + 1, turn: clock.turn };
}

/** What a squadron has shown of its plot in this turn: its steps pulse by pulse, and how the others keep with the command ship. */
export interface Shown {
  steps: Step[][];
  relative?: boolean;
}

export function shownOf(squadron: string, { clock }: Pick<Given, 'clock'>, told: Known['told']): Shown {
  const shown: Shown = { steps: PULSES.map(() => []) };
  for (const { event, clock: then } of told) {
    if (event.kind !== 'moved' || event.squadron !== squadron || then.turn !== clock.turn) continue;
    shown.steps[event.pulse - 1] = event.steps;
    shown.relative = event.relative;
  }
  return shown;
}

/**
 * Where the command ship of a squadron can end the next pulse. FA-3.1.1 The plot was written for the whole turn, for the speed and the damage
 * of then: what has befallen the squadron since takes no course from it, and what it has moved leaves those alone that begin so.
 */
export function endsOf(seen: Given, squadron: Squadron, known: Known): End[] {
  const { pulse, turn } = nextPulse(seen, known.told);
  const written = turn === seen.clock.turn ? known.turn.findLast(({ open }) => open.pulse === 0) : undefined;
  const then = written && squadronOf(written, squadron.id);
  const it = written && then ? plotting(written, then) : plotting(seen, squadron);
  const moved = { squadron, pulse, steps: then ? shownOf(squadron.id, seen, known.told).steps : [] };
  const found = new Map<string, End>();
  const tried = new Set<string>();
  for (const plot of courses(it)) {
    const steps = plot.path[pulse - 1] ?? [];
    const key = steps.join();
    if (tried.has(key) || (then && !goesOn(plot, then.speed, moved))) continue;
    tried.add(key);
    const { q, r, heading } = destination(squadron, steps);
    if (on(seen, { q, r })) found.set(`${q},${r},${heading}`, { q, r, heading });
  }
  return [...found.values()];
}

/** Whether a plot written at a speed has begun as the squadron was seen to move, and makes the speed it makes. */
function goesOn(
  plot: Plot,
  written: number,
  { squadron, pulse, steps }: { squadron: Squadron; pulse: number; steps: Step[][] },
): boolean {
  if (pulse === 1) return true;
  if (speedIn(written, plot.change, pulse - 1) !== squadron.speed) return false;
  return plot.path.slice(0, pulse - 1).every((way, i) => way.join() === (steps[i] ?? []).join());
}
