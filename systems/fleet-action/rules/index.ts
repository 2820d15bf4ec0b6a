// Fleet Action: squadrons of capital ships, plotted in secret, moved in three pulses.

export { fleetAction } from './edge/rules.ts';
