// Which record sheets were asked for.

import { check } from '@flagplot/check';
import type { Entry, GameTypes, HostMatch, State } from '@flagplot/kernel';
import { beginMatch, optionsOf } from '@flagplot/kernel';
import { positionsOf, startOf } from '@flagplot/lab';
import type { Printed, Sheet, Sheets, TrueScale } from '@flagplot/sheets';
import { positionSheet } from '@flagplot/sheets';
import type { Shelf, System } from '@flagplot/shelf';
import { partOf } from '@flagplot/shelf';
import { readJson } from './file.ts';
import type { Given } from './flags.ts';
import type { Replayed } from './records.ts';
import { replayRecord } from './records.ts';
import { accept, Refused } from './refused.ts';
import { namesWith, scenarioAsked, systemAsked } from './scenario.ts';

/** Sheets of a battle or of cards, and what they are called together. */
export interface Asked {
  readonly title: string;
  readonly sheets: readonly Sheet[];
  /** What of it is printed as large as it is: none of a card. */
  readonly trueScale: readonly TrueScale[];
}

/** Every sheet of what was asked for, or `Refused`. */
export async function sheetsAsked(shelf: Shelf, given: Given): Promise<Asked> {
  if (given.has('record')) return ofRecord(shelf, given);
  const system = await systemAsked(shelf, given);
  const prints = await printerOf(shelf, system);
  const start = given.has('scenario') ? accept('', startOf(system, scenarioAsked(given))) : undefined;
  if (given.has('card')) return { title: 'Cards', sheets: prints.ofCards(start?.scenario), trueScale: [] };
  return { title: titleOf(start?.scenario), ...printsOf(prints, { book: start?.book ?? {} }) };
}

function printsOf(prints: Sheets<GameTypes>, printed: Printed<GameTypes>): Omit<Asked, 'title'> {
  return { sheets: prints.ofBattle(printed), trueScale: prints.trueScale?.(printed) ?? [] };
}

async function printerOf(shelf: Shelf, { name, manifest }: System): Promise<Sheets<GameTypes>> {
  const printing = namesWith(shelf, 'sheets').join(', ') || 'no system';
  if (!manifest.sheets) throw new Refused([`no sheets of ${name} are printed yet; there are those of ${printing}`]);
  return accept(shelf.where, await partOf(manifest, 'sheets')).part;
}

async function ofRecord(shelf: Shelf, given: Given): Promise<Asked> {
  const file = given.text('record');
  const battle = accept(file, await replayRecord(shelf, readJson(file)));
  const match = given.has('turn') ? asOf(battle, given.number('turn')) : battle.match;
  const { book, open, clock } = match.shown();
  const when = given.has('turn') ? given.number('turn') : clock.turn;
  const title = `${titleOf(battle.saved.scenario)}, ${when === 0 ? 'as it begins' : `${wordOf(battle)} ${when}`}`;
  if (given.has('position')) return { title, sheets: [await positionOf(battle.system, match.state())], trueScale: [] };
  const prints = await printerOf(shelf, battle.system);
  return { title, ...printsOf(prints, { book, now: { open, clock } }) };
}

/** The position as a sheet, with every folder open: whoever has the record may read them all. */
async function positionOf(system: System, state: State<GameTypes>): Promise<Sheet> {
  return positionSheet(accept('', await positionsOf(system)).formatPosition(state));
}

/** What its book calls a turn, in a sentence. */
function wordOf({ system }: Replayed): string {
  return system.words.turn.toLowerCase();
}

/** A battle as it stood when a turn was over, or `Refused` where it never was. The opening is turn 0. */
function asOf(battle: Replayed, turn: number): HostMatch<GameTypes> {
  const over = battle.saved.hashes.length - 1;
  if (turn > over)
    throw new Refused([`--turn: ${wordOf(battle)} ${turn} is not over in this battle; ${over < 1 ? 'none is' : `${over} are`}`]);
  const turns: number[] = [];
  enterJournal(battle, battle.saved.journal, match => turns.push(match.shown().clock.turn));
  const last = turns.findLastIndex(one => one <= turn);
  return enterJournal(battle, battle.saved.journal.slice(0, last + 1));
}

/** A battle that so many entries of its journal made; `seen` before the first and after each. */
function enterJournal(
  { rules, saved }: Replayed,
  journal: readonly Entry[],
  seen?: (match: HostMatch<GameTypes>) => void,
): HostMatch<GameTypes> {
  const { match } = accept('', beginMatch(rules, saved.scenario as object, optionsOf(saved, { check })));
  seen?.(match);
  for (const one of journal) {
    match.enter(one);
    seen?.(match);
  }
  return match;
}

/** Every scenario may have a title; those without are a battle. */
function titleOf(scenario: unknown): string {
  const title = typeof scenario === 'object' && scenario !== null ? Reflect.get(scenario, 'title') : undefined;
  return typeof title === 'string' ? title : 'A battle';
}

/** What a sheet may be chosen by, and where it says so. */
const BY: readonly (readonly [flag: string, of: (sheet: Sheet) => string | undefined, what: string])[] = [
  ['side', ({ side }) => side, 'no side is called'],
  ['squadron', ({ squadron }) => squadron, 'there is no squadron'],
  ['ship', ({ kind, of }) => (kind === 'unit' ? of : undefined), 'there is no ship'],
  ['card', ({ kind, of }) => (kind === 'card' ? of : undefined), 'there is no card'],
];

/** The sheets of the side, squadron, ship or card that were named, or `Refused` with every name there is none of. */
export function chooseSheets(sheets: readonly Sheet[], given: Given): readonly Sheet[] {
  const asked = BY.filter(([flag]) => given.has(flag));
  const faults = asked.flatMap(([flag, of, what]) => {
    const known = [...new Set(sheets.flatMap(one => of(one) ?? []))];
    const name = given.text(flag);
    return known.includes(name) ? [] : [`--${flag}: ${what} ${name}; there is ${known.join(', ') || 'none'}`];
  });
  if (faults.length > 0) throw new Refused(faults);
  const left = sheets.filter(sheet => asked.every(([flag, of]) => of(sheet) === given.text(flag)));
  if (left.length === 0)
    throw new Refused([`nothing is both ${asked.map(([flag]) => `--${flag} ${given.text(flag)}`).join(' and ')}`]);
  return left;
}
