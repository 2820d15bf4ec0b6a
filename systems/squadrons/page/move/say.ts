/** A move in words, beside the button that makes it. */

import type { Left } from '@flagplot/pagekit/desk/desk.svelte.ts';
import { listWords } from '@flagplot/pagekit/words/lists.ts';
import { flyers } from '../../rules/movement/speed.ts';
import { numberOf } from '../../rules/roster.ts';
import { inFormationWith, isLeast, leadOf, limitsIn, type Making, pathOf, type Warnings } from '../../scene/flights.ts';
import { count, measure, ofBook, SPEED_NAMES } from '../../words/names.ts';

/** `3 flies a path of its own. 5 leaves over the west edge.`: what is to be minded, and nothing else. */
export function captionOf(it: Making, { untouched, warnings }: { untouched: boolean; warnings: Warnings }): string {
  const places = flyers(it.book, it.squadron);
  if (places.length === 0) return 'It drifts.';
  const unlaid = places.filter(place => pathOf(it.move, place) === '').map(place => String(numberOf(place)));
  if (unlaid.length > 0) return `Still without a path: ${listWords(unlaid)}. Every craft flies at least one hex.`;
  const minded = [...leaving(warnings), ...apart(it, warnings)];
  if (untouched && isLeast(it))
    return [`Nothing is laid: it would fly one hex ahead at ${SPEED_NAMES[it.move.speed ?? 'attack']}.`, ...minded].join(' ');
  return [flight(it), ...minded].join(' ');
}

/** The hexes that the path in hand may still be flown on; `laid` is as much of it as somebody has laid. */
export function hexesLeft(it: Making, { place, laid }: { place: number | undefined; laid: string }): Left | undefined {
  if (place === undefined) return undefined;
  const { most } = limitsIn(it, place);
  return { left: Math.max(0, most - measure(laid).hexes), of: most, what: 'hexes' };
}

/** `8 of 8 hexes at Attack Speed, 2 turns.` */
function flight(it: Making): string {
  const lead = leadOf(it.book, it.squadron);
  const speed = it.move.speed ?? 'attack';
  const { hexes, turns } = measure(lead === undefined ? '' : pathOf(it.move, lead));
  const most = ofBook(it.book, it.squadron.id)?.rates[speed] ?? hexes;
  const own = flyers(it.book, it.squadron).filter(place => place !== lead && !inFormationWith(it, place));
  const alone = own.length > 0 ? ` ${count(own.length, 'craft flies its own way', 'craft fly their own way')}.` : '';
  const still = speed === 'full' ? ' It will not fire this round.' : '';
  return `${hexes} of ${most} hexes at ${SPEED_NAMES[speed]}${turns > 0 ? `, ${count(turns, 'turn', 'turns')}` : ''}.${alone}${still}`;
}

export function leaving({ leaving: gone }: Warnings): string[] {
  const edges = Map.groupBy(gone, ({ edge }) => edge);
  return [...edges].map(
    ([edge, of]) =>
      `${listWords(of.map(({ craft }) => String(craft)))} ${of.length === 1 ? 'leaves' : 'leave'} over the ${edge} edge, out of the battle.`,
  );
}

export function apart(it: Making, { apart: alone }: Warnings): string[] {
  if (alone.length === 0) return [];
  const reach = it.book.charts.link;
  return [
    `${listWords(alone.map(String))} ${alone.length === 1 ? 'is' : 'are'} separated: more than ${reach} hexes from the others, and one harder to fire.`,
  ];
}
