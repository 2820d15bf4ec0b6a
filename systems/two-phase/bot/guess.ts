// What other sides may hold: forms that fit the speeds and the EW that were announced, and the shots that were seen.

import type { Think } from '@flagplot/bots';
import type { RollDie, Side } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import type { WeaponCard } from '../rules/cards.ts';
import { armingsOf } from '../rules/energy/arming.ts';
import { emptyForm } from '../rules/energy/cut.ts';
import { billOf, isPhaser, type PhaserType, totalOf } from '../rules/energy/power.ts';
import type { Arm, Hold, Sealed } from '../rules/folder.ts';
import { imagine } from '../rules/imagine.ts';
import { LOST, type Unit } from '../rules/open.ts';
import type { Form } from '../rules/orders.ts';
import { cardOf, unitNamed } from '../rules/roster.ts';
import type { TpView } from '../rules/state.ts';
import { watchesFor } from './watches.ts';

/** One's own folder as it is, and those of the others as sensible captains would have filled them. */
export function guessFolders(v: TpView, { roll }: Think): Record<Side, Sealed> {
  const folders = imagine(v);
  for (const [side, folder] of Object.entries(folders))
    if (side !== v.side) for (const hold of folder.ships) guessHold(v, hold, roll);
  return folders;
}

/** TP-1.5.1 Speed, EW and shots are known; what is left of the power is shared out among the mounts. */
function guessHold(v: TpView, hold: Hold, roll: RollDie): void {
  const unit = unitNamed(v.open, hold.unit);
  if (!unit || v.clock.turn === 0) return;
  hold.capacitor = Math.max(0, hold.capacitor - quartersFired(v, unit));
  hold.watch = watchesFor(v, [unit.id])[0] ?? null;
  hold.arms = armsFor(v, { unit, hold }, roll);
}

/** TP-2.2.6 Quarters of a point that phasers have taken out of the capacitor this turn. */
function quartersFired({ book }: TpView, unit: Unit): number {
  let quarters = 0;
  for (const [mount, weapon] of cardOf(book, unit).weapons.entries())
    if (isPhaser(weapon))
      quarters += book.charts.capacitor.shots[weapon.type as PhaserType] * Math.max(0, unit.weapons[mount] ?? 0);
  return quarters;
}

/** In two of three worlds each mount has gone on as long as the battle lasts; an overload comes up now and then. */
const THIRDS = 3;
const SIXTHS = 6;

function armsFor(v: TpView, { unit, hold }: { unit: Unit; hold: Hold }, roll: RollDie): Arm[] {
  const card = cardOf(v.book, unit);
  let left = powerBeside(v, unit, hold);
  return card.weapons.map((weapon, mount) => {
    const shots = unit.weapons[mount];
    if (shots === LOST || (shots ?? 0) > 0 || roll(THIRDS) === 1) return copy(hold.arms[mount] as Arm);
    const arm = armedSince(weapon, v.clock.turn, roll(SIXTHS) === 1);
    const price = lastPrice(weapon, arm);
    if (price > left) return copy(hold.arms[mount] as Arm);
    left -= price;
    return arm;
  });
}

/** TP-2.1.2 Power that the speed and the EW which were announced leave. */
function powerBeside({ book }: TpView, unit: Unit, hold: Hold): number {
  const card = cardOf(book, unit);
  const { left, right, centre, impulse, apr } = unit.boxes;
  const form: Form = { ...emptyForm({ unit }), speed: unit.speed, ecm: unit.ecm, eccm: unit.eccm, erratic: unit.erratic };
  return left + right + centre + impulse + apr - totalOf(billOf({ charts: book.charts, unit, card, hold }, form));
}

/** TP-9.3.1, TP-9.5.1 What a mount holds that was armed, turn after turn, from the first on. */
function armedSince(weapon: WeaponCard, turns: number, overload: boolean): Arm {
  let arm: Arm = { turns: 0, energy: 0 };
  for (let turn = 1; turn <= Math.min(turns, 3); turn += 1) {
    const ways = armingsOf(weapon, arm);
    const way = (overload && turn === Math.min(turns, 3) ? ways.at(-1) : undefined) ?? ways.find(({ keeps }) => keeps);
    if (way) arm = { ...way.next };
  }
  return arm;
}

/** About what a mount took this turn. */
function lastPrice(weapon: WeaponCard, arm: Arm): number {
  return arm.energy === 0 ? 0 : (armingsOf(weapon, { turns: 0, energy: 0 }).find(({ keeps }) => keeps)?.energy ?? 0);
}
