import type { Charts } from '../../rules/charts.ts';
import aeroplanes from './aeroplanes.json' with { type: 'json' };
import collisions from './collisions.json' with { type: 'json' };
import criticals from './criticals.json' with { type: 'json' };
import gunnery from './gunnery.json' with { type: 'json' };
import movement from './movement.json' with { type: 'json' };
import pool from './pool.json' with { type: 'json' };
import weapons from './weapons.json' with { type: 'json' };

// The compiler reads JSON more loosely than the charts are typed, hence the cast; the tests hold the files to the schemas.

/** The charts by chapter, a file each. */
const chapters = [movement, gunnery, collisions, weapons, aeroplanes, criticals, pool];

/** The charts every battle uses unless its scenario brings others. BB-1.2.6 profiles, BB-3.2.34 firepower, BB-3.2.50 multipliers, BB-5.3.4 criticals. */
export const charts = Object.assign({}, ...chapters, {
  provenance: Object.assign({}, ...chapters.map(({ provenance }) => provenance)),
}) as Charts;
