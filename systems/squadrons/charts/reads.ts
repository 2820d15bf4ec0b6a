// What each throw of the book is read from: cells of the charts, by the rule it bears and the names of its reasons.

import type { ChartRead, ThrowReads } from '@flagplot/manifest';
import type { Charts } from '../rules/cards.ts';
import { BANDS, QUALITIES } from '../rules/cards.ts';

/** Reasons whose numbers stand on a card or on the table, on no chart. */
const elsewhere = (...names: readonly string[]): ChartRead[] => names.map(reason => ({ reason, at: [] }));

const NATURAL = 'a natural 1 is never enough';

/** What throws are read from, by the rule they bear. */
export function readsOf(charts: Charts): ThrowReads {
  return {
    // SQ-2.2.1, SQ-4.6.3 A die for initiative, and one for whom a hit falls on, are read as they fell.
    'SQ-2.2.1': [],
    'SQ-4.6.3': [],
    'SQ-4.5.1': toHit(charts),
    'SQ-4.7.1': DAMAGE,
    'SQ-4.9.3': DAMAGE,
    'SQ-5.2.3': CHECK,
    'SQ-5.3.4': [{ reason: 'rally', at: ['checks/rally'] }, ...elsewhere('command', NATURAL)],
  };
}

/** SQ-4.4.1 to SQ-4.4.7 The difficulty, and SQ-1.5.2 the Fire Code. */
function toHit({ morale }: Charts): ChartRead[] {
  const states = [...new Set(morale.map(({ state }) => state))];
  const levels = (state: string): string[] =>
    morale.flatMap((level, i) => (level.state === state ? [`morale/${i}/difficulty`] : []));
  return [
    ...BANDS.map((band): ChartRead => ({ reason: `${band} range *`, at: [`difficulty/${band}`] })),
    { reason: 'Attack Speed', at: ['modifiers/attackSpeed'] },
    { reason: 'separated', at: ['modifiers/separated'] },
    ...states.map((state): ChartRead => ({ reason: state, at: levels(state) })),
    { reason: 'starship gunnery', at: QUALITIES.map(quality => `skills/${quality}/gunnery`) },
    { reason: 'missile weapons', at: QUALITIES.map(quality => `skills/${quality}/missiles`) },
    { reason: 'Hot Shot', at: ['hotShot/gunnery'] },
    ...elsewhere('speed of the target', 'fire control', 'jammed', 'damaged', 'ionized', 'no Fire Code is below 0', NATURAL),
  ];
}

/** SQ-4.7.8, SQ-4.9.4 An attack by how much it wins; what resists it is made of the card's numbers. */
const DAMAGE: readonly ChartRead[] = [
  { reason: 'resistance', at: ['margin'] },
  ...elsewhere('damage', 'Damage Resistance', NATURAL),
];

/** SQ-5.2.4 */
const CHECK: readonly ChartRead[] = [
  { reason: 'morale check', at: ['checks/base'] },
  { reason: 'newly damaged', at: ['checks/damaged'] },
  { reason: 'destroyed', at: ['checks/destroyed'] },
  ...elsewhere('command', NATURAL),
];
