// The charts of the book as people read them: Tables 1 and 2 first. Lengths are thousandths of an inch, angles hundredths of a degree.

import type { ChartPlan, Charts } from '@flagplot/manifest';
import { chartOf } from '@flagplot/manifest';
import type { Charts as Numbers } from '../rules/charts.ts';
import type { StepWords } from './plans.ts';
import { byLeaf, byRow, stepsNamed } from './plans.ts';

/** Every number of the book that is on no sheet. */
export function chartsOf(numbers: Numbers): Charts {
  return [...gunnery(numbers), ...movement(numbers), ...weapons(numbers), ...between(numbers)].map(plan =>
    chartOf(numbers, plan),
  );
}

const NUMBER = ['Number'];
const SIZES = { D: 'size D', C: 'size C', B: 'size B' };

/** A chart of one number a line. */
function numbersIn(numbers: Numbers, chart: Omit<ChartPlan, 'rows' | 'columns'>, words?: StepWords): ChartPlan {
  return { ...chart, columns: NUMBER, rows: byLeaf(numbers, chart.name, words) };
}

/** A number that stands by itself. */
function single(name: keyof Numbers & string, title: string, rule: string): ChartPlan {
  return { name, title, rule, columns: NUMBER, rows: [[title, name]] };
}

function gunnery(numbers: Numbers): ChartPlan[] {
  const plain = stepsNamed({ unrated: 'unrated, columns to the right', open: 'columns beyond the table' });
  return [
    {
      ...{ name: 'firepower', title: 'Table 1: dice by firepower', rule: 'BB-3.2.34' },
      columns: ['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Column 5'],
      rows: byRow(numbers, 'firepower', step => `Firepower ${Number(step) + 1}`),
    },
    numbersIn(numbers, { name: 'columns', title: 'The column to begin in', rule: 'BB-3.2.37' }, (step, depth) =>
      step === 'aspects' ? '' : plain(step, depth),
    ),
    numbersIn(numbers, { name: 'shifts', title: 'Columns to the right, below 0 to the left', rule: 'BB-3.2.44' }),
    numbersIn(numbers, { name: 'bands', title: 'Where a range band ends', rule: 'BB-3.2.46' }),
    {
      ...{ name: 'multipliers', title: 'Table 2: halves by which dice are multiplied', rule: 'BB-3.2.50' },
      columns: Object.keys(numbers.multipliers[0] ?? {}).map(size => `Ordnance ${size}`),
      rows: byRow(numbers, 'multipliers', step => TARGETS[Number(step)] ?? step),
    },
    single('needs', 'A die of so much or more is a hit', 'BB-3.2.56'),
    single('tenner', 'A die of so much is a tenner', 'BB-3.2.57'),
    numbersIn(numbers, { name: 'sight', title: 'Sight from a level to a level', rule: 'BB-3.2.15' }),
    single('maskedFrom', 'Parallel lines obstructed that mask', 'BB-3.2.26'),
    numbersIn(numbers, { name: 'arcs', title: 'Arcs of fire', rule: 'BB-3.2.8' }),
  ];
}

/** Rows of Table 2. */
const TARGETS = ['Destroyers', 'Cruisers', 'Battleships', 'Dreadnoughts'];

function movement(numbers: Numbers): ChartPlan[] {
  return [
    numbersIn(numbers, { name: 'settings', title: 'Rungs of the engine telegraph', rule: 'BB-2.1.1' }),
    numbersIn(numbers, { name: 'profiles', title: 'Lengths of a path by setting', rule: 'BB-1.2.6' }, (step, depth) =>
      depth === 2 ? ({ 0: 'least', 1: 'most' }[step] ?? step) : step,
    ),
    numbersIn(numbers, { name: 'templates', title: 'Turning templates, a turn an inch', rule: 'BB-3.1.4' }),
    {
      ...{ name: 'depths', title: 'What a draught finds in water', rule: 'BB-3.1.39', columns: DRAUGHTS },
      rows: byRow(numbers, 'depths', step => `In ${step} water`),
    },
    single('groundingStride', 'Path between two tests of grounding', 'BB-3.1.40'),
    single('coherency', 'Farthest from the flagship', 'BB-1.1.3'),
    numbersIn(numbers, { name: 'corvette', title: 'Moves of aerial corvettes', rule: 'BB-3.1.10' }),
    numbersIn(
      numbers,
      { name: 'collisions', title: 'Collisions: what a die must show, and the dice that follow', rule: 'BB-3.1.29' },
      stepsNamed(SIZES),
    ),
  ];
}

const DRAUGHTS = ['Destroyers', 'Cruisers', 'Battleships', 'Battleships Hull Down'];

function weapons(numbers: Numbers): ChartPlan[] {
  return [
    numbersIn(numbers, { name: 'beam', title: 'Beams: half their width, hits lost a band, bands', rule: 'BB-3.2.83' }),
    single('rocketLeast', 'Nearest range of rockets', 'BB-3.2.90'),
    numbersIn(numbers, { name: 'torpedo', title: 'Torpedoes: a run, half the spread, how deep they lie', rule: 'BB-4.1.1' }),
    single('boarding', 'Farthest that marines cross', 'BB-3.4.6'),
    single('ackAck', 'Farthest that Ack-Ack reaches', 'BB-4.6.1'),
    numbersIn(numbers, { name: 'aeroplane', title: 'Aeroplanes', rule: 'BB-4.2.1' }),
  ];
}

/** Between turns, and before the first. */
function between(numbers: Numbers): ChartPlan[] {
  const sum: StepWords = (step, depth) => (depth === 0 ? `${Number(step) + numbers.criticalFrom}` : `${Number(step) + 1}.`);
  return [
    numbersIn(numbers, { name: 'criticals', title: 'Criticals by the sum', rule: 'BB-5.3.4' }, sum),
    single('criticalFrom', 'The first sum of the list of criticals', 'BB-5.3.4'),
    numbersIn(numbers, { name: 'repairable', title: 'What may be repaired', rule: 'BB-5.1.2' }),
    numbersIn(numbers, { name: 'pool', title: 'Strategy points: at the start, and what a repair costs', rule: 'BB-1.4.1' }),
    single('squadron', 'Points of a squadron of aeroplanes', 'BB-8.1.5'),
  ];
}
