// Chapter 11: gear that takes energy by its own line of the form: what it takes, and what it then holds.

import type { WeaponCard } from '../cards.ts';
import type { Arm } from '../folder.ts';
import { LOST } from '../open.ts';
import type { Form } from '../orders.ts';
import type { Ship } from './power.ts';

/** TP-11.2.1, TP-11.3.1, TP-11.3.2, TP-11.4.1 The most a mount takes by the line of gear this turn; nothing where it is no gear that works. */
export function gearMost({ charts, card, unit, hold }: Ship, mount: number): number | undefined {
  if (mount < 0 || unit.weapons[mount] === LOST) return undefined;
  const { esg, webGenerator, webCaster, displacement } = charts;
  switch (card.weapons[mount]?.type) {
    case 'esg':
      return (esg[0]?.length ?? 0) - (hold.arms[mount]?.energy ?? 0);
    case 'web-generator':
      return webGenerator.energy;
    case 'web-caster':
      return webCaster.energy;
    case 'displacement':
      return displacement.energy;
    default:
      return undefined;
  }
}

/** Gear, and the row that says what it takes. */
const GEAR: Readonly<Record<string, string>> = {
  esg: 'TP-11.2.1',
  'web-generator': 'TP-11.3.1',
  'web-caster': 'TP-11.3.2',
  displacement: 'TP-11.4.1',
};

export function isGear({ type }: Pick<WeaponCard, 'type'>): boolean {
  return type in GEAR;
}

/** The row by which a mount takes energy. */
export function gearRule({ type }: Pick<WeaponCard, 'type'>): string {
  return GEAR[type] as string;
}

/** TP-11.2.1 An ESG keeps what it stores; everything else holds what was paid this turn. */
export function gearAfter({ type, id }: Pick<WeaponCard, 'type' | 'id'>, arm: Arm, { gear }: Pick<Form, 'gear'>): Arm {
  const energy = gear.find(one => one.id === id)?.energy ?? 0;
  return { turns: 0, energy: type === 'esg' ? arm.energy + energy : energy };
}
