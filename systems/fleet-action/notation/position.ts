// A position of Fleet Action as a text: a line for the clock, one for each squadron and each of its ships, for what is under way, and for what
// lies in the folders. What is left out is as on the card.

import type { Side, State } from '@flagplot/kernel';
import {
  faultsInOrder,
  isFirst,
  linesOf,
  type Names,
  namesOf,
  type Place,
  type Places,
  pathsIn,
  placesIn,
  Reader,
  readClauses,
  type TextFault,
} from '@flagplot/manifest/text';
import type { Commanders } from '../rules/abilities/commanders.ts';
import type { Book } from '../rules/book.ts';
import type { Elint } from '../rules/elint/effects.ts';
import type { Fleet, Open, Pattern, Salvo, Vortex } from '../rules/open.ts';
import { fleetId, rootOf } from '../rules/roster.ts';
import { openAtFirst } from '../rules/setup.ts';
import type { FleetAction } from '../rules/state.ts';
import { verdict } from '../rules/victory.ts';
import { readSalvo, readVortex } from './afloat.ts';
import { ARRIVAL_LINES, type ArrivalSaid, arrivalOf, newArrival } from './arrival.ts';
import { type ClockSaid, clockLine, pulseAt } from './clock.ts';
import { readStyle, readUsed } from './commanders.ts';
import { readStanding } from './doctrine.ts';
import { readNetwork, readSupport, readTargeting } from './elint.ts';
import { readFleet } from './fleet.ts';
import { FLIGHT_LINES, type FlightsSaid, flightsOf, noFlights } from './flights.ts';
import {
  addAimed,
  type FolderTerms,
  foldersOf,
  placeIn,
  readElint,
  readJump,
  readNamed,
  readPlotLine,
  withCourses,
} from './folder.ts';
import { type LineWord, RESERVED } from './lines.ts';
import { readAimed, readMines } from './mines.ts';
import { layRelief, RELIEF_LINES, type ReliefSaid } from './relief.ts';
import { newShip, SHIP, type ShipSaid } from './ship.ts';
import { newSquadron, SQUADRON, type SquadronSaid, unitsOf } from './squadron.ts';

type Position = Omit<State<FleetAction>, 'book'>;

/** What a text has said so far. */
interface Draft extends FolderTerms, FlightsSaid, ReliefSaid, ArrivalSaid {
  readonly faults: TextFault[];
  readonly squadronNames: Names;
  readonly clock: ClockSaid;
  readonly said: {
    readonly ships: Map<string, ShipSaid>;
    readonly squadrons: Map<string, SquadronSaid>;
    readonly alone: Map<string, SquadronSaid>;
  };
  readonly fleets: Map<Side, Partial<Fleet>>;
  readonly salvos: Salvo[];
  readonly mines: Pattern[];
  readonly vortices: Vortex[];
  readonly elint: Elint;
  readonly commanders: Commanders;
  /** Which lines were there that may be there once. */
  readonly lines: Map<string, Place>;
  over?: Reader;
}

const MOST = { salvos: 2000, mines: 2000, vortices: 1440, elint: 800 };

/** The position a text stands for, or every fault in it. */
export function parsePosition(text: string, book: Book): { state: Position; places: Places } | { faults: TextFault[] } {
  const { lines, faults } = linesOf(text);
  const draft = newDraft(book, faults);
  for (const line of lines) readLine(new Reader(line, faults), draft);
  const state = stateOf(draft);
  return faults.length > 0 ? { faults: faultsInOrder(faults) } : { state, places: placesOf(draft, state) };
}

function newDraft(book: Book, faults: TextFault[]): Draft {
  const squadrons = [
    ...book.squadrons,
    ...book.squadrons.map(({ id, name, side }) => ({ id, name: `${book.sides.find(one => one.id === side)?.name} ${name}` })),
  ];
  return {
    book,
    faults,
    sides: namesOf(book.sides),
    ships: namesOf(book.ships),
    squadronNames: namesOf(squadrons),
    units: namesOf([...squadrons, ...book.ships]),
    clock: { clock: { turn: 1, line: 0, round: 0, step: 0 } },
    said: { ships: new Map(), squadrons: new Map(), alone: new Map() },
    fleets: new Map(),
    folders: new Map(),
    salvos: [],
    mines: [],
    vortices: [],
    elint: { supports: [], networks: [], targeting: [] },
    commanders: { styles: [], used: [] },
    relief: new Map(),
    schedules: new Map(),
    ...noFlights(),
    ...newArrival(),
    lines: new Map(),
  };
}

/** Lines that begin with a word of their own; all others begin with a squadron or a ship. */
const LINES: Readonly<Record<LineWord, (reader: Reader, draft: Draft) => void>> = {
  turn: (reader, draft) => {
    if (isFirst(reader, draft.lines, 'turn')) readClauses(reader, clockLine(draft.book), draft.clock);
  },
  alone: readAlone,
  fleet: readFleet,
  salvo: (reader, draft) => {
    const salvo = readSalvo(reader, draft);
    if (draft.salvos.length >= MOST.salvos) reader.fault(`at most ${MOST.salvos} salvos are under way`);
    else if (salvo && isFirst(reader, draft.lines, `salvo ${draft.salvos.length}`)) draft.salvos.push(salvo);
  },
  mines: (reader, draft) => {
    const pattern = readMines(reader, draft);
    if (draft.mines.length >= MOST.mines) reader.fault(`at most ${MOST.mines} launches of mines are under way`);
    else if (pattern && isFirst(reader, draft.lines, `mines ${draft.mines.length}`)) draft.mines.push(pattern);
  },
  aimed: (reader, draft) => {
    const aimed = readAimed(reader, draft);
    if (aimed) addAimed(draft, aimed);
  },
  vortex: (reader, draft) => {
    const vortex = readVortex(reader, draft);
    if (draft.vortices.length >= MOST.vortices) reader.fault(`at most ${MOST.vortices} vortices are open`);
    else if (vortex && isFirst(reader, draft.lines, `vortex ${draft.vortices.length}`)) draft.vortices.push(vortex);
  },
  plot: (reader, draft) => {
    const squadron = readPlotLine(reader, draft);
    if (squadron !== undefined) isFirst(reader, draft.lines, `plot ${squadron}`);
  },
  jump: readJump,
  named: readNamed,
  standing: readStanding,
  elint: readElint,
  supports: addElint('supports', readSupport),
  network: addElint('networks', readNetwork),
  targeting: addElint('targeting', readTargeting),
  style: (reader, draft) => addCommander(draft.commanders.styles, readStyle(reader, draft)),
  used: (reader, draft) => addCommander(draft.commanders.used, readUsed(reader, draft)),
  over: (reader, draft) => {
    draft.over = reader;
  },
  ...FLIGHT_LINES,
  ...RELIEF_LINES,
  ...ARRIVAL_LINES,
};

function addCommander<T>(all: T[], one: T | undefined): void {
  if (one !== undefined && all.length < MOST.salvos) all.push(one);
}

/** FA-13 What holds of ELINT, one entry a line. */
function addElint<K extends keyof Elint>(list: K, read: (reader: Reader, draft: Draft) => Elint[K][number] | undefined) {
  return (reader: Reader, draft: Draft): void => {
    const one = read(reader, draft);
    const all: Elint[K][number][] = draft.elint[list];
    if (all.length >= MOST.elint) reader.fault(`at most ${MOST.elint} entries of ELINT hold`);
    else if (one && isFirst(reader, draft.lines, `${list} ${all.length}`)) all.push(one);
  };
}

function readLine(reader: Reader, draft: Draft): void {
  const word = reader.peek();
  const key = word?.kind === 'word' ? word.text.toLowerCase() : '';
  const line = RESERVED.find(one => one === key);
  if (line !== undefined && line !== 'turn') reader.take();
  const { faults } = reader;
  const read = line === undefined ? readUnit : LINES[line];
  read(reader, draft);
  // A plot is read when it is known where its squadron is.
  if (line !== 'plot' && line !== 'track') reader.end(faults);
}

function readUnit(reader: Reader, draft: Draft): void {
  const id = reader.name('squadron or ship', draft.units);
  if (id === undefined || !isFirst(reader, draft.lines, id)) return;
  const { book, said } = draft;
  const of = book.ships[book.shipAt[id] ?? -1];
  if (of) readClauses(reader, SHIP, addTo(said.ships, id, newShip(of)));
  else readClauses(reader, SQUADRON, addTo(said.squadrons, id, newSquadron(draft.ships)));
}

function addTo<T>(all: Map<string, T>, id: string, one: T): T {
  all.set(id, one);
  return one;
}

/** FA-4.6.5 A ship out of command, as the squadron it is by itself. */
function readAlone(reader: Reader, draft: Draft): void {
  const id = reader.name('ship', draft.ships);
  if (id === undefined || !isFirst(reader, draft.lines, `alone ${id}`)) return;
  readClauses(reader, SQUADRON, addTo(draft.said.alone, id, newSquadron(draft.ships)));
}

function stateOf(draft: Draft): Position {
  const {
    book,
    salvos,
    mines,
    vortices,
    clock: { clock, pulse = pulseAt(clock, book) },
  } = draft;
  const units = unitsOf(book, draft.said);
  const first = openAtFirst(book);
  const fleets = first.fleets.map(fleet => ({ ...fleet, ...draft.fleets.get(fleetId(fleet)) }));
  const open: Open = {
    pulse,
    ...units,
    fleets,
    salvos,
    ...(mines.length > 0 && { mines }),
    vortices: vortices.map(one => ({ ...one, squadron: rootOf({ book, open: units }, one.ship).id })),
    verdict: null,
    ...flightsOf(draft),
    ...(first.relief && { relief: first.relief }),
    ...arrivalOf(draft, units.squadrons),
  };
  layRelief(book, open, draft);
  const { styles, used } = draft.commanders;
  if (book.chapters.includes('abilities') || styles.length + used.length > 0) open.commanders = draft.commanders;
  if (book.chapters.includes('elint') || isAny(draft.elint)) open.elint = elintOf(draft, open);
  if (draft.over) open.verdict = verdictOf(draft, draft.over, open);
  return { clock, open, sealed: withCourses({ book, clock, open, sealed: sealedOf(draft, open) }) };
}

/** What lies in the folders. */
function sealedOf(draft: Draft, open: Open): Position['sealed'] {
  const { book } = draft;
  const folders = foldersOf(draft, id => placeIn(book, open, id));
  const all = Object.entries(folders).map(([side, folder]) => [
    side,
    { ...folder, ...draft.missions.get(side), ...draft.jumps.get(side), ...draft.schedules.get(side) },
  ]);
  return Object.fromEntries(all);
}

/** FA-13.4.2 The squadron of whoever has its network jammed, as the text has it made up. */
function elintOf({ book, elint }: Draft, open: Open): Elint {
  const networks = elint.networks.map(one =>
    one.of === 'squadron' ? { ...one, whose: rootOf({ book, open }, one.target).id } : one,
  );
  return { ...elint, networks };
}

function isAny({ supports, networks, targeting }: Elint): boolean {
  return supports.length + networks.length + targeting.length > 0;
}

/** FA-15.1.1 A battle that is over is so by its rules: the points and the winner follow. */
function verdictOf({ book, clock: { clock } }: Draft, reader: Reader, open: Open): Open['verdict'] {
  const found = verdict({ book, clock, open });
  if (!found) reader.fault('by the rules the battle is not over in this position', reader.line.words[0], 'FA-15.1.1');
  return found ?? null;
}

/** Where the text speaks of what the rules may find wrong. */
function placesOf(draft: Draft, { open, sealed }: Position): Places {
  const plots = Object.entries(sealed).flatMap(([side, folder]) => {
    const lines = folder.plots.map(({ squadron }) => `plot ${squadron}`);
    return pathsIn(`/sealed/${side}/plots`, lines);
  });
  const salvos = open.salvos.map((_, i) => `salvo ${i}`);
  const vortices = open.vortices.map((_, i) => `vortex ${i}`);
  const mines = (open.mines ?? []).map((_, i) => `mines ${i}`);
  const underWay = [
    ...pathsIn('/open/salvos', salvos),
    ...pathsIn('/open/mines', mines),
    ...pathsIn('/open/vortices', vortices),
    ...elintPaths(open),
  ];
  return placesIn(draft.lines, [['/clock', 'turn'], ['/open/pulse', 'turn'], ...unitPaths(draft), ...underWay, ...plots]);
}

function elintPaths({ elint }: Open): ReturnType<typeof pathsIn> {
  return (['supports', 'networks', 'targeting'] as const).flatMap(list =>
    pathsIn(
      `/open/elint/${list}`,
      (elint?.[list] ?? []).map((_, i) => `${list} ${i}`),
    ),
  );
}

/** The paths of ships, squadrons and fleets, each with its line. */
function unitPaths({ book, said }: Draft): ReturnType<typeof pathsIn> {
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
  return [
    ...pathsIn('/open/ships', ids(book.ships)),
    ...pathsIn('/open/squadrons', ids(book.squadrons)),
    ...pathsIn(
      '/open/strays',
      [...said.alone.keys()].map(id => `alone ${id}`),
    ),
    ...pathsIn(
      '/open/fleets',
      openAtFirst(book).fleets.map(fleet => `fleet ${fleetId(fleet)}`),
    ),
  ];
}
