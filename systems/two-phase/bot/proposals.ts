// What is proposed to a person at one press: an ordinary captain's form, or the one of last turn.

import type { Proposals } from '@flagplot/bots/proposals';
import { formThatStands } from '../rules/energy/cut.ts';
import type { Watch } from '../rules/orders.ts';
import type { TpView, TwoPhase } from '../rules/state.ts';
import { allocateQuestion, orderKept, shipOf } from '../rules/turn/1-energy.ts';
import { usualWatch } from '../rules/window/choices.ts';
import { formFor } from './forms.ts';

/** Courses and windows are proposed as an ordinary player would choose them. */
export const proposals: Proposals<TwoPhase> = {
  allocate: {
    best: (v, { ships }) => ({
      forms: ships.map(id => formFor(v, id)),
      small: [],
      order: orderKept(v),
      watch: ships.map(id => watchOf(v, id)),
    }),
    again: (v, { ships, turn }, before) => {
      const absent = allocateQuestion.idle(v, { ships, turn });
      const forms = absent.forms.map(form => {
        const wish = before.forms.find(({ ship }) => ship === form.ship);
        return wish ? formThatStands(shipOf(v, form.ship), { ...wish, arms: form.arms, loans: form.loans }, turn) : form;
      });
      return { ...absent, forms, watch: ships.map(id => watchOf(v, id)) };
    },
  },
};

/** TP-1.3.13 What its captain has said of a ship stays, and a new one begins with the usual; TP-1.3.6 a course is of its turn. */
function watchOf(v: TpView, id: string): Watch {
  const { course: _, ...watch } = shipOf(v, id).hold.watch ?? usualWatch(id);
  return watch;
}
