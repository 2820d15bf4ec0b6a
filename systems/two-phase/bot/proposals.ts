// What is proposed to a person at one press: an ordinary captain's form, or the one of last turn.

import type { Proposals } from '@flagplot/bots/proposals';
import { formThatStands } from '../rules/energy/cut.ts';
import type { TwoPhase } from '../rules/state.ts';
import { allocateQuestion, shipOf } from '../rules/turn/1-energy.ts';
import { formFor } from './forms.ts';
import { watchesFor } from './watches.ts';

/** Courses and windows are proposed as an ordinary player would choose them. */
export const proposals: Proposals<TwoPhase> = {
  allocate: {
    best: (v, { ships }) => ({
      forms: ships.map(id => formFor(v, id)),
      small: [],
      order: [],
      watch: watchesFor(v, ships),
    }),
    again: (v, { ships, turn }, before) => {
      const absent = allocateQuestion.idle(v, { ships, turn });
      const forms = absent.forms.map(form => {
        const wish = before.forms.find(({ ship }) => ship === form.ship);
        return wish ? formThatStands(shipOf(v, form.ship), { ...wish, arms: form.arms, loans: form.loans }, turn) : form;
      });
      return { ...absent, forms, watch: before.watch.filter(({ unit }) => ships.includes(unit)) };
    },
  },
};
