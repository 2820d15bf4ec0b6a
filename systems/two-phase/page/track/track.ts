/** The impulses of a phase as a row of boxes: who moves in which order, how far each has come. Nothing here draws. */

import { spacesIn } from '../../rules/movement/halves.ts';
import { idWords, unitName } from '../../rules/names.ts';
import type { Delay, Unit } from '../../rules/open.ts';
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
  /** What waits for its impulses: `shield 2 may come up in 8`. */
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

/** TP-7.2.1 What comes of a delay, by its name; of a shield that was dropped that it may come up again. */
const WAITS: Readonly<Record<string, string>> = {
  erratic: 'erratic manoeuvres',
  steady: 'straight flight',
  fresh: 'ready to fire',
};

function waitWords({ what, left }: Delay): string {
  if (what === 'silent') return 'lends nothing in this phase';
  return `${WAITS[what] ?? `${idWords(what)} may come up`} in ${left}`;
}

function rowOf(view: TpView, unit: Unit): TrackUnit {
  const { now } = view.open;
  const of = spacesIn(now.half, unit);
  const name = unitName(view, unit.id);
  const moves = now.mover === unit.id;
  const waits = unit.delays.filter(({ by }) => by === 'impulse').map(waitWords);
  const far = of === null ? `speed ${unit.speed}, not yet halved` : `${unit.made} of ${of} spaces made`;
  const says = [`${name}: ${far}`, ...(moves ? ['moving'] : []), ...waits].join(', ');
  return { id: unit.id, side: unit.side, name, speed: unit.speed, made: unit.made, of, moves, waits, says };
}
