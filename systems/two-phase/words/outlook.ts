// What an order would lead to: what a form pays for and leaves over, where a course ends and what bears there, what fire may come to.

import { hexes } from '@flagplot/hexes';
import type { Answer, Forecasted, Json, View } from '@flagplot/kernel';
import { type Lead, listWords } from '@flagplot/manifest';
import type { WeaponCard } from '../rules/cards.ts';
import { armingsOf, EMPTY, isArmed } from '../rules/energy/arming.ts';
import type { Ship } from '../rules/energy/power.ts';
import { billOf, powerOf, totalOf } from '../rules/energy/power.ts';
import { bears } from '../rules/geometry/arcs.ts';
import { FACINGS, LAYOUT } from '../rules/geometry/map.ts';
import { isOnMap } from '../rules/map.ts';
import { countStep, placeAfter } from '../rules/movement/step.ts';
import { count, ownName, unitName, weaponOf } from '../rules/names.ts';
import type { Unit } from '../rules/open.ts';
import { LOST } from '../rules/open.ts';
import type { Form, Shot, Space, Window } from '../rules/orders.ts';
import { areEnemies, cardOf, isHere, isShip, unitCalled, unitNamed } from '../rules/roster.ts';
import { speedLimit } from '../rules/speed/cost.ts';
import type { TpView, TwoPhase } from '../rules/state.ts';
import { shipOf } from '../rules/turn/1-energy.ts';
import { bearingOf } from '../rules/weapons/sight.ts';

export function outlook(answer: Answer<TwoPhase>, view: View<TwoPhase>): Lead[] {
  switch (answer.kind) {
    case 'allocate':
      return answer.order.forms.map(form => formLead(view, form));
    case 'space':
      return spaceLeads(view, answer.order);
    case 'initial':
    case 'answer':
    case 'zero':
    case 'screen':
    case 'point-blank':
      return fireLeads(view, answer.order.windows);
    default:
      return [];
  }
}

/** Speed, what will fire, and what is left over and lost. */
function formLead(v: TpView, form: Form): Lead {
  const ship = shipOf(v, form.ship);
  const { warp, impulse, apr } = powerOf(ship.unit);
  const left = warp + impulse + apr + form.discharge - totalOf(billOf(ship, form));
  const ready = readyWords(v, ship, form);
  return {
    who: ownName(v, form.ship),
    says: [
      `speed ${form.speed} of ${speedLimit(ship.charts, ship.unit)}`,
      ready === '' ? 'nothing armed besides phasers' : `${ready} this turn`,
      ...(left > 0 ? [`${count(left, 'point is', 'points are')} left over and lost`] : []),
    ].join('; '),
  };
}

/** Weapons that take energy and hold enough once the form is paid: `photon A and photon B ready`. */
function readyWords(v: TpView, { card, unit, hold }: Ship, { arms }: Form): string {
  const ready = card.weapons.filter((weapon, mount) => {
    if (unit.weapons[mount] === LOST || !takesEnergy(weapon)) return false;
    const arm = hold.arms[mount] ?? EMPTY;
    const energy = arms.find(one => one.weapon === weapon.id)?.energy ?? 0;
    const way = armingsOf(weapon, arm).find(one => one.energy === energy);
    return way !== undefined && isArmed(weapon, way.next);
  });
  return ready.length === 0 ? '' : `${listWords(ready.map(({ id }) => weaponOf(v, unit.id, id)))} ready`;
}

function takesEnergy(weapon: WeaponCard): boolean {
  return armingsOf(weapon, EMPTY).some(({ energy }) => energy > 0);
}

/** The mover's course and its fire: whoever weighs an order knows the table, not what was asked. */
function spaceLeads(v: TpView, order: Space): Lead[] {
  const { mover } = v.open.now;
  return mover === null ? [] : [spaceLead(v, mover, order), ...fireLeads(v, [{ unit: mover, ...order }])];
}

/** Where the course ends, how far the nearest enemy is from there, and what bears on it. */
function spaceLead(v: TpView, id: string, { step, course = '' }: Space): Lead {
  const before = unitCalled(v.open, id);
  const end = endOf(before, step + course);
  const who = ownName(v, id);
  if (!isOnMap(v.book, end)) return { who, grave: 'lost', says: `${who} leaves the map` };
  const place = `${hexes.nameOf(end, LAYOUT)} facing ${FACINGS[end.facing]}`;
  return { who, says: `${who} ${count(1 + course.length, 'space', 'spaces')} to ${place}${nearWords(v, end)}` };
}

function endOf(unit: Unit, course: string): Unit {
  const end: Unit = { ...unit };
  for (const step of course) {
    Object.assign(end, placeAfter(end, step), { came: { q: end.q, r: end.r } });
    countStep(end, step);
  }
  return end;
}

/** `: Red battlecruiser at 5, 6 weapons bear`. */
function nearWords({ book, open }: TpView, end: Unit): string {
  const enemies = open.units.filter(one => isHere(one) && isShip(one) && areEnemies(book, end.side, one.side));
  const [near] = enemies.sort((a, b) => hexes.range(end, a) - hexes.range(end, b));
  if (!near) return '';
  const { arcs } = cardOf(book, end);
  const bearing = bearingOf(end, near);
  const guns = arcs.filter((arc, mount) => end.weapons[mount] !== LOST && bears(arc, bearing)).length;
  return `: ${unitName({ book, open }, near.id)} at ${hexes.range(end, near)}, ${count(guns, 'weapon bears', 'weapons bear')}`;
}

/** Volley by volley: who fires what at whom, and at a ship what may come of it. */
function fireLeads(v: TpView, windows: readonly Pick<Window, 'unit' | 'fire'>[]): Lead[] {
  return windows.flatMap(({ unit, fire }) =>
    [...Map.groupBy(fire, ({ on }) => on)].map(([on, shots]) => volleyLead(v, { unit, on, shots })),
  );
}

interface Volley {
  unit: string;
  on: string;
  shots: readonly Shot[];
}

function volleyLead(v: TpView, { unit, on, shots }: Volley): Lead {
  const who = ownName(v, unit);
  const says = `${who} fires ${listWords(shots.map(({ weapon }) => weaponOf(v, unit, weapon)))} at ${unitName(v, on)}`;
  const target = unitNamed(v.open, on);
  if (!target || !isShip(target)) return { who, says };
  const fire = shots.map(({ weapon, as, shots: n }) => ({ weapon, ...(as && { as }), ...(n && { shots: n }) }));
  return { who, says, odds: { name: 'volley', of: { unit, on, fire } as Json, says: oddsSaid } };
}

/** `14.2 points on average, 3.1 of them inside`. */
function oddsSaid({ outcomes }: Forecasted): string {
  const mean = (of: 'points' | 'inside'): string =>
    outcomes
      .reduce((sum, { value, chance }) => sum + chance * ((value as Record<string, number> | null)?.[of] ?? 0), 0)
      .toFixed(1);
  return `${mean('points')} points on average, ${mean('inside')} of them inside`;
}
