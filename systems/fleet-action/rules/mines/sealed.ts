// FA-2.2 What mines are aimed at: in the owner's folder, until it is laid open.

import type { MineAim, Pattern } from '../open.ts';
import type { FaState, FaTable } from '../state.ts';
import { countOf, launcherSquadron } from './pattern.ts';

/** What a pattern is aimed at, be it open or not. */
export function aimOf({ book, sealed }: FaState, pattern: Pattern): MineAim | undefined {
  const folder = sealed[launcherSquadron(book, pattern).side];
  return pattern.aim ?? folder?.mines?.find(({ squadron }) => squadron === pattern.squadron);
}

/** Takes a pattern off the table, and what it was aimed at out of the folder. */
export function conceal(s: FaState, pattern: Pattern): void {
  const left = s.open.mines?.filter(one => one !== pattern) ?? [];
  if (left.length > 0) s.open.mines = left;
  else delete s.open.mines;
  if (!pattern.aim) takeOut(s, pattern);
}

function takeOut({ book, sealed }: FaState, { squadron }: Pattern): void {
  const folder = sealed[launcherSquadron(book, { squadron }).side];
  const left = folder?.mines?.filter(one => one.squadron !== squadron) ?? [];
  if (folder && left.length > 0) folder.mines = left;
  else delete folder?.mines;
}

/** FA-2.2.3 All that was launched this turn and has not gone off is laid open. */
export function layOpen(s: FaState, t: FaTable): void {
  for (const pattern of s.open.mines ?? []) {
    const aim = pattern.aim ? undefined : aimOf(s, pattern);
    if (!aim) continue;
    const { q, r, due } = aim;
    t.reveal(launcherSquadron(s.book, pattern).side);
    takeOut(s, pattern);
    pattern.aim = { q, r, due };
    t.tell(() => ({ kind: 'mines-opened', squadron: pattern.squadron, at: { q, r }, due, mines: countOf(pattern) }));
  }
}
