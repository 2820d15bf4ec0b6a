import type { ShipCard } from '../../rules/cards.ts';
import andCob from './and-cob.json' with { type: 'json' };
import andInt from './and-int.json' with { type: 'json' };
import fedCa from './fed-ca.json' with { type: 'json' };
import fedCx from './fed-cx.json' with { type: 'json' };
import fedFfg from './fed-ffg.json' with { type: 'json' };
import fedSc from './fed-sc.json' with { type: 'json' };
import gorCa from './gor-ca.json' with { type: 'json' };
import gorDd from './gor-dd.json' with { type: 'json' };
import hydRn from './hyd-rn.json' with { type: 'json' };
import kliD7 from './kli-d7.json' with { type: 'json' };
import kliDr from './kli-dr.json' with { type: 'json' };
import kliF5 from './kli-f5.json' with { type: 'json' };
import kliG1 from './kli-g1.json' with { type: 'json' };
import kziCs from './kzi-cs.json' with { type: 'json' };
import kziFf from './kzi-ff.json' with { type: 'json' };
import lyrCa from './lyr-ca.json' with { type: 'json' };
import oriCr from './ori-cr.json' with { type: 'json' };
import romKr from './rom-kr.json' with { type: 'json' };
import romWe from './rom-we.json' with { type: 'json' };
import thoCa from './tho-ca.json' with { type: 'json' };
import thoCw from './tho-cw.json' with { type: 'json' };
import thoPc from './tho-pc.json' with { type: 'json' };

// The compiler reads JSON more loosely than the cards are typed, hence the cast; the tests hold the files to the schemas.

/**
 * The ships that come with the system. TP-15.1.1 the fifteen that were found: fed-ca to ori-cr, TP-15.1.6 lyr-ca among them; TP-15.1.3 the
 * seven that were restored: fed-cx to tho-cw. TP-15.1.7 Their flags, TP-15.1.8 the origin of every figure.
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
  // TP-15.1.4
  fedCx,
  fedSc,
  kliG1,
  kliDr,
  andInt,
  andCob,
  thoCw,
] as readonly unknown[] as readonly ShipCard[];
