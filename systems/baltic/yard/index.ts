// The yard of Baltic: forces bought by points, as files and as short texts.

import type { Yard } from '@flagplot/manifest';
import type { Scenario } from '../rules/scenario-file.ts';
import { enlist, fresh } from './enlist.ts';
import type { BalticForce } from './force-file.ts';
import { FORCE } from './force-file.ts';
import { judge, takes } from './judge.ts';
import { buy, market } from './market.ts';
import { read } from './read.ts';
import { write } from './write.ts';

/** BB-8.1.1 Forces of Baltic; one buys for two fleets of a thousand points where nothing else is said. */
export const yard: Yard<Scenario, BalticForce> = {
  schema: FORCE,
  unit: 'points',
  usual: 'two-fleets',
  takes,
  fresh,
  market,
  buy,
  judge,
  enlist,
  write,
  read,
};
