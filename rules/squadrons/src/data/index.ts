import type { Charts, CraftCard } from '../cards.ts';
import chartsFile from './charts.json' with { type: 'json' };
import craftFile from './craft.json' with { type: 'json' };

// The compiler reads JSON more loosely than the cards are typed, hence the casts; the tests hold the files to the schemas.

/** SQ-7.2.1 to SQ-7.2.16 The craft that come with the system. */
export const craft = craftFile as readonly unknown[] as readonly CraftCard[];
/** The charts every battle uses unless its scenario brings others. */
export const charts = chartsFile as unknown as Charts;
