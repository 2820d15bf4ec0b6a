import type { GameTypes } from '@flagplot/kernel';
import type { Asked, Question, Reply } from './asked.ts';

/** What is sent to a worker: the book once, and once more where it is another; then one question after another. */
export type Sent<G extends GameTypes = GameTypes> = { book: G['book'] } | { question: Question<G> };

/** Answers inside a worker: keeps the book that came first, and asks it each question. */
export function serveOdds<G extends GameTypes>(reckon: (asked: Asked<G>) => Reply): void {
  let book: G['book'] | undefined;
  self.onmessage = ({ data }: MessageEvent<Sent<G>>): void => {
    if ('book' in data) book = data.book;
    else if (book !== undefined) self.postMessage(reckon({ ...data.question, table: { ...data.question.table, book } }));
  };
}
