// A battle in print: where squadrons and flights are, what is said as it is typed, how every die came about, and what is told of it.

import type { Scripted } from '@flagplot/kernel';
import { hexes } from '@flagplot/hexes';
import { orders } from '../notation/order.ts';
import { squadronsOf } from '../rules/roster.ts';
import type { FaAsk } from '../rules/state.ts';
import { type Battle, type Given, type Happened, place } from './battle.ts';

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
    for (const { side, kind } of [...this.#battle.asks]) {
      const order = given[side];
      if (order) this.#lines.push(`> ${side}, ${kind}: ${orders.format(order as never, this.#battle.view(side), kind)}`);
    }
    return this.#tell(this.#battle.step(given, dice));
  }

  /** Idle answers until somebody is asked this. */
  until(kind: FaAsk['kind'], pulse?: number): this {
    const from = this.#battle.told.length;
    this.#battle.until(kind, pulse);
    return this.#tell(this.#battle.told.slice(from));
  }

  /** All that was said and told, and where everything is afterwards. */
  get text(): string {
    return `${[...this.#lines, ...this.#table()].join('\n')}\n`;
  }

  #tell(told: readonly Happened[]): this {
    this.#lines.push(...this.#battle.narrated(told).map(line => `  ${line}`));
    return this;
  }

  /** A line for each squadron on the map, and for each flight that is out. */
  #table(): string[] {
    const { book, open } = this.#battle.s;
    const squadrons = book.sides.flatMap(({ id }) => squadronsOf(this.#battle.s, id));
    const ships = (squadron: string) => open.ships.filter((_, i) => book.ships[i]?.squadron === squadron);
    const out = (open.flights ?? []).filter(({ aboard, fighters }) => !aboard && fighters > 0);
    return [
      ...squadrons.map(one => {
        const left = ships(one.id).map(({ id, structure }) => `${id} ${structure}`);
        return `  | ${one.id} ${place(one)} speed ${one.speed}: ${left.join(', ')}`;
      }),
      ...out.map(({ id, fighters, ...at }) => `  | ${id} ${hexes.nameOf(at, 'columns')}: ${fighters} fighters`),
    ];
  }
}
