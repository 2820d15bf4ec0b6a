import type { Catalogue } from '@flagplot/kernel';
import rows from '../data/catalogue.json' with { type: 'json' };
import titles from '../data/sections.json' with { type: 'json' };

/** Every row of the book as one checkable sentence, by its id: `BB-3.1.20`. */
export const catalogue: Catalogue = rows;
/** The titles of the catalogue's sections: `3.1`. */
export const sections: Readonly<Record<string, string>> = titles;
