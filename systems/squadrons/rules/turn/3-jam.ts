// Chapter 4.11: jamming is announced before anybody fires.

import type { Ask, Phase, Refusal } from '@flagplot/kernel';
import { canJam, inJamming, whyUnableToJam } from '../combat/jamming.ts';
import type { Squadron } from '../open.ts';
import type { Seen } from '../roster.ts';
import { isPresent, sideOf, squadronCalled, squadronsOf } from '../roster.ts';
import { JAMMING } from '../schemas.ts';
import { openTogether } from '../secret.ts';
import { choiceFaults, keepChoices } from '../standing/choices.ts';
import { allKnow, standingJammers } from '../standing/combat.ts';
import type { SqQuestion, Squadrons, SqView } from '../state.ts';

/** SQ-4.11.1, SQ-2.4.2 Asked of every side that could jam an enemy, all at once. */
export const jam: Phase<Squadrons, 'jam'> = {
  name: 'Combat: jamming',
  rule: 'SQ-4.11.1',
  asks(shown) {
    if (shown.clock.round > 0 || shown.book.jammers.length === 0) return [];
    const { turn: round } = shown.clock;
    const asks: Ask<Squadrons, 'jam'>[] = [];
    for (const { id } of shown.book.sides) {
      const able = jammers(shown, id);
      if (able.length > 0) asks.push({ side: id, kind: 'jam', about: { round, squadrons: able.map(one => one.id) } });
    }
    return asks;
  },
  carry(s, t, answers) {
    openTogether(s, t, answers);
    for (const answer of answers) {
      keepChoices(s, answer);
      for (const id of answer.order.squadrons) {
        const squadron = squadronCalled(s, id);
        squadron.jams = true;
        // SQ-4.11.5 The jammer is the weapon it uses: for a rally it has fired.
        squadron.fired = true;
        t.tell(() => ({ kind: 'jammed', squadron: id }));
      }
    }
  },
};

/** Squadrons of a side that can jam and have an enemy within reach: else there is nothing to decide (ruling R1). */
export function jammers(seen: Seen, side: string): Squadron[] {
  const able: Squadron[] = [];
  for (const at of seen.book.jammers) {
    const squadron = seen.open.squadrons[at] as Squadron;
    const own = seen.book.squadrons[at]?.side === side;
    if (own && isPresent(squadron) && canJam(seen, squadron) && anyInJamming(seen, squadron, side)) able.push(squadron);
  }
  return able;
}

function anyInJamming(seen: Seen, squadron: Squadron, side: string): boolean {
  for (const at of sideOf(seen.book, side).hostile) {
    for (const craft of seen.open.squadrons[at]?.craft ?? []) {
      if (craft.status === 'flying' && inJamming(seen, squadron, craft)) return true;
    }
  }
  return false;
}

/** SQ-4.11.6 Which squadrons jam, each with all its craft that are not frozen. */
export const jamQuestion: SqQuestion<'jam'> = {
  rule: 'SQ-4.11.1',
  schema: JAMMING,
  judge: (v, _about, { squadrons, standing }) => [
    ...squadrons.flatMap((id, i) => faults(v, { id, i, first: squadrons.indexOf(id) })),
    ...choiceFaults(v, standing),
  ],
  idle: (v, { squadrons }) => ({ squadrons: standingJammers(v, squadrons) }),
  standing: (v, { squadrons }) => (allKnow(v, squadrons) ? { squadrons: standingJammers(v, squadrons) } : undefined),
  *candidates(_v, { squadrons }) {
    yield { squadrons: [] };
    for (const id of squadrons) yield { squadrons: [id] };
    if (squadrons.length > 1) yield { squadrons: [...squadrons] };
  },
  random: (_v, { squadrons }, face) => ({ squadrons: squadrons.filter(() => face(2) === 1) }),
};

function faults(v: SqView, { id, i, first }: { id: string; i: number; first: number }): Refusal[] {
  const at = `/squadrons/${i}`;
  const own = squadronsOf(v, v.side).find(squadron => squadron.id === id);
  if (!own) return [{ rule: 'SQ-4.11.1', at, say: `You have no squadron ${id} on the map.` }];
  if (first < i) return [{ rule: 'SQ-4.11.6', at, say: `${id} is named twice.` }];
  const unable = whyUnableToJam(v, own);
  return unable ? [{ ...unable, at }] : [];
}
