// Levels given by chance: any use that the rules allow.

import { hexes } from '@flagplot/hexes';
import type { RollDie } from '@flagplot/kernel';
import type { ElintList, ElintUse } from '../orders.ts';
import { isActive } from '../roster.ts';
import type { FaView } from '../state.ts';
import { NETWORK_LEVELS, REACH } from './in-force.ts';
import type { Known } from './levels.ts';
import { elintShips, isInNetwork, levelsOf, networkAt, shipNamed } from './levels.ts';

const USES = ['offence', 'defence', 'network', 'elint', 'targeting'] as const;

/** Lists for the ships of a side; who has nobody to jam keeps the level. */
export function anyLevels(v: FaView, face: RollDie): ElintList[] {
  const lists = elintShips(v, v.side).map(by => ({
    ship: by.ship.id,
    uses: Array.from({ length: levelsOf(by) }, () => anyUse(v, by, face)).filter(use => use !== undefined),
  }));
  return withoutTooFew(v, lists).filter(({ uses }) => uses.length > 0);
}

function anyUse(v: FaView, by: Known, face: RollDie): ElintUse | undefined {
  const use = USES[face(USES.length) - 1] as ElintUse['use'];
  if (use === 'offence' || use === 'defence') return isInNetwork(v, by) ? { use } : undefined;
  const enemies = enemiesFor(v, by, use);
  if (enemies.length === 0) return undefined;
  const any = () => (enemies[face(enemies.length) - 1] as Known).ship.id;
  return { use, at: use === 'targeting' ? [...new Set([any(), any()])] : [any()] };
}

/** Whom a use can be meant for as levels are given. */
export function enemiesFor(v: FaView, by: Known, use: ElintUse['use']): Known[] {
  const enemies = v.book.ships.flatMap(({ id, side }) => (side === v.side ? [] : (shipNamed(v, id) ?? [])));
  const able = enemies.filter(({ ship }) => isActive(ship));
  if (use === 'targeting') return able;
  const reach = use === 'network' ? REACH.network : REACH.elint;
  return able.filter(to => hexes.range(by.ship, to.ship) <= reach && (use === 'network' || levelsOf(to) > 0));
}

/** FA-13.4.2, FA-13.4.3 Levels that are too few for a network are kept. */
export function withoutTooFew(v: FaView, lists: readonly ElintList[]): ElintList[] {
  const all = lists.flatMap(({ uses }) => uses);
  const isEnough = ({ use, at: [id = ''] = [] }: ElintUse) => {
    const to = use === 'network' ? shipNamed(v, id) : undefined;
    if (!to) return true;
    return all.filter(one => one.use === 'network' && one.at?.[0] === id).length >= NETWORK_LEVELS[networkAt(v, to).of];
  };
  return lists.map(({ ship, uses }) => ({ ship, uses: uses.filter(isEnough) }));
}
