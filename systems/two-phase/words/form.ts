// TP-2.1.7 The lines of the energy form.

import type { ShipCard } from '../rules/cards.ts';

/** What may pay for a line: `W` warp engines, `B` warp engines or batteries, `I` impulse engines, `E` engines of any kind; nothing: anything. */
export type PaidBy = '' | 'W' | 'B' | 'I' | 'E' | 'W or any' | 'B, I';

export interface FormLine {
  readonly n: number;
  readonly name: string;
  readonly power: PaidBy;
  /** Whether a ship has anything to write there. */
  has(card: ShipCard): boolean;
}

const always = (): boolean => true;
const gear: ReadonlySet<string> = new Set(['esg', 'web-generator', 'web-caster', 'displacement']);
const armed = /^(photon|disruptor|fusion|hellbore|trb-|plasma-[rsgf])/;

/** In the order in which a form is cut when power is short, the last first (TP-1.3.2). */
export const FORM_LINES: readonly FormLine[] = [
  { n: 1, name: 'Life support', power: '', has: always },
  { n: 2, name: 'Fire control', power: '', has: always },
  { n: 3, name: 'Shields', power: '', has: ({ panels }) => !panels },
  { n: 4, name: 'Phaser capacitor', power: '', has: ({ weapons }) => weapons.some(({ type }) => type.startsWith('ph-')) },
  { n: 5, name: 'Heavy weapons', power: 'W or any', has: ({ weapons }) => weapons.some(({ type }) => armed.test(type)) },
  { n: 6, name: 'Speed', power: 'W', has: always },
  { n: 7, name: 'High energy turns', power: 'B', has: always },
  { n: 8, name: 'Erratic manoeuvres', power: 'B', has: always },
  { n: 9, name: 'Tactical turns', power: 'B, I', has: always },
  { n: 10, name: 'ECM and ECCM', power: '', has: always },
  {
    n: 11,
    name: 'Lent ECM and ECCM',
    power: '',
    has: ({ weapons, flags }) => weapons.some(({ type }) => type === 'special-sensor') || flags?.includes('carrier') === true,
  },
  { n: 12, name: 'General reinforcement', power: '', has: ({ panels }) => !panels },
  { n: 13, name: 'Reinforcement by shield', power: '', has: ({ panels }) => !panels },
  { n: 14, name: 'Tractor beams', power: '', has: always },
  { n: 15, name: 'Transporters', power: '', has: ({ systems }) => systems.transporter > 0 },
  { n: 16, name: 'Damage control', power: '', has: always },
  { n: 17, name: 'Cloak', power: '', has: ({ cloak }) => cloak !== undefined },
  { n: 18, name: 'Shuttles', power: '', has: ({ shuttles }) => shuttles.length > 0 },
  {
    n: 19,
    name: 'Fields, web, displacement, panels',
    power: '',
    has: ({ weapons, panels }) => panels !== undefined || weapons.some(({ type }) => gear.has(type)),
  },
  { n: 20, name: 'Into batteries', power: 'E', has: ({ power }) => power.battery > 0 },
];
