// What a player may ask the odds of before he commits.

import type { Forecast, Json } from '@flagplot/kernel';
import { ID, shape, whole } from '@flagplot/kernel/schemas';
import type { DamageRoll } from './combat/damage.ts';
import { rollDamage } from './combat/damage.ts';
import { mountNamed } from './combat/sight.ts';
import { damageRollOn } from './combat/volley.ts';
import { damageRefusals, moraleRefusals, rallyRefusals } from './forecasts/judge.ts';
import { NO_LAUNCH, volley } from './forecasts/volley.ts';
import { mustCheck, rollCheck } from './morale/check.ts';
import { levelOf, startingLevel } from './morale/levels.ts';
import { rollRally } from './morale/rally.ts';
import type { Squadron } from './open.ts';
import { squadronOf, strength } from './roster.ts';
import { NUMBER } from './schemas.ts';
import type { SqState, Squadrons } from './state.ts';

/** SQ-4.7, SQ-4.9 Hits of one weapon on one craft. */
const damage: Forecast<Squadrons> = {
  rule: 'SQ-4.7.1',
  schema: {
    ...shape({ squadron: ID, weapon: ID, target: ID, craft: NUMBER, hits: whole(1, 12) }, ['hits']),
    title: 'Hits of a weapon on a craft',
  },
  assumes: [NO_LAUNCH],
  judge: damageRefusals,
  act(s, t, of) {
    const asked = of as unknown as { squadron: string; weapon: string; target: string; craft: number; hits?: number };
    const blow = damageRollAsked(s, asked);
    return blow ? { ...rollDamage(t, blow, asked.hits ?? 1) } : null;
  },
};

function damageRollAsked(
  s: SqState,
  { squadron, weapon, target, craft }: { squadron: string; weapon: string; target: string; craft: number },
): DamageRoll | undefined {
  const [from, to] = [squadron, target].map(id => s.open.squadrons[s.book.squadronAt[id] ?? -1]);
  if (!from || !to || to.craft[craft - 1]?.status !== 'flying') return undefined;
  const of = squadronOf(s.book, from.id);
  const served = of.weapons[mountNamed(of, weapon)];
  if (!served || served.card.kind === 'jammer') return undefined;
  return damageRollOn(s, { of, to, toOf: squadronOf(s.book, to.id), weapon: served }, { place: craft - 1, out: new Map() });
}

/** A level and what it is called. */
function namedLevel({ book }: SqState, level: number): Json {
  return { level, state: levelOf(book.charts, level).state };
}

function squadronAsked(s: SqState, id: string): Squadron | undefined {
  return s.open.squadrons[s.book.squadronAt[id] ?? -1];
}

/** SQ-5.2 A check after so many craft damaged and destroyed. */
const morale: Forecast<Squadrons> = {
  rule: 'SQ-5.2.3',
  schema: {
    ...shape({
      squadron: ID,
      damaged: { type: 'integer', minimum: 0, maximum: 12 },
      destroyed: { type: 'integer', minimum: 0, maximum: 12 },
    }),
    title: 'A morale check after losses',
  },
  assumes: ['The leader of today still leads.'],
  judge: moraleRefusals,
  act(s, t, of) {
    const losses = of as unknown as { squadron: string; damaged: number; destroyed: number };
    const squadron = squadronAsked(s, losses.squadron);
    // Of those it began the round with somebody must be left to check.
    if (!squadron || losses.damaged + losses.destroyed > squadron.began || losses.destroyed >= squadron.began) return null;
    const hurt = { ...squadron, damaged: losses.damaged, destroyed: losses.destroyed };
    if (!mustCheck(s, hurt)) return null;
    return namedLevel(s, rollCheck(s, t, hurt));
  },
};

/** SQ-5.3 A rally, if nothing forbids it by then. */
const rally: Forecast<Squadrons> = {
  rule: 'SQ-5.3.4',
  schema: { ...shape({ squadron: ID }), title: 'A rally' },
  assumes: ['The squadron neither fires nor jams nor is hurt this round, and its leader is not frozen.'],
  judge: rallyRefusals,
  act(s, t, of) {
    const squadron = squadronAsked(s, (of as { squadron: string }).squadron);
    if (!squadron || strength(squadron) === 0 || squadron.level >= startingLevel(s.book, squadronOf(s.book, squadron.id)))
      return null;
    return namedLevel(s, rollRally(s, t, squadron) ? squadron.level + 1 : squadron.level);
  },
};

/** The forecasts of Squadrons, by name. */
export const forecasts: Readonly<Record<string, Forecast<Squadrons>>> = { volley, damage, morale, rally };
