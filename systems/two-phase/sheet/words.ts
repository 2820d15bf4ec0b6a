// The words and numbers of a sheet.

import type { SheetBox, SheetBoxes, SheetItem } from '@flagplot/sheets';
import type { Provenance, WeaponCard, WeaponType } from '../rules/cards.ts';

type Origin = { origin?: Provenance };

/** What stands over the boxes of a weapon: its type, as a card prints it. */
export const TYPE_NAMES: Readonly<Record<WeaponType, string>> = {
  'ph-1': 'Phaser-1',
  'ph-2': 'Phaser-2',
  'ph-3': 'Phaser-3',
  'ph-4': 'Phaser-4',
  'ph-g': 'Gatling phaser',
  photon: 'Photon',
  disruptor: 'Disruptor',
  fusion: 'Fusion beam',
  hellbore: 'Hellbore',
  'plasma-r': 'Plasma-R',
  'plasma-s': 'Plasma-S',
  'plasma-g': 'Plasma-G',
  'plasma-f': 'Plasma-F',
  'plasma-d': 'Plasma-D rack',
  'trb-heavy': 'Heavy repulsor',
  'trb-light': 'Light repulsor',
  mauler: 'Mauler',
  rack: 'Drone rack',
  add: 'Anti-drone',
  esg: 'Field generator',
  'web-generator': 'Web generator',
  'web-caster': 'Web caster',
  'special-sensor': 'Special sensor',
  displacement: 'Displacement device',
  option: 'Option mount',
};

/** `Disruptor to 30`, `Drone rack F`: what a mount holds. */
export function typeName({ type, range, kind }: WeaponCard): string {
  if (range !== undefined) return `${TYPE_NAMES[type]} to ${range}`;
  return type === 'rack' && kind !== undefined ? `${TYPE_NAMES[type]} ${kind.toUpperCase()}` : TYPE_NAMES[type];
}

/** An arc as it is printed, with words for what is no code: `L+LF, straight astern`. */
export function arcWords(arc: string): string {
  const parts = arc.split('+');
  const codes = parts.filter(part => !(part in ROWS)).join('+');
  return [codes === 'ALL' ? 'all round' : codes, ...parts.flatMap(part => ROWS[part] ?? [])].filter(Boolean).join(', ');
}

/** TP-9.1.2 Lines of hexes that an arc has besides. */
const ROWS: Readonly<Record<string, string>> = { row5: 'starboard row', row13: 'row astern', row21: 'port row' };

/** Words on one line or several. */
export function text(...lines: string[]): SheetItem {
  return { kind: 'text', lines };
}

/** A number as printed, and what it has become where that is another. */
export function figure(printed: number | string, now: number | string = printed, origin: Origin = {}): SheetItem {
  return { kind: 'figure', printed: String(printed), ...(String(now) !== String(printed) && { now: String(now) }), ...origin };
}

/** Boxes of which so many are left, numbered from 1. */
export function countedBoxes(
  count: number,
  left: number,
  more: Origin & { across?: number; key?: string } = {},
): SheetBoxes & Origin {
  const boxes = Array.from({ length: count }, (_, i): SheetBox => ({ says: String(i + 1), marked: i >= left }));
  return { kind: 'boxes', boxes, ...more };
}
