import type { ChartPlan, Charts } from '@flagplot/manifest';
import { chartOf, placesOf } from '@flagplot/manifest';
import { charts as numbers } from './index.ts';

const CATEGORIES = ['Capital', 'Heavy', 'Medium'];
const PULSES = ['Pulse 1', 'Pulse 2', 'Pulse 3'];

const PLANS: readonly ChartPlan[] = [
  {
    name: 'combinations',
    title: 'Orders that go with a change of speed',
    rule: 'FA-5.2.1',
    columns: CATEGORIES,
    rows: [
      ['Maintain course', ...placesOf(numbers, 'combinations/maintain')],
      ['Turn', ...placesOf(numbers, 'combinations/turn')],
      ['Turn hard', ...placesOf(numbers, 'combinations/hard')],
      ['Correct course', ...placesOf(numbers, 'combinations/correct')],
      ['Come about', ...placesOf(numbers, 'combinations/about')],
    ],
  },
  {
    name: 'pulses',
    title: 'Hexes moved in each pulse, by speed',
    rule: 'FA-5.8.1',
    columns: PULSES,
    rows: numbers.pulses.map((_, speed) => [String(speed), ...placesOf(numbers, `pulses/${speed}`)]),
  },
  {
    name: 'rangeModifiers',
    title: 'Range modifiers',
    rule: 'FA-6.6.2',
    columns: ['Short', 'Medium', 'Long', 'Extreme'],
    rows: [['Added to Def', ...placesOf(numbers, 'rangeModifiers')]],
  },
  {
    name: 'commandRadius',
    title: 'Command radius',
    rule: 'FA-4.1.2',
    columns: ['Hexes'],
    rows: [
      ['One for all', 'commandRadius/all'],
      ...Object.keys(numbers.commandRadius.races).map((race): ChartPlan['rows'][number] => [race, `commandRadius/races/${race}`]),
    ],
  },
  {
    name: 'circles',
    title: 'Morale circles, the highest first',
    rule: 'FA-11.2.3',
    columns: numbers.circles.map((_, i) => String(i + 1)),
    rows: [['Withdraws at', ...placesOf(numbers, 'circles')]],
  },
  {
    name: 'stakes',
    title: 'What the situation adds to the die',
    rule: 'FA-11.3.1',
    columns: ['On the die'],
    rows: [
      ['Skirmish', 'stakes/skirmish'],
      ['Ordinary battle', 'stakes/battle'],
      ['Colony, base or shipyard', 'stakes/colony'],
      ['Home world, or no way out', 'stakes/home'],
      ['Objective at any cost', 'stakes/objective'],
    ],
  },
];

/** Every chart of the book that is a table of numbers: what may go with a change of speed, hexes by pulse, range, radius, morale. */
export const charts: Charts = PLANS.map(plan => chartOf(numbers, plan));
