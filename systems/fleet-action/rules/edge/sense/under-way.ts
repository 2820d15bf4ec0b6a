// What is under way in a state: ballistic shots of weapons that are aboard, vortices of ships that can open one.

import type { Refusal } from '@flagplot/kernel';
import { mountNamed } from '../../combat/systems.ts';
import { on } from '../../map.ts';
import type { Salvo, Vortex } from '../../open.ts';
import { rootOf } from '../../roster.ts';
import type { FaState } from '../../state.ts';
import { pulsesPlayed } from './clock.ts';

/** FA-9.1.3 A shot is fired by a ship with a weapon that it carries, at an enemy. */
export function salvoFaults(s: FaState): Refusal[] {
  return s.open.salvos.flatMap((salvo, i) => shotFaults(s, salvo, `/open/salvos/${i}`));
}

function shotFaults({ book, open, clock }: FaState, { ship, target, weapon, due }: Salvo, at: string): Refusal[] {
  const [of, to] = [ship, target].map(id => book.ships[book.shipAt[id] ?? -1]);
  const fault = (field: string, say: string): Refusal[] => [{ rule: 'FA-9.1.3', at: `${at}/${field}`, say }];
  if (!of) return fault('ship', `There is no ship ${ship}.`);
  if (!to || to.side === of.side) return fault('target', `${target} is no enemy ship of ${of.name}.`);
  const mount = mountNamed(of, weapon);
  if (mount < 0) return fault('weapon', `${of.name} carries no ${weapon}.`);
  if (of.weapons[mount]?.delivery !== 'ballistic')
    return fault('weapon', `The ${of.weapons[mount]?.name} of ${of.name} sends no shot on its way.`);
  if (due >= pulsesPlayed({ book, open, clock })) return [];
  return [{ rule: 'FA-2.4.4', at: `${at}/due`, say: `A shot that was due in pulse ${due} has arrived.` }];
}

/** FA-11.4.6 A vortex lies on the map, opened by a ship of the squadron that leaves by it. */
export function vortexFaults(s: FaState): Refusal[] {
  return s.open.vortices.flatMap((vortex, i) => gateFaults(s, vortex, `/open/vortices/${i}`));
}

function gateFaults(s: FaState, vortex: Vortex, at: string): Refusal[] {
  const { book, clock } = s;
  const fault = (field: string, say: string): Refusal[] => [{ rule: 'FA-11.4.6', at: `${at}${field}`, say }];
  if (!Object.hasOwn(book.shipAt, vortex.ship)) return fault('/ship', `There is no ship ${vortex.ship}.`);
  const { id, name } = rootOf(s, vortex.ship);
  if (vortex.squadron !== id) return fault('/squadron', `A vortex that ${vortex.ship} opened is for ${name}.`);
  if (!on(s, vortex)) return fault('', 'A vortex opens on the map.');
  if (vortex.turn > clock.turn) return fault('/turn', `It is turn ${clock.turn}: no vortex of turn ${vortex.turn} is open.`);
  return [];
}
