// Chapters 2.1 and 14.2: what docking does to the form of a ship.

import type { Refusal } from '@flagplot/kernel';
import type { Ship } from '../energy/power.ts';
import type { Unit } from '../open.ts';
import type { Form } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { costOf, dockOf, isSheltered } from './dock.ts';

/** TP-14.2.4 Why lines of movement do not stand: the bigger ship plots for both, and no pair manoeuvres erratically. */
export function dockFaults({ docked }: Pick<Ship, 'docked'>, form: Form): Refusal[] {
  if (docked === undefined) return [];
  const fault = (at: string, say: string): Refusal => ({ rule: 'TP-14.2.4', at, say });
  const erratic = form.erratic ? [fault('/erratic', 'Docked ships make no erratic manoeuvres.')] : [];
  if (docked !== 'small') return erratic;
  const lines = (['speed', 'hets'] as const).filter(line => form[line] > 0).map(line => `/${line}`);
  if (form.tacs.warp + form.tacs.impulse > 0) lines.push('/tacs');
  return [...lines.map(at => fault(at, 'The ship to which this one is docked moves for both.')), ...erratic];
}

/** TP-14.2.4 The same form as far as docking lets it stand. */
export function asDocked({ docked }: Pick<Ship, 'docked'>, form: Form): Form {
  if (docked === undefined) return form;
  const calm = { ...form, erratic: false };
  return docked === 'small' ? { ...calm, speed: 0, hets: 0, tacs: { warp: 0, impulse: 0 } } : calm;
}

/** TP-14.2.4 What docking changes for a ship that fills in its form; nothing where it is docked to none. */
export function dockingOf(seen: Seen, unit: Unit): Pick<Ship, 'docked' | 'moveCost'> {
  if (!dockOf(seen.open, unit.id)) return {};
  return { docked: isSheltered(seen.open, unit.id) ? 'small' : 'big', moveCost: costOf(seen, unit) };
}
