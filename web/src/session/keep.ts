/** Battles kept on this device: one entry each in the browser's storage, written after every change. */
import type { Json, Saved, Side } from '@flagplot/kernel';
import type { Seat } from './seats.ts';

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

export interface Kept {
  id: string;
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  seats: readonly Seat[];
  saved: Saved;
  summary: Summary;
}

const PREFIX = 'flagplot.battle.';
const DRAFTS = 'flagplot.drafts.';

/** Keeps a battle; false where the browser has no room or no storage for us. */
export function keep(battle: Kept): boolean {
  try {
    localStorage.setItem(PREFIX + battle.id, JSON.stringify(battle));
    return true;
  } catch {
    return false;
  }
}

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

/** A kept battle, or nothing where there is none or it cannot be read. */
export function storedBattle(id: string): Kept | undefined {
  try {
    const text = localStorage.getItem(PREFIX + id);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function read(value: unknown): Kept | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, at, seats, saved, summary } = value as Partial<Kept>;
  const whole = typeof id === 'string' && typeof at === 'number' && Array.isArray(seats) && saved && summary;
  return whole ? { id, at, seats, saved, summary } : undefined;
}

/** All of them, the last played first. */
export function allKept(): Kept[] {
  try {
    const ids = Object.keys(localStorage).filter(key => key.startsWith(PREFIX));
    const battles = ids.flatMap(key => storedBattle(key.slice(PREFIX.length)) ?? []);
    return battles.sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
    localStorage.removeItem(DRAFTS + id);
    sessionStorage.removeItem(SITTING + id);
  } catch {
    // Nothing was kept, then.
  }
}

const SITTING = 'flagplot.sitting.';

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

/** A name for a battle's address: short, and no two alike. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes]
    .map(byte => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 10);
}
