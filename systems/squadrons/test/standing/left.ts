// Squadrons among players who leave some of it to their squadrons: the rules with orders by chance that set standing choices now and then.

import type { About, RollDie } from '@flagplot/kernel';
import type { Subject } from '@flagplot/kernel/conformance';
import { squadrons } from '../../rules/index.ts';
import type { CombatChoice, StandingChoice } from '../../rules/orders.ts';
import { squadronOf } from '../../rules/roster.ts';
import type { SqRules, Squadrons, SqView } from '../../rules/state.ts';
import { subject } from '../subject.ts';

type Kind = keyof Squadrons['asks'];

/** One order in so many sets standing choices. */
const ONE_IN = 3;

function anyChoices({ book, side }: SqView, face: RollDie): StandingChoice[] {
  const own = book.squadrons.filter(one => one.side === side);
  const lead = own[face(own.length) - 1]?.id as string;
  return own.map(({ id, immobile }) => {
    const { jammer } = squadronOf(book, id);
    const open: (CombatChoice | undefined)[] = [undefined, 'hold', 'nearest', jammer ? 'jam' : 'nearest'];
    const combat = open[face(open.length) - 1];
    const follows = id !== lead && !immobile && face(2) === 1;
    return { squadron: id, ...(combat && { combat }), ...(follows && { follow: lead }) };
  });
}

function leaving<K extends Kind>(kind: K): SqRules['questions'][K] {
  const question = squadrons.questions[kind];
  return {
    ...question,
    random(v: SqView, about: About<Squadrons, K>, face: RollDie) {
      const order = question.random(v, about, face);
      return face(ONE_IN) === 1 ? { ...order, standing: anyChoices(v, face) } : order;
    },
  };
}

const rules: SqRules = {
  ...squadrons,
  questions: { deploy: leaving('deploy'), move: leaving('move'), jam: leaving('jam'), fire: leaving('fire') },
};

/** Squadrons as the suite takes it, with standing choices among its orders. */
export const left: Subject<Squadrons> = {
  ...subject,
  rules,
  scenarios: subject.scenarios.filter(({ name }) => name === 'brawl' || name === 'jammers'),
  reach: {
    battles: 20,
    events: [],
    orders: {
      'that leave jamming to a squadron': ({ order }) => order.standing?.some(({ combat }) => combat === 'jam') ?? false,
      'that leave fire to a squadron': ({ order }) => order.standing?.some(({ combat }) => combat === 'nearest') ?? false,
      'that let a squadron follow': ({ order }) => order.standing?.some(({ follow }) => follow !== undefined) ?? false,
      'that take all choices back': ({ order }) =>
        order.standing?.every(({ combat, follow }) => combat === undefined && follow === undefined) ?? false,
    },
  },
};
