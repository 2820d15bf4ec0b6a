// Proposals worked out beside whoever asks for them, in a worker.

import type { About, Ask, GameTypes, Json, Kind, Order, View } from '@flagplot/kernel';
import type { Think } from './bot.ts';
import type { Mind } from './mind.ts';

/** What is to be proposed: what promises most, or the same as an order that was given before. */
export type Wish<O> = 'best' | { readonly before: O };

/** The order that is proposed to whoever is asked: one that stands. */
export function propose<G extends GameTypes, K extends Kind<G>>(
  mind: Mind<G>,
  { view, kind, about }: { view: View<G>; kind: K; about: About<G, K> },
  { wish, think }: { wish: Wish<Order<G, K>>; think: Think },
): Order<G, K> {
  const proposal = mind.proposals?.[kind];
  const { [kind]: answer } = mind.ordinary;
  if (!proposal) return answer(view, about, think);
  return wish === 'best' ? proposal.best(view, about) : proposal.again(view, about, wish.before);
}

/** What is asked of a worker: the book once, then a question at a time, the view without its book. */
export interface Wished {
  readonly number: number;
  readonly view: Omit<View<GameTypes>, 'book'>;
  readonly ask: Ask<GameTypes>;
  readonly wish: Wish<Json>;
}
export type SentWish = { readonly book: object } | { readonly wished: Wished };

/** The order that is proposed, or why there is none. */
export type Proposed = { readonly number: number; readonly order: Json } | { readonly number: number; readonly fault: string };

/** The inside of a worker. */
interface Port {
  onmessage: ((event: { data: SentWish }) => void) | null;
  postMessage(proposed: Proposed): void;
}

/** Answers inside a worker: keeps the book that came last, and asks the mind each question. */
export function serveProposals<G extends GameTypes>(mind: Mind<G>): void {
  const port = globalThis as unknown as Port;
  let book: object | undefined;
  port.onmessage = ({ data }) => {
    if ('book' in data) book = data.book;
    else if (book) port.postMessage(proposedBy(mind as unknown as Mind<GameTypes>, data.wished, book));
  };
}

/** What the mind proposes; of faces it needs none but by chance, as nothing is thrown. */
export function proposedBy(mind: Mind<GameTypes>, { number, view, ask, wish }: Wished, book: object): Proposed {
  const roll = (sides: number): number => 1 + Math.floor(Math.random() * sides);
  try {
    const asked = { view: { ...view, book }, kind: ask.kind, about: ask.about };
    return { number, order: propose(mind, asked, { wish: wish as Wish<object>, think: { roll } }) as Json };
  } catch (error) {
    return { number, fault: error instanceof Error ? error.message : String(error) };
  }
}
