/** Formations in the making: who may go where, and what a plot has of it. Nothing here draws. */

import { type Hex, hexes } from '@flagplot/hexes';
import { pointer } from '@flagplot/pagekit/desk/pointer.ts';
import { radiusOf } from '../../rules/command/radius.ts';
import { inFormation, LAYOUT, offsetOf, on } from '../../rules/map.ts';
import { plotFaults } from '../../rules/movement/faults.ts';
import { formationWith, newPosts, postsFrom, shiftOf } from '../../rules/movement/formation.ts';
import { orderOfPlot } from '../../rules/movement/path.ts';
import type { Plotting } from '../../rules/movement/plotting.ts';
import type { Plot, Post } from '../../rules/orders.ts';
import { shipIndices, unitMembers } from '../../rules/roster.ts';
import { hexName, quantity, tagOf } from '../../words/names.ts';

/** What is done with the formation: nothing, FA-5.7.6 one ship shifted, FA-5.7.10 all formed anew. */
export type Forming = 'keep' | 'shift' | 'reform';

/** A reason something cannot be had. */
export interface Bar {
  rule: string;
  say: string;
}

export function formingOf({ shift, reform }: Plot): Forming {
  return reform ? 'reform' : shift ? 'shift' : 'keep';
}

/** A ship with its place in the formation: as it is, and as the plot has it. */
export interface Berth {
  ship: string;
  name: string;
  tag: string;
  leads: boolean;
  was: Hex;
  now: Hex;
}

/** The ships in command with their places, the command ship heading north. */
export function berthsOf(it: Plotting, plot: Plot): Berth[] {
  const list = shipIndices(it, it.squadron.id);
  const then = formationWith(it, it.squadron, postsFrom(it.squadron, plot));
  return unitMembers(it, it.squadron.id).flatMap(({ ship, of }) => {
    const n = list.indexOf(it.book.shipAt[ship.id] ?? -1);
    const [was, now] = [it.squadron.formation[n], then[n]];
    const leads = ship.id === it.squadron.commander;
    return was && now ? [{ ship: ship.id, name: of.name, tag: tagOf(it.book, of), leads, was, now }] : [];
  });
}

/** FA-5.7.7, FA-5.7.11 How far ships may be shifted at this speed. */
export function mostOf(it: Plotting, plot: Plot): number {
  return shiftOf(it.book.charts, it.squadron.speed, plot.change);
}

/** FA-5.7.7, FA-5.7.12 The places a ship may be given: near enough to its old one, within the command radius, on the map. */
export function placesFor(it: Plotting, plot: Plot, berth: Berth): Hex[] {
  const radius = radiusOf(it.book, { id: it.squadron.commander });
  return hexes
    .within(berth.was, mostOf(it, plot))
    .filter(hex => hexes.rangeOf(hex.q, hex.r) <= radius && on(it, inFormation(it.squadron, hex)));
}

/** Why a way of forming cannot be had; nothing where it can. */
export function barTo(it: Plotting, plot: Plot, forming: Forming): Bar | undefined {
  if (forming === 'keep') return undefined;
  if (it.squadron.leaderless > 0) return { rule: 'FA-4.7.3', say: 'Without a commander its formation stands as it is.' };
  if (unitMembers(it, it.squadron.id).length < 2) return { rule: 'FA-5.7.6', say: 'There is no other ship to be placed.' };
  if (mostOf(it, plot) === 0)
    return { rule: 'FA-5.7.9', say: 'No ship is shifted: there is a pulse in which the squadron does not move.' };
  const plain = orderOfPlot(plot) === 'maintain-course' && !plot.change;
  return forming === 'reform' && !plain
    ? { rule: 'FA-5.7.10', say: 'It is formed anew only while it maintains course and speed.' }
    : undefined;
}

/** Why a ship cannot be given the place in a hex of the map; nothing where it can. */
export function barAt(it: Plotting, plot: Plot, { how, berth, at }: { how: Forming; berth: Berth; at: Hex }): Bar | undefined {
  const fault = plotFaults(it, withPost(it, plot, { how, berth, to: offsetOf(it.squadron, at) }), '').find(
    one => pointer('/shift', one.at) ?? pointer('/reform', one.at),
  );
  return fault && { rule: fault.rule, say: fault.say };
}

/** The plot with another way of forming: it begins with every ship where it is. */
export function withForming(plot: Plot, how: Forming): Plot {
  const { shift, reform, ...rest } = plot;
  if (how === 'keep') return rest;
  const [post] = newPosts({ ...(shift ? { shift } : {}), ...(reform ? { reform } : {}) });
  if (!post) return rest;
  const { ship, to } = post;
  return how === 'shift' ? { ...rest, shift: { ship, to } } : { ...rest, reform: [{ ship, to }] };
}

/** The plot with a ship in another place of the formation; back in its own it is not named at all. A single shift is of one ship alone. */
export function withPost(it: Plotting, plot: Plot, { how, berth, to }: { how: Forming; berth: Berth; to: Hex }): Plot {
  const { shift, reform = [], ...rest } = plot;
  const post: Post = { ship: berth.ship, to: hexes.nameOf(inFormation(it.squadron, to), LAYOUT) };
  const stays = hexes.same(to, berth.was);
  if (how === 'shift') {
    const late = shift?.late ? { late: true as const } : {};
    return stays ? rest : { ...rest, shift: { ...post, ...late } };
  }
  const posts = [...reform.filter(one => one.ship !== berth.ship), ...(stays ? [] : [post])];
  return posts.length > 0 ? { ...rest, reform: posts } : rest;
}

/** FA-4.8.6 The shift kept until a stricken enemy has moved, or made at once. */
export function delayShift(plot: Plot, late: boolean): Plot {
  if (!plot.shift) return plot;
  const { ship, to } = plot.shift;
  return { ...plot, shift: late ? { ship, to, late: true } : { ship, to } };
}

/** `2 ahead, 1 to port (1421)`: a place in the formation as one would say it. */
export function placeWords(it: Plotting, to: Hex): string {
  const right = to.q;
  const ahead = -(to.r + to.q / 2);
  const parts = [
    ...(ahead > 0 ? [`${hexText(ahead)} ahead`] : ahead < 0 ? [`${hexText(-ahead)} astern`] : []),
    ...(right !== 0 ? [`${quantity(Math.abs(right), 'column', 'columns')} to ${right > 0 ? 'starboard' : 'port'}`] : []),
  ];
  return `${parts.join(', ') || 'with the command ship'} (${hexName(inFormation(it.squadron, to))})`;
}

const hexText = (n: number): string => (Number.isInteger(n) ? String(n) : n < 1 ? '½' : `${Math.floor(n)}½`);
