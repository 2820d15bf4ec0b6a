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

/** TP-15.2.2 What stands in the bay as the battle begins: an MRS in place of an admin shuttle, booster packs for the first fighters, as they were bought; TP-12.1.5 and behind its boxes the mech links. */
export function berthsOf({ shuttles }: Pick<ShipCard, 'shuttles'>, { options }: Pick<ShipOfBook, 'options'>): Berth[] {
  const countOf = (id: string): number => options.find(one => one.id === id)?.n ?? 0;
  let [mrs, packs] = [countOf('mrs'), countOf('booster-pack')];
  const boxes = shuttles.map((kind): Berth => {
    const swapped = kind === 'admin' && mrs > 0;
    const boosted = isFighter(kind) && packs > 0;
    if (swapped) mrs -= 1;
    if (boosted) packs -= 1;
    return { kind: swapped ? 'mrs' : kind, lost: false, unit: null, packs: boosted };
  });
  const links = Array.from({ length: countOf('mech-link') }, (): Berth => ({ ...LINK }));
  return [...boxes, ...links];
}

const LINK: Berth = { kind: null, lost: false, unit: null, packs: false, link: true };

/** TP-12.2.3 */
export function isFighter(kind: ShuttleKind): boolean {
  return kind === 'stinger-1';
}

/** TP-10.2.8, TP-10.2.10 What a bay gives up first by what all see of it: empty boxes, shuttles, MRS, fighters. */
const GIVEN_UP: Readonly<Record<ShuttleKind | 'pf', number>> = { admin: 1, gas: 1, mrs: 2, 'stinger-1': 3, pf: 4 };

type Aboard = Pick<Hold, 'bay' | 'form'>;

/** TP-10.2.10, TP-10.3.1 As many berths are lost as the ship has lost boxes, with what stands in them. */
export function loseBerths(open: Pick<Open, 'units'>, t: TpTable, { unit, hold }: { unit: Unit; hold: Aboard }): void {
  for (const box of boxesGivenUp(unit)) {
    keepReady(unit, hold, box);
    const berth = unit.bay?.[box] as Berth;
    const landed = unitNamed(open, berth.unit ?? '');
    Object.assign(berth, { kind: null, lost: true, unit: null });
    t.tell(() => ({ kind: 'berth-lost', unit: unit.id, box }));
    if (!landed) continue;
    landed.status = 'destroyed';
    t.tell(() => ({ kind: 'destroyed', unit: landed.id, at: hexOf(unit) }));
  }
}

function boxesGivenUp({ bay = [], boxes }: Unit): number[] {
  const ranks = bay.map(({ kind }) => (kind === null ? 0 : GIVEN_UP[kind]));
  const left = bay.flatMap(({ lost, link }, box) => (lost || link ? [] : [box]));
  left.sort((a, b) => (ranks[a] as number) - (ranks[b] as number));
  return left.slice(0, Math.max(0, left.length - boxes.shuttle));
}

/** TP-6.5.3, ruling R104 Of shuttles that look alike the plain ones are gone first, and no box that is lost tells which: what is made ready changes places with a plain one. */
function keepReady({ bay = [] }: Unit, hold: Aboard, box: number): void {
  const lost = bay[box] as Berth;
  const craft = hold.bay[box] ?? PLAIN;
  const isSpare = ({ kind, unit }: Berth, at: number): boolean =>
    at !== box && kind === lost.kind && unit === lost.unit && hold.bay[at]?.as === 'plain';
  const spare = craft.as === 'plain' || lost.kind === null ? -1 : bay.findIndex(isSpare);
  hold.bay[box] = { ...PLAIN, load: [] };
  if (spare < 0) return;
  hold.bay[spare] = craft;
  if (!hold.form) return;
  const shuttles = hold.form.shuttles.map(line => (line.box === box ? { ...line, box: spare } : line));
  hold.form = { ...hold.form, shuttles };
}

/** TP-14.1.3 A box that is mended is empty. */
export function mendBerth({ bay }: Pick<Unit, 'bay'>): void {
  const berth = bay?.find(({ lost }) => lost);
  if (berth) berth.lost = false;
}
