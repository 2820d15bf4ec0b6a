// The charts of fields, shuttles, mines, damage, boarding and points.

import type { ChartPlan } from '@flagplot/manifest';
import type { Charts as Numbers } from '../rules/charts.ts';
import { byColumn, byHit, byName, byPart, byPlace } from './plans.ts';

type Plan = (numbers: Numbers) => ChartPlan;

const NUMBER = ['Number'];
const SIZES = ['Size 2', 'Size 3', 'Size 4', 'Size 5'];

const fields: readonly Plan[] = [
  numbers => ({
    name: 'esg',
    title: 'Expanding fields: strength by energy',
    rule: 'TP-11.2.1',
    columns: ['1', '2', '3', '4', '5'],
    rows: byPart(
      numbers,
      [0, 1, 2, 3].map(radius => [`Radius ${radius}`, `esg/${radius}`]),
    ),
  }),
  () => ({
    name: 'esgTimes',
    title: 'Expanding fields: times',
    rule: 'TP-11.2.2',
    columns: NUMBER,
    rows: byName('esgTimes', { delay: 'Impulses until it is up', rest: 'Phases it stays down after' }),
  }),
  () => ({
    name: 'webGenerator',
    title: 'Web generators',
    rule: 'TP-11.3.1',
    columns: NUMBER,
    rows: byName('webGenerator', {
      perEnergy: 'Strength for each point of energy',
      energy: 'Energy at most',
      hexes: 'Hexes a phase at most',
      fades: 'Strength lost at each waterfall',
    }),
  }),
  () => ({
    name: 'webCaster',
    title: 'Web casters',
    rule: 'TP-11.3.2',
    columns: NUMBER,
    rows: byName('webCaster', {
      perEnergy: 'Strength for each point of energy, shared by the hexes',
      energy: 'Energy at most',
      hexes: 'Hexes at most',
      most: 'Strength at most',
    }),
  }),
  numbers => ({
    name: 'webRanges',
    title: 'Web casters by range',
    rule: 'TP-11.3.2',
    columns: ['To range', 'Energy lost'],
    rows: byColumn(numbers, { name: '', at: 'webRanges', fields: ['ranges', 'less'] }),
  }),
  numbers => ({
    name: 'webFist',
    title: 'Web fist',
    rule: 'TP-11.3.8',
    columns: ['To range', 'Hits on'],
    rows: byHit(numbers, [['', 'webFist']]),
  }),
  () => ({
    name: 'web',
    title: 'Web',
    rule: 'TP-11.3.3',
    columns: NUMBER,
    rows: byName('web', {
      sets: 'Impulses until it sets',
      shipsStop: 'Ships stop without harm below',
      smallStop: 'Small units stop without harm below',
      breaks: 'Seekers suffer above',
    }),
  }),
  () => ({
    name: 'panels',
    title: 'Power absorbers',
    rule: 'TP-11.4.5',
    columns: NUMBER,
    rows: byName('panels', { holds: 'Points a panel', halves: 'Half points of energy for it' }),
  }),
];

const shuttles: readonly Plan[] = [
  numbers => ({
    name: 'shuttles',
    title: 'Shuttles and fighters',
    rule: 'TP-12.2.1',
    columns: ['Speed', 'Destroyed at', 'Crippled at', 'Points'],
    rows: byPart(numbers, [
      ['Admin shuttle', 'shuttles/admin'],
      ['Ground-assault shuttle', 'shuttles/gas'],
      ['MRS', 'shuttles/mrs'],
      ['Fighter', 'shuttles/stinger-1'],
    ]),
  }),
  () => ({
    name: 'packs',
    title: 'Booster packs',
    rule: 'TP-12.2.4',
    columns: NUMBER,
    rows: byName('packs', { speed: 'Speed', times: 'Each point of damage counts' }),
  }),
  () => ({
    name: 'gasParties',
    title: 'Ground-assault shuttle',
    rule: 'TP-12.2.2',
    columns: NUMBER,
    rows: [['Boarding parties', 'gasParties']],
  }),
  () => ({ name: 'fusionShots', title: 'Fighter', rule: 'TP-12.2.3', columns: NUMBER, rows: [['Fusion shots', 'fusionShots']] }),
  () => ({
    name: 'suicide',
    title: 'Suicide shuttle',
    rule: 'TP-12.2.7',
    columns: NUMBER,
    rows: byName('suicide', {
      turns: 'Turns of arming',
      least: 'Energy a turn at least',
      most: 'Energy a turn at most',
      perEnergy: 'Damage for each point',
      hold: 'Energy to hold it',
    }),
  }),
  () => ({
    name: 'weasel',
    title: 'Wild weasel',
    rule: 'TP-12.3.1',
    columns: NUMBER,
    rows: byName('weasel', {
      'turns/0': 'Energy, first turn',
      'turns/1': 'Energy, second turn',
      hold: 'Energy to hold it',
      speed: 'Its ship goes at most',
      kills: 'Destroyed at',
      near: 'Damage spills over within',
    }),
  }),
  numbers => ({
    name: 'spill',
    title: 'Damage that spills over from a weasel',
    rule: 'TP-12.3.3',
    columns: ['Damage, at most'],
    rows: byPlace(
      'spill',
      numbers.spill.map((_, points) => `${points}`),
    ),
  }),
  () => ({
    name: 'scatterPack',
    title: 'Scatter-pack',
    rule: 'TP-12.2.8',
    columns: NUMBER,
    rows: [['Half rack spaces', 'scatterPack']],
  }),
  () => ({
    name: 'newFighters',
    title: 'New fighters',
    rule: 'TP-12.1.6',
    columns: NUMBER,
    rows: [['Impulses until they fire', 'newFighters']],
  }),
];

const mines: readonly Plan[] = [
  numbers => ({
    name: 'mines',
    title: 'Mines',
    rule: 'TP-13.3.3',
    columns: ['Damage', 'Reach'],
    rows: byPart(numbers, [
      ['T-bomb', 'mines/t-bomb'],
      ['Space mine', 'mines/space'],
      ['Mine against plasma', 'mines/pa'],
    ]),
  }),
  () => ({
    name: 'detection',
    title: 'What sets a mine off',
    rule: 'TP-13.3.2',
    columns: NUMBER,
    rows: byName('detection', { always: 'Always, from speed', times: 'Below, on a die of so many times the speed' }),
  }),
  () => ({
    name: 'paReach',
    title: 'Mines against plasma',
    rule: 'TP-13.3.6',
    columns: NUMBER,
    rows: [['Laid within', 'paReach']],
  }),
  numbers => ({
    name: 'labs',
    title: 'Labs',
    rule: 'TP-13.4.6',
    columns: ['To range', 'Identify on'],
    rows: byHit(numbers, [['', 'labs']]),
  }),
  () => ({ name: 'probe', title: 'Probe', rule: 'TP-13.4.6', columns: NUMBER, rows: [['Identifies within', 'probe']] }),
  () => ({
    name: 'destruct',
    title: 'Self-destruction',
    rule: 'TP-14.2.6',
    columns: ['Damage'],
    rows: byName('destruct', { 2: 'Size 2', 3: 'Size 3', 4: 'Size 4', 5: 'Size 5' }),
  }),
];

const dice = (at: string): ChartPlan['rows'] => byPlace(at, ['1', '2', '3', '4', '5', '6']);

const damage: readonly Plan[] = [
  numbers => ({
    name: 'allocation',
    title: 'Damage allocation, by two dice',
    rule: 'TP-10.2.3',
    columns: [...'ABCDEFGHIJKLM'],
    rows: byPart(
      numbers,
      numbers.allocation.map((_, i) => [`${i + 2}`, `allocation/${i}`]),
    ),
  }),
  numbers => ({
    name: 'preference',
    title: 'Weapons in the order in which they are lost',
    rule: 'TP-10.2.10',
    columns: ['Type'],
    rows: byPlace(
      'preference',
      numbers.preference.map((_, i) => `${i + 1}`),
    ),
  }),
  () => ({
    name: 'seam',
    title: 'Fire along the line between two shields',
    rule: 'TP-10.1.2',
    columns: ['Die, at most'],
    rows: [['The shield counter-clockwise', 'seam']],
  }),
  () => ({
    name: 'droppedShield',
    title: 'Dropped shields',
    rule: 'TP-10.1.5',
    columns: NUMBER,
    rows: [['Impulses', 'droppedShield']],
  }),
  () => ({
    name: 'crewLoss',
    title: 'Crew',
    rule: 'TP-10.3.4',
    columns: NUMBER,
    rows: [['Internals for a crew unit', 'crewLoss']],
  }),
  numbers => ({
    name: 'casualties',
    title: 'Boarding: casualties by parties',
    rule: 'TP-13.4.4',
    columns: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    rows: byPart(
      numbers,
      numbers.casualties.map((_, die) => [`Die ${die + 1}`, `casualties/${die}`]),
    ),
  }),
  () => ({ name: 'raid', title: 'Raids: what is lost', rule: 'TP-13.4.1', columns: ['Lost'], rows: dice('raid') }),
  () => ({ name: 'guard', title: 'Raids on what is guarded', rule: 'TP-13.4.2', columns: ['Lost'], rows: dice('guard') }),
];

/** TP-15.1.5 What each mount of the chart is, field by field. */
function mountRows({ mounts }: Numbers): ChartPlan['rows'] {
  return mounts.flatMap((mount, i) => Object.keys(mount).map(field => [`${i + 1}: ${field}`, `mounts/${i}/${field}`] as const));
}

const points: readonly Plan[] = [
  () => ({
    name: 'share',
    title: 'What options may cost',
    rule: 'TP-15.2.2',
    columns: NUMBER,
    rows: [['Hundredths of the ship', 'share']],
  }),
  () => ({
    name: 'options',
    title: 'Options',
    rule: 'TP-15.2.2',
    columns: ['Half points'],
    rows: byName('options', {
      't-bomb/halves': 'T-bomb with dummy',
      'space-mine/halves': 'Space mine',
      'boarding-party/halves': 'Boarding party',
      'drone-m/halves': 'M upgrade, a rack space',
      'drone-f/halves': 'F upgrade, a rack space',
      'mrs/halves': 'MRS for an admin shuttle',
      'scatter-pack/halves': 'Scatter-pack',
      'mech-link/halves': 'Mech link',
      'booster-pack/halves': 'Booster pack',
    }),
  }),
  numbers => ({
    name: 'most',
    title: 'How many of an option',
    rule: 'TP-15.2.2',
    columns: SIZES,
    rows: byPart(numbers, [
      ['T-bomb', 'most/t-bomb'],
      ['Space mine', 'most/space-mine'],
      ['MRS', 'most/mrs'],
      ['Scatter-pack', 'most/scatter-pack'],
      ['Mech link', 'most/mech-link'],
    ]),
  }),
  numbers => ({
    name: 'mounts',
    title: 'What an option mount may hold',
    rule: 'TP-15.1.5',
    columns: ['Is'],
    rows: mountRows(numbers),
  }),
  () => ({
    name: 'score',
    title: 'Score',
    rule: 'TP-16.2.1',
    columns: ['Hundredths'],
    rows: byName('score', {
      destroyed: 'Destroyed',
      captured: 'Captured',
      crippled: 'Crippled',
      left: 'Left the map whole',
      lead: 'Wins with so much of any other score',
    }),
  }),
];

/** Charts of chapters 10 to 16. */
export const fieldPlans: readonly Plan[] = [...fields, ...shuttles, ...mines, ...damage, ...points];
