// A battle at the terminal, met through a seat: question by question, throw by throw, until it is over.

import { check } from '@flagplot/check';
import type { Ask, GameTypes, Json, Wanted } from '@flagplot/kernel';
import { stream } from '@flagplot/kernel';
import { type Desk, desk, type Known } from '@flagplot/seat';
import { lineHeading, outcomeWhy } from '@flagplot/telling';
import { type Typing, typingAt } from '../terminal.ts';
import { Asked, type Done } from './asked.ts';
import { type AtTable, screenAt } from './at.ts';
import { HandDice } from './hand-dice.ts';
import { news } from './news.ts';
import { wrap } from './screen.ts';

/** Sentences at the end of a battle. */
const LAST = 8;

export class PlayedBattle {
  readonly #at: AtTable;
  readonly #desk: Desk;
  readonly #typing: Typing;
  #asked: Asked | undefined;
  /** How much had been told when the last answer was given. */
  #told = 0;
  readonly #dice: HandDice;
  /** What was ordered last, by the kind of question. */
  readonly #ordered = new Map<string, Json>();

  constructor(at: AtTable) {
    this.#at = at;
    this.#dice = new HandDice(at);
    this.#desk = desk(at.seat, at.system.rules, { check, roll: stream(`${at.side} wonders`) });
    this.#typing = typingAt(at.terminal, {
      complete: line => this.#asked?.complete(line) ?? { from: line.length, words: [] },
      redraw: () => this.#asked?.showAgain(),
    });
  }

  /** Plays until the battle is over, or until whoever types leaves. */
  async play(): Promise<'over' | 'left'> {
    const { system, seat, side, against } = this.#at;
    this.#out(`You hold ${system.words.side(side, seat.battle.book)}, against ${against}. Type ? for help.`);
    try {
      return await this.#playOn();
    } finally {
      this.#typing.close();
    }
  }

  async #playOn(): Promise<'over' | 'left'> {
    for (let known = await this.#settle(); !known.outcome; known = await this.#settle()) {
      const ask = this.#desk.ask();
      const came = known.wanted ? await this.#fall(known.wanted) : ask ? await this.#answer(ask) : await this.#change(known);
      if (came === 'left') return came;
    }
    this.#end();
    return 'over';
  }

  /** What is known once all others who are asked at the same time have answered: what they do openly is told before one is asked. */
  async #settle(): Promise<Known<GameTypes>> {
    const { seat, side } = this.#at;
    for (;;) {
      const known = seat.now();
      const isOpen = known.asks.some(one => one.side !== side && !known.answered.includes(one.side));
      if (known.outcome || known.wanted || !isOpen) return known;
      await this.#change(known);
    }
  }

  /** Until something changes: others have still to answer. */
  async #change(known: Known<GameTypes>): Promise<Done> {
    const { seat, broken } = this.#at;
    if (seat.now() !== known) return 'answered';
    let stop = (): void => undefined;
    const changed = new Promise<void>(resolve => {
      stop = seat.watch(what => what === 'battle' && resolve());
    });
    await Promise.race([changed, broken]).finally(stop);
    return 'answered';
  }

  async #answer(ask: Ask<GameTypes>): Promise<Done> {
    const before = { told: Math.min(this.#told, this.#at.seat.now().told), order: this.#ordered.get(ask.kind) };
    const asked = new Asked(this.#at, this.#desk, { ask, before });
    this.#asked = asked;
    this.#dice.settle();
    asked.show();
    for (;;) {
      const line = await this.#typing.next('> ');
      const told = this.#at.seat.now().told;
      const came = line === undefined ? 'left' : await this.#type(asked, line.trim());
      if (came === 'open') continue;
      this.#told = told;
      if (asked.given !== undefined) this.#ordered.set(ask.kind, asked.given);
      return came;
    }
  }

  /** Dice that were typed wrong are put right here too, for as long as no others fall. */
  async #type(asked: Asked, line: string): Promise<Done> {
    const [, faces] = this.#at.seat.battle.dice === 'by hand' ? (/^right\b(.*)$/.exec(line) ?? []) : [];
    if (faces === undefined) return asked.type(line);
    return (await this.#dice.putRight(faces)) ? 'answered' : 'open';
  }

  #fall(wanted: Wanted): Promise<Done> {
    this.#asked = undefined;
    return this.#dice.fall(wanted, prompt => this.#typing.next(prompt));
  }

  /** What came last, and how it ended. */
  #end(): void {
    const { system, seat, lesson } = this.#at;
    const { outcome, seen } = seat.now();
    if (!outcome) return;
    const { columns } = screenAt(this.#at);
    this.#out('', lineHeading(system, seen));
    for (const sentence of news(this.#at, this.#told, LAST)) this.#out(...wrap(sentence, columns, '  '));
    const why = outcomeWhy(outcome, one => system.words.side(one, seat.battle.book));
    this.#out('', `Over: ${why}`);
    if (!lesson) return;
    this.#out(...wrap(lesson.over(seat.told(), seen), columns));
    this.#out(`Your first battle: npx flagplot play --system ${system.name} --against cadet`);
    for (const { name, title } of system.manifest.lessons ?? [])
      this.#out(`Next lesson, ${title.toLowerCase()}: npx flagplot play --lesson ${system.name}/${name}`);
  }

  #out(...all: readonly string[]): void {
    for (const line of all) this.#at.terminal.out(line);
  }
}
