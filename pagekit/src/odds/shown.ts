/** What a card of odds shows: bars of what may come, and facts below them. */
export interface Bar {
  name: string;
  chance: number;
  /** The end that is hoped for. */
  hoped?: boolean;
}

export interface OddsShown {
  bars: Bar[];
  facts: { name: string; value: string }[];
}

/** `2.7`: a mean, with one decimal. */
export function tenths(n: number): string {
  return (Math.round(n * 10) / 10).toFixed(1);
}
