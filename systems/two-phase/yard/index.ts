// The yard of Two-Phase: forces bought by points, as files and as short texts.

import type { Yard } from '@flagplot/manifest';
import type { Scenario } from '../rules/scenario-file.ts';
import { enlist, fresh } from './enlist.ts';
import { FORCE, type TwoPhaseForce } from './force-file.ts';
import { judge, takes } from './judge.ts';
import { buy, market } from './market.ts';
import { read } from './read.ts';
import { write } from './write.ts';

/** TP-15.2.1 Forces of Two-Phase; one buys for the line of battle where nothing else is said. */
export const yard: Yard<Scenario, TwoPhaseForce> = {
  schema: FORCE,
  unit: 'points',
  legend: 'Shields from the one ahead, clockwise; power of a turn without batteries.',
  usual: 'line-of-battle',
  takes,
  fresh,
  market,
  buy,
  judge,
  enlist,
  write,
  read,
};
