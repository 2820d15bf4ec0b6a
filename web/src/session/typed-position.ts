/** A position as text: what lies on the screen, to be copied; what is typed, laid as a battle or a study of its own. */
import type { GameTypes, Refusal, Saved, Side, State, View } from '@flagplot/kernel';
import { beginMatch, canonical, GENERATOR, plain, seeded } from '@flagplot/kernel';
import type { PositionNotation } from '@flagplot/manifest';
import { faultInText } from '@flagplot/manifest/text';
import type { Battle } from './battle.svelte.ts';
import { newId } from './ids.ts';
import { checker } from './modules.ts';
import { newSeed } from './seed.ts';
import { loadPart, manifestOf } from './systems.ts';

/** What is wrong with a typed position: in the text with its line and column. */
export type PositionFault = Refusal & { readonly line?: number; readonly column?: number };

async function notationOf({ gear }: Battle): Promise<PositionNotation<GameTypes> | undefined> {
  const manifest = manifestOf(gear.rules.name);
  return manifest && loadPart(manifest, 'notation');
}

/** The moment on the screen as text, with the folders that whoever looks may see; nothing where the system writes none. */
export async function positionText(battle: Battle): Promise<string | undefined> {
  const notation = await notationOf(battle);
  const { book, open, clock, side, own } = battle.seen;
  const mine = side === undefined || own === undefined ? {} : { [side]: own };
  const sealed = battle.free ? Object.fromEntries(battle.sides.flatMap(one => folderOf(battle, one))) : mine;
  return notation?.formatPosition({ book, open, clock, sealed }, battle.free ? undefined : (side ?? ''));
}

/** A side's folder, in a study, where all lie open. */
function folderOf(battle: Battle, side: Side): [Side, object][] {
  const own = battle.playback.seenBy(side)?.own;
  return own === undefined ? [] : [[side, own]];
}

/** The record of a battle that begins where a text says, with dice of its own; or every fault. What no folder is told of is guessed, as in a study. */
export async function positionRecord(
  battle: Battle,
  text: string,
): Promise<{ saved: Saved } | { faults: readonly PositionFault[] }> {
  const scenario = battle.recordHere()?.scenario;
  const notation = await notationOf(battle);
  if (!notation || scenario === undefined) return refuse('A position can be laid where this device holds the battle.');
  const { rules } = battle.gear;
  const seed = newSeed();
  const begun = beginMatch(rules, scenario as object, {
    dice: { kind: 'seeded', generator: GENERATOR, seed },
    check: await checker(),
  });
  if ('faults' in begun) return begun;
  const { book, sealed } = begun.match.state();
  const found = notation.parsePosition(text, book);
  if ('faults' in found) return found;
  const { open, clock } = found.state;
  const put = { open: plain(open), sealed: plain(withGuesses(battle, { ...found.state, book }, sealed)), clock };
  const faults = begun.match.amend('referee', 'as it was typed', put);
  return faults.length > 0 ? { faults: faults.map(fault => faultInText(fault, found.places)) } : { saved: begun.match.saved() };
}

function refuse(say: string): { faults: PositionFault[] } {
  return { faults: [{ rule: 'table', say }] };
}

type Folders = State<GameTypes>['sealed'];

/** The folders of a position, with a guess where nothing is said of one: a plot that is missing would stop the battle. */
function withGuesses({ gear: { rules } }: Battle, s: State<GameTypes>, empty: Folders): Folders {
  const isEmpty = (side: Side) => canonical(s.sealed[side]) === canonical(empty[side]);
  const told = Object.keys(s.sealed).find(side => !isEmpty(side));
  if (told === undefined) return s.sealed;
  const view = { book: s.book, open: s.open, clock: s.clock, side: told, own: s.sealed[told] } as View<GameTypes>;
  const guess = rules.imagine(view, seeded(newSeed(), 0));
  return Object.fromEntries(Object.entries(s.sealed).map(([side, own]) => [side, isEmpty(side) ? (guess[side] ?? own) : own]));
}

/** Puts a record on the table as a battle with the same people at it, or as a study. @returns its address, or every fault. */
export async function layRecord(
  battle: Battle,
  saved: Saved,
  as: 'battle' | 'study',
): Promise<string | { faults: readonly Refusal[] }> {
  if (as === 'study') {
    const { studiedRecord } = await import('./open-study.ts');
    const study = await studiedRecord(saved);
    return 'faults' in study ? study : `/study/${study.id}`;
  }
  const { resumeBattle } = await import('./tables.ts');
  const laid = await resumeBattle({ system: saved.system, seats: battle.seats, saved, id: newId() });
  if ('faults' in laid) return laid;
  laid.open();
  laid.close();
  return `/b/${laid.id}`;
}
