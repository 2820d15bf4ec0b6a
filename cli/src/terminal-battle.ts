// A battle at the terminal, met through a seat: what is asked, what is typed, what is told.

import { check } from '@flagplot/check';
import type { Ask, GameTypes, Json, Refusal, Ruleset, Saved, Side, Why, Words } from '@flagplot/kernel';
import { stream } from '@flagplot/kernel';
import { lineOf } from '@flagplot/lab';
import type { Act, Desk, Known, Seat } from '@flagplot/seat';
import { desk } from '@flagplot/seat';
import { lineHeading, outcomeWhy } from '@flagplot/telling';
import { writeJson } from './file.ts';
import { lines, Refused } from './refused.ts';
import type { Teller } from './telling.ts';
import { teller } from './telling.ts';
import type { Terminal } from './terminal.ts';
import { inline } from './terminal.ts';

/** Who sits down to what. */
export interface AtTable {
  readonly rules: Ruleset<GameTypes>;
  readonly words: Words<GameTypes>;
  /** The seat of whoever types, and the side it holds. */
  readonly seat: Seat;
  readonly side: Side;
  /** Whom he plays against, for the greeting. */
  readonly against: string;
  readonly terminal: Terminal;
  /** The record as whoever laid the table may write it, at any time. */
  record(): Saved;
  /** Rejects when something breaks that nobody at the table can mend. */
  readonly broken: Promise<never>;
}

/** Orders listed at once, and how much is shown of each. */
const LISTED = 9;
const SHOWN = 300;

const HELP = `  1, 2, ...   give the order of that number
  {...}       give an order of your own, in JSON
  m           list more orders
  a           show what you are asked, and the schema of the answer
  v           show the battle as you see it, in JSON
  u           take back your last order, as long as nobody has seen it
  s FILE      save the battle
  r           resign
  q           leave`;

/** What a line did: the question is still open, is answered, or the player has left. */
type Done = 'open' | 'answered' | 'left';

export class TerminalBattle {
  readonly #at: AtTable;
  readonly #desk: Desk;
  readonly #tell: Teller;
  readonly #typed: AsyncIterator<string>;
  #told = 0;
  #offers: Iterator<Json> = [][Symbol.iterator]();
  #listed: Json[] = [];

  constructor(atTable: AtTable) {
    const { rules, seat, terminal } = atTable;
    this.#at = atTable;
    this.#desk = desk(seat, rules, { check, roll: stream(`${seat.side} wonders`) });
    this.#tell = teller(atTable, seat.battle.book);
    this.#typed = terminal.lines()[Symbol.asyncIterator]();
  }

  /** Plays until the battle is over, or whoever types leaves. */
  async play(): Promise<void> {
    const { words, seat, side, against, terminal } = this.#at;
    terminal.out(`You hold ${words.side(side, seat.battle.book)}, against ${against}. Type ? for help.`);
    let known = this.#hear();
    while (!known.outcome) {
      const ask = this.#desk.ask();
      const came = known.wanted ? await this.#fall(known.wanted) : ask ? await this.#answer(ask) : await this.#wait(known);
      if (came === 'left') return terminal.out('The battle is left as it stands.');
      known = this.#hear();
    }
    terminal.out(`\nOver: ${outcomeWhy(known.outcome, one => words.side(one, seat.battle.book))}`);
  }

  /** Tells what has happened since. */
  #hear(): Known<GameTypes> {
    const { words, seat, terminal } = this.#at;
    const told = seat.told(this.#told);
    this.#told += told.length;
    for (const line of this.#tell(told.map(one => lineOf(words, seat.battle.book, one)))) terminal.out(line);
    return seat.now();
  }

  /** Until something changes: others have still to answer. */
  async #wait(known: Known<GameTypes>): Promise<Done> {
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
    const { seat, terminal } = this.#at;
    this.#offers = this.#desk.candidates()[Symbol.iterator]();
    this.#listed = [];
    terminal.out(`\n${lineHeading(this.#at, seat.now().seen)}: ${ask.kind}`);
    this.#list();
    for (;;) {
      const { done, value } = await this.#typed.next();
      const came = done ? 'left' : await this.#line(value.trim(), ask);
      if (came !== 'open') return came;
    }
  }

  /** Asks for the faces of real dice. */
  async #fall({ dice, sides, why }: { dice: number; sides: number; why: Why }): Promise<Done> {
    const { seat, terminal } = this.#at;
    terminal.out(`\n${why.what} [${why.rule}]: throw ${dice} d${sides}, and type what falls`);
    const { done, value } = await this.#typed.next();
    if (done || value.trim() === 'q') return 'left';
    const faces = value.split(/[\s,]+/).filter(Boolean);
    return this.#act({ act: 'faces', step: seat.now().seen.clock.step, faces: faces.map(Number) });
  }

  #list(): void {
    const { terminal } = this.#at;
    for (let i = 0; i < LISTED; i += 1) {
      const { done, value } = this.#offers.next();
      if (done) {
        if (i === 0) terminal.out('  no more orders to offer');
        return;
      }
      this.#listed.push(value);
      terminal.out(`  ${String(this.#listed.length).padStart(2)}  ${inline(value, SHOWN)}`);
    }
  }

  async #line(line: string, ask: Ask<GameTypes>): Promise<Done> {
    const [word = '', ...rest] = line.split(/\s+/);
    if (/^\d+$/.test(word)) return this.#give(this.#listed[Number(word) - 1]);
    if (/^[{[]/.test(line)) return this.#give(jsonIn(line));
    switch (word) {
      case 'u':
        return this.#undo();
      case 'r':
        return this.#act({ act: 'resign' });
      case 'q':
        return 'left';
      case 's':
        this.#save(rest.join(' '));
        return 'open';
      default:
        this.#show(word, ask);
        return 'open';
    }
  }

  /** Prints what a letter asks to see; the help where it is none. */
  #show(letter: string, { kind, about }: Ask<GameTypes>): void {
    const { rules, seat, terminal } = this.#at;
    if (letter === 'm') this.#list();
    else if (letter === 'a') terminal.out(JSON.stringify({ about, schema: rules.questions[kind]?.schema }));
    else if (letter === 'v') terminal.out(JSON.stringify({ ...seat.now().seen, book: undefined, side: undefined }));
    else terminal.out(HELP);
  }

  async #give(order: Json | undefined): Promise<Done> {
    if (order !== undefined) return this.#act({ act: 'answer', step: this.#at.seat.now().seen.clock.step, order });
    this.#at.terminal.out('  That is neither a number of the list nor JSON. Type ? for help.');
    return 'open';
  }

  async #act(act: Act): Promise<Done> {
    const reply = await this.#at.seat.act(act);
    return 'refusals' in reply ? this.#tellRefusals(reply.refusals) : 'answered';
  }

  #tellRefusals(refusals: readonly Refusal[]): Done {
    for (const line of lines('', refusals)) this.#at.terminal.out(`  refused: ${line}`);
    return 'open';
  }

  /** Takes back the last order of ours, where that betrays nothing. */
  async #undo(): Promise<Done> {
    const [step] = this.#at.seat.now().back;
    if (step !== undefined) return this.#act({ act: 'undo', step });
    return this.#tellRefusals([{ rule: 'table', say: 'there is nothing of yours to take back' }]);
  }

  #save(file: string): void {
    const { terminal, record } = this.#at;
    try {
      writeJson(file, record());
      terminal.out(`  saved as ${file}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      terminal.out(`  ${error.message}`);
    }
  }
}

function jsonIn(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}
