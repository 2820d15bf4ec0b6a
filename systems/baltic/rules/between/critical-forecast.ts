// What a critical may do to a ship.

import type { Forecast, Json } from '@flagplot/kernel';
import { ID, shape, whole, withTitle } from '@flagplot/kernel/schemas';
import type { Charts, Critical } from '../charts.ts';
import type { Id } from '../orders.ts';
import { cardOf, isLive, isSotl, vesselNamed } from '../roster.ts';
import type { Baltic, BbState, BbTable } from '../state.ts';
import { effectsOf, throwCritical, throwsTwice, weightOf } from './critical-rolls.ts';
import { throwEffect } from './effects.ts';

type Rows = Pick<Charts, 'criticals' | 'criticalFrom'>;

interface Asked {
  readonly ship: Id;
  /** Left out: those that she has. */
  readonly tenners?: number;
}

/** What has become of a ship after some of the effects. */
interface Harmed {
  readonly out: Id[];
  readonly silent: Id[];
  readonly boxes: number;
  readonly points: number;
}

/** The effects of one throw, its tenners counted. */
function effectsThrown(t: BbTable, rows: Rows, asked: Required<Asked>): readonly Critical[] {
  return effectsOf(rows, throwCritical(t, rows, { ...asked, by: '' }));
}

/** BB-5.3.15 Of two throws the one that does less. */
function effectsTaken(t: BbTable, rows: Rows, asked: Required<Asked>): readonly Critical[] {
  const one = t.part(effectsThrown, rows, asked);
  const other = t.part(effectsThrown, rows, asked);
  return weightOf(other) < weightOf(one) ? other : one;
}

function harmOf(s: BbState, t: BbTable, { ship, tenners }: Asked): Json {
  const vessel = vesselNamed(s.open, ship);
  if (!vessel || !isLive(vessel) || !isSotl(cardOf(s.book, vessel))) return null;
  const card = cardOf(s.book, vessel);
  const bonus = tenners ?? vessel.tenners;
  if (bonus === 0) return { effects: [], weapons: [], boxes: 0, points: 0 };
  const { criticals, criticalFrom } = s.book.charts;
  const effects = t.part(throwsTwice(card) ? effectsTaken : effectsThrown, { criticals, criticalFrom }, { ship, tenners: bonus });
  const start: Harmed = { out: vessel.out, silent: vessel.silent, boxes: 0, points: 0 };
  const end = t.each(effects, start, (soFar, effect, table) => {
    const { weapon, points } = throwEffect(table, { ...card, ...soFar, side: vessel.side }, effect);
    const named = weapon === null ? [] : [weapon];
    if (effect === 'ammo') return { ...soFar, silent: [...soFar.silent, ...named], boxes: soFar.boxes + 1 };
    return effect === 'weapon' ? { ...soFar, out: [...soFar.out, ...named] } : { ...soFar, points: soFar.points + points };
  });
  const weapons = [...end.out.slice(vessel.out.length), ...end.silent.slice(vessel.silent.length)];
  return { effects: [...effects], weapons, boxes: end.boxes, points: end.points };
}

/** BB-5.3.2 What so many tenners may bring a ship between turns. */
export const critical: Forecast<Baltic> = {
  rule: 'BB-5.3.2',
  schema: {
    ...shape({ ship: withTitle('Ship', ID), tenners: withTitle('Tenners', whole(0, 99)) }, ['tenners']),
    title: 'A critical',
  },
  assumes: ['Of the two throws for a battleship her owner takes the one that does less.', 'No bunker takes her last box.'],
  act: (s, t, of) => harmOf(s, t, of as unknown as Asked),
};
