// The ordinary player of Fleet Action.

import { fleetAction as rules } from '@flagplot/fleet-action';
import type { Json, Shapes, View } from '@flagplot/kernel';
import type { Asked, Think } from '../bot.ts';

/** Answers any question of Fleet Action from what one side sees. */
export function fleetAction(v: View<Shapes>, ask: Asked, _think: Think): Json {
  const question = rules.questions[ask.kind as 'fire'];
  return question.idle(v as never, ask.about as never) as unknown as Json;
}
