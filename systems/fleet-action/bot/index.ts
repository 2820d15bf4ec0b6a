// The ordinary player of Fleet Action.

import type { Asked, Think } from '@flagplot/bots';
import type { GameTypes, Json, View } from '@flagplot/kernel';
import type { FaAsk, FaView } from '../rules/state.ts';
import { weaponsForHits } from './allot.ts';
import { deploymentsFor } from './deploy.ts';
import { shotsOf, strayShotsOf } from './fire.ts';
import { namesFor } from './name.ts';
import { plotsOf } from './orders.ts';

/** Answers a question of Fleet Action from what one side sees; nothing where it has no mind of its own. */
export function fleetAction(view: View<GameTypes>, asked: Asked, think: Think): Json | undefined {
  // A cast, which the compiler cannot follow: above the shelf views and orders are plain JSON.
  return answer(view as unknown as FaView, asked as unknown as FaAsk, think) as unknown as Json | undefined;
}

function answer(v: FaView, ask: FaAsk, { work = 1 }: Think): object | undefined {
  switch (ask.kind) {
    case 'deploy':
      return deploymentsFor(v, ask.about);
    case 'name':
      return { names: namesFor(v, ask.about) };
    case 'orders':
      return { squadrons: plotsOf(v, work) };
    case 'fire':
      return { shots: shotsOf(v) };
    case 'stray':
      return { shots: strayShotsOf(v) };
    case 'allot':
      return { weapons: weaponsForHits(v, ask.about) };
    default:
      return undefined;
  }
}
