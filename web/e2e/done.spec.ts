import { playedWholly } from './whole.ts';

playedWholly({
  name: 'the duel',
  system: 'fleet-action',
  scenario: 'duel',
  seed: 'to its end',
  asks: ['Set', 'Plot', 'Choose'],
});
playedWholly({
  name: 'open patrol',
  system: 'squadrons',
  scenario: 'open-patrol',
  seed: 'to its end',
  asks: ['Set', 'Move', 'Choose'],
});
