// What the lesson offers where a squadron is moved: three of its moves, each for a reason.

import { hexes } from '@flagplot/hexes';
import { canonical } from '@flagplot/kernel';
import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import { leastBy } from '@flagplot/manifest';
import { moveFor } from '../bot/moves.ts';
import type { Place } from '../rules/map.ts';
import { looks } from '../rules/movement/courses.ts';
import { pathEnd } from '../rules/movement/path.ts';
import type { Craft, Squadron } from '../rules/open.ts';
import type { Move } from '../rules/orders.ts';
import { enemiesOf, squadronCalled } from '../rules/roster.ts';
import type { Squadrons, SqView } from '../rules/state.ts';
import { speedsOf } from '../rules/turn/2-move.ts';
import { count } from '../words/names.ts';

/** Bearings (of 24) off the bow within which weapons bear, and from which on something is astern. */
const AHEAD = 4;
const ASTERN = 8;
/** Ways that are offered at most. */
const CHOICES = 3;
/** Hexes at which lasers hit well, and what a bearing off the bow counts beside a hex of range. */
const WELL = 5;
const OFF_BOW = 1;

export function moveStep(v: SqView, { squadrons }: Squadrons['asks']['move']['about']): LessonStep<Move> {
  const own = squadronCalled(v, squadrons[0] ?? '');
  const enemies = enemiesOf(v, v.side);
  const lead = leadOf(own);
  const near = lead && nearestTo(lead, enemies);
  if (!lead || !near) return { says: 'Nobody is left to fly against.', choices: [] };
  return { says: sayOf(v, own, enemies), enemy: ENEMY, choices: choicesOf(v, own, near) };
}

const ENEMY =
  'Two squadrons of TIE fighters, three craft and two: quick, without shields, and like you they fire only forward. A craft destroyed scores its price, a damaged one half.';

function sayOf(v: SqView, own: Squadron, enemies: readonly Squadron[]): string {
  const range = closest(own, enemies);
  if (v.clock.turn === 1)
    return `They are ${count(range, 'hex', 'hexes')} off: choose how Red flies, look at it on the board, and move; lasers bear only forward.`;
  return ahead(own, enemies) === 0
    ? `The nearest are behind you, ${count(range, 'hex', 'hexes')} off: come about, since your lasers bear only forward.`
    : `The nearest are ${count(range, 'hex', 'hexes')} off, before you: stay out of their sights if you can, bow to bow both fire.`;
}

/** The craft that others follow: the leader, or the first that flies. */
export function leadOf({ craft, leader }: Squadron): Craft | undefined {
  const first = craft[leader];
  return first?.status === 'flying' ? first : craft.find(one => one.status === 'flying');
}

/** The nearest of all craft of some squadrons. */
export function nearestTo(from: Place, squadrons: readonly Squadron[]): Craft | undefined {
  const flying = squadrons.flatMap(flyingOf);
  return flying.sort((a, b) => hexes.range(from, a) - hexes.range(from, b))[0];
}

/** How many craft of a squadron have some craft of others before their bows. */
export function ahead(own: Squadron, enemies: readonly Squadron[]): number {
  const others = enemies.flatMap(flyingOf);
  return flyingOf(own).filter(one => others.some(other => hexes.offBow(one, one.heading, other) <= AHEAD)).length;
}

/** Hexes between the two craft of a squadron and of others that are nearest. */
export function closest(own: Squadron, enemies: readonly Squadron[]): number {
  const others = enemies.flatMap(flyingOf);
  return Math.min(...flyingOf(own).flatMap(one => others.map(other => hexes.range(one, other))));
}

export function flyingOf({ craft }: Squadron): Craft[] {
  return craft.filter(({ status }) => status === 'flying');
}

/** A move and where its first craft ends. */
interface Look {
  move: Move;
  end: Place;
}

function choicesOf(v: SqView, own: Squadron, near: Craft): LessonChoice<Move>[] {
  const all = speedsOf(v, own).flatMap(speed => [...looks(v.book, own, speed)].flatMap(move => lookOf(v, own, move)));
  const fighting = all.filter(({ move }) => move.speed === 'attack');
  const range = ({ end }: Look): number => hexes.range(end, near);
  const best = lookOf(v, own, moveFor(v, [own.id], 1))[0];
  const bowsOn = leastBy(fighting, one => OFF_BOW * hexes.offBow(one.end, one.end.heading, near) + Math.abs(range(one) - WELL));
  const aside = leastBy(
    fighting,
    one =>
      OFF_BOW * hexes.offBow(one.end, one.end.heading, near) -
      hexes.offBow(near, near.heading, one.end) +
      Math.max(0, range(one) - 2 * WELL),
  );
  const straight = fighting.find(({ move }) => !/[LR]/.test(move.craft[0]?.path ?? ''));
  const full = leastBy(
    all.filter(({ move }) => move.speed === 'full'),
    one => -range(one) - hexes.offBow(near, near.heading, one.end),
  );
  const seen = new Set<string>();
  const named = [best, bowsOn, aside, straight, full].flatMap(look =>
    look ? [{ name: nameOf(look, near), order: look.move }] : [],
  );
  const others = named.filter(({ name, order }) => {
    const texts = [name, canonical({ craft: order.craft })];
    if (texts.some(text => seen.has(text))) return false;
    for (const text of texts) seen.add(text);
    return true;
  });
  return others.slice(0, CHOICES);
}

/** `To 5 hexes, bows on`, `Past them at Full Throttle, too fast to fire`. */
function nameOf({ move, end }: Look, near: Craft): string {
  if (move.speed === 'full') return 'Past them at Full Throttle, too fast to fire';
  const [off, theirs] = [hexes.offBow(end, end.heading, near), hexes.offBow(near, near.heading, end)];
  const where = off <= AHEAD ? 'bows on' : off < ASTERN ? 'your side to them' : 'your back to them';
  return `To ${count(hexes.range(end, near), 'hex', 'hexes')}, ${where}${theirs > AHEAD ? ', out of their sights' : ''}`;
}

/** Where the first craft of a move ends; nothing where one of them leaves the map. */
function lookOf(v: SqView, own: Squadron, move: Move): Look[] {
  const ends = move.craft.map(({ craft, path }) => pathEnd(v.book, own.craft[craft - 1] as Craft, path));
  const [end] = ends;
  return end && ends.every(one => one.left === null) ? [{ move, end }] : [];
}
