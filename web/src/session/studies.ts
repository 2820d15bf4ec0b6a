/** Studies kept on this device: a battle with its tree of forks each. */
import type { Clock, Saved, Side } from '@flagplot/kernel';
import type { Seat } from './seats.ts';
import { type Entry, Store } from './store.ts';

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

/** What the list of studies shows of one. */
export interface StudyHead extends Entry {
  readonly title: string;
  readonly system: string;
  /** The side that knew no more than this, of a battle under way: all other folders are guessed. */
  readonly knownTo?: Side;
  /** How many branches there are besides the first, and how many notes. */
  readonly forks: number;
  readonly noted: number;
}

/** A study as it is kept. */
export interface Study extends Entry {
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

/** The studies on this device. */
export const studies: Store<Study, StudyHead> = new Store<Study, StudyHead>({
  name: 'studies',
  headOf: ({ id, at, title, system, knownTo, branches, notes }) => ({
    id,
    at,
    title,
    system,
    ...(knownTo !== undefined && { knownTo }),
    forks: branches.length - 1,
    noted: notes.length,
  }),
  partsOf: study => ({ study }),
  entryOf: ({ id, at }, { study }) => studyIn({ ...(study as Partial<Study>), id, at }),
  older: { entry: 'flagplot.study.' },
});

function studyIn(found: Partial<Study> & Entry): Study | undefined {
  const { branches, on, system } = found;
  const lists = Array.isArray(found.seats) && Array.isArray(branches) && Array.isArray(found.notes);
  return lists && typeof system === 'string' && branches.some(({ id }) => id === on) ? (found as Study) : undefined;
}
