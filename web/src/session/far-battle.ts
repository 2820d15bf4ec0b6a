/** A battle that another window of this device holds, met at a seat of this one. */
import type { GameTypes, Refusal, Side } from '@flagplot/kernel';
import { workerSeat } from '@flagplot/seat';
import { Battle } from './battle.svelte.ts';
import { think } from './bots.ts';
import { battles } from './keep.ts';
import { modulesOf, systemNamed, unknownSystem } from './modules.ts';
import { isUmpired, type Seat } from './seats.ts';
import { seatChannel } from './source.ts';

/** A seat at a battle that another window of this device holds. Resolves once that window has said what is known there, or where none ever will. */
export async function farBattle(id: string, side: Side): Promise<Battle | { faults: readonly Refusal[] }> {
  const kept = (await battles.heads()).find(one => one.id === id);
  const never = kept && whyNever(kept.seats, side);
  if (never !== undefined) return { faults: [{ rule: 'table', say: never }] };
  const seat = await workerSeat<GameTypes>(new BroadcastChannel(seatChannel(id, side)));
  const system = await systemNamed(seat.battle.system);
  if (!system) return { faults: [unknownSystem(seat.battle.system)] };
  const seats = seat.battle.sides.map(
    (one): Seat => (one === side ? { side: one, by: 'person' } : { side: one, by: 'elsewhere' }),
  );
  const source = { seat: () => seat, close: () => seat.close() };
  return new Battle({ id: `${id}.${side}`, source, seats, gear: await modulesOf(system), think });
}

/** Why nobody is ever served at this seat; nothing where somebody is as soon as the window of the battle is open. */
function whyNever(seats: readonly Seat[], side: Side): string | undefined {
  if (isUmpired(seats))
    return 'An umpire keeps the books of this battle at one screen: tell him what you order, he keys it in. No other window sits down with him, so that no folder lies open in two places.';
  const seat = seats.find(one => one.side === side);
  if (!seat) return `No side of this battle is called ${side}.`;
  return seat.by === 'computer'
    ? 'The computer plays this side: hand it to a person first, under Seats and agreement in the window of the battle.'
    : undefined;
}
