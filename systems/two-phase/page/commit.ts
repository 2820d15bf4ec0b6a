/** What the button says that answers an ask: what this very order would do. */

import type { Answer, View } from '@flagplot/kernel';
import { count, listOf, ownName } from '../rules/names.ts';
import type { Finish, Space, Window } from '../rules/orders.ts';
import type { TpKind, TwoPhase } from '../rules/state.ts';

type Given<K extends TpKind = TpKind> = Answer<TwoPhase, K>;

/** `Move ahead and fire 3 weapons`, `Pass`, `Seal the energy of 2 ships`. */
export function commitWords(answer: Given, view: View<TwoPhase>): string {
  const { kind, about, order } = answer;
  switch (kind) {
    case 'muster':
      return `Buy ${count(order.ships.length, 'ship', 'ships')}`;
    case 'deploy':
      return about.units.length === 0 ? 'Fit them out so' : `Set up ${count(about.units.length, 'ship', 'ships')}`;
    case 'allocate':
      return about.ships.length === 1 ? 'Seal the energy' : `Seal the energy of ${about.ships.length} ships`;
    case 'place':
      return order.first[0] ? 'Move first' : 'Move last';
    case 'space':
      return spaceWords(view, about.unit, order);
    case 'bid':
      return order.energy > 0 ? `Bid ${order.energy}` : 'Bid nothing';
    case 'finish':
      return finishWords(order);
    case 'initial':
      return initialWords(order);
    default:
      return windowWords(order.windows);
  }
}

const STEPS: Readonly<Record<string, string>> = {
  F: 'ahead',
  L: 'left',
  R: 'right',
  P: 'by a slip left',
  S: 'by a slip right',
};

/** `Move ahead`, `Turn hard`, with what is fired there, and how far the course goes on. */
function spaceWords(view: View<TwoPhase>, unit: string, { step, course = '', acts, fire }: Space): string {
  const hard = step >= '0' && step <= '5';
  const move = hard ? `Turn ${ownName(view, unit)} hard` : `Move ${STEPS[step] ?? 'ahead'}`;
  const done = doneWords([{ unit, acts, fire }]);
  const more = course.length > 0 ? `, ${course.length} more to come` : '';
  return `${move}${done === '' ? '' : ` and ${done}`}${more}`;
}

function windowWords(windows: readonly Window[]): string {
  const done = doneWords(windows);
  return done === '' ? 'Pass' : sentence(done);
}

/** `Set 2 guards`, behind what else is done. */
function initialWords({ windows, guards }: { windows: readonly Window[]; guards: readonly unknown[] }): string {
  if (guards.length === 0) return windowWords(windows);
  const set = `set ${count(guards.length, 'guard', 'guards')}`;
  const done = doneWords(windows);
  return sentence(done === '' ? set : `${done} and ${set}`);
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `fire 3 weapons, launch 4 seekers and do 1 other thing`; nothing where nothing is done. */
function doneWords(windows: readonly Window[]): string {
  const fire = windows.reduce((sum, window) => sum + window.fire.length, 0);
  const acts = windows.flatMap(window => window.acts);
  const seekers = acts.filter(({ act }) => act === 'seeker').length;
  const others = acts.length - seekers;
  return listOf([
    ...(fire > 0 ? [`fire ${count(fire, 'weapon', 'weapons')}`] : []),
    ...(seekers > 0 ? [`launch ${count(seekers, 'seeker', 'seekers')}`] : []),
    ...(others > 0 ? [`do ${count(others, 'other thing', 'other things')}`] : []),
  ]);
}

function finishWords({ repairs, docks, reload }: Finish): string {
  const parts = [
    ...(repairs.length > 0 ? [`repair ${count(repairs.length, 'thing', 'things')}`] : []),
    ...(reload.length > 0 ? [`reload ${count(reload.length, 'rack', 'racks')}`] : []),
    ...(docks.length > 0 ? [`dock or land ${count(docks.length, 'unit', 'units')}`] : []),
  ];
  const said = parts.join(', ');
  return said === '' ? 'End the turn' : sentence(said);
}
