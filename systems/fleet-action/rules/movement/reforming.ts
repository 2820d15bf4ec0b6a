// Chapter 5.7: what a commander may change about the formation, and every reason he may not.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { isDue } from '../arrival/due.ts';
import { radiusOf } from '../command/radius.ts';
import { inFormation, on } from '../map.ts';
import type { Plot, Post } from '../orders.ts';
import { shipIndices, shipOf, unitMembers } from '../roster.ts';
import { formationWith, postsFrom, shiftOf } from './formation.ts';
import { orderOfPlot } from './path.ts';
import type { Plotting } from './plotting.ts';

/** Every reason the changes of formation in a plot cannot stand. */
export function formationFaults(it: Plotting, plot: Plot, at: string): Refusal[] {
  const posts = postsFrom(it.squadron, plot);
  if (posts.length === 0 && plot.mode !== 'relative') return [];
  if (it.squadron.leaderless > 0) return [leaderless(it, at)];
  if (posts.length > 0 && isDue(it.open, it.squadron.id)) return [closingUp(plot, at)];
  return [...orderFaults(plot, at), ...posts.flatMap((post, i) => postFaults(it, plot, { post, i, at: placeIn(plot, i, at) }))];
}

/** FA-4.7.3 What a commander orders for his squadron as a whole is not to be had without one (ruling R15). */
function leaderless({ book, squadron }: Plotting, at: string): Refusal {
  const name = book.squadrons[book.squadronAt[squadron.id] ?? -1]?.name ?? squadron.id;
  return { rule: 'FA-4.7.3', at, say: `Squadron ${name} has no commander to change its formation or how it is kept.` };
}

/** FA-1.5.10 A squadron that comes through takes the places of its entry. */
function closingUp(plot: Plot, at: string): Refusal {
  const say = 'A squadron that comes through closes up as its entry has it.';
  return { rule: 'FA-1.5.10', at: `${at}/${plot.shift ? 'shift' : 'reform'}`, say };
}

/** FA-5.7.6 One ship a turn, or FA-5.7.10 all of them on a straight course at the old speed. */
function orderFaults(plot: Plot, at: string): Refusal[] {
  const { shift, reform, change } = plot;
  if (!reform) return [];
  if (shift)
    return [{ rule: 'FA-5.7.6', at: `${at}/shift`, say: 'A squadron that is formed anew shifts no single ship besides.' }];
  if (orderOfPlot(plot) === 'maintain-course' && !change) return [];
  return [{ rule: 'FA-5.7.10', at: `${at}/reform`, say: 'A squadron is formed anew only while it maintains course and speed.' }];
}

function placeIn(plot: Plot, i: number, at: string): string {
  return plot.shift ? `${at}/shift` : `${at}/reform/${i}`;
}

interface Given {
  post: Post<Hex>;
  i: number;
  at: string;
}

/** FA-5.7.7, FA-5.7.11, FA-5.7.12 Each ship goes no further than the shift from its old place, and stays within the command radius and on the map. */
function postFaults(it: Plotting, plot: Plot, { post, i, at }: Given): Refusal[] {
  const from = placeOf(it, post, postsFrom(it.squadron, plot).slice(0, i));
  if (!from)
    return [{ rule: 'FA-5.7.6', at: `${at}/ship`, say: `${post.ship} is no ship here that can be given another place.` }];
  const { name } = shipOf(it.book, { id: post.ship });
  const most = shiftOf(it.book.charts, it.squadron.speed, plot.change);
  const far = hexes.rangeOf(post.to.q - from.q, post.to.r - from.r);
  const found: Refusal[] = [];
  const say = (rule: string, text: string) => void found.push({ rule, at: `${at}/to`, say: `${name} ${text}.` });
  if (most === 0) say('FA-5.7.9', 'cannot be shifted: there is a pulse in which the squadron does not move');
  else if (far > most) say(plot.shift ? 'FA-5.7.7' : 'FA-5.7.11', `can be shifted by ${most} at most, not by ${far}`);
  const radius = radiusOf(it.book, { id: it.squadron.commander });
  if (hexes.rangeOf(post.to.q, post.to.r) > radius) say('FA-5.7.12', `would be more than ${radius} hexes from its command ship`);
  if (!on(it, inFormation(it.squadron, post.to))) say('FA-5.6.3', 'would be off the map');
  return found;
}

/** The old place of a ship that may be given another: a member, not the command ship, and not given one already. */
function placeOf(it: Plotting, { ship }: Post<Hex>, before: readonly Post<Hex>[]): Hex | undefined {
  const { book, squadron } = it;
  const member = unitMembers(it, squadron.id).some(one => one.ship.id === ship);
  if (!member || ship === squadron.commander || before.some(one => one.ship === ship)) return undefined;
  return squadron.formation[shipIndices(it, squadron.id).indexOf(book.shipAt[ship] as number)];
}

/** The squadron as it is once its changes of formation are made, which is before it moves. */
export function formedAnew(it: Plotting, plot: Plot): Plotting {
  if (!plot.shift && !plot.reform) return it;
  const posts = postsFrom(it.squadron, plot);
  if (posts.length === 0) return it;
  return { ...it, squadron: { ...it.squadron, formation: formationWith(it, it.squadron, posts) } };
}
