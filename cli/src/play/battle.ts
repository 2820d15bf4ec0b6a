// A battle at the terminal, met through a seat: question by question, throw by throw, until it is over.

import { check } from '@flagplot/check';
import type { Ask, GameTypes, Json, Wanted } from '@flagplot/kernel';
import { stream } from '@flagplot/kernel';
import { type Desk, desk, type Known } from '@flagplot/seat';
import { lineHeading, outcomeWhy, wantedLine } from '@flagplot/telling';
import { lines } from '../refused.ts';
import { type Typing, typingAt } from '../terminal.ts';
import { Asked, type Done } from './asked.ts';
import { type AtTable, screenAt } from './at.ts';
import { facesTyped } from './dice.ts';
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
  /** How much of a step that waits for dice has been told. */
  #fallen = { step: -1, told: 0 };
  /** What was ordered last, by the kind of question. */
  readonly #ordered = new Map<string, Json>();

  constructor(at: AtTable) {
    this.#at = at;
    this.#desk = desk(at.seat, at.system.rules, { check, roll: stream(`${at.side} wonders`) });
    this.#typing = typingAt(at.terminal, line => this.#asked?.complete(line) ?? { from: line.length, words: [] });
  }

  /** Plays until the battle is over, or until whoever types leaves. */
  async play(): Promise<void> {
    const { system, seat, side, against } = this.#at;
    this.#out(`You hold ${system.words.side(side, seat.battle.book)}, against ${against}. Type ? for help.`);
    try {
      await this.#playOn();
    } finally {
      this.#typing.close();
    }
  }

  async #playOn(): Promise<void> {
    for (let known = await this.#settle(); !known.outcome; known = await this.#settle()) {
      const ask = this.#desk.ask();
      const came = known.wanted ? await this.#fall(known.wanted) : ask ? await this.#answer(ask) : await this.#change(known);
      if (came === 'left') return this.#out('The battle is left as it stands.');
    }
    this.#end();
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
    asked.show();
    for (;;) {
      const line = await this.#typing.next('> ');
      const told = this.#at.seat.now().told;
      const came = line === undefined ? 'left' : await asked.type(line.trim());
      if (came === 'open') continue;
      this.#told = told;
      if (asked.given !== undefined) this.#ordered.set(ask.kind, asked.given);
      return came;
    }
  }

  /** Asks for the faces of real dice. */
  async #fall(wanted: Wanted): Promise<Done> {
    const { seat } = this.#at;
    const { columns } = screenAt(this.#at);
    this.#tellFallen(columns);
    const others = this.#at.ahead().map(one => `Then: ${wantedLine(one)}`);
    this.#out('', ...[`Throw, and type what falls: ${wantedLine(wanted)}`, ...others].flatMap(line => wrap(line, columns, '  ')));
    const line = await this.#typing.next('dice> ');
    if (line === undefined || /^(q|quit)$/.test(line.trim())) return 'left';
    if (line.trim() === '') return 'open';
    const reply = await seat.act({ act: 'faces', step: seat.now().seen.clock.step, faces: facesTyped(line, wanted) });
    if ('refusals' in reply) for (const one of lines('', reply.refusals)) this.#out(`  refused: ${one}`);
    return 'answered';
  }

  /** Tells what has come of the dice that fell in this step: nobody waits for the last of them to learn it. */
  #tellFallen(columns: number): void {
    const { system, seat } = this.#at;
    const told = this.#at.soFar();
    const { step } = seat.now().seen.clock;
    const from = this.#fallen.step === step && this.#fallen.told <= told.length ? this.#fallen.told : 0;
    this.#fallen = { step, told: told.length };
    for (const one of told.slice(from)) this.#out(...wrap(`  ${system.words.narrate(one, seat.battle.book)}`, columns, '    '));
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
  }

  #out(...all: readonly string[]): void {
    for (const line of all) this.#at.terminal.out(line);
  }
}
