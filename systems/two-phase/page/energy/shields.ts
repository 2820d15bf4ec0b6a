/** Lines 10 to 13: electronic warfare, and energy that stands before the boxes of shields. */

import { LOST } from '../../rules/open.ts';
import type { Ew, Form } from '../../rules/orders.ts';
import { countLevels, withEntry } from './levels.ts';
import type { Desk, Level, Line } from './line.ts';
import { powerThere } from './tally.ts';

export function ewLines(desk: Desk): Line[] {
  return [ownLine('ecm', desk), ownLine('eccm', desk), ...swingLines(desk), ...loanLines(desk)];
}

/** TP-8.1.1, TP-8.1.7 The built-in point of a PF or an X-ship that is set for the turn; without a word it is ECM. */
function swingLines({ ship: { charts, card }, form }: Desk): Line[] {
  const built = card.flags?.includes('pf') ? charts.sources.pf : card.flags?.includes('x') ? charts.sources.x : undefined;
  if (!built?.swing) return [];
  const levels = (['ecm', 'eccm'] as const).map((as): Level => ({ says: as.toUpperCase(), put: one => ({ ...one, swing: as }) }));
  const at = form.swing === 'eccm' ? 1 : 0;
  return [{ id: 'swing', use: 'ew', name: 'Built-in point as', rule: 'TP-8.1.1', levels, at }];
}

/** TP-2.2.9 Both kinds together; TP-2.2.3 none without fire control. */
function ownLine(as: Ew, { ship: { charts }, form }: Desk): Line {
  const other = as === 'ecm' ? 'eccm' : 'ecm';
  const most = form.fireControl ? charts.ew.own - form[other] : 0;
  const levels = countLevels(most, form[as], (one, n) => ({ ...one, [as]: n }));
  const why = form.fireControl ? `ECM and ECCM are ${charts.ew.own} at most together.` : 'EW wants fire control.';
  return { id: as, use: 'ew', name: as.toUpperCase(), rule: 'TP-2.2.9', levels, at: form[as], most: why };
}

/** TP-8.1.3, TP-8.1.6 A sensor lends once a turn, to its own ship or to a friend; a carrier lends to its fighters. */
function loanLines({ ship: { card, unit }, form, friends, nameOf }: Desk): Line[] {
  const sensors = card.weapons.filter(({ type }, mount) => type === 'special-sensor' && unit.weapons[mount] !== LOST);
  const lenders = [
    ...sensors.map(({ id, name }) => ({ by: id, name: `Sensor ${name}` })),
    ...(card.flags?.includes('carrier') ? [{ by: unit.id, name: 'To her fighters' }] : []),
  ];
  return lenders.map(({ by, name }) => {
    const targets = by === unit.id ? [] : friends.filter(id => id !== unit.id);
    const loans = [
      { by, to: unit.id, as: 'ecm' as const },
      ...targets.flatMap(to => (['ecm', 'eccm'] as const).map(as => ({ by, to, as }))),
    ];
    const levels: Level[] = [undefined, ...loans].map(loan => ({
      says: loan ? `${loan.as.toUpperCase()} to ${loan.to === unit.id ? 'herself' : nameOf(loan.to)}` : 'none',
      put: one => ({ ...one, loans: withEntry(one.loans, loan, entry => entry.by === by) }),
    }));
    const now = form.loans.find(one => one.by === by);
    const at = now ? 1 + loans.findIndex(({ to, as }) => to === now.to && as === now.as) : 0;
    return { id: `loans/${by}`, use: 'ew', name, rule: 'TP-8.1.3', levels, at: Math.max(0, at) };
  });
}

/** TP-2.2.7, TP-2.2.8, TP-11.4.9 */
export function shieldLines({ ship, form }: Desk): Line[] {
  if (ship.card.panels) return [];
  const there = powerThere(ship);
  const of = { use: 'shields' } as const;
  const general: Line = {
    ...{ ...of, id: 'general', name: 'All shields', rule: 'TP-2.2.7', at: form.general },
    levels: countLevels(Math.floor(there / ship.charts.reinforcement.general), form.general, (one, n) => ({
      ...one,
      general: n,
    })),
  };
  const specific = ship.unit.shields.flatMap((boxes, i): Line[] => {
    const up = form.shields !== 'off' && !ship.unit.dropped[i] && boxes > 0;
    const now = form.specific[i] ?? 0;
    if (!up && now === 0) return [];
    const levels = countLevels(up ? there : 0, now, (one, n): Form => ({ ...one, specific: one.specific.with(i, n) }));
    return [{ ...of, id: `specific/${i}`, name: `Shield ${i + 1}`, rule: 'TP-2.2.8', levels, at: now }];
  });
  return [general, ...specific];
}
