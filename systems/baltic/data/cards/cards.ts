import type { AeroplaneCard, Card } from '../../rules/cards.ts';
import aeroplanesFile from './aeroplanes.json' with { type: 'json' };
import hanseaticLeague from './hanseatic-league.json' with { type: 'json' };
import newFinland from './new-finland.json' with { type: 'json' };
import swedenDenmark from './sweden-denmark.json' with { type: 'json' };
import teutonicOrder from './teutonic-order.json' with { type: 'json' };
import varelser from './varelser.json' with { type: 'json' };

// The compiler reads JSON more loosely than the cards are typed, hence the casts; the tests hold the files to the schemas.

/** BB-1.2.5 The 37 sheets that come with the system, a file a navy. */
export const sheets = [
  ...teutonicOrder,
  ...swedenDenmark,
  ...hanseaticLeague,
  ...newFinland,
  ...varelser,
] as readonly unknown[] as readonly Card[];

/** Squadrons of aeroplanes, the same in all navies. */
export const aeroplanes = aeroplanesFile as readonly unknown[] as readonly AeroplaneCard[];
