/** TP-2.2.1 to TP-2.2.4 Lines 1 to 3: what is paid before all else. */

import type { Form, ShieldSetting } from '../../rules/orders.ts';
import { switchLevels } from './levels.ts';
import type { Desk, Line } from './line.ts';

const SETTINGS: readonly ShieldSetting[] = ['off', 'minimum', 'full'];

export function housekeepingLines({ ship: { card }, form }: Desk): Line[] {
  const life = switchLevels((one, on) => ({ ...one, life: on }));
  const control = switchLevels((one, on) => ({ ...one, fireControl: on, ...(!on && { ecm: 0, eccm: 0 }) }));
  const of = { use: 'housekeeping' } as const;
  const lines: Line[] = [
    { ...of, id: 'life', name: 'Life support', rule: 'TP-2.2.1', levels: life, at: Number(form.life) },
    {
      ...of,
      id: 'fireControl',
      name: 'Fire control',
      rule: 'TP-2.2.3',
      levels: control,
      at: Number(form.fireControl),
      bare: one => ({ ...one, fireControl: false }),
    },
  ];
  return card.panels ? lines : [...lines, shieldLine(form)];
}

/** TP-2.2.4, TP-2.2.8 A shield that is off takes no reinforcement. */
function shieldLine({ shields }: Form): Line {
  const levels = SETTINGS.map(setting => ({
    says: setting,
    put: (form: Form): Form => ({
      ...form,
      shields: setting,
      ...(setting === 'off' && { specific: form.specific.map(() => 0) }),
    }),
  }));
  const of = { id: 'shields', use: 'housekeeping', name: 'Shields', rule: 'TP-2.2.4' } as const;
  return { ...of, levels, at: SETTINGS.indexOf(shields), bare: one => ({ ...one, shields: 'off' }) };
}
