import type { TpKind, TpView } from '../../rules/state.ts';

/** Until when a side passes: the half and the turn it said so in. */
interface Passing {
  title: string;
  side: string;
  turn: number;
  half: number;
  until: 'phase' | 'turn';
}

/** What a side has said about windows to come, as long as this page is open: nothing of it is in any order. */
class PassingSides {
  #all: readonly Passing[] = [];

  begin(view: TpView, until: 'phase' | 'turn'): void {
    const { title } = view.book;
    const rest = this.#all.filter(one => one.side !== view.side || one.title !== title);
    this.#all = [...rest, { title, side: view.side, turn: view.clock.turn, half: view.open.now.half, until }];
  }

  /** Whether a window is one of those that are passed; seekers that strike are always told. */
  covers({ book, side, clock, open }: TpView, kind: TpKind): boolean {
    if (kind === 'point-blank') return false;
    return this.#all.some(
      one =>
        one.title === book.title &&
        one.side === side &&
        one.turn === clock.turn &&
        (one.until === 'turn' || one.half === open.now.half),
    );
  }
}

export const passing: PassingSides = new PassingSides();
