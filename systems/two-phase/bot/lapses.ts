// How ships err that nobody minds: they repeat their last form, fly straight on, and miss what they might have fired.

import type { Lapse, Lapses } from '@flagplot/bots';
import { hexes } from '@flagplot/hexes';
import file from '../data/lapses.json' with { type: 'json' };
import { isOnMap } from '../rules/map.ts';
import type { Unit } from '../rules/open.ts';
import type { Window } from '../rules/orders.ts';
import { unitCalled } from '../rules/roster.ts';
import type { TpView, TwoPhase } from '../rules/state.ts';
import { allocateQuestion } from '../rules/turn/1-energy.ts';
import { spacesLeft } from './field.ts';
import { actionAfter } from './windows.ts';

/** TP-1.3.2 The form of the turn before, as far as the power goes. */
const allocate: Lapse<TwoPhase, 'allocate'> = (v, about, { base, errs }) => {
  const absent = allocateQuestion.idle(v, about);
  const forms = base.forms.map(form => (errs(form.ship) ? (absent.forms.find(one => one.ship === form.ship) ?? form) : form));
  return { ...base, forms };
};

/** Straight on to the end of the half; where that leads to the edge of the map, as it should. */
const space: Lapse<TwoPhase, 'space'> = (v, { unit: id }, { base, errs }) => {
  const unit = unitCalled(v.open, id);
  const left = Math.max(1, spacesLeft(v, unit));
  if (!errs(id) || !staysOnMap(v, unit, 2 * left)) return base;
  return { step: 'F', ...actionAfter(v, unit, 'F'), course: 'F'.repeat(left - 1) };
};

function staysOnMap({ book }: TpView, unit: Unit, hexesAhead: number): boolean {
  return isOnMap(book, hexes.step(unit, unit.facing, hexesAhead));
}

/** Whoever is not minded at the guns lets the moment pass. */
const miss =
  (at: string) =>
  (_v: TpView, _about: object, { base, errs }: { base: { windows: Window[] }; errs(unit: string): boolean }) => ({
    ...base,
    windows: base.windows.filter(({ unit }) => !errs(`${unit} ${at}`)),
  });

/** What is not minded in a turn: how power is shared out, where a ship goes, and when it fires. */
export const lapses: Lapses<TwoPhase> = {
  rates: file.rates,
  over: file.over,
  by: { allocate, space, answer: miss('at the guns'), zero: miss('at the guns') },
};
