import { shippedSystem } from '@flagplot/shelf/shipped';
import { expect, test } from 'vitest';
import { looksOf } from '../kept/looks.ts';

test('a scenario is shown with whole fleets, also where they are set up one unit after another', async () => {
  const looks = await looksOf(await shippedSystem('baltic'));
  const gotland = looks.find(({ name }) => name === 'gotland-incident');
  expect(gotland?.sides.map(({ name, units }) => [name, units])).toEqual([
    ['Sweden-Denmark', 11],
    ['Teutonic Order', 14],
  ]);
  expect(gotland?.picture?.units).toHaveLength(25);
  for (const { name, sides } of looks) for (const { units } of sides) expect(units, name).toBeGreaterThan(1);
});
