// What the second opinion knows of a table, read off it without its rules.

import type { Card } from '../../rules/cards.ts';
import type { BbState } from '../../rules/state.ts';
import type { Place } from './numbers.ts';
import type { Model } from './plane.ts';

/** A vessel with its sheet. */
export interface Ship extends Model {
  id: string;
  side: string;
  unit: string;
  card: Card;
  wreck: boolean;
  held: boolean;
  down: boolean;
  lost: number;
  setting: string;
}

export interface Rock {
  heights: readonly string[];
  polygon: Place[];
}

export interface Position {
  ships: Ship[];
  rocks: Rock[];
}

export function positionOf({ book, open }: BbState): Position {
  const ships = open.vessels.map(({ id, side, unit, card: sheet, x, y, heading, status, held, down, lost, setting }): Ship => {
    const card = book.cards[sheet] as Card;
    const [length, width] = card.size;
    return {
      ...{ id, side, unit, card, held, down, lost, setting, heading, wreck: status === 'wreck' },
      ...{ x: BigInt(x), y: BigInt(y), length: BigInt(length), width: BigInt(width), box: card.type === 'aerial-corvette' },
    };
  });
  return { ships, rocks: book.features.map(({ reaches, outline }) => ({ heights: reaches, polygon: placesOf(outline) })) };
}

function placesOf(outline: readonly number[]): Place[] {
  return Array.from({ length: outline.length / 2 }, (_, i) => ({
    x: BigInt(outline[2 * i] as number),
    y: BigInt(outline[2 * i + 1] as number),
  }));
}
