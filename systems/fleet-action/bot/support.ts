// How the squadrons of a side keep together: they share the fire they draw, fire where others do, and come up side by side.

import { PULSES } from '../rules/movement/path.ts';
import type { Drifting, Field } from './field.ts';
import { foeOf, inReach, sailingAt } from './field.ts';
import type { Force } from './forces.ts';
import type { Helm, Sailing } from './helm.ts';
import type { Quarry } from './quarry.ts';
import { turnsTo } from './quarry.ts';
import { priceOf, screens } from './screen.ts';
import { exchange, worthOf } from './threat.ts';

/** A friend as the others reckon with it: where it will be this turn, as it is plotted or, before that, as it drifts. */
export interface Friend extends Drifting {
  helm: Helm;
  /** At the end of the turn. */
  end: Sailing;
  /** What it has left, in points. */
  points: number;
  /** Fire of each enemy on it this turn, and its own on each, in the order of the field. */
  drawn: number[];
  joined: number[];
}

/** Turns that a squadron may be before its friends, and a screen before what it screens. */
const AHEAD = 0.25;
const SCREEN = 1;

/** A friend that goes as `one` does, at a speed. */
export function friendOf(field: Field, { force, drift }: Drifting, { helm, speed }: { helm: Helm; speed: number }): Friend {
  const end = sailingAt(drift.slice(0, 3 * PULSES.length), speed);
  const friend: Friend = { force, drift, helm, end, points: pointsOf(force), drawn: [], joined: [] };
  for (const enemy of field.drifts) {
    const near = inReach(force, enemy, drift);
    const foe = near ? foeOf(field, force, enemy) : undefined;
    if (foe) exchange(foe, drift, 0);
    friend.drawn.push(foe ? worthOf(foe.take) : 0);
    friend.joined.push(foe ? worthOf(foe.give) : 0);
  }
  return friend;
}

function pointsOf({ members }: Force): number {
  return members.reduce((sum, { ship, of }) => sum + (of.card.points * ship.structure) / of.card.structure, 0);
}

/** Turns before which a squadron does not want to be upon its quarry: its friends would not be there. */
export function soonest(force: Force, quarry: Quarry, friends: readonly Friend[]): number {
  const others = friends.filter(one => one.force !== force && one.force.squadron.withdraws === 0);
  if (others.length === 0) return 0;
  let turns = 0;
  let points = 0;
  for (const friend of others) {
    turns += friend.points * turnsTo(quarry, friend.helm, friend.end);
    points += friend.points;
  }
  const prices = others.map(friend => priceOf(friend.force.members.map(({ of }) => of)));
  const screen = screens(priceOf(force.members.map(({ of }) => of)), prices);
  return turns / points - (screen ? SCREEN : AHEAD);
}
