// JSON Schemas of a ship card and of a weapon on it.

import type { Schema } from '@flagplot/kernel/schemas';
import { ID, jsonSchema, list, NAME, oneOf, pair, shape, whole } from '@flagplot/kernel/schemas';
import type { Origins, ShipCard, WeaponType } from '../cards.ts';

/** Where figures come from, by their places in a card or in the charts: `weapons/6/kind`, `racks/b/reloads`. */
export const ORIGINS: Schema<Origins> = jsonSchema({
  type: 'object',
  maxProperties: 400,
  propertyNames: { pattern: '^[a-zA-Z]+(/[a-zA-Z0-9-]+)*$', maxLength: 60 },
  additionalProperties: { enum: ['source', 'found', 'derived', 'reconstructed', 'memory'] },
});

const boxes = whole(0, 60);
const figure = whole(0, 99);

/** Printed arcs, joined; which names there are is `cardFaults`' to say. */
const ARC: Schema<string> = jsonSchema({ type: 'string', pattern: '^[A-Za-z0-9]+([+][A-Za-z0-9]+)*$', maxLength: 40 });

/** Every type of mount. */
export const WEAPON_TYPE: Schema<WeaponType> = oneOf(
  'ph-1',
  'ph-2',
  'ph-3',
  'ph-4',
  'ph-g',
  'photon',
  'disruptor',
  'fusion',
  'hellbore',
  'plasma-r',
  'plasma-s',
  'plasma-g',
  'plasma-f',
  'plasma-d',
  'trb-heavy',
  'trb-light',
  'mauler',
  'rack',
  'add',
  'esg',
  'web-generator',
  'web-caster',
  'special-sensor',
  'displacement',
  'option',
);

const weapon = shape(
  {
    id: ID,
    type: WEAPON_TYPE,
    name: NAME,
    arc: ARC,
    range: whole(1, 99),
    kind: ID,
    rounds: whole(1, 99),
  },
  ['range', 'kind', 'rounds'],
);

const power = shape(
  {
    left: boxes,
    right: boxes,
    centre: boxes,
    impulse: boxes,
    apr: boxes,
    battery: boxes,
    holds: oneOf(1, 3, 5),
    charge: whole(0, 300),
  },
  ['charge'],
);

const track = list(whole(0, 9), 12, 1);

/** JSON Schema of a {@link ShipCard}. */
export const shipSchema: Schema<ShipCard> = shape(
  {
    id: ID,
    name: NAME,
    class: oneOf('cruiser', 'destroyer', 'frigate', 'corvette', 'scout', 'patrol-ship'),
    nation: ID,
    bpv: whole(1, 1000),
    size: oneOf(2, 3, 4, 5),
    moveCost: pair(whole(1, 12)),
    turnMode: oneOf('AA', 'A', 'B', 'C', 'D', 'E', 'F'),
    breakdown: whole(2, 6),
    hetBonus: whole(0, 9),
    shields: list(boxes, 6),
    panels: pair(boxes),
    power,
    hull: shape({ fore: boxes, aft: boxes, centre: boxes, cargo: boxes, armour: boxes }),
    control: shape({ bridge: boxes, flag: boxes, emergency: boxes, auxiliary: boxes, security: boxes }),
    tracks: shape({ damageControl: track, sensor: track, scanner: track, excess: boxes }),
    systems: shape({ transporter: boxes, tractor: boxes, lab: boxes, probe: boxes }),
    shuttles: list(oneOf('admin', 'gas', 'mrs', 'stinger-1'), 24),
    crew: figure,
    boarding: figure,
    weapons: list(weapon, 40),
    flags: { ...list(oneOf('nimble', 'carrier', 'mutiny', 'scout', 'x', 'pf', 'derfacs'), 7), uniqueItems: true },
    cloak: figure,
    stealth: whole(0, 6),
    tBombs: whole(0, 9),
    paMines: figure,
    warhead: figure,
    cover: ID,
    provenance: ORIGINS,
  },
  ['panels', 'flags', 'cloak', 'stealth', 'tBombs', 'paMines', 'warhead', 'cover'],
);
