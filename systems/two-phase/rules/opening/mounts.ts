// Chapter 15.1: before the battle, what option mounts hold.

import type { Refusal, RollDie, Side } from '@flagplot/kernel';
import type { Book, CardOfBook } from '../book.ts';
import type { WeaponCard } from '../cards.ts';
import { fittingOf } from '../fitting.ts';
import type { Hold } from '../folder.ts';
import { placeOf } from '../map.ts';
import { capital, idWords, unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Deployment, Id } from '../orders.ts';
import { cardOf, holdOf, isHere, unitNamed } from '../roster.ts';
import { holdSetUp } from '../setup.ts';
import type { TpState, TpTable, TpView } from '../state.ts';

type Mounting = Deployment['mounts'][number];

/** TP-15.1.5 Ships of a side with mounts to fill. */
export function shipsToFit({ cards }: Pick<Book, 'cards'>, units: readonly Unit[], side: Side): Unit[] {
  return units.filter(unit => unit.side === side && isHere(unit) && (cards[unit.card] as CardOfBook).optional.length > 0);
}

/** TP-15.1.5 An option mount of one's own, filled once with what mounts hold. */
export function mountFaults(v: TpView, mounts: readonly Mounting[]): Refusal[] {
  const { book, open, side } = v;
  const holdable = book.charts.mounts.map(({ id }) => id);
  return mounts.flatMap(({ unit: id, mount, weapon }, i) => {
    const fault = (at: string, say: string): Refusal[] => [{ rule: 'TP-15.1.5', at: `/mounts/${i}/${at}`, say }];
    const unit = unitNamed(open, id);
    if (unit?.side !== side) return fault('unit', `${unitName(v, id)} is no ship of yours.`);
    if (!optionMounts(cardOf(book, unit)).includes(mount))
      return fault('mount', `${unitName(v, id)} has no option ${idWords(mount)}.`);
    if (mounts.findIndex(one => one.unit === id && one.mount === mount) < i)
      return fault('mount', `${capital(idWords(mount))} is filled twice.`);
    return holdable.includes(weapon)
      ? []
      : fault('weapon', `No mount holds ${idWords(weapon)}; it may hold ${holdable.map(idWords).join(', ')}.`);
  });
}

function optionMounts({ weapons, optional }: CardOfBook): Id[] {
  return optional.map(mount => (weapons[mount] as WeaponCard).id);
}

/** The fitting of a ship under an order. */
export function fittingUnder({ book }: Pick<TpView, 'book'>, unit: Unit, mounts: readonly Mounting[]): number {
  const own = mounts.filter(one => one.unit === unit.id);
  return own.length === 0 ? unit.fitting : fittingOf(book.cards[unit.card] as CardOfBook, book.charts, own);
}

/** TP-1.3.1 What stands in a mount is open as soon as the ship is; what lies in it is not. */
export function fit(s: TpState, t: TpTable, { unit, mounts }: { unit: Unit; mounts: readonly Mounting[] }): void {
  const fitting = fittingUnder(s, unit, mounts);
  if (fitting === unit.fitting) return;
  unit.fitting = fitting;
  const hold: Hold = holdOf(s, unit);
  Object.assign(hold, holdSetUp(s, unit), { truth: hold.truth });
  const { weapons, optional } = cardOf(s.book, unit);
  const fitted = optional.map(mount => weapons[mount] as WeaponCard).map(({ id, type }) => ({ mount: id, type }));
  t.tell(() => ({ kind: 'fitted', unit: unit.id, weapons: fitted, at: placeOf(unit) }));
}

/** Anything in some of the mounts. */
export function randomMounts({ book }: Pick<TpView, 'book'>, units: readonly Unit[], roll: RollDie): Mounting[] {
  const { mounts } = book.charts;
  return units.flatMap(unit =>
    optionMounts(cardOf(book, unit)).flatMap(mount =>
      roll(2) === 1 ? [{ unit: unit.id, mount, weapon: mounts[roll(mounts.length) - 1]?.id as Id }] : [],
    ),
  );
}
