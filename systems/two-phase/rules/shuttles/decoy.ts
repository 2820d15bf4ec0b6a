// Chapter 12.3: weasels as they lie on the table.

import type { Refusal } from '@flagplot/kernel';
import type { Book } from '../book.ts';
import type { Open, Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import { isHere } from '../roster.ts';
import { limitsOf } from './speed.ts';

/** TP-12.3.1 The weasel that works for a ship. */
export function weaselOf({ units }: Pick<Open, 'units'>, ship: Id): Unit | undefined {
  return units.find(unit => unit.sortie?.weasel === true && unit.sortie.by === ship && isHere(unit));
}

/** TP-12.3.3 A weasel that has taken its points works on, where it is, until the waterfall. */
export function isBursting({ charts }: Pick<Book, 'charts'>, unit: Unit): boolean {
  return unit.sortie?.weasel === true && unit.damage >= limitsOf(charts, unit).kills;
}

/** TP-12.3.1 What is aimed at a ship behind a weasel is aimed at that. */
export function drawnTo(open: Pick<Open, 'units'>, id: Id): Id {
  return weaselOf(open, id)?.id ?? id;
}

/** TP-12.3.1 Why a weasel fires nothing. */
export function whyWeasel({ sortie }: Pick<Unit, 'sortie'>): Refusal | undefined {
  return sortie?.weasel ? { rule: 'TP-12.3.1', say: 'A weasel only flies.' } : undefined;
}
