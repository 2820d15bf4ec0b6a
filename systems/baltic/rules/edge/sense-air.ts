// Whether the aeroplanes of a state from outside make sense.

import type { Refusal } from '@flagplot/kernel';
import { landBased } from '../aeroplanes/markers.ts';
import type { Sealed } from '../folder.ts';
import type { Hitch, Marker, Vessel } from '../open.ts';
import { unitCalled, vesselNamed } from '../roster.ts';
import type { BbState } from '../state.ts';

const fault = (rule: string, at: string, say: string): Refusal => ({ rule, at, say });

/** BB-3.5.1 to BB-3.5.3 Squadrons of the scenario and of its carriers, whole or less, each where a squadron can be. */
export function markerFaults({ book, open }: BbState): Refusal[] {
  const land = book.sides.flatMap(side => landBased(book, side));
  const missing = land.filter(({ id, side, type }) => {
    const found = open.markers.find(marker => marker.id === id);
    return !found || found.home !== null || found.side !== side || found.type !== type;
  });
  return [
    ...missing.map(({ id }) => fault('BB-3.5.16', '/open/markers', `${id} of the land is missing.`)),
    ...open.markers.flatMap((marker, i) => oneFaults({ book, open }, marker, `/open/markers/${i}`)),
  ];
}

function oneFaults({ book, open }: Pick<BbState, 'book' | 'open'>, marker: Marker, at: string): Refusal[] {
  const { id, side, home, type, planes, ammo, status, on, took } = marker;
  const card = book.aeroplanes[type];
  const found: Refusal[] = [];
  if (open.markers.filter(other => other.id === id).length > 1) found.push(fault('BB-3.5.3', at, `${id} is there twice.`));
  if (!book.sides.some(one => one.id === side)) found.push(fault('BB-3.5.1', `${at}/side`, `There is no side ${side}.`));
  if (home === null ? !book.sides.some(one => one.id === side && one.aeroplanes.length > 0) : !vesselNamed(open, home))
    found.push(fault('BB-3.5.1', `${at}/home`, `${id} comes from nowhere.`));
  if (planes > card.planes || (planes === 0) !== (status === 'lost'))
    found.push(fault('BB-4.2.9', `${at}/planes`, `${id} has ${card.planes} planes at first, and is lost with the last.`));
  if (ammo > (card.ammo ?? 0)) found.push(fault('BB-3.5.2', `${at}/ammo`, `${id} has ${card.ammo ?? 0} boxes.`));
  if (took > book.charts.aeroplane.takes) found.push(fault('BB-4.5.9', `${at}/took`, `${id} has taken on too many.`));
  if (!fits(marker, on && vesselNamed(open, on.vessel)))
    found.push(fault('BB-6.8.2', `${at}/on`, `${id} cannot be fast to ${on?.vessel ?? 'nothing'}.`));
  return found;
}

/** BB-3.5.7 Aboard of a vessel, BB-6.8.2 fast to one that is there, or to none. */
function fits({ status, on }: { status: Marker['status']; on: Hitch | null }, vessel: Vessel | null | undefined): boolean {
  if (status === 'aboard') return on !== null && !!vessel;
  return on === null || (status === 'flies' && vessel?.status === 'live');
}

/** BB-1.5.9, BB-3.5.4 What a folder holds lies in carriers of its own side, no more than they had and have not launched. */
export function holdFaults({ book, open, sealed }: BbState): Refusal[] {
  return book.sides.flatMap(({ id: side }) => {
    const { hold } = sealed[side] as Sealed;
    return hold.flatMap(({ carrier }, i) => {
      const vessel = vesselNamed(open, carrier);
      if (!vessel || vessel.side !== side)
        return [fault('BB-1.5.9', `/sealed/${side}/hold/${i}/carrier`, `${carrier} is no carrier of ${side}.`)];
      const held = hold.filter(one => one.carrier === carrier).length;
      const seen = open.markers.filter(({ home }) => home === carrier).length;
      const most = unitCalled(book, vessel.unit).squadrons;
      return held + seen > most ? [fault('BB-3.5.4', `/sealed/${side}/hold/${i}`, `${carrier} holds ${most} at first.`)] : [];
    });
  });
}
