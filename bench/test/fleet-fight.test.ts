import { setUp, viewOf } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { playFight as onBoardgame } from '../src/fleet-fight/boardgame.ts';
import { fights } from '../src/fleet-fight/fights.ts';
import { checksum } from '../src/fleet-fight/fleets.ts';
import { playFight as byHand } from '../src/fleet-fight/loop.ts';
import { fleetFight } from '../src/fleet-fight/rules.ts';
import { throughLoop, throughMatch } from '../src/rows/fleet-fight.ts';

const some = fights.slice(0, 5);

test.each([
  ['our loop', throughLoop],
  ['our match', throughMatch],
  ['boardgame.io', onBoardgame],
])('%s ends the fights as the loop by hand does', (_, play) => {
  expect(checksum(some.map(play))).toBe(checksum(some.map(byHand)));
});

test('a fight ends when a fleet is sunk, and not before', () => {
  for (const fight of some) {
    const { ships, winner } = byHand(fight);
    const afloat = new Set(ships.filter(({ hull }) => hull > 0).map(({ side }) => side));
    expect([...afloat]).toEqual([winner]);
    expect(byHand({ ...fight, shots: fight.shots.slice(0, -1) }).winner).toBeNull();
  }
});

test('a shot of the other fleet, at an own ship or at none is refused', () => {
  const start = setUp(fleetFight, {}, {});
  const judged = (firer: number, target: number) =>
    fleetFight.questions.fire.judge(viewOf(start, 'red'), {}, { firer, target }).length;
  expect(judged(0, 6)).toBe(0);
  expect([judged(6, 0), judged(0, 1), judged(0, 12)]).toEqual([1, 1, 1]);
});
