// Chapter 5.1: levels and what they are called.

import type { Book, SquadronOfBook } from '../book.ts';
import type { Charts, MoraleState } from '../cards.ts';
import type { Squadron } from '../open.ts';

/** SQ-5.1.2 One level and its state; level 1 comes first in the chart, and above its last row all is as there. */
export function levelOf({ morale }: Charts, level: number): Charts['morale'][number] {
  return (morale[level - 1] ?? morale.at(-1)) as Charts['morale'][number];
}

/** SQ-5.1.4 Whether a squadron has morale at all: objective craft have none. */
export function hasMorale(squadron: Squadron): boolean {
  return squadron.level > 0;
}

/** SQ-5.1.2 The state of a squadron. Without morale it is always steady. */
export function stateOf(charts: Charts, squadron: Squadron): MoraleState {
  return hasMorale(squadron) ? levelOf(charts, squadron.level).state : 'steady';
}

export function isBroken(charts: Charts, squadron: Squadron): boolean {
  return stateOf(charts, squadron) === 'broken';
}

/** SQ-5.1.1, SQ-5.1.3 The level a squadron begins with, and never rises above. */
export function startingLevel({ charts }: Book, of: SquadronOfBook): number {
  return of.card.objective ? 0 : charts.skills[of.quality].morale;
}
