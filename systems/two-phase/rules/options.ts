// Readings of the book that a table may prefer: each changes a number of a chart or of a card, and nothing else.

import type { ShipCard } from './cards.ts';
import type { Charts } from './charts.ts';
import type { OptionName } from './scenario-file.ts';

/** Every option by its name, in the order in which they are spoken of. */
export const OPTIONS: readonly OptionName[] = [
  'slow-shuttles',
  'full-nebula',
  'light-space-mine',
  'long-fusion',
  'dear-field-cruiser',
];

type Chosen = Readonly<Record<OptionName, boolean>>;

/** Which options a scenario names. */
export function chosenOf(options: readonly OptionName[] = []): Chosen {
  const has = (name: OptionName): boolean => options.includes(name);
  return {
    'slow-shuttles': has('slow-shuttles'),
    'full-nebula': has('full-nebula'),
    'light-space-mine': has('light-space-mine'),
    'long-fusion': has('long-fusion'),
    'dear-field-cruiser': has('dear-field-cruiser'),
  };
}

/** Half of the larger game's 6, as any other speed: 3 in a turn. */
const SLOW_SHUTTLE = 3;
/** The larger game's 9 points of a nebula shift by this. */
const FULL_NEBULA = 3;
/** As the mine is in one public source. */
const LIGHT_MINE = 25;
/** The last hex of the fusion chart in one of two sources. */
const LONG_FUSION = 25;
/** The points of that cruiser in one of two sources. */
const DEAR_CRUISER = 133;

/** The charts under these options. */
export function chartsUnder(charts: Charts, chosen: Chosen): Charts {
  return {
    ...charts,
    ...(chosen['slow-shuttles'] && { shuttles: slowShuttles(charts) }),
    ...(chosen['full-nebula'] && { nebulaAlone: FULL_NEBULA }),
    ...(chosen['light-space-mine'] && {
      mines: { ...charts.mines, space: { ...charts.mines.space, damage: LIGHT_MINE } },
    }),
    ...(chosen['long-fusion'] && { fusion: longFusion(charts) }),
  };
}

/** Ruling R12 the other way: shuttles go 3 spaces a turn. Fighters keep their speed. */
function slowShuttles({ shuttles }: Charts): Charts['shuttles'] {
  const slow = <T extends object>(one: T): T => ({ ...one, speed: SLOW_SHUTTLE });
  return { ...shuttles, admin: slow(shuttles.admin), gas: slow(shuttles.gas), mrs: slow(shuttles.mrs) };
}

/** TP-9.4.5 The last column goes a hex further. */
function longFusion({ fusion }: Charts): Charts['fusion'] {
  const { ranges } = fusion.standard;
  return { ...fusion, standard: { ...fusion.standard, ranges: [...ranges.slice(0, -1), LONG_FUSION] } };
}

/** TP-15.1.6 A card under these options. */
export function cardUnder(card: ShipCard, chosen: Chosen): ShipCard {
  return chosen['dear-field-cruiser'] && card.id === 'lyr-ca' ? { ...card, bpv: DEAR_CRUISER } : card;
}
