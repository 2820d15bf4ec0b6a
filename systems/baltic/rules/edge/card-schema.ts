// JSON Schema of sheets and of aeroplane markers. Every size is capped.

import type { Schema } from '@flagplot/kernel/schemas';
import { ID, list, NAME, oneOf, pair, provenance, shape, whole } from '@flagplot/kernel/schemas';
import type { AeroplaneCard, Card, Origins, WeaponCard } from '../cards.ts';

const CLASS = oneOf('B', 'C', 'D');
const rating = whole(0, 20);
/** Up to the diagonal of the largest table. */
const mil = whole(1, 170_000);
export const PROVENANCE: Schema<Origins> = provenance('source', 'found', 'derived', 'reconstructed');

const ARC = oneOf(
  'f360',
  'f270',
  'a270',
  'f180',
  'a180',
  'p180',
  's180',
  'f90',
  'a90',
  'p90',
  's90',
  'fix-f',
  'fix-a',
  'fix-p',
  'fix-s',
);

const WEAPON: Schema<WeaponCard> = shape(
  {
    id: ID,
    name: NAME,
    kind: oneOf('gun', 'rocket', 'tesla', 'beam', 'torpedo', 'bomb'),
    cal: CLASS,
    fp: whole(1, 99),
    arc: ARC,
    range: mil,
    ammo: whole(1, 9),
    slots: { ...list(whole(1, 10), 10, 1), uniqueItems: true },
    dorsal: oneOf(true),
  },
  ['cal', 'arc', 'range', 'ammo', 'slots', 'dorsal'],
);

const TYPE = oneOf(
  'dreadnought',
  'battleship',
  'carrier',
  'cruiser',
  'frigate',
  'freighter',
  'submersible',
  'destroyer',
  'small-submersible',
  'sky-battleship',
  'sky-carrier',
  'sky-cruiser',
  'aerial-corvette',
);

/** JSON Schema of a {@link Card}. */
export const sheetSchema: Schema<Card> = shape(
  {
    id: ID,
    name: NAME,
    navy: ID,
    type: TYPE,
    rating: oneOf('sotl', 'unrated'),
    class: CLASS,
    altitude: oneOf('surface', 'airborne'),
    vessels: whole(1, 6),
    hull: whole(1, 40),
    black: whole(0, 40),
    aa: rating,
    cc: rating,
    jink: rating,
    ram: rating,
    template: oneOf('S', 'M', 'L'),
    telegraph: ID,
    maxSpeed: mil,
    size: pair(whole(100, 12_000)),
    flightDeck: whole(1, 9),
    hangar: whole(1, 12),
    traits: { ...list(oneOf('skimmer', 'submersible', 'living-hull', 'merchant'), 4), uniqueItems: true },
    byScenario: oneOf(true),
    points: whole(1, 1000),
    weapons: list(WEAPON, 20),
    provenance: PROVENANCE,
  },
  ['template', 'telegraph', 'maxSpeed', 'flightDeck', 'hangar', 'traits', 'byScenario'],
);

/** JSON Schema of an {@link AeroplaneCard}. */
export const aeroplaneSchema: Schema<AeroplaneCard> = shape(
  {
    id: oneOf('fighter', 'bomber', 'torpedo-bomber'),
    name: NAME,
    planes: whole(1, 12),
    move: mil,
    ammo: whole(1, 9),
    provenance: PROVENANCE,
  },
  ['ammo'],
);
