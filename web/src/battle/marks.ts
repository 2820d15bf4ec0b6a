import type { Clock, GameTypes, Told } from '@flagplot/kernel';
import { placeOn, turnLines } from '@flagplot/telling';
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
    const { told, side } = this.#battle.seat;
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
    const motion = gear.panels?.beats?.([one], seat.seen)[0]?.find(found => found.kind === 'fire' || found.kind === 'loss');
    if (motion?.kind !== 'fire' && motion?.kind !== 'loss') return;
    const side = gear.panels?.sideOf?.(one, seat.seen);
    const key = `${one.clock.turn}/${one.clock.line}/${side}/${motion.kind}`;
    if (!this.#marks.has(key))
      this.#marks.set(key, { kind: motion.kind, clock: one.clock, side, says: this.#battle.narrate(one) });
  }
}

/** Where more than one side had ordered in secret and all was opened: one mark a line of the turn. */
export function openings(battle: Battle): TimeMark[] {
  const marks = new Map<string, TimeMark>();
  for (const { asked, turn, line, round, step } of battle.playback.history.slice(0, -1)) {
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

/**
 * The place of the turn in which something was last to be seen, to be played again: where it was told from, and what happened there.
 * @param places which place of the strip a clock stands at; two clocks with the same are one pulse
 * @param seen whether something told can be seen on the board
 */
export function lastSeen(
  told: readonly Told<GameTypes>[],
  places: (clock: Clock) => string,
  seen: (one: Told<GameTypes>) => boolean,
): { from: number; to: number } | undefined {
  const last = told.findLastIndex(seen);
  const at = told[last];
  if (!at) return undefined;
  const place = places(at.clock);
  const before = told.findLastIndex((one, i) => i < last && places(one.clock) !== place);
  return { from: before + 1, to: last + 1 };
}

/** Which place of the strip a clock stands at: lines under one heading are one place. */
export function placing(battle: Battle): (clock: Clock) => string {
  const { gear } = battle;
  const opening = turnLines(gear, { ...battle.seat.seen, clock: { turn: 0, line: 0, round: 0, step: 0 } });
  const turn = turnLines(gear, { ...battle.seat.seen, clock: { turn: 1, line: 0, round: 0, step: 0 } });
  return clock => `${clock.turn}/${placeOn(clock.turn === 0 ? opening : turn, clock).index}`;
}
