/** Battles put on the screen: laid anew, or taken up from a record or from where they are kept. */
import {
  beginMatch,
  type GameTypes,
  type HostMatch,
  hashFaults,
  type Json,
  type Refusal,
  recordFaults,
  replayInSteps,
  resume,
  type Saved,
} from '@flagplot/kernel';
import { Battle } from './battle.svelte.ts';
import { think } from './bots.ts';
import { bringOverKept, knownHere, openKept } from './bring-over.ts';
import { diceFrom } from './dice.ts';
import { holdBattle } from './holding.ts';
import { newId } from './ids.ts';
import { battles, type Kept } from './keep.ts';
import { checker, modulesOf, type System, systemNamed, systemOfKept, unknownSystem } from './modules.ts';
import { Pieces } from './pieces.ts';
import type { Seat } from './seats.ts';
import { hostedSource } from './source.ts';

interface TableInit {
  system: string;
  seats: readonly Seat[];
}

/** Lays the table: a new battle on this device, or every fault. Without a seed its dice are thrown on a real table and typed in. */
export async function layTable(
  of: TableInit & { scenario: Json; seed: string | undefined },
): Promise<Battle | { faults: readonly Refusal[] }> {
  const system = await systemNamed(of.system);
  if (!system) return { faults: [unknownSystem(of.system)] };
  const begun = beginMatch(system.rules, of.scenario as object, { dice: diceFrom(of.seed), check: await checker() });
  return 'faults' in begun ? begun : seatBattle(system, begun.match, { seats: of.seats, id: newId() });
}

/** Seats for the same battle again, changed round the table: each side is held by whoever held the next one. */
export function rotateSeats(seats: readonly Seat[]): Seat[] {
  return seats.map((seat, i) => ({ ...(seats[(i + 1) % seats.length] ?? seat), side: seat.side }));
}

/** Puts a record on the table again, or says every fault with its place. */
export async function resumeBattle(
  of: TableInit & { saved: Saved; id?: string },
): Promise<Battle | { faults: readonly Refusal[] }> {
  const system = await systemNamed(of.system);
  if (!system) return { faults: [unknownSystem(of.system)] };
  const begun = resume(system.rules, of.saved, await checker());
  return 'faults' in begun ? begun : seatBattle(system, begun.match, { seats: of.seats, id: of.id ?? newId() });
}

/** The battle of an address, as it was left. */
export async function keptBattle(id: string): Promise<Battle | { faults: readonly Refusal[] } | undefined> {
  const kept = await openKept(battles, id);
  if (!kept || 'faults' in kept) return kept;
  const { found } = kept;
  const battle = await openInPieces(found);
  if (battle instanceof Battle) battle.open(found.drafts ?? []);
  return battle;
}

/** A kept battle as it stands now. It is replayed in pieces; what was before is laid, and its hashes are looked at, once it stands. */
async function openInPieces({ saved, seats, id }: Kept): Promise<Battle | { faults: readonly Refusal[] }> {
  const system = await systemOfKept(saved, seats);
  if (!system) return { faults: [unknownSystem(saved.system)] };
  const steps = replayInSteps(system.rules, saved, await checker());
  const pieces = new Pieces();
  let step = steps.next();
  for (; !step.done; step = steps.next()) await pieces.breathe();
  if ('faults' in step.value) return step.value;
  const { match } = step.value;
  // What is played meanwhile ends further turns: those of the record come first.
  const verify = () => hashFaults(match.saved().hashes.slice(0, saved.hashes.length), saved.hashes);
  return seatBattle(system, match, { seats, id, verify });
}

/** Every fault of a file that says it is a record, or the record: it is replayed to its end, so that whoever chose it is told at once. */
export async function readRecord(value: Json): Promise<{ saved: Saved } | { faults: readonly Refusal[] }> {
  const over = await bringOverKept(value, await knownHere());
  const faults = 'faults' in over ? over.faults : recordFaults(over.value, await checker());
  if ('faults' in over || faults.length > 0) return { faults };
  const saved = over.value as unknown as Saved;
  const system = await systemNamed(saved.system);
  if (!system) return { faults: [unknownSystem(saved.system)] };
  const begun = resume(system.rules, saved, await checker());
  return 'faults' in begun ? begun : { saved };
}

async function seatBattle(
  system: System,
  match: HostMatch<GameTypes>,
  of: { seats: readonly Seat[]; id: string; verify?: () => readonly Refusal[] },
): Promise<Battle> {
  return new Battle({
    ...of,
    source: hostedSource({ ...of, match, isStudy: false }),
    gear: await modulesOf(system),
    think,
    hold: holdBattle,
  });
}
