// FA-12 Reinforcements in a position: `relief narn coming, thrown 1, turn 4, north`; in the folder `schedule narn 5 north`, or `schedule narn 5 jump 3030 opens sha`.

import type { Side } from '@flagplot/kernel';
import { idText, isFirst, type Names, type Place, type Reader } from '@flagplot/manifest/text';
import type { Book } from '../rules/book.ts';
import type { Sealed } from '../rules/folder.ts';
import type { Open, Relief } from '../rules/open.ts';
import type { JumpPoints, Schedule } from '../rules/orders.ts';
import { EDGES } from '../rules/orders.ts';
import { isAway } from '../rules/reinforcements/away.ts';
import { nearestEdge } from '../rules/reinforcements/edges.ts';
import { FIRST } from '../rules/reinforcements/schedule.ts';
import type { FaState } from '../rules/state.ts';
import { hexText, readHex, readNames } from './place.ts';

/** Whom a line may call. */
interface Terms {
  readonly sides: Names;
  readonly ships: Names;
}

/** What a text says of reinforcements, by side: how it stands with them, and their schedules. */
export interface ReliefSaid {
  readonly relief: Map<Side, Relief>;
  readonly schedules: Map<Side, Pick<Sealed, 'relief'>>;
}

/** All that is said so far. */
interface Draft extends Terms, ReliefSaid {
  readonly lines: Map<string, Place>;
}

const MOST = 1000;
const NOW: readonly Relief['now'][] = ['away', 'coming', 'here', 'never'];

/** FA-12.2 How it stands with the reinforcements of a side. */
function readRelief(reader: Reader, { sides }: Terms): Relief | undefined {
  const side = reader.name('side', sides);
  reader.marks();
  const now = reader.oneOf('where they are', NOW);
  reader.marks();
  const rolls = reader.accept('thrown') ? reader.whole('throws', 0, MOST) : 0;
  reader.marks();
  const turn = reader.accept('turn') ? reader.whole('turn', 1, MOST) : undefined;
  reader.marks();
  const edge = reader.peek() ? reader.oneOf('an edge of the map', EDGES) : undefined;
  if (side === undefined || now === undefined || rolls === undefined) return undefined;
  return { side, now, rolls, ...(turn !== undefined && { turn }), ...(edge && { edge }) };
}

/** FA-12.1.3 The schedule in a side's folder. */
function readSchedule(reader: Reader, { sides, ships }: Terms): { side: Side; relief: Schedule } | undefined {
  const side = reader.name('side', sides);
  const turn = reader.whole('turn', 1, MOST);
  const byJump = reader.accept('jump');
  const jump = byJump ? readJump(reader, ships) : undefined;
  const edge = byJump ? undefined : reader.oneOf('an edge of the map', EDGES);
  if (side === undefined || turn === undefined || (edge === undefined && !jump)) return undefined;
  return { side, relief: { turn, ...(edge && { edge }), ...(jump && { jump }) } };
}

/** FA-1.2 `3030 gate 3040 opens herakles corona`. */
function readJump(reader: Reader, ships: Names): JumpPoints | undefined {
  const hex = readHex(reader);
  const gate = reader.accept('gate') ? readHex(reader) : undefined;
  const openers = reader.accept('opens') ? readNames(reader, ships) : [];
  return hex && { openers, hex: hexText(hex), ...(gate && { gate: hexText(gate) }) };
}

/** The lines that speak of reinforcements. */
export const RELIEF_LINES: Readonly<Record<'relief' | 'schedule', (reader: Reader, draft: Draft) => void>> = {
  relief: (reader, draft) => {
    const one = readRelief(reader, draft);
    if (one && isFirst(reader, draft.lines, `relief ${one.side}`)) draft.relief.set(one.side, one);
  },
  schedule: (reader, draft) => {
    const one = readSchedule(reader, draft);
    if (one && isFirst(reader, draft.lines, `schedule ${one.side}`)) draft.schedules.set(one.side, { relief: one.relief });
  },
};

/** Puts what a text says of reinforcements on the table: ships that have not come are away. */
export function layRelief(book: Book, open: Open, { relief }: ReliefSaid): void {
  if (!open.relief) return;
  open.relief = open.relief.map(one => relief.get(one.side) ?? one);
  for (const [i, of] of book.ships.entries()) {
    const ship = open.ships[i];
    if (ship && of.relief && isAway(open, of)) ship.away = true;
  }
}

/** FA-12.1.3 Where nothing is said of a schedule that must be there, it is as soon as may be, over the nearest edge. */
export function withSchedules({ book, open, clock, sealed }: FaState): Record<Side, Sealed> {
  if (!open.relief || clock.turn === 0) return sealed;
  const usual = ({ side, turn = Math.max(FIRST, clock.turn + 1) }: Relief) => ({ turn, edge: nearestEdge(book, side) });
  return Object.fromEntries(
    Object.entries(sealed).map(([side, folder]) => {
      const away = open.relief?.find(one => one.side === side && one.now === 'away');
      return [side, away && !folder.relief ? { ...folder, relief: usual(away) } : folder];
    }),
  );
}

/** The lines of the table. */
export function reliefLines(relief: Open['relief']): string[] {
  const told = (relief ?? []).filter(({ now, rolls }) => now !== 'away' || rolls > 0);
  return told.map(({ side, now, rolls, turn, edge }) => {
    const parts = [rolls > 0 && `thrown ${rolls}`, turn !== undefined && `turn ${turn}`, edge].filter(Boolean);
    return `relief ${idText(side, [])} ${[now, ...parts].join(', ')}`;
  });
}

/** The line of a folder. */
export function scheduleLines(side: Side, { relief }: Sealed): string[] {
  return relief ? [`schedule ${idText(side, [])} ${relief.turn} ${relief.jump ? jumpText(relief.jump) : relief.edge}`] : [];
}

function jumpText({ openers, hex, gate }: JumpPoints): string {
  const by = gate === undefined ? '' : ` gate ${gate}`;
  return `jump ${hex}${by}${openers.length > 0 ? ` opens ${openers.map(id => idText(id, [])).join(' ')}` : ''}`;
}
