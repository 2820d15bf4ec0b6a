// What a panel or an opponent may ask the rules about a view, piece by piece. Everything here only looks.

export type * from './answers.ts';
export type * from './book.ts';
export type * from './cards.ts';
export { ARCS, arcsTo, bestLocation, type HitLocation, hitLocation } from './combat/arcs.ts';
export { arriving, delay } from './combat/ballistics.ts';
export { isSecondary, pulseOf, ready } from './combat/refire.ts';
export { armourAgainst, costOf, damageDie, hitsOf, MATTER, severityOf } from './combat/severity.ts';
export {
  type Aim,
  aim,
  aims,
  BANDS,
  bandAt,
  type Cannot,
  cannotFire,
  commandLost,
  controlDie,
  type FireStep,
  factor,
  factorUnderCommand,
  firesIn,
  isFired,
  numberToHit,
  type Sight,
  shipsPassedOver,
  targets,
  why,
} from './combat/shot.ts';
export { antiFighterFactor, candidates, leastUseful, mountNamed, STRUCTURE } from './combat/systems.ts';
export { type Mission, mayAssign, maySend, strikeNow } from './command/missions.ts';
export { defaultNaming, hasChoice, outsiders } from './command/naming.ts';
export { radiusOf } from './command/radius.ts';
export type * from './events.ts';
export { LAYOUT, on } from './map.ts';
export { circlesOf, type Mod, morale, situation, startingMorale } from './morale.ts';
export type * from './open.ts';
export { NEVER } from './open.ts';
export { holdingPlot, randomPlot } from './orders/any.ts';
export { courses, paceOf, plotOf } from './orders/courses.ts';
export { canStay, edgeAllows, overEdge } from './orders/edge.ts';
export { CATEGORY_NAMES, ORDER_NAMES, plotFaults } from './orders/faults.ts';
export {
  formationOn,
  formationWith,
  inFormation,
  newPosts,
  offsetOf,
  shiftOf,
} from './orders/formation.ts';
export type { Pace, Put } from './orders/legs.ts';
export {
  IMPOSSIBLE,
  isActive,
  keepsSpeed,
  type Limit,
  limitOf,
  type Member,
  ratingInPulse,
  ratingOf,
  squadronMembers,
  topSpeed,
  unitMembers,
} from './orders/limits.ts';
export { alternation, byGroup, elintLeft, firstMover, GROUPS, groupOf, inOrder } from './orders/monitor.ts';
export {
  destination,
  hexesIn,
  isSlip,
  isTurn,
  orderOf,
  orderOfPlot,
  PULSES,
  speedIn,
  straight,
  type TurnMade,
  take,
  turnsOf,
} from './orders/path.ts';
export type { Plotting } from './orders/plotting.ts';
export { toEdge, waysOut } from './orders/withdrawal.ts';
export type * from './plot.ts';
export { recordOf, type SquadronRecord } from './record.ts';
export { rootOf, shipOf, squadronCalled } from './roster.ts';
export { sheets } from './sheet/sheets.ts';
export type * from './state.ts';
export { TOP_FLEET_SPEED } from './turn/0-deploy.ts';
export { lawful, plotting, squadronsOf } from './turn/1-orders.ts';
export { aimShot, allAt, firers, sightOf } from './turn/3-fire.ts';
export { throughHits } from './turn/4-allot.ts';
export { pulsesMoved } from './turn.ts';
export { scoreOf } from './victory.ts';
