// Chapter 11.4: what power absorbers cost.

import type { CardOfBook } from '../book.ts';
import type { Charts } from '../charts.ts';
import { panelsOf } from '../damage/banks.ts';
import type { Unit } from '../open.ts';
import type { Form, Panels } from '../orders.ts';

/** Both banks on, as of a ship that says nothing. */
const ON: Panels = { fore: true, rear: true, moves: [] };

/** A ship as far as its panels go. */
interface Panelled {
  charts: Pick<Charts, 'panels'>;
  unit: Pick<Unit, 'boxes'>;
  card: Pick<CardOfBook, 'panels'>;
}

/** TP-11.4.6 Half a point a panel that works, both banks added, then rounded up. */
export function panelEnergy({ charts, unit, card }: Panelled, { panels = ON }: Pick<Form, 'panels'>): number {
  if (!card.panels) return 0;
  const [fore, rear] = panelsOf(unit);
  const working = (panels.fore ? fore : 0) + (panels.rear ? rear : 0);
  return Math.floor((working * charts.panels.halves + 1) / 2);
}

/** TP-11.4.8 Points moved into batteries. */
export function movedToBatteries({ panels = ON }: Pick<Form, 'panels'>): number {
  return panels.moves.reduce((sum, { to, points }) => sum + (to === 'battery' ? points : 0), 0);
}
