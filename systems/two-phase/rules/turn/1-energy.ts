// Chapter 2: step 1, energy allocation: forms, order and standing orders, in secret.

import type { Phase, Refusal } from '@flagplot/kernel';
import { copy, under } from '@flagplot/kernel';
import { dockingOf } from '../docking/form.ts';
import { applyForm } from '../energy/apply.ts';
import { idleForm } from '../energy/cut.ts';
import { formFaults } from '../energy/faults.ts';
import type { Ship } from '../energy/power.ts';
import { loanFaults } from '../ew/loans.ts';
import type { Hold, Sealed } from '../folder.ts';
import { unitName, weaponName } from '../names.ts';
import type { Allocation, Form, Watch } from '../orders.ts';
import { cardOf, holdIn, shipsOf, unitCalled, unitNamed } from '../roster.ts';
import { ALLOCATION } from '../schemas.ts';
import { isEnemy, targetFaults } from '../shuttles/arming.ts';
import { hasSmall, keepPace, smallFaults } from '../shuttles/speed.ts';
import { resetForTurn } from '../speed/announce.ts';
import type { Put, TpState, TpView, TwoPhase } from '../state.ts';
import { towsOf } from '../tractors/tow.ts';
import { usualWatch } from '../window/choices.ts';

/** TP-1.1.1, TP-2.1.7 Every ship fills in a form; TP-1.3.2 all at once, in secret. */
export const energy: Phase<TwoPhase, 'allocate'> = {
  name: 'Energy allocation',
  rule: 'TP-2.1.7',
  begin({ open }) {
    // TP-9.1.1 What is on a link may be launched later in the turn: nothing is announced of it, so it is made ready as the turn begins.
    for (const unit of open.units) if (unit.kind === 'pf' && unit.status === 'landed') resetForTurn(unit);
  },
  asks: ({ book, open, clock }) =>
    clock.round > 0
      ? []
      : book.sides.flatMap(({ id: side }) => {
          const ships = shipsOf(open, side).map(({ id }) => id);
          return ships.length > 0 || hasSmall({ open }, side)
            ? [{ side, kind: 'allocate', about: { turn: clock.turn, ships } }]
            : [];
        }),
  carry(s, _t, answers) {
    for (const { side, order } of answers) keep(s, side, order);
  },
};

/** TP-1.5.1 Everything stays in the folder until it is announced or used. */
function keep(s: TpState, side: string, { forms, small, order, watch }: Allocation): void {
  const folder = s.sealed[side] as Sealed;
  folder.order = [...order];
  for (const form of forms) {
    const unit = unitCalled(s.open, form.ship);
    applyForm({ charts: s.book.charts, unit, card: cardOf(s.book, unit), hold: holdIn(folder, unit.id) as Hold }, form);
  }
  for (const one of small) keepPace(holdIn(folder, one.unit) as Hold, one);
  for (const one of watch) (holdIn(folder, one.unit) as Hold).watch = copy(one);
  for (const hold of folder.ships) hold.course = watch.find(({ unit }) => unit === hold.unit)?.course ?? '';
}

/** A ship of the asking side with what it holds of it. */
export function shipOf(v: Pick<TpView, 'book' | 'open' | 'own'>, id: string): Ship {
  const unit = unitCalled(v.open, id);
  return {
    charts: v.book.charts,
    unit,
    card: cardOf(v.book, unit),
    hold: holdIn(v.own, id) as Hold,
    tows: towsOf(v, unit),
    ...dockingOf(v, unit),
  };
}

/** TP-2.1.2 A form for every ship; TP-3.2.6 an order of one's own; TP-1.3.13 standing orders. */
export const allocateQuestion: Put<'allocate'> = {
  rule: 'TP-2.1.2',
  schema: ALLOCATION,
  sealed: true,
  parts: [
    { list: 'forms', by: 'ship' },
    { list: 'watch', by: 'unit' },
  ],
  judge: (v, { ships, turn }, { forms, order, watch, small }) => [
    ...forms.flatMap((form, i) =>
      formRefusals(v, form, { turn, ships, first: forms.findIndex(one => one.ship === form.ship) === i }).map(
        under(`/forms/${i}`),
      ),
    ),
    ...missingForms(v, ships, forms),
    ...order.flatMap((id, i) => strangers(v, id, `/order/${i}`)),
    ...watch.flatMap((one, i) =>
      watchFaults(v, one, { at: `/watch/${i}`, first: watch.findIndex(({ unit }) => unit === one.unit) === i }),
    ),
    ...smallFaults(v, small),
  ],
  idle: (v, { ships, turn }) => ({
    ...allocation(ships.map(id => toFriends(v, idleForm(shipOf(v, id), turn)))),
    watch: firstWatches(v, ships),
    order: orderKept(v),
  }),
};

/** TP-8.1.3, TP-12.2.7 A form that is repeated lends nothing to what is no friend any more, and strikes nothing that has become one. */
export function toFriends(v: TpView, form: Form): Form {
  const strange = new Set(loanFaults(v, form, v.side).map(({ at }) => at));
  const shuttles = form.shuttles.map(({ target, ...line }) =>
    target !== undefined && isEnemy(v, target, v.side) ? { ...line, target } : line,
  );
  return { ...form, shuttles, loans: form.loans.filter((_, i) => !strange.has(`/loans/${i}/to`)) };
}

/** TP-1.3.13 What stands for a ship of which nothing was said yet: without it she would be asked at every step. */
export function firstWatches(v: TpView, ships: readonly string[]): Watch[] {
  return ships.filter(id => holdIn(v.own, id)?.watch === null).map(usualWatch);
}

/** TP-3.2.6 The order that was fixed for own units stays until another is, as far as they are still one's own. */
export function orderKept({ open, side, own }: Pick<TpView, 'open' | 'side' | 'own'>): string[] {
  return own.order.filter(id => unitNamed(open, id)?.side === side);
}

/** Forms, and nothing else. */
export function allocation(forms: Form[]): Allocation {
  return { forms, small: [], order: [], watch: [] };
}

interface Written {
  turn: number;
  ships: readonly string[];
  first: boolean;
}

function formRefusals(v: TpView, form: Form, { turn, ships, first }: Written): Refusal[] {
  if (!ships.includes(form.ship))
    return [{ rule: 'TP-2.1.7', at: '/ship', say: `${unitName(v, form.ship)} has no form to fill in.` }];
  if (!first) return [{ rule: 'TP-2.1.7', at: '/ship', say: `${unitName(v, form.ship)} has a form already.` }];
  return [...formFaults(shipOf(v, form.ship), form, turn), ...loanFaults(v, form, v.side), ...targetFaults(v, form, v.side)];
}

function missingForms(v: TpView, ships: readonly string[], forms: readonly Form[]): Refusal[] {
  const missing = ships.filter(id => !forms.some(({ ship }) => ship === id));
  if (missing.length === 0) return [];
  return [
    {
      rule: 'TP-2.1.7',
      at: '/forms',
      say: `Every ship has a form; still to be filled in: ${missing.map(id => unitName(v, id)).join(', ')}.`,
      lacking: true,
    },
  ];
}

function strangers(v: TpView, id: string, at: string): Refusal[] {
  return unitNamed(v.open, id)?.side === v.side ? [] : [{ rule: 'TP-3.2.6', at, say: `${unitName(v, id)} is no unit of yours.` }];
}

function watchFaults(v: TpView, { unit, prefers }: Watch, { at, first }: { at: string; first: boolean }): Refusal[] {
  if (!first) return [{ rule: 'TP-1.3.13', at: `${at}/unit`, say: `${unitName(v, unit)} has standing orders already.` }];
  const hold = holdIn(v.own, unit);
  const known = unitNamed(v.open, unit);
  if (!hold || !known) return [{ rule: 'TP-1.3.13', at: `${at}/unit`, say: `${unitName(v, unit)} is no ship of yours.` }];
  const { weapons } = cardOf(v.book, known);
  return prefers.flatMap((id, i) =>
    weapons.some(weapon => weapon.id === id)
      ? []
      : [
          {
            rule: 'TP-10.2.10',
            at: `${at}/prefers/${i}`,
            say: `${unitName(v, unit)} has no weapon ${weaponName({ weapons }, id)}.`,
          },
        ],
  );
}
