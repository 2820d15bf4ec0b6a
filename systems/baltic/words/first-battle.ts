import type { Catalogue } from '@flagplot/kernel';
import rows from '../data/first-battle.json' with { type: 'json' };

/** The rows of the catalogue that a first battle is explained by. */
export const firstBattle: Catalogue = rows;
