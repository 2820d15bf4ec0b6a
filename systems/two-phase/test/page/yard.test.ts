import { expect, test } from 'vitest';
import { ships } from '../../data/cards/ships.ts';
import { charts } from '../../data/charts/charts.ts';
import type { BoughtShip } from '../../rules/opening/force.ts';
import { mostOf } from '../../rules/opening/force.ts';
import { optionLines, withOption } from '../../yard/options.ts';

const cruiser = ships.find(({ id }) => id === 'fed-ca')!;
const bought: BoughtShip = { id: 's1', card: 'fed-ca' };

test('TP-15.2.2 a ship is offered what she may carry, each with its price and the most of it', () => {
  const lines = optionLines(bought, cruiser, charts);
  expect(lines.map(({ id }) => id)).not.toContain('booster-pack');
  expect(lines.find(({ id }) => id === 'boarding-party')).toMatchObject({ name: 'Boarding parties', n: 0, most: 5 });
  for (const { id, most } of lines) expect(most).toBe(mostOf(id, cruiser, { charts }));
  expect(lines.every(({ price }) => /^\d*½? each$/.test(price))).toBe(true);
});

test('TP-15.2.2 one more and one fewer, and none is no entry; what she may not have is there to be taken out', () => {
  const two = withOption(withOption(bought, 't-bomb', 1), 't-bomb', 2);
  expect(two.options).toEqual([{ id: 't-bomb', n: 2 }]);
  expect(withOption(two, 't-bomb', 0).options).toEqual([]);
  const wrong = withOption(bought, 'booster-pack', 1);
  expect(optionLines(wrong, cruiser, charts).find(({ id }) => id === 'booster-pack')).toMatchObject({ n: 1, most: 0 });
});
