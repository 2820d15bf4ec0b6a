// A yardstick for the ordinary player: it fills its phasers, steers at the nearest enemy and fires all that bears.
// `npx flagplot sim --system two-phase --scenario border-duel --bots ordinary,systems/two-phase/test/bot/close.ts --swap`

import { hexes } from '@flagplot/hexes';
import { drawn } from '../../rules/chance/questions.ts';
import { emptyForm, formThatStands } from '../../rules/energy/cut.ts';
import { capacitorFree } from '../../rules/energy/power.ts';
import { placeAfter, stepFault } from '../../rules/movement/step.ts';
import type { Unit } from '../../rules/open.ts';
import type { Form } from '../../rules/orders.ts';
import { areEnemies, isHere, unitCalled } from '../../rules/roster.ts';
import type { TpAsk, TpView } from '../../rules/state.ts';
import { shipOf } from '../../rules/turn/1-energy.ts';
import { firingWindows } from '../../rules/window/choices.ts';
import type { Occasion } from '../../rules/window/window.ts';

/** It goes as fast as its power lets it beside its phasers, but no faster than this. */
const SPEED = 12;
/** A chance, in a hundred, for which it fires. */
const LEAST = 33;

export const player = { system: 'two-phase', answer: (v: TpView, ask: TpAsk): object | undefined => answerOf(v, ask) };

function answerOf(v: TpView, { kind, about }: TpAsk): object | undefined {
  switch (kind) {
    case 'allocate':
      return { forms: about.ships.map(id => formOf(v, id)), small: [], order: [], watch: [] };
    case 'space':
      return spaceOf(v, unitCalled(v.open, about.unit));
    case 'answer':
      return { windows: windowsOf({ v, segment: 'answer', mover: unitCalled(v.open, about.to) }, about.units) };
    case 'zero':
      return { windows: windowsOf({ v, segment: 'zero', mover: undefined }, about.units) };
    default:
      return undefined;
  }
}

function formOf(v: TpView, id: string): Form {
  const ship = shipOf(v, id);
  return formThatStands(ship, { ...emptyForm(ship), capacitor: capacitorFree(ship), speed: SPEED }, v.clock.turn);
}

function spaceOf(v: TpView, unit: Unit): object {
  const [foe] = v.open.units
    .filter(other => isHere(other) && areEnemies(v.book, unit.side, other.side))
    .sort((a, b) => hexes.range(unit, a) - hexes.range(unit, b));
  const off = (step: string): number => {
    const place = placeAfter(unit, step);
    return foe ? hexes.range(place, foe) + hexes.offBow(place, place.facing, foe) : 0;
  };
  const [step = 'F'] = ['F', 'L', 'R'].filter(one => !stepFault(v, unit, one)).sort((a, b) => off(a) - off(b));
  // What it fires there is what the rules think likeliest.
  for (const order of drawn.space.candidates(v, { unit: unit.id, n: 1, of: null })) if (order.step === step) return order;
  return { step, acts: [], fire: [] };
}

function windowsOf(on: Occasion, ids: readonly string[]): object[] {
  return firingWindows(
    on,
    ids.map(id => unitCalled(on.v.open, id)),
    LEAST,
  );
}
