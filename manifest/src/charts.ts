// Where a figure of a card or a chart comes from.

import type { Json } from '@flagplot/kernel';

/** The charts of a book, and where each number in them comes from. */
export interface Charts {
  /** Each chart by its name, as the book prints it. */
  readonly charts: Readonly<Record<string, Json>>;
  /** The origin of a number in words of the system's own, by its place: `skills/elite/dodge`. A place stands for all below it. */
  readonly origins: Readonly<Record<string, string>>;
}

/** The origin of a figure: of its own place (`weapons/1/range`), else of the field it belongs to; nothing where neither is known. */
export function originOf<P>(origins: Readonly<Record<string, P>>, place: string): P | undefined {
  const parts = place.split('/');
  while (parts.length > 0) {
    const found = origins[parts.join('/')];
    if (found) return found;
    parts.pop();
  }
  return undefined;
}
