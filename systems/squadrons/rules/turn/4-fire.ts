// Chapter 4: all fire is declared at once, rolled, and takes effect together.

import type { Answer, Ask, Phase } from '@flagplot/kernel';
import { canFire, fireFaults, randomTurrets, volleyOptions } from '../combat/declare.ts';
import { takeEffect } from '../combat/effects.ts';
import type { Sighting } from '../combat/sight.ts';
import { sightingOf, whereabouts } from '../combat/sight.ts';
import { launches, rollVolley } from '../combat/volley.ts';
import type { DamageResult } from '../events.ts';
import { placeOf } from '../map.ts';
import type { Craft } from '../open.ts';
import type { Volley } from '../orders.ts';
import { numberOf, sideOf, squadronsOf } from '../roster.ts';
import { VOLLEYS } from '../schemas.ts';
import { openTogether } from '../secret.ts';
import { choiceFaults, keepChoices } from '../standing/choices.ts';
import { allKnow, standingVolleys } from '../standing/combat.ts';
import type { SqQuestion, SqState, SqTable, Squadrons } from '../state.ts';

/** SQ-2.1.2, SQ-4.1.1 One question to each side for all its fire. */
export const fire: Phase<Squadrons, 'fire'> = {
  name: 'Combat: fire',
  rule: 'SQ-4.1.1',
  asks(shown) {
    if (shown.clock.round > 0) return [];
    const { turn: round } = shown.clock;
    const asks: Ask<Squadrons, 'fire'>[] = [];
    const where = whereabouts(shown.open);
    for (const { id } of shown.book.sides) {
      const squadrons = squadronsOf(shown, id).filter(one => canFire(shown, one, where));
      if (squadrons.length > 0) asks.push({ side: id, kind: 'fire', about: { round, squadrons: squadrons.map(one => one.id) } });
    }
    return asks;
  },
  carry(s, t, answers) {
    openTogether(s, t, answers);
    for (const answer of answers) keepChoices(s, answer);
    openFire(s, t, inOrder(s, answers));
  },
};

/** SQ-2.3.5 By the order of play of the sides, and within a side by the order of its squadrons. */
function inOrder({ book, open }: SqState, answers: readonly Answer<Squadrons, 'fire'>[]): Volley[] {
  const declared: Volley[] = [];
  for (const answer of answers) {
    for (const volley of answer.order.volleys) declared[book.squadronAt[volley.squadron] as number] = volley;
  }
  const volleys: Volley[] = [];
  for (const side of open.order) {
    for (const at of sideOf(book, side).squadrons) {
      const volley = declared[at];
      if (volley) volleys.push(volley);
    }
  }
  return volleys;
}

/** SQ-4.8.1 Every volley meets the table as it was; what it did counts when all are rolled. */
function openFire(s: SqState, t: SqTable, volleys: readonly Volley[]): void {
  const sightings = volleys.map(one => sightingOf(s, one));
  for (const sighting of sightings) declare(s, t, sighting);
  const out = launches(sightings);
  const results = sightings.map(sighting => ({ sighting, craft: resolveVolley(s, t, { sighting, out }) }));
  takeEffect(s, t, results);
}

function declare(s: SqState, t: SqTable, { from, to, weapon, mount, range, band, shooters, eligible }: Sighting): void {
  from.fired = true;
  t.tell(() => ({
    kind: 'declared',
    squadron: from.id,
    weapon: weapon.card.id,
    target: to.id,
    range,
    band,
    shooters: shooters.map(numberOf),
    eligible: eligible.map(numberOf),
    from: shooters.map(place => placeOf(from.craft[place] as Craft)),
    to: eligible.map(place => placeOf(to.craft[place] as Craft)),
  }));
  if (s.book.options.ammunition) for (const place of shooters) spend(from.craft[place] as Craft, mount);
}

/** SQ-4.10.7 A round for each craft that fires, hit or miss. */
function spend({ rounds }: Craft, mount: number): void {
  const left = rounds[mount] as number;
  if (left > 0) rounds[mount] = left - 1;
}

function resolveVolley(s: SqState, t: SqTable, fired: Parameters<typeof rollVolley>[2]): DamageResult[] {
  const craft = rollVolley(s, t, fired);
  const { from, to } = fired.sighting;
  t.tell(() => ({
    kind: 'struck',
    squadron: from.id,
    target: to.id,
    hits: craft.reduce((sum, one) => sum + one.hits, 0),
    craft: craft.map(one => ({ ...one, at: placeOf(to.craft[one.craft - 1] as Craft) })),
  }));
  return craft;
}

/** SQ-4.1.2, SQ-4.1.3, SQ-4.1.4 A weapon and a target for each squadron that fires; the others hold their fire. */
export const fireQuestion: SqQuestion<'fire'> = {
  rule: 'SQ-4.1.3',
  schema: VOLLEYS,
  parts: [{ list: 'volleys', by: 'squadron' }],
  judge: (v, _about, { volleys, standing }) => [...fireFaults(v, volleys), ...choiceFaults(v, standing)],
  idle: (v, { squadrons }) => ({ volleys: standingVolleys(v, squadrons) }),
  standing: (v, { squadrons }) => (allKnow(v, squadrons) ? { volleys: standingVolleys(v, squadrons) } : undefined),
  *candidates(v, { squadrons }) {
    for (const id of squadrons) for (const one of volleyOptions(v, id)) yield { volleys: [one] };
    yield { volleys: [] };
  },
  random(v, { squadrons }, face) {
    return {
      volleys: squadrons.flatMap(id => {
        const open = volleyOptions(v, id);
        const drawn = open[face(open.length + 1) - 1];
        return drawn ? [randomTurrets(v, drawn, face)] : [];
      }),
    };
  },
};
