// What the lesson offers where the ship moves: courses for the rest of the phase, each for a reason.

import { hexes } from '@flagplot/hexes';
import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import { leastBy } from '@flagplot/manifest';
import { bears } from '../rules/geometry/arcs.ts';
import { isOnMap, type Place } from '../rules/map.ts';
import { lowerHalf } from '../rules/movement/halves.ts';
import { countStep, placeAfter, stepFault } from '../rules/movement/step.ts';
import { count } from '../rules/names.ts';
import type { Unit } from '../rules/open.ts';
import { LOST } from '../rules/open.ts';
import type { Space } from '../rules/orders.ts';
import { cardOf, unitCalled } from '../rules/roster.ts';
import type { TpView, TwoPhase } from '../rules/state.ts';
import { bearingOf } from '../rules/weapons/sight.ts';
import { nearestEnemy } from './table.ts';

type Ask = TwoPhase['asks']['space'];

/** Hexes at which to fight: disruptors and phasers hit well there, and the enemy's weak side may still be reached. */
const WELL = 2;
/** What a weapon that bears counts beside a hex of range. */
const GUN = 2;
/** Longest course that is looked at to its end. */
const LONGEST = 8;

/** A course with where it ends. */
interface Look {
  course: string;
  end: Unit;
  /** Whether it stays on the map. */
  stays: boolean;
}

export function spaceStep(v: TpView, { unit: id, n, of }: Ask['about']): LessonStep<Space> {
  const unit = unitCalled(v.open, id);
  const enemy = nearestEnemy(v, unit);
  const left = Math.max(1, Math.min(LONGEST, (of ?? lowerHalf(unit.speed)) - n + 1));
  const looks = looksOf(v, unit, left);
  if (!enemy) return alone(looks);
  return {
    says: `The enemy is ${count(hexes.range(unit, enemy), 'hex', 'hexes')} off, and you have ${count(left, 'space', 'spaces')} to make in this phase: lay the course; you are asked again if something hits you.`,
    choices: choicesOf(v, looks, enemy),
  };
}

/** TP-16.1.3 Whoever is alone on the map has only to stay on it until the phase ends. */
function alone(looks: readonly Look[]): LessonStep<Space> {
  const look = looks.find(({ stays }) => stays) ?? looks[0];
  return {
    says: 'Nobody is left to move against: stay on the map until the phase is over.',
    choices: [{ name: 'On, and on the map', order: plain(look?.course ?? 'F') }],
  };
}

function plain(course: string): Space {
  const rest = course.slice(1);
  return { step: course.charAt(0), acts: [], fire: [], ...(rest !== '' && { course: rest }) };
}

/** Every course of so many spaces by turns and hexes ahead; what leaves the map ends there. */
function looksOf({ book }: TpView, unit: Unit, spaces: number): Look[] {
  let looks: Look[] = [{ course: '', end: { ...unit }, stays: true }];
  for (let space = 0; space < spaces; space += 1)
    looks = looks.flatMap(({ course, end, stays }) =>
      ['F', 'L', 'R'].flatMap(step => {
        if (stepFault({ book }, end, step)) return [];
        const next: Unit = { ...end, ...placeAfter(end, step), came: { q: end.q, r: end.r } };
        countStep(next, step);
        return [{ course: course + step, end: next, stays: stays && isOnMap(book, next) }];
      }),
    );
  return looks;
}

function choicesOf(v: TpView, looks: readonly Look[], enemy: Unit): LessonChoice<Space>[] {
  const staying = looks.filter(({ stays }) => stays);
  const roomy = staying.filter(({ end }) => hasRoom(v, end));
  const inside = roomy.length > 0 ? roomy : staying;
  const range = ({ end }: Look): number => hexes.range(end, enemy);
  const guns = ({ end }: Look): number => gunsOn(v, end, enemy);
  const close = leastBy(inside, look => Math.abs(range(look) - WELL) - GUN * guns(look));
  const flank = leastBy(inside, look => Math.abs(range(look) - WELL) + sternOf(enemy, look.end));
  const away = leastBy(looks, look => (look.stays ? 0 : -100) - range(look));
  const named = [close, flank, away].flatMap((look, i) =>
    look ? [{ name: nameOf(v, look, { enemy, isAway: i === 2 }), look }] : [],
  );
  const seen = new Set<string>();
  return named.flatMap(({ name, look }) => {
    if (seen.has(name) || seen.has(look.course)) return [];
    seen.add(name).add(look.course);
    return [{ name, order: plain(look.course) }];
  });
}

/** Hexes ahead in which a ship at speed may still come about. */
const ROOM = 4;

/** Whether a ship has the map before its bows for as long as it may take to turn. */
function hasRoom({ book }: TpView, unit: Unit): boolean {
  let place: Place = unit;
  for (let hex = 0; hex < ROOM; hex += 1) place = placeAfter(place, 'F');
  return isOnMap(book, place);
}

/** Bearings off the enemy's stern: 0 where one stands right behind it, where its shields are thinnest. */
function sternOf(enemy: Unit, own: Unit): number {
  return Math.abs(bearingOf(enemy, own) - 12);
}

/** Weapons that would bear on the enemy. */
function gunsOn({ book }: TpView, unit: Unit, enemy: Unit): number {
  const { arcs, weapons } = cardOf(book, unit);
  const bearing = bearingOf(unit, enemy);
  return weapons.filter(({ type }, i) => type !== 'rack' && unit.weapons[i] !== LOST && bears(arcs[i] as number, bearing)).length;
}

/** `To 2 hexes, 8 weapons bear`, `Off the map, and out of the battle`. */
function nameOf(v: TpView, { end, stays }: Look, { enemy, isAway }: { enemy: Unit; isAway: boolean }): string {
  if (!stays) return 'Off the map, and out of the battle';
  const guns = count(gunsOn(v, end, enemy), 'weapon bears', 'weapons bear');
  const range = count(hexes.range(end, enemy), 'hex', 'hexes');
  return isAway ? `Away, to ${range}: ${guns} there` : `To ${range} of where it is: ${guns}`;
}
