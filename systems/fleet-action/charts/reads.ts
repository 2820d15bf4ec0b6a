// What each throw of the book is read from: cells of the charts, by the rule it bears and the names of its reasons.

import type { ChartRead, ThrowReads } from '@flagplot/manifest';
import type { Charts, WeaponCard } from '../rules/cards.ts';
import { BANDS } from '../rules/combat/numbers.ts';
import { type COSTS, isFlash, MATTER } from '../rules/combat/severity.ts';

/** What a battle counts with. */
export interface Counted {
  readonly charts: Charts;
  readonly weapons: readonly Pick<WeaponCard, 'name' | 'class'>[];
}

/** Reasons whose numbers stand on a card or on the table, on no chart. */
const elsewhere = (...names: readonly string[]): ChartRead[] => names.map(reason => ({ reason, at: [] }));

/** What throws are read from, by the rule they bear. */
export function readsOf({ charts, weapons }: Counted): ThrowReads {
  return {
    ...OF_FLIGHTS,
    ...OF_ARRIVALS,
    'FA-6.6.1': [...TO_HIT, ...elsewhere('range or style')],
    'FA-9.1.4': TO_HIT,
    'FA-9.2.7': [...elsewhere('a hit'), ...mineReads(charts)],
    'FA-7.1.1': [
      ...elsewhere("*'s armour", 'plasma', 'fighters of the flight'),
      SEVERITY,
      ...costReads(weapons.filter(isFlash).map(({ name }) => `${name} strikes *`)),
    ],
    'FA-7.1.11': systemReads('minor'),
    'FA-7.1.12': systemReads('primary'),
    'FA-8.1.3': [{ die: 'face', at: MATTER.map((_, i) => [`matter/${i}`]) }],
    'FA-11.2.3': [{ reason: 'the circle', at: charts.circles.map((_, i) => `circles/${i}`) }, ...SITUATION],
  };
}

/** FA-M07 What a pattern takes off the die of a unit, by its row and the ring. */
function mineReads({ mines = [] }: Charts): ChartRead[] {
  return mines.flatMap(({ from, less }, i) =>
    less.map((_, ring) => ({
      reason: `${ring === 0 ? 'in the centre' : `in ring ${ring}`}, ${from} mines or more`,
      at: [`mines/${i}/less/${ring}`],
    })),
  );
}

/** FA-6.6.2 The band of the range; what a band adds nothing for is not told. */
const TO_HIT: readonly ChartRead[] = [
  ...BANDS.map((band, i): ChartRead => ({ reason: `range *, ${band}`, at: [`rangeModifiers/${i}`] })),
  { nought: 'rangeModifiers' },
  ...elsewhere("*'s defence", "*'s sensor", 'one ship passed over', '* ships passed over', 'ELINT or style of *'),
];

/** What is thrown by flights and at them, by what stands on their cards. */
const OF_FLIGHTS: ThrowReads = {
  'FA-9.2.11': elsewhere("*'s armour"),
  'FA-10.6.4': elsewhere("*'s defence", 'fighters of the flight'),
  'FA-10.6.10': elsewhere("*'s armour"),
  'FA-10.7.17': elsewhere("*'s defence", "*'s sensor", 'range or style'),
  'FA-10.10.6': elsewhere('fighters of the flight and what they are made for'),
  'FA-10.10.15': [],
};

/** What is thrown for vortices and for reinforcements, by their rules alone. */
const OF_ARRIVALS: ThrowReads = {
  'FA-1.3.3': [],
  'FA-1.3.6': [],
  'FA-1.3.7': [],
  'FA-1.3.8': elsewhere('Minbari'),
  'FA-12.2.1': elsewhere('the first throw'),
  'FA-12.2.2': elsewhere('the second throw'),
  'FA-12.2.3': elsewhere('a later throw'),
  'FA-12.2.4': elsewhere('another like the first'),
};

type Hit = keyof typeof COSTS;

/** FA-7.1.3, FA-7.1.4, FA-7.1.5 The kind of a hit by how much its die is above the armour. */
const BY_OVER: readonly Hit[] = ['minor', 'minor', 'moderate', 'moderate', 'severe'];

const SEVERITY: ChartRead = { die: 'over', at: BY_OVER.map(hit => [`severity/${hit}`]) };

/** FA-7.1.6 to FA-7.1.10 What a hit costs, by its kind and its die; FA-8.4.1 by its kind alone where what it is thrown for is one of these. */
function costReads(flash: readonly string[]): ChartRead[] {
  const row = (hit: Hit, column: keyof (typeof COSTS)[Hit]) =>
    ['structure', 'minor', 'primary'].map(cost => `costs/${hit}/${column}/${cost}`);
  const ordinary = (only: 'even' | 'odd'): ChartRead => ({
    die: 'over',
    only,
    what: { of: flash, isOneOf: false },
    at: BY_OVER.map(hit => row(hit, only)),
  });
  const ofFlash: ChartRead = { die: 'over', what: { of: flash, isOneOf: true }, at: BY_OVER.map(hit => row(hit, 'flash')) };
  return [ordinary('even'), ordinary('odd'), ofFlash];
}

function systemReads(kind: 'minor' | 'primary'): ChartRead[] {
  return (['even', 'odd'] as const).map(only => ({ die: 'face', only, at: [[`systems/${kind}/${only}`]] }));
}

/** FA-11.3.1 What is at stake stands in a chart; FA-11.3.2, FA-11.3.3 what was lost is counted on the table. */
const SITUATION: readonly ChartRead[] = [
  { reason: 'a skirmish', at: ['stakes/skirmish'] },
  { reason: 'a colony, base or shipyard to defend', at: ['stakes/colony'] },
  { reason: 'nowhere to go', at: ['stakes/home'] },
  { reason: 'an objective at any cost', at: ['stakes/objective'] },
  { nought: 'stakes' },
  ...elsewhere(
    'its first commander lost',
    'the flagship lost',
    'out of command',
    'another squadron withdraws',
    'more than half of the fleet lost',
    'more than half of the enemy lost',
    'no more than * in all',
  ),
];
