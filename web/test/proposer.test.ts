import type { Proposed, SentWish } from '@flagplot/bots/serve';
import { describe, expect, test } from 'vitest';
import { Proposer, type Proposing } from '../src/session/proposer.svelte.ts';

/** A worker that keeps what it is sent, and answers when it is told to. */
class Sent {
  static all: Sent[] = [];
  onmessage: ((event: { data: Proposed }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly messages: SentWish[] = [];
  isOver = false;

  constructor() {
    Sent.all.push(this);
  }

  postMessage(message: SentWish): void {
    this.messages.push(message);
  }

  terminate(): void {
    this.isOver = true;
  }

  answer(order: Proposed extends infer P ? (P extends { order: infer O } ? O : never) : never): void {
    const last = this.messages.at(-1);
    if (last && 'wished' in last) this.onmessage?.({ data: { number: last.wished.number, order } });
  }
}

const asked = {
  view: { book: { name: 'the book' }, side: 'narn', open: {}, own: {}, clock: { turn: 1, line: 1, round: 0, step: 4 } },
  ask: { side: 'narn', kind: 'fire', about: {} },
  wish: 'best',
} as unknown as Proposing;

function begun(): Proposer {
  Sent.all = [];
  return new Proposer(() => new Sent() as unknown as Worker);
}

describe('what is proposed is worked out beside the page', () => {
  test('led: volley: the book is sent once, and no worker is started before somebody asks', async () => {
    const proposer = begun();
    expect(Sent.all).toHaveLength(0);
    for (const order of ['a', 'b']) {
      const found = proposer.propose(asked);
      expect(proposer.working).toBe(true);
      Sent.all[0]?.answer(order);
      expect(await found).toMatchObject({ order });
    }
    expect(Sent.all).toHaveLength(1);
    expect(Sent.all[0]?.messages.filter(one => 'book' in one)).toHaveLength(1);
    expect(Sent.all[0]?.messages.some(one => 'wished' in one && 'book' in one.wished.view)).toBe(false);
  });

  test('led: volley: what is worked out for an ask that is gone is stopped, and never laid', async () => {
    const proposer = begun();
    const found = proposer.propose(asked);
    proposer.stop();
    expect(Sent.all[0]?.isOver).toBe(true);
    expect(proposer.working).toBe(false);
    expect(await found).toBe('stopped');
    const next = proposer.propose(asked);
    Sent.all[1]?.answer('c');
    expect(await next).toMatchObject({ order: 'c' });
  });

  test('led: volley: a worker that breaks off, or cannot be had, is told of, and another is started with the book', async () => {
    const proposer = begun();
    const found = proposer.propose(asked);
    Sent.all[0]?.onerror?.();
    expect(await found).toBe('broken');
    expect(Sent.all[0]?.isOver).toBe(true);
    const next = proposer.propose(asked);
    Sent.all[1]?.answer('d');
    expect(await next).toMatchObject({ order: 'd' });
    expect(Sent.all[1]?.messages.filter(one => 'book' in one)).toHaveLength(1);
    const nowhere = new Proposer(() => {
      throw new Error('no workers here');
    });
    expect(await nowhere.propose(asked)).toBe('broken');
    expect(nowhere.working).toBe(false);
  });
});
