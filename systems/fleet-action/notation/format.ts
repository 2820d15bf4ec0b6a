// The text of a position of Fleet Action.

import type { Side } from '@flagplot/kernel';
import { commentText, idText } from '@flagplot/manifest/text';
import type { Book, ShipOfBook } from '../rules/book.ts';
import type { Open, Ship, Squadron } from '../rules/open.ts';
import { shipIndices, squadronOf } from '../rules/roster.ts';
import { openAtFirst } from '../rules/setup.ts';
import type { FaState } from '../rules/state.ts';
import { salvoLine, vortexLine } from './afloat.ts';
import { arrivalLines, jumpLines } from './arrival.ts';
import { clockWords } from './clock.ts';
import { commanderLines } from './commanders.ts';
import { standingLines } from './doctrine.ts';
import { elintLines } from './elint.ts';
import { fleetLine } from './fleet.ts';
import { dogfightLines, flightFolderLines, flightLine, guardedLine } from './flights.ts';
import { folderLines, placeIn } from './folder.ts';
import { RESERVED } from './lines.ts';
import { minesLine } from './mines.ts';
import { reliefLines, scheduleLines } from './relief.ts';
import { postClause, shipClauses } from './ship.ts';
import { postOf, squadronClauses, strayClauses } from './squadron.ts';

/** The text of a position. With a side, other sides' folders stay closed. */
export function formatPosition({ book, clock, open, sealed }: FaState, as?: Side): string {
  const folders = Object.entries(sealed).filter(([side]) => as === undefined || side === as);
  const { fleets } = openAtFirst(book);
  return [
    commentText(`${book.title}${as === undefined ? '' : `, as ${as} sees it`}`),
    clockWords(clock, open.pulse, book),
    ...open.fleets.flatMap((fleet, i) => fleetLine(fleet, fleets[i] as (typeof fleets)[number])),
    ...open.squadrons.flatMap(squadron => squadronLines(book, open, squadron)),
    ...open.strays.map(stray => line(`alone ${idText(stray.id, [])}`, strayClauses(stray, { book, ...open }))),
    ...open.salvos.map(salvoLine),
    ...(open.mines ?? []).map(minesLine),
    ...open.vortices.map(vortexLine),
    ...arrivalLines(open.arrival),
    ...elintLines(open.elint),
    ...commanderLines(open.commanders),
    ...reliefLines(open.relief),
    ...(open.flights ?? []).flatMap(flight => flightLine(flight, book)),
    ...(open.guards ?? []).map(one => guardedLine(one, book)),
    ...dogfightLines(open),
    ...folders.flatMap(([side, folder]) => [
      ...folderLines(side, folder, id => placeIn(book, open, id)),
      ...flightFolderLines(side, folder),
      ...standingLines(side, folder),
      ...scheduleLines(side, folder),
      ...jumpLines(side, folder),
    ]),
    ...(open.verdict ? [`over ${commentText(open.verdict.why)}`] : []),
    '',
  ].join('\n');
}

function line(name: string, clauses: readonly string[]): string {
  return `${name}: ${clauses.join(', ')}`;
}

/** A squadron, and below it its ships. */
function squadronLines(book: Book, open: Open, squadron: Squadron): string[] {
  const of = squadronOf(book, squadron.id);
  // FA-4.3.6 Nothing is said of one that surplus ships have not formed.
  if (of.surplusOf !== undefined && squadron.start === undefined) return [];
  const own = line(idText(of.id, RESERVED), squadronClauses(squadron, { book, open }));
  const members = shipIndices({ book, open }, of.id).map((at, n) => {
    const ship = open.ships[at] as Ship;
    const post = postOf({ book, open }, squadron, { ship, n });
    const clauses = [...shipClauses(ship, book.ships[at] as ShipOfBook), ...(post ? [postClause(post)] : [])];
    return `  ${line(idText(ship.id, RESERVED), clauses)}`;
  });
  return [own, ...members];
}
