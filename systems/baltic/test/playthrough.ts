// An activation in print: what lies where, what each side says as it is typed, how every die came about, what is told of it.

import type { Scripted } from '@flagplot/kernel';
import { viewOf } from '@flagplot/kernel';
import { degrees, placeWords } from '@flagplot/plane/words';
import { notation } from '../notation/index.ts';
import { vesselName } from '../rules/names.ts';
import { isOnTable } from '../rules/roster.ts';
import { words } from '../words/index.ts';
import type { Battle, Given, Happened } from './battle.ts';

/** A battle and its lines so far. */
export class Playthrough {
  readonly #lines: string[];
  readonly #battle: Battle;

  constructor(about: string, battle: Battle) {
    this.#battle = battle;
    this.#lines = [about, ...this.#table()];
  }

  /** What is said by the sides that are asked, idly by those not named, with the dice that fall. */
  says(given: Given, dice: readonly Scripted[] = []): this {
    const asked = [...this.#battle.asks];
    for (const { side, kind } of asked) {
      const order = given[side];
      if (order)
        this.#lines.push(`> ${side}, ${kind}: ${notation.formatOrder(order as never, viewOf(this.#battle.s, side), kind)}`);
    }
    for (const event of this.#battle.step(given, dice)) this.#tell(event);
    return this;
  }

  /** Idle answers until somebody is asked this. */
  until(kind: string): this {
    while (!this.#battle.asks.some(ask => ask.kind === kind)) this.says({});
    return this;
  }

  /** All that was said and told, and where everything lies afterwards. */
  get text(): string {
    return `${[...this.#lines, ...this.#table()].join('\n')}\n`;
  }

  #tell(event: Happened): void {
    this.#lines.push(`  ${words.narrate({ clock: this.#battle.s.clock, event } as never, this.#battle.s.book)}`);
  }

  /** A line a model. */
  #table(): string[] {
    const { book, open } = this.#battle.s;
    const vessels = open.vessels
      .filter(isOnTable)
      .map(
        one =>
          `${vesselName(book, one.id)} at ${placeWords(one)}, heading ${degrees(one.heading)}, ${one.setting}${one.lost > 0 ? `, boxes lost: ${one.lost}` : ''}`,
      );
    const markers = open.markers
      .filter(({ status }) => status === 'flies')
      .map(one => `${one.id} at ${placeWords(one)}, ${one.planes} planes`);
    return [...vessels, ...markers].map(line => `  | ${line}`);
  }
}
