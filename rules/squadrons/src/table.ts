// What a panel or an opponent may ask the rules about a view, piece by piece. Everything here only looks.

export type * from './cards.ts';
export { QUALITIES } from './cards.ts';
export { inArc, inWedge } from './combat/arcs.ts';
export { canFire, fireFaults, randomTurrets, volleyOptions, volleysOf, whySilent } from './combat/declare.ts';
export { type Aim, aims, aimWhy, fireCode, isLaunched } from './combat/gunnery.ts';
export { canJam, inJamming, jammerOf, jammingAt } from './combat/jamming.ts';
export { BEARINGS, bandAt, bears, bestBearing, hasRound, mountNamed, type Sighting, sightingOf } from './combat/sight.ts';
export { damageRollOn, launches } from './combat/volley.ts';
export { acts, anyActs, counters, dodgeOf, isFrozen, resistanceOf, turnDistanceOf, turnsOf } from './condition.ts';
export { reaches } from './dice.ts';
export { directionOf, type Edge, FACINGS, type Facing, facingOf, isOnMap, LAYOUT } from './map.ts';
export { checkParts, lossOf, mustCheck } from './morale/check.ts';
export { hasMorale, isBroken, levelOf, startingLevel, stateOf } from './morale/levels.ts';
export { mayRally } from './morale/rally.ts';
export { oneGroup, separations } from './movement/cohesion.ts';
export { course, inFormation, looks } from './movement/courses.ts';
export { barRefusal, moveFaults } from './movement/faults.ts';
export {
  type Barred,
  fitPath,
  type Limits,
  pathEnd,
  STEPS,
  type Step,
  start,
  type Tip,
  take,
  whyBarred,
} from './movement/path.ts';
export { cripples, drifters, flyers, limitsOf, speedNumber } from './movement/speed.ts';
export {
  commandOf,
  craftName,
  craftNumbered,
  enemiesOf,
  isFlying,
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
export { facingOfSide, squadronsToPlace, usualDeployments } from './turn/0-deploy.ts';
export { speedsOf, squadronsToMove } from './turn/2-move.ts';
export { jammers } from './turn/3-jam.ts';
export { scoresOf } from './victory.ts';
