// Chapter 2: any form the book allows, cut until it stands.

import type { RollDie } from '@flagplot/kernel';
import { ratingOf } from '../damage/condition.ts';
import { emptyForm, formThatStands } from '../energy/cut.ts';
import { transporterMost } from '../energy/faults.ts';
import { gearMost, isGear } from '../energy/gear.ts';
import type { Ship } from '../energy/power.ts';
import { batteryRoom, capacitorFree } from '../energy/power.ts';
import { armsBy, fastest } from '../energy/wishes.ts';
import type { Unit } from '../open.ts';
import { LOST } from '../open.ts';
import type { Form, Panels } from '../orders.ts';
import { areEnemies, isHere } from '../roster.ts';
import { energyOf } from '../shuttles/arming.ts';
import type { TpView } from '../state.ts';

/** Any form the book allows. */
export function randomForm(ship: Ship, turn: number, roll: RollDie): Form {
  const { charts, unit, card, hold } = ship;
  const upTo = (n: number): number => (n <= 0 ? 0 : roll(n + 1) - 1);
  const seldom = (n: number): number => (roll(4) === 1 ? upTo(n) : 0);
  const speed = roll(5) === 1 ? 0 : upTo(fastest(ship));
  const [ecm, discharge] = [seldom(charts.ew.own), seldom(hold.battery)];
  const wish: Form = {
    ...emptyForm(ship),
    fireControl: roll(12) > 1,
    shields: (['off', 'minimum', 'full', 'full', 'full', 'full'] as const)[roll(6) - 1]!,
    capacitor: upTo(capacitorFree(ship)),
    arms: armsBy(ship, ways => ways[upTo(ways.length - 1)]),
    speed,
    hets: seldom(charts.hets),
    erratic: roll(8) === 1,
    tacs: speed > 0 ? { warp: 0, impulse: 0 } : { warp: upTo(charts.tac.warp), impulse: upTo(charts.tac.impulse) },
    ecm,
    eccm: seldom(charts.ew.own - ecm),
    loans: roll(4) === 1 ? ownLoans(ship) : [],
    general: seldom(3),
    ...randomBeams(ship, roll),
    specific: unit.shields.map(() => (roll(8) === 1 ? upTo(4) : 0)),
    cloak: card.cloak !== undefined && roll(2) === 1,
    repairs: seldom(ratingOf(card.tracks.damageControl, unit.boxes.damageControl)),
    ...randomGear(ship, roll),
    discharge,
    recharge: seldom(batteryRoom(ship)),
  };
  return formThatStands(ship, wish, turn);
}

/** TP-8.1.3 A special sensor for the ship itself. */
function ownLoans({ unit, card }: Ship): Form['loans'] {
  const sensor = card.weapons.find(({ type }, mount) => type === 'special-sensor' && unit.weapons[mount] !== LOST);
  return sensor ? [{ by: sensor.id, to: unit.id, as: 'ecm' }] : [];
}

function randomTractors({ unit, tows = [] }: Ship, roll: RollDie): Form['tractors'] {
  const some = (least: number): number => (roll(3) === 1 ? least + roll(4) - 1 : 0);
  const hold = tows.map(tow => ({ unit: tow.unit, energy: some(tow.price) }));
  return { hold: hold.filter(({ energy }) => energy > 0), fresh: unit.boxes.tractor > 0 ? some(1) : 0, resist: some(0) };
}

/** TP-2.2.11 */
function randomBeams(ship: Ship, roll: RollDie): Pick<Form, 'tractors' | 'transporters'> {
  const most = transporterMost(ship.charts, ship.unit.boxes);
  return { tractors: randomTractors(ship, roll), transporters: roll(3) === 1 ? most : 0 };
}

/** Any energy for gear, any shuttles made ready, and any banks on. */
function randomGear(ship: Ship, roll: RollDie): Pick<Form, 'gear' | 'shuttles' | 'panels'> {
  return { gear: anyGear(ship, roll), shuttles: randomShuttles(ship, roll), ...randomPanels(ship, roll) };
}

function anyGear(ship: Ship, roll: RollDie): Form['gear'] {
  return ship.card.weapons.flatMap((weapon, mount) => {
    const most = isGear(weapon) ? (gearMost(ship, mount) ?? 0) : 0;
    if (most === 0 || roll(2) === 1) return [];
    return [{ id: weapon.id, energy: weapon.type === 'displacement' ? most : roll(most) }];
  });
}

/** Any banks on, and a point moved now and then. */
function randomPanels({ card, unit }: Ship, roll: RollDie): Pick<Form, 'panels'> {
  if (!card.panels) return {};
  const from = roll(2) === 1 ? 'fore' : 'rear';
  const to = roll(2) === 1 ? 'bank' : 'battery';
  const full = (unit.banks?.held[from === 'fore' ? 0 : 1] ?? 0) > 0;
  const moves: Panels['moves'] = full && roll(2) === 1 ? [{ from, to, points: 1 }] : [];
  return { panels: { fore: roll(5) > 1, rear: roll(5) > 1, moves } };
}

/** Some of the shuttles made ready for something. */
function randomShuttles({ charts, unit, hold }: Pick<Ship, 'charts' | 'unit' | 'hold'>, roll: RollDie): Form['shuttles'] {
  if (unit.bay === undefined || (roll(3) > 1 && hold.bay.every(({ turns }) => turns === 0))) return [];
  return unit.bay.flatMap(({ kind }, box) => {
    const craft = hold.bay[box];
    if (kind !== 'admin' || !craft || craft.as === 'scatter-pack') return [];
    const as = craft.as === 'plain' ? (['weasel', 'suicide'] as const)[roll(2) - 1]! : craft.as;
    if (roll(3) === 1) return [];
    const [least, most] = energyOf(charts, craft, as);
    return [{ box, as, energy: least + roll(most - least + 1) - 1 }];
  });
}

/** TP-12.2.7 Any enemies for what is to strike. */
export function withTargets(v: TpView, form: Form, roll: RollDie): Form {
  const enemies = v.open.units.filter(unit => isHere(unit) && areEnemies(v.book, v.side, unit.side));
  const aim = (line: Form['shuttles'][number]): Form['shuttles'][number] =>
    line.as === 'suicide' && enemies.length > 0 ? { ...line, target: (enemies[roll(enemies.length) - 1] as Unit).id } : line;
  return { ...form, shuttles: form.shuttles.map(aim) };
}
