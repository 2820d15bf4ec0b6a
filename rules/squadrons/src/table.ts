// What a panel or an opponent may ask the rules about a view, piece by piece. Everything here only looks.

export type * from './cards.ts';
export { QUALITIES } from './cards.ts';
export { inArc, inWedge } from './combat/arcs.ts';
export { anyTurrets, fireFaults, mayFire, options, silent, volleysOf } from './combat/declare.ts';
export { type Aim, aims, aimWhy, fireCode, launched } from './combat/gunnery.ts';
export { canJam, inJamming, jammerOf, jammingAt } from './combat/jamming.ts';
export { BEARINGS, bandAt, bears, bestBearing, loaded, mountNamed, type Sighting, sighted } from './combat/sight.ts';
export { blowOn, launches } from './combat/volley.ts';
export { acts, anyActs, counters, dodgeOf, frozen, resistanceOf, turnDistanceOf, turnsOf } from './condition.ts';
export { directionOf, type Edge, FACINGS, type Facing, facingOf, LAYOUT, on } from './map.ts';
export { checkParts, lossOf, mustCheck } from './morale/check.ts';
export { broken, hasMorale, levelOf, startingLevel, stateOf } from './morale/levels.ts';
export { mayRally } from './morale/rally.ts';
export { oneGroup, separated } from './movement/cohesion.ts';
export { course, inFormation, looks } from './movement/courses.ts';
export { bar, moveFaults } from './movement/faults.ts';
export { type Barred, barred, fitted, flown, type Limits, STEPS, type Step, start, type Tip, take } from './movement/path.ts';
export { cripples, drifters, flyers, limitsOf, speedNumber } from './movement/speed.ts';
export {
  commandOf,
  craftName,
  craftNumbered,
  enemiesOf,
  flying,
  numberOf,
  type Seen,
  sideOf,
  squadronCalled,
  squadronOf,
  squadronsOf,
  strength,
  weaponName,
} from './roster.ts';
export type * from './scenario-file.ts';
export { sheets } from './sheet/sheets.ts';
export type * from './state.ts';
export { facingOfSide, placing, usual } from './turn/0-deploy.ts';
export { speedsOf, unmoved } from './turn/2-move.ts';
export { jammers } from './turn/3-jam.ts';
export { scoresOf } from './victory.ts';
