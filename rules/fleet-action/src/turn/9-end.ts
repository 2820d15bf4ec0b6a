// The end of the turn: who commands from now on, and whether somebody has won.

import type { Phase } from '@flagplot/kernel';
import { offsetOf } from '../orders/formation.ts';
import { fights } from '../orders/limits.ts';
import { shipCalled, shipOf, squadronOf } from '../roster.ts';
import type { FaState, FaTable, Fleet, FleetAction, Ship, ShipOfBook, Squadron } from '../state.ts';
import { verdict } from '../victory.ts';

/** FA-2.1.4, FA-A53 The naming of commanders comes before victory is judged. */
export const commanders: Phase<FleetAction> = {
  name: 'Commanders',
  rule: 'FA-2.1.4',
  begin(s, t) {
    s.open.pulse = 0;
    for (const squadron of s.open.squadrons) succeed(s, t, squadron);
    for (const fleet of s.open.fleets) succeedFlag(s, t, fleet);
    for (const side of s.book.sides) s.sealed[side.id] = { plots: [] };
  },
};

/** FA-2.1.1 Last of all victory is judged (FA-15.1). */
export const victory: Phase<FleetAction> = {
  name: 'Victory',
  rule: 'FA-15.1.1',
  begin(s, t) {
    const found = verdict(s);
    if (!found) return;
    s.open.verdict = found;
    t.tell(() => ({ kind: 'over', verdict: found }));
  },
};

/** FA-A13, FA-A15 A squadron whose commander was lost is led by the ship of the highest rating, and fights at half strength for a turn (ruling R5). */
function succeed(s: FaState, t: FaTable, squadron: Squadron): void {
  if (fights(shipCalled(s, squadron.commander))) return;
  const next = heir(s, shipsOf(s, squadron));
  if (!next) return;
  squadron.commander = next.id;
  squadron.leaderless = s.clock.turn + 1;
  reform(s, squadron, shipCalled(s, next.id));
  t.tell(() => ({ kind: 'commander', squadron: squadron.id, ship: next.id }));
}

/** FA-5.7.1 The formation is stored anew around the ship that leads. */
function reform(s: FaState, squadron: Squadron, lead: Ship): void {
  squadron.q = lead.q;
  squadron.r = lead.r;
  squadron.heading = lead.heading;
  squadron.formation = shipsOf(s, squadron).map(ship => offsetOf(lead, ship));
}

/** The ships of a squadron, lost ones too, in the order of the book. */
function shipsOf(s: FaState, squadron: Squadron): Ship[] {
  const of = squadronOf(s.book, squadron.id);
  return of.ships.map(i => s.open.ships[i] as Ship);
}

/** FA-A15 A side that lost its flagship fights at three quarters for a turn; the squadron commander of the highest rating has it next (ruling R5). */
function succeedFlag(s: FaState, t: FaTable, fleet: Fleet): void {
  if (fights(shipCalled(s, fleet.flagship))) return;
  const own = s.open.squadrons.filter((_, i) => s.book.squadrons[i]?.side === fleet.side);
  const commanders = own.map(squadron => shipCalled(s, squadron.commander));
  const next = heir(s, commanders);
  if (!next) return;
  fleet.flagship = next.id;
  fleet.stricken = s.clock.turn + 1;
  t.tell(() => ({ kind: 'flagship', side: fleet.side, ship: next.id }));
}

/** The living ship of the highest command rating, the first of those named among equals. */
function heir({ book }: FaState, ships: readonly Ship[]): ShipOfBook | undefined {
  const able = ships.filter(fights).map(ship => shipOf(book, ship));
  return able.reduce<ShipOfBook | undefined>((best, of) => (best && best.card.command >= of.card.command ? best : of), undefined);
}
