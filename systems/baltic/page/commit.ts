/** What the button says that answers an ask: what this very order would do. */

import type { Answer } from '@flagplot/kernel';
import { lengthOf } from '@flagplot/pagekit/sail/course.ts';
import { inches } from '@flagplot/plane/words';
import { count, unitName } from '../rules/names.ts';
import type { Baltic, BbView } from '../rules/state.ts';
import { diceOf } from './fire/throws.ts';

/** `Sail Vasa 6 inches`, `Fire 14 dice`. */
export function commitWords(answer: Answer<Baltic>, view: BbView): string {
  const { kind, order } = answer;
  switch (kind) {
    case 'stock':
      return `Stow ${count(order.squadrons.length, 'squadron', 'squadrons')}`;
    case 'telegraph':
      return `Ring ${count(order.units.length, 'telegraph', 'telegraphs')}`;
    case 'bid':
      return order.points === 0 ? 'Bid nothing' : `Bid ${count(order.points, 'point', 'points')}`;
    case 'place':
      return `Take place ${order.place}`;
    case 'stack':
      return `Seal ${count(order.cards.length + (order.reserve === null ? 0 : 1), 'card', 'cards')}`;
    case 'deploy':
      return `Set up ${unitName(view.book, order.unit)}`;
    case 'sail':
      return sailWords(view, order);
    case 'fire':
      return fireWords(view, order.acts);
    default:
      return 'Answer';
  }
}

function sailWords({ book }: BbView, { unit, vessels }: Extract<Answer<Baltic>, { kind: 'sail' }>['order']): string {
  const [first] = vessels;
  const far = first ? inches(lengthOf(first.legs)) : '0';
  return far === '0' ? `${unitName(book, unit)} lies still` : `Sail ${unitName(book, unit)} ${far} inches`;
}

function fireWords(view: BbView, acts: Extract<Answer<Baltic>, { kind: 'fire' }>['order']['acts']): string {
  if (acts.length === 0) return 'Hold all fire';
  const dice = diceOf(view, acts);
  return dice === 0 ? `Carry out ${count(acts.length, 'act', 'acts')}` : `Fire ${count(dice, 'die', 'dice')}`;
}
