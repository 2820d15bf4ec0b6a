// The charts of what is fired and launched.

import type { ChartPlan } from '@flagplot/manifest';
import type { Charts as Numbers } from '../rules/charts.ts';
import type { Part } from './plans.ts';
import { byColumn, byDie, byHit, byName, byPart } from './plans.ts';

type Plan = (numbers: Numbers) => ChartPlan;

const DICE = ['To range', '1', '2', '3', '4', '5', '6'];
const HITS = ['To range', 'Hits on', 'Damage'];
const NUMBER = ['Number'];

const PHASERS: readonly Part[] = [1, 2, 3, 4].map(n => [`Phaser ${n}`, `phasers/ph-${n}`]);

/** Weapons that are armed, with the letters their names have. */
const ARMED: Readonly<Record<keyof Numbers['arming'], string>> = {
  photon: 'Photon',
  disruptor: 'Disruptor',
  fusion: 'Fusion beam',
  hellbore: 'Hellbore',
  'trb-heavy': 'Heavy tractor-repulsor',
  'trb-light': 'Light tractor-repulsor',
  'plasma-r': 'Plasma R',
  'plasma-s': 'Plasma S',
  'plasma-g': 'Plasma G',
  'plasma-f': 'Plasma F',
};

/** TP-9.3.1, TP-9.5.1 A line for each turn of arming, one for holding where that can be, one for the most of an overload. */
function armingRows({ arming }: Numbers): ChartPlan['rows'] {
  return Object.entries(ARMED).flatMap(([type, name]) => {
    const { turns, hold } = arming[type as keyof Numbers['arming']];
    const at = `arming/${type}`;
    return [
      ...turns.map((_, i) => [`${name}, turn ${i + 1}`, `${at}/turns/${i}`] as const),
      ...(hold === undefined ? [] : [[`${name}, to hold`, `${at}/hold`] as const]),
      [`${name}, overload at most`, `${at}/overload`] as const,
    ];
  });
}

const directFire: readonly Plan[] = [
  numbers => ({
    name: 'phasers',
    title: 'Phasers: damage by die',
    rule: 'TP-9.2.1',
    columns: DICE,
    rows: byDie(numbers, PHASERS),
  }),
  () => ({
    name: 'capacitor',
    title: 'Phaser capacitor, in quarters of a point',
    rule: 'TP-9.2.5',
    columns: ['A shot takes', 'Room'],
    rows: (['1', '2', '3', '4', 'g'] as const).map(letter => [
      `Phaser ${letter.toUpperCase()}`,
      `capacitor/shots/ph-${letter}`,
      `capacitor/room/ph-${letter}`,
    ]),
  }),
  () => ({
    name: 'gatlingShots',
    title: 'Gatling phaser',
    rule: 'TP-9.1.1',
    columns: NUMBER,
    rows: [['Shots a turn', 'gatlingShots']],
  }),
  numbers => ({
    name: 'photon',
    title: 'Photons',
    rule: 'TP-9.3.2',
    columns: HITS,
    rows: byHit(numbers, [
      ['Standard', 'photon/standard'],
      ['Proximity', 'photon/proximity'],
      ['Overload, at most', 'photon/overload'],
    ]),
  }),
  () => ({
    name: 'overloadPoint',
    title: 'Overloaded photon',
    rule: 'TP-9.3.4',
    columns: NUMBER,
    rows: [['Damage for each point of energy', 'overloadPoint']],
  }),
  numbers => ({
    name: 'disruptor',
    title: 'Disruptors',
    rule: 'TP-9.4.2',
    columns: HITS,
    rows: byHit(numbers, [
      ['Standard', 'disruptor/standard'],
      ['Improved fire control', 'disruptor/improved'],
      ['Overload', 'disruptor/overload'],
    ]),
  }),
  numbers => ({
    name: 'fusion',
    title: 'Fusion beams: damage by die',
    rule: 'TP-9.4.5',
    columns: DICE,
    rows: byDie(numbers, [
      ['Standard', 'fusion/standard'],
      ['Overload', 'fusion/overload'],
    ]),
  }),
  numbers => ({
    name: 'hellbore',
    title: 'Hellbores, of two dice',
    rule: 'TP-9.4.6',
    columns: HITS,
    rows: byHit(numbers, [
      ['Standard', 'hellbore/standard'],
      ['Overload', 'hellbore/overload'],
    ]),
  }),
  numbers => ({
    name: 'trb',
    title: 'Tractor-repulsor beams: damage by die',
    rule: 'TP-9.4.8',
    columns: DICE,
    rows: byDie(numbers, [
      ['Heavy', 'trb/heavy'],
      ['Light', 'trb/light'],
    ]),
  }),
  numbers => ({
    name: 'mauler',
    title: 'Mauler: damage in halves of the energy',
    rule: 'TP-9.4.9',
    columns: ['To range', 'Halves'],
    rows: byColumn(numbers, { name: '', at: 'mauler', fields: ['ranges', 'halves'] }),
  }),
  numbers => ({ name: 'arming', title: 'Arming', rule: 'TP-9.3.1', columns: ['Energy'], rows: armingRows(numbers) }),
  () => ({
    name: 'feedback',
    title: 'Overloads fired at range 0',
    rule: 'TP-9.3.5',
    columns: ['Own damage'],
    rows: byName('feedback', { photon: 'Photon', disruptor: 'Disruptor' }),
  }),
  () => ({
    name: 'againstDrones',
    title: 'Photons and disruptors against drones',
    rule: 'TP-9.4.11',
    columns: NUMBER,
    rows: [['Added to the die', 'againstDrones']],
  }),
];

const seekers: readonly Plan[] = [
  numbers => ({
    name: 'plasma',
    title: 'Plasma by hexes flown',
    rule: 'TP-9.5.2',
    columns: ['To hex', 'R', 'S', 'G', 'F', 'D'],
    rows: byColumn(numbers, {
      name: '',
      at: 'plasma',
      fields: ['ranges', ...['r', 's', 'g', 'f', 'd'].map(letter => `strength/${letter}`)],
    }),
  }),
  numbers => ({
    name: 'bolt',
    title: 'Plasma bolts',
    rule: 'TP-9.5.3',
    columns: HITS.slice(0, 2),
    rows: byHit(numbers, [['', 'bolt']]),
  }),
  () => ({
    name: 'plasmaNumbers',
    title: 'Plasma torpedoes',
    rule: 'TP-6.3.5',
    columns: NUMBER,
    rows: byName('plasmaNumbers', {
      speed: 'Speed',
      perStrength: 'Phaser points that take 1 off',
      rounds: 'Rounds of a plasma-D rack',
    }),
  }),
  numbers => ({
    name: 'drones',
    title: 'Drones',
    rule: 'TP-9.6.1',
    columns: ['Speed', 'Turns', 'Warhead', 'Against ships', 'Destroyed at', 'Half spaces'],
    rows: byPart(
      numbers,
      (['i', 'ii', 'iii', 'iv', 'v', 'vi'] as const).map(type => [`Type ${type.toUpperCase()}`, `drones/${type}`]),
    ),
  }),
  () => ({
    name: 'droneUpgrades',
    title: 'Upgraded drones',
    rule: 'TP-9.6.2',
    columns: ['Speed'],
    rows: byName('droneUpgrades', { m: 'M', f: 'F' }),
  }),
  numbers => ({
    name: 'racks',
    title: 'Drone racks',
    rule: 'TP-9.6.3',
    columns: ['Spaces', 'Launches one each', 'Reload sets', 'Anti-drones a space'],
    rows: byPart(
      numbers,
      (['a', 'b', 'c', 'f', 'g'] as const).map(letter => [`Rack ${letter.toUpperCase()}`, `racks/${letter}`]),
    ),
  }),
  numbers => ({
    name: 'add',
    title: 'Anti-drones',
    rule: 'TP-9.4.10',
    columns: HITS.slice(0, 2),
    rows: byHit(numbers, [['', 'add']]),
  }),
  () => ({ name: 'addRounds', title: 'Anti-drone mount', rule: 'TP-9.4.10', columns: NUMBER, rows: [['Rounds', 'addRounds']] }),
];

/** Charts of chapter 9: phasers, heavy weapons, plasma, drones. */
export const firePlans: readonly Plan[] = [...directFire, ...seekers];
