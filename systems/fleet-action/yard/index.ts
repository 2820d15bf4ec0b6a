// The yard of Fleet Action: fleets bought by points, as files and as short texts.

import type { Yard } from '@flagplot/manifest';
import type { Scenario } from '../rules/scenario-file.ts';
import { enlist, fresh } from './enlist.ts';
import { type FleetForce, FORCE } from './force-file.ts';
import { judge, takes } from './judge.ts';
import { buy, market } from './market.ts';
import { read } from './read.ts';
import { write } from './write.ts';

/** FA-14.1.1 Fleets of Fleet Action; one buys for a meeting engagement of 5,000 points where nothing else is said. */
export const yard: Yard<Scenario, FleetForce> = {
  schema: FORCE,
  unit: 'points',
  legend:
    'Armour in front, at the sides, astern; a flight is six fighters. Dice ahead at so many hexes, of all that is fired in a pulse.',
  usual: 'meeting-5000',
  takes,
  fresh,
  market,
  buy,
  judge,
  enlist,
  ready: async () => (await import('../forces/index.ts')).fleets,
  write,
  read,
};
