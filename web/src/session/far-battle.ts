/** A battle that another window of this device holds, met at a seat of this one. */
import type { GameTypes, Refusal, Side } from '@flagplot/kernel';
import { workerSeat } from '@flagplot/seat';
import { Battle } from './battle.svelte.ts';
import { think } from './bots.ts';
import { modulesOf, systemNamed, unknownSystem } from './modules.ts';
import type { Seat } from './seats.ts';
import { seatChannel } from './source.ts';

/** A seat at a battle that another window of this device holds. Resolves once that window has said what is known there. */
export async function farBattle(id: string, side: Side): Promise<Battle | { faults: readonly Refusal[] }> {
  const seat = await workerSeat<GameTypes>(new BroadcastChannel(seatChannel(id, side)));
  const system = await systemNamed(seat.battle.system);
  if (!system) return { faults: [unknownSystem(seat.battle.system)] };
  const seats = seat.battle.sides.map(
    (one): Seat => (one === side ? { side: one, by: 'person' } : { side: one, by: 'elsewhere' }),
  );
  const source = { seat: () => seat, close: () => seat.close() };
  return new Battle({ id: `${id}.${side}`, source, seats, gear: await modulesOf(system), think });
}
