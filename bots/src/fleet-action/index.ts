// The ordinary player of Fleet Action.

import { fleetAction as rules } from '@flagplot/fleet-action';
import type { FaView } from '@flagplot/fleet-action/table';
import type { Json, Shapes, View } from '@flagplot/kernel';
import type { Asked, Think } from '../bot.ts';
import { allotted } from './allot.ts';
import { deployed } from './deploy.ts';
import { shotsOf } from './fire.ts';
import { plotsOf } from './orders.ts';

/** Answers any question of Fleet Action from what one side sees. */
export function fleetAction(view: View<Shapes>, ask: Asked, _think: Think): Json {
  const v = view as unknown as FaView;
  if (ask.kind === 'orders') return { squadrons: plotsOf(v) } as unknown as Json;
  if (ask.kind === 'fire') return { shots: shotsOf(v) } as unknown as Json;
  if (ask.kind === 'allot') return { weapons: allotted(v, ask.about as never) } as unknown as Json;
  if (ask.kind === 'deploy') return deployed(v, ask.about as never) as unknown as Json;
  const question = rules.questions[ask.kind as 'fire'];
  return question.idle(v as never, ask.about as never) as unknown as Json;
}
