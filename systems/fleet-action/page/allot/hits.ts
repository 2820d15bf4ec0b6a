/** Hits that wait for their owner's word: what each may take, with those before it placed. Nothing here draws. */

import type { Hex } from '@flagplot/hexes';
import type { Going } from '@flagplot/pagekit/sheet/overlay.ts';
import { listWords } from '@flagplot/pagekit/words/lists.ts';
import type { HandleItem } from '@flagplot/scene';
import { isSecondary } from '../../rules/combat/refire.ts';
import { mountNamed, STRUCTURE } from '../../rules/combat/systems.ts';
import type { WeaponHit } from '../../rules/open.ts';
import { shipOf } from '../../rules/roster.ts';
import type { FleetAction } from '../../rules/state.ts';
import { throughHits } from '../../rules/turn/4-allot.ts';
import type { FaSeen } from '../../scene/seen.ts';
import { ARC_WORDS } from '../../words/names.ts';

type About = FleetAction['asks']['allot']['about'];

/** One hit: the ship, what it may take, and what it takes as the order stands. */
export interface HitLine {
  /** Its place in the order. */
  nth: number;
  ship: string;
  on: WeaponHit['on'];
  arcs: readonly number[];
  /** A further point of the hit before it. */
  again: boolean;
  /** Mounts it may take, each with the boxes there are before it. */
  open: readonly { mount: number; weapon: string; name: string; boxes: number }[];
  /** The mount it takes; none where structure takes it. */
  takes: number | undefined;
}

/** Walks through the hits in their order, each placed as the order says, or on the first weapon it may take. */
export function hitLines(seen: FaSeen, about: About, weapons: readonly string[]): HitLine[] {
  const lines: HitLine[] = [];
  throughHits(seen, about, ({ of, ship }, open, nth) => {
    const named = mountNamed(of, weapons[nth] ?? STRUCTURE);
    const takes = open.includes(named) ? named : open[0];
    const choices = open.map(mount => ({
      mount,
      weapon: of.weapons[mount]?.id ?? '',
      name: of.weapons[mount]?.name ?? '',
      boxes: ship.weapons[mount] ?? 0,
    }));
    const { on, arcs, again } = about.hits[nth] as About['hits'][number];
    lines.push({ nth, ship: ship.id, on, arcs, again, open: choices, takes });
    return takes;
  });
  return lines;
}

/** `2 to 1`, `gone`: what a box less leaves of a weapon. */
export function goesTo(boxes: number): string {
  return boxes === 1 ? 'gone' : `${boxes} to ${boxes - 1}`;
}

/** A hit on a weapon as a handle is called. */
export function hitId({ nth }: HitLine, weapon: string): string {
  return `hit/${nth}/${weapon}`;
}

/** The choices of a hit as buttons, for the list. */
export function hitHandles(line: HitLine, at: Hex): HandleItem[] {
  if (line.open.length < 2) return [];
  return line.open.map(({ mount, weapon, name, boxes }) => ({
    kind: 'handle',
    id: hitId(line, weapon),
    at,
    icon: 'check',
    name: `Hit ${line.nth + 1}, ${line.on}: ${name}, ${goesTo(boxes)}`,
    pressed: mount === line.takes,
  }));
}

/** The weapons of these lines as the order names them. */
export function weaponNames(lines: readonly HitLine[]): string[] {
  return lines.map(line => line.open.find(one => one.mount === line.takes)?.weapon ?? STRUCTURE);
}

/** The hits that wait, and the weapons that take them as the order stands. */
interface Placed {
  about: About;
  weapons: readonly string[];
}

/** The order with one hit placed elsewhere; what follows from it follows. */
export function withHitOn(seen: FaSeen, { about, weapons }: Placed, at: { nth: number; weapon: string }): string[] {
  const placed = weapons.map((one, i) => (i === at.nth ? at.weapon : one));
  return weaponNames(hitLines(seen, about, placed));
}

/** Boxes about to be marked on the sheet of one ship, by the keys of their rows; `inHand` is the hit that is being placed. */
export function goingOn(lines: readonly HitLine[], ship: string, inHand?: HitLine): Record<string, Going> {
  const own = lines.filter(line => line.ship === ship);
  const may = inHand?.ship === ship && inHand.open.length > 1 ? inHand.open.map(one => rowKey(one.mount)) : [];
  const taken = Map.groupBy(own, line => rowKey(line.takes));
  const keys = new Set([...taken.keys(), ...may]);
  return Object.fromEntries(
    [...keys].map(key => [key, { boxes: taken.get(key)?.length ?? 0, ...(may.includes(key) && { may: true }) }]),
  );
}

/** The key of a weapon's row of boxes; without a mount that of structure. */
export function rowKey(mount: number | undefined): string {
  return mount === undefined ? 'structure' : `weapon/${mount}`;
}

/** `A primary weapon, struck through fore port. None is left: structure takes it.`: where a hit fell, and what becomes of one that finds none of its kind. */
export function hitWords({ book }: Pick<FaSeen, 'book'>, line: HitLine): string {
  const from = line.arcs.length === ARC_WORDS.length ? 'any arc' : listWords(line.arcs.map(arc => ARC_WORDS[arc] ?? ''));
  const struck = `${line.again ? 'The same hit goes on: a' : 'A'} ${line.on} weapon, struck through ${from}.`;
  if (line.open.length === 0) return `${struck} None is left: structure takes it.`;
  return standsIn(book, line) ? `${struck} None is left, so one of the other kind.` : struck;
}

/** Whether a weapon of the other kind stands in, as none of the kind that was hit is left. */
function standsIn(book: FaSeen['book'], line: HitLine): boolean {
  const weapon = shipOf(book, { id: line.ship }).weapons[line.open[0]?.mount ?? -1];
  return weapon !== undefined && isSecondary(weapon) !== (line.on === 'secondary');
}
