import type { ShipCard } from '../rules/cards.ts';
import type { Charts } from '../rules/charts.ts';
import andCob from './cards/and-cob.json' with { type: 'json' };
import andInt from './cards/and-int.json' with { type: 'json' };
import fedCa from './cards/fed-ca.json' with { type: 'json' };
import fedCx from './cards/fed-cx.json' with { type: 'json' };
import fedFfg from './cards/fed-ffg.json' with { type: 'json' };
import fedSc from './cards/fed-sc.json' with { type: 'json' };
import gorCa from './cards/gor-ca.json' with { type: 'json' };
import gorDd from './cards/gor-dd.json' with { type: 'json' };
import hydRn from './cards/hyd-rn.json' with { type: 'json' };
import kliD7 from './cards/kli-d7.json' with { type: 'json' };
import kliDr from './cards/kli-dr.json' with { type: 'json' };
import kliF5 from './cards/kli-f5.json' with { type: 'json' };
import kliG1 from './cards/kli-g1.json' with { type: 'json' };
import kziCs from './cards/kzi-cs.json' with { type: 'json' };
import kziFf from './cards/kzi-ff.json' with { type: 'json' };
import lyrCa from './cards/lyr-ca.json' with { type: 'json' };
import oriCr from './cards/ori-cr.json' with { type: 'json' };
import romKr from './cards/rom-kr.json' with { type: 'json' };
import romWe from './cards/rom-we.json' with { type: 'json' };
import thoCa from './cards/tho-ca.json' with { type: 'json' };
import thoCw from './cards/tho-cw.json' with { type: 'json' };
import thoPc from './cards/tho-pc.json' with { type: 'json' };
import cloak from './charts/cloak.json' with { type: 'json' };
import damage from './charts/damage.json' with { type: 'json' };
import electronics from './charts/electronics.json' with { type: 'json' };
import energy from './charts/energy.json' with { type: 'json' };
import fields from './charts/fields.json' with { type: 'json' };
import heavy from './charts/heavy.json' with { type: 'json' };
import mines from './charts/mines.json' with { type: 'json' };
import movement from './charts/movement.json' with { type: 'json' };
import phasers from './charts/phasers.json' with { type: 'json' };
import purchase from './charts/purchase.json' with { type: 'json' };
import seekers from './charts/seekers.json' with { type: 'json' };
import shuttles from './charts/shuttles.json' with { type: 'json' };

// The compiler reads JSON more loosely than the cards are typed, hence the cast; the tests hold the files to the schemas.

/**
 * The ships that come with the system. TP-15.1.1 the fifteen that were found: fed-ca to ori-cr, TP-15.1.6 lyr-ca among them; TP-15.1.3 the
 * seven that were restored: fed-cx to tho-cw, TP-15.1.4 the X-cruiser first. TP-15.1.7 Their flags, TP-15.1.8 the origin of every figure.
 */
export const ships = [
  fedCa,
  fedFfg,
  kliD7,
  kliF5,
  romWe,
  romKr,
  gorCa,
  gorDd,
  kziCs,
  kziFf,
  thoPc,
  thoCa,
  hydRn,
  lyrCa,
  oriCr,
  fedCx,
  fedSc,
  kliG1,
  kliDr,
  andInt,
  andCob,
  thoCw,
] as readonly unknown[] as readonly ShipCard[];

/** The charts by chapter, a file each. */
const chapters = [phasers, heavy, seekers, movement, energy, electronics, cloak, fields, shuttles, mines, damage, purchase];

/**
 * The charts every battle uses unless its scenario brings others. TP-9.2.1, TP-9.2.2, TP-9.2.3, TP-9.2.4 phasers; TP-9.3.2, TP-9.3.3 photon;
 * TP-9.4.2, TP-9.4.4 disruptor; TP-9.5.2 plasma/strength; TP-9.6.1 drones, TP-9.6.2 droneUpgrades; TP-10.2.3 allocation; TP-11.2.1 esg/strength.
 */
export const charts = Object.assign({}, ...chapters, {
  provenance: Object.assign({}, ...chapters.map(({ provenance }) => provenance)),
}) as Charts;
