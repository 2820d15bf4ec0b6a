// Chapter 12.1 and 12.2: what fighters may fire, and when.

import type { Refusal } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import type { Charts } from '../charts.ts';
import type { Delay, Unit } from '../open.ts';
import { isLimping } from './speed.ts';

/** The delay of a fighter just launched. */
const FRESH = 'fresh';

/** TP-12.1.6, TP-7.1.1 What a fighter waits for as it is launched; the waterfall ends it. */
export function delaysAtLaunch({ newFighters }: Pick<Charts, 'newFighters'>, { kind }: Pick<Unit, 'kind'>): Delay[] {
  return kind === 'fighter' ? [{ what: FRESH, left: newFighters, by: 'impulse' }] : [];
}

/** TP-12.1.6 Why a unit fires nothing yet. */
export function whyFresh({ delays }: Pick<Unit, 'delays'>): Refusal | undefined {
  const fresh = delays.find(({ what }) => what === FRESH);
  return fresh && { rule: 'TP-12.1.6', say: `A fighter just launched waits: ${fresh.left} more impulses.` };
}

/** TP-12.2.5 A crippled fighter fires no fusion. */
export function whyCrippled(
  charts: Pick<Charts, 'shuttles'>,
  unit: Unit,
  { type }: Pick<WeaponCard, 'type'>,
): Refusal | undefined {
  if (type !== 'fusion' || unit.kind !== 'fighter' || !isLimping(charts, unit)) return undefined;
  return { rule: 'TP-12.2.5', at: '/weapon', say: 'A crippled fighter fires no fusion.' };
}

/** TP-12.2.3 Its shots of fusion are loaded, without energy. */
export const LOADED: { readonly turns: number; readonly energy: number } = Object.freeze({ turns: 1, energy: 2 });
