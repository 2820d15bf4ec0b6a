// What lies open on the table.

import type { Side } from '@flagplot/kernel';
import type { Speed } from './book.ts';
import type { Edge, Place } from './map.ts';

/**
 * SQ-1.6.1 A craft as its sheet has it now; SQ-1.6.3 what follows from positions and declarations is not kept. Which of its squadron it is, its
 * place in the roster says: numbers on paper count from 1, here from 0.
 */
export interface Craft extends Place {
  status: 'flying' | 'destroyed' | 'left';
  /** Over which edge it left. */
  edge: Edge | null;
  /** SQ-4.8.6 Damaged markers. */
  damage: number;
  /** SQ-6.1.1 Ion counters given in an earlier round. */
  ion: number;
  /** SQ-6.1.2 Ion counters given this round. */
  fresh: number;
  /** SQ-3.7.1 Hexes of its most recent move. */
  moved: number;
  /** SQ-4.10.7 Rounds left of each weapon of the card; counted only with the option. */
  rounds: number[];
}

/** A squadron as it is now. */
export interface Squadron {
  id: string;
  craft: Craft[];
  /** SQ-1.4.2 Place of the present leader. */
  leader: number;
  /** SQ-1.4.3 Leaders lost so far. */
  leadersLost: number;
  /** SQ-1.6.2, SQ-5.1.2 Morale level; 0 where there is no morale. */
  level: number;
  /** The speed it last used. */
  speed: Speed;
  /** This round: whether it was moved, fired, jammed. */
  moved: boolean;
  fired: boolean;
  jams: boolean;
  /** This round: craft it began with, newly damaged (SQ-5.2.5), destroyed. */
  began: number;
  damaged: number;
  destroyed: number;
}

export interface Verdict {
  winners: Side[];
  points: Record<Side, number>;
  why: string;
}

export interface Open {
  /** SQ-2.2.3 Sides with craft on the map, the first to act first. */
  order: Side[];
  /** Place in `order` of the side that moves next. */
  mover: number;
  squadrons: Squadron[];
  /** What a goal counts: craft gone over its edge, rounds its craft was frozen. */
  progress: number;
  verdict: Verdict | null;
}
