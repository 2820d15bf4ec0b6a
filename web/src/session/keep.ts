/** Battles kept on this device, with the half-made orders and who sits there beside them. */
import type { Json, Saved, Side } from '@flagplot/kernel';
import type { Seat } from './seats.ts';
import { type Entry, Store } from './store.ts';

/** A half-made order, kept for the ask it belongs to. */
export interface KeptDraft {
  side: Side;
  step: number;
  kind: string;
  order: Json;
}

/** What the list of battles shows, so that none needs to be replayed for it. */
export interface Summary {
  title: string;
  system: string;
  /** `Turn 4, orders`. */
  when: string;
  /** The ask in words, or the outcome. */
  says: string;
  over: boolean;
  /** The side whose answer is awaited here. */
  side?: Side;
  sides: readonly Side[];
}

/** A battle as it is kept. */
export interface Kept extends Entry {
  seats: readonly Seat[];
  saved: Saved;
  summary: Summary;
}

const DRAFTS = 'flagplot.drafts.';
const SITTING = 'flagplot.sitting.';

/** The battles on this device. */
export const battles: Store<Kept> = new Store({
  prefix: 'flagplot.battle.',
  read: ({ id, at, seats, saved, summary }) =>
    Array.isArray(seats) && saved && summary ? { id, at, seats, saved, summary } : undefined,
  beside: id => [DRAFTS + id, SITTING + id],
});

/** Keeps the half-made orders of a battle, under a name of their own: a step that is drawn writes nothing else. */
export function keepDrafts(id: string, drafts: Readonly<Record<Side, Omit<KeptDraft, 'side'>>>): void {
  const kept = Object.entries(drafts).map(([side, { step, kind, order }]) => ({ side, step, kind, order }));
  try {
    if (kept.length === 0) localStorage.removeItem(DRAFTS + id);
    else localStorage.setItem(DRAFTS + id, JSON.stringify(kept));
  } catch {
    // A draft that finds no room is made again.
  }
}

/** The half-made orders of a battle, as they were kept. */
export function storedDrafts(id: string): readonly KeptDraft[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAFTS + id) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptDraft[]) : [];
  } catch {
    return [];
  }
}

/** Who sits at this tab: a reload goes on with the same person, a new tab begins covered. */
export function sits(id: string, side: Side | undefined): void {
  try {
    if (side === undefined) sessionStorage.removeItem(SITTING + id);
    else sessionStorage.setItem(SITTING + id, side);
  } catch {
    // Then a reload asks who it is.
  }
}

export function satHere(id: string): Side | undefined {
  try {
    return sessionStorage.getItem(SITTING + id) ?? undefined;
  } catch {
    return undefined;
  }
}
