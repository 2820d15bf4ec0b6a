// What the ordinary player does with flights and about them.

import { describe, expect, test } from 'vitest';
import { mind } from '../../bot/mind.ts';
import type { Battle } from '../battle.ts';
import { battle } from '../battle.ts';
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

describe('where he sends his flights', () => {
  const launched = (fleets: string) => {
    const b = until(battle(fleets), 'centauri', 'launch');
    const order = mind.ordinary.launch(b.view('centauri'), { pulse: 1 }, think);
    expect(b.refusals('centauri', order)).toEqual([]);
    return order.launches.map(({ kind }) => kind);
  };

  test('FA-10.11.3 all strike but every other interceptor, which stays with its own ships', () => {
    const enemy = '\nnarn A 0: Tal gquan 2030^0';
    expect(launched(`centauri A 0: Sol octurion 2010^3 +sentri +sentri${enemy}`)).toEqual(['escort', 'strike']);
    expect(launched(`centauri A 0: Sol octurion 2010^3 +rutarian +rutarian${enemy}`)).toEqual(['strike', 'strike']);
  });

  const moved = (flights: string, terms = {}, fleets = FLEETS) => {
    const b = until(sky(flights, fleets, terms), 'narn');
    const [ask] = b.asks;
    const order = mind.ordinary.flights(b.view('narn'), ask?.about as never, think);
    expect(b.refusals('narn', order)).toEqual([]);
    return order.flights;
  };

  test('FA-10.4.5 a strike burns to reach its target, FA-10.4.4 a patrol to meet a flight, and neither where it gets there without or not at all', () => {
    const burns = { afterburners: true };
    expect(moved('tal-1 2022^0 strike earth-a', burns)).toMatchObject([{ burn: true }]);
    expect(moved('tal-1 2022^0 strike earth-a')).not.toMatchObject([{ burn: true }]);
    expect(moved('tal-1 2018^0 strike earth-a', burns)).not.toMatchObject([{ burn: true }]);
    expect(moved('tal-1 2026^0 strike earth-a', burns)).not.toMatchObject([{ burn: true }]);
    expect(moved('tal-1 2052^0 patrol, vesper-1 2045 strike narn-a', burns, FAR)).toMatchObject([{ burn: true, engage: true }]);
  });
});

test('FA-4.4.8 he shifts the squadron that stands farthest from the others towards them', () => {
  const shifted = (hex: string) => {
    const b = battle(
      `narn A 0: Tal gquan 3070^0\nnarn C 0: Sha gquan ${hex}^0\nnarn D 0: Ro gquan 3270^0\nearth A 0: Mer omega 3004^3`,
    );
    return mind.ordinary.redeploy(b.view('narn'), { hexes: 10 }, think).squadrons;
  };
  expect(shifted('1078')).toMatchObject([{ squadron: 'narn-c' }]);
  expect(shifted('3172')).toEqual([]);
});
