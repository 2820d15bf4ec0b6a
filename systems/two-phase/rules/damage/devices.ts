// Chapters 13.4 and 14.1: systems and weapons box by box: what raiders destroy and damage control mends.

import type { Boxes, Unit } from '../open.ts';
import { LOST } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, mountOf } from '../roster.ts';
import type { Box } from './hull.ts';

/** TP-13.4.3, TP-14.1.3 Systems besides weapons: neither shields nor panels, warp, hull, tracks, excess, nor crew. */
export const DEVICES: ReadonlySet<string> = new Set<keyof Boxes>([
  ...(['impulse', 'apr', 'battery', 'bridge', 'flag', 'emergency', 'auxiliary', 'security'] as const),
  ...(['transporter', 'tractor', 'lab', 'probe', 'shuttle'] as const),
]);

type Book = Pick<Seen, 'book'>;

/** Whether an order that says so names a system or a weapon of a ship that is left. */
export function isDevice(seen: Book, unit: Unit, box: Id): boolean {
  return deviceOf(seen, unit, box) !== undefined;
}

/** The box of this name; nothing where none is left. */
export function deviceOf({ book }: Book, unit: Unit, box: Id): Box | undefined {
  const mount = mountOf(cardOf(book, unit), box);
  if (mount >= 0) return unit.weapons[mount] === LOST ? undefined : mount;
  const system = box as keyof Boxes;
  return DEVICES.has(box) && unit.boxes[system] > 0 ? system : undefined;
}

/** The names of all that are left. */
export function devicesOf(seen: Book, unit: Unit): Id[] {
  const weapons = cardOf(seen.book, unit).weapons.map(({ id }) => id);
  return [...DEVICES, ...weapons].filter(box => isDevice(seen, unit, box));
}
