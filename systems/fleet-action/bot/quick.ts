// The quick plots of imagined battles.

import type { Plot } from '../rules/orders.ts';
import type { FaView } from '../rules/state.ts';
import type { Field } from './field.ts';
import { drifting, fieldOf } from './field.ts';
import { helmOf } from './helm.ts';
import { plotFor } from './orders.ts';
import type { Friend } from './support.ts';
import { friendOf } from './support.ts';
import { withSlate } from './threat.ts';

/** A plot for every squadron of the side: plain courses, friends and enemies that hold theirs, nothing carried on to the turns to come. */
export function quickPlotsOf(v: FaView): Plot[] {
  return withSlate(slate => {
    const field = fieldOf(v, slate);
    const enemies = field.enemies.map(force => drifting(v, force));
    const friends = friendsAdrift(field);
    return friends.map(({ force, helm }) => plotFor(field, { force, helm, enemies, friends, work: 0, detail: 'rough' }).plot);
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
