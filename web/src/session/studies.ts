/** Studies kept on this device: a battle with its tree of forks, one entry each in the browser's storage. */
import type { Clock, Saved, Side } from '@flagplot/kernel';
import type { Battle } from './battle.svelte.ts';
import type { Seat } from './seats.ts';

/** What a fork is thrown with from where it begins. */
export const FORK_DICE = ['fell', 'anew', 'hand'] as const;
export type ForkDice = (typeof FORK_DICE)[number];

/** One course of the battle: the one it took, or a fork that left another branch at a moment. */
export interface Branch {
  id: string;
  name: string;
  parent?: string;
  /** Where it left its parent; none: it was there from the beginning. */
  at?: Clock;
  dice?: ForkDice;
  /** Where it stands now. */
  end: Clock;
  saved: Saved;
}

/** A sentence or more, tied to a step of a branch. */
export interface Note {
  branch: string;
  clock: Clock;
  text: string;
}

export interface Study {
  id: string;
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  title: string;
  system: string;
  /** The side that knew no more than this, of a battle under way: all other folders are guessed. */
  knownTo?: Side;
  seats: readonly Seat[];
  branches: readonly Branch[];
  /** The branch that lies on the table. */
  on: string;
  notes: readonly Note[];
}

const PREFIX = 'flagplot.study.';

/** Keeps a study; false where the browser has no room or no storage for us. */
export function keepStudy(study: Study): boolean {
  try {
    localStorage.setItem(PREFIX + study.id, JSON.stringify(study));
    return true;
  } catch {
    return false;
  }
}

/** A kept study, or nothing where there is none or it cannot be read. */
export function keptStudy(id: string): Study | undefined {
  try {
    const text = localStorage.getItem(PREFIX + id);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function read(value: unknown): Study | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const study = value as Partial<Study>;
  const lists = Array.isArray(study.seats) && Array.isArray(study.branches) && Array.isArray(study.notes);
  const whole = lists && typeof study.id === 'string' && typeof study.at === 'number' && typeof study.system === 'string';
  return whole && study.branches?.some(branch => branch.id === study.on) ? (study as Study) : undefined;
}

/** All of them, the last one touched first. */
export function allStudies(): Study[] {
  try {
    const ids = Object.keys(localStorage).filter(key => key.startsWith(PREFIX));
    return ids.flatMap(key => keptStudy(key.slice(PREFIX.length)) ?? []).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export function forgetStudy(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was kept, then.
  }
}

/** Whether a battle can be studied from here: one that is over by anybody, one under way by a side that sits here. */
export function canStudy(battle: Battle): boolean {
  return battle.outcome !== undefined || (battle.sitting !== undefined && !battle.covered);
}
