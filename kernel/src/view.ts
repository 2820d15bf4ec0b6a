import type { GameTypes, Side, State, View } from './contract.ts';

/** The view of one side: the table and its own folder. All views are made here. */
export function viewOf<G extends GameTypes>(s: State<G>, side: Side): View<G> {
  return { book: s.book, clock: s.clock, open: s.open, side, own: s.sealed[side] as G['sealed'] };
}
