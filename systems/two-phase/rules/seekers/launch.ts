// Chapter 6.1: seeking weapons are launched.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import { locksOn } from '../cloak/veil.ts';
import { sensorOf } from '../damage/condition.ts';
import { isSheltered } from '../docking/dock.ts';
import { EMPTY, isArmed } from '../energy/arming.ts';
import { hasLockOn } from '../ew/lock-on.ts';
import type { Arm, Hold, Magazine, Sealed } from '../folder.ts';
import { arcOf, bears } from '../geometry/arcs.ts';
import { rackOf } from '../loads.ts';
import { placeOf, SIXTHS } from '../map.ts';
import { capital, gunName, moverName, unitName, weaponName, weaponOf } from '../names.ts';
import type { Seeker, Unit } from '../open.ts';
import { LOST } from '../open.ts';
import type { ActOf, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, holdOf, isHere, isShip, mountOf, unitNamed } from '../roster.ts';
import { drawSeekers } from '../shuttles/weasel.ts';
import type { TpState } from '../state.ts';
import { movingUnits } from '../tractors/beams.ts';
import { targetNamed, whySilent } from '../weapons/aim.ts';
import { bearingOf } from '../weapons/sight.ts';
import type { ActRule, InWindow } from '../window/act.ts';
import { ridersOf } from './guidance.ts';
import { strikesAtOnce } from './screen.ts';

type Launch = ActOf<'seeker'>;

/** TP-6.1.2 The forward arc. */
const FORWARD = arcOf('FA');

/** The half of the battle that is being played, counted from 2. */
export function halfOf({ open, clock }: Pick<TpState, 'open' | 'clock'>): number {
  return 2 * clock.turn + open.now.half - 1;
}

/** TP-6.1.1 Drones, plasma torpedoes and their like. */
export const launchSeeker: ActRule<'seeker'> = {
  rule: 'TP-6.1.1',
  place: 4,
  when: ['space', 'answer', 'zero'],
  whenRule: 'TP-5.4.6',
  fault: (c, act) => whyNot(c) ?? weaponFault(c, act) ?? targetFault(c, act) ?? headingFault(c, act),
  carry({ s, t, unit, hold, segment }, act) {
    t.reveal(unit.side);
    const mount = mountOf(cardOf(s.book, unit), act.weapon);
    const seeker = seekerFrom(s, { unit, act, mount, response: segment === 'answer' });
    takeLoad(s, { unit, hold, mount, act, seeker });
    s.open.seekers.push(seeker);
    // TP-1.3.6 Whoever is launched at thinks again.
    const target = unitNamed(s.open, act.on);
    if (target) holdOf(s, target).course = '';
    t.tell(() => ({
      kind: 'launched',
      seeker: seeker.id,
      by: unit.id,
      weapon: act.weapon,
      on: act.on,
      shown: seeker.shown,
      at: placeOf(seeker),
    }));
    if (target) drawSeekers(s, t, target);
  },
  *options(c) {
    for (const on of targetIds(c)) for (const act of launchesAt(c, on)) yield act;
  },
  *choices(c) {
    for (const on of [...targetIds(c), ...drones(c)])
      for (const act of launchesAt(c, on)) for (const facing of headingsFor(c, act)) yield { ...act, facing };
  },
};

/** TP-6.1.1, TP-4.6.3, TP-8.3.3 What keeps a unit from launching anything. */
function whyNot({ v, unit }: InWindow): Refusal | undefined {
  if (!isShip(unit)) return { rule: 'TP-6.1.1', say: `${unitName(v, unit.id)} launches nothing.` };
  if (unit.erratic) return { rule: 'TP-4.6.3', say: 'Under erratic manoeuvres nothing is launched.' };
  if (!hasLockOn(unit)) return { rule: 'TP-8.3.3', say: `${unitName(v, unit.id)} has no lock-on.` };
  return whySilent(unit);
}

/** TP-6.1.1 A rack with something ready, or a launcher that is armed; TP-9.5.4 or its one pseudo-plasma. */
function weaponFault(c: InWindow, { weapon: id, load, pseudo }: Launch): Refusal | undefined {
  const { v, unit, hold } = c;
  const card = cardOf(v.book, unit);
  const mount = mountOf(card, id);
  const weapon = card.weapons[mount];
  const magazine = hold.magazines.find(one => one.mount === mount);
  if (!weapon || !magazine || weapon.type === 'add' || unit.weapons[mount] === LOST)
    return { rule: 'TP-6.1.1', at: '/weapon', say: `There is no ${weaponName(card, id)} that launches seekers.` };
  if (weapon.type === 'rack') return rackFault(c, { weapon, magazine, load }) ?? channelFault(c);
  if ((unit.weapons[mount] as number) > 0)
    return { rule: 'TP-9.1.1', at: '/weapon', say: `${capital(gunName(weapon))} has launched this turn.` };
  if (weapon.type === 'plasma-d')
    return magazine.load.length > 0
      ? undefined
      : { rule: 'TP-9.5.5', at: '/weapon', say: `${capital(gunName(weapon))} is empty.` };
  if (pseudo) return magazine.pseudo ? { rule: 'TP-9.5.4', at: '/pseudo', say: 'Its pseudo-plasma is spent.' } : undefined;
  return isArmed(weapon, hold.arms[mount] as Arm)
    ? undefined
    : { rule: 'TP-9.5.1', at: '/weapon', say: `${capital(gunName(weapon))} is not armed.` };
}

interface Racked {
  weapon: WeaponCard;
  magazine: Magazine;
  load: string | undefined;
}

/** TP-9.6.3 What is in the rack, and how often it launches. */
function rackFault({ v, unit }: InWindow, { weapon, magazine, load }: Racked): Refusal | undefined {
  const drones = magazine.load.filter(id => id !== 'add');
  if (load === undefined ? drones.length === 0 : !drones.includes(load))
    return {
      rule: 'TP-9.6.3',
      at: '/load',
      say: `${capital(gunName(weapon))} of ${unitName(v, unit.id)} holds no drone${load === undefined ? '' : ` of type ${load.toUpperCase()}`}.`,
    };
  const now = halfOf(v);
  const turn = (half: number): number => Math.floor(half / 2);
  const { launches } = rackOf(v.book.charts, weapon) ?? { launches: 'turn' };
  const rests =
    magazine.last > 0 &&
    {
      turn: turn(now) === turn(magazine.last),
      phase: now === magazine.last,
      'other-turn': turn(now) <= turn(magazine.last) + 1,
    }[launches];
  return rests
    ? { rule: 'TP-9.6.3', at: '/weapon', say: `${capital(gunName(weapon))} has launched as often as it may.` }
    : undefined;
}

/** TP-6.1.7 Drones that a ship guides at once: its sensor rating, half of it where it has no drones or plasma of its own. */
export function channelsOf({ book }: Pick<Seen, 'book'>, unit: Unit): number {
  const card = cardOf(book, unit);
  const rating = sensorOf(card, unit);
  const own = card.weapons.some(({ type }) => type === 'rack' || type.startsWith('plasma-'));
  return own ? rating : Math.floor((rating + 1) / 2);
}

function channelFault({ v, unit, window }: InWindow): Refusal | undefined {
  const guided = v.open.seekers.filter(({ by, shown }) => by === unit.id && shown === 'drone').length;
  const { weapons } = cardOf(v.book, unit);
  const isDrone = (one: Launch): boolean => weapons.find(({ id }) => id === one.weapon)?.type === 'rack';
  const launched = window.acts.filter(one => one.act === 'seeker' && isDrone(one)).length;
  const channels = channelsOf(v, unit);
  if (guided + ridersOf(v, unit.id) + Math.max(1, launched) <= channels) return undefined;
  return { rule: 'TP-6.1.7', at: '/weapon', say: `${unitName(v, unit.id)} guides ${channels} drones at once.` };
}

/** TP-6.1.1, TP-5.2.4, TP-9.1.5 Any enemy unit, for drones any enemy drone too; in an answer the moving unit. */
function targetFault({ v, unit, segment, mover }: InWindow, { on, weapon }: Launch): Refusal | undefined {
  if (segment === 'answer' && !movingUnits(v, mover).some(({ id }) => id === on))
    return { rule: 'TP-5.2.4', at: '/on', say: `Only ${moverName({ v, mover })} may be launched at: it is moving.` };
  const target = targetNamed(v, on);
  if (!target || !areEnemies(v.book, unit.side, target.side))
    return { rule: 'TP-6.1.1', at: '/on', say: `There is no enemy ${unitName(v, on)} to launch at.` };
  if (!locksOn(unit, target))
    return { rule: 'TP-8.3.3', at: '/on', say: `${unitName(v, unit.id)} has no lock-on on ${unitName(v, on)}.` };
  if (isSheltered(v.open, on))
    return { rule: 'TP-14.2.4', at: '/on', say: `${unitName(v, on)} is docked to a bigger ship, which covers it.` };
  if (!('shown' in target)) return undefined;
  const card = cardOf(v.book, unit);
  const drone = card.weapons[mountOf(card, weapon)]?.type === 'rack' && target.shown === 'drone';
  if (!drone) return { rule: 'TP-6.1.1', at: '/on', say: 'Only drones are launched at seekers, and at drones alone.' };
  return strikesAtOnce(v, target)
    ? { rule: 'TP-6.4.3', at: '/on', say: 'Nothing is launched at a seeker aimed inside its hex.' }
    : undefined;
}

/** TP-6.1.2 A drone with its target in its forward arc; plasma within the arc of its mount. */
function headingFault(c: InWindow, act: Launch): Refusal | undefined {
  const headings = headingsFor(c, act);
  if (headings.length === 0)
    return {
      rule: 'TP-6.1.2',
      at: '/on',
      say: `${capital(weaponOf(c.v, c.unit.id, act.weapon))} does not bear on ${unitName(c.v, act.on)}.`,
    };
  if (act.facing === undefined || headings.includes(act.facing)) return undefined;
  return { rule: 'TP-6.1.2', at: '/facing', say: 'So it would not have its target before it.' };
}

/** TP-6.1.2 The ways a seeker may face as it is launched, the best first. */
function headingsFor({ v, unit }: { v: Seen; unit: Unit }, { weapon: id, on }: Launch): number[] {
  const target = targetNamed(v, on) as Unit | Seeker;
  const card = cardOf(v.book, unit);
  const mount = mountOf(card, id);
  const near = [0, 1, 2, 3, 4, 5].sort((a, b) => offAt(unit, a, target) - offAt(unit, b, target));
  const rack = card.weapons[mount]?.type === 'rack';
  if (hexes.same(unit, target)) return rack || bearsInside(card.arcs[mount] as number, unit, target) ? near : [];
  if (rack) return near.filter(facing => bears(FORWARD, hexes.bearing(unit, facing, target)));
  const arc = card.arcs[mount] as number;
  if (!bears(arc, hexes.bearing(unit, unit.facing, target))) return [];
  return near.filter(facing => bears(arc, (4 * (facing - unit.facing + SIXTHS)) % (4 * SIXTHS))).slice(0, 1);
}

/** TP-9.1.4 Whether an arc bears on what stands in the same hex: all do if neither ever moved. */
function bearsInside(arc: number, unit: Unit, target: Unit | Seeker): boolean {
  const bearing = bearingOf(unit, target);
  return bearing === hexes.NO_BEARING || bears(arc, bearing);
}

/** The way to face with a target ahead. */
export function facingTo(from: Unit, to: Unit | Seeker): number {
  if (hexes.same(from, to)) return from.facing;
  const off = [0, 1, 2, 3, 4, 5].map(facing => offAt(from, facing, to));
  return off.indexOf(Math.min(...off));
}

/** How far off a heading a target lies; ties are broken clockwise. */
function offAt(from: Unit, facing: number, to: Unit | Seeker): number {
  const bearing = hexes.bearing(from, facing, to);
  const off = Math.min(bearing, 4 * SIXTHS - bearing);
  return 2 * off + (bearing < 2 * SIXTHS ? 1 : 0);
}

interface Launched {
  unit: Unit;
  act: Launch;
  mount: number;
  response: boolean;
}

/** TP-6.1.3 It waits in the hex of its launcher. */
function seekerFrom(s: TpState, { unit, act, mount, response }: Launched): Seeker {
  const { type } = cardOf(s.book, unit).weapons[mount] as WeaponCard;
  const target = targetNamed(s, act.on) as Unit | Seeker;
  s.open.dealt += 1;
  return {
    id: `seeker-${s.open.dealt}`,
    side: unit.side,
    ...{ q: unit.q, r: unit.r, facing: act.facing ?? (headingsFor({ v: s, unit }, act)[0] as number) },
    shown: type === 'rack' ? 'drone' : 'plasma',
    type: type === 'rack' ? null : type.slice('plasma-'.length),
    ...{ by: unit.id, on: act.on, flown: 0, moves: 0, damage: 0, response },
    atOnce: hexes.same(unit, target),
    came: unit.came && { ...unit.came },
    arrived: unit.arrived,
  };
}

interface Loaded {
  unit: Unit;
  hold: Hold;
  mount: number;
  act: Launch;
  seeker: Seeker;
}

/** TP-9.6.3, TP-9.5.1, TP-9.5.4 What was launched is no more in its mount. */
function takeLoad(s: TpState, { unit, hold, mount, act, seeker }: Loaded): void {
  const magazine = hold.magazines.find(one => one.mount === mount) as Magazine;
  magazine.last = halfOf(s);
  unit.weapons[mount] = (unit.weapons[mount] as number) + 1;
  const folder = s.sealed[unit.side] as Sealed;
  const load = seeker.shown === 'drone' ? (act.load ?? (magazine.load.find(id => id !== 'add') as string)) : null;
  // TP-1.5.3
  folder.seekers.push({ id: seeker.id, load, pseudo: act.pseudo === true, left: 0 });
  if (load !== null) magazine.load = withoutOne(magazine.load, load);
  else if (seeker.type === 'd') magazine.load = magazine.load.slice(1);
  else if (act.pseudo) magazine.pseudo = true;
  if (seeker.shown === 'plasma') hold.arms[mount] = { ...EMPTY };
}

function withoutOne(load: readonly string[], id: string): string[] {
  const at = load.indexOf(id);
  return load.filter((_, i) => i !== at);
}

/** Whom a unit may launch at here. */
function targetIds({ v, unit, segment, mover }: InWindow): Id[] {
  if (segment === 'answer') return movingUnits(v, mover).map(({ id }) => id);
  return v.open.units.filter(other => isHere(other) && areEnemies(v.book, unit.side, other.side)).map(({ id }) => id);
}

/** TP-6.1.1 Enemy drones in flight, at which drones are launched; TP-5.2.4 none in an answer. */
function drones({ v, unit, segment }: InWindow): Id[] {
  if (segment === 'answer') return [];
  return v.open.seekers.filter(one => one.shown === 'drone' && areEnemies(v.book, unit.side, one.side)).map(({ id }) => id);
}

/** A launch from each mount, of each kind of load. */
function* launchesAt({ v, unit, hold }: InWindow, on: Id): Generator<Launch> {
  const { weapons } = cardOf(v.book, unit);
  for (const { mount, load, pseudo } of hold.magazines) {
    const { id: weapon, type } = weapons[mount] as WeaponCard;
    if (type === 'rack') for (const one of new Set(load)) yield { act: 'seeker', weapon, on, load: one };
    else yield { act: 'seeker', weapon, on };
    if (type !== 'rack' && type !== 'plasma-d' && !pseudo) yield { act: 'seeker', weapon, on, pseudo: true };
  }
}
