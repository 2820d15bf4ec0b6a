// A battle at the terminal: what is asked, what is typed, what is told.

import type { Bot } from '@flagplot/bots';
import type { Ask, GameTypes, HostMatch, Json, Question, Refusal, RollDie, Ruleset, Side, Why } from '@flagplot/kernel';
import { stream } from '@flagplot/kernel';
import { lineOf } from '@flagplot/lab';
import { writeJson } from './file.ts';
import { lines, Refused } from './refused.ts';
import type { Teller } from './telling.ts';
import { lineHeading, teller } from './telling.ts';
import type { Terminal } from './terminal.ts';
import { inline } from './terminal.ts';

/** Who sits down to what. */
export interface AtTable {
  readonly rules: Ruleset<GameTypes>;
  readonly match: HostMatch<GameTypes>;
  /** The side of whoever types. */
  readonly side: Side;
  readonly bot: Bot;
  readonly terminal: Terminal;
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
  readonly #thoughts: RollDie;
  readonly #tell: Teller;
  readonly #typed: AsyncIterator<string>;
  #told = 0;
  #offers: Iterator<Json> = [][Symbol.iterator]();
  #listed: Json[] = [];

  constructor(atTable: AtTable) {
    const { rules, match, side, terminal } = atTable;
    this.#at = atTable;
    this.#thoughts = stream(`${side} against ${atTable.bot.name}, step ${match.shown().clock.step}`);
    this.#tell = teller(rules, match.shown().book);
    this.#typed = terminal.lines()[Symbol.asyncIterator]();
  }

  /** Plays until the battle is over, or whoever types leaves. */
  async play(): Promise<void> {
    const { match, side, bot, terminal } = this.#at;
    terminal.out(`You hold ${side}, against ${bot.name}. Type ? for help.`);
    while (!match.outcome()) {
      this.#hear();
      this.#others();
      const ask = match.asks().find(one => one.side === side);
      const came = match.wanted() ? await this.#fall() : ask && (await this.#answer(ask));
      if (came === 'left') return terminal.out('The battle is left as it stands.');
    }
    this.#hear();
    terminal.out(`\nOver: ${match.outcome()?.why}`);
  }

  /** Tells what has happened since. */
  #hear(): void {
    const { rules, match, side, terminal } = this.#at;
    const told = match.told(side, this.#told);
    this.#told += told.length;
    for (const line of this.#tell(told.map(one => lineOf(rules, match.shown().book, one)))) terminal.out(line);
  }

  /** The computer answers for all sides but ours. */
  #others(): void {
    const { match, side, bot } = this.#at;
    for (const ask of match.asks().filter(one => one.side !== side)) {
      const order = bot.answer(match.view(ask.side), ask, { face: this.#thoughts });
      const refusals = match.answer(ask.side, match.shown().clock.step, order);
      if (refusals.length > 0) throw new Error(`${bot.name} is refused: ${refusals.map(({ say }) => say).join(' ')}`);
    }
  }

  async #answer(ask: Ask<GameTypes>): Promise<Done> {
    const { rules, match, terminal } = this.#at;
    const { book, clock } = match.shown();
    this.#offers = this.#question(ask).candidates(match.view(ask.side), ask.about)[Symbol.iterator]() as Iterator<Json>;
    this.#listed = [];
    terminal.out(`\n${lineHeading(rules, book, clock)}: ${ask.kind}`);
    this.#list();
    for (;;) {
      const { done, value } = await this.#typed.next();
      const came = done ? 'left' : this.#line(value.trim(), ask);
      if (came !== 'open') return came;
    }
  }

  /** Asks for the faces of real dice. */
  async #fall(): Promise<Done> {
    const { match, side, terminal } = this.#at;
    const { dice, sides, why } = match.wanted() as { dice: number; sides: number; why: Why };
    terminal.out(`\n${why.what} [${why.rule}]: throw ${dice} d${sides}, and type what falls`);
    const { done, value } = await this.#typed.next();
    if (done || value.trim() === 'q') return 'left';
    const faces = value.split(/[\s,]+/).filter(Boolean);
    return this.#tellRefusals(match.fell(side, faces.map(Number)));
  }

  #question({ kind }: Ask<GameTypes>): Question<GameTypes, string> {
    return this.#at.rules.questions[kind] as Question<GameTypes, string>;
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

  #line(line: string, ask: Ask<GameTypes>): Done {
    const { terminal, match, side } = this.#at;
    const [word = '', ...rest] = line.split(/\s+/);
    if (/^\d+$/.test(word)) return this.#give(this.#listed[Number(word) - 1], ask);
    if (/^[{[]/.test(line)) return this.#give(jsonIn(line), ask);
    switch (word) {
      case 'm':
        this.#list();
        return 'open';
      case 'a':
        terminal.out(JSON.stringify({ about: ask.about, schema: this.#question(ask).schema }));
        return 'open';
      case 'v':
        terminal.out(JSON.stringify({ clock: match.shown().clock, open: match.shown().open, own: match.view(side).own }));
        return 'open';
      case 'u':
        return this.#undo();
      case 's':
        return this.#save(rest.join(' '));
      case 'r':
        return this.#tellRefusals(match.resign(side));
      case 'q':
        return 'left';
      default:
        terminal.out(HELP);
        return 'open';
    }
  }

  #give(order: Json | undefined, ask: Ask<GameTypes>): Done {
    const { match, terminal } = this.#at;
    if (order === undefined) {
      terminal.out('  That is neither a number of the list nor JSON. Type ? for help.');
      return 'open';
    }
    return this.#tellRefusals(match.answer(ask.side, match.shown().clock.step, order));
  }

  #tellRefusals(refusals: readonly Refusal[]): Done {
    for (const line of lines('', refusals)) this.#at.terminal.out(`  refused: ${line}`);
    return refusals.length > 0 ? 'open' : 'answered';
  }

  /** Takes back the last order of ours, where the match allows it. */
  #undo(): Done {
    const { match, side } = this.#at;
    const given = match.saved().journal.findLast(one => one.kind === 'answer' && one.side === side);
    if (given?.kind !== 'answer') return this.#tellRefusals([{ rule: 'table', say: 'there is nothing of yours to take back' }]);
    return this.#tellRefusals(match.undo(side, given.step));
  }

  #save(file: string): Done {
    const { match, terminal } = this.#at;
    try {
      writeJson(file, match.saved());
      terminal.out(`  saved as ${file}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      terminal.out(`  ${error.message}`);
    }
    return 'open';
  }
}

function jsonIn(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}
