// The yard of Squadrons: forces bought by points, as files and as short texts.

import type { Yard } from '@flagplot/manifest';
import type { Scenario } from '../rules/scenario-file.ts';
import { enlist, fresh } from './enlist.ts';
import { FORCE, type SquadronsForce } from './force-file.ts';
import { judge, takes } from './judge.ts';
import { buy, market } from './market.ts';
import { read } from './read.ts';
import { write } from './write.ts';

/** SQ-7.1.1 Forces of Squadrons; one buys for Open Patrol where nothing else is said (SQ-8.4.2). */
export const yard: Yard<Scenario, SquadronsForce> = {
  schema: FORCE,
  unit: 'SGP',
  legend: 'Weapons: fire control and damage, then the last hex of long range.',
  usual: 'open-patrol',
  takes,
  fresh,
  market,
  buy,
  judge,
  enlist,
  write,
  read,
};
