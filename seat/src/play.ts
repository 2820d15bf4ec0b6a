// A computer at a seat: it plays by what the seat knows, as a person does.

import type { Ask, GameTypes, Json, Kind, Offer, Order, Ruleset, View } from '@flagplot/kernel';
import { demandEdition, viewAt } from './desk.ts';
import type { Act, Known, Reply, Seat } from './seat.ts';
import { SeatError } from './seat.ts';

/** What is answered at a seat: an order. Opponents say besides why they gave it. */
interface Answered {
  order: Json;
}

/** Who answers at a seat. */
export interface SeatBot<G extends GameTypes = GameTypes> {
  answer(view: View<G>, ask: Ask<G>): Answered | Promise<Answered>;
  /** Its word on an offer; left out: yes to an undo, no to all else. */
  agrees?(known: Known<G>, offer: Offer): boolean | Promise<boolean>;
  /** Told what went wrong with an answer. Then what an absent player would do is done. */
  stumble?(error: unknown): void;
}

/** Plays a seat until the battle is over, or until what it returns is called. It answers each question once. */
export function play<G extends GameTypes>(seat: Seat<G>, rules: Ruleset<G>, bot: SeatBot<G>): () => void {
  demandEdition(seat, rules);
  const player = new BotPlayer(seat, rules, bot);
  const stop = seat.watch(what => {
    if (what === 'battle') player.look();
  });
  queueMicrotask(() => player.look());
  return () => {
    player.isDone = true;
    stop();
  };
}

class BotPlayer<G extends GameTypes> {
  isDone = false;
  readonly #seat: Seat<G>;
  readonly #rules: Ruleset<G>;
  readonly #bot: SeatBot<G>;
  /** What it is busy with: one thing at a time, each once. */
  readonly #busy = new Set<string>();
  /** The last of its acts that lasts: what is known before that is old. */
  #lasting = 0;

  constructor(seat: Seat<G>, rules: Ruleset<G>, bot: SeatBot<G>) {
    this.#seat = seat;
    this.#rules = rules;
    this.#bot = bot;
  }

  /** Does what is to be done now. */
  look(): void {
    if (this.isDone) return;
    const known = this.#seat.now();
    if (known.outcome || known.number < this.#lasting) return;
    const { side, battle } = this.#seat;
    const { step } = known.seen.clock;
    const ask = known.asks.find(one => one.side === side);
    if (ask) this.#once(`answer ${step}`, () => this.#answer(ask, step));
    if (battle.dice === 'keyed' && known.number === 0) this.#once('ready', () => this.#act({ act: 'ready' }));
    for (const offer of known.offers) if (offer.by !== side && !offer.yes.includes(side ?? '')) this.#reply(known, offer);
  }

  #reply(known: Known<G>, offer: Offer): void {
    this.#once(`reply ${offer.number}`, async () => {
      const yes = (await this.#bot.agrees?.(known, offer)) ?? offer.what === 'undo';
      // Meanwhile the battle may have gone on, and the offer with it.
      const stands = !this.isDone && this.#seat.now().offers.some(({ number }) => number === offer.number);
      return stands ? this.#act({ act: 'reply', number: offer.number, yes }) : undefined;
    });
  }

  async #answer(ask: Ask<G>, step: number): Promise<void> {
    const view = viewAt(this.#seat);
    const question = this.#rules.questions[ask.kind];
    try {
      const { order } = await this.#bot.answer(view, ask);
      if (this.isDone || this.#seat.now().seen.clock.step !== step) return;
      const reply = await this.#act({ act: 'answer', step, order });
      if (!('refusals' in reply) || reply.late) return;
      throw new Error(reply.refusals.map(({ rule, say }) => `${rule}: ${say}`).join('\n'));
    } catch (error) {
      if (error instanceof SeatError) throw error;
      this.#bot.stumble?.(error);
      const order = question.idle(view, ask.about) as Order<G, Kind<G>> as Json;
      const reply = await this.#act({ act: 'answer', step, order });
      if ('refusals' in reply && !reply.late) this.isDone = true;
    }
  }

  async #act(act: Act): Promise<Reply> {
    const reply = await this.#seat.act(act);
    if ('number' in reply) this.#lasting = reply.number;
    return reply;
  }

  /** A thing is begun once while it is under way; when it is through, whoever looks again finds it done. */
  #once(what: string, act: () => Promise<unknown>): void {
    if (this.#busy.has(what)) return;
    this.#busy.add(what);
    act()
      .catch((error: unknown) => {
        this.isDone = true;
        if (!(error instanceof SeatError)) this.#bot.stumble?.(error);
      })
      .finally(() => {
        this.#busy.delete(what);
        this.look();
      });
  }
}
