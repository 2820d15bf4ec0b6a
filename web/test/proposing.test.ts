import type { Proposed, SentWish } from '@flagplot/bots/serve';
import type { Json } from '@flagplot/kernel';
import type { Desk } from '@flagplot/pagekit/desk/desk.svelte.ts';
import type { ProposalPage } from '@flagplot/pagekit/desk/panels.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { Proposing } from '../src/battle/proposing.svelte.ts';
import type { Battle } from '../src/session/battle.svelte.ts';
import { keepLast } from '../src/session/last-orders.ts';
import { store } from './store.ts';

/** A worker that proposes what it was asked for, in words, when it is told to. */
class Echo {
  static all: Echo[] = [];
  onmessage: ((event: { data: Proposed }) => void) | null = null;
  onerror: (() => void) | null = null;
  asked = 0;
  #wished: { number: number; order: Json } | undefined;

  constructor() {
    Echo.all.push(this);
  }

  postMessage(sent: SentWish): void {
    if (!('wished' in sent)) return;
    this.asked += 1;
    this.#wished = { number: sent.wished.number, order: { fires: sent.wished.wish } as Json };
  }

  answer(): void {
    if (this.#wished) this.onmessage?.({ data: this.#wished });
  }

  terminate(): void {
    this.#wished = undefined;
  }
}

/** A battle in which a side is asked for its fire, as much of it as whoever proposes looks at. */
class Asked {
  readonly id = 'a battle';
  readonly words = { commit: 'Fire 9 dice' };
  ask = { side: 'narn', kind: 'fire', about: {} };
  seat = { clock: { turn: 1, step: 4 } };
  draft = {
    view: { book: {} },
    judged: [],
    order: { now: {} as object, touched: false },
    set: (now: object): void => {
      this.draft.order = { now, touched: true };
    },
  };

  /** The next ask: of a side, in a turn. */
  goOn(side: string, turn = 1): void {
    this.ask = { ...this.ask, side };
    this.seat = { clock: { turn, step: this.seat.clock.step + 1 } };
    this.draft.order = { now: {}, touched: false };
  }
}

const page = {
  start: () => new Echo() as unknown as Worker,
  words: { fire: { best: 'Best fire', again: 'As last pulse' } },
} as unknown as ProposalPage;

let battle: Asked;
let said: string[];
let proposing: Proposing;

beforeEach(() => {
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('sessionStorage', store());
  Echo.all = [];
  said = [];
  battle = new Asked();
  proposing = new Proposing(battle as unknown as Battle, { say: (it: string) => said.push(it) } as unknown as Desk, page);
});

/** Lets the worker answer, and what waits for it go on. */
async function answered(): Promise<void> {
  for (const one of Echo.all) one.answer();
  await new Promise(resolve => setTimeout(resolve));
}

test('led: volley: what was pressed lies there in the next pulse of the turn, for the same side alone', async () => {
  void proposing.propose('best');
  await answered();
  expect(battle.draft.order.now).toEqual({ fires: 'best' });
  for (const [side, turn, lies] of [
    ['earth', 1, {}],
    ['narn', 1, { fires: 'best' }],
    ['narn', 2, {}],
  ] as const) {
    battle.goOn(side, turn);
    proposing.begin();
    await answered();
    expect(battle.draft.order.now).toEqual(lies);
  }
});

test('led: volley: what somebody wants each time is laid in every turn, until he wants it no more', async () => {
  proposing.setHabit(true);
  battle.goOn('narn', 5);
  proposing.begin();
  await answered();
  expect(proposing.lies).toBe('best');
  proposing.setHabit(false);
  battle.goOn('narn', 6);
  proposing.begin();
  await answered();
  expect(battle.draft.order.now).toEqual({});
});

test('led: volley: what somebody has drawn meanwhile is left alone', async () => {
  void proposing.propose('best');
  battle.draft.set({ fires: 'by hand' });
  await answered();
  expect(battle.draft.order.now).toEqual({ fires: 'by hand' });
});

test('led: volley: the order of the last pulse is what is asked for again', async () => {
  keepLast({ battle: battle.id, side: 'narn', kind: 'fire' }, { shots: [] });
  void proposing.propose('again');
  await answered();
  expect(battle.draft.order.now).toEqual({ fires: { before: { shots: [] } } });
});

test('led: volley: pressed twice while it is worked out, it is worked out once, laid once and said once', async () => {
  const laid = vi.spyOn(battle.draft, 'set');
  const both = [proposing.propose('best'), proposing.propose('best')];
  await answered();
  await Promise.all(both);
  expect(Echo.all.map(one => one.asked)).toEqual([1]);
  expect(laid).toHaveBeenCalledTimes(1);
  expect(said).toEqual(['Fire 9 dice.']);
});

test('led: volley: another way that is pressed meanwhile takes the place of the first, of which nothing is said', async () => {
  keepLast({ battle: battle.id, side: 'narn', kind: 'fire' }, { shots: [] });
  const both = [proposing.propose('best'), proposing.propose('again')];
  await answered();
  await Promise.all(both);
  expect([proposing.lies, said]).toEqual(['again', ['Fire 9 dice.']]);
});

test('led: volley: who works it out did not start or broke off: a sentence says so, and the next press starts anew', async () => {
  const first = proposing.propose('best');
  Echo.all[0]?.onerror?.();
  await first;
  expect(proposing.fault).toBe('What works out proposals did not start, or broke off. Press again to start it anew.');
  expect([proposing.working, battle.draft.order.touched, said]).toEqual([false, false, [proposing.fault]]);
  void proposing.propose('best');
  await answered();
  expect([Echo.all.length, proposing.lies, proposing.fault]).toEqual([2, 'best', undefined]);
});
