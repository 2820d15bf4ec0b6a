// The end of the turn: who commands from now on and whom he can reach, who has had enough, and whether somebody has won.

import type { Phase } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import { changesNet, use } from '../abilities/uses.ts';
import { dueAtEnd, lacksCommander } from '../command/naming.ts';
import { measure } from '../command/radius.ts';
import { testMorale } from '../morale/check.ts';
import { inOrder } from '../movement/groups.ts';
import type { Fleet, Squadron } from '../open.ts';
import { hasActive, isActive, isOf, reliefOnly, shipCalled } from '../roster.ts';
import type { FaState, FaTable, FleetAction } from '../state.ts';
import { verdict } from '../victory.ts';
import { namingAsks, settleAll, settlePlain } from './1-name.ts';

/** FA-A53 What was lost in the turn is put down; FA-4.7.6 who fought it without a commander names the next. */
export const commanders: Phase<FleetAction, 'name'> = {
  name: 'Commanders',
  rule: 'FA-4.7.6',
  begin(s, t) {
    s.open.pulse = 0;
    for (const side of s.book.sides) s.sealed[side.id] = { ...s.sealed[side.id], plots: [], pulse: 0, jumps: [] };
    for (const squadron of s.open.squadrons) loseCommander(s, t, squadron);
    for (const fleet of s.open.fleets) loseFlagship(s, t, fleet);
  },
  run: (s, t) => settlePlain(s, t, dueAtEnd),
  asks: shown => namingAsks(shown, dueAtEnd(shown)),
  carry: (s, t, answers) => settleAll(s, t, { answers, all: dueAtEnd(s) }),
};

/** FA-4.1.2, FA-A53 The command radius is measured when commanders are named; not of squadrons that lost theirs in this turn. */
export const radius: Phase<FleetAction> = {
  name: 'Command radius',
  rule: 'FA-4.1.2',
  begin(s, t) {
    for (const squadron of s.open.squadrons) if (squadron.leaderless <= s.clock.turn) measure(s, t, squadron);
  },
};

/** FA-2.5.1 Morale is tested when the last pulse is over, the squadrons of the side that moved first before the others. */
export const morale: Phase<FleetAction> = {
  name: 'Morale',
  rule: 'FA-2.5.1',
  begin(s, t) {
    for (const side of inOrder(s.book, s.clock.turn)) {
      for (const [i, of] of s.book.squadrons.entries())
        if (of.side === side && hasActive(s.open, of)) testMorale(s, t, s.open.squadrons[i] as Squadron);
    }
  },
};

/** FA-2.1.1, FA-2.5.3 Last of all victory is judged (FA-15.1); nobody has won, and the next turn begins. */
export const victory: Phase<FleetAction> = {
  name: 'Victory',
  rule: 'FA-15.1.1',
  begin(s, t) {
    const found = verdict(s);
    if (!found) return strikeStrays(s);
    s.open.verdict = found;
    t.tell(() => ({ kind: 'over', verdict: copy(found) }));
  },
};

/** FA-4.6.5 A ship out of command that is lost or gone is no squadron of its own any more: struck off with the turn, of whose end all are told. */
function strikeStrays(s: FaState): void {
  if (s.open.strays.length > 0) s.open.strays = s.open.strays.filter(({ id }) => isActive(shipCalled(s, id)));
}

/** FA-4.7 A squadron whose commander was lost fights the next turn without one. One that has nobody left to name has no commander to lose. */
function loseCommander(s: FaState, t: FaTable, squadron: Squadron): void {
  if (squadron.leaderless === s.clock.turn || !lacksCommander(s, squadron)) return;
  if (changesNet(s, squadron)) {
    // FA-4.3.1 Its next commander is named now, and no turn is fought without one.
    squadron.leaderless = s.clock.turn;
    use(s, t, { ship: squadron.commander, ability: 'rapid-net-change', squadron: squadron.id });
    return;
  }
  const turn = s.clock.turn + 1;
  squadron.leaderless = turn;
  t.tell(() => ({ kind: 'leaderless', squadron: squadron.id, turn }));
}

/** FA-4.8 A side that lost its flagship is stricken in the next turn, and has none until one is named. One that has no ship left to lead has no flagship to lose. */
function loseFlagship(s: FaState, t: FaTable, fleet: Fleet): void {
  const flag = shipCalled(s, fleet.flagship);
  if (fleet.vacant || flag.away || isActive(flag)) return;
  if (!s.book.squadrons.some(of => isOf(fleet, of) && hasActive(s.open, of))) return;
  const turn = s.clock.turn + 1;
  Object.assign(fleet, { stricken: turn, vacant: true });
  t.tell(() => ({ kind: 'stricken', side: fleet.side, turn, ...reliefOnly(fleet) }));
}
