// What the enemy's folder may hold, as a sensible enemy would have filled it: plots for the pulses to come.

import type { Think } from '@flagplot/bots';
import type { Side } from '@flagplot/kernel';
import type { Sealed } from '../rules/folder.ts';
import { guessMines } from '../rules/mines/guess.ts';
import { plotOf } from '../rules/movement/courses.ts';
import { plotting } from '../rules/movement/lawful.ts';
import { straight } from '../rules/movement/path.ts';
import type { Moves } from '../rules/orders.ts';
import type { FaView } from '../rules/state.ts';
import { isPlotted, pulsesMoved } from '../rules/turn.ts';
import { putsOf } from './courses.ts';
import type { Field } from './field.ts';
import { drifting, fieldOf } from './field.ts';
import { chooseCourse } from './orders.ts';
import { friendsAdrift } from './quick.ts';
import { coursesInOrder } from './search.ts';
import type { Friend } from './support.ts';
import { withSlate } from './threat.ts';

/** By pulses played, in how many of six plots the rest goes straight on: most turns are made in the first pulse. */
const STRAIGHT: readonly number[] = [0, 4, 5, 6];
const SIXTHS = 6;

/** One's own folder as it is, and those of the others as they would sensibly have been filled; a second or third thought comes up now and then. */
export function guessFolders(v: FaView, { roll }: Think): Record<Side, Sealed> {
  const folder = (id: Side): Sealed =>
    id === v.side ? v.own : { plots: guessPlots({ ...v, side: id }, roll), pulse: 0, jumps: [], ...guessMines(v, id, roll) };
  return Object.fromEntries(v.book.sides.map(({ id }) => [id, folder(id)]));
}

/** FA-3.1.1 The plots of a side for the pulses to come; none before orders are given. */
function guessPlots(v: FaView, roll: Think['roll']): Moves[] {
  if (v.open.pulse === 0 && !isPlotted(v)) return [];
  return withSlate(slate => {
    const field = fieldOf(v, slate);
    return friendsAdrift(field).map((friend, _, friends) => guessPlot(field, { friend, friends }, roll));
  });
}

function guessPlot(
  field: Field,
  { friend, friends }: { friend: Friend; friends: readonly Friend[] },
  roll: Think['roll'],
): Moves {
  const { v } = field;
  const { force, helm } = friend;
  const { squadron } = force;
  const gone = pulsesMoved(v);
  const enemies = field.enemies.map(enemy => drifting(v, enemy));
  const found =
    squadron.withdraws > 0 || roll(SIXTHS) <= (STRAIGHT[gone] as number)
      ? undefined
      : chooseCourse(field, { force, helm, enemies, friends, work: 1, detail: 'rough', gone });
  if (!found) return heldPlot(v, squadron, gone);
  const order = coursesInOrder(found);
  // As likely as not the first thought, else one of the others.
  const course = roll(2) === 1 ? order[0] : order[roll(order.length) - 1];
  const pace = found.courses.paces[course as number] as Parameters<typeof plotOf>[1];
  return plotOf(plotting(v, squadron), pace, putsOf(found.courses.turnings[course as number]));
}

/** Straight on in the pulses to come. */
function heldPlot({ book }: FaView, { id, speed }: { id: string; speed: number }, gone: number): Moves {
  return { squadron: id, path: straight(book.charts, speed).map((steps, i) => (i < gone ? [] : steps)) };
}
