/** Battles kept on this device, with the half-made orders beside them. */
import { type Json, plain, type Saved, type Side } from '@flagplot/kernel';
import { type Head, OLDER, unwritten } from './heads.ts';
import { forgetLast } from './last-orders.ts';
import type { KeptPicture } from './picture-kept.ts';
import { sits } from './sitting.ts';
import { type Fate, Store } from './store.ts';

/** A half-made order, kept for the ask it belongs to. */
export interface KeptDraft {
  side: Side;
  step: number;
  kind: string;
  order: Json;
}

/** A battle as it is kept. */
export interface Kept extends Head {
  readonly saved: Saved;
  readonly drafts?: readonly KeptDraft[];
  /** The table as all saw it when it was kept last: home shows it. */
  readonly picture?: KeptPicture;
}

/** The battles on this device. */
export const battles: Store<Kept, Head> = new Store(
  {
    name: 'battles',
    headOf: ({ id, at, seats, summary }) => ({ id, at, seats, summary }),
    partsOf: ({ saved: { journal, hashes, ...saved }, drafts, picture }) => ({
      saved,
      journal,
      hashes,
      drafts,
      ...(picture && { picture }),
    }),
    grows: ['journal', 'hashes'],
    fixed: ['saved'],
    entryOf: (head, { saved, journal = [], hashes = [], drafts, picture }) =>
      Array.isArray(head.seats) && head.summary && saved
        ? {
            ...head,
            saved: { journal, hashes, ...saved } as Saved,
            drafts: Array.isArray(drafts) ? (drafts as KeptDraft[]) : [],
            ...(picture ? { picture: picture as KeptPicture } : {}),
          }
        : undefined,
    older: { entry: OLDER, parts: { drafts: 'flagplot.drafts.' } },
    onforget: id => {
      sits(id, undefined);
      forgetLast(id);
    },
  },
  unwritten,
);

/** Half-made orders, by side, as they are kept: panels make them of values that the page watches, which lie in no database. */
export function draftsOf(drafts: Readonly<Record<Side, Omit<KeptDraft, 'side'>>>): KeptDraft[] {
  return Object.entries(drafts).map(([side, { step, kind, order }]) => ({ side, step, kind, order: plain(order) }));
}

/** Keeps the half-made orders of a battle: a step that is drawn writes nothing else. `since` as `keep` has it. */
export function keepDrafts(id: string, drafts: readonly KeptDraft[], since?: number): Promise<Fate> {
  return battles.keepPart(id, { name: 'drafts', value: drafts }, since);
}
