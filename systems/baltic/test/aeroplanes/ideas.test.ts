import { expect, test } from 'vitest';
import { mind } from '../../bot/index.ts';
import type { Fly } from '../../rules/orders.ts';
import { air } from './air.ts';

const CARRIERS = 'a jarl sd-cv 20,20^0 Stop\nb red to-ca 40,30^180 Stop\nb marienburg to-cv 20,45^180 Stop';

/** What an ordinary captain has his aeroplanes do first. */
function flown(markers: string, ships = CARRIERS): Fly {
  const b = air(ships, markers);
  const ask = b.asks.find(({ side }) => side === 'a');
  return mind.ordinary.fly(b.view('a'), ask?.about as never, { roll: () => 1 });
}

test('BB-4.5.4 fighters that have nothing to hunt keep a patrol over their carrier, and leave it for enemy aeroplanes', () => {
  expect(flown('a-fighter-1 20,24').stay).toEqual({ vessel: 'jarl', as: 'cap' });
  const hunt = flown('a-fighter-1 20,24\nb-bomber-1 26,24');
  expect(hunt.stay).toBeUndefined();
  expect(hunt.attacks).toEqual([{ kind: 'dogfight', markers: ['a-fighter-1'] }]);
});

test('BB-4.4.1 bombers go for a carrier rather than for a cruiser, though she lies farther off, and fighters with them', () => {
  const { markers, legs } = flown('a-bomber-1 20,24\na-fighter-1 20,24');
  expect(markers).toEqual(['a-bomber-1', 'a-fighter-1']);
  expect(legs[0]?.until).toBe('marienburg');
});
