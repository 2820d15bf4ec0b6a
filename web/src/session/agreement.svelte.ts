import type { Json, Offer, Refusal, Side } from '@flagplot/kernel';
import type { Act, Reply } from '@flagplot/seat';
import type { SeatSource } from './source.ts';

/** What one side may offer the others. */
export type Offered = Omit<Extract<Act, { act: 'offer' }>, 'act'>;

/** An order that is put back, to be drawn on. */
interface PutBack {
  side: Side;
  step: number;
  order: Json | undefined;
}

/** What was offered from this window, until the others have said their word; of an undo, what would be put back. */
interface Pending {
  number: number;
  side: Side;
  back: PutBack | undefined;
}

/** What is agreed on needs of the battle. */
export interface AgreementInit {
  source: SeatSource;
  /** Acts at the seat of a side; nothing where the rules broke on it or the seat is gone. */
  reply(side: Side, act: Act, doing: string): Promise<Reply | undefined>;
  /** The sides that whoever offers something here speaks for: in a study all that people play. */
  speaksFor(): readonly Side[];
  /** Looks what has come of an act. */
  onward(): void;
  /** A side has its last answer back: it sits down, with the order as it was drawn. */
  putBack(side: Side, order: Json | undefined): void;
}

const refusalsOf = (reply: Reply | undefined): readonly Refusal[] => (reply && 'refusals' in reply ? reply.refusals : []);

/** What the sides settle among themselves: what is taken back, offered and agreed to. */
export class Agreement {
  /** What came of the last offer from here, where nothing did. */
  said: string = $state('');
  readonly #of: AgreementInit;
  #pending: Pending | undefined;

  constructor(of: AgreementInit) {
    this.#of = of;
  }

  /**
   * Takes back the last answer of a side, as far as the last die or secret: by itself where nobody else has answered since, else with the
   * leave of all, and then their answers are put back too. What was ordered lies there as its draft again.
   */
  async takeBack(side: Side): Promise<readonly Refusal[]> {
    const { back, undoable, seen } = this.#of.source.seat(side).now();
    const step = undoable[0] ?? seen.clock.step;
    const order = this.#orderAt(side, step);
    if (undoable.length > 0 && !back.includes(step)) return this.offer(side, { what: 'undo', step }, { side, step, order });
    const reply = await this.#of.reply(side, { act: 'undo', step }, 'taking an answer back');
    if (reply && 'number' in reply) this.#of.putBack(side, order);
    return refusalsOf(reply);
  }

  /** Offers the others a draw, an end, or to go back; it happens with the last who agrees. */
  async offer(side: Side, offer: Offered, back?: PutBack): Promise<readonly Refusal[]> {
    const reply = await this.#of.reply(side, { act: 'offer', ...offer }, 'offering something');
    this.said = '';
    if (reply && 'number' in reply) {
      const { number } = reply;
      this.#pending = { number, side, back };
      for (const other of this.#of.speaksFor())
        if (other !== side) await this.#of.reply(other, { act: 'reply', number, yes: true }, 'answering an offer');
    }
    this.#of.onward();
    return refusalsOf(reply);
  }

  /** A word on what another side offers. */
  async agree(side: Side, { number }: Offer, yes: boolean): Promise<void> {
    await this.#of.reply(side, { act: 'reply', number, yes }, 'answering an offer');
    this.#of.onward();
  }

  /** What was said was read. */
  clear(): void {
    this.said = '';
  }

  /** Looks what has come of the offer from here. */
  settle(): void {
    const pending = this.#pending;
    if (!pending) return;
    const { offers, outcome, seen } = this.#of.source.seat(pending.side).now();
    if (offers.some(({ number }) => number === pending.number)) return;
    this.#pending = undefined;
    const { back } = pending;
    if (back && seen.clock.step <= back.step) this.#of.putBack(back.side, back.order);
    else if (!outcome) this.said = back ? 'It was not taken back.' : 'That was declined: the battle goes on.';
  }

  /** What a side ordered at a step that it may still go back to. */
  #orderAt(side: Side, step: number): Json | undefined {
    const { source } = this.#of;
    const { mine, seen } = source.seat(side).now();
    if (mine && seen.clock.step === step) return mine.order;
    const { journal } = source.host?.record() ?? { journal: [] };
    const given = journal.findLast(one => one.kind === 'answer' && one.side === side && one.step === step);
    return given?.kind === 'answer' ? given.order : undefined;
  }
}
