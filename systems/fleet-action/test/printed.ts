// A battle in print: where squadrons and flights are, what is said as it is typed, how every die came about, and what is told of it.

import { hexes } from '@flagplot/hexes';
import type { Scripted } from '@flagplot/kernel';
import { orders } from '../notation/order.ts';
import { squadronsOf } from '../rules/roster.ts';
import type { FaAsk } from '../rules/state.ts';
import { type Battle, type Happened, place } from './battle.ts';

/** A battle and its lines so far. */
export class Playthrough {
  readonly #lines: string[];
  readonly #battle: Battle;

  constructor(about: string, battle: Battle) {
    this.#battle = battle;
    this.#lines = [about, ...this.#table()];
  }

  /** What the sides type that are asked, idly those not named, with the dice that fall. */
  says(typed: Readonly<Record<string, string>>, dice: readonly Scripted[] = []): this {
    const given = this.#battle.asks.flatMap(ask => {
      const text = typed[ask.side];
      return text === undefined ? [] : [[ask.side, this.#read(ask, text)] as const];
    });
    return this.#tell(this.#battle.step(Object.fromEntries(given), dice));
  }

  /** Idle answers until somebody is asked this. */
  until(kind: FaAsk['kind'], pulse?: number): this {
    const from = this.#battle.told.length;
    this.#battle.until(kind, pulse);
    return this.#tell(this.#battle.told.slice(from));
  }

  /** What is typed, in print as it is written out whole. */
  #read({ side, kind, about }: FaAsk, text: string): object {
    const v = this.#battle.view(side);
    const read = orders.parseOrder(text, v, { kind, about: about as never });
    if ('faults' in read) throw new Error(`${text}: ${read.faults.map(({ say }) => say).join('; ')}`);
    this.#lines.push(`> ${side}, ${kind}: ${orders.formatOrder(read.order, v, kind)}`);
    return read.order as object;
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
