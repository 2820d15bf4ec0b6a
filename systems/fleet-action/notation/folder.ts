// What lies in the folders of a position: a line for each plot, each ship that will open a vortex, each pulse that was named. Whose they are
// their units say.

import type { Side } from '@flagplot/kernel';
import { Phrase } from '@flagplot/manifest/orders';
import { idText, type Names, type Reader, type TextFault } from '@flagplot/manifest/text';
import type { Book } from '../rules/book.ts';
import type { Sealed, SealedMines, SealedPlot } from '../rules/folder.ts';
import { inFormation } from '../rules/map.ts';
import { guessMines } from '../rules/mines/guess.ts';
import { sealedPlot } from '../rules/movement/formation.ts';
import { PULSES, straight } from '../rules/movement/path.ts';
import type { Open } from '../rules/open.ts';
import type { ElintList, Jump, Place, Plot } from '../rules/orders.ts';
import { firstSquadron, squadronsOf, unitOf } from '../rules/roster.ts';
import type { FaState } from '../rules/state.ts';
import { isPlotted } from '../rules/turn.ts';
import { levelLines, ownerOf, readLevels } from './elint.ts';
import { aimedLine } from './mines.ts';
import { hexText } from './place.ts';
import { plotText, readPlot } from './plot.ts';
import { withSchedules } from './relief.ts';

/** What a text says of a side's folder. A plot is read when it is known where its squadron is. */
export interface FolderSaid {
  readonly plots: { readonly squadron: string; readonly it: Phrase }[];
  readonly jumps: Jump[];
  readonly elint: ElintList[];
  readonly mines: SealedMines[];
  pulse: number;
}

/** Whom a line may call, and the folders so far. */
export interface FolderTerms {
  readonly faults: TextFault[];
  readonly book: Book;
  readonly sides: Names;
  readonly units: Names;
  readonly ships: Names;
  readonly folders: Map<Side, FolderSaid>;
}

const MOST = { plots: 240, jumps: 20, elint: 40, mines: 240, ahead: 2, pulse: 3 };

function folderOf({ folders }: Pick<FolderTerms, 'folders'>, side: Side): FolderSaid {
  const folder = folders.get(side) ?? { plots: [], jumps: [], elint: [], mines: [], pulse: 0 };
  folders.set(side, folder);
  return folder;
}

/** FA-3.1.1 `plot narn-a: ...`. @returns whose plot it is. */
export function readPlotLine(reader: Reader, terms: FolderTerms): string | undefined {
  const squadron = reader.name('squadron', terms.units);
  if (squadron === undefined) return undefined;
  const { plots } = folderOf(terms, firstSquadron(terms.book, squadron).side);
  if (plots.length >= MOST.plots) reader.fault(`a folder has at most ${MOST.plots} plots`);
  else plots.push({ squadron, it: new Phrase(reader.rest(), terms.faults) });
  return squadron;
}

/** FA-11.4.5 `jump tal-kesh 2`: the ship, and so many hexes ahead of it. */
export function readJump(reader: Reader, terms: FolderTerms): void {
  const ship = reader.name('ship', terms.ships);
  const ahead = reader.whole('hexes ahead', 0, MOST.ahead);
  if (ship === undefined || ahead === undefined) return;
  const { jumps } = folderOf(terms, firstSquadron(terms.book, ship).side);
  if (jumps.length >= MOST.jumps) reader.fault(`a folder has at most ${MOST.jumps} ships that jump`);
  else jumps.push({ ship, ahead });
}

/** FA-4.8.3 `named narn 2`: the pulse a side has named for a stricken enemy. */
export function readNamed(reader: Reader, terms: FolderTerms): void {
  const side = reader.name('side', terms.sides);
  const pulse = reader.whole('pulse', 1, MOST.pulse);
  if (side !== undefined && pulse !== undefined) folderOf(terms, side).pulse = pulse;
}

/** FA-13.1.4 `elint dal-vek: offence, network meridian`: the levels of a ship. */
export function readElint(reader: Reader, terms: FolderTerms): void {
  const list = readLevels(reader, terms);
  if (!list) return;
  const { elint } = folderOf(terms, ownerOf(terms.book, list.ship));
  if (elint.length >= MOST.elint) reader.fault(`a folder has at most ${MOST.elint} lists of ELINT levels`);
  else elint.push(list);
}

/** FA-2.2.2 What mines are aimed at, into the folder of whoever launched them. */
export function addAimed(terms: FolderTerms, aimed: SealedMines): void {
  const { mines } = folderOf(terms, firstSquadron(terms.book, aimed.squadron).side);
  if (mines.length < MOST.mines) mines.push(aimed);
}

/** The folders of all sides; one of which nothing is said is empty. `place`: where a squadron is. */
export function foldersOf({ book, folders }: FolderTerms, place: (squadron: string) => Place): Record<Side, Sealed> {
  return Object.fromEntries(
    book.sides.map(({ id }) => {
      const { plots, pulse, jumps, elint, mines } = folders.get(id) ?? { plots: [], pulse: 0, jumps: [], elint: [], mines: [] };
      const read = plots.map(({ squadron, it }) => sealedPlot({ squadron, ...readMoves(it, book) }, place(squadron)));
      return [id, { plots: read, pulse, jumps, ...(elint.length > 0 && { elint }), ...(mines.length > 0 && { mines }) }];
    }),
  );
}

/** FA-3.2.1 Whoever is yet to move in this turn, and of whose plot nothing is said, holds his course; mines of whose aim nothing is said fly at an enemy. */
export function withCourses(s: FaState): Record<Side, Sealed> {
  const sealed = withSchedules(s);
  if (!isPlotted(s)) return sealed;
  return Object.fromEntries(
    Object.entries(sealed).map(([side, folder]) => {
      const unsaid = squadronsOf(s, side).filter(({ id }) => !folder.plots.some(({ squadron }) => squadron === id));
      const holding = unsaid.map(({ id, speed }) => ({ squadron: id, path: straight(s.book.charts, speed) }));
      const aimed = folder.mines ?? [];
      const flying =
        guessMines(s, side, () => 1).mines?.filter(one => !aimed.some(({ squadron }) => squadron === one.squadron)) ?? [];
      const mines = [...aimed, ...flying];
      return [side, { ...folder, plots: [...folder.plots, ...holding], ...(mines.length > 0 && { mines }) }];
    }),
  );
}

/** FA-3.1 What a plot says besides its squadron: its path parted into the three pulses. */
function readMoves(it: Phrase, { ships }: Book): Omit<Plot, 'squadron'> {
  it.mark(':');
  const { next } = it;
  const { path, change, said } = readPlot(it, { ships });
  const parts = path?.parts ?? 0;
  if (parts !== PULSES.length) it.fault(`a path has ${PULSES.length} pulses with / between them, not ${parts}`, next);
  return { path: path?.pulses ?? [], ...said, ...(change && change !== 'none' && { change }) };
}

/** A plot, whose new places are told by where its squadron is. */
function sealedText(plot: SealedPlot, place: Place): string {
  return plotText(plot, { ship: id => idText(id, []), hex: to => hexText(inFormation(place, to)) });
}

/** The lines of a side's folder. */
export function folderLines(
  side: Side,
  { plots, pulse, jumps, elint, mines = [] }: Sealed,
  place: (squadron: string) => Place,
): string[] {
  return [
    ...plots.map(plot => `plot ${idText(plot.squadron, [])}: ${sealedText(plot, place(plot.squadron))}`),
    ...jumps.map(({ ship, ahead }) => `jump ${idText(ship, [])} ${ahead}`),
    ...levelLines(elint),
    ...mines.map(aimedLine),
    ...(pulse > 0 ? [`named ${idText(side, [])} ${pulse}`] : []),
  ];
}

/** Where a squadron is, or a ship out of command that is one by itself; a plot whose ship has come back is told from its squadron's place. */
export function placeIn(book: Book, open: Pick<Open, 'squadrons' | 'strays' | 'units'>, id: string): Place {
  const stray = open.strays.find(one => one.id === id);
  return stray ?? (open.squadrons[unitOf({ book, open }, id).squadron] as Place);
}
