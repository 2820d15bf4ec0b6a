// What odds may be asked of: ships that are there, at an enemy, with weapons that can be fired.

import type { Json, Refusal } from '@flagplot/kernel';
import type { LineOfFire } from '../combat/shot.ts';
import { aim, lineOf } from '../combat/shot.ts';
import { mountNamed } from '../combat/systems.ts';
import type { Ship } from '../open.ts';
import { isActive, shipOf } from '../roster.ts';
import type { FaState } from '../state.ts';
import { sightOf } from '../turn/3-fire.ts';

/** A ship that fires, and the weapons it fires: all that can, where it names none. */
interface Firing {
  ship: string;
  weapons?: string[];
}

/** FA-6.4.1 Why one ship cannot fire so at another. */
export function shotRefusals(s: FaState, of: Json): Refusal[] {
  const { target, ...firing } = of as unknown as Firing & { target: string };
  return firingFaults(s, { firing, target, at: '' });
}

/** FA-6.4.1 Why several ships cannot fire so at one. */
export function squadronRefusals(s: FaState, of: Json): Refusal[] {
  const { target, shots } = of as unknown as { target: string; shots: Firing[] };
  return shots.flatMap((firing, i) => [
    ...firingFaults(s, { firing, target, at: `/shots/${i}` }),
    ...(shots.findIndex(({ ship }) => ship === firing.ship) < i ? [twice(s, firing.ship, `/shots/${i}/ship`)] : []),
  ]);
}

/** FA-6.4.2 */
function twice({ book }: FaState, id: string, at: string): Refusal {
  return {
    rule: 'FA-6.4.2',
    at,
    say: `${shipOf(book, { id })?.name ?? id} fires at one ship a pulse, and has a target already.`,
  };
}

function firingFaults(s: FaState, { firing, target, at }: { firing: Firing; target: string; at: string }): Refusal[] {
  const [from, to] = [firing.ship, target].map(id =>
    Object.hasOwn(s.book.shipAt, id) ? s.open.ships[s.book.shipAt[id] as number] : undefined,
  );
  const found = [
    ...shipFaults(s, { ship: from, id: firing.ship, at: `${at}/ship` }),
    ...shipFaults(s, { ship: to, id: target, at: '/target' }),
  ];
  if (!from || !to || found.length > 0) return found;
  if (shipOf(s.book, from).side === shipOf(s.book, to).side)
    return [{ rule: 'FA-6.4.1', at: '/target', say: `${shipOf(s.book, to).name} is no enemy of ${shipOf(s.book, from).name}.` }];
  return weaponFaults(s, { line: lineOf(sightOf(s), from, to), weapons: firing.weapons, at });
}

function shipFaults({ book }: FaState, { ship, id, at }: { ship: Ship | undefined; id: string; at: string }): Refusal[] {
  if (!ship) return [{ rule: 'FA-6.4.1', at, say: `There is no ship ${id}.` }];
  return isActive(ship) ? [] : [{ rule: 'FA-6.4.1', at, say: `${shipOf(book, ship).name} is in the battle no more.` }];
}

/** Each weapon that is named fires; where none is, one at least does. */
function weaponFaults(
  s: FaState,
  { line, weapons, at }: { line: LineOfFire; weapons: string[] | undefined; at: string },
): Refusal[] {
  const { of } = line;
  if (weapons)
    return weapons.flatMap((weapon, n) =>
      mountFaults(s, line, { mount: mountNamed(of, weapon), weapon, at: `${at}/weapons/${n}` }),
    );
  const all = of.weapons.map(({ id }, mount) => mountFaults(s, line, { mount, weapon: id, at: `${at}/ship` }));
  return all.some(faults => faults.length === 0) ? [] : all.flat();
}

function mountFaults(
  s: FaState,
  line: LineOfFire,
  { mount, weapon, at }: { mount: number; weapon: string; at: string },
): Refusal[] {
  const { of } = line;
  if (mount < 0) return [{ rule: 'FA-6.5.1', at, say: `${of.name} carries no ${weapon}.` }];
  const one = aim(sightOf(s), line, mount);
  return 'dice' in one ? [] : [{ rule: one.rule, at, say: `${of.name}: ${one.say}` }];
}
