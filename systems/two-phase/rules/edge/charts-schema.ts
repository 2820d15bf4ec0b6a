// JSON Schemas of the charts: in any file of one's own numbers a chart keeps its form.

import type { Schema } from '@flagplot/kernel/schemas';
import { ID, list, oneOf, shape, whole } from '@flagplot/kernel/schemas';
import type { AllocationText, Arming, Charts, DieChart, Drone, HitChart, Mounted, Rack } from '../charts.ts';
import { ORIGINS, WEAPON_TYPE } from './card-schema.ts';

const n = whole(0, 999);
const numbers = list(n, 30);
const signed = list(whole(-99, 99), 30);
const factors = shape({ bounds: numbers, factor: signed });

const die: Schema<DieChart> = shape({ ranges: numbers, damage: list(numbers, 6, 6) });
const hit: Schema<HitChart> = shape({ ranges: numbers, hit: numbers, damage: numbers });
const arming: Schema<Arming> = shape({ turns: list(n, 5, 1), hold: n, overload: n }, ['hold']);
const drone: Schema<Drone> = shape({ speed: n, endurance: n, warhead: n, ships: n, kills: n, space: n });
const rack: Schema<Rack> = shape({ spaces: n, launches: oneOf('turn', 'phase', 'other-turn'), reloads: n, adds: n });
const sizes = shape({ 2: n, 3: n, 4: n, 5: n });
const loan = shape({ points: n, energy: n });
const phaserQuarters = shape({ 'ph-1': n, 'ph-2': n, 'ph-3': n, 'ph-4': n, 'ph-g': n });
const house = shape({ life: n, fireControl: n, shields: n, minimum: n });
const source = shape({ ecm: n, eccm: n, swing: n });
const small = shape({ ranges: numbers, ecm: numbers });
const shuttle = shape({ speed: n, kills: n, crippled: n, points: n });
const mine = shape({ damage: n, reach: n });
const halves = shape({ halves: n });

const mounted: Schema<Mounted> = shape({ id: ID, type: WEAPON_TYPE, range: n, kind: ID, rounds: n }, ['range', 'kind', 'rounds']);

const cell: Schema<AllocationText> = oneOf(
  'bridge',
  'bridge*',
  'flag',
  'flag*',
  'sensor',
  'sensor*',
  'damage-control',
  'damage-control*',
  'aft-hull',
  'aft-hull*',
  'fore-hull',
  'fore-hull*',
  'left',
  'left*',
  'right',
  'right*',
  'centre',
  'centre*',
  'any-warp',
  'any-warp*',
  'transporter',
  'transporter*',
  'tractor',
  'tractor*',
  'shuttle',
  'shuttle*',
  'lab',
  'lab*',
  'excess',
  'excess*',
  'drone',
  'drone*',
  'phaser',
  'phaser*',
  'impulse',
  'impulse*',
  'battery',
  'battery*',
  'apr',
  'apr*',
  'probe',
  'probe*',
  'cargo',
  'cargo*',
  'torp',
  'torp*',
  'any-weapon',
  'any-weapon*',
  'scanner',
  'scanner*',
  'auxiliary',
  'auxiliary*',
  'emergency',
  'emergency*',
);

const directFire = {
  phasers: shape({ 'ph-1': die, 'ph-2': die, 'ph-3': die, 'ph-4': die }),
  capacitor: shape({ shots: phaserQuarters, room: phaserQuarters }),
  gatlingShots: n,
  photon: shape({ standard: hit, proximity: hit, overload: hit }),
  overloadPoint: n,
  disruptor: shape({ standard: hit, improved: hit, overload: hit }),
  fusion: shape({ standard: die, overload: die }),
  hellbore: shape({ standard: hit, overload: hit }),
  trb: shape({ heavy: die, light: die }),
  mauler: shape({ ranges: numbers, halves: numbers }),
  arming: shape({
    photon: arming,
    disruptor: arming,
    fusion: arming,
    hellbore: arming,
    'trb-heavy': arming,
    'trb-light': arming,
    'plasma-r': arming,
    'plasma-s': arming,
    'plasma-g': arming,
    'plasma-f': arming,
  }),
  feedback: shape({ photon: n, disruptor: n }),
  againstDrones: n,
};

const seekers = {
  plasma: shape({
    ranges: numbers,
    strength: shape({ r: numbers, s: numbers, g: numbers, f: numbers, d: numbers }),
  }),
  bolt: hit,
  plasmaNumbers: shape({ speed: n, perStrength: whole(1, 99), rounds: n }),
  drones: shape({ i: drone, ii: drone, iii: drone, iv: drone, v: drone, vi: drone }),
  droneUpgrades: shape({ m: n, f: n }),
  racks: shape({ a: rack, b: rack, c: rack, f: rack, g: rack }),
  add: hit,
  addRounds: n,
};

const movement = {
  turnModes: shape({
    AA: numbers,
    A: numbers,
    B: numbers,
    C: numbers,
    D: numbers,
    E: numbers,
    F: numbers,
    small: numbers,
  }),
  speeds: shape({ ships: n, seekers: n, rise: n, broken: n }),
};

const energy = {
  housekeeping: shape({ 2: house, 3: house, 4: house, 5: house }),
  minimumBoxes: n,
  reinforcement: shape({ general: n, specific: n }),
  ew: shape({ point: n, own: n, lend: loan, self: loan, carrier: loan }),
  tac: shape({ warp: n, impulse: n }),
  hets: n,
  repairs: shape({ shield: n, system: n }),
  tractor: numbers,
  transporter: shape({ range: n, uses: n }),
  displacement: shape({ energy: n, itself: n }),
  displacementChart: hit,
};

const electronics = {
  sources: shape({
    x: source,
    fighter: source,
    pf: source,
    mrs: source,
    weasel: source,
    nebula: source,
    erratic: source,
  }),
  outside: shape({ ship: n, fighter: n }),
  mrsReach: n,
  smallTargets: shape({ shuttle: small, fighter: small, drone: small, nimble: small }),
  shift: numbers,
  nebulaAlone: n,
  seekerFades: numbers,
  systemFails: n,
  fade: numbers,
  cloaked: n,
  keepLock: shape({ keep: n, regain: n }),
  rangeFactor: factors,
  speedFactor: factors,
  cloakedHits: numbers,
  cloakedSeekers: n,
};

const fields = {
  esg: list(list(n, 5, 5), 4, 4),
  esgTimes: shape({ delay: n, rest: n }),
  webGenerator: shape({ perEnergy: n, energy: n, hexes: n, fades: n }),
  webCaster: shape({ perEnergy: n, energy: n, hexes: whole(1, 9), most: n }),
  webRanges: shape({ ranges: numbers, less: numbers }),
  webFist: hit,
  web: shape({ sets: n, shipsStop: n, smallStop: n, breaks: n }),
  panels: shape({ holds: n, halves: n }),
};

const smallUnits = {
  shuttles: shape({ admin: shuttle, gas: shuttle, mrs: shuttle, 'stinger-1': shuttle }),
  packs: shape({ speed: n, times: n }),
  gasParties: n,
  fusionShots: n,
  suicide: shape({ turns: n, least: n, most: n, perEnergy: n, hold: n }),
  weasel: shape({ turns: numbers, hold: n, speed: n, kills: n, near: n }),
  spill: numbers,
  scatterPack: n,
  newFighters: n,
};

const mines = {
  mines: shape({ 't-bomb': mine, space: mine, pa: mine }),
  detection: shape({ always: n, times: n }),
  paReach: n,
  labs: hit,
  probe: n,
  destruct: sizes,
};

const damage = {
  allocation: list(list(cell, 13, 13), 11, 11),
  preference: list(WEAPON_TYPE, 30),
  seam: n,
  droppedShield: n,
  crewLoss: whole(1, 999),
  casualties: list(list(n, 10, 10), 6, 6),
  raid: list(oneOf('box', 'box-and-raiders', 'raiders', 'nothing'), 6, 6),
  guard: list(oneOf('raiders', 'nothing', 'raid'), 6, 6),
};

const purchase = {
  share: n,
  options: shape({
    't-bomb': halves,
    'space-mine': halves,
    'boarding-party': halves,
    'drone-m': halves,
    'drone-f': halves,
    mrs: halves,
    'scatter-pack': halves,
    'mech-link': halves,
    'booster-pack': halves,
  }),
  most: shape({ 't-bomb': sizes, 'space-mine': sizes, mrs: sizes, 'scatter-pack': sizes, 'mech-link': sizes }),
  mounts: list(mounted, 30),
  score: shape({ destroyed: n, captured: n, crippled: n, left: n, lead: n }),
};

/** JSON Schema of {@link Charts}. */
export const chartsSchema: Schema<Charts> = shape({
  ...directFire,
  ...seekers,
  ...movement,
  ...energy,
  ...electronics,
  ...fields,
  ...smallUnits,
  ...mines,
  ...damage,
  ...purchase,
  provenance: ORIGINS,
});
