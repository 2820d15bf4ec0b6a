import type { GameTypes, Side, State, View } from './contract.ts';

/** What one side sees of a battle: the table and its own folder, by reference. All views are made here. */
export function viewOf<G extends GameTypes>(s: State<G>, side: Side): View<G> {
  return { book: s.book, clock: s.clock, open: s.open, side, own: s.sealed[side] as G['sealed'] };
}
