/** How many entries on or back a key goes, of a list of which one is in hand. */
const STEPS: Readonly<Record<string, number>> = { ']': 1, '}': 1, n: 1, '[': -1, '{': -1 };

/** The place of the entry that a key takes in hand after this one, round and round; nothing of a key that goes nowhere. */
export function nextInHand(key: string, place: number, count: number): number | undefined {
  const by = STEPS[key];
  return by === undefined ? undefined : (place + by + count) % count;
}
