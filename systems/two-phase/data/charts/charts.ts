import type { Charts } from '../../rules/charts.ts';
import cloak from './cloak.json' with { type: 'json' };
import damage from './damage.json' with { type: 'json' };
import electronics from './electronics.json' with { type: 'json' };
import energy from './energy.json' with { type: 'json' };
import fields from './fields.json' with { type: 'json' };
import heavy from './heavy.json' with { type: 'json' };
import mines from './mines.json' with { type: 'json' };
import movement from './movement.json' with { type: 'json' };
import phasers from './phasers.json' with { type: 'json' };
import purchase from './purchase.json' with { type: 'json' };
import seekers from './seekers.json' with { type: 'json' };
import shuttles from './shuttles.json' with { type: 'json' };

// The compiler reads JSON more loosely than the charts are typed, hence the cast; the tests hold the files to the schemas.

/** The charts by chapter, a file each. */
const chapters = [phasers, heavy, seekers, movement, energy, electronics, cloak, fields, shuttles, mines, damage, purchase];

/**
 * The charts every battle uses unless its scenario brings others. TP-9.2.1, TP-9.2.2, TP-9.2.3, TP-9.2.4 phasers; TP-9.3.2, TP-9.3.3 photon;
 * TP-9.4.2, TP-9.4.4 disruptor; TP-9.5.2 plasma/strength; TP-9.6.1 drones, TP-9.6.2 droneUpgrades; TP-10.2.3 allocation; TP-11.2.1 esg/strength.
 */
export const charts = Object.assign({}, ...chapters, {
  provenance: Object.assign({}, ...chapters.map(({ provenance }) => provenance)),
}) as Charts;
