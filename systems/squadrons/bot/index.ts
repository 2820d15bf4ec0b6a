// The ordinary player of Squadrons, and the mind it comes of.

import type { Asked, Think } from '@flagplot/bots';
import type { GameTypes, Json, View } from '@flagplot/kernel';
import type { SqAsk, SqView } from '../rules/state.ts';
import { mind } from './mind.ts';

export { mind } from './mind.ts';

/** Answers a question of Squadrons from what one side sees. */
export function squadrons(view: View<GameTypes>, asked: Asked, think: Think): Json | undefined {
  // The one cast: above the shelf views and orders are plain JSON.
  return answerFor(view as unknown as SqView, asked as unknown as SqAsk, think) as unknown as Json;
}

function answerFor(v: SqView, ask: SqAsk, think: Think): object {
  const { ordinary } = mind;
  switch (ask.kind) {
    case 'deploy':
      return ordinary.deploy(v, ask.about, think);
    case 'move':
      return ordinary.move(v, ask.about, think);
    case 'jam':
      return ordinary.jam(v, ask.about, think);
    case 'fire':
      return ordinary.fire(v, ask.about, think);
  }
}
