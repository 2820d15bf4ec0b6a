// Chapters 1.3 and 5: whom a unit may fire at, what is worth it, and windows that standing orders settle.

import type { Target, Unit } from '../open.ts';
import type { Shot, Watch, When, Window } from '../orders.ts';
import { areEnemies, cardOf, isHere, mountOf, unitNamed } from '../roster.ts';
import { isBeforeFlight, strikesAtOnce } from '../seekers/screen.ts';
import { movingUnits } from '../tractors/beams.ts';
import type { Firer } from '../weapons/aim.ts';
import { aimOf, fireFaults, shotsAt } from '../weapons/aim.ts';
import { promiseOf } from '../weapons/guns.ts';
import { sightOf } from '../weapons/sight.ts';
import type { Prospect } from '../weapons/ways.ts';
import type { InWindow } from './act.ts';
import type { Occasion } from './window.ts';
import { inWindow } from './window.ts';

/** TP-5.2.1 Whom a unit may fire at here: the mover alone in an answer. */
export function targetsIn({ v, segment, mover }: Occasion, unit: Unit): Target[] {
  if (segment === 'initial' || isBeforeFlight(v.open)) return [];
  if (segment === 'answer')
    return movingUnits(v, mover).filter(other => isHere(other) && areEnemies(v.book, unit.side, other.side));
  const seekers = v.open.seekers.filter(
    one => (segment !== 'point-blank' || strikesAtOnce(v, one)) && areEnemies(v.book, unit.side, one.side),
  );
  if (segment === 'screen' || segment === 'point-blank') return seekers;
  return [...v.open.units.filter(other => isHere(other) && areEnemies(v.book, unit.side, other.side)), ...seekers];
}

/** What every weapon that is ready might do to a target, the most promising way of each; TP-9.4.7 none that spreads it over all shields. */
export function prospects(firer: Firer, target: Target): Prospect[] {
  const card = cardOf(firer.seen.book, firer.unit);
  const sight = sightOf(firer.seen, firer.unit, target);
  const best = new Map<string, Prospect>();
  for (const shot of shotsAt(firer, target)) {
    if (shot.as === 'enveloping') continue;
    const mount = mountOf(card, shot.weapon);
    const promise = promiseOf(aimOf(firer, target, { mount, shot, sight }));
    const before = best.get(shot.weapon);
    if (!before || promise.damage > before.damage) best.set(shot.weapon, { shot, ...promise, range: sight.range });
  }
  return [...best.values()];
}

/** Shots as far as the capacitor and the batteries pay for them. */
export function payable(firer: Firer, shots: readonly Shot[]): Shot[] {
  const taken: Shot[] = [];
  for (const shot of shots) if (fireFaults(firer, [...taken, shot], 0).length === 0) taken.push(shot);
  return taken;
}

/** The fire of a unit at one target: every weapon whose chance is worth it. */
function fireAt(firer: Firer, target: Target, least: number): Shot[] {
  const worth = prospects(firer, target).filter(({ chance }) => chance >= least);
  worth.sort((a, b) => b.damage - a.damage);
  return payable(
    firer,
    worth.map(({ shot }) => shot),
  );
}

/** A window for each unit that has something to fire whose chance comes up to this. */
export function firingWindows(on: Occasion, units: readonly Unit[], least: number): Window[] {
  return units.flatMap(unit => {
    const fire = bestFire(on, unit, least);
    return fire.length > 0 ? [{ unit: unit.id, acts: [], fire }] : [];
  });
}

/** The fire of a unit at the target that it hurts most. */
export function bestFire(on: Occasion, unit: Unit, least: number): Shot[] {
  const c = inWindow(on, unit, { acts: [] });
  if (!c) return [];
  const firer: Firer = { seen: on.v, unit, hold: c.hold };
  let best: { shots: Shot[]; worth: number } = { shots: [], worth: 0 };
  for (const target of targetsIn(on, unit)) {
    const shots = fireAt(firer, target, least);
    if (shots.length > best.worth) best = { shots, worth: shots.length };
  }
  return best.shots;
}

/** TP-1.3.15 Whether the watch of every unit lets a window pass: then nobody has to be asked. */
export function allPass(on: Occasion, units: readonly string[], which: 'answer' | 'zero'): boolean {
  return units.every(id => {
    const unit = unitNamed(on.v.open, id);
    return !unit || !isHere(unit) || passes(on, unit, which);
  });
}

function passes(on: Occasion, unit: Unit, which: 'answer' | 'zero'): boolean {
  const c = inWindow(on, unit, { acts: [] });
  const when: When = c?.hold.watch?.[which] ?? 'ask';
  if (when === 'ask' || !c) return !c;
  return when === 'pass' || !isWorth(on, c, when);
}

/** TP-1.3.13 Whether a ready weapon comes up to what the watch asks for. */
function isWorth(on: Occasion, { unit, hold }: InWindow, { chance, damage, within }: Exclude<When, string>): boolean {
  const firer: Firer = { seen: on.v, unit, hold };
  return targetsIn(on, unit).some(target =>
    prospects(firer, target).some(one => one.range <= within && (one.chance >= chance || one.damage >= 100 * damage)),
  );
}

/** TP-1.3.13 The watch a new ship begins with: asked where a ready weapon has one chance in three, or two points of damage, on what lies within 15 hexes: a phaser has that chance of one point at 32. */
export function usualWatch(unit: string): Watch {
  const when: When = { chance: 33, damage: 2, within: 15 };
  return {
    unit,
    answer: when,
    zero: when,
    screen: { from: 2, with: [] },
    bid: 'all',
    pointBlank: 'fire',
    initial: 'nothing',
    finish: 'weakest',
    prefers: [],
  };
}
