// Cards of one's own, as a file has them.

import type { Refusal } from '@flagplot/kernel';
import type { OwnCard } from '../../rules/muster/home-made.ts';

/** Letters of the longest file that is read. */
const LARGEST = 400_000;

/** The cards of a file, one or a list. Whether they are any is for the schema of the fleet to say. */
export function cardsIn(text: string): { cards: OwnCard[] } | { faults: Refusal[] } {
  if (text.length > LARGEST) return { faults: [{ rule: 'schema', say: `The file is longer than ${LARGEST} letters.` }] };
  try {
    const value: unknown = JSON.parse(text);
    return { cards: (Array.isArray(value) ? value : [value]) as OwnCard[] };
  } catch {
    return { faults: [{ rule: 'schema', say: 'It is not JSON: a card is a file as data/ships.json has ships.' }] };
  }
}
