// What the lesson offers where the carrier and its escort are plotted: missions are given as flights are launched.

import { hexes } from '@flagplot/hexes';
import type { LessonStep } from '@flagplot/manifest';
import { squadronsOf } from '../../rules/roster.ts';
import type { FaView, FleetAction } from '../../rules/state.ts';
import { quantity } from '../../words/names.ts';
import { courses, enemyOf } from '../orders.ts';

const ENEMY =
  'A Centauri battlecruiser with a frigate beside it, and two flights of Rutarians that hit ships hard. Half of a ship’s structure gone scores for its enemy, all of it again, and each fighter that is shot down a little.';

export function ordersStep(v: FaView): LessonStep<FleetAction['asks']['orders']['order']> {
  const [own] = squadronsOf(v, v.side);
  const enemy = enemyOf(v);
  if (!own || !enemy) return { says: 'Nobody is left to plot against: seal what stands.', choices: [] };
  const far = quantity(hexes.range(own, enemy), 'hex', 'hexes');
  return {
    says:
      v.clock.turn === 1
        ? `They are ${far} off, which fighters fly within a turn: plot your ships, and launch when they have moved.`
        : `They are ${far} off. Your fighters need no plot, they move when all ships have: plot where your ships shall meet them again.`,
    enemy: ENEMY,
    choices: courses(v, own, enemy),
  };
}
