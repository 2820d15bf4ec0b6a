// ELINT in a state from outside: levels of ships that have them, at ships and squadrons of the battle.

import type { Refusal } from '@flagplot/kernel';
import { fleetId, ownSquadron } from '../roster.ts';
import type { FaState } from '../state.ts';
import type { Elint, NetworkJam } from './effects.ts';
import { NETWORK_LEVELS } from './in-force.ts';
import { shipNamed } from './levels.ts';

/** FA-13.1.1 Who lends or jams is an ELINT ship; FA-13.1.4 in a folder it is one of the side's own. */
export function elintSense(s: FaState): Refusal[] {
  return [...(s.open.elint ? openFaults(s, s.open.elint) : []), ...folderFaults(s)];
}

function openFaults(s: FaState, { supports, networks, targeting }: Elint): Refusal[] {
  const at = '/open/elint';
  return [
    ...supports.flatMap(({ ship, squadron, levels }, i) => [
      ...giverFaults(s, ship, `${at}/supports/${i}/ship`),
      ...levelFaults(s, { ship, levels }, `${at}/supports/${i}/levels`),
      ...friendFaults(s, { ship, squadron }, `${at}/supports/${i}/squadron`),
    ]),
    ...networks.flatMap((jam, i) => networkFaults(s, jam, `${at}/networks/${i}`)),
    ...targeting.flatMap(({ ship, target }, i) => [
      ...giverFaults(s, ship, `${at}/targeting/${i}/ship`),
      ...enemyFaults(s, { ship, target, rule: 'FA-13.6.4' }, `${at}/targeting/${i}/target`),
    ]),
  ];
}

/** FA-13.1.1 A ship whose card has ELINT. */
function giverFaults(s: FaState, id: string, at: string): Refusal[] {
  const by = shipNamed(s, id);
  return by && by.of.card.elint > 0 ? [] : [{ rule: 'FA-13.1.1', at, say: `${id} is no ELINT ship.` }];
}

function levelFaults(s: FaState, { ship, levels }: { ship: string; levels: number }, at: string): Refusal[] {
  const most = shipNamed(s, ship)?.of.card.elint ?? levels;
  return levels <= most ? [] : [{ rule: 'FA-13.1.1', at, say: `${ship} has ${most} ELINT levels, not ${levels}.` }];
}

/** FA-13.2.1 A squadron of the ship's own side. */
function friendFaults(s: FaState, { ship, squadron }: { ship: string; squadron: string }, at: string): Refusal[] {
  const of = s.book.squadrons.find(({ id }) => id === squadron);
  const side = shipNamed(s, ship)?.of.side;
  return of && (side === undefined || of.side === side)
    ? []
    : [{ rule: 'FA-13.2.1', at, say: `${squadron} is no squadron that ${ship} supports.` }];
}

function enemyFaults(s: FaState, { ship, target, rule }: Record<'ship' | 'target' | 'rule', string>, at: string): Refusal[] {
  const [by, to] = [shipNamed(s, ship), shipNamed(s, target)];
  return to && to.of.side !== by?.of.side ? [] : [{ rule, at, say: `${target} is no enemy ship of ${ship}.` }];
}

/** FA-13.4 Whose network it is follows from the ship; FA-13.5.5 the levels are enough for it. */
function networkFaults(s: FaState, jam: NetworkJam, at: string): Refusal[] {
  const { target, by } = jam;
  const found = by.flatMap(({ ship, levels }, i) => [
    ...giverFaults(s, ship, `${at}/by/${i}/ship`),
    ...levelFaults(s, { ship, levels }, `${at}/by/${i}/levels`),
    ...enemyFaults(s, { ship, target, rule: 'FA-13.4.1' }, `${at}/target`),
  ]);
  const to = shipNamed(s, target);
  if (!to || found.length > 0) return found;
  return [...whoseFaults(s, jam, at), ...enoughFaults(jam, at)];
}

/** FA-13.4.1, FA-13.4.2, FA-13.4.3 Of a ship its own network, its squadron's or its fleet's. */
function whoseFaults(s: FaState, { target, of, whose }: NetworkJam, at: string): Refusal[] {
  const to = shipNamed(s, target);
  const ids = to ? { ship: to.ship.id, squadron: ownSquadron(s.open, to.of), fleet: fleetId(to.of) } : undefined;
  if (!ids || ids[of] === whose) return [];
  return [{ rule: 'FA-13.4.1', at: `${at}/whose`, say: `At ${target} the network of ${ids[of]} is jammed, not of ${whose}.` }];
}

function enoughFaults({ of, by }: NetworkJam, at: string): Refusal[] {
  const levels = by.reduce((sum, one) => sum + one.levels, 0);
  if (levels >= NETWORK_LEVELS[of]) return [];
  const say = `It takes ${NETWORK_LEVELS[of]} levels to jam the network of a ${of}, not ${levels}.`;
  return [{ rule: 'FA-13.5.5', at: `${at}/by`, say }];
}

/** FA-13.1.4 Levels face down are of the side's own ELINT ships. */
function folderFaults(s: FaState): Refusal[] {
  return Object.entries(s.sealed).flatMap(([side, { elint = [] }]) =>
    elint.flatMap(({ ship }, i) => {
      const by = shipNamed(s, ship);
      const at = `/sealed/${side}/elint/${i}/ship`;
      return by?.of.side === side && by.of.card.elint > 0
        ? []
        : [{ rule: 'FA-13.1.4', at, say: `${ship} is no ELINT ship of ${side}.` }];
    }),
  );
}
