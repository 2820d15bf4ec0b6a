// What an order in the making is read from.

import type { Answer, Why } from '@flagplot/kernel';
import { shotOf } from '../rules/acts/fire.ts';
import { aimOf } from '../rules/gunnery/aim.ts';
import { fireWhy } from '../rules/gunnery/volley.ts';
import type { Act, Sailing, SpeedOrder } from '../rules/orders.ts';
import { cardOf, unitCalled, vesselNamed } from '../rules/roster.ts';
import type { Baltic, BbView } from '../rules/state.ts';

/** The throws that fire would be; how far a course may lead and how sharply it may turn; what a telegraph means. Of whoever is in hand, else of all. */
export function basis({ kind, order }: Answer<Baltic>, view: BbView, inHand: string | undefined): readonly (string | Why)[] {
  if (kind === 'fire') return order.acts.flatMap(act => fireWhys(view, act, inHand));
  if (kind === 'telegraph') return order.units.flatMap(one => speedCells(view, one, inHand));
  if (kind === 'sail') return order.vessels.flatMap(one => courseCells(view, one, inHand));
  return [];
}

function fireWhys(view: BbView, act: Act, inHand: string | undefined): Why[] {
  if (act.act !== 'fire' || (inHand !== undefined && !act.by.includes(inHand))) return [];
  const shot = shotOf(view, act);
  const aim = shot && aimOf(view, shot);
  return aim ? [fireWhy(view.book, aim)] : [];
}

/** BB-1.2.6 The line of its telegraph at that setting. */
function speedCells({ book, open }: BbView, { unit, setting }: SpeedOrder, inHand: string | undefined): string[] {
  const { telegraph } = cardOf(book, unitCalled(book, unit));
  const isInHand = inHand === undefined || vesselNamed(open, inHand)?.unit === unit;
  return isInHand && telegraph !== undefined ? [0, 1].map(end => `profiles/${telegraph}/${setting}/${end}`) : [];
}

/** BB-1.2.6, BB-3.1.4 The line of its telegraph, and its template. */
function courseCells(view: BbView, { vessel: id }: Sailing, inHand: string | undefined): string[] {
  const vessel = vesselNamed(view.open, id);
  if (!vessel || (inHand !== undefined && inHand !== id)) return [];
  const { template } = cardOf(view.book, vessel);
  const speeds = speedCells(view, { unit: vessel.unit, setting: vessel.setting }, id);
  return [...speeds, ...(template === undefined ? [] : [`templates/${template}`])];
}
