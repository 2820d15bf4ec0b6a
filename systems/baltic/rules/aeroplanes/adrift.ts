// What becomes of aeroplanes whose vessel is lost or leaves.

import type { Sealed } from '../folder.ts';
import type { Vessel } from '../open.ts';
import { cardOf } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import { attachedTo } from './attached.ts';
import { nameOfNext, newMarker } from './markers.ts';

/** BB-3.5.14 With a carrier that is wrecked the squadrons aboard are lost; who is in contact with a vessel that is lost is free where it is. */
export function loseAboard(s: BbState, t: BbTable, vessel: Vessel): void {
  for (const marker of attachedTo(s.open, vessel)) {
    marker.on = null;
    t.tell(() => ({ kind: 'cast-off', marker: marker.id, vessel: vessel.id }));
  }
  if (!cardOf(s.book, vessel).hangar) return;
  const own = s.sealed[vessel.side] as Sealed;
  const held = own.hold.filter(({ carrier }) => carrier === vessel.id);
  own.hold = own.hold.filter(({ carrier }) => carrier !== vessel.id);
  t.reveal(vessel.side);
  const down = s.open.markers.filter(({ status, on }) => status === 'aboard' && on?.vessel === vessel.id);
  for (const { type } of held) {
    const marker = newMarker(s.book, { id: nameOfNext(s.open, vessel.side, type), side: vessel.side, type, home: vessel.id });
    s.open.markers.push(marker);
    down.push(marker);
  }
  for (const marker of down) Object.assign(marker, { status: 'lost', on: null, planes: 0 });
  const squadrons = down.map(({ id, type }) => ({ id, type }));
  t.tell(() => ({ kind: 'went-down', carrier: vessel.id, squadrons }));
}

/** BB-3.1.25 What is fast to a vessel that leaves the table leaves with it. */
export function takeAway(s: Pick<BbState, 'open'>, t: BbTable, vessel: Vessel): void {
  const markers = attachedTo(s.open, vessel);
  for (const marker of markers) Object.assign(marker, { status: 'withdrawn', on: null });
  const ids = markers.map(({ id }) => id);
  if (ids.length > 0) t.tell(() => ({ kind: 'carried-off', markers: ids, vessel: vessel.id }));
}
