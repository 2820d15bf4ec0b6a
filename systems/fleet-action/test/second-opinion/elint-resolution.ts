// Second opinion: ELINT levels as they are given, and what is left of them when all are laid open (FA-13).

import type { Elint } from '../../rules/elint/effects.ts';
import type { ElintList, ElintUse } from '../../rules/orders.ts';
import { hexOf, isAlive, type Seen } from './adapter.ts';
import { range } from './hexes.ts';

/** FA-13.4.6, FA-13.5.6 How far the jamming of networks and of ELINT reaches. */
const REACH = { network: 15, elint: 35 } as const;
/** FA-13.4.1, FA-13.4.2, FA-13.4.3 */
const NEEDS = { ship: 1, squadron: 2, fleet: 4 } as const;

const placeOf = ({ book }: Seen, id: string): number => book.ships.findIndex(ship => ship.id === id);
const between = ({ open }: Seen, a: number, b: number): number => range(hexOf(open.ships[a]!), hexOf(open.ships[b]!));

/** FA-13.1.1, FA-13.7.1 A level for each S box that is not marked; boxes are marked from the highest down. */
export function levelsOf({ book, open }: Seen, i: number): number {
  return isAlive(open.ships[i]!) ? book.ships[i]!.card.elintBoxes.filter(box => open.ships[i]!.sensor >= box).length : 0;
}

/** FA-13.1.5, FA-4.7.2 Whether a ship and its squadron are in command. */
function isLed({ book, open, clock }: Seen, i: number): boolean {
  const squadron = open.squadrons.find(({ id }) => id === book.ships[i]!.squadron)!;
  return open.ships[i]!.out === 'no' && squadron.leaderless !== clock.turn;
}

/** FA-13.4.1 to 13.4.3 Whose network is jammed at a ship. */
function networkAt(s: Seen, i: number): { of: keyof typeof NEEDS; whose: string } {
  const { id, side, squadron } = s.book.ships[i]!;
  if (s.open.fleets.some(fleet => fleet.flagship === id && !fleet.vacant)) return { of: 'fleet', whose: side };
  const isLead = s.open.squadrons.some(one => one.commander === id && s.open.ships[i]!.out === 'no');
  return isLead ? { of: 'squadron', whose: squadron } : { of: 'ship', whose: id };
}

/** FA-13.1.1, FA-13.1.5, FA-13.4.6, FA-13.5.1, FA-13.6.4 Whether a side may give its levels so. */
export function mayGive(s: Seen, side: string, lists: readonly ElintList[]): boolean {
  if (new Set(lists.map(({ ship }) => ship)).size < lists.length) return false;
  const isRight = ({ ship, uses }: ElintList): boolean => {
    const by = placeOf(s, ship);
    if (s.book.ships[by]?.side !== side || uses.length > levelsOf(s, by) || s.book.ships[by]!.card.elint === 0) return false;
    return isAlive(s.open.ships[by]!) && uses.every(use => mayUse(s, by, use));
  };
  const jammed = lists.flatMap(({ uses }) => uses.flatMap(({ use, at = [] }) => (use === 'network' ? at : [])));
  const isEnough = (id: string): boolean =>
    placeOf(s, id) < 0 || jammed.filter(other => other === id).length >= NEEDS[networkAt(s, placeOf(s, id)).of];
  return lists.every(isRight) && jammed.every(isEnough);
}

function mayUse(s: Seen, by: number, { use, at = [] }: ElintUse): boolean {
  const { side, squadron } = s.book.ships[by]!;
  if (use === 'offence' || use === 'defence') return at.every(id => id === squadron) && at.length < 2 && isLed(s, by);
  const enemies = at.map(id => placeOf(s, id));
  const isEnemy = (i: number): boolean => i >= 0 && s.book.ships[i]!.side !== side && isAlive(s.open.ships[i]!);
  if (enemies.length === 0 || new Set(at).size < at.length || !enemies.every(isEnemy)) return false;
  if (use === 'targeting') return enemies.length <= 2;
  return enemies.length === 1 && between(s, by, enemies[0]!) <= REACH[use] && (use === 'network' || levelsOf(s, enemies[0]!) > 0);
}

/** FA-13.5.2 to 13.5.4, FA-A56 The lists as they are left to their ships: all jamming of ELINT at once, from the end of the victim's. */
function afterJamming(s: Seen, lists: readonly ElintList[]): ElintList[] {
  const struck = (id: string): number =>
    lists.flatMap(({ ship, uses }) =>
      uses.filter(
        ({ use, at = [] }) => use === 'elint' && at[0] === id && between(s, placeOf(s, ship), placeOf(s, id)) <= REACH.elint,
      ),
    ).length;
  return lists.map(({ ship, uses }) => {
    const [most, kept]: [number, ElintUse[]] = [struck(ship), []];
    let gone = 0;
    for (const one of uses.toReversed())
      if (one.use === 'defence' || one.use === 'elint' || gone === most) kept.push(one);
      else gone += 1;
    return { ship, uses: kept.toReversed() };
  });
}

/** FA-13.2 to 13.6 What is at work in the turn. Lists are in the order in which they are laid open. */
export function resolve(s: Seen, lists: readonly ElintList[]): Elint {
  const alive = lists.filter(({ ship }) => isAlive(s.open.ships[placeOf(s, ship)]!));
  const given = afterJamming(s, alive);
  const all = given.flatMap(({ ship, uses }) => uses.map(one => ({ ship, ...one })));
  const supports = new Map<string, Elint['supports'][number]>();
  const networks = new Map<string, Elint['networks'][number]>();
  for (const { ship, use, at: [target = ''] = [] } of all) {
    const by = placeOf(s, ship);
    if ((use === 'offence' || use === 'defence') && isLed(s, by)) {
      const one = supports.get(`${ship} ${use}`) ?? { ship, squadron: s.book.ships[by]!.squadron, use, levels: 0 };
      supports.set(`${ship} ${use}`, { ...one, levels: one.levels + 1 });
    }
    if (use !== 'network' || between(s, by, placeOf(s, target)) > REACH.network) continue;
    const jam = networks.get(target) ?? { target, ...networkAt(s, placeOf(s, target)), by: [] };
    networks.set(target, jam);
    const own = jam.by.find(one => one.ship === ship);
    if (own) own.levels += 1;
    else jam.by.push({ ship, levels: 1 });
  }
  // FA-13.5.5
  const isEnough = ({ of, by }: Elint['networks'][number]): boolean => by.reduce((sum, one) => sum + one.levels, 0) >= NEEDS[of];
  return {
    supports: [...supports.values()],
    networks: [...networks.values()].filter(isEnough),
    targeting: all.flatMap(({ ship, use, at = [] }) => (use === 'targeting' ? at.map(target => ({ ship, target })) : [])),
  };
}
