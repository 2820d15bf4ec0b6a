// A battle in print: what each side says, how every die came about, what is told of it.

import type { Scripted } from '@flagplot/kernel';
import type { Act, Form, Shot, Space, Window } from '../rules/orders.ts';
import { words } from '../words/index.ts';
import type { Battle, Happened } from './battle.ts';

/** A battle and its lines so far. */
export class Playthrough {
  readonly lines: string[] = [];
  readonly #battle: Battle;

  constructor(battle: Battle) {
    this.#battle = battle;
  }

  /** The forms of the turn. */
  allocates(forms: Record<string, Partial<Form>>): this {
    for (const [ship, form] of Object.entries(forms)) this.lines.push(`> ${ship}: ${formWords(form)}`);
    return this.#tell(this.#battle.allocate(forms));
  }

  /** What the side that is asked says, with the dice that fall. */
  says(side: string, order: Space | { windows: Window[] }, dice: readonly Scripted[] = []): this {
    for (const window of windowsOf(this.#battle, order)) this.lines.push(`> ${orderWords(window)}`);
    return this.#tell(this.#battle.step({ [side]: order }, dice));
  }

  /** Idle answers until a side is asked this. */
  until(kind: 'space' | 'answer' | 'zero' | 'screen' | 'finish' | 'allocate', side?: string): this {
    const from = this.#battle.told.length;
    this.#battle.until(kind, side);
    return this.#tell(this.#battle.told.slice(from));
  }

  get text(): string {
    return `${this.lines.join('\n')}\n`;
  }

  #tell(told: readonly Happened[]): this {
    for (const event of told) {
      if (event.kind !== 'answered')
        this.lines.push(`  ${words.narrate({ clock: this.#battle.s.clock, event }, this.#battle.s.book)}`);
    }
    return this;
  }
}

function windowsOf({ asks }: Battle, order: Space | { windows: Window[] }): (Partial<Space> & Window)[] {
  if ('windows' in order) return order.windows;
  return asks.flatMap(({ about }) => ('unit' in about ? [{ unit: about.unit, ...order }] : []));
}

function orderWords({ unit, step, acts, fire }: Partial<Space> & Window): string {
  return `${unit}: ${[step, ...acts.map(actWords), ...fire.map(shotWords)].filter(Boolean).join(', ')}`;
}

function actWords({ act, ...rest }: Act): string {
  return `${act} ${Object.values(rest).join(' ')}`;
}

function shotWords({ weapon, on }: Shot): string {
  return `${weapon} at ${on}`;
}

function formWords({ arms = [], ...rest }: Partial<Form>): string {
  const lines = Object.entries(rest).map(([line, value]) => `${line} ${value}`);
  return [...lines, ...arms.map(({ weapon, energy }) => `${weapon} ${energy}`)].join(', ');
}
