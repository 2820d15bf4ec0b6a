// The charts of a ship under way: movement, energy, electronic warfare, cloak.

import type { ChartPlan } from '@flagplot/manifest';
import type { Charts as Numbers } from '../rules/charts.ts';
import { byColumn, byName, byPart, byPlace } from './plans.ts';

type Plan = (numbers: Numbers) => ChartPlan;

const NUMBER = ['Number'];
const ENERGY = ['Energy'];

const movement: readonly Plan[] = [
  numbers => ({
    name: 'turnModes',
    title: 'Turn modes: the last speed at which so many hexes suffice',
    rule: 'TP-4.2.1',
    columns: ['1', '2', '3', '4', '5', '6', '7', '8'],
    rows: byPart(numbers, [
      ...(['AA', 'A', 'B', 'C', 'D', 'E', 'F'] as const).map(mode => [mode, `turnModes/${mode}`] as const),
      ['Fighters and shuttles', 'turnModes/small'],
    ]),
  }),
  () => ({
    name: 'speeds',
    title: 'Limits of speed',
    rule: 'TP-3.1.1',
    columns: ['Speed'],
    rows: byName('speeds', {
      ships: 'Ships at most',
      seekers: 'Plasma and fast drones',
      rise: 'May always rise by',
      broken: 'At most after a breakdown',
    }),
  }),
];

const energy: readonly Plan[] = [
  numbers => ({
    name: 'housekeeping',
    title: 'Housekeeping by size',
    rule: 'TP-2.2.1',
    columns: ['Life support', 'Fire control', 'Shields', 'Minimum shields'],
    rows: byPart(
      numbers,
      [2, 3, 4, 5].map(size => [`Size ${size}`, `housekeeping/${size}`]),
    ),
  }),
  () => ({
    name: 'minimumBoxes',
    title: 'Minimum shields',
    rule: 'TP-2.2.4',
    columns: NUMBER,
    rows: [['Boxes of a shield that count', 'minimumBoxes']],
  }),
  () => ({
    name: 'reinforcement',
    title: 'Reinforcement',
    rule: 'TP-2.2.7',
    columns: ENERGY,
    rows: byName('reinforcement', { general: 'A point all round', specific: 'A box of one shield' }),
  }),
  () => ({
    name: 'ew',
    title: 'Electronic warfare bought',
    rule: 'TP-2.2.9',
    columns: NUMBER,
    rows: byName('ew', {
      point: 'Energy of an own point',
      own: 'Own points at most',
      'lend/points': 'Points a special sensor lends',
      'lend/energy': 'Energy for that',
      'self/points': 'Points it gives its own ship',
      'self/energy': 'Energy for that, too',
      'carrier/points': 'Points a carrier lends its fighters',
      'carrier/energy': 'Energy for those',
    }),
  }),
  () => ({
    name: 'tac',
    title: 'TACs a turn',
    rule: 'TP-4.5.2',
    columns: NUMBER,
    rows: byName('tac', { warp: 'By warp', impulse: 'Sublight' }),
  }),
  () => ({ name: 'hets', title: 'HETs', rule: 'TP-4.4.5', columns: NUMBER, rows: [['Prepared at most', 'hets']] }),
  () => ({
    name: 'repairs',
    title: 'Damage control',
    rule: 'TP-14.1.2',
    columns: ENERGY,
    rows: byName('repairs', { shield: 'A box of a shield', system: 'Another box' }),
  }),
  () => ({
    name: 'tractor',
    title: 'Tractor beams',
    rule: 'TP-13.2.1',
    columns: ENERGY,
    rows: byPlace('tractor', ['Range 0', 'Range 1', 'Range 2', 'Range 3']),
  }),
  () => ({
    name: 'transporter',
    title: 'Transporters',
    rule: 'TP-13.1.1',
    columns: NUMBER,
    rows: byName('transporter', { range: 'Range', uses: 'Uses for a point of energy' }),
  }),
  () => ({
    name: 'displacement',
    title: 'Displacement device',
    rule: 'TP-11.4.1',
    columns: NUMBER,
    rows: byName('displacement', { energy: 'Energy', itself: 'Its own ship on' }),
  }),
  numbers => ({
    name: 'displacementChart',
    title: 'Displacement of another unit',
    rule: 'TP-11.4.1',
    columns: ['To range', 'Succeeds on'],
    rows: byColumn(numbers, { name: '', at: 'displacementChart', fields: ['ranges', 'hit'] }),
  }),
];

const electronics: readonly Plan[] = [
  numbers => ({
    name: 'sources',
    title: 'Electronic warfare without energy',
    rule: 'TP-8.1.1',
    columns: ['ECM', 'ECCM', 'Swing'],
    rows: byPart(numbers, [
      ['X-ship', 'sources/x'],
      ['Fighter', 'sources/fighter'],
      ['PF', 'sources/pf'],
      ['MRS', 'sources/mrs'],
      ['Wild weasel', 'sources/weasel'],
      ['Nebula', 'sources/nebula'],
      ['Erratic manoeuvres', 'sources/erratic'],
    ]),
  }),
  () => ({
    name: 'outside',
    title: 'The most from outside',
    rule: 'TP-8.2.1',
    columns: ['Points'],
    rows: byName('outside', { ship: 'Ships and PFs', fighter: 'Fighters and shuttles' }),
  }),
  () => ({ name: 'mrsReach', title: 'MRS', rule: 'TP-8.1.4', columns: NUMBER, rows: [['Lends within', 'mrsReach']] }),
  numbers => ({
    name: 'smallTargets',
    title: 'Small targets',
    rule: 'TP-8.1.9',
    columns: ['To range', 'ECM'],
    rows: (['shuttle', 'fighter', 'drone', 'nimble'] as const).flatMap(kind =>
      byColumn(numbers, { name: kind, at: `smallTargets/${kind}`, fields: ['ranges', 'ecm'] }),
    ),
  }),
  numbers => ({
    name: 'shift',
    title: 'Shift by net points',
    rule: 'TP-8.2.3',
    columns: ['Net points, at most'],
    rows: byPlace(
      'shift',
      numbers.shift.map((_, shift) => `Shift ${shift}`),
    ),
  }),
  () => ({
    name: 'nebulaAlone',
    title: 'Nebula',
    rule: 'TP-8.1.5',
    columns: NUMBER,
    rows: [['Shift where nothing else does', 'nebulaAlone']],
  }),
  () => ({
    name: 'seekerFades',
    title: 'Seekers against EW',
    rule: 'TP-6.3.6',
    columns: ['Die with shift, at most'],
    rows: byPlace('seekerFades', ['Full damage', 'Half', 'A quarter']),
  }),
  () => ({
    name: 'systemFails',
    title: 'Tractors and transporters against EW',
    rule: 'TP-8.2.7',
    columns: ['Die with shift, at most'],
    rows: [['Works', 'systemFails']],
  }),
];

const cloak: readonly Plan[] = [
  () => ({
    name: 'fade',
    title: 'Fading',
    rule: 'TP-11.1.1',
    columns: ['Added to the range'],
    rows: byPlace('fade', ['First impulse', 'Second', 'Third']),
  }),
  () => ({
    name: 'cloaked',
    title: 'Fully cloaked',
    rule: 'TP-11.1.9',
    columns: ['Added to the range'],
    rows: [['From the fourth impulse', 'cloaked']],
  }),
  () => ({
    name: 'keepLock',
    title: 'Lock-on to a cloaked unit',
    rule: 'TP-11.1.7',
    columns: ['Taken from the value'],
    rows: byName('keepLock', { keep: 'To keep it', regain: 'To find it again' }),
  }),
  numbers => ({
    name: 'rangeFactor',
    title: 'Lock-on: range factor',
    rule: 'TP-11.1.8',
    columns: ['To range', 'Factor'],
    rows: byColumn(numbers, { name: '', at: 'rangeFactor', fields: ['bounds', 'factor'] }),
  }),
  numbers => ({
    name: 'speedFactor',
    title: 'Lock-on: speed factor, at twice the speed',
    rule: 'TP-11.1.8',
    columns: ['To speed', 'Factor'],
    rows: byColumn(numbers, { name: '', at: 'speedFactor', fields: ['bounds', 'factor'] }),
  }),
  () => ({
    name: 'cloakedHits',
    title: 'Hits on a cloaked unit',
    rule: 'TP-11.1.10',
    columns: ['Die with shift, at most'],
    rows: byPlace('cloakedHits', ['Full damage', 'Half', 'A quarter']),
  }),
  () => ({
    name: 'cloakedSeekers',
    title: 'Seekers at a cloaked unit',
    rule: 'TP-11.1.11',
    columns: ['Die, at most'],
    rows: [['Removed', 'cloakedSeekers']],
  }),
];

/** Charts of chapters 2 to 4, 8, 11.1 and 13. */
export const shipPlans: readonly Plan[] = [...movement, ...energy, ...electronics, ...cloak];
