// FA-9.2.3 Whether mines of a side could reach anybody: as far as they fly, and as far as an enemy can come to meet them by then.

import { hexes } from '@flagplot/hexes';
import { delay } from '../combat/ballistics.ts';
import { reach } from '../combat/numbers.ts';
import { hexesIn, PULSES } from '../movement/path.ts';
import type { Squadron } from '../open.ts';
import type { Member } from '../roster.ts';
import { squadronsOf, unitMembers } from '../roster.ts';
import type { FaView } from '../state.ts';
import { groupsOf } from './launch.ts';
import { launcherOf, minesOf, radiusOf, rowFor } from './pattern.ts';

/** The chapters by which ships come in the course of a battle. */
const LATECOMERS = ['arrival', 'reinforcements'] as const;

/**
 * Whether an enemy ship may lie in the area of some launch when it goes off, whatever both sides do. It is asked of what lies open alone, so that
 * who is not asked tells nobody anything. Where ships arrive in the course of a battle, or flights are about, somebody may always.
 */
export function mayReachAnybody(v: FaView): boolean {
  if (v.book.flights || LATECOMERS.some(chapter => v.book.chapters.includes(chapter))) return true;
  const enemies = v.book.sides.flatMap(({ id }) => (id === v.side ? [] : squadronsOf(v, id)));
  return groupsOf(v, v.side).some(({ members }) => {
    const mines = members.reduce((sum, { ship, of }) => sum + (ship.weapons[launcherOf(of)] as number), 0);
    const wide = radiusOf(rowFor(v.book.charts, mines));
    return members.some(from => {
      const far = reach(minesOf(from.of));
      return enemies.some(enemy => isWithin(v, { from, enemy, least: far + wide + comes(v, enemy, delay(far)) }));
    });
  });
}

interface Range {
  from: Member;
  enemy: Squadron;
  least: number;
}

/** Whether any ship of a squadron is so near now. */
function isWithin(v: FaView, { from, enemy, least }: Range): boolean {
  return unitMembers(v, enemy.id).some(({ ship }) => hexes.range(from.ship, ship) <= least);
}

/** The most hexes that a ship of a squadron comes in so many pulses from the first of a turn: with all the speed it can gain, and shifted in each turn. */
function comes(v: FaView, { id, speed }: Squadron, pulses: number): number {
  const accels = unitMembers(v, id).map(({ of }) => of.card.accel);
  let fastest = speed;
  let far = 0;
  for (let left = pulses; left > 0; left -= PULSES.length) {
    // FA-5.4.1 This turn its slowest ship holds it back; by the next it may have lost that.
    fastest += left === pulses ? Math.min(...accels) : Math.max(...accels);
    far += mostIn(v, fastest, Math.min(left, PULSES.length)) + Math.ceil(Math.floor(fastest / PULSES.length) / 2);
  }
  return far;
}

/** FA-5.8.5 The most hexes in the first pulses of a turn at up to this speed: a slower one has them sooner at times. */
function mostIn({ book }: FaView, fastest: number, pulses: number): number {
  let most = 0;
  for (let speed = 0; speed <= fastest; speed += 1) {
    const inAll = PULSES.slice(0, pulses).reduce<number>((sum, pulse) => sum + hexesIn(book.charts, speed, pulse), 0);
    most = Math.max(most, inAll);
  }
  return most;
}
