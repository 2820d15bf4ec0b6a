// FA-4.3.6 to FA-4.3.8 A better command network that is lost with its ship: those beyond the rating of the next commander form a squadron of their own.

import { morale } from '../morale/levels.ts';
import type { Squadron } from '../open.ts';
import { shipCalled, squadronCalled, squadronOf } from '../roster.ts';
import type { FaState, FaTable, FaView } from '../state.ts';
import { takeBack } from './radius.ts';
import { moveOver } from './transfer.ts';

const NETWORK = 'improved-command-network';

/** The squadron that surplus ships of another come to form: as the ship is succeeded whose better network is lost, and not once another was (ruling R72). */
export function surplusFor({ book, open }: Pick<FaView, 'book' | 'open'>, squadron: string): string | undefined {
  const at = book.squadrons.findIndex(({ surplusOf }) => surplusOf === squadron);
  const ship = networkShip({ book }, squadron);
  const gone = open.commanders?.used.some(one => one.ship === ship && one.ability === NETWORK);
  return gone || open.squadrons[at]?.start !== undefined ? undefined : book.squadrons[at]?.id;
}

/** The ship that bears the network of a squadron: its first commander's. */
function networkShip({ book }: Pick<FaView, 'book'>, squadron: string): string {
  const [lead = -1] = squadronOf(book, squadron).ships;
  return book.ships[lead]?.id ?? '';
}

/** FA-4.3.6 Its commander is succeeded: from now on the squadron has no better network to lose. */
export function putNetworkDown({ book, open, clock }: FaState, squadron: string): void {
  if (surplusFor({ book, open }, squadron) === undefined) return;
  open.commanders?.used.push({ ship: networkShip({ book }, squadron), ability: NETWORK, turn: clock.turn });
}

/** A squadron that is formed of ships of another, and who leads it. */
interface Forming {
  from: Squadron;
  id: string;
  flag: string;
  ships: readonly string[];
}

/** FA-4.3.6 The ships stay where they are and are in command, FA-4.3.7 under the one that their owner has named, FA-4.3.13 and their grey boxes go with them. */
export function formSurplus(s: FaState, t: FaTable, { from, id, flag, ships }: Forming): void {
  const [to, home] = [s.book.squadronAt[id] as number, s.book.squadronAt[from.id] as number];
  const squadron = s.open.squadrons[to] as Squadron;
  const lead = shipCalled(s, flag);
  const { q, r, heading } = lead;
  // A ship that strayed brings its own speed.
  const { speed } = lead.out === 'no' ? from : squadronCalled(s, flag);
  Object.assign(squadron, { commander: flag, q, r, heading, speed, group: from.group, withdraws: from.withdraws });
  const all = [flag, ...ships.filter(one => one !== flag)];
  for (const ship of all) moveOver(s, { ship: shipCalled(s, ship), from: home, to });
  squadron.start = morale(s, id);
  const start = squadron.start;
  t.tell(() => ({ kind: 'surplus', squadron: id, from: from.id, ships: all, start, place: { q, r, heading } }));
  if (lead.out !== 'no') takeBack(s, t, lead);
}
