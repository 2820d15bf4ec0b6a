// Ships made for tests: one that carries every gun all round, and targets that carry little.

import { ships, weapons } from '../data/index.ts';
import type { Mount, ShipCard } from '../rules/cards.ts';

const [omega] = ships as readonly [ShipCard, ...ShipCard[]];

/** A weapon with one factor all round. */
export const mounted = (weapon: string, x: number, rest: Partial<Mount> = {}): Mount => ({
  weapon,
  arcs: [x, x, x, x, x, x],
  boxes: x,
  af: 0,
  ...rest,
});

/** A capital ship of armour 4 all round, with a grey box at 5 and what is said of it. */
export const hull = (id: string, rest: Partial<ShipCard> = {}): ShipCard => ({
  ...omega,
  id,
  name: id,
  def: 10,
  armour: [4, 4, 4],
  structure: 10,
  grey: [5],
  sensor: 3,
  mounts: [],
  ...rest,
});

/** Carries every weapon that is fired at ships, two of each all round, and hits with ease. */
export const GUNNER: ShipCard = hull('gunner', {
  sensor: 10,
  mounts: weapons.filter(({ delivery }) => delivery === 'direct').map(({ id }) => mounted(id, 2)),
});
