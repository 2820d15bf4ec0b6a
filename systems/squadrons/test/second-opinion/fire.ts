// Who fires at whom, and what each shot needs (chapter 4, to 4.5): a second opinion, from the book alone.

import { distance, inWedge } from './hexes.ts';
import type { Craft, Position, Squadron, Weapon } from './position.ts';
import { hexOf, isBroken, isFrozen, present, rate, separated, skillOf } from './position.ts';

/** Where a turret bears: a direction counted as facings are, or the own hex (SQ-4.2.4 to SQ-4.2.6). */
export type Bearing = number | 'own';

/** What a squadron does with its guns in a Combat phase. */
export interface Declaration {
  readonly squadron: Squadron;
  readonly weapon: Weapon;
  readonly target: Squadron;
  /** Turrets that are named; the others bear where ruling R3 has them. */
  readonly bearings: readonly Turret[];
}

/** The turret of the craft at this place of the roster, and where it bears. */
export interface Turret {
  readonly place: number;
  readonly bearing: Bearing;
}

/** A squadron and one of the places on its roster. */
interface Member {
  readonly squadron: Squadron;
  readonly place: number;
}

/** SQ-3.3.5, SQ-5.4.1 Full Throttle and Broken squadrons neither fire nor jam; immobile ones have no speed. */
function mayAct(squadron: Squadron): boolean {
  const isFast = squadron.speed === 'full' && !squadron.immobile;
  return present(squadron).length > 0 && !isFast && !isBroken(squadron);
}

/** SQ-8.4.8 What a scenario wants crippled fires no more once it is; an objective craft is a squadron of one. */
function isCrippled({ craft, crippledAt }: Squadron): boolean {
  return crippledAt !== undefined && craft.every(({ markers }) => markers >= crippledAt);
}

/** SQ-4.9.12 The craft on the map that are not frozen. */
function active(squadron: Squadron): number[] {
  return present(squadron).filter(place => !isFrozen(squadron, squadron.craft[place] as Craft));
}

/** SQ-4.11.6, SQ-4.11.7, ruling R11: whether a squadron may announce jamming, whoever is within reach. */
export function mayJam(squadron: Squadron): boolean {
  return mayAct(squadron) && active(squadron).length > 0 && jammerOf(squadron) !== undefined;
}

/** Ruling R1: whether an enemy is within reach of a squadron that may jam, so that its owner is asked. */
export function isAskedToJam(position: Position, squadron: Squadron): boolean {
  if (!mayJam(squadron)) return false;
  const enemies = position.squadrons.filter(({ side }) => isEnemy(position, squadron.side, side));
  return enemies.some(enemy => present(enemy).some(place => isJammedBy(squadron, { squadron: enemy, place })));
}

/** SQ-4.1.5 Every other side is an enemy unless the scenario allies it. */
function isEnemy({ allies }: Position, side: string, other: string): boolean {
  return other !== side && !allies[side]?.includes(other);
}

const jammerOf = ({ card }: Squadron): Weapon | undefined => card.weapons.find(({ kind }) => kind === 'jammer');

/** Why a side cannot fire so: SQ-4.1.3, SQ-4.1.4 a volley for each squadron at most, and each can be declared. */
export function declarationFaults(position: Position, side: string, declarations: readonly Declaration[]): string[] {
  const ids = declarations.map(({ squadron }) => squadron.id);
  const faults = declarations.flatMap(one => fireFaults(position, one));
  if (new Set(ids).size < ids.length) faults.push('SQ-4.1.4 a squadron fires twice');
  if (declarations.some(({ squadron }) => squadron.side !== side)) faults.push('SQ-4.1.3 not its squadron');
  return faults;
}

/** Why a volley cannot be declared: in words of no account; none where it can. */
export function fireFaults(position: Position, declaration: Declaration): string[] {
  const { squadron, weapon, target, bearings } = declaration;
  const faults: string[] = [];
  if (!mayAct(squadron)) faults.push('SQ-3.3.5, SQ-5.4.1 the squadron may not fire');
  if (squadron.jams) faults.push('SQ-4.11.5 the squadron jams');
  if (isCrippled(squadron)) faults.push('SQ-8.4.8 the squadron is crippled');
  if (!squadron.card.weapons.includes(weapon) || weapon.kind === 'jammer') faults.push('SQ-4.1.3 no such gun');
  if (!isEnemy(position, squadron.side, target.side)) faults.push('SQ-4.1.5 friends');
  if (weapon.arc !== 'turret' && bearings.length > 0) faults.push('SQ-4.2.5 there is no turret to turn');
  const places = bearings.map(({ place }) => place);
  if (new Set(places).size < places.length) faults.push('SQ-4.2.5 a turret bears in one direction only');
  if (places.some(place => !present(squadron).includes(place))) faults.push('SQ-4.2.5 there is no such craft');
  if (faults.length === 0 && shooters(position, declaration).length === 0) faults.push('SQ-4.1.8 no shooter');
  return faults;
}

/** Whether a squadron has anything to fire at, so that its owner is asked. */
export function isAskedToFire(position: Position, squadron: Squadron): boolean {
  return squadron.card.weapons.some(weapon =>
    position.squadrons.some(target => fireFaults(position, { squadron, weapon, target, bearings: [] }).length === 0),
  );
}

/** SQ-4.1.6 The places of the craft that fire. */
export function shooters(position: Position, declaration: Declaration): number[] {
  const { squadron, weapon } = declaration;
  return active(squadron).filter(place => {
    const isEmpty = position.ammunition && squadron.craft[place]?.rounds[weapon.id] === 0;
    return !isEmpty && inSight(position, declaration, place).length > 0;
  });
}

/** SQ-4.1.9 The places of the target squadron's craft that at least one shooter bears on. */
export function eligible(position: Position, declaration: Declaration): number[] {
  const seen = shooters(position, declaration).map(place => inSight(position, declaration, place));
  return present(declaration.target).filter(place => seen.some(targets => targets.includes(place)));
}

/** The places of the target squadron's craft in arc and reach of one craft. */
function inSight(position: Position, declaration: Declaration, place: number): number[] {
  const { squadron, weapon, bearings } = declaration;
  if (weapon.arc !== 'turret') return covered(position, declaration, { place, bearing: squadron.craft[place]?.facing ?? 0 });
  const named = bearings.find(turret => turret.place === place);
  const bearing = named ? named.bearing : ownBearing(position, declaration, place);
  return covered(position, declaration, { place, bearing });
}

/** SQ-4.2.1 to SQ-4.2.8 What a gun that bears one way can hit: nothing stands between, and its arc ends at long range. */
function covered(
  position: Position,
  declaration: Declaration,
  { place, bearing }: { place: number; bearing: Bearing },
): number[] {
  const { squadron, weapon, target } = declaration;
  const from = hexOf(squadron, place);
  return present(target).filter(other => {
    const to = hexOf(target, other);
    if (bearing === 'own') return distance(from, to) === 0;
    const isWithin = distance(from, to) <= weapon.range[2];
    return isWithin && inWedge(from, to, { facing: bearing, narrow: position.narrowArc });
  });
}

/** Ruling R3: clockwise from north-east, the own hex last. */
const BEARINGS: readonly Bearing[] = [5, 0, 1, 2, 3, 4, 'own'];

/** Ruling R3: where most of the targets are, the first of equals. */
function ownBearing(position: Position, declaration: Declaration, place: number): Bearing {
  const many = (bearing: Bearing): number => covered(position, declaration, { place, bearing }).length;
  const most = Math.max(...BEARINGS.map(many));
  return BEARINGS.find(bearing => many(bearing) === most) as Bearing;
}

/** SQ-4.3.2, SQ-4.3.3 The mean distance of all pairs of a shooter and a target it bears on, halves up. */
export function range(position: Position, declaration: Declaration): number {
  const { squadron, target } = declaration;
  const distances = shooters(position, declaration).flatMap(place =>
    inSight(position, declaration, place).map(other => distance(hexOf(squadron, place), hexOf(target, other))),
  );
  const sum = distances.reduce((one, other) => one + other, 0);
  return Math.floor((2 * sum + distances.length) / (2 * distances.length));
}

/** SQ-4.3.1, SQ-4.4.1 The difficulty of a range. */
function difficultyAt({ range: [short, medium] }: Weapon, hexes: number): number {
  if (hexes <= short) return 6;
  return hexes <= medium ? 8 : 10;
}

/** SQ-4.4.6, SQ-4.4.7, SQ-5.1.2, SQ-5.1.4 What a squadron's morale makes harder. */
function shock({ card, level }: Squadron): number {
  if (card.objective) return 0;
  return level === 3 ? 1 : level === 2 ? 2 : 0;
}

/** SQ-4.10.1 What drops the shields, and SQ-4.10.5 is harder to hit with. */
export function isLaunched({ kind }: Weapon): boolean {
  return kind === 'missile' || kind === 'torpedo' || kind === 'bomb';
}

/** SQ-4.10.5, SQ-4.10.6 The number of the speed at which a squadron moved. */
function pace(target: Squadron): number {
  if (target.immobile) return 0;
  return rate(target, isBroken(target) ? 'full' : target.speed);
}

/** SQ-4.4 What die and Fire Code of one shooter must come to. */
export function difficulty(position: Position, declaration: Declaration, place: number): number {
  const { squadron, weapon, target } = declaration;
  const base = difficultyAt(weapon, range(position, declaration));
  const speed = squadron.immobile ? 0 : 1;
  const alone = separated(squadron).includes(place) ? 1 : 0;
  return base + speed + alone + shock(squadron) + (isLaunched(weapon) ? pace(target) : 0);
}

/** SQ-4.11.2 Whether a squadron's jammers reach a craft: one of them that is near enough will do. */
function isJammedBy(jammer: Squadron, { squadron, place }: Member): boolean {
  const reach = jammerOf(jammer)?.range[2];
  if (reach === undefined) return false;
  return active(jammer).some(other => distance(hexOf(jammer, other), hexOf(squadron, place)) <= reach);
}

/** SQ-4.11.4 How many squadrons jam a craft, friends and foes. */
function jamming({ squadrons }: Position, member: Member): number {
  return squadrons.filter(one => one.jams && isJammedBy(one, member)).length;
}

/** SQ-1.5.2 to SQ-1.5.4, SQ-1.3.2, SQ-1.3.3, SQ-4.8.5, SQ-4.9.9, SQ-4.11.3 The Fire Code of one shooter. */
export function fireCode(position: Position, { squadron, weapon }: Declaration, place: number): number {
  const { hotShot, markers, counters } = squadron.craft[place] as Craft;
  const gains = hotShot && weapon.crew === 'pilot' && weapon.kind !== 'missile';
  const control = Math.max(0, weapon.control - 2 * jamming(position, { squadron, place }));
  return Math.max(0, skillOf(squadron) + (gains ? 2 : 0) + control - markers - counters);
}
