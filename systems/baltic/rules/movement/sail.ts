// A vessel sails its course: as far as it may, and no farther than what happens on the way.

import type { Halt } from '../events.ts';
import type { Bombs, Id } from '../orders.ts';
import { cardOf, isAirborne } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import { dropBombs } from './bombs.ts';
import { depthOf } from './depths.ts';
import { crash, isDeepEnough, runAground } from './grounding.ts';
import type { Happening } from './happenings.ts';
import { happeningsOn } from './happenings.ts';
import { passageOf } from './passage.ts';
import type { Voyage } from './voyage.ts';
import { backOff, countTo, goTo, withdraw } from './voyage.ts';

/** How a course came to its end: as planned; stopped short, by what; or broken off, with whom it has met. */
export type Ending = 'arrived' | Halt | 'solid' | 'aground' | 'collision' | { readonly meets: Id };

/** BB-3.1.19 Carries out a voyage from where it is; BB-3.1.3 of what happens on the way the first that stops it ends it. */
export function sail(s: BbState, t: BbTable, voyage: Voyage): Ending {
  const { vessel, course, sailing, met } = voyage;
  const bombs: readonly Bombs[] = sailing.bombs ?? [];
  for (const happening of happeningsOn(passageOf(s, { vessel, course, from: voyage.at, met, bombs }))) {
    if (happening.s > voyage.end) break;
    const ending = happen(s, t, { voyage, happening });
    if (ending !== undefined) return ending;
  }
  return arrive(s, t, voyage);
}

type Now = { readonly voyage: Voyage; readonly happening: Happening };

/** Carries out one thing that happens; gives what ends the voyage there. */
function happen(s: BbState, t: BbTable, { voyage, happening }: Now): Ending | undefined {
  switch (happening.what) {
    case 'solid':
      return meetSolid(s, t, { voyage, happening });
    case 'water':
      return meetWater(s, t, { voyage, happening });
    case 'meet':
      goTo(s, t, { voyage, s: happening.s });
      voyage.met = [...voyage.met, happening.other.id];
      return { meets: happening.other.id };
    case 'part':
      voyage.met = voyage.met.filter(id => id !== happening.other.id);
      return undefined;
    case 'bomb':
      goTo(s, t, { voyage, s: happening.s });
      dropBombs(s, t, { vessel: voyage.vessel, ...happening });
      return undefined;
    default:
      goTo(s, t, { voyage, s: happening.s, halt: 'edge' });
      withdraw(s, t, voyage.vessel);
      return 'edge';
  }
}

/** BB-3.1.56 A surface vessel stops there; BB-3.1.17, BB-6.4.6 a flyer a mil short of it, unharmed. */
function meetSolid(
  s: BbState,
  t: BbTable,
  { voyage, happening }: { voyage: Voyage; happening: Extract<Happening, { what: 'solid' }> },
): Ending {
  const { vessel } = voyage;
  if (isAirborne(cardOf(s.book, vessel))) {
    goTo(s, t, { voyage, s: Math.max(happening.s - 1, voyage.at), halt: 'peak' });
    return 'peak';
  }
  goTo(s, t, { voyage, s: happening.s });
  crash(s, t, { vessel, feature: happening.feature });
  backOff(s, t, voyage);
  return 'solid';
}

/** BB-3.1.39 to BB-3.1.54 First contact, five inches more, or a course that begins there: tested, and aground where that fails. */
function meetWater(
  s: BbState,
  t: BbTable,
  { voyage, happening }: { voyage: Voyage; happening: Extract<Happening, { what: 'water' }> },
): Ending | undefined {
  const { vessel } = voyage;
  const { water, how } = happening;
  if (how === 'leave') {
    countTo(s, voyage, happening.s);
    vessel.soundings = vessel.soundings.filter(sounding => sounding.water !== water);
    return undefined;
  }
  goTo(s, t, { voyage, s: happening.s });
  const isForbidden = depthOf(s.book, vessel, water) === 'aground';
  if (!isForbidden && isDeepEnough(s, t, { vessel, water, how })) return undefined;
  // BB-3.1.52 At first contact, or where nobody of her draught may be.
  runAground(s, t, { vessel, water, edge: isForbidden || how === 'enter' });
  backOff(s, t, voyage);
  return 'aground';
}

/** The end of the course, or BB-3.1.23 the last free pose before it; BB-3.1.12 a corvette there turns to the heading it has named. */
function arrive(s: BbState, t: BbTable, voyage: Voyage): Ending {
  const isBacked = voyage.end < voyage.course.length;
  goTo(s, t, { voyage, s: voyage.end, ...(isBacked && { halt: 'backed' }) });
  return isBacked ? 'backed' : 'arrived';
}
