// Where a figure of a card or a chart comes from.

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
