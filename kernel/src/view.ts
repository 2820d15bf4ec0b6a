import type { Shapes, Side, State, View } from './contract.ts';

/** The view of one side: the table and its own folder. All views are made here. */
export function viewOf<R extends Shapes>(s: State<R>, side: Side): View<R> {
  return { book: s.book, clock: s.clock, open: s.open, side, own: s.sealed[side] as R['sealed'] };
}
