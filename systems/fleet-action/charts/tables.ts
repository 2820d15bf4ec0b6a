// The charts of the book as people read them.

import type { ChartPlan, Charts } from '@flagplot/manifest';
import { chartOf, placesOf } from '@flagplot/manifest';
import muster from '../data/muster.json' with { type: 'json' };
import type { Charts as Numbers } from '../rules/cards.ts';
import { COSTS, LEAST_OVER, MATTER, type Spot, SYSTEM_HIT } from '../rules/combat/severity.ts';

const CATEGORIES = ['Capital', 'Heavy', 'Medium'];
const PULSES = ['Pulse 1', 'Pulse 2', 'Pulse 3'];

/** The charts that are numbers of the data. */
const PLANS: readonly ((numbers: Numbers) => ChartPlan)[] = [
  numbers => ({
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
  }),
  numbers => ({
    name: 'pulses',
    title: 'Hexes moved in each pulse, by speed',
    rule: 'FA-5.8.1',
    columns: PULSES,
    rows: numbers.pulses.map((_, speed) => [String(speed), ...placesOf(numbers, `pulses/${speed}`)]),
  }),
  numbers => ({
    name: 'rangeModifiers',
    title: 'Range modifiers',
    rule: 'FA-6.6.2',
    columns: ['Short', 'Medium', 'Long', 'Extreme'],
    rows: [['Added to Def', ...placesOf(numbers, 'rangeModifiers')]],
  }),
  numbers => ({
    name: 'commandRadius',
    title: 'Command radius',
    rule: 'FA-4.1.2',
    columns: ['Hexes'],
    rows: [
      ['One for all', 'commandRadius/all'],
      ...Object.keys(numbers.commandRadius.races).map((race): ChartPlan['rows'][number] => [race, `commandRadius/races/${race}`]),
    ],
  }),
  numbers => ({
    name: 'circles',
    title: 'Morale circles, the highest first',
    rule: 'FA-11.2.3',
    columns: numbers.circles.map((_, i) => String(i + 1)),
    rows: [['Withdraws at', ...placesOf(numbers, 'circles')]],
  }),
  () => ({
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
  }),
];

const RINGS = ['Centre', 'Ring 1', 'Ring 2', 'Ring 3', 'Ring 4', 'Ring 5'];

/** FA-M06, FA-M07 The area of a pattern and what it takes off the die there; where a battle has mines. */
function minesPlan(mines: NonNullable<Numbers['mines']>): ChartPlan {
  const row = (head: string, at: string): ChartPlan['rows'][number] => [head, ...mines.map((_, i) => `mines/${i}/${at}`)];
  return {
    name: 'mines',
    title: 'Energy mines: taken off the d12 of whoever lies in the area',
    rule: 'FA-9.2.8',
    columns: mines.map(({ from }) => `${from} +`),
    rows: [row('Mines, at least', 'from'), ...RINGS.map((ring, i) => row(ring, `less/${i}`))],
  };
}

/** Where a hit goes, in words. */
const SPOTS: Readonly<Record<Spot, string>> = {
  structure: 'structure',
  drive: 'the drive',
  secondary: 'a secondary weapon',
  sensor: 'the sensors',
  primary: 'a primary weapon',
};

const spots = ({ even, odd }: Readonly<Record<'even' | 'odd', Spot>>) => ({ even: SPOTS[even], odd: SPOTS[odd] });

/** What the rules of damage count with; the chapter says all of it (FA-7.1, FA-8.1, FA-8.4). */
const DAMAGE = {
  severity: LEAST_OVER,
  costs: COSTS,
  systems: { minor: spots(SYSTEM_HIT.minor), primary: spots(SYSTEM_HIT.primary) },
  matter: MATTER.map(spot => SPOTS[spot]),
  provenance: { severity: 'source', costs: 'source', systems: 'source', matter: 'source' },
};

type CostRow = readonly [head: string, at: string];

/** A kind of hit by its die; a flash weapon's costs are the same whichever that is. */
const costsOf = (name: string, at: keyof typeof COSTS): CostRow[] => [
  [`${name}, even die`, `costs/${at}/even`],
  [`${name}, odd die`, `costs/${at}/odd`],
  [`${name}, flash weapon`, `costs/${at}/flash`],
];

const DAMAGE_PLANS: readonly ChartPlan[] = [
  {
    name: 'severity',
    title: 'How bad a hit is',
    rule: 'FA-7.1.3',
    fixed: true,
    columns: ['Damage die above the armour, at least'],
    rows: [
      ['Minor', 'severity/minor'],
      ['Moderate', 'severity/moderate'],
      ['Severe', 'severity/severe'],
    ],
  },
  {
    name: 'costs',
    title: 'What a hit costs',
    rule: 'FA-7.1.6',
    fixed: true,
    columns: ['Structure', 'Minor systems', 'Primary systems'],
    rows: [...costsOf('Minor', 'minor'), ...costsOf('Moderate', 'moderate'), ...costsOf('Severe', 'severe')].map(
      ([head, at]) => [head, `${at}/structure`, `${at}/minor`, `${at}/primary`] as const,
    ),
  },
  {
    name: 'systems',
    title: 'Which system is hit',
    rule: 'FA-7.1.11',
    fixed: true,
    columns: ['Even', 'Odd'],
    rows: [
      ['A minor system', 'systems/minor/even', 'systems/minor/odd'],
      ['A primary system', 'systems/primary/even', 'systems/primary/odd'],
    ],
  },
  {
    name: 'matter',
    title: 'Where a matter weapon strikes',
    rule: 'FA-8.1.3',
    fixed: true,
    columns: ['Place'],
    rows: MATTER.map((_, i) => [`Die shows ${i + 1}`, `matter/${i}`] as const),
  },
];

/** What a fleet is bought by; the numbers stand in `data/muster.json`. */
const MUSTER_PLANS: readonly ChartPlan[] = [
  {
    name: 'proposals',
    title: 'Totals that are proposed for a fleet',
    rule: 'FA-14.1.1',
    fixed: true,
    columns: ['Small', 'Middling', 'Large'],
    rows: [['Points', ...placesOf(muster, 'proposals')]],
  },
  {
    name: 'availability',
    title: 'Ships of which there are few',
    rule: 'FA-14.1.6',
    fixed: true,
    columns: ['Ships', 'For each full points', 'In any fleet at least'],
    rows: muster.availability.map(({ what }, i) => [
      what,
      `availability/${i}/count`,
      `availability/${i}/each`,
      `availability/${i}/least`,
    ]),
  },
  {
    name: 'escorts',
    title: 'Escorts of the flagship',
    rule: 'FA-14.1.7',
    fixed: true,
    columns: ['Ships at most'],
    rows: [['Of its own squadron', 'escorts']],
  },
  {
    name: 'surcharges',
    title: 'What a card of one’s own costs at least',
    rule: 'FA-16.2.1',
    fixed: true,
    columns: ['Points'],
    rows: [
      ['For each bay', 'surcharges/flight'],
      ['For each level of ELINT', 'surcharges/elint'],
      ['For each launcher of mines', 'surcharges/launcher'],
      ['Prices go by', 'surcharges/step'],
    ],
  },
];

/** Every chart of the book: orders with a change of speed, hexes by pulse, range, radius, morale, damage. */
export function chartsOf(numbers: Numbers): Charts {
  const ofNumbers = PLANS.map(plan => chartOf(numbers, plan(numbers)));
  const mines = numbers.mines ? [chartOf(numbers, minesPlan(numbers.mines))] : [];
  return [...ofNumbers, ...mines, ...DAMAGE_PLANS.map(plan => chartOf(DAMAGE, plan))];
}

/** The charts that are asked before a battle, and never in it: what a fleet is bought by. */
export function musterCharts(): Charts {
  return MUSTER_PLANS.map(plan => chartOf(muster, plan));
}
