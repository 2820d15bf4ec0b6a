// What is asked of a unit under its card: its courses and its fire.

import type { Refusal } from '@flagplot/kernel';
import { firingOf } from '../acts/act.ts';
import { actFaults, anyActs, bestActs, hasActs } from '../acts/list.ts';
import type { Draw } from '../movement/ideas.ts';
import { anyCourse, coursesOf, farthest, SHORTEST } from '../movement/ideas.ts';
import type { Column } from '../movement/unit.ts';
import { sailFaults } from '../movement/unit.ts';
import { nameOf } from '../names.ts';
import type { Sail, Way } from '../orders.ts';
import { crewOf } from '../roster.ts';
import { FIRE, MEET, SAIL } from '../schemas.ts';
import type { Baltic, BbQuestion, BbView } from '../state.ts';
import { unitsFor } from './cards.ts';

type About = Baltic['asks']['sail']['about'];
type Choice = Column & { readonly way?: Way };

/** BB-3.0.8, BB-3.1.19 Which card, and where its vessels go; BB-3.1.59 or where those go whose orders have lapsed. */
export const sailQuestion: BbQuestion<'sail'> = {
  rule: 'BB-3.0.8',
  schema: SAIL,
  parts: [{ list: 'vessels', by: 'vessel' }],
  judge(v, about, order) {
    const found = cardFaults(v, about, order);
    if (found.length > 0) return found;
    const left = 'left' in about ? about.left : crewOf(v.open, order.unit).map(({ id }) => id);
    return sailFaults(v, { unit: order.unit, left }, order.vessels);
  },
  idle: (v, about) => orderOf(v, choices(v, about)[0] as Choice, SHORTEST),
  *candidates(v, about) {
    for (const choice of choices(v, about))
      for (const draw of [farthest(0), farthest(-1), farthest(1), SHORTEST]) yield orderOf(v, choice, draw);
  },
  random(v, about, roll) {
    const all = choices(v, about);
    return orderOf(v, all[roll(all.length) - 1] as Choice, anyCourse(roll));
  },
};

/** BB-3.0.8 Exactly one of the top card, the reserve and the dash. */
function cardFaults(v: BbView, about: About, { way, unit }: Sail): Refusal[] {
  if ('left' in about) {
    if (way !== undefined)
      return [{ rule: 'BB-3.0.8', at: '/way', say: `${nameOf(v.book, about.unit)} sails on: no card is played.` }];
    return unit === about.unit ? [] : [{ rule: 'BB-3.1.59', at: '/unit', say: `${nameOf(v.book, about.unit)} sails on.` }];
  }
  if (way === undefined || !about.ways.includes(way))
    return [{ rule: 'BB-3.0.8', at: '/way', say: `A card is played: ${about.ways.join(' or ')}.` }];
  const units = unitsFor(v, v.own, way);
  return units.includes(unit)
    ? []
    : [
        {
          rule: RULES[way],
          at: '/unit',
          say: `By ${way} comes ${units.map(one => nameOf(v.book, one)).join(' or ') || 'nobody'}, not ${nameOf(v.book, unit)}.`,
        },
      ];
}

const RULES = { top: 'BB-2.2.9', reserve: 'BB-3.0.9', dash: 'BB-3.0.11' } as const;

/** The cards that may be played now, the likeliest first. */
function choices(v: BbView, about: About): Choice[] {
  if ('left' in about) return [about];
  return about.ways.flatMap(way =>
    unitsFor(v, v.own, way).map(unit => ({ way, unit, left: crewOf(v.open, unit).map(({ id }) => id) })),
  );
}

function orderOf(v: BbView, { way, ...column }: Choice, draw: Draw): Sail {
  return { ...(way && { way }), unit: column.unit, vessels: coursesOf(v, column, draw) };
}

/** BB-3.1.26 To force a collision or to evade, BB-2.0.7 or as a standing order has it. Only who may force one is asked. */
export const meetQuestion: BbQuestion<'meet'> = {
  rule: 'BB-3.1.26',
  schema: MEET,
  judge: () => [],
  idle: () => ({ force: false }),
  standing: ({ own: { doctrine } }) => (doctrine.force === 'ask' ? undefined : { force: doctrine.force === 'always' }),
  *candidates() {
    yield { force: false };
    yield { force: true };
  },
  random: (_v, _about, roll) => ({ force: roll(2) === 1 }),
};

/** BB-3.2.3 One ordered list. */
export const fireQuestion: BbQuestion<'fire'> = {
  rule: 'BB-3.2.3',
  schema: FIRE,
  judge: (v, { vessels }, { acts }) => actFaults(firingOf(v, vessels), acts),
  idle: () => ({ acts: [] }),
  standing: (v, { vessels }) => (hasActs(firingOf(v, vessels)) ? undefined : { acts: [] }),
  *candidates(v, { vessels }) {
    const acts = bestActs(firingOf(v, vessels));
    yield { acts };
    const shots = acts.filter(({ act }) => act === 'fire');
    if (shots.length > 0 && shots.length < acts.length) yield { acts: shots };
    if (acts.length > 0) yield { acts: [] };
  },
  random: (v, { vessels }, roll) => ({ acts: anyActs(firingOf(v, vessels), roll) }),
};
