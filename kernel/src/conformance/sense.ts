// What battles come to passes where states from outside are looked at.

import type { GameTypes, State } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import { viewOf } from '../view.ts';
import { attempt, breakOff } from './battles.ts';
import type { DemandOfMoment, Moment } from './subject.ts';

export const statesMakeSense: DemandOfMoment = {
  id: 'states-make-sense',
  of: 'moment',
  says: 'every state a battle comes to makes sense, and what a side guesses of it too',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    const { battle, s, asks } = moment;
    makesSense(moment, s, 'the battle');
    const [first] = asks;
    if (!first) return;
    const { side } = first;
    const roll = stream(`${battle.seed} ${s.clock.step} ${side} supposes`);
    const sealed = { ...battle.rules.imagine(viewOf(s, side), roll), [side]: s.sealed[side]! };
    makesSense(moment, { ...s, sealed }, `what ${side} guesses`);
  },
};

function makesSense<G extends GameTypes>({ battle, s: { clock } }: Moment<G>, s: State<G>, what: string): void {
  const { rules } = battle;
  if (!rules.sense) return;
  const [fault] = attempt({ battle, step: clock.step, what: 'a look at its sense' }, () => rules.sense!(s));
  if (fault) breakOff(battle, clock.step, `${what} makes no sense at ${fault.at}: ${fault.say} [${fault.rule}]`);
}
