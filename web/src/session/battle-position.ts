/** A battle on the screen as text: to be copied, corrected, or laid anew as it is changed. */
import type { GameTypes, Refusal, Saved, Side, State } from '@flagplot/kernel';
import type { Battle } from './battle.svelte.ts';
import { newId } from './ids.ts';
import { allRules } from './modules.ts';
import { newSeed } from './seed.ts';
import { matchOfText } from './typed-position.ts';

/** The moment on the screen as text, with the folders that whoever looks may see; nothing where the system writes none. */
export async function textOnScreen(battle: Battle): Promise<string | undefined> {
  const notation = await battle.gear.notation?.();
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

/** The table as it lies now with every folder, for an umpire; nothing where none sits. */
export function tableNow({ host }: Battle): State<GameTypes> | undefined {
  const chair = host?.chair(undefined);
  if (!chair) return undefined;
  const { book, open, clock } = chair.now().seen;
  return { book, open, clock, sealed: chair.folders() };
}

/** Puts a typed position of the same scenario on the table as a battle with the same people at it, or as a study. @returns its address, or every fault. */
export async function layText(
  battle: Battle,
  text: string,
  as: 'battle' | 'study',
): Promise<string | { faults: readonly Refusal[] }> {
  const { host, gear } = battle;
  if (!host) return { faults: [{ rule: 'table', say: 'A position can be laid where this device holds the battle.' }] };
  const { scenario } = host.record();
  const found = await matchOfText(text, {
    rules: await allRules(gear),
    notation: await gear.notation?.(),
    scenario,
    seed: newSeed(),
  });
  return 'faults' in found ? found : layRecord(battle, found.match.saved(), as);
}

async function layRecord(battle: Battle, saved: Saved, as: 'battle' | 'study'): Promise<string | { faults: readonly Refusal[] }> {
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
