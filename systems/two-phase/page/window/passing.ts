import type { TpKind, TpView } from '../../rules/state.ts';

type Until = 'phase' | 'turn';

/** Until when a side passes: the half and the turn it said so in, and the step of the battle. */
interface Passing {
  side: string;
  turn: number;
  half: number;
  step: number;
  until: Until;
}

/** What sides have said about windows to come, as long as the page of their battle is open: nothing of it is in any order. */
class PassingSides {
  /** One desk is one battle: another of the same scenario, or a fork, begins with nothing. */
  readonly #all = new WeakMap<object, readonly Passing[]>();

  begin(desk: object, { side, clock, open }: TpView, until: Until): void {
    const one = { side, turn: clock.turn, half: open.now.half, step: clock.step, until };
    this.#all.set(desk, [...this.#others(desk, side), one]);
  }

  end(desk: object, { side }: TpView): void {
    this.#all.set(desk, this.#others(desk, side));
  }

  /** Until when a side passes, if it does. Where an answer was taken back, what was said with it or after it holds no more. */
  until(desk: object, { side, clock, open }: TpView): Until | undefined {
    const said = this.#all.get(desk)?.find(one => one.side === side);
    if (!said || said.turn !== clock.turn || clock.step <= said.step) return undefined;
    return said.until === 'turn' || said.half === open.now.half ? said.until : undefined;
  }

  /** Whether a window is one of those that are passed; seekers that strike are always told. */
  covers(desk: object, view: TpView, kind: TpKind): boolean {
    return kind !== 'point-blank' && this.until(desk, view) !== undefined;
  }

  #others(desk: object, side: string): Passing[] {
    return (this.#all.get(desk) ?? []).filter(one => one.side !== side);
  }
}

export const passing: PassingSides = new PassingSides();
