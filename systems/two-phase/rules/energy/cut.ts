// Chapter 2.2: a form made to stand: each line within its own limits, then cut from the last line up until the power at hand pays for it.

import type { WeaponCard } from '../cards.ts';
import { isInMutiny } from '../crew/mutiny.ts';
import { isControlled, ratingOf } from '../damage/condition.ts';
import { asDocked } from '../docking/form.ts';
import type { Arm } from '../folder.ts';
import { topSpeed } from '../geometry/energy.ts';
import { LOST } from '../open.ts';
import type { Form } from '../orders.ts';
import { mountOf } from '../roster.ts';
import { shuttlesGoneOnWith } from '../shuttles/arming.ts';
import { speedLimit } from '../speed/cost.ts';
import { armingsOf } from './arming.ts';
import { canPayLife, formFaults, isPaid, transporterMost } from './faults.ts';
import type { Ship } from './power.ts';
import { baseCost, batteryRoom, capacitorFree, powerOf } from './power.ts';

/** TP-1.3.2 What an absent captain fills in: his last form cut to the power at hand; on the first turn housekeeping, the capacitor, half the warp in movement. */
export function idleForm(ship: Ship, turn: number): Form {
  const { form } = ship.hold;
  // TP-14.2.6 Nobody blows himself up without a word.
  const { destruct: _, ...wish } = form
    ? { ...form, arms: armsGoneOnWith(ship, form), shuttles: shuttlesGoneOnWith(ship, form) }
    : firstForm(ship);
  return formThatStands(ship, wish, turn);
}

/** TP-9.3.1, TP-9.5.1 A mount that takes turns to be armed goes on, or is held: the same energy again might overload it. */
function armsGoneOnWith({ card, hold }: Ship, { arms }: Form): Form['arms'] {
  return arms.flatMap(({ weapon, energy }) => {
    const mount = mountOf(card, weapon);
    const arm = hold.arms[mount];
    if (arm === undefined || energy === 0) return [];
    const way = arm.energy > 0 ? armingsOf(card.weapons[mount] as WeaponCard, arm).find(({ keeps }) => keeps) : undefined;
    return [{ weapon, energy: way?.energy ?? energy }];
  });
}

/** TP-1.3.2 */
function firstForm(ship: Ship): Form {
  const half = Math.floor(powerOf(ship.unit).warp / 2);
  const speed = topSpeed(baseCost(ship), half, speedLimit(ship.charts, ship.unit));
  return { ...emptyForm(ship), capacitor: capacitorFree(ship), speed };
}

/** A form with housekeeping and nothing else. */
export function emptyForm({ unit }: Pick<Ship, 'unit'>): Form {
  return {
    ship: unit.id,
    life: true,
    fireControl: true,
    shields: 'full',
    capacitor: 0,
    arms: [],
    speed: 0,
    hets: 0,
    erratic: false,
    tacs: { warp: 0, impulse: 0 },
    ecm: 0,
    eccm: 0,
    loans: [],
    general: 0,
    specific: [0, 0, 0, 0, 0, 0],
    tractors: { hold: [], fresh: 0, resist: 0 },
    transporters: 0,
    repairs: 0,
    cloak: false,
    shuttles: [],
    gear: [],
    discharge: 0,
    recharge: 0,
  };
}

/** The wish as far as it stands: always a form that does. */
export function formThatStands(ship: Ship, wish: Form, turn: number): Form {
  const form = withinLimits(ship, wish, turn);
  while (!isPaid(ship, form) && CUTS.some(cut => cut(form, ship)));
  // TP-2.2.1 Batteries pay for life support where no engine is left that does.
  while (!isPaid(ship, form) && form.discharge < ship.hold.battery) form.discharge += 1;
  return form;
}

/** Every line by itself as much of the wish as it may have. */
function withinLimits(ship: Ship, wish: Form, turn: number): Form {
  const { charts, unit, card, hold } = ship;
  if (!canPayLife(ship)) return { ...emptyForm(ship), life: false, fireControl: false, shields: 'off' };
  if (isInMutiny(unit)) return { ...emptyForm(ship), fireControl: wish.fireControl, shields: wish.shields };
  const speed = isControlled(unit) ? Math.min(wish.speed, speedLimit(charts, unit)) : 0;
  const least = (n: number, most: number): number => Math.max(0, Math.min(n, most));
  const ecm = wish.fireControl ? least(wish.ecm, charts.ew.own) : 0;
  const discharge = least(wish.discharge, hold.battery);
  const form: Form = {
    ...wish,
    ship: unit.id,
    life: true,
    capacitor: least(wish.capacitor, capacitorFree(ship)),
    arms: armsWithin(ship, wish),
    speed,
    hets: unit.broke > 0 && turn <= unit.broke + 1 ? 0 : least(wish.hets, charts.hets),
    tacs: speed > 0 ? { warp: 0, impulse: 0 } : { ...wish.tacs },
    ecm,
    eccm: wish.fireControl ? least(wish.eccm, charts.ew.own - ecm) : 0,
    general: card.panels ? 0 : wish.general,
    specific: wish.specific.map((points, i) => (isUp(ship, wish, i) ? points : 0)),
    tractors: tractorsWithin(ship, wish),
    transporters: least(wish.transporters, transporterMost(charts, unit.boxes)),
    repairs: least(wish.repairs, ratingOf(card.tracks.damageControl, unit.boxes.damageControl)),
    cloak: wish.cloak && card.cloak !== undefined,
    discharge,
    recharge: least(wish.recharge, batteryRoom(ship) - hold.battery + discharge),
  };
  return withoutFaults(ship, asDocked(ship, form), turn);
}

function isUp({ unit, card }: Ship, { shields }: Form, i: number): boolean {
  return shields !== 'off' && !card.panels && unit.dropped[i] !== true && (unit.shields[i] ?? 0) > 0;
}

/** TP-13.2.4 What is held is held on as it was, where its price is there. */
function tractorsWithin({ unit, tows = [] }: Ship, { tractors: { hold, fresh, resist } }: Form): Form['tractors'] {
  if (unit.boxes.tractor === 0) return { hold: [], fresh: 0, resist };
  const held = tows.flatMap(tow => hold.find(one => one.unit === tow.unit && one.energy >= tow.price) ?? []);
  return { hold: held, fresh, resist };
}

/** A mount goes on with the energy it is given where it takes that; else as it did: armed again, held, or left. */
function armsWithin({ card, unit, hold }: Ship, { arms }: Form): Form['arms'] {
  const found: Form['arms'] = [];
  for (let mount = 0; mount < card.weapons.length; mount += 1) {
    if (unit.weapons[mount] === LOST) continue;
    const weapon = card.weapons[mount] as WeaponCard;
    const wished = arms.find(one => one.weapon === weapon.id)?.energy ?? 0;
    const ways = armingsOf(weapon, hold.arms[mount] as Arm);
    const way = ways.find(one => one.energy === wished) ?? (wished > 0 ? ways.find(one => one.keeps) : undefined);
    if (way && way.energy > 0) found.push({ weapon: weapon.id, energy: way.energy });
  }
  return found;
}

/** What is left of the lists once every entry that cannot stand is struck out. */
function withoutFaults(ship: Ship, form: Form, turn: number): Form {
  const struck = new Set(formFaults(ship, form, turn).map(({ at }) => at?.split('/').slice(0, 3).join('/')));
  const withoutStruck = <T>(list: readonly T[], name: string): T[] => list.filter((_, i) => !struck.has(`/${name}/${i}`));
  const still = form.panels && { ...form.panels, moves: struck.has('/panels/moves') ? [] : form.panels.moves };
  return {
    ...form,
    ...(still && { panels: still }),
    loans: withoutStruck(form.loans, 'loans'),
    shuttles: withoutStruck(form.shuttles, 'shuttles'),
    gear: withoutStruck(form.gear, 'gear'),
  };
}

/** Takes a little from a line, or says that it has nothing left. */
type Cut = (form: Form, ship: Ship) => boolean;

const less =
  (line: 'recharge' | 'repairs' | 'transporters' | 'general' | 'ecm' | 'eccm' | 'hets' | 'speed' | 'capacitor'): Cut =>
  form => {
    if (form[line] === 0) return false;
    form[line] -= 1;
    return true;
  };

const off =
  (line: 'cloak' | 'erratic' | 'fireControl' | 'life'): Cut =>
  form => {
    if (!form[line]) return false;
    form[line] = false;
    return true;
  };

const last =
  (line: 'gear' | 'shuttles' | 'loans' | 'arms'): Cut =>
  form => {
    if (form[line].length === 0) return false;
    form[line] = form[line].slice(0, -1) as never;
    return true;
  };

const cutTractors: Cut = form => {
  const { hold, fresh, resist } = form.tractors;
  if (resist > 0) form.tractors = { ...form.tractors, resist: resist - 1 };
  else if (fresh > 0) form.tractors = { ...form.tractors, fresh: fresh - 1 };
  else if (hold.length > 0) form.tractors = { ...form.tractors, hold: hold.slice(0, -1) };
  else return false;
  return true;
};

const cutSpecific: Cut = form => {
  const at = form.specific.findLastIndex(points => points > 0);
  if (at < 0) return false;
  form.specific = form.specific.with(at, form.specific[at]! - 1);
  return true;
};

const cutTacs: Cut = form => {
  const { warp, impulse } = form.tacs;
  if (impulse > 0) form.tacs = { warp, impulse: impulse - 1 };
  else if (warp > 0) form.tacs = { warp: warp - 1, impulse };
  else return false;
  return true;
};

const cutShields: Cut = (form, { card }) => {
  if (form.shields === 'off' || card.panels) return false;
  form.shields = form.shields === 'full' ? 'minimum' : 'off';
  if (form.shields === 'off') form.specific = form.specific.map(() => 0);
  return true;
};

/** TP-11.4.6 The rear bank, then the forward one. */
const cutPanels: Cut = (form, { card }) => {
  const { fore, rear, moves } = form.panels ?? { fore: true, rear: true, moves: [] };
  if (!card.panels || !(fore || rear)) return false;
  form.panels = { fore: fore && rear, rear: false, moves };
  return true;
};

/** TP-2.2.3 Whoever has no fire control buys no EW: that line is cut before. */
const cutFireControl: Cut = (form, ship) => form.ecm + form.eccm === 0 && off('fireControl')(form, ship);

/** TP-1.3.2 The lines from the last up to the second: whatever the first costs is there (TP-2.2.1). */
const CUTS: readonly Cut[] = [
  less('recharge'),
  last('gear'),
  cutPanels,
  last('shuttles'),
  off('cloak'),
  less('repairs'),
  less('transporters'),
  cutTractors,
  cutSpecific,
  less('general'),
  last('loans'),
  less('eccm'),
  less('ecm'),
  cutTacs,
  off('erratic'),
  less('hets'),
  less('speed'),
  last('arms'),
  less('capacitor'),
  cutShields,
  cutFireControl,
];
