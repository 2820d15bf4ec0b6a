/** Goes to a unit that was found by its name, and takes it in hand where that can be done: nothing else is done with it. */
import type { Found } from '@flagplot/pagekit/board/find.ts';
import type { Ground } from '@flagplot/pagekit/board/ground.ts';
import type { Desk } from '@flagplot/pagekit/desk/desk.svelte.ts';
import { tick } from 'svelte';
import type { Battle } from '../session/battle.svelte.ts';

/** Board or list has the focus afterwards, with the cursor or the row at the unit. */
export async function goToFound(
  { unit }: Found,
  { battle, desk, ground }: { battle: Battle; desk: Desk; ground: Ground },
): Promise<void> {
  const isMine = unit.role === 'mine' && !unit.lost && battle.ask !== undefined && !battle.playback.then;
  if (isMine) takeOnly(unit.id, { battle, desk, press: () => desk.pick({ at: unit.at, unit: unit.id, more: false }) });
  desk.cursor = unit.at;
  desk.centre(unit.at);
  await tick();
  const row = await rowOf(unit.id, desk);
  (row ?? document.querySelector<HTMLElement>('[role="application"]'))?.focus();
  row?.scrollIntoView({ block: 'center' });
  desk.say(`${unit.name}, ${ground.name(unit.at)}${isMine ? ', in hand' : ''}.`);
}

/** So many looks, and milliseconds between them: a list that was just opened is fetched first, and its words after it. */
const LOOKS = 500;
const PAUSE = 20;

/** What takes a unit in its row of the list, as soon as the list is there; none where it does not show the unit, or is left meanwhile. */
async function rowOf(unit: string, desk: Desk): Promise<HTMLElement | undefined> {
  for (let looks = 0; looks < LOOKS && desk.view === 'list'; looks += 1) {
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(unit)}"] .take`);
    if (row) return row;
    if (document.querySelector('[data-row]')) return undefined;
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
  return undefined;
}

/** Presses a unit for its being taken alone: what the press has changed in the order besides, such as a course laid to it, is undone. */
function takeOnly(unit: string, { battle, desk, press }: { battle: Battle; desk: Desk; press(): boolean }): void {
  const before = JSON.stringify(battle.draft.order?.now);
  const isTaken = press();
  if (JSON.stringify(battle.draft.order?.now) !== before) battle.draft.undo();
  else if (!isTaken) desk.inHand = unit;
}
