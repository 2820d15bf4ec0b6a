// Chapter 1.3: what may be answered to each question of the turn: what is worth a thought, and anything the book allows, by chance.

import type { RollDie } from '@flagplot/kernel';
import { docksOpen } from '../docking/moor.ts';
import { formsWorthAThought } from '../energy/wishes.ts';
import { halvesOf } from '../movement/halves.ts';
import type { Unit } from '../open.ts';
import type { Form, Space } from '../orders.ts';
import { unitCalled } from '../roster.ts';
import { racksToFill } from '../seekers/reload.ts';
import { landingsOpen } from '../shuttles/land.ts';
import type { Drawn, TpKind, TpRules, TpView } from '../state.ts';
import { purse, usualBid } from '../tractors/bid.ts';
import { allocation, firstWatches, shipOf, toFriends } from '../turn/1-energy.ts';
import { answering, spaceOccasion, stepsOpen } from '../turn/4-move.ts';
import { silent } from '../turn/5-end.ts';
import type { Segment } from '../window/act.ts';
import { bestFire } from '../window/choices.ts';
import type { Occasion } from '../window/window.ts';
import { randomForm, withTargets } from './forms.ts';
import { randomGuards, randomRepair, randomSmall, randomStack, randomWatch } from './small.ts';
import { randomAction, randomWindows, windowsWorthAThought } from './windows.ts';

const allocate: Drawn<'allocate'> = {
  *candidates(v, { ships, turn }) {
    const watch = firstWatches(v, ships);
    const choices = ships.map(id => [...formsWorthAThought(shipOf(v, id), turn)].map(form => toFriends(v, form)));
    const most = Math.max(1, ...choices.map(forms => forms.length));
    for (let n = 0; n < most; n += 1)
      yield { ...allocation(choices.map(forms => forms[Math.min(n, forms.length - 1)] as Form)), watch };
  },
  random: (v, { ships, turn }, roll) => ({
    ...allocation(ships.map(id => withTargets(v, randomForm(shipOf(v, id), turn, roll), roll))),
    small: randomSmall(v, roll),
    order: roll(3) === 1 ? [...ships].reverse() : [],
    watch: ships.flatMap(id => (roll(3) === 1 ? [randomWatch(v, id, roll)] : [])),
  }),
};

const place: Drawn<'place'> = {
  *candidates(_v, { groups }) {
    yield { first: groups.map(() => true) };
    yield { first: groups.map(() => false) };
  },
  random: (_v, { groups }, roll) => ({ first: groups.map(() => roll(2) === 1) }),
};

const initial: Drawn<'initial'> = {
  *candidates() {
    yield { windows: [], guards: [] };
  },
  random: (v, { units }, roll) => ({
    windows: randomWindows(occasionAt('initial', v), unitsOf(v, units), roll),
    guards: randomGuards(v, units, roll),
  }),
};

const space: Drawn<'space'> = {
  *candidates(v, { unit: id }) {
    const unit = unitCalled(v.open, id);
    for (const step of stepsOpen(v, unit)) {
      const { on, moved } = spaceOccasion(v, unit, step);
      const fire = bestFire(on, moved, 33);
      if (fire.length > 0) yield { step, acts: [], fire };
      yield { step, acts: [], fire: [] };
    }
  },
  random(v, { unit: id }, roll) {
    const unit = unitCalled(v.open, id);
    const steps = stepsOpen(v, unit);
    const step = steps[roll(3) === 1 ? roll(steps.length) - 1 : 0] as string;
    const { on, moved } = spaceOccasion(v, unit, step);
    return {
      ...randomHalf(unit, roll),
      step,
      ...randomAction(on, moved, roll),
      ...randomCourse(roll),
      ...randomStack(v, unit, { step, roll }),
    };
  },
};

function randomHalf(unit: Unit, roll: RollDie): Pick<Space, 'half'> {
  const halves = halvesOf(unit.speed);
  return unit.half === null && roll(2) === 1 ? { half: halves[roll(halves.length) - 1] as number } : {};
}

function randomCourse(roll: RollDie): Pick<Space, 'course'> {
  return roll(4) === 1 ? { course: Array.from({ length: roll(4) }, () => 'FFFLR'[roll(5) - 1]).join('') } : {};
}

const answer: Drawn<'answer'> = {
  *candidates(v, { units, to }) {
    for (const windows of windowsWorthAThought(answering(v, to), unitsOf(v, units))) yield { windows };
  },
  random: (v, { units, to }, roll) => ({ windows: randomWindows(answering(v, to), unitsOf(v, units), roll) }),
};

const bid: Drawn<'bid'> = {
  *candidates(v, about) {
    const most = usualBid(v, about, purse(v, about.unit));
    if (most > 0) yield { energy: most };
    yield { energy: 0 };
  },
  random: (v, { unit }, roll) => ({ energy: roll(purse(v, unit) + 1) - 1 }),
};

/** Windows in which nobody moves. */
const windowsAt = (segment: Segment): Drawn<'zero'> & Drawn<'screen'> & Drawn<'point-blank'> => ({
  *candidates(v, { units }) {
    for (const windows of windowsWorthAThought(occasionAt(segment, v), unitsOf(v, units))) yield { windows };
  },
  random: (v, { units }, roll) => ({ windows: randomWindows(occasionAt(segment, v), unitsOf(v, units), roll) }),
});

const finish: Drawn<'finish'> = {
  *candidates(v, { units }) {
    const reload = units.flatMap(id => racksToFill(v, id));
    yield { ...silent(v, units), reload };
    yield { repairs: [], docks: [], reload: [] };
  },
  random: (v, { units }, roll) => ({
    repairs: units.flatMap(unit => randomRepair(v, unit, roll)),
    docks: [...docksOpen(v, units).slice(0, 1), ...landingsOpen(v, units).filter(() => roll(2) === 1)],
    reload: units.flatMap(id => racksToFill(v, id)).filter(() => roll(2) === 1),
  }),
};

function occasionAt(segment: Segment, v: TpView): Occasion {
  return { v, segment, mover: undefined };
}

function unitsOf(v: TpView, ids: readonly string[]): Unit[] {
  return ids.map(id => unitCalled(v.open, id));
}

/** For every question of the turn; what a battle opens with has its own (opening/). */
export const drawn: { readonly [K in Exclude<TpKind, 'muster' | 'deploy'>]: Drawn<K> } = {
  allocate,
  place,
  initial,
  space,
  answer,
  bid,
  'point-blank': windowsAt('point-blank'),
  zero: windowsAt('zero'),
  screen: windowsAt('screen'),
  finish,
};

/** The questions of rules, with all that may be drawn up for them. */
export function questionsOf({ questions }: TpRules): TpRules['questions'] {
  const kinds = Object.keys(drawn) as (keyof typeof drawn)[];
  return { ...questions, ...Object.fromEntries(kinds.map(kind => [kind, { ...questions[kind], ...drawn[kind] }])) };
}
