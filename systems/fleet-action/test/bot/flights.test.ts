// What the ordinary player does with flights and about them.

import { describe, expect, test } from 'vitest';
import { mind } from '../../bot/mind.ts';
import type { Battle } from '../battle.ts';
import { FAR, FLEETS, sky, until } from '../fighters/table.ts';

const think = { roll: () => 1 };

/** What he fires in the first pulse, with those flights about. */
function fireOf(b: Battle, side = 'narn') {
  until(b, side, 'fire');
  const order = mind.ordinary.fire(b.view(side), { pulse: b.s.open.pulse }, think);
  expect(b.refusals(side, order)).toEqual([]);
  return order;
}

describe('his fire at flights', () => {
  test('FA-6.4.8 with no ship to fire at, a flight in reach is the one target of all that can hit it, FA-10.7.5 but for what is kept for those that come in the next pulse', () => {
    const b = sky('vesper-1 2077 patrol', FAR);
    expect(fireOf(b).shots).toEqual([]);
    b.until('launch', 3);
    const { shots } = fireOf(b);
    expect(shots.map(({ ship, target }) => [ship, target])).toContainEqual(['tal', 'flight-vesper-1']);
    const rated = ({ ship, weapon }: { ship: string; weapon: string }) =>
      b.of(ship).card.mounts.some(one => one.weapon === weapon && one.af > 0);
    expect(shots.every(({ ship, weapons }) => weapons.some(weapon => rated({ ship, weapon })))).toBe(true);
  });

  test('FA-10.9.3 at long range into a hex beside the ship, FA-6.4.11 beside the fire at ships each weapon at a flight of its own', () => {
    const far = fireOf(sky('vesper-1 2079 patrol', FAR));
    expect(far.longRange?.map(({ ship, hex }) => [ship, hex])).toContainEqual(['tal', '2079']);
    const close = sky('tal-1 2019 patrol, tal-2 2020 patrol', FLEETS.replace('2030', '2034').replace('2130', '2134')).until(
      'launch',
      3,
    );
    const { aside = [], shots } = fireOf(close, 'earth');
    expect(aside.length).toBeGreaterThan(0);
    for (const { weapon, ship, flight } of aside) {
      expect(shots.find(one => one.ship === ship)?.weapons).not.toContain(weapon);
      expect(aside.filter(one => one.ship === ship && one.flight === flight)).toHaveLength(1);
    }
  });
});
