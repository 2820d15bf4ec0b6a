// THE TURN (BB-2.0.1). Read this first: what follows what.

import type { Phase } from '@flagplot/kernel';
import type { Baltic } from './state.ts';
import { airGroups } from './turn/0-air-groups.ts';
import { deployments, setUpBid } from './turn/0-set-up.ts';
import { initiative } from './turn/1-initiative.ts';
import { speed } from './turn/1-speed.ts';
import { stacks } from './turn/1-stacks.ts';
import { activations } from './turn/2-activations.ts';
import { coasting } from './turn/2-wrecks.ts';
import { aeroplanes } from './turn/3-aeroplanes.ts';
import { torpedoes } from './turn/3-torpedoes.ts';
import { criticals } from './turn/4-criticals.ts';
import { end } from './turn/4-end.ts';
import { fires } from './turn/4-fires.ts';
import { livingHulls } from './turn/4-living-hulls.ts';
import { repairs } from './turn/4-repairs.ts';

type Line = Phase<Baltic>;

/** BB-2.0.2 Planning is speed, initiative and stacks; then the cards, and what comes between turns. */
const turn = [
  ...[speed, initiative, stacks],
  ...[activations, coasting, aeroplanes, torpedoes],
  ...[repairs, fires, criticals, livingHulls, end],
] as readonly Line[];

/** BB-1.5.9 Air groups before anything is set up; BB-1.5.3 then the bid, and BB-1.5.1 class by class. */
const opening = [airGroups, setUpBid, ...deployments] as readonly Line[];

/** The opening and the turn of this battle. */
export function sequence(): { opening: readonly Line[]; turn: readonly Line[] } {
  return { opening, turn };
}
