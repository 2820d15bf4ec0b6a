// TP-9.1.2 Weapons at the rim of a ship, each where it bears.

import type { SheetBox, SheetPlace } from '@flagplot/sheets';
import type { WeaponCard } from '../rules/cards.ts';
import { arcOf, bears } from '../rules/geometry/arcs.ts';
import { from } from './origins.ts';
import type { Subject } from './subject.ts';
import { isLost, mountedAt } from './subject.ts';
import { arcWords, typeName } from './words.ts';

export type Quarter = 'ahead' | 'port' | 'starboard' | 'astern';

const BEARINGS = 24;
/** Bearings 0 to 23 clockwise from ahead: what counts for starboard, what for port. */
const AHEAD = 0;
const ABEAM = 6;

/** The quarter most of an arc lies in; what bears alike on all of them stands astern, where there is room. */
export function quarterOf(arc: string): Quarter {
  const bits = arcOf(arc);
  let [starboard, ahead] = [0, 0];
  for (let bearing = 0; bearing < BEARINGS; bearing += 1)
    if (bears(bits, bearing)) {
      starboard += lean(bearing - ABEAM);
      ahead += lean(bearing - AHEAD);
    }
  if (Math.abs(starboard) > Math.abs(ahead)) return starboard > 0 ? 'starboard' : 'port';
  return ahead > 0 ? 'ahead' : 'astern';
}

/** 6 in its own direction, 0 abeam of it, −6 away from it. */
function lean(turn: number): number {
  const round = ((turn % BEARINGS) + BEARINGS) % BEARINGS;
  return ABEAM - Math.min(round, BEARINGS - round);
}

interface Mounted {
  readonly weapon: WeaponCard;
  readonly box: SheetBox;
}

/** Boxes in a line where they stand beside the ship, and ahead or astern of her. */
const ACROSS = { port: 2, starboard: 2, ahead: 8, astern: 8 } as const;

/** The weapons of each quarter, those of one kind and arc together: side by side ahead and astern, one below the other to port and starboard. */
export function rimOf(subject: Subject): Record<Quarter, SheetPlace[]> {
  const mounted = subject.card.weapons.map((_, mount): Mounted => {
    const weapon = mountedAt(subject, mount);
    return { weapon, box: { says: weapon.name, marked: isLost(subject, mount) } };
  });
  const groups = [...Map.groupBy(mounted, ({ weapon }) => `${typeName(weapon)}, ${arcWords(weapon.arc)}`)];
  const of = (quarter: Quarter): SheetPlace[] =>
    groups
      .filter(([, [first]]) => quarterOf(first?.weapon.arc ?? 'ALL') === quarter)
      .map(([name, all], i) => {
        const item = {
          ...{ kind: 'boxes' as const, boxes: all.map(({ box }) => box), fromLeft: true as const, across: ACROSS[quarter] },
          ...{ ...from(subject.card.provenance, 'weapons'), key: `weapon/${all[0]?.weapon.id}` },
        };
        const along = quarter === 'ahead' || quarter === 'astern';
        return { column: along ? i + 1 : 1, row: along ? 1 : i + 1, cell: { name, item } };
      });
  return { ahead: of('ahead'), port: of('port'), starboard: of('starboard'), astern: of('astern') };
}
