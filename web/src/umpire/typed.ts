/** Orders as players tell them, typed by an umpire. */
import type { GameTypes, Json, Refusal, View } from '@flagplot/kernel';
import type { Battle } from '../session/battle.svelte.ts';

/** Lays the order of a text out as the draft of whoever is asked; or says every fault in it. What it says nothing of stays as it lies. */
export async function layTyped(battle: Battle, text: string): Promise<readonly Refusal[]> {
  const notation = await battle.gear.notation?.();
  const { ask, draft } = battle;
  if (!ask || !notation?.parseOrder) return [{ rule: 'table', say: 'Nobody is asked anything here.' }];
  const { kind, about } = ask;
  const laid = draft.order?.now as Json | undefined;
  const read = notation.parseOrder(text, draft.view as View<GameTypes>, {
    kind,
    about: about as Json,
    ...(laid !== undefined && { laid }),
  });
  if ('faults' in read) return read.faults;
  draft.set(read.order as never);
  return [];
}
