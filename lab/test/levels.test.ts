// The opponents one can beat: weaker than the ordinary one by about what is wanted. 200 pairs, which hold the numbers themselves, are fought
// by `npm run levels`; so few as here would miss them by chance, so that the bounds are wider.

import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { levelScore, scenariosOfLevels, WANTED } from '../src/levels.ts';
import { scenarioNames } from '../src/start.ts';

/** Pairs of battles for each opponent, and how far their score may be off. */
const PAIRS = 20;
const OFF = 0.08;

const MINDED = Object.entries(await shippedSystems()).filter(([, { mind }]) => mind);

describe.each(MINDED)('%s', (_, system) => {
  const scored = { pairs: PAIRS, seed: 'few' };

  test('is measured over scenarios that it has', () => {
    expect(scenarioNames(system)).toEqual(expect.arrayContaining([...scenariosOfLevels(system)]));
    expect(scenariosOfLevels(system).length).toBeGreaterThan(1);
  });

  test.each(['cadet', 'beginner'] as const)('%s scores against the ordinary player what is wanted, give or take', level => {
    const [least, most] = WANTED[level];
    const { mean, pairs } = levelScore(system, level, scored);
    expect(pairs).toBeGreaterThanOrEqual(PAIRS);
    expect(mean).toBeGreaterThanOrEqual(Math.max(0.01, least - OFF));
    expect(mean).toBeLessThanOrEqual(most + OFF);
  });
});
