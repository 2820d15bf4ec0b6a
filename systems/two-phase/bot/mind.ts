// What opponents of Two-Phase think with: its ordinary player, a quick one, and how a battle stands.

import type { Mind, Player } from '@flagplot/bots';
import { drawn } from '../rules/chance/questions.ts';
import { deployQuestion } from '../rules/opening/0-deploy.ts';
import { musterQuestion } from '../rules/opening/0-muster.ts';
import { unitCalled } from '../rules/roster.ts';
import type { TpView, TwoPhase } from '../rules/state.ts';
import { finishQuestion } from '../rules/turn/5-end.ts';
import { evaluate } from './evaluate.ts';
import { fieldOf } from './field.ts';
import { formFor } from './forms.ts';
import { guessFolders } from './guess.ts';
import type { Width } from './helm.ts';
import { WIDE } from './helm.ts';
import { lapses } from './lapses.ts';
import { leave } from './leave.ts';
import { proposals } from './proposals.ts';
import { quickForm, quickSpace, quickWatch } from './quick.ts';
import { allocateSearch, spaceSearch } from './search.ts';
import { watchesFor } from './watches.ts';
import { coursesFor, firstWindows, spaceAlong, windowsOf } from './windows.ts';

/** All questions, with courses looked through so widely. */
function playerOf(width: Width): Player<TwoPhase> {
  return {
    muster: (v, about) => musterQuestion.idle(v, about),
    deploy: (v, about) => deployQuestion.idle(v, about),
    allocate: (v, { ships }) => ({
      forms: ships.map(id => formFor(v, id)),
      small: [],
      order: [],
      watch: watchesFor(v, ships),
    }),
    // TP-3.2.3 Whoever moves last sees where the others went.
    place: (_v, { groups }) => ({ first: groups.map(() => false) }),
    initial: (v, { units }) => ({ windows: firstWindows(v, units), guards: [] }),
    space: (v, { unit }) => spaceOf(v, unit, width),
    answer: (v, { units, to }) => ({ windows: windowsOf(v, units, { segment: 'answer', to }) }),
    bid: (v, about) => first(drawn.bid.candidates(v, about)) ?? { energy: 0 },
    'point-blank': (v, { units }) => ({ windows: windowsOf(v, units, { segment: 'point-blank' }) }),
    zero: (v, { units }) => ({ windows: windowsOf(v, units, { segment: 'zero' }) }),
    screen: (v, { units }) => ({ windows: windowsOf(v, units, { segment: 'screen' }) }),
    finish: (v, about) => first(drawn.finish.candidates(v, about)) ?? finishQuestion.idle(v, about),
  };
}

function first<T>(of: Iterable<T>): T | undefined {
  for (const one of of) return one;
  return undefined;
}

function spaceOf(v: TpView, id: string, width: Width) {
  const unit = unitCalled(v.open, id);
  const [course] = coursesFor(fieldOf(v, unit), width);
  return course ? spaceAlong(v, unit, course) : { step: 'F', acts: [], fire: [] };
}

/** For imagined battles: windows are the ordinary captain's, who is asked for fewer of them. */
const quick: Partial<Player<TwoPhase>> = {
  allocate: (v, { ships }) => ({
    forms: ships.map(id => quickForm(v, id)),
    small: [],
    order: [],
    watch: watchesFor(v, ships).map(quickWatch),
  }),
  space: (v, { unit }) => quickSpace(v, unit),
};

/** The mind of Two-Phase. */
export const mind: Mind<TwoPhase> = {
  ordinary: playerOf(WIDE),
  quick,
  search: { allocate: allocateSearch, space: spaceSearch },
  proposals,
  evaluate,
  guess: guessFolders,
  leave,
  lapses,
};
