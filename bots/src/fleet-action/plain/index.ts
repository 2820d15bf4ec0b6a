// The plain player of Fleet Action: the ordinary one as it was for single squadrons, kept as a yardstick. It is not changed any more.

import type { FaAsk, FaView } from '@flagplot/fleet-action/table';
import type { GameTypes, Json, View } from '@flagplot/kernel';
import type { Asked, Think } from '../../bot.ts';
import { allotted } from './allot.ts';
import { deployed } from './deploy.ts';
import { shotsOf, strayShotsOf } from './fire.ts';
import { plotsOf } from './orders.ts';

/** Answers a question of Fleet Action from what one side sees; nothing where it has no mind of its own: then as an absent player. */
export function plainFleetAction(view: View<GameTypes>, asked: Asked, think: Think): Json | undefined {
  // The one cast: above the shelf views and orders are plain JSON.
  return answered(view as unknown as FaView, asked as unknown as FaAsk, think) as unknown as Json | undefined;
}

function answered(v: FaView, ask: FaAsk, { work = 1 }: Think): object | undefined {
  switch (ask.kind) {
    case 'deploy':
      return deployed(v, ask.about);
    case 'orders':
      return { squadrons: plotsOf(v, work) };
    case 'fire':
      return { shots: shotsOf(v) };
    case 'stray':
      return { shots: strayShotsOf(v) };
    case 'allot':
      return { weapons: allotted(v, ask.about) };
    default:
      return undefined;
  }
}
