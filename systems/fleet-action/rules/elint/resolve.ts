// Chapter 13: the levels laid open when all orders are in, and what holds of them in this turn.

import { hexes } from '@flagplot/hexes';
import type { Phase } from '@flagplot/kernel';
import { priorityOf, use } from '../abilities/uses.ts';
import { inOrder } from '../movement/groups.ts';
import type { ElintUse } from '../orders.ts';
import { isActive, ownSquadron, squadronCalled } from '../roster.ts';
import type { FaState, FaTable, FleetAction } from '../state.ts';
import type { Elint, NetworkJam, Support } from './effects.ts';
import { NETWORK_LEVELS, nothing, REACH } from './in-force.ts';
import type { Known } from './levels.ts';
import { isInNetwork, networkAt, shipNamed } from './levels.ts';

/** FA-13.5.3 Jamming of ELINT first and all at once, then the rest. */
export const resolution: Phase<FleetAction> = {
  name: 'ELINT',
  rule: 'FA-13.5.3',
  begin(s, t) {
    const given = layOpen(s, t);
    strike(s, t, given);
    const elint: Elint = { supports: supportsOf(s, t, given), networks: [], targeting: targetingOf(given) };
    elint.networks = networksOf(s, t, given);
    s.open.elint = elint;
    tellAll(t, elint);
    settleJammed(s, t, elint);
  },
};

/** What was lent or jammed holds for one turn, and is told to be over. */
export const end: Phase<FleetAction> = {
  name: 'End of ELINT',
  rule: 'FA-13.1.1',
  begin(s, t) {
    const { supports, networks, targeting } = s.open.elint ?? nothing();
    const givers = [...supports, ...networks.flatMap(({ by }) => by), ...targeting].map(({ ship }) => ship);
    const ships = [...new Set(givers)];
    if (ships.length === 0) return;
    s.open.elint = nothing();
    const clear = networks.map(({ target }) => target);
    t.tell(() => ({ kind: 'elint-over', ships, ...(clear.length > 0 ? { clear } : {}) }));
  },
};

/** The levels of one ship as they are left to it. */
interface Given extends Known {
  uses: ElintUse[];
}

/** FA-13.1.4 What lay face down is laid open, the first mover's first, and is no longer in the folders. */
function layOpen(s: FaState, t: FaTable): Given[] {
  return inOrder(s.book, s.clock.turn).flatMap(side => {
    const folder = s.sealed[side];
    if (!folder?.elint) return [];
    const { elint, ...rest } = folder;
    s.sealed[side] = rest;
    t.reveal(side);
    return elint.flatMap(({ ship, uses }) => {
      const known = shipNamed(s, ship);
      return known && isActive(known.ship) ? [{ ...known, uses: [...uses] }] : [];
    });
  });
}

/** FA-13.5.2, FA-13.5.4 Each level that jams an ELINT ship strikes one from the end of its list; FA-13.5.6 within reach now. */
function strike(s: FaState, t: FaTable, given: readonly Given[]): void {
  const jams = given.flatMap(by =>
    by.uses.flatMap(one => (jamsElint(s, by, one) ? [{ by: by.ship.id, ship: one.at?.[0] }] : [])),
  );
  for (const victim of given) {
    const by = jams.filter(({ ship }) => ship === victim.ship.id).map(one => one.by);
    if (by.length === 0) continue;
    const struck = strikeFrom(victim, by.length);
    const names = [...new Set(by)];
    t.tell(() => ({ kind: 'elint-jammed', ship: victim.ship.id, by: names, struck: struck.map(one => ({ ...one })) }));
  }
}

function jamsElint(s: FaState, { ship }: Known, { use, at: [id = ''] = [] }: ElintUse): boolean {
  const to = use === 'elint' ? shipNamed(s, id) : undefined;
  return to !== undefined && hexes.range(ship, to.ship) <= REACH.elint;
}

/** FA-13.5.4 From the end, passing over defence, which cannot be jammed (FA-13.3.2), and jamming of ELINT, which has done its work (FA-13.5.3). */
function strikeFrom(victim: Given, levels: number): ElintUse[] {
  const struck: ElintUse[] = [];
  for (let n = victim.uses.length - 1; n >= 0 && struck.length < levels; n -= 1) {
    const one = victim.uses[n] as ElintUse;
    if (one.use === 'defence' || one.use === 'elint') continue;
    struck.push(one);
    victim.uses.splice(n, 1);
  }
  return struck;
}

/** FA-13.2.1, FA-13.3.1 A level each for the ship's squadron; FA-13.1.5 while both are in command. */
function supportsOf(s: FaState, t: FaTable, given: readonly Given[]): Support[] {
  const found: Support[] = [];
  for (const by of given) {
    if (!isInNetwork(s, by)) continue;
    const own = ownSquadron(s.open, by.of);
    for (const { use: what, at: [squadron = own] = [] } of by.uses) {
      if (what !== 'offence' && what !== 'defence') continue;
      const same = found.find(one => one.ship === by.ship.id && one.use === what && one.squadron === squadron);
      if (same) same.levels += 1;
      else if (squadron === own || givesPriority(s, t, { by, squadron, found }))
        found.push({ ship: by.ship.id, squadron, use: what, levels: 1 });
    }
  }
  return found;
}

/** FA-4.4.2 Another squadron is supported where the admiral has it so: the first time it is put down as used. */
function givesPriority(
  s: FaState,
  t: FaTable,
  { by, squadron, found }: { by: Known; squadron: string; found: readonly Support[] },
): boolean {
  if (found.some(one => one.ship === by.ship.id && one.squadron === squadron)) return true;
  const admiral = priorityOf(s, by.of, squadron);
  if (admiral !== undefined) use(s, t, { ship: admiral, ability: 'elint-priority-support', squadron });
  return admiral !== undefined;
}

/** FA-13.6.4 Each level jams the ships it names. */
function targetingOf(given: readonly Given[]): Elint['targeting'] {
  return given.flatMap(({ ship, uses }) =>
    uses.flatMap(({ use, at = [] }) => (use === 'targeting' ? at.map(target => ({ ship: ship.id, target })) : [])),
  );
}

/** FA-13.1.2 The levels of all ships on one network together; FA-13.5.5 too few are lost. */
function networksOf(s: FaState, t: FaTable, given: readonly Given[]): NetworkJam[] {
  const found: NetworkJam[] = [];
  for (const by of given) for (const one of by.uses) if (one.use === 'network') addLevel(s, found, { by, at: one.at?.[0] ?? '' });
  return found.filter(jam => {
    const [levels, needs] = [levelsOn(jam), NETWORK_LEVELS[jam.of]];
    if (levels >= needs) return true;
    t.tell(() => ({ kind: 'network-fails', target: jam.target, by: jam.by.map(({ ship }) => ship), levels, needs }));
    return false;
  });
}

/** FA-13.4.6 A level on the network of a ship that is within reach. */
function addLevel(s: FaState, found: NetworkJam[], { by, at }: { by: Known; at: string }): void {
  const to = shipNamed(s, at);
  if (!to || hexes.range(by.ship, to.ship) > REACH.network) return;
  const jam = found.find(({ target }) => target === at) ?? { target: at, ...networkAt(s, to), by: [] };
  if (jam.by.length === 0) found.push(jam);
  const same = jam.by.find(({ ship }) => ship === by.ship.id);
  if (same) same.levels += 1;
  else jam.by.push({ ship: by.ship.id, levels: 1 });
}

/** The levels of all ships that jam a network. */
export function levelsOn({ by }: NetworkJam): number {
  return by.reduce((sum, { levels }) => sum + levels, 0);
}

function tellAll(t: FaTable, { supports, networks, targeting }: Elint): void {
  for (const support of supports) t.tell(() => ({ kind: 'supports', support: { ...support } }));
  for (const { target, of, by } of networks)
    t.tell(() => ({ kind: 'network-jammed', target, of, by: by.map(({ ship }) => ship) }));
  for (const ship of new Set(targeting.map(one => one.ship))) {
    const targets = targeting.filter(one => one.ship === ship).map(({ target }) => target);
    t.tell(() => ({ kind: 'targeting-jammed', ship, targets }));
  }
}

/** FA-A76 A jammed squadron moves in the first group, for the whole turn; FA-13.4.4 under a jammed flagship all stay where they are. */
function settleJammed(s: FaState, t: FaTable, { networks, supports }: Elint): void {
  const groups: { squadron: string; group: number }[] = [];
  // FA-5.5.7, FA-4.4.2 A squadron under priority support has ELINT.
  for (const { squadron: id } of supports) {
    const squadron = squadronCalled(s, id);
    if (squadron.group !== 3) continue;
    squadron.group = 4;
    groups.push({ squadron: id, group: 4 });
  }
  for (const { of, whose } of networks) {
    if (of !== 'squadron') continue;
    const squadron = squadronCalled(s, whose);
    if (squadron.group === 1) continue;
    squadron.group = 1;
    groups.push({ squadron: whose, group: 1 });
  }
  if (groups.length > 0) t.tell(() => ({ kind: 'groups', groups }));
}
