// What odds may be asked of: squadrons that are there, fire that may be declared, checks that would be thrown.

import type { Json, Refusal } from '@flagplot/kernel';
import { fireFaults } from '../combat/declare.ts';
import { mountNamed } from '../combat/sight.ts';
import { mustCheck } from '../morale/check.ts';
import { hasMorale, startingLevel } from '../morale/levels.ts';
import type { Squadron } from '../open.ts';
import type { Volley } from '../orders.ts';
import { isPresent, sideOf, squadronCalled, squadronOf } from '../roster.ts';
import type { SqState } from '../state.ts';

/** SQ-4.1.3 Why a volley cannot be fired: as if it were declared now. */
export function volleyRefusals(s: SqState, of: Json): Refusal[] {
  const volley = of as unknown as Volley;
  const strange = squadronFaults(s, volley.squadron, '/squadron');
  if (strange.length > 0) return strange;
  const { side } = squadronOf(s.book, volley.squadron);
  const { book, clock, open, sealed } = s;
  const faults = fireFaults({ book, clock, open, side, own: sealed[side] ?? {} }, [volley]);
  return faults.map(({ at = '', ...fault }) => ({ ...fault, at: at.replace('/volleys/0', '') }));
}

/** SQ-4.7.1 Why a weapon cannot hit this craft. */
export function damageRefusals(s: SqState, asked: Json): Refusal[] {
  const { squadron, weapon, target, craft } = asked as unknown as {
    squadron: string;
    weapon: string;
    target: string;
    craft: number;
  };
  const found = [...squadronFaults(s, squadron, '/squadron'), ...squadronFaults(s, target, '/target')];
  if (found.length > 0) return found;
  const [of, toOf] = [squadronOf(s.book, squadron), squadronOf(s.book, target)];
  if (!sideOf(s.book, of.side).enemies.includes(toOf.side))
    return [{ rule: 'SQ-4.1.5', at: '/target', say: `${toOf.name} is no enemy of ${of.name}.` }];
  const card = of.weapons[mountNamed(of, weapon)]?.card;
  if (!card) found.push({ rule: 'SQ-4.1.3', at: '/weapon', say: `The craft of ${of.name} carry no ${weapon}.` });
  if (card?.kind === 'jammer') found.push({ rule: 'SQ-4.11.1', at: '/weapon', say: 'A jammer is announced, and is not fired.' });
  if (squadronCalled(s, target).craft[craft - 1]?.status !== 'flying')
    found.push({ rule: 'SQ-4.1.9', at: '/craft', say: `There is no craft ${craft} of ${toOf.name} on the map.` });
  return found;
}

/** SQ-5.2 Why a squadron would make no check after such losses. */
export function moraleRefusals(s: SqState, of: Json): Refusal[] {
  const { squadron: id, damaged, destroyed } = of as unknown as { squadron: string; damaged: number; destroyed: number };
  const strange = squadronFaults(s, id, '/squadron');
  if (strange.length > 0) return strange;
  const squadron = squadronCalled(s, id);
  const { name } = squadronOf(s.book, id);
  const fault = (at: string, say: string): Refusal[] => [{ rule: 'SQ-5.2.3', at, say }];
  if (damaged + destroyed > squadron.began || destroyed >= squadron.began)
    return fault('/destroyed', `${name} began the round with ${squadron.began} craft: one must be left to check.`);
  if (mustCheck(s, { ...squadron, damaged, destroyed })) return [];
  return fault('/squadron', `${name} makes no check after such losses.`);
}

/** SQ-5.3 Why a squadron cannot rally. */
export function rallyRefusals(s: SqState, of: Json): Refusal[] {
  const { squadron: id } = of as unknown as { squadron: string };
  const strange = squadronFaults(s, id, '/squadron');
  if (strange.length > 0) return strange;
  const squadron: Squadron = squadronCalled(s, id);
  const bookOf = squadronOf(s.book, id);
  if (hasMorale(squadron) && squadron.level < startingLevel(s.book, bookOf)) return [];
  const say = hasMorale(squadron) ? `${bookOf.name} has lost no level of morale.` : `${bookOf.name} has no morale.`;
  return [{ rule: 'SQ-5.3.4', at: '/squadron', say }];
}

function squadronFaults(s: SqState, id: string, at: string): Refusal[] {
  if (!Object.hasOwn(s.book.squadronAt, id)) return [{ rule: 'SQ-4.1.3', at, say: `There is no squadron ${id}.` }];
  if (isPresent(squadronCalled(s, id))) return [];
  return [{ rule: 'SQ-3.6.3', at, say: `${squadronOf(s.book, id).name} has no craft on the map.` }];
}
