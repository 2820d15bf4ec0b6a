// THE TURN (TP-1.1.1). Read this first: what follows what. What a battle may open with stands in opening/rules.ts.

import type { Phase } from '@flagplot/kernel';
import type { TwoPhase } from './state.ts';
import { energy } from './turn/1-energy.ts';
import { speeds } from './turn/2-speed.ts';
import { initial } from './turn/3-initial.ts';
import { movement } from './turn/4-move.ts';
import { seekers } from './turn/4-seekers.ts';
import { waterfall } from './turn/4-waterfall.ts';
import { zero } from './turn/4-zero.ts';
import { end } from './turn/5-end.ts';

type Line = Phase<TwoPhase>;

/** TP-1.1.2, TP-16.3.1 Half a turn, as the example of play goes: the units move and answer, impulse zero, drones and plasma, and the waterfall. */
const phase = (half: 1 | 2): Line[] => [movement(half), zero(half), seekers(half), waterfall(half)] as Line[];

/** TP-1.1.1 The turn. */
export const turn: readonly Line[] = [energy, speeds, initial, ...phase(1), ...phase(2), end] as Line[];
