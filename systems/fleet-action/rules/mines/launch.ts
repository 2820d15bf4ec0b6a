// FA-2.2 The launch of energy mines: told openly, but for what they are aimed at.

import type { Phase } from '@flagplot/kernel';
import { countsIn } from '../combat/refire.ts';
import type { SealedMines } from '../folder.ts';
import { hexWritten } from '../map.ts';
import type { Pattern } from '../open.ts';
import type { Launch, Place } from '../orders.ts';
import { placeOf } from '../orders.ts';
import type { Member } from '../roster.ts';
import { isActive, shipCalled, shipOf, squadronsOf, unitMembers } from '../roster.ts';
import type { FaState, FaTable, FaView, FleetAction } from '../state.ts';
import { sightOf } from '../turn/3-fire.ts';
import { dueAt, LAUNCH_PULSE, launcherOf, mayLaunch, minesAt, minesOf } from './pattern.ts';
import { layOpen } from './sealed.ts';

/** FA-2.2.1 Mines are launched when orders are written, before anything moves or fires; all sides at once. */
export const launching: Phase<FleetAction, 'mines'> = {
  name: 'Energy mines',
  rule: 'FA-2.2.1',
  asks(shown) {
    if (shown.clock.round > 0) return [];
    const able = shown.book.sides.map(({ id }) => ({ side: id, ships: launchers(shown, id).map(({ ship }) => ship.id) }));
    return able.flatMap(({ side, ships }) => (ships.length > 0 ? [{ side, kind: 'mines' as const, about: { ships } }] : []));
  },
  carry(s, t, answers) {
    for (const { side, order } of answers) {
      const folder = s.sealed[side];
      if (folder && order.launches.length > 0) folder.mines = order.launches.map(one => sealedLaunch(s, one));
      t.tell(() => ({ kind: 'mines-sealed', side }));
    }
  },
};

/** FA-2.2.2 Then everybody sees which ships launch and how many mines; what at stays in the folder. */
export const announcing: Phase<FleetAction> = {
  name: 'Launch',
  rule: 'FA-2.2.2',
  begin(s, t) {
    for (const { id } of s.book.sides)
      for (const one of s.sealed[id]?.mines ?? []) {
        t.reveal(id);
        announce(s, one, t);
      }
  },
};

/** FA-2.2.3 What is still under way when all have moved in pulse 3 is laid open. */
export const opening: Phase<FleetAction> = { name: 'Pulse 3: mines', rule: 'FA-2.2.3', begin: layOpen };

/** The ships of a side that may launch this turn, squadron by squadron. */
export function launchers(shown: Pick<FaView, 'book' | 'open' | 'clock'>, side: string): Member[] {
  const { book, open, clock } = shown;
  const found: Member[] = [];
  for (let i = 0; i < open.ships.length; i += 1) {
    const [ship, of] = [open.ships[i], book.ships[i]];
    if (ship && of && of.side === side && isActive(ship) && mayLaunch({ ship, of }, clock.turn)) found.push({ ship, of });
  }
  return found;
}

/** FA-9.2.17 What launches together: the ships of each squadron, or one that is out of command. */
export function groupsOf(
  shown: Pick<FaView, 'book' | 'open' | 'clock'>,
  side: string,
): { squadron: string; members: Member[] }[] {
  const units = squadronsOf(shown, side).map(({ id }) => ({
    squadron: id,
    members: unitMembers(shown, id).filter(one => mayLaunch(one, shown.clock.turn)),
  }));
  return units.filter(({ members }) => members.length > 0);
}

/** FA-2.2.2 A launch as it is written: the hex, and when the mines will be there. */
function sealedLaunch(s: FaState, { squadron, hex, ships }: Launch): SealedMines {
  const { q, r } = hexWritten(hex);
  const from = ships.map(id => shipCalled(s, id));
  return { squadron, q, r, due: dueAt(s.clock.turn, from, { q, r }), ships: [...ships] };
}

/** FA-2.3.5 The launchers have been used, and the mines are under way. */
function announce(s: FaState, { squadron, ships, q, r }: SealedMines, t: FaTable): void {
  const { turn } = s.clock;
  const members = ships.map(id => ({ ship: shipCalled(s, id), of: shipOf(s.book, { id }) }));
  const mines = members.map(one => ({ ship: one.ship.id, mines: minesAt(sightOf(s), one, { q, r }) }));
  for (const { ship, of } of members) ship.fired[launcherOf(of)] = countsIn(minesOf(of), turn, LAUNCH_PULSE);
  const pattern: Pattern = { squadron, turn, ships: mines };
  s.open.mines = [...(s.open.mines ?? []), pattern];
  const places = members.map(({ ship }) => placeOf(ship));
  t.tell(() => ({ kind: 'mines-launched', squadron, ships: mines.map((one, i) => ({ ...one, from: places[i] as Place })) }));
}
