// The charts of the book as people read them.

import type { ChartPlan, Charts } from '@flagplot/manifest';
import { chartOf, placesOf } from '@flagplot/manifest';
import type { Charts as Numbers } from '../rules/cards.ts';

/** A chart of single numbers, by what they are for. */
const NUMBER = ['Number'];

/** A chart each, made of whatever numbers are counted with. */
const PLANS: readonly ((numbers: Numbers) => ChartPlan)[] = [
  numbers => ({
    name: 'skills',
    title: 'Skills by quality',
    rule: 'SQ-1.2.1',
    columns: ['Piloting', 'Gunnery', 'Missiles', 'Sensors', 'Command', 'Morale'],
    rows: [
      ['Average', ...placesOf(numbers, 'skills/average')],
      ['Veteran', ...placesOf(numbers, 'skills/veteran')],
      ['Elite', ...placesOf(numbers, 'skills/elite')],
    ],
  }),
  () => ({
    name: 'hotShot',
    title: 'Hot Shots',
    rule: 'SQ-1.3.1',
    columns: NUMBER,
    rows: [
      ['Craft for each', 'hotShot/craft'],
      ['Added to gunnery', 'hotShot/gunnery'],
    ],
  }),
  () => ({
    name: 'turns',
    title: 'Turns',
    rule: 'SQ-3.4.2',
    columns: NUMBER,
    rows: [
      ['Maneuverability and piloting divided by', 'turns/divisor'],
      ['At least', 'turns/least'],
    ],
  }),
  () => ({
    name: 'turnDistance',
    title: 'Turn Distance',
    rule: 'SQ-3.4.3',
    columns: NUMBER,
    rows: [
      ['Less Maneuverability, from', 'turnDistance/from'],
      ['At least', 'turnDistance/least'],
    ],
  }),
  () => ({
    name: 'attackDivisor',
    title: 'Attack Speed',
    rule: 'SQ-3.3.1',
    columns: NUMBER,
    rows: [['Space divided by', 'attackDivisor']],
  }),
  () => ({ name: 'link', title: 'Links', rule: 'SQ-3.5.1', columns: NUMBER, rows: [['Hexes apart at most', 'link']] }),
  numbers => ({
    name: 'difficulty',
    title: 'Difficulty by range',
    rule: 'SQ-4.4.1',
    columns: ['Short', 'Medium', 'Long'],
    rows: [['Difficulty', ...placesOf(numbers, 'difficulty')]],
  }),
  () => ({
    name: 'modifiers',
    title: 'Modifiers of difficulty',
    rule: 'SQ-4.4.2',
    columns: NUMBER,
    rows: [
      ['Who fires moved at Attack Speed', 'modifiers/attackSpeed'],
      ['Separated', 'modifiers/separated'],
    ],
  }),
  () => ({
    name: 'margin',
    title: 'Graver results',
    rule: 'SQ-4.7.8',
    columns: NUMBER,
    rows: [['Attack above resistance by', 'margin']],
  }),
  () => ({
    name: 'launchPenalty',
    title: 'Who launches',
    rule: 'SQ-4.10.1',
    columns: NUMBER,
    rows: [['Taken from both Damage Resistances', 'launchPenalty']],
  }),
  numbers => ({
    name: 'morale',
    title: 'Morale by level',
    rule: 'SQ-5.1.2',
    columns: ['State', 'Added to difficulty'],
    rows: numbers.morale.map((_, i) => [String(i + 1), `morale/${i}/state`, `morale/${i}/difficulty`]),
  }),
  () => ({
    name: 'checks',
    title: 'Morale checks and rallies',
    rule: 'SQ-5.2.4',
    columns: ['Difficulty'],
    rows: [
      ['Check', 'checks/base'],
      ['For each craft damaged', 'checks/damaged'],
      ['For each craft destroyed', 'checks/destroyed'],
      ['Rally', 'checks/rally'],
    ],
  }),
  () => ({
    name: 'upgrades',
    title: 'Upgrades',
    rule: 'SQ-7.1.3',
    columns: NUMBER,
    rows: [
      ['SGP of a Hot Shot', 'upgrades/hotShot'],
      ['SGP of a step of command', 'upgrades/command'],
      ['Steps of command at most', 'upgrades/steps'],
    ],
  }),
];

/** Every number of the book that is on no card: skills, ranges, morale, and what single rules count with. */
export function chartsOf(numbers: Numbers): Charts {
  return PLANS.map(plan => chartOf(numbers, plan(numbers)));
}
