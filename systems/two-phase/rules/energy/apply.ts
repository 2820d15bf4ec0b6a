// Chapters 2.2 and 9.3 to 9.5: what a form does to what a ship holds.

import { copy } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import type { Arm } from '../folder.ts';
import type { Form } from '../orders.ts';
import { bayAfter } from '../shuttles/arming.ts';
import { armingsOf, EMPTY } from './arming.ts';
import { gearAfter, isGear } from './gear.ts';
import { movedToBatteries } from './panel-energy.ts';
import type { Ship } from './power.ts';
import { capacitorRoom } from './power.ts';

/** TP-2.1.7 The form is kept, and all it pays for lies ready. */
export function applyForm(ship: Ship, form: Form): void {
  const { charts, card, hold } = ship;
  hold.form = copy(form);
  hold.battery += form.recharge - form.discharge + movedToBatteries(form);
  // TP-2.2.6, TP-2.1.3 Whole points go in, and quarters lie there alone; what has no room is lost.
  hold.capacitor = Math.min(capacitorRoom(ship), hold.capacitor + 4 * form.capacitor);
  hold.arms = card.weapons.map((weapon, mount) => armAfter(weapon, hold.arms[mount] as Arm, form));
  hold.bay = bayAfter(ship, form);
  hold.general = form.general;
  hold.specific = [...form.specific];
  hold.hets = form.hets;
  hold.tacs = { ...form.tacs };
  // TP-4.5.2 Batteries stand in for the warp engines.
  hold.reserveTacs = charts.tac.warp - form.tacs.warp;
  hold.erratic = form.erratic;
  hold.cloak = form.cloak;
  hold.tractors = form.tractors.fresh;
  hold.transporters = form.transporters * charts.transporter.uses;
  hold.repairs = form.repairs;
}

function energyFor({ arms }: Form, weapon: string): number {
  for (const one of arms) if (one.weapon === weapon) return one.energy;
  return 0;
}

/** TP-9.3.1, TP-9.5.1 What a mount holds once its line is paid; TP-9.4.5 one that cools stands empty. */
function armAfter(weapon: WeaponCard, arm: Arm, form: Form): Arm {
  if (isGear(weapon)) return gearAfter(weapon, arm, form);
  const energy = energyFor(form, weapon.id);
  const ways = armingsOf(weapon, arm);
  for (const way of ways) if (way.energy === energy) return { ...way.next };
  return { ...EMPTY };
}
