/** Lines 6 to 9: speed, and what turns her besides. */

import { isControlled } from '../../rules/damage/condition.ts';
import type { Form } from '../../rules/orders.ts';
import { speedLimit } from '../../rules/speed/cost.ts';
import { countLevels, switchLevels } from './levels.ts';
import type { Desk, Line } from './line.ts';

export function moveLines({ ship: { charts, unit }, form }: Desk): Line[] {
  const fastest = isControlled(unit) ? speedLimit(charts, unit) : 0;
  const of = { use: 'movement' } as const;
  const lines: Line[] = [
    {
      ...{
        ...of,
        id: 'speed',
        name: 'Speed',
        rule: 'TP-3.1.3',
        levels: countLevels(fastest, form.speed, atSpeed),
        at: form.speed,
      },
      most: `After speed ${unit.before} she makes ${fastest} at most.`,
    },
    {
      ...{ ...of, id: 'hets', name: 'High energy turns', rule: 'TP-4.4.5', at: form.hets },
      levels: countLevels(charts.hets, form.hets, (one, n) => ({ ...one, hets: n })),
      most: `${charts.hets} can be prepared.`,
    },
    {
      ...{ ...of, id: 'erratic', name: 'Erratic manoeuvres', rule: 'TP-4.6.1', at: Number(form.erratic) },
      levels: switchLevels((one, on) => ({ ...one, erratic: on })),
    },
  ];
  return form.speed === 0 || form.tacs.warp + form.tacs.impulse > 0
    ? [...lines, tacLine('warp', { charts, form }), tacLine('impulse', { charts, form })]
    : lines;
}

/** TP-4.5.1 Who moves makes no tactical turns. */
function atSpeed(form: Form, speed: number): Form {
  return { ...form, speed, ...(speed > 0 && { tacs: { warp: 0, impulse: 0 } }) };
}

/** TP-4.5.2 */
function tacLine(by: 'warp' | 'impulse', { charts, form }: { charts: Desk['ship']['charts']; form: Form }): Line {
  const levels = countLevels(charts.tac[by], form.tacs[by], (one, n) => ({ ...one, tacs: { ...one.tacs, [by]: n } }));
  const most = `${charts.tac[by]} a turn by ${by} power.`;
  return { id: `tacs/${by}`, use: 'movement', name: `Tactical turns, ${by}`, rule: 'TP-4.5.2', levels, at: form.tacs[by], most };
}
