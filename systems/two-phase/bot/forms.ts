// Chapter 2: the energy form of a ship, bought line by line in the order of what matters to its plan.

import type { WeaponCard } from '../rules/cards.ts';
import { ratingOf } from '../rules/damage/condition.ts';
import { armingsOf } from '../rules/energy/arming.ts';
import { emptyForm, formThatStands } from '../rules/energy/cut.ts';
import { isPaid } from '../rules/energy/faults.ts';
import { gearMost } from '../rules/energy/gear.ts';
import type { Ship } from '../rules/energy/power.ts';
import { batteryRoom, capacitorFree } from '../rules/energy/power.ts';
import type { Arm } from '../rules/folder.ts';
import { LOST, type Unit } from '../rules/open.ts';
import type { Form } from '../rules/orders.ts';
import { speedLimit } from '../rules/speed/cost.ts';
import type { TpView } from '../rules/state.ts';
import { shipOf } from '../rules/turn/1-energy.ts';
import { shieldTowards, worthOfForm } from './foresight.ts';
import type { Plan } from './plan.ts';
import { aimsOf, nearestFoe, planOf } from './plan.ts';
import { wantsWeasel, weaselLine } from './weasels.ts';

/** A form while it is filled in. */
interface Buying {
  ship: Ship;
  form: Form;
  /** The nearest enemy, and how near it may come this turn. */
  foe: Unit | undefined;
  nearest: number;
  /** A speed that is wanted whatever the plan. */
  pace: number | undefined;
  eccmFirst: boolean;
  /** TP-12.3.1 What goes into a weasel. */
  weasel: Form['shuttles'];
}

type Purchase = (buying: Buying) => void;

/** Takes a change of the form if there is power for it. */
function buy(buying: Buying, change: Partial<Form>): boolean {
  const form = { ...buying.form, ...change };
  if (!isPaid(buying.ship, form)) return false;
  buying.form = form;
  return true;
}

/** The most of a line that is paid for. */
function buyMost(buying: Buying, most: number, change: (n: number) => Partial<Form>): void {
  for (let n = most; n > 0; n -= 1) if (buy(buying, change(n))) return;
}

const phasers: Purchase = buying => buyMost(buying, capacitorFree(buying.ship), capacitor => ({ capacitor }));

const speedOf =
  (wanted: number): Purchase =>
  buying => {
    const { ship, form, pace = wanted } = buying;
    const most = Math.min(pace, speedLimit(ship.charts, ship.unit));
    if (most > form.speed) buyMost(buying, most, speed => ({ speed: Math.max(speed, form.speed) }));
  };

/** Hexes within which a weapon is worth its energy this turn, where what is armed is lost if it is not fired. */
const WORTH_ARMING: Readonly<Record<string, number>> = { disruptor: 20, 'trb-heavy': 14, 'trb-light': 14, fusion: 12 };

/** TP-9.3.1, TP-9.4.1, TP-9.5.1 Every mount goes on arming or is held. */
const arms: Purchase = buying => {
  const { ship, nearest } = buying;
  for (const [mount, weapon] of ship.card.weapons.entries()) {
    if (ship.unit.weapons[mount] === LOST || nearest > (WORTH_ARMING[weapon.type] ?? 99)) continue;
    const way = armingsOf(weapon, ship.hold.arms[mount] as Arm).find(({ keeps }) => keeps);
    if (way && way.energy > 0) buy(buying, { arms: [...buying.form.arms, { weapon: weapon.id, energy: way.energy }] });
  }
};

/** TP-9.3.4, TP-9.4.4 Overloads where the enemy may come within their reach. */
const OVERLOADS_WITHIN = 8;

const overloads: Purchase = buying => {
  if (buying.nearest > OVERLOADS_WITHIN) return;
  for (const { weapon: id } of buying.form.arms) {
    const mount = buying.ship.card.weapons.findIndex(weapon => weapon.id === id);
    const weapon = buying.ship.card.weapons[mount] as WeaponCard;
    if (!OVERLOADED.has(weapon.type)) continue;
    const ways = armingsOf(weapon, buying.ship.hold.arms[mount] as Arm).toReversed();
    for (const { energy, next } of ways) {
      if (weapon.type === 'photon' && next.energy < 6) break;
      if (buy(buying, { arms: buying.form.arms.map(one => (one.weapon === id ? { weapon: id, energy } : one)) })) break;
    }
  }
};
const OVERLOADED: ReadonlySet<string> = new Set(['photon', 'disruptor', 'fusion', 'hellbore']);

/** TP-2.2.9 Own points, all as ECM, or as ECCM against what the enemy had last turn. */
const ew: Purchase = buying => {
  const { own } = buying.ship.charts.ew;
  if (buying.eccmFirst) buyMost(buying, Math.min(buying.foe?.ecm ?? 0, own), eccm => ({ eccm }));
  buyMost(buying, own - buying.form.eccm, ecm => ({ ecm }));
};

/** TP-11.1.6 */
const cloak: Purchase = buying => {
  if (buying.ship.card.cloak !== undefined) buy(buying, { cloak: true });
};

/** TP-11.2.1 What an ESG stores it keeps: it is filled on the way. */
const fields: Purchase = buying => {
  for (const [mount, { id, type }] of buying.ship.card.weapons.entries())
    if (type === 'esg')
      buyMost(buying, gearMost(buying.ship, mount) ?? 0, energy => ({ gear: [...buying.form.gear, { id, energy }] }));
};

/** TP-12.3.1 */
const weasel: Purchase = buying => {
  if (buying.weasel.length > 0) buy(buying, { shuttles: buying.weasel });
};

const battery: Purchase = buying => {
  const { ship } = buying;
  buyMost(buying, Math.max(0, batteryRoom(ship) - ship.hold.battery), recharge => ({ recharge }));
};

/** TP-2.2.7 What is left goes to a shield that stands: ahead, or astern of whoever runs, else the one beside it. */
const reinforcementOf =
  (shields: readonly number[]): Purchase =>
  buying => {
    const { card, unit } = buying.ship;
    const shield = shields.find(at => (unit.shields[at] ?? 0) > 0);
    if (card.panels || shield === undefined) return;
    buyMost(buying, 12, points => ({ specific: buying.form.specific.with(shield, points) }));
  };
const reinforcement = reinforcementOf([0, 1, 5]);
const rearguard = reinforcementOf([3, 2, 4]);

const repairs: Purchase = buying => {
  const { card, unit, charts } = buying.ship;
  const rating = ratingOf(card.tracks.damageControl, unit.boxes.damageControl);
  const hurt = card.shields.some((boxes, i) => boxes > (unit.shields[i] ?? 0));
  if (hurt) buyMost(buying, rating - (rating % charts.repairs.shield), points => ({ repairs: points }));
};

/** What each plan buys, first things first. */
const PURCHASES: Readonly<Record<Plan, readonly Purchase[]>> = {
  close: [phasers, arms, weasel, speedOf(8), ew, overloads, speedOf(10), fields, battery, reinforcement],
  'stand-off': [phasers, arms, weasel, speedOf(9), ew, battery, repairs, speedOf(12), reinforcement],
  run: [speedOf(15), ew, phasers, battery, repairs, rearguard],
  cloak: [arms, cloak, phasers, speedOf(6), battery, reinforcement],
};
/** And while the enemy is out of reach. */
const APPROACH: readonly Purchase[] = [phasers, arms, speedOf(14), battery, repairs, fields, ew];

/** Beyond this the turn brings no fight. */
const FAR = 15;

/** How near the nearest enemy may come this turn. */
function nearestThisTurn(v: TpView, unit: Unit): Pick<Buying, 'foe' | 'nearest'> {
  const near = nearestFoe(v, unit);
  if (!near) return { foe: undefined, nearest: 99 };
  const pace = Math.min(15, Math.max(8, near.foe.speed)) + Math.min(12, Math.max(8, unit.before));
  return { foe: near.foe, nearest: Math.max(0, near.range - pace) };
}

/** What somebody wants of a form besides the usual. */
interface Wanted {
  plan?: Plan;
  speed?: number;
  /** TP-8.2.3 ECCM before ECM. */
  eccm?: boolean;
}

/** Speeds that are weighed against one another where it comes to a fight. */
const SPEEDS: readonly number[] = [3, 5, 7, 9, 12];
/** TP-6.2.1 And with seekers behind it a ship goes no slower than this. */
const CHASED = 6;

/** The form of a ship that promises most for this turn. */
export function formFor(v: TpView, id: string): Form {
  const ship = shipOf(v, id);
  const plan = planOf(v, ship, 1);
  const { nearest, foe } = nearestThisTurn(v, ship.unit);
  if (nearest > FAR || plan === 'cloak') return formBy(v, id, {});
  const chased = v.open.seekers.some(({ on }) => on === id);
  if (wantsWeasel(v, ship)) return formBy(v, id, { speed: ship.charts.weasel.speed });
  const aims = aimsOf(v, ship.unit, plan);
  let [best, most] = [formBy(v, id, {}), Number.NEGATIVE_INFINITY];
  for (const eccm of (foe?.ecm ?? 0) > 0 ? [false, true] : [false])
    for (const speed of SPEEDS) {
      if (chased && speed < CHASED) continue;
      const form = formBy(v, id, { speed, eccm });
      const worth = worthOfForm(v, ship, { form, aims });
      if (worth > most) [best, most] = [form, worth];
    }
  return reinforcedTowards(best, shieldTowards(v, ship, { form: best, aims }), ship);
}

/** TP-2.2.7 The same points, on the shield that will lie towards the enemy; where that is down, as they were. */
function reinforcedTowards(form: Form, shield: number | undefined, { unit }: Ship): Form {
  const points = form.specific.reduce((sum, boxes) => sum + boxes, 0);
  if (points === 0 || shield === undefined || (unit.shields[shield - 1] ?? 0) === 0) return form;
  return { ...form, specific: form.specific.map((_, i) => (i === shield - 1 ? points : 0)) };
}

/** The form of a ship, as its plan has it or as it is wanted. */
export function formBy(v: TpView, id: string, { plan, speed, eccm = false }: Wanted): Form {
  const ship = shipOf(v, id);
  const buying: Buying = {
    ship,
    form: emptyForm(ship),
    ...nearestThisTurn(v, ship.unit),
    pace: speed,
    eccmFirst: eccm,
    weasel: weaselLine(v, ship),
  };
  const about = plan ?? planOf(v, ship, 1);
  if (isPaid(ship, buying.form)) {
    const far = buying.nearest > FAR && plan === undefined && about === 'close';
    for (const purchase of far ? APPROACH : PURCHASES[about]) purchase(buying);
  }
  return formThatStands(ship, buying.form, v.clock.turn);
}
