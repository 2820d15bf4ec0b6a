// One question at the terminal, from the moment it is asked until it is answered: what is shown, what is typed, what is given.

import type { Ask, GameTypes, Json, Refusal } from '@flagplot/kernel';
import type { Lead } from '@flagplot/manifest';
import type { Layer, Place } from '@flagplot/scene';
import { type Act, type Desk, type Reply, viewAt } from '@flagplot/seat';
import { lines } from '../refused.ts';
import { askLines, askScreen, offerLines } from './ask-screen.ts';
import { type AtTable, screenAt } from './at.ts';
import { askHelp } from './help.ts';
import { saveAt } from './keep.ts';
import { board, lookUp } from './look.ts';
import { Offers } from './offers.ts';
import { gravesUnsaid, type Laid, layerOf, leadsOf, leadText, orderText, typedOrder } from './order.ts';
import { wrap } from './screen.ts';

/** What a line did: the question is still open, is answered, or whoever typed it has left. */
export type Done = 'open' | 'answered' | 'left';

/** What has gone before a question. */
export interface Before {
  /** How much had been told when the last answer was given. */
  readonly told: number;
  /** What was ordered the last time such a question was answered. */
  readonly order: Json | undefined;
}

/** What one leaves by. */
export const LEAVES: readonly string[] = ['quit', 'q', 'exit', 'bye'];

/** Lines of board that an order is drawn on, at least and at most, and lines of screen for what is typed and how it is given. */
const LEAST = 9;
const DRAWN = 34;
const BESIDE = 3;

/** Orders more. */
const MORE = 6;

export class Asked {
  readonly #at: AtTable;
  readonly #desk: Desk;
  readonly #ask: Ask<GameTypes>;
  readonly #before: Before;
  readonly #offers: Offers;
  #laid: Laid | undefined;

  constructor(at: AtTable, desk: Desk, asked: { ask: Ask<GameTypes>; before: Before }) {
    this.#at = at;
    this.#desk = desk;
    this.#ask = asked.ask;
    this.#before = asked.before;
    this.#offers = new Offers(at, desk, { ask: asked.ask, before: asked.before.order });
  }

  /** The order that answered it, once it is answered. */
  given: Json | undefined;

  /** Shows the table, what has happened since, what is asked, and what may be ordered: all at once, where the screen is high enough. */
  show(): void {
    this.#out(...askScreen(this.#at, this.#ask, { offers: this.#offers, told: this.#before.told }));
  }

  /** Shows the same again, on a screen that has become another. */
  showAgain(): void {
    this.#out(...askScreen(this.#at, this.#ask, { offers: this.#offers, told: this.#before.told, again: this.#layer() }));
  }

  /** What may be typed in place of the end of a line. */
  complete(line: string): { from: number; words: readonly string[] } {
    const { parts, seat } = this.#at;
    const asked = { kind: this.#ask.kind, about: this.#ask.about as Json };
    return parts.notation?.complete(line, viewAt(seat), asked) ?? { from: line.length, words: [] };
  }

  /** Does what a line says. An empty one asks again, and does nothing else. */
  async type(typed: string): Promise<Done> {
    const isMeant = typed.endsWith('!');
    const line = isMeant ? typed.slice(0, -1).trim() : typed;
    const [word = '', ...rest] = line.split(/\s+/);
    const about = rest.join(' ');
    if (line === '') return this.#repeat();
    if (/^\d+$/.test(word) && rest.length === 0) return this.#choose(Number(word), isMeant);
    if (line === '?') return this.#help();
    if (word === 'go') return this.#go(isMeant || about === 'anyway');
    if (word === 'resign') return this.#resign(isMeant);
    if (word === 'undo' || line === 'u') return this.#undo();
    if (LEAVES.includes(line)) return 'left';
    if (word === 'save') return this.#save(about);
    if (await this.#look(word.toLowerCase(), about)) return 'open';
    return this.#order(line, isMeant);
  }

  #repeat(): Done {
    this.#out(...askLines(this.#at, this.#ask));
    if (this.#laid) this.#out(`Laid: ${orderText(this.#at, this.#laid.order, this.#ask.kind)}. Type go to give it.`);
    else this.#out('Type the number of an order, or an order; ? for help.');
    return 'open';
  }

  #help(): Done {
    this.#out(...askLines(this.#at, this.#ask), ...askHelp(this.#at, this.#ask));
    return 'open';
  }

  /** Shows what a word asks to see. @returns whether it asks for anything. */
  async #look(word: string, about: string): Promise<boolean> {
    const shown = await this.#find(word, about);
    if (shown) this.#out(...shown);
    return shown !== undefined;
  }

  async #find(word: string, about: string): Promise<readonly string[] | undefined> {
    const at = this.#at;
    switch (word) {
      case 'odds':
        return this.#odds();
      case 'help':
        return askHelp(at, this.#ask);
      case 'json':
        return [JSON.stringify({ about: this.#ask.about, schema: at.system.rules.questions[this.#ask.kind]?.schema })];
      case 'more':
        return offerLines(this.#at, this.#ask.kind, { offers: this.#offers, most: MORE });
      case 'clear':
        this.#laid = undefined;
        return ['Nothing is laid.'];
      default:
        return lookUp(at, { word, about, since: this.#before.told, laid: this.#layer() });
    }
  }

  /** The order that is laid, as it lies on the board. */
  #layer(): Layer<Place> {
    return this.#laid ? layerOf(this.#at, this.#laid.order, this.#ask.kind) : [];
  }

  async #odds(): Promise<string[]> {
    const order = this.#laid?.order ?? this.#offers.drawn[0]?.order;
    const leads = order === undefined ? [] : leadsOf(this.#at, order, this.#ask.kind);
    if (leads.length === 0) return ['There is nothing to tell the odds of: lay an order first.'];
    return this.#told(leads);
  }

  /** What an order leads to, with its odds; what nobody has said stands with a mark. */
  async #told(leads: readonly Lead[], graves: readonly Lead[] = []): Promise<string[]> {
    const who = new Set(graves.map(({ says }) => says));
    const said = await Promise.all(
      leads.map(async lead => `${who.has(lead.says) ? '! ' : '  '}${await leadText(lead, this.#desk)}`),
    );
    return said.flatMap(one => wrap(one, screenAt(this.#at).columns, '    '));
  }

  async #choose(number: number, isMeant: boolean): Promise<Done> {
    const offer = this.#offers.drawn[number - 1];
    if (offer) return this.#lay({ order: offer.order }, isMeant);
    this.#out(`There is no order ${number}: ${this.#offers.drawn.length} are offered; type more, or ? for help.`);
    return 'open';
  }

  async #order(text: string, isMeant: boolean): Promise<Done> {
    const found = typedOrder(this.#at, text, {
      ask: this.#ask,
      laid: this.#laid?.order,
      best: () => this.#offers.drawn.find(({ name }) => name === 'best')?.order,
    });
    if ('order' in found)
      return this.#lay(/^[{[]/.test(text) ? found : { order: found.order, typed: this.#textsWith(text) }, isMeant);
    for (const { column, say } of found.faults) {
      if (column !== undefined) this.#out(`  ${text}`, `  ${' '.repeat(column - 1)}^`);
      this.#out(...wrap(`  ${say}`, screenAt(this.#at).columns, '  '));
    }
    if (found.faults.some(({ column }) => column === 1)) this.#out('  Type ? for help.');
    return 'open';
  }

  /** Lays an order and tells what it leads to; gives it at once where that is meant. */
  async #lay(laid: Laid, isMeant: boolean): Promise<Done> {
    const refusals = this.#desk.judge(laid.order);
    if (refusals.some(({ rule }) => rule === 'schema')) return this.#refuse(refusals);
    this.#laid = laid;
    const { kind } = this.#ask;
    const leads = refusals.length > 0 ? [] : leadsOf(this.#at, laid.order, kind);
    const unsaid = gravesUnsaid(leads, { ...laid, typed: laid.typed ?? orderText(this.#at, laid.order, kind).split('; ') });
    if (isMeant && refusals.length === 0 && unsaid.length === 0) return this.#give(laid.order);
    const text = wrap(`Laid: ${orderText(this.#at, laid.order, kind)}`, screenAt(this.#at).columns, '  ');
    if (refusals.length > 0) {
      this.#out(...text);
      return this.#refuse(refusals);
    }
    const told = await this.#told(leads, unsaid);
    this.#out(...text, ...this.#board(text.length + told.length), ...told);
    this.#out(this.#gravesOf(laid).length > 0 ? UNSAID : 'Type go to give it.');
    return 'open';
  }

  /** The board with the order that is laid on it, where it changes what stands there, and so many lines are wanted for what is said of it. */
  #board(said: number): string[] {
    const laid = this.#layer();
    const lines = Math.max(LEAST, Math.min(DRAWN, screenAt(this.#at).lines - said - BESIDE));
    return laid.length > 0 ? board(this.#at, { lines, laid }) : [];
  }

  /** All that was typed for the order that is laid, this included. */
  #textsWith(text: string): readonly string[] {
    return [...(this.#laid?.typed ?? []), ...text.split(';').map(part => part.trim())];
  }

  #gravesOf(laid: Laid): readonly Lead[] {
    return gravesUnsaid(leadsOf(this.#at, laid.order, this.#ask.kind), laid);
  }

  async #go(isMeant: boolean): Promise<Done> {
    const laid = this.#laid;
    if (!laid) {
      this.#out('Nothing is laid yet: type the number of an order, or an order; ? for help.');
      return 'open';
    }
    const graves = this.#gravesOf(laid);
    if (!isMeant && graves.length > 0) {
      this.#out(...(await this.#told(graves, graves)), UNSAID);
      return 'open';
    }
    return this.#give(laid.order);
  }

  async #give(order: Json): Promise<Done> {
    const done = await this.#act({ act: 'answer', step: this.#at.seat.now().seen.clock.step, order });
    if (done === 'answered') this.given = order;
    return done;
  }

  async #resign(isMeant: boolean): Promise<Done> {
    if (isMeant) return this.#act({ act: 'resign' });
    this.#out('To give the battle up, type resign!');
    return 'open';
  }

  /** Takes back the last order of ours; past what others have answered with their leave. */
  async #undo(): Promise<Done> {
    const { seat } = this.#at;
    const { back, undoable } = seat.now();
    const [own] = back;
    if (own !== undefined) return this.#act({ act: 'undo', step: own });
    const [agreed] = undoable;
    if (agreed !== undefined) return this.#act({ act: 'offer', what: 'undo', step: agreed });
    return this.#refuse([{ rule: 'table', say: 'there is nothing of yours to take back' }]);
  }

  async #act(act: Act): Promise<Done> {
    const reply: Reply = await this.#at.seat.act(act);
    return 'refusals' in reply ? this.#refuse(reply.refusals) : 'answered';
  }

  #refuse(refusals: readonly Refusal[]): Done {
    // A rule says by itself what is wrong; where it lies in the JSON helps whoever typed JSON.
    const told = refusals.map(one => (one.rule === 'schema' ? one : { rule: one.rule, say: one.say }));
    for (const line of lines('', told)) this.#out(...wrap(`  refused: ${line}`, screenAt(this.#at).columns, '    '));
    return 'open';
  }

  #save(file: string): Done {
    this.#out(...saveAt(this.#at, file));
    return 'open';
  }

  #out(...all: readonly string[]): void {
    for (const line of all) this.#at.terminal.out(line);
  }
}

const UNSAID = 'What is marked ! nobody has ordered. Order it, or type go anyway.';
