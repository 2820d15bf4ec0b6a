// FA-2.2 Energy mines in a position: what is under way and, in the folder of its owner, what it is aimed at.

import { idText, type Names, type Reader } from '@flagplot/manifest/text';
import type { SealedMines } from '../rules/folder.ts';
import type { Pattern } from '../rules/open.ts';
import { hexText, readHex } from './place.ts';
import { pulseText, readPulse } from './pulse.ts';

/** Whom a line may call. */
interface Terms {
  readonly units: Names;
  readonly ships: Names;
}

const MOST = { turn: 1000, mines: 99, ships: 12, due: 4000 };
/** The word before a hex, and that before a pulse. */
const AT = 'at';
const DUE = 'due';

/** FA-2.2.2 `narn-a turn 1: tal-kesh 2, var-noth 2, at 3040 due 2.2`: who launched how many, FA-2.2.3 and what at where that is open. */
export function readMines(reader: Reader, { units, ships }: Terms): Pattern | undefined {
  const squadron = reader.name('squadron', units);
  if (!reader.accept('turn')) reader.fault('here must stand turn, and the one they were launched in');
  const turn = reader.whole('turn', 1, MOST.turn);
  reader.marks();
  const launched: Pattern['ships'] = [];
  while (reader.peek() && !reader.isNext(AT)) {
    const ship = reader.name('ship', ships);
    const mines = reader.whole('mines', 1, MOST.mines);
    if (ship === undefined || mines === undefined) return undefined;
    launched.push({ ship, mines });
    reader.marks();
  }
  if (launched.length === 0 || launched.length > MOST.ships) return reader.fault(`1 to ${MOST.ships} ships launch together`);
  const aim = reader.accept(AT) ? readAim(reader) : undefined;
  if (squadron === undefined || turn === undefined) return undefined;
  return { squadron, turn, ships: launched, ...(aim && { aim }) };
}

function readAim(reader: Reader): NonNullable<Pattern['aim']> | undefined {
  const hex = readHex(reader);
  reader.marks();
  if (!reader.accept(DUE)) return reader.fault('here must stand due, and the pulse they arrive in');
  const due = readPulse(reader, 'the pulse they arrive in', MOST.due);
  return hex && due !== undefined ? { q: hex.q, r: hex.r, due } : undefined;
}

/** The line of a pattern. */
export function minesLine({ squadron, turn, ships, aim }: Pattern): string {
  const launched = ships.map(({ ship, mines }) => `${idText(ship, [AT])} ${mines}`);
  return `mines ${idText(squadron, ['turn'])} turn ${turn}: ${[...launched, ...(aim ? [`${AT} ${hexText(aim)} ${DUE} ${pulseText(aim.due)}`] : [])].join(', ')}`;
}

/** FA-2.2.2 `narn-a 3040 due 2.2: tal-kesh, var-noth`: what mines are aimed at, and by which ships. */
export function readAimed(reader: Reader, { units, ships }: Terms): SealedMines | undefined {
  const squadron = reader.name('squadron', units);
  const aim = squadron === undefined ? undefined : readAim(reader);
  reader.marks();
  const launched: string[] = [];
  while (reader.peek()) {
    const ship = reader.name('ship', ships);
    if (ship === undefined) return undefined;
    launched.push(ship);
    reader.marks();
  }
  if (launched.length === 0 || launched.length > MOST.ships) return reader.fault(`1 to ${MOST.ships} ships launch together`);
  return squadron !== undefined && aim ? { squadron, ...aim, ships: launched } : undefined;
}

/** The line of what mines are aimed at. */
export function aimedLine({ squadron, due, ships, ...hex }: SealedMines): string {
  return `aimed ${idText(squadron, [])} ${hexText(hex)} ${DUE} ${pulseText(due)}: ${ships.map(id => idText(id, [])).join(', ')}`;
}
