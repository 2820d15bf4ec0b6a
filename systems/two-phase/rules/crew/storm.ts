// Chapters 12.2 and 13.4: a ground-assault shuttle lands its parties on a ship.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { hexOf } from '../map.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { ActOf } from '../orders.ts';
import { areEnemies, isHere, isShip, unitCalled, unitNamed } from '../roster.ts';
import { isOpenTowards } from '../transporters/uses.ts';
import type { ActRule, InWindow } from '../window/act.ts';
import { partiesAboard, sendParties } from './parties.ts';

type Troops = ActOf<'troops'>;

/** TP-12.2.2, R78 At the end of its own space, in the hex of an enemy whose shield towards it is down; and the shuttle is spent. */
export const storm: ActRule<'troops'> = {
  rule: 'TP-12.2.2',
  place: 8,
  when: ['space'],
  whenRule: 'TP-12.2.2',
  aboard: ({ unit }) => isAssault(unit),
  fault: (c, act) => partiesFault(c, act) ?? shipFault(c, act),
  carry({ s, t, unit }, { on, n }) {
    sendParties(unit, unitCalled(s.open, on), n);
    unit.status = 'destroyed';
    t.tell(() => ({ kind: 'stormed', unit: unit.id, on, n, at: hexOf(unit) }));
  },
  *options({ v, unit }) {
    for (const on of v.open.units)
      if (areEnemies(v.book, unit.side, on.side) && hexes.same(on, unit))
        yield { act: 'troops', on: on.id, n: partiesAboard(unit, unit.side) };
  },
  *choices({ v, unit }) {
    for (const on of v.open.units)
      if (areEnemies(v.book, unit.side, on.side) && hexes.same(on, unit))
        for (let n = partiesAboard(unit, unit.side); n > 0; n -= 1) yield { act: 'troops', on: on.id, n };
  },
};

function isAssault({ kind, card }: Pick<Unit, 'kind' | 'card'>): boolean {
  return kind === 'shuttle' && card === 'gas';
}

function partiesFault({ v, unit }: InWindow, { n }: Troops): Refusal | undefined {
  const aboard = isAssault(unit) ? partiesAboard(unit, unit.side) : 0;
  if (n <= aboard) return undefined;
  return { rule: 'TP-12.2.2', at: '/n', say: `${unitName(v, unit.id)} has ${aboard} boarding parties to land.` };
}

function shipFault({ v, unit }: InWindow, { on }: Troops): Refusal | undefined {
  const fault = (say: string): Refusal => ({ rule: 'TP-12.2.2', at: '/on', say });
  const ship = unitNamed(v.open, on);
  const isThere = ship && isHere(ship) && isShip(ship) && hexes.same(ship, unit) && areEnemies(v.book, unit.side, ship.side);
  if (!isThere) return fault(`There is no enemy ship ${unitName(v, on)} in the hex of ${unitName(v, unit.id)}.`);
  return isOpenTowards(ship, unit) ? undefined : fault(`The shield of ${unitName(v, on)} towards ${unitName(v, unit.id)} is up.`);
}
