// JSON Schemas of the charts: in any file of one's own numbers a chart keeps its form.

import type { Schema } from '@flagplot/kernel/schemas';
import { FLAG, jsonSchema, list, oneOf, orNull, pair, shape, whole } from '@flagplot/kernel/schemas';
import type { Charts, Profile, Sight } from '../charts.ts';
import { SETTINGS } from '../charts.ts';
import { PROVENANCE } from './card-schema.ts';

const n = whole(0, 99);
const mil = whole(0, 170_000);
const shift = whole(-4, 4);
const column = whole(1, 5);
const SETTING = oneOf(...SETTINGS);
const HEIGHT = oneOf('below', 'surface', 'airborne');
const CRITICAL = oneOf('bridge', 'ammo', 'marines', 'weapon', 'engine', 'rudder', 'fire');

const span = orNull(pair(mil));
const profile: Schema<Profile> = shape({
  Reverse: span,
  Stop: span,
  Crawl: span,
  Slow: span,
  Half: span,
  Full: span,
  Flank: span,
});

/** Profiles by their ids. */
const profiles: Schema<Record<string, Profile>> = jsonSchema({
  type: 'object',
  maxProperties: 40,
  propertyNames: { pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 },
  additionalProperties: profile,
});

const rate = whole(100, 9000);
const depth = list(oneOf('free', 'test', 'aground'), 4, 4);

const movement = {
  settings: list(SETTING, 7, 7),
  profiles,
  templates: shape({ S: rate, M: rate, L: rate }),
  depths: shape({ coastal: depth, shallow: depth }),
  groundingStride: whole(1, 120_000),
  coherency: mil,
  corvette: shape({ least: mil, reference: mil }),
};

const halves = shape({ D: n, C: n, B: n });
const sight: Schema<Sight> = shape({ terrain: { ...list(HEIGHT, 3), uniqueItems: true }, vessels: FLAG });
const sights = shape({ airborne: orNull(sight), surface: orNull(sight), submerged: orNull(sight) });
const arc = shape({
  middle: whole(0, 35_999),
  half: whole(0, 18_000),
  mount: oneOf('fore', 'aft', 'port', 'starboard', 'middle'),
});

const gunnery = {
  needs: whole(1, 10),
  tenner: whole(1, 10),
  firepower: list(list(n, 5, 5), 48, 1),
  columns: shape({
    aspects: shape({ closing: column, broadside: column, 'moving away': column }),
    unrated: whole(0, 4),
    stationary: column,
    corvette: column,
    open: FLAG,
  }),
  shifts: shape({ flank: shift, crawl: shift, short: shift, long: shift, masked: shift }),
  bands: shape({ short: mil, medium: mil }),
  multipliers: list(halves, 4, 4),
  sight: shape({ airborne: sights, surface: sights, submerged: sights }),
  maskedFrom: whole(1, 17),
  arcs: shape({
    f360: arc,
    f270: arc,
    a270: arc,
    f180: arc,
    a180: arc,
    p180: arc,
    s180: arc,
    f90: arc,
    a90: arc,
    p90: arc,
    s90: arc,
    'fix-f': arc,
    'fix-a': arc,
    'fix-p': arc,
    'fix-s': arc,
  }),
};

const collisions = shape({ dice: n, needs: shape({ D: halves, C: halves, B: halves }), damage: halves });

const others = {
  beam: shape({ half: mil, loss: n, bands: list(mil, 5) }),
  rocketLeast: mil,
  torpedo: shape({ run: whole(1, 120_000), half: mil, depth: mil }),
  boarding: mil,
  ackAck: mil,
  aeroplane: shape({ radius: mil, drop: mil, off: mil, takes: n, dogfight: n, payload: n }),
  criticals: list(list(CRITICAL, 3), 40, 1),
  criticalFrom: whole(2, 40),
  repairable: { ...list(CRITICAL, 7), uniqueItems: true },
  pool: shape({ points: whole(0, 999), repair: whole(1, 99) }),
  squadron: whole(1, 1000),
};

/** JSON Schema of {@link Charts}. */
export const chartsSchema: Schema<Charts> = shape({ ...movement, ...gunnery, collisions, ...others, provenance: PROVENANCE });
