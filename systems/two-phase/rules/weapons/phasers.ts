// Chapter 9.2: phasers.

import type { DieChart } from '../charts.ts';
import type { Gun } from './gun.ts';
import { rollChart } from './gun.ts';

/** TP-9.2.1, TP-9.2.2 Phasers by their charts. */
export const phaser = (rule: string): Gun => ({
  rule,
  // TP-9.2.6 A phaser-1 or -2 fired as a phaser-3.
  chart: ({ charts, weapon, mode }) => {
    if (mode === 'ph-3') return weapon.type === 'ph-1' || weapon.type === 'ph-2' ? charts.phasers['ph-3'] : undefined;
    if (mode !== undefined) return undefined;
    // TP-9.2.3 A shot of a gatling phaser is one of a phaser-3; TP-9.2.4 the others have their own.
    return charts.phasers[weapon.type === 'ph-g' ? 'ph-3' : (weapon.type as 'ph-1')];
  },
  roll(t, aim) {
    return rollChart(t, aim, { rule: aim.mode === 'ph-3' ? 'TP-9.2.6' : rule, chart: this.chart(aim) as DieChart });
  },
});
