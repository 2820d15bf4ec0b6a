// Chapter 2: every reason why a form cannot stand, each with its line.

import type { Refusal } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import type { Charts } from '../charts.ts';
import { isInMutiny } from '../crew/mutiny.ts';
import { isControlled, ratingOf } from '../damage/condition.ts';
import { dockFaults } from '../docking/form.ts';
import type { Arm } from '../folder.ts';
import { capital, gunName, weaponName } from '../names.ts';
import type { Boxes } from '../open.ts';
import { LOST } from '../open.ts';
import type { Form } from '../orders.ts';
import { mountOf } from '../roster.ts';
import { shuttleFaults } from '../shuttles/arming.ts';
import { speedLimit } from '../speed/cost.ts';
import { armingsOf } from './arming.ts';
import { gearMost, gearRule } from './gear.ts';
import { panelFaults } from './panels.ts';
import type { Power, Ship } from './power.ts';
import { batteryRoom, billOf, capacitorFree, lifeEnergy, powerOf, totalOf } from './power.ts';

/** TP-2.1.2 Every reason at once, each at its place in the form. `turn`: the one it is for. */
export function formFaults(ship: Ship, form: Form, turn: number): Refusal[] {
  const faults = LINES.flatMap(line => line({ ship, form, turn }));
  return faults.length > 0 ? faults : powerFaults(ship, form);
}

interface Written {
  ship: Ship;
  form: Form;
  turn: number;
}
type LineFaults = (written: Written) => Refusal[];

const fault = (rule: string, at: string, say: string): Refusal => ({ rule, at, say });
const over = (is: number, most: number, { rule, at, what }: { rule: string; at: string; what: string }): Refusal[] =>
  is > most ? [fault(rule, at, `${what}: ${is} where ${most} is the most.`)] : [];

/** TP-2.2.2 Whether life support can be paid at all. */
export function canPayLife(ship: Ship): boolean {
  const { warp, impulse, apr } = powerOf(ship.unit);
  return warp + impulse + apr + ship.hold.battery >= lifeEnergy(ship);
}

/** TP-2.2.1 Life support is paid where it can be; TP-2.2.2 where it cannot, nothing else is. */
const life: LineFaults = ({ ship, form }) => {
  if (form.life === canPayLife(ship)) return form.life ? [] : idleFaults(ship, form);
  if (!form.life) return [{ ...fault('TP-2.2.1', '/life', 'Life support must be paid where it can be.'), lacking: true }];
  return [fault('TP-2.2.2', '/life', 'There is not power enough for life support.')];
};

/** TP-2.2.2 */
function idleFaults(ship: Ship, form: Form): Refusal[] {
  return totalOf(billOf(ship, form)) > 0 ? [fault('TP-2.2.2', '', 'A ship that cannot pay life support does nothing else.')] : [];
}

/** TP-2.2.3 */
const fireControl: LineFaults = ({ form }) =>
  !form.fireControl && form.ecm + form.eccm > 0 ? [fault('TP-2.2.3', '/ecm', 'EW wants fire control.')] : [];

/** TP-2.2.6 */
const capacitor: LineFaults = ({ ship, form }) =>
  over(form.capacitor, capacitorFree(ship), { rule: 'TP-2.2.6', at: '/capacitor', what: 'Room in the capacitor' });

/** TP-9.3.1, TP-9.4.1, TP-9.4.5, TP-9.4.6, TP-9.5.1 Each mount once, with an amount that does something to it. */
const arms: LineFaults = ({ ship, form }) =>
  form.arms.flatMap(({ weapon, energy }, i) => {
    const mount = mountOf(ship.card, weapon);
    if (mount < 0 || ship.unit.weapons[mount] === LOST)
      return [fault('TP-10.3.1', `/arms/${i}/weapon`, `There is no weapon ${weaponName(ship.card, weapon)} that works.`)];
    if (form.arms.findIndex(one => one.weapon === weapon) < i)
      return [fault('TP-2.1.2', `/arms/${i}/weapon`, `${capital(weaponName(ship.card, weapon))} has a line already.`)];
    const card = ship.card.weapons[mount] as WeaponCard;
    const ways = armingsOf(card, ship.hold.arms[mount] as Arm);
    if (ways.some(way => way.energy === energy)) return [];
    const say = `${capital(gunName(card))} takes ${ways.map(way => way.energy).join(', ')} this turn, not ${energy}.`;
    return [fault(ARMING_ROWS[card.type] ?? 'TP-9.5.1', `/arms/${i}/energy`, say)];
  });

const ARMING_ROWS: Readonly<Record<string, string>> = {
  photon: 'TP-9.3.1',
  disruptor: 'TP-9.4.1',
  fusion: 'TP-9.4.5',
  hellbore: 'TP-9.4.6',
  'trb-heavy': 'TP-9.4.8',
  'trb-light': 'TP-9.4.8',
};

/** TP-3.1.1, TP-3.1.7 How fast; TP-10.3.3 a ship that nobody controls stands still. */
const speed: LineFaults = ({ ship, form }) => {
  if (!isControlled(ship.unit))
    return over(form.speed, 0, { rule: 'TP-10.3.3', at: '/speed', what: 'Speed of a ship nobody controls' });
  return over(form.speed, speedLimit(ship.charts, ship.unit), { rule: 'TP-3.1.7', at: '/speed', what: 'Speed' });
};

/** TP-4.4.5, TP-4.4.7 No HET until the end of the turn after a breakdown. */
const hets: LineFaults = ({ ship, form, turn }) => {
  const { broke } = ship.unit;
  const most = broke > 0 && turn <= broke + 1 ? 0 : ship.charts.hets;
  return over(form.hets, most, { rule: most === 0 ? 'TP-4.4.7' : 'TP-4.4.5', at: '/hets', what: 'HETs' });
};

/** TP-4.5.1, TP-4.5.2 */
const tacs: LineFaults = ({ ship: { charts }, form }) => {
  const { warp, impulse } = form.tacs;
  if (form.speed > 0 && warp + impulse > 0) return [fault('TP-4.5.1', '/tacs', 'Only a ship of speed 0 makes TACs.')];
  return [
    ...over(warp, charts.tac.warp, { rule: 'TP-4.5.2', at: '/tacs/warp', what: 'TACs by warp power' }),
    ...over(impulse, charts.tac.impulse, { rule: 'TP-4.5.2', at: '/tacs/impulse', what: 'TACs by impulse power' }),
  ];
};

/** TP-2.2.9 */
const ew: LineFaults = ({ ship, form }) =>
  over(form.ecm + form.eccm, ship.charts.ew.own, { rule: 'TP-2.2.9', at: '/ecm', what: 'Own ECM and ECCM together' });

/** TP-2.2.10, TP-8.1.3, TP-8.1.6 */
const loans: LineFaults = ({ ship: { unit, card }, form }) =>
  form.loans.flatMap(({ by, to, as }, i) => {
    const at = `/loans/${i}`;
    const mount = mountOf(card, by);
    const carrier = by === unit.id && card.flags?.includes('carrier') === true;
    const lends = carrier || (mount >= 0 && card.weapons[mount]?.type === 'special-sensor' && unit.weapons[mount] !== LOST);
    if (!lends) return [fault('TP-2.2.10', `${at}/by`, 'Nothing of this name lends.')];
    if (form.loans.findIndex(one => one.by === by) < i) return [fault('TP-8.1.3', `${at}/by`, 'It lends once a turn.')];
    if ((carrier || to === unit.id) && as === 'eccm') return [fault('TP-8.1.3', `${at}/as`, 'What is lent here is ECM.')];
    // Ruling R75.
    if (to === unit.id && form.loans.findIndex(one => one.to === to) < i)
      return [fault('TP-2.2.10', `${at}/to`, 'A ship has one sensor a turn for itself.')];
    return [];
  });

/** TP-2.2.7, TP-2.2.8, TP-11.4.9 Reinforcement on shields that are up, and none where panels stand for them. */
const reinforcement: LineFaults = ({ ship: { unit, card }, form }) => {
  const wanted = form.general + form.specific.reduce((sum, points) => sum + points, 0);
  if (card.panels && wanted > 0) return [fault('TP-11.4.9', '/general', 'Power absorbers take no reinforcement.')];
  return form.specific.flatMap((points, i) => {
    const down = form.shields === 'off' || unit.dropped[i] === true || unit.shields[i] === 0;
    return points > 0 && down ? [fault('TP-2.2.8', `/specific/${i}`, `Shield ${i + 1} is down and takes no reinforcement.`)] : [];
  });
};

/** TP-13.2.1, TP-2.2.11 Beams, transporters and damage control, as far as there are boxes. */
const systems: LineFaults = ({ ship: { charts, unit, card, tows }, form }) => {
  const { boxes } = unit;
  const beams = form.tractors.fresh + form.tractors.hold.reduce((sum, { energy }) => sum + energy, 0);
  const most = transporterMost(charts, boxes);
  const found = over(form.transporters, most, { rule: 'TP-2.2.11', at: '/transporters', what: 'Energy for transporters' });
  if (beams > 0 && boxes.tractor === 0) found.push(fault('TP-13.2.1', '/tractors', 'There is no tractor beam left.'));
  found.push(...upkeepFaults(tows, form));
  const rating = ratingOf(card.tracks.damageControl, boxes.damageControl);
  return [...found, ...over(form.repairs, rating, { rule: 'TP-2.2.11', at: '/repairs', what: 'Energy for damage control' })];
};

/** TP-13.2.4 Upkeep is paid for what is held, once each, and is at least the price of its range. */
function upkeepFaults(tows: Ship['tows'] = [], { tractors: { hold } }: Form): Refusal[] {
  return hold.flatMap(({ unit, energy }, i) => {
    const at = `/tractors/hold/${i}`;
    const tow = tows.find(one => one.unit === unit);
    if (!tow) return [fault('TP-13.2.4', `${at}/unit`, 'No beam of this ship holds it.')];
    if (hold.findIndex(one => one.unit === unit) < i) return [fault('TP-13.2.4', `${at}/unit`, 'It has a line already.')];
    if (energy >= tow.price) return [];
    return [fault('TP-13.2.1', `${at}/energy`, `This beam takes ${tow.price}.`)];
  });
}

/** TP-2.2.11 Points that transporters can take: each pays for several uses, a box is used once. */
export function transporterMost({ transporter }: Pick<Charts, 'transporter'>, boxes: Pick<Boxes, 'transporter'>): number {
  return Math.floor((boxes.transporter + transporter.uses - 1) / transporter.uses);
}

/** TP-11.1.6 */
const cloak: LineFaults = ({ ship, form }) =>
  form.cloak && ship.card.cloak === undefined ? [fault('TP-11.1.6', '/cloak', 'There is no cloaking device aboard.')] : [];

/** TP-12.2.7, TP-12.3.1 */
const shuttles: LineFaults = ({ ship, form }) => shuttleFaults(ship, form);

/** TP-11.2.1, TP-11.3.1, TP-11.3.2, TP-11.4.1 */
const gear: LineFaults = ({ ship, form }) =>
  form.gear.flatMap(({ id, energy }, i) => {
    const mount = mountOf(ship.card, id);
    const most = gearMost(ship, mount);
    if (most === undefined) return [fault('TP-2.1.2', `/gear/${i}/id`, `There is no ${weaponName(ship.card, id)} that works.`)];
    if (form.gear.findIndex(one => one.id === id) < i)
      return [fault('TP-2.1.2', `/gear/${i}/id`, `${capital(weaponName(ship.card, id))} has a line already.`)];
    const weapon = ship.card.weapons[mount] as WeaponCard;
    if (weapon.type === 'displacement' && energy !== most)
      return [fault('TP-11.4.1', `/gear/${i}/energy`, `A displacement device takes ${most}.`)];
    return over(energy, most, { rule: gearRule(weapon), at: `/gear/${i}/energy`, what: `Energy for ${gunName(weapon)}` });
  });

/** TP-2.1.2, TP-2.2.12 What batteries give and take. */
const batteries: LineFaults = ({ ship, form }) => {
  const { battery } = ship.hold;
  const room = Math.max(0, batteryRoom(ship) - battery + form.discharge);
  return [
    ...over(form.discharge, battery, { rule: 'TP-2.1.2', at: '/discharge', what: 'Points out of batteries' }),
    ...over(form.recharge, room, { rule: 'TP-2.2.12', at: '/recharge', what: 'Points into batteries' }),
  ];
};

/** TP-14.2.2 A ship whose crew has risen pays for life support, fire control and shields, and for nothing else. */
const riven: LineFaults = ({ ship, form }) => {
  if (!isInMutiny(ship.unit)) return [];
  const { ship: _, life: _life, fireControl: _fireControl, shields: _shields, panels: _panels, ...rest } = form;
  return Object.entries(rest)
    .filter(([, line]) => !isNothing(line))
    .map(([line]) => fault('TP-14.2.2', `/${line}`, 'The crew has risen, and the ship does nothing.'));
};

/** Whether a line of a form is left as it is printed. */
function isNothing(line: unknown): boolean {
  if (typeof line === 'object' && line !== null) return Object.values(line).every(isNothing);
  return line === 0 || line === false;
}

/** TP-11.4.5, TP-11.4.8 */
const panels: LineFaults = ({ ship, form }) => panelFaults(ship, form);

const LINES: readonly LineFaults[] = [
  riven,
  ({ ship, form }) => dockFaults(ship, form),
  life,
  fireControl,
  capacitor,
  arms,
  speed,
  hets,
  tacs,
  ew,
  loans,
  reinforcement,
  systems,
  cloak,
  shuttles,
  gear,
  panels,
  batteries,
];

/** What there is, and what there is not. */
interface Short {
  rule: string;
  at: string;
  what: string;
  wanted: number;
  there: number;
}

/** TP-2.1.2 What is spent is there, TP-2.1.4, TP-2.1.5 and of the kind it must be. */
function powerFaults(ship: Ship, form: Form): Refusal[] {
  return shortages(ship, form).map(({ rule, at, what, wanted, there }) =>
    fault(rule, at, `${what}: ${wanted} wanted, ${there} there.`),
  );
}

function shortages(ship: Ship, form: Form): Short[] {
  const { discharge } = form;
  const power = powerOf(ship.unit);
  const engines = enginesOf(power);
  const bill = billOf(ship, form);
  const all: Short[] = [
    { rule: 'TP-2.1.4', at: '/speed', what: 'Warp power for movement and photons', wanted: bill.warp, there: power.warp },
    {
      rule: 'TP-2.1.5',
      at: '/hets',
      what: 'Warp power and batteries for manoeuvres',
      wanted: bill.warp + bill.lent,
      there: power.warp + discharge,
    },
    { rule: 'TP-2.1.5', at: '/tacs/impulse', what: 'Impulse power', wanted: bill.impulse, there: power.impulse },
    {
      rule: 'TP-2.2.12',
      at: '/recharge',
      what: 'Engine power for batteries',
      wanted: bill.warp + bill.impulse + bill.engine,
      there: engines,
    },
    { rule: 'TP-2.1.2', at: '', what: 'Power', wanted: totalOf(bill), there: engines + discharge },
  ];
  return all.filter(({ wanted, there }) => wanted > there);
}

function enginesOf({ warp, impulse, apr }: Power): number {
  return warp + impulse + apr;
}

/** Whether the power at hand pays for a form whose lines stand each by itself. */
export function isPaid(ship: Ship, form: Form): boolean {
  const power = powerOf(ship.unit);
  const bill = billOf(ship, form);
  const engines = enginesOf(power);
  return (
    bill.warp <= power.warp &&
    bill.warp + bill.lent <= power.warp + form.discharge &&
    bill.impulse <= power.impulse &&
    bill.warp + bill.impulse + bill.engine <= engines &&
    totalOf(bill) <= engines + form.discharge
  );
}
