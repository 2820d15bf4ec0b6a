// The ordinary player of Squadrons.

import type { Asked, Think } from '@flagplot/bots';
import type { GameTypes, Json, View } from '@flagplot/kernel';
import type { SqAsk, SqView } from '../rules/state.ts';
import { deploymentsFor } from './deploy.ts';
import { volleysFor } from './fire.ts';
import { jammersFor } from './jam.ts';
import { moveFor } from './moves.ts';

/** Answers a question of Squadrons from what one side sees. */
export function squadrons(view: View<GameTypes>, asked: Asked, think: Think): Json | undefined {
  // A cast, which the compiler cannot follow: above the shelf views and orders are plain JSON.
  return answerFor(view as unknown as SqView, asked as unknown as SqAsk, think) as unknown as Json;
}

function answerFor(v: SqView, ask: SqAsk, { work = 1 }: Think): object {
  switch (ask.kind) {
    case 'deploy':
      return { squadrons: deploymentsFor(v) };
    case 'move':
      return moveFor(v, ask.about.squadrons, work);
    case 'jam':
      return { squadrons: jammersFor(v, ask.about.squadrons) };
    case 'fire':
      return { volleys: volleysFor(v, ask.about.squadrons) };
  }
}
