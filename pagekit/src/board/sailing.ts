/** What tells who sails with whom. */
interface Sails {
  readonly id: string;
  readonly side: string;
  readonly squadron?: string | undefined;
  readonly lost?: boolean | undefined;
}

/** Who is not lost, by those that sail together: of a side the units of each squadron, and whoever sails alone. */
export function sailingTogether<U extends Sails>(units: readonly U[]): Map<string, [U, ...U[]]> {
  const there = units.filter(({ lost }) => !lost);
  return Map.groupBy(there, ({ side, squadron, id }) => `${side}/${squadron ?? id}`) as Map<string, [U, ...U[]]>;
}
