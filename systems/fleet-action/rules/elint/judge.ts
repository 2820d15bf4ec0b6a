// Chapter 13: what is wrong with ELINT levels as they are allocated.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import { priorityOf } from '../abilities/uses.ts';
import type { ElintList, ElintUse } from '../orders.ts';
import { isActive, ownSquadron, squadronOfShip } from '../roster.ts';
import type { FaView } from '../state.ts';
import { NETWORK_LEVELS, REACH } from './in-force.ts';
import type { Known } from './levels.ts';
import { isInNetwork, levelsOf, networkAt, shipNamed } from './levels.ts';

/** Everything wrong with the levels of a side's ships. */
export function elintFaults(v: FaView, lists: readonly ElintList[]): Refusal[] {
  return [
    ...priorityFaults(v, lists),
    ...lists.flatMap((_, i) => listFaults(v, lists, i).map(under(`/elint/${i}`))),
    ...networkFaults(v, lists),
  ];
}

/** FA-4.4.2, FA-4.2.2 By priority one ship supports one other squadron in a turn. */
function priorityFaults(v: FaView, lists: readonly ElintList[]): Refusal[] {
  const given = lists.flatMap(({ ship, uses }, i) =>
    uses.flatMap(({ use, at: [id] = [] }, n) => {
      const lends = (use === 'offence' || use === 'defence') && id !== undefined && id !== squadronOfShip(v, ship);
      return lends ? [{ to: `${ship} ${id}`, at: `/elint/${i}/uses/${n}/at/0` }] : [];
    }),
  );
  const more = given.find(({ to }) => to !== given[0]?.to);
  return more ? [{ rule: 'FA-4.2.2', at: more.at, say: 'An admiral has one ship support one other squadron a turn.' }] : [];
}

/** FA-13.1.1 A ship of one's own with levels left gives no more than it has, in one list. */
function listFaults(v: FaView, lists: readonly ElintList[], i: number): Refusal[] {
  const { ship: id, uses } = lists[i] as ElintList;
  const by = shipNamed(v, id);
  const fault = (at: string, say: string): Refusal[] => [{ rule: 'FA-13.1.1', at, say }];
  if (!by || by.of.side !== v.side || !isActive(by.ship)) return fault('/ship', `You have no ship ${id} to give ELINT levels.`);
  const levels = levelsOf(by);
  if (by.of.card.elint === 0) return fault('/ship', `${by.of.name} is no ELINT ship.`);
  if (lists.findIndex(one => one.ship === id) < i) return fault('/ship', `The levels of ${by.of.name} are given already.`);
  const over = uses.length > levels ? fault(`/uses/${levels}`, `${by.of.name} has ${levels} ELINT levels left.`) : [];
  return [...over, ...uses.flatMap((use, n) => useFaults(v, by, use).map(under(`/uses/${n}`)))];
}

function useFaults(v: FaView, by: Known, one: ElintUse): Refusal[] {
  switch (one.use) {
    case 'offence':
    case 'defence':
      return supportFaults(v, by, one);
    case 'network':
      return oneEnemyFaults(v, { by, one }, { rule: 'FA-13.4.1', far: 'FA-13.4.6', reach: REACH.network });
    case 'elint':
      return [
        ...oneEnemyFaults(v, { by, one }, { rule: 'FA-13.5.1', far: 'FA-13.5.6', reach: REACH.elint }),
        ...noElintFaults(v, one),
      ];
    case 'targeting':
      return targetingFaults(v, one);
  }
}

/** FA-13.2, FA-13.3 Support is for the ship's own squadron. FA-13.1.5 It and the ship are in command. */
function supportFaults(v: FaView, by: Known, { at = [] }: ElintUse): Refusal[] {
  const other = at.findIndex(id => id !== ownSquadron(v.open, by.of) && priorityOf(v, by.of, id) === undefined);
  if (other >= 0 || at.length > 1) {
    const say = `${by.of.name} supports its own squadron alone: no admiral near it has bought more.`;
    return [{ rule: 'FA-13.2.1', at: `/at/${Math.max(0, other)}`, say }];
  }
  if (isInNetwork(v, by)) return [];
  return [{ rule: 'FA-13.1.5', say: `${by.of.name} or its squadron is out of command and gives no support.` }];
}

/** A level, and the ship that gives it. */
interface Meant {
  by: Known;
  one: ElintUse;
}

/** How a use is called in refusals of its target. */
interface Wanted {
  rule: string;
  far: string;
  reach: number;
}

/** One enemy ship that fights, near enough as levels are given. */
function oneEnemyFaults(v: FaView, { by, one: { at = [] } }: Meant, { rule, far, reach }: Wanted): Refusal[] {
  const [id] = at;
  if (id === undefined) return [{ rule, at: '/at', say: 'Whom does it jam?', lacking: true as const }];
  if (at.length > 1) return [{ rule, at: '/at/1', say: 'It jams one ship.' }];
  const to = enemyNamed(v, id);
  if (!to) return [{ rule, at: '/at/0', say: `${id} is no enemy ship on the map.` }];
  const range = hexes.range(by.ship, to.ship);
  if (range <= reach) return [];
  return [{ rule: far, at: '/at/0', say: `${to.of.name} is ${range} hexes away; this reaches ${reach}.` }];
}

/** FA-13.5.1 Whose ELINT is jammed has some. */
function noElintFaults(v: FaView, { at: [id = ''] = [] }: ElintUse): Refusal[] {
  const to = enemyNamed(v, id);
  return to && levelsOf(to) === 0 ? [{ rule: 'FA-13.5.1', at: '/at/0', say: `${to.of.name} has no ELINT to jam.` }] : [];
}

/** FA-13.6.4 Two different enemy ships for a level, or one. FA-13.6.5 How far they are counts when they fire. */
function targetingFaults(v: FaView, { at = [] }: ElintUse): Refusal[] {
  const fault = (where: string, say: string): Refusal => ({ rule: 'FA-13.6.4', at: `/at${where}`, say });
  if (at.length === 0) return [{ ...fault('', 'Whose targeting does it jam?'), lacking: true as const }];
  return at.flatMap((id, n) => {
    if (!enemyNamed(v, id)) return [fault(`/${n}`, `${id} is no enemy ship on the map.`)];
    return at.indexOf(id) < n ? [fault(`/${n}`, `${id} is named already.`)] : [];
  });
}

function enemyNamed(v: FaView, id: string): Known | undefined {
  const to = shipNamed(v, id);
  return to && to.of.side !== v.side && isActive(to.ship) ? to : undefined;
}

/** FA-13.4.2, FA-13.4.3 Levels on a command ship or a flagship are enough for it, FA-13.1.2 those of all ships put together. */
function networkFaults(v: FaView, lists: readonly ElintList[]): Refusal[] {
  const levels = new Map<string, { count: number; at: string }>();
  for (const [i, { uses }] of lists.entries())
    for (const [n, { use, at: [id] = [] }] of uses.entries()) {
      if (use !== 'network' || id === undefined) continue;
      const { count = 0, at = `/elint/${i}/uses/${n}` } = levels.get(id) ?? {};
      levels.set(id, { count: count + 1, at });
    }
  return [...levels].flatMap(([id, { count, at }]) => {
    const to = enemyNamed(v, id);
    if (!to) return [];
    const { of } = networkAt(v, to);
    const needs = NETWORK_LEVELS[of];
    if (count >= needs) return [];
    const rule = of === 'fleet' ? 'FA-13.4.3' : 'FA-13.4.2';
    const what = of === 'fleet' ? 'a flagship' : 'a command ship';
    return [{ rule, at, say: `${to.of.name} is ${what}: it takes ${needs} levels, and gets ${count}.`, lacking: true as const }];
  });
}
