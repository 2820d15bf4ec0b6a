// The opponents of Fleet Action.

import type { Asked, Think } from '@flagplot/bots';
import type { GameTypes, Json, View } from '@flagplot/kernel';
import type { FaView } from '../rules/state.ts';
import { mind } from './mind.ts';

export { mind } from './mind.ts';

/** Answers a question of Fleet Action from what one side sees; nothing where it has no mind of its own. */
export function fleetAction(view: View<GameTypes>, { kind, about }: Asked, think: Think): Json | undefined {
  // A cast, which the compiler cannot follow: above the shelf views and orders are plain JSON.
  const player = mind.ordinary as unknown as Readonly<Record<string, (v: FaView, about: unknown, think: Think) => Json>>;
  return Object.hasOwn(player, kind) ? player[kind]?.(view as unknown as FaView, about, think) : undefined;
}
