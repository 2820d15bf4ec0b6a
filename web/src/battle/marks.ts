import type { Clock, GameTypes, Told } from '@flagplot/kernel';
import type { Battle } from '../session/battle.svelte.ts';

/** What stands above the time bar: an open circle where orders were opened, a dot where somebody fired, a cross where something was lost. */
export interface TimeMark {
  kind: 'opened' | 'fire' | 'loss';
  clock: Clock;
  side: string | undefined;
  says: string;
}

/**
 * The marks of all that was told at the seat at the screen: one a side, kind and line of the turn, however much happened there. They grow by
 * what is new; at another seat, and where something was taken back, they are made anew.
 */
export class TimeMarks {
  readonly #battle: Battle;
  readonly #marks = new Map<string, TimeMark>();
  #side: string | undefined;
  /** How much of what was told has been looked through, and the last of it. */
  #through = 0;
  #last: Told<GameTypes> | undefined;

  constructor(battle: Battle) {
    this.#battle = battle;
  }

  all(): TimeMark[] {
    const { side } = this.#battle.seat;
    const told = this.#battle.watched;
    if (side !== this.#side || (this.#through > 0 && told[this.#through - 1] !== this.#last)) {
      this.#marks.clear();
      this.#through = 0;
    }
    for (const one of told.slice(this.#through)) this.#note(one);
    this.#side = side;
    this.#through = told.length;
    this.#last = told.at(-1);
    return [...this.#marks.values()];
  }

  #note(one: Told<GameTypes>): void {
    const { gear, seat } = this.#battle;
    const kind = gear.panels?.markOf?.(one);
    if (!kind) return;
    const side = gear.panels?.sideOf?.(one, seat.seen);
    const key = `${one.clock.turn}/${one.clock.line}/${side}/${kind}`;
    if (!this.#marks.has(key)) this.#marks.set(key, { kind, clock: one.clock, side, says: this.#battle.words.narrate(one) });
  }
}

/** Where more than one side had ordered in secret and all was opened: one mark a line of the turn, as far back as time was looked at. */
export function openings(battle: Battle): TimeMark[] {
  const marks = new Map<string, TimeMark>();
  for (const { asked, turn, line, round, step } of battle.playback.known.slice(0, -1)) {
    const key = `${turn}/${line}`;
    if (asked > 1 && !marks.has(key))
      marks.set(key, {
        kind: 'opened',
        clock: { turn, line, round, step },
        side: undefined,
        says: 'What all had ordered was opened.',
      });
  }
  return [...marks.values()];
}
