/** The impulses of a phase as a row of boxes: who moves in which order, how far each has come. Nothing here draws. */

import { spacesIn } from '../../rules/movement/halves.ts';
import { unitName } from '../../rules/names.ts';
import type { Unit } from '../../rules/open.ts';
import { inOrder } from '../../rules/speed/order.ts';
import type { TpView } from '../../rules/state.ts';

/** A unit's half-move. */
export interface TrackUnit {
  id: string;
  side: string;
  name: string;
  speed: number;
  /** Spaces of this phase: made, and all there are; nothing before they are named. */
  made: number;
  of: number | null;
  moves: boolean;
  /** What waits for its impulses: `cloak 2`. */
  waits: readonly string[];
  says: string;
}

export interface Track {
  half: 1 | 2;
  units: readonly TrackUnit[];
  /** What comes after the moves, in order, and which of it is under way. */
  after: readonly { name: string; now: boolean }[];
}

const AFTER = [
  ['zero', 'impulse zero'],
  ['flight', 'drones and plasma'],
  ['waterfall', 'waterfall'],
] as const;

export function trackOf(view: TpView): Track {
  const { now } = view.open;
  const moving = inOrder(view.open).filter(unit => unit.speed > 0);
  return {
    half: now.half,
    units: moving.map(unit => rowOf(view, unit)),
    after: AFTER.map(([stage, name]) => ({ name, now: now.stage === stage })),
  };
}

function rowOf(view: TpView, unit: Unit): TrackUnit {
  const { now } = view.open;
  const of = spacesIn(now.half, unit);
  const name = unitName(view, unit.id);
  const moves = now.mover === unit.id;
  const waits = unit.delays.filter(({ by }) => by === 'impulse').map(({ what, left }) => `${what} ${left}`);
  const far = of === null ? `speed ${unit.speed}, not yet halved` : `${unit.made} of ${of} spaces made`;
  const says = [`${name}: ${far}`, ...(moves ? ['moving'] : []), ...waits].join(', ');
  return { id: unit.id, side: unit.side, name, speed: unit.speed, made: unit.made, of, moves, waits, says };
}
