import { expect, test } from 'vitest';
import { countOf, isGone, SYSTEMS, slotOf, tallyOf, unhurt, withEnd, withoutStars } from '../../rules/damage/hull.ts';

/** The last mount that a card may have. */
const LAST_MOUNT = 59;

test('TP-10.2.1 a tally has room for every system and every mount, each by itself, for stars and for the end', () => {
  const boxes = [...SYSTEMS, 0, LAST_MOUNT];
  for (const box of boxes) {
    const tally = tallyOf(box);
    expect(tally).toHaveLength(unhurt().length);
    expect(boxes.filter(other => countOf(tally, slotOf(other)) > 0)).toEqual([box]);
    expect(isGone(tally)).toBe(false);
    expect(withoutStars(tally)).toEqual(tally);
  }
  expect(isGone(withEnd(unhurt()))).toBe(true);
  expect(withEnd(unhurt())).toHaveLength(unhurt().length);
});
