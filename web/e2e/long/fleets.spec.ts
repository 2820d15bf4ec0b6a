import { playedWholly } from '../whole.ts';

playedWholly(
  {
    name: 'the fleets of 5,000 points',
    system: 'fleet-action',
    scenario: 'narn-earth-5000',
    seed: 'to its end',
    asks: ['Set', 'Plot', 'Choose'],
  },
  30 * 60_000,
);
