// Where seekers make for: a line to the target, and the hexes they will fly through if it stays where it is.

import { type Hex, hexes } from '@flagplot/hexes';
import type { Item } from '@flagplot/scene';
import { hexOf, type Place } from '../rules/map.ts';
import type { Seeker } from '../rules/open.ts';
import { isHere, type Seen, unitNamed } from '../rules/roster.ts';
import { placeNext } from '../rules/seekers/homing.ts';

/** No seeker flies farther before its target stands elsewhere. */
const FAR = 40;

/** TP-6.2.3 The line and the path of a seeker whose target is there. */
export function homing(seen: Seen, seeker: Seeker): Item[] {
  const target = targetOf(seen, seeker);
  if (!target) return [];
  const { id, side } = seeker;
  const through = pathTo(seeker, target);
  const ray: Item = {
    kind: 'ray',
    id: `seeks/${id}`,
    role: 'told',
    side,
    from: { unit: id },
    to: { unit: seeker.on },
    inFlight: seeker.shown,
  };
  return through.length > 1
    ? [{ kind: 'path', id: `homing/${id}`, role: 'past', line: 'drift', side, unit: id, through }, ray]
    : [ray];
}

function targetOf({ open }: Seen, { on }: Seeker): Hex | undefined {
  const unit = unitNamed(open, on);
  return unit ? (isHere(unit) ? unit : undefined) : open.seekers.find(({ id }) => id === on);
}

/** The hexes from where a seeker stands to its target. */
export function pathTo(seeker: Place, target: Hex): Hex[] {
  const through = [hexOf(seeker)];
  for (let at: Place = seeker; through.length <= FAR && !hexes.same(at, target); ) {
    at = placeNext(at, target);
    through.push(hexOf(at));
  }
  return through;
}
