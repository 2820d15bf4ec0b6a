// FA-13.1.4 ELINT levels as they are typed: `elint dal'vek: offence, network meridian, targeting meridian and halcyon`.

import type { Phrase } from '@flagplot/manifest/orders';
import { elintShips } from '../rules/elint/levels.ts';
import type { ElintList, ElintUse } from '../rules/orders.ts';
import type { FaView } from '../rules/state.ts';
import { shipsThatFight, shipText, unitText } from './order-units.ts';

const USES = ['offence', 'defence', 'network', 'elint', 'targeting'] as const;

/** Whether a side has ELINT levels to give. */
export function hasElint(v: FaView): boolean {
  return elintShips(v, v.side).length > 0;
}

/** What stands behind `elint`: a ship, and what each of its levels is for. */
export function readElint(it: Phrase, v: FaView): ElintList | undefined {
  const ship = it.name(elintShips(v, v.side).map(({ of }) => of));
  it.mark(':');
  const uses: ElintUse[] = [];
  do {
    const use = readUse(it, v);
    if (!use) return undefined;
    uses.push(use);
  } while (it.mark(','));
  return ship && { ship: ship.id, uses };
}

function readUse(it: Phrase, v: FaView): ElintUse | undefined {
  const use = USES.find(word => it.may(word));
  if (use === undefined) {
    it.fault(`expected what a level is for: ${USES.join(', ')}`);
    return undefined;
  }
  if (use === 'offence' || use === 'defence') {
    const squadron = it.saysName(v.book.squadrons.filter(({ side }) => side === v.side));
    return squadron ? { use, at: [squadron.id] } : { use };
  }
  const at: string[] = [];
  do {
    const target = it.name(shipsThatFight(v, 'enemy'));
    if (!target) return undefined;
    at.push(target.id);
  } while (use === 'targeting' && it.may('and'));
  return { use, at };
}

/** A list as it is typed. */
export function elintText({ ship, uses }: ElintList, v: Pick<FaView, 'book' | 'side'>): string {
  const all = uses.map(({ use, at = [] }) =>
    [use, at.map(id => (Object.hasOwn(v.book.squadronAt, id) ? unitText(v, id) : shipText(v, id))).join(' and ')]
      .filter(Boolean)
      .join(' '),
  );
  return `elint ${shipText(v, ship)}: ${all.join(', ')}`;
}
