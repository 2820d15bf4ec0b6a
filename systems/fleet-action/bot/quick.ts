// The quick plots of imagined battles.

import { leastOf } from '@flagplot/bots';
import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Plot } from '../rules/orders.ts';
import type { FaView } from '../rules/state.ts';
import type { Drifting, Field } from './field.ts';
import { drifting, fieldOf } from './field.ts';
import { helmOf } from './helm.ts';
import { plotFor } from './orders.ts';
import type { Friend } from './support.ts';
import { friendOf } from './support.ts';
import { withSlate } from './threat.ts';

/** A plot for every squadron of the side: plain courses before the nearest enemy, which holds its own as friends do; nothing carried on to the turns to come. */
export function quickPlotsOf(v: FaView): Plot[] {
  return withSlate(slate => {
    const field = fieldOf(v, slate);
    const enemies = field.enemies.map(force => drifting(v, force));
    const friends = friendsAdrift(field);
    return friends.map(({ force, helm }) => {
      const near = nearestOf(force.squadron, enemies);
      return plotFor(field, { force, helm, enemies: near, friends, work: 0, detail: 'rough' }).plot;
    });
  });
}

/** The squadrons of the side, each holding its course. Where no enemy stands in the field yet, fire is not looked at. */
export function friendsAdrift(field: Field): Friend[] {
  const { v, own } = field;
  return own.map(force => {
    const { squadron, members } = force;
    return friendOf(field, drifting(v, force), { helm: helmOf(v, squadron, members), speed: squadron.speed });
  });
}

/** The enemy nearest to a place; none where there are none. */
function nearestOf(from: Hex, enemies: readonly Drifting[]): readonly Drifting[] {
  const best = leastOf(enemies, ({ force }) => hexes.range(from, force.squadron));
  return best ? [best] : [];
}
