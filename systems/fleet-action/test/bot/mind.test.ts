import { expect, test } from 'vitest';
import { mind } from '../../bot/mind.ts';
import { battle } from '../battle.ts';

const PAIR = 'narn A 4: Tal gquan 3050^0\nearth B 4: Vesper omega 3020^3';

test('FA-15.1.1 a battle in which nobody has lost anything is even', () => {
  const { s } = battle(PAIR);
  expect(mind.evaluate(s, 'narn')).toEqual({ worth: 5000, terms: [{ what: 'points scored', own: 0, foe: 0 }] });
});

test('FA-15.1.5 worths of two sides add up, and the one that has lost the more is worth the less', () => {
  const { s } = battle(PAIR);
  for (const structure of [12, 8, 3]) {
    s.open.ships[1]!.structure = structure;
    const [narn, earth] = ['narn', 'earth'].map(side => mind.evaluate(s, side));
    expect(narn!.worth + earth!.worth).toBe(10_000);
  }
  const [narn, earth] = ['narn', 'earth'].map(side => mind.evaluate(s, side));
  expect(narn!.worth).toBeGreaterThan(earth!.worth);
  expect(narn!.terms[0]).toEqual({ what: 'points scored', own: earth!.terms[0]!.foe, foe: 0 });
  s.open.ships[1]!.structure = 0;
  expect(mind.evaluate(s, 'narn').worth).toBe(10_000);
});
