// Odds of aeroplanes: a dogfight, and bombing runs.

import type { Forecast, Refusal } from '@flagplot/kernel';
import { ID, list, oneOf, shape, withTitle } from '@flagplot/kernel/schemas';
import { volley } from '../aeroplanes/dogfight.ts';
import { flyingOf, isFighter } from '../aeroplanes/markers.ts';
import { rollRun } from '../aeroplanes/strikes.ts';
import { nameOf } from '../names.ts';
import type { Marker } from '../open.ts';
import type { Id } from '../orders.ts';
import { vesselCalled } from '../roster.ts';
import { MOST } from '../schemas.ts';
import type { Baltic, BbState } from '../state.ts';
import { conditionOf, noVessel, outcomeOf, struckBy } from './outcome.ts';

const MARKERS = list(withTitle('Marker', ID), MOST.squadrons, 1);

/** Markers that do not fly. */
function markerFaults(s: BbState, ids: readonly Id[], at: string): Refusal[] {
  const flying = flyingOf(s.open, ids).map(({ id }) => id);
  return ids.flatMap((id, i) =>
    flying.includes(id) && ids.indexOf(id) === i
      ? []
      : [{ rule: 'BB-4.2.3', at: `${at}/${i}`, say: `${nameOf(s.book, id)} does not fly.` }],
  );
}

function planesOf(markers: readonly Marker[]): number {
  return markers.reduce((sum, { planes }) => sum + planes, 0);
}

interface DogfightAsked {
  by: Id[];
  on: Id[];
}

/** BB-4.3.4, BB-4.3.5 Planes that each side of a dogfight loses. */
export const dogfightOdds: Forecast<Baltic> = {
  rule: 'BB-4.3.4',
  schema: { ...shape({ by: MARKERS, on: MARKERS }), title: 'A dogfight' },
  assumes: ['Nobody takes anybody on: all of them fight together.'],
  judge(s, of) {
    const { by, on } = of as unknown as DogfightAsked;
    return [...markerFaults(s, by, '/by'), ...markerFaults(s, on, '/on')];
  },
  act(s, t, of) {
    const asked = of as unknown as DogfightAsked;
    const [by, on] = [flyingOf(s.open, asked.by).filter(isFighter), flyingOf(s.open, asked.on)];
    const down = Math.min(planesOf(on), volley(s.book, t, by));
    return { down, lost: Math.min(planesOf(by), volley(s.book, t, on)) };
  },
};

interface BombingAsked {
  markers: Id[];
  target: Id;
  whole?: true;
}

/** BB-4.4.2 What the runs of some bombers do to a vessel, one after another. */
export const bombingOdds: Forecast<Baltic> = {
  rule: 'BB-4.4.2',
  schema: {
    ...shape({ markers: MARKERS, target: withTitle('Target', ID), whole: withTitle('The whole payload', oneOf(true)) }, [
      'whole',
    ]),
    title: 'Bombing runs',
  },
  assumes: ['No patrol takes the bombers on, and all of them reach her with bombs.'],
  judge(s, of) {
    const { markers, target } = of as unknown as BombingAsked;
    return [...markerFaults(s, markers, '/markers'), ...noVessel(s, target, '/target')];
  },
  act(s, t, of) {
    const { markers, target, whole = false } = of as unknown as BombingAsked;
    const [refusal] = noVessel(s, target, '/target');
    if (refusal) return null;
    const vessel = vesselCalled(s.open, target);
    const end = t.each(flyingOf(s.open, markers), conditionOf(vessel), (condition, marker, table) => {
      if (condition.status === 'sunk') return condition;
      const { hits, tens } = rollRun(s, table, { marker, target: { ...vessel, ...condition }, whole });
      return struckBy(s, { vessel, condition }, { hits, tenners: tens, jinks: true });
    });
    return { ...outcomeOf(s, vessel, end) };
  },
};
