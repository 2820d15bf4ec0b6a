// Chapter 12.2: cards of shuttles and fighters, made of what the charts say of each kind.

import { memoise } from '@flagplot/kernel';
import type { CardOfBook } from '../book.ts';
import type { ShipCard, ShuttleKind, WeaponCard } from '../cards.ts';
import type { Charts } from '../charts.ts';
import { cardOfBook } from '../fitting.ts';

type Numbers = Pick<Charts, 'shuttles' | 'fusionShots' | 'gasParties' | 'mounts'>;

const KINDS: readonly ShuttleKind[] = ['admin', 'gas', 'mrs', 'stinger-1'];

const NAMES: Readonly<Record<ShuttleKind, string>> = {
  admin: 'shuttle',
  gas: 'ground-assault shuttle',
  mrs: 'multi-role shuttle',
  'stinger-1': 'fighter',
};

/** TP-12.2.1, TP-12.2.2, TP-12.2.3 Every kind of small unit by its id. */
export const smallCards: (charts: Numbers) => Readonly<Record<string, CardOfBook>> = memoise((charts: Numbers) =>
  Object.fromEntries(KINDS.map(kind => [kind, cardOfBook(cardOfKind(charts, kind), charts)])),
);

/** Whether a card is that of a small unit. */
export function isShuttleKind(id: string): id is ShuttleKind {
  return KINDS.some(kind => kind === id);
}

/** Nothing of a ship is in it, TP-12.2.6 neither shields nor boxes. */
const NOTHING = {
  // The smallest there is: what a small unit is, its kind says.
  class: 'patrol-ship',
  nation: 'none',
  size: 5,
  moveCost: [1, 1],
  turnMode: 'AA',
  breakdown: 6,
  hetBonus: 0,
  shields: [],
  power: { left: 0, right: 0, centre: 0, impulse: 0, apr: 0, battery: 0, holds: 1 },
  hull: { fore: 0, aft: 0, centre: 0, cargo: 0, armour: 0 },
  control: { bridge: 0, flag: 0, emergency: 0, auxiliary: 0, security: 0 },
  tracks: { damageControl: [], sensor: [], scanner: [], excess: 0 },
  systems: { transporter: 0, tractor: 0, lab: 0, probe: 0 },
  shuttles: [],
  crew: 0,
} as const satisfies Partial<ShipCard>;

/** TP-12.2.2 Ground-assault shuttles carry parties. What is printed of each kind stands in the chart of shuttles. */
function cardOfKind(charts: Numbers, kind: ShuttleKind): ShipCard {
  return {
    ...NOTHING,
    id: kind,
    name: NAMES[kind],
    bpv: charts.shuttles[kind].points,
    boarding: kind === 'gas' ? charts.gasParties : 0,
    weapons: weaponsOf(charts, kind),
    provenance: {},
  };
}

/** TP-12.2.1 A phaser-3 all round; TP-12.2.3 that of a fighter points forward, as do its shots of fusion. */
function weaponsOf({ fusionShots }: Numbers, kind: ShuttleKind): WeaponCard[] {
  if (kind !== 'stinger-1') return [{ id: 'phaser-1', type: 'ph-3', name: '1', arc: 'ALL' }];
  const shots = Array.from(
    { length: fusionShots },
    (_, i): WeaponCard => ({ id: `fusion-${i + 1}`, type: 'fusion', name: `${i + 1}`, arc: 'FA' }),
  );
  return [{ id: 'phaser-1', type: 'ph-3', name: '1', arc: 'FA' }, ...shots];
}
