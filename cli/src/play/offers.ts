// Orders that are offered to whoever is asked: numbered, the best first, none twice.

import { propose } from '@flagplot/bots/serve';
import type { Ask, GameTypes, Json } from '@flagplot/kernel';
import { canonical, stream } from '@flagplot/kernel';
import type { Lesson } from '@flagplot/manifest';
import { type Desk, viewAt } from '@flagplot/seat';
import type { AtTable } from './at.ts';

/** An order that is offered, and by what name. */
export interface Offer {
  readonly order: Json;
  readonly name?: string;
}

/** What is offered, made as it is drawn: the lesson's ways; else what promises most, the same as last time, and what is worth a thought besides. */
export class Offers {
  /** Those that were drawn, by number from 1. */
  readonly drawn: Offer[] = [];
  readonly #more: Iterator<Offer>;

  constructor(at: AtTable, desk: Desk, asked: { ask: Ask<GameTypes>; before: Json | undefined }) {
    this.#more = different(offersOf(at, desk, asked), desk);
  }

  /** The next so many, fewer where there are no more. */
  draw(most: number): readonly Offer[] {
    const fresh: Offer[] = [];
    while (fresh.length < most) {
      const { done, value } = this.#more.next();
      if (done) break;
      fresh.push(value);
    }
    this.drawn.push(...fresh);
    return fresh;
  }
}

/** Each once, and only those that stand. */
function* different(all: Iterable<Offer>, desk: Desk): Generator<Offer, undefined> {
  const seen = new Set<string>();
  for (const offer of all) {
    const text = canonical(offer.order);
    if (seen.has(text)) continue;
    seen.add(text);
    if (desk.judge(offer.order).length === 0) yield offer;
  }
}

function* offersOf(
  at: AtTable,
  desk: Desk,
  { ask, before }: { ask: Ask<GameTypes>; before: Json | undefined },
): Generator<Offer> {
  const ways = at.lesson ? waysOf(at.lesson, at, ask) : [];
  yield* ways;
  if (ways.length > 0) return;
  yield* proposedBy(at, ask, before);
  for (const order of desk.candidates()) yield { order };
}

/** What leads through a lesson. */
function waysOf(lesson: Lesson, { seat }: AtTable, ask: Ask<GameTypes>): readonly Offer[] {
  const choices = lesson.steps[ask.kind]?.(viewAt(seat), ask.about).choices ?? [];
  return choices.map(({ name, order }) => ({ name, order: order as Json }));
}

/** What the page proposes at a press: what promises most, and the same as last time; then what else a search would look at. */
function* proposedBy({ system, seat }: AtTable, ask: Ask<GameTypes>, before: Json | undefined): Generator<Offer> {
  const { mind } = system;
  if (!mind) return;
  const view = viewAt(seat);
  const roll = stream(`${ask.side} is advised, step ${view.clock.step}`);
  const asked = { view, kind: ask.kind, about: ask.about };
  const best = propose(mind, asked, { wish: 'best', think: { roll } });
  yield { order: best as Json, name: 'best' };
  if (before !== undefined && mind.proposals?.[ask.kind])
    yield { order: propose(mind, asked, { wish: { before: before as object }, think: { roll } }) as Json, name: 'as before' };
  for (const order of mind.search[ask.kind]?.ideas(view, ask.about, best, { roll }) ?? []) yield { order: order as Json };
}
