// Chapter 12.1: the shuttle bay of a ship, box by box.

import type { ShipOfBook } from '../book.ts';
import type { ShipCard, ShuttleKind } from '../cards.ts';
import type { Craft, Hold } from '../folder.ts';
import { hexOf } from '../map.ts';
import type { Berth, Open, Unit } from '../open.ts';
import { unitNamed } from '../roster.ts';
import type { TpTable } from '../state.ts';

/** A shuttle made ready for nothing. */
export const PLAIN: Craft = Object.freeze({ as: 'plain', turns: 0, energy: 0, target: null, load: [] });

/** TP-15.2.2 What stands in the bay as the battle begins: an MRS in place of an admin shuttle, booster packs for the first fighters, as they were bought. */
export function berthsOf({ shuttles }: Pick<ShipCard, 'shuttles'>, { options }: Pick<ShipOfBook, 'options'>): Berth[] {
  const countOf = (id: string): number => options.find(one => one.id === id)?.n ?? 0;
  let [mrs, packs] = [countOf('mrs'), countOf('booster-pack')];
  return shuttles.map(kind => {
    const swapped = kind === 'admin' && mrs > 0;
    const boosted = isFighter(kind) && packs > 0;
    if (swapped) mrs -= 1;
    if (boosted) packs -= 1;
    return { kind: swapped ? 'mrs' : kind, lost: false, unit: null, packs: boosted };
  });
}

/** TP-12.2.3 */
export function isFighter(kind: ShuttleKind): boolean {
  return kind === 'stinger-1';
}

/** TP-10.2.10 What a bay gives up first: empty boxes, plain shuttles, MRS, fighters, and what is armed. */
const GIVEN_UP: Readonly<Record<ShuttleKind, number>> = { admin: 1, gas: 1, mrs: 2, 'stinger-1': 3 };
const ARMED = 4;

/** TP-10.2.10, TP-10.3.1 As many berths are lost as the ship has lost boxes, with what stands in them. */
export function loseBerths(open: Pick<Open, 'units'>, t: TpTable, { unit, hold }: { unit: Unit; hold: Pick<Hold, 'bay'> }): void {
  for (const box of boxesGivenUp(unit, hold)) {
    const berth = unit.bay?.[box] as Berth;
    const landed = unitNamed(open, berth.unit ?? '');
    Object.assign(berth, { kind: null, lost: true, unit: null });
    t.tell(() => ({ kind: 'berth-lost', unit: unit.id, box }));
    if (!landed) continue;
    landed.status = 'destroyed';
    t.tell(() => ({ kind: 'destroyed', unit: landed.id, at: hexOf(unit) }));
  }
}

function boxesGivenUp({ bay = [], boxes }: Unit, hold: Pick<Hold, 'bay'>): number[] {
  const ranks = bay.map((berth, box) => rankOf(berth, hold.bay[box]));
  const left = bay.flatMap(({ lost }, box) => (lost ? [] : [box]));
  left.sort((a, b) => (ranks[a] as number) - (ranks[b] as number));
  return left.slice(0, Math.max(0, left.length - boxes.shuttle));
}

function rankOf({ kind }: Berth, craft: Craft | undefined): number {
  if (kind === null) return 0;
  return craft === undefined || craft.as === 'plain' ? GIVEN_UP[kind] : ARMED;
}

/** TP-14.1.3 A box that is mended is empty. */
export function mendBerth({ bay }: Pick<Unit, 'bay'>): void {
  const berth = bay?.find(({ lost }) => lost);
  if (berth) berth.lost = false;
}
