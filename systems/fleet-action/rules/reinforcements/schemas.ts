// JSON Schemas of what reinforcements bring. Every size is capped.

import type { Schema } from '@flagplot/kernel/schemas';
import { ID, list, oneOf, shape, whole } from '@flagplot/kernel/schemas';
import { JUMP_POINTS } from '../arrival/schemas.ts';
import type { Relief } from '../open.ts';
import type { Schedule } from '../orders.ts';
import { EDGES } from '../orders.ts';

const TURN = whole(1, 1000);

/** FA-12.1.3 When they are meant to come, and over which edge or by which jump points. */
export const SCHEDULE: Schema<Schedule> = shape(
  {
    turn: { ...TURN, title: 'Turn in which they come' },
    edge: { ...oneOf(...EDGES), title: 'Edge of the map they come over' },
    jump: JUMP_POINTS,
  },
  ['edge', 'jump'],
);

const ONE: Schema<Relief> = shape(
  { side: ID, now: oneOf('away', 'coming', 'here', 'never'), rolls: whole(0, 1000), turn: TURN, edge: oneOf(...EDGES) },
  ['turn', 'edge'],
);

/** FA-12.2 The reinforcements of all sides, as a state from outside has them. */
export const RELIEF: Schema<Relief[]> = list(ONE, 6, 1);
