// How far down the rules could come: the same duels on numbers alone.

import type { Book } from '@flagplot/fleet-action/rules/book.ts';
import { sha256 } from '@flagplot/kernel';
import { Floor } from '../by-hand/floor.ts';
import { duelOf } from '../by-hand/numbers.ts';
import { loadRecording } from '../recordings.ts';
import type { Reading, Terms } from '../timing.ts';
import { measure, perSecond } from '../timing.ts';

export function byHand(terms: Terms): Promise<Reading> {
  const { start, battles } = loadRecording(terms.recordings, 'duel');
  const book = start.book as Book;
  const duels = battles.map(battle => duelOf(book, battle));
  const decisions = battles.flatMap(({ steps }) => steps).reduce((sum, { hands }) => sum + hands, 0);
  const floor = new Floor(book);
  const all = () => duels.map(duel => floor.play(duel));
  const ends = all();
  const { dice } = floor;
  return measure(
    {
      pass: all,
      figures: took => ({
        byHandDecisionsPerSecond: perSecond(decisions, took),
        byHandDicePerDecision: dice / decisions,
      }),
      checksum: () => sha256(ends.join(' ')),
    },
    terms,
  );
}
