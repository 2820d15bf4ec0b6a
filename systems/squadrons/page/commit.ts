/** What the button says that answers an ask: what this very order would do. */

import type { Answer, View } from '@flagplot/kernel';
import { listWords } from '@flagplot/pagekit/words/lists.ts';
import type { Move } from '../rules/orders.ts';
import type { Squadrons } from '../rules/state.ts';
import { count, measure, squadronName } from '../words/names.ts';
import { laidOf } from './fire/volleys.ts';

/** More names than this are counted, not told. */
const NAMES = 2;

/** `Move Green 7 hexes`, `Fire 12 dice`. */
export function commitWords(answer: Answer<Squadrons>, view: View<Squadrons>): string {
  const { kind, order } = answer;
  switch (kind) {
    case 'deploy':
      return `Set up ${count(order.squadrons.length, 'squadron', 'squadrons')}`;
    case 'move':
      return moveWords(view, order);
    case 'jam':
      return jamWords(order.squadrons.map(id => squadronName(view.book, id)));
    case 'fire': {
      const dice = order.volleys.flatMap(one => laidOf(view, one).aims).reduce((sum, { shots }) => sum + shots, 0);
      return dice === 0 ? 'Hold all fire' : `Fire ${count(dice, 'die', 'dice')}`;
    }
  }
}

/** `Move Green 5 to 7 hexes`, where its craft fly ways of their own; frozen craft only drift. */
function moveWords({ book }: View<Squadrons>, { squadron, craft }: Move): string {
  const name = squadronName(book, squadron);
  if (craft.length === 0) return `Let ${name} drift`;
  const flown = craft.map(({ path }) => measure(path).hexes);
  const [least, most] = [Math.min(...flown), Math.max(...flown)];
  return `Move ${name} ${least === most ? count(most, 'hex', 'hexes') : `${least} to ${most} hexes`}`;
}

function jamWords(names: readonly string[]): string {
  if (names.length === 0) return 'Announce no jamming';
  return `Announce jamming by ${names.length > NAMES ? `${names.length} squadrons` : listWords(names)}`;
}
