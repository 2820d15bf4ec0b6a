import type { Ask, GameTypes, Json, Question, Refusal, Side, Why } from '@flagplot/kernel';
import type { AskWords } from '@flagplot/pagekit/desk/panels.ts';
import { Drafts } from './drafts.svelte.ts';
import { Looking } from './looking.svelte.ts';

/** A battle as it asks whoever sits at the screen: the question, the order in the making, and what the book says of it. */
export class Asking extends Looking {
  readonly drafts: Drafts = new Drafts();

  /** The question to whoever sits here, if there is one. */
  ask: Ask<GameTypes> | undefined = $derived(
    this.covered || this.then ? undefined : this.asks.find(ask => ask.side === this.sitting),
  );

  words: AskWords | undefined = $derived(this.ask && this.wordsOf(this.ask));

  /** The order as it stands, and whether anybody has touched it. */
  order: { now: Json; touched: boolean } | undefined = $derived.by(() => {
    if (!this.ask || this.sitting === undefined) return undefined;
    const drafted = this.drafts.order(this.sitting, this.seen.clock.step);
    if (drafted !== undefined) return { now: drafted, touched: true };
    return { now: this.idle(this.ask), touched: false };
  });

  /** What the book says of the order as it stands. */
  judged: readonly Refusal[] = $derived.by(() => {
    const { ask, order } = this;
    if (!ask || !order) return [];
    const faults = this.gear.check(this.question(ask).schema, order.now);
    if (faults.length > 0) return faults;
    return this.guard.attempt('judging an order', [], () =>
      this.question(ask).judge(this.match.view(ask.side), ask.about, order.now as object),
    );
  });

  /** With dice from a real table: what must be thrown before the step can be played. */
  get wanted(): { dice: number; sides: number; why: Why } | undefined {
    this.changes;
    return this.match.wanted();
  }

  wordsOf(ask: Ask<GameTypes>): AskWords {
    const plain: AskWords = { title: `${this.sideName(ask.side)}: ${ask.kind}`, commit: 'Answer' };
    return this.guard.attempt('wording an ask', plain, () => this.gear.panels?.words(ask, this.seen) ?? plain);
  }

  /** Whether a side has answered the step that is being played; public, as its sealed envelope on the table would be. */
  hasAnswered(side: Side): boolean {
    this.changes;
    const { step } = this.match.shown().clock;
    const last = this.match
      .saved()
      .journal.findLast(
        entry => (entry.kind === 'answer' && entry.side === side) || (entry.kind === 'undo' && entry.by === side),
      );
    return last?.kind === 'answer' && last.step === step;
  }

  protected question(ask: Ask<GameTypes>): Question<GameTypes, string> {
    const question = this.gear.rules.questions[ask.kind];
    if (!question) throw new Error(`${this.gear.rules.name} has no question ${ask.kind}`);
    return question;
  }

  protected idle(ask: Ask<GameTypes>): Json {
    return this.guard.attempt(
      'making the default order',
      {},
      () => this.question(ask).idle(this.match.view(ask.side), ask.about) as Json,
    );
  }
}
