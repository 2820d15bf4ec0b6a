// What an order in the making is read from.

import type { Answer, View, Why } from '@flagplot/kernel';
import { aims, aimWhy } from '../rules/combat/gunnery.ts';
import { sightingOf } from '../rules/combat/sight.ts';
import type { Volley } from '../rules/orders.ts';
import { squadronOf } from '../rules/roster.ts';
import type { Squadrons } from '../rules/state.ts';
import { craftNamed } from '../words/names.ts';

type SqView = View<Squadrons>;

/** What a move is flown under; the throws that volleys would be. Of the squadron in hand, else of all. */
export function basis({ kind, order }: Answer<Squadrons>, view: SqView, inHand: string | undefined): readonly (string | Why)[] {
  if (kind === 'move') return moveCells(view, order.squadron);
  if (kind !== 'fire') return [];
  const own = order.volleys.filter(({ squadron }) => squadron === craftNamed(inHand)?.squadron);
  return (own.length > 0 ? own : order.volleys).flatMap(volley => volleyWhys(view, volley));
}

/** SQ-3.3.1 Attack Speed, SQ-3.4.2 turns, SQ-3.4.3 Turn Distance, SQ-3.5.1 links, and the skill of the pilots. */
function moveCells({ book }: SqView, squadron: string): string[] {
  const { quality } = squadronOf(book, squadron);
  const alike = ['attackDivisor', 'turns/divisor', 'turns/least', 'turnDistance/from', 'turnDistance/least', 'link'];
  return [...alike, `skills/${quality}/piloting`];
}

function volleyWhys(view: SqView, volley: Volley): Why[] {
  const sighting = sightingOf(view, volley);
  return aims(view, sighting).map(aim => aimWhy(view, sighting, aim));
}
