// The quick player of imagined battles as an opponent: what it knows no answer to is answered by the ordinary one.
// `npx flagplot sim --system baltic --scenario two-fleets --bots systems/baltic/test/bot/quick.ts,random --swap`

import { mind } from '../../bot/index.ts';
import type { BbAsk, BbView } from '../../rules/state.ts';

type Answering = (v: BbView, about: object, think: object) => object;

export const player = {
  system: 'baltic',
  answer(v: BbView, { kind, about }: BbAsk): object {
    const answer = (mind.quick[kind] ?? mind.ordinary[kind]) as Answering;
    return answer(v, about, { roll: () => 1 });
  },
};
