import type { Charts, FighterCard, ShipCard, WeaponCard } from '../rules/cards.ts';
import chartsFile from './charts.json' with { type: 'json' };
import fightersFile from './fighters.json' with { type: 'json' };
import shipsFile from './ships.json' with { type: 'json' };
import weaponsFile from './weapons.json' with { type: 'json' };

// The compiler reads JSON more loosely than the cards are typed, hence the casts; the tests hold the files to the schemas.

/** The weapons that come with the system. */
export const weapons = weaponsFile as readonly unknown[] as readonly WeaponCard[];
/** The ships that come with the system, race by race. */
export const ships = shipsFile as readonly unknown[] as readonly ShipCard[];
/** The fighters that come with the system, race by race. */
export const fighters = fightersFile as readonly unknown[] as readonly FighterCard[];
/**
 * The charts every battle uses unless its scenario brings others. FA-5.2.2 combinations/turn, FA-5.2.4 combinations/hard, FA-5.2.6
 * combinations/about, FA-5.2.7 combinations/correct.
 */
export const charts = chartsFile as unknown as Charts;
