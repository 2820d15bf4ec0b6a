// Chapter 9.1: whether a unit may fire a weapon at a target, and what it pays.

import type { Refusal } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import type { Charts } from '../charts.ts';
import { isVeiled, locksOn, UNDER_CLOAK } from '../cloak/veil.ts';
import { whyTame } from '../crew/capture.ts';
import { whyRiven } from '../crew/mutiny.ts';
import { isControlled } from '../damage/condition.ts';
import { isSheltered } from '../docking/dock.ts';
import { isArmed } from '../energy/arming.ts';
import type { PhaserType } from '../energy/power.ts';
import { isPhaser } from '../energy/power.ts';
import type { Arm, Hold } from '../folder.ts';
import { bears } from '../geometry/arcs.ts';
import { capital, gunName, unitName, weaponName } from '../names.ts';
import type { Target, Unit } from '../open.ts';
import { isSeeker, LOST } from '../open.ts';
import type { FireMode, Shot } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, isHere, mountOf, unitNamed } from '../roster.ts';
import { hurts } from '../seekers/shots.ts';
import { seekerNamed } from '../seekers/truth.ts';
import { whyWeasel } from '../shuttles/decoy.ts';
import { whyCrippled, whyFresh } from '../shuttles/fighters.ts';
import type { AimSeen } from './gun.ts';
import { chartFault, chartOf, isGun } from './guns.ts';
import type { Sight } from './sight.ts';
import { sightOf } from './sight.ts';

/** A unit that may fire, with what its owner holds of it. */
export interface Firer {
  seen: Seen;
  unit: Unit;
  hold: Hold;
}

/** TP-2.2.2, TP-10.3.3 Why a unit does nothing at all; nothing where it may. */
export function whyIdle(unit: Unit): Refusal | undefined {
  if (!unit.life) return { rule: 'TP-2.2.2', say: 'Without life support nothing is done.' };
  if (!isControlled(unit)) return { rule: 'TP-10.3.3', say: 'Nobody controls this ship.' };
  return whyRiven(unit);
}

/** TP-2.2.3, TP-11.1.5, TP-12.1.6, TP-13.4.5 Why a unit fires nothing at all; nothing where it may. */
export function whySilent(unit: Unit): Refusal | undefined {
  if (!unit.fireControl) return { rule: 'TP-2.2.3', say: 'There is no fire control.' };
  return isVeiled(unit) ? UNDER_CLOAK : (whyIdle(unit) ?? whyTame(unit) ?? whyFresh(unit) ?? whyWeasel(unit));
}

/** What a mount holds with reserve power put to it: TP-2.3.1 an overload may be completed as it is fired. */
export function armWith(weapon: Pick<WeaponCard, 'type'>, arm: Arm, reserve: number): Arm {
  if (reserve === 0 || isPhaser(weapon)) return arm;
  return { ...arm, energy: arm.energy + reserve };
}

/** A weapon laid on a target, whether it may fire or not. */
export function aimOf({ seen, unit, hold }: Firer, target: Target, { mount, shot, sight }: Laid): AimSeen {
  const card = cardOf(seen.book, unit);
  const weapon = card.weapons[mount] as WeaponCard;
  return {
    charts: seen.book.charts,
    seen,
    firer: unit,
    target,
    weapon,
    mode: shot.as,
    arm: heldBy(hold, { mount, weapon, reserve: shot.reserve ?? 0 }),
    sight,
    improved: locksOn(unit, target) && card.flags?.includes('derfacs') === true,
    shots: weapon.type === 'ph-g' ? (shot.shots ?? 1) : 1,
  };
}

/** TP-9.4.9 A mauler fires with what the batteries hold; every other mount with what is in it. */
function heldBy({ arms, battery }: Hold, { mount, weapon, reserve }: Mounted & { reserve: number }): Arm {
  return weapon.type === 'mauler' ? { turns: 1, energy: battery } : armWith(weapon, arms[mount] as Arm, reserve);
}

/** A mount, the shot it is named for, and how it has its target in sight. */
export interface Laid {
  mount: number;
  shot: Shot;
  sight: Sight;
}

/** A unit on the map, or a seeker. */
export function targetNamed({ open }: Pick<Seen, 'open'>, id: string): Target | undefined {
  const unit = unitNamed(open, id);
  return unit && isHere(unit) ? unit : seekerNamed(open, id);
}

/** TP-9.1.1, TP-9.1.5, TP-2.3.1 Why this shot may not be fired; places within the shot. What all shots together may spend is looked at by `spendFaults`. */
export function shotFault(firer: Firer, shot: Shot): Refusal | undefined {
  const { seen, unit, hold } = firer;
  const target = targetNamed(seen, shot.on);
  if (!target) return { rule: 'TP-9.1.1', at: '/on', say: `There is no target ${unitName(seen, shot.on)} on the map.` };
  if (!isSeeker(target) && !areEnemies(seen.book, unit.side, target.side))
    return { rule: 'TP-9.1.5', at: '/on', say: `${unitName(seen, shot.on)} is no enemy of yours.` };
  if (isSheltered(seen.open, shot.on))
    return { rule: 'TP-14.2.4', at: '/on', say: `${unitName(seen, shot.on)} is docked to a bigger ship, which covers it.` };
  const card = cardOf(seen.book, unit);
  const mount = mountOf(card, shot.weapon);
  const weapon = card.weapons[mount];
  if (!weapon || !isGun(weapon) || unit.weapons[mount] === LOST)
    return { rule: 'TP-9.1.1', at: '/weapon', say: `There is no weapon ${weaponName(card, shot.weapon)} that fires.` };
  const spent = whyCrippled(seen.book.charts, unit, weapon) ?? shotsFault(firer, { mount, weapon, shots: shot.shots ?? 1 });
  if (spent) return spent;
  if (isSeeker(target) && !hurts(weapon, target))
    return { rule: 'TP-6.3.5', at: '/weapon', say: `${capital(gunName(weapon))} does nothing to ${unitName(seen, shot.on)}.` };
  const energy = energyFault(weapon, hold.arms[mount] as Arm, shot);
  if (energy) return energy;
  const sight = sightOf(seen, unit, target);
  if (sight.bearing >= 0 && !bears(card.arcs[mount] as number, sight.bearing))
    return { rule: 'TP-9.1.2', at: '/weapon', say: `${capital(gunName(weapon))} does not bear on ${unitName(seen, shot.on)}.` };
  const fault = chartFault(aimOf(firer, target, { mount, shot, sight }));
  return fault && { at: '', ...fault };
}

interface Mounted {
  mount: number;
  weapon: WeaponCard;
}

/** TP-9.1.1 Once a turn, TP-7.3.5 whatever waterfall has gone by, TP-5.1.3 and whoever has passed may still; a gatling phaser as often as the chart says; TP-9.4.10 an anti-drone as long as it has rounds. */
function shotsFault({ seen, unit, hold }: Firer, { mount, weapon, shots }: Mounted & { shots: number }): Refusal | undefined {
  if (weapon.type === 'add') {
    const rounds = hold.magazines.find(one => one.mount === mount)?.load.length ?? 0;
    return rounds > 0 ? undefined : { rule: 'TP-9.4.10', at: '/weapon', say: `${capital(gunName(weapon))} has no rounds left.` };
  }
  const most = weapon.type === 'ph-g' ? seen.book.charts.gatlingShots : 1;
  if ((unit.weapons[mount] as number) + shots <= most) return undefined;
  return { rule: 'TP-9.1.1', at: '/weapon', say: `${capital(gunName(weapon))} has fired this turn.` };
}

/** TP-2.3.1, TP-2.3.2 Armed as it must be; reserve power completes an overload and arms nothing. */
function energyFault(weapon: WeaponCard, arm: Arm, { reserve = 0 }: Shot): Refusal | undefined {
  if (!isArmed(weapon, arm)) return { rule: ARMING, at: '/weapon', say: `${capital(gunName(weapon))} is not armed.` };
  if (reserve === 0 || isPhaser(weapon)) return undefined;
  const after = arm.energy + reserve;
  const [least, most] = OVERLOADS[weapon.type] ?? [0, -1];
  if (after >= least && after <= most) return undefined;
  return { rule: 'TP-2.3.1', at: '/reserve', say: `${reserve} points of reserve complete no overload of ${gunName(weapon)}.` };
}

const ARMING = 'TP-2.3.2';

/** TP-9.3.4, TP-9.4.4, TP-9.4.5, TP-9.4.6 Energy in all of an overload, the least and the most. */
const OVERLOADS: Readonly<Record<string, readonly [number, number]>> = {
  photon: [5, 8],
  disruptor: [4, 4],
  fusion: [4, 4],
  hellbore: [9, 9],
};

/** TP-9.2.5, TP-9.2.6 Quarters of a point that a shot takes. */
export function quartersOf(
  { capacitor }: Pick<Charts, 'capacitor'>,
  weapon: Pick<WeaponCard, 'type'>,
  { as, shots }: Pick<Shot, 'as' | 'shots'>,
): number {
  if (!isPhaser(weapon)) return 0;
  return capacitor.shots[as === 'ph-3' ? 'ph-3' : (weapon.type as PhaserType)] * (shots ?? 1);
}

/** TP-2.2.6, TP-2.3.1 What shots together take out of the capacitor and out of batteries. */
export function spentBy(
  { seen, unit }: Pick<Firer, 'seen' | 'unit'>,
  shots: readonly Shot[],
): { quarters: number; reserve: number } {
  const card = cardOf(seen.book, unit);
  let quarters = 0;
  let reserve = 0;
  for (const shot of shots) {
    const weapon = card.weapons[mountOf(card, shot.weapon)];
    if (!weapon) continue;
    const own = shot.reserve ?? 0;
    reserve += own;
    quarters += Math.max(0, quartersOf(seen.book.charts, weapon, shot) - (isPhaser(weapon) ? 4 * own : 0));
  }
  return { quarters, reserve };
}

/** TP-9.1.1, TP-2.2.6, TP-2.3.1 Every reason why the fire of a unit cannot stand. `spent`: reserve power of its acts. */
export function fireFaults(firer: Firer, shots: readonly Shot[], spent: number): Refusal[] {
  if (shots.length === 0) return [];
  const silent = whySilent(firer.unit);
  if (silent) return [{ ...silent, at: '' }];
  const faults = shots.flatMap((shot, i) => {
    const twice = shots.findIndex(one => one.weapon === shot.weapon) < i;
    const fault = twice
      ? {
          rule: 'TP-9.1.1',
          at: '/weapon',
          say: `${capital(weaponName(cardOf(firer.seen.book, firer.unit), shot.weapon))} fires already.`,
        }
      : shotFault(firer, shot);
    return fault ? [{ ...fault, at: `/${i}${fault.at ?? ''}` }] : [];
  });
  return [...faults, ...spendFaults(firer, shots, spent)];
}

function spendFaults(firer: Firer, shots: readonly Shot[], spent: number): Refusal[] {
  const { capacitor, battery } = firer.hold;
  const { quarters, reserve } = spentBy(firer, shots);
  const found: Refusal[] = [];
  if (reserve + spent > 0 && shots.some(({ weapon }) => isMauler(firer, weapon)))
    found.push({ rule: 'TP-9.4.9', at: '', say: 'A mauler takes all that the batteries hold.' });
  if (quarters > capacitor)
    found.push({
      rule: 'TP-9.2.5',
      at: '',
      say: `These phasers take ${quarters} quarters, and the capacitor holds ${capacitor}.`,
    });
  if (reserve + spent > battery)
    found.push({ rule: 'TP-2.3.1', at: '', say: `${reserve + spent} points of reserve wanted, ${battery} stored.` });
  return found;
}

function isMauler({ seen, unit }: Pick<Firer, 'seen' | 'unit'>, id: string): boolean {
  const card = cardOf(seen.book, unit);
  return card.weapons[mountOf(card, id)]?.type === 'mauler';
}

/** The ways in which a weapon might be fired. */
export const MODES: Readonly<Record<string, readonly (FireMode | undefined)[]>> = {
  'ph-1': [undefined, 'ph-3'],
  'ph-2': [undefined, 'ph-3'],
  photon: ['overload', undefined, 'proximity'],
  disruptor: ['overload', undefined],
  fusion: ['overload', undefined],
  hellbore: [undefined, 'enveloping'],
  'web-caster': ['fist'],
  'plasma-r': ['bolt'],
  'plasma-s': ['bolt'],
  'plasma-g': ['bolt'],
  'plasma-f': ['bolt'],
};
const PLAIN: readonly (FireMode | undefined)[] = [undefined];

/** Every way in which a unit may fire each of its weapons at a target, without reserve power. */
export function* shotsAt(firer: Firer, target: Target): Generator<Shot> {
  for (const mounted of mountsAt(firer, target)) yield* shotsOf(firer, target, mounted);
}

/** Mounts of a unit that are whole, unfired, armed and bear on a target. */
export function* mountsAt(firer: Firer, target: Target): Generator<Omit<Laid, 'shot'>> {
  const { seen, unit } = firer;
  if (whySilent(unit) || !areEnemies(seen.book, unit.side, target.side)) return;
  if (!isSeeker(target) && (!isHere(target) || isSheltered(seen.open, target.id))) return;
  const card = cardOf(seen.book, unit);
  const sight = sightOf(seen, unit, target);
  for (let mount = 0; mount < card.weapons.length; mount += 1)
    if (mayBear(firer, target, { mount, sight })) yield { mount, sight };
}

function mayBear(firer: Firer, target: Target, { mount, sight }: Omit<Laid, 'shot'>): boolean {
  const { seen, unit, hold } = firer;
  const card = cardOf(seen.book, unit);
  const weapon = card.weapons[mount] as WeaponCard;
  if (!isGun(weapon) || unit.weapons[mount] === LOST || shotsFault(firer, { mount, weapon, shots: 1 })) return false;
  if (whyCrippled(seen.book.charts, unit, weapon)) return false;
  if (isSeeker(target) && !hurts(weapon, target)) return false;
  if (!isArmed(weapon, hold.arms[mount] as Arm)) return false;
  return sight.bearing < 0 || bears(card.arcs[mount] as number, sight.bearing);
}

function* shotsOf(firer: Firer, target: Target, { mount, sight }: Omit<Laid, 'shot'>): Generator<Shot> {
  const { unit, hold, seen } = firer;
  const weapon = cardOf(seen.book, unit).weapons[mount] as WeaponCard;
  const { gatlingShots } = seen.book.charts;
  const shots = weapon.type === 'ph-g' ? Math.min(gatlingShots - (unit.weapons[mount] as number), hold.capacitor) : 1;
  for (const as of MODES[weapon.type] ?? PLAIN) {
    const shot: Shot = { weapon: weapon.id, on: target.id, ...(as && { as }), ...(weapon.type === 'ph-g' && { shots }) };
    if (shots === 0 || quartersOf(seen.book.charts, weapon, shot) > hold.capacitor) continue;
    const aim = aimOf(firer, target, { mount, shot, sight });
    if (chartOf(aim) && !chartFault(aim)) yield shot;
  }
}
