// A shard of damaged inputs, all made of one battle: the same on any machine and in any thread.

import type { Json, RollDie } from '@flagplot/kernel';
import { stream } from '@flagplot/kernel';
import type { SystemLine } from '../opened.ts';
import { openLine } from '../opened.ts';
import { startOf } from '../start.ts';
import { verdictOn } from './complaint.ts';
import type { Ground } from './ground.ts';
import { groundOf } from './ground.ts';
import { KINDS } from './kinds.ts';

/** Inputs `from` up to, but not with, `to`, counted from 0. Plain JSON: sent to whoever reads them. */
export interface InputShard extends SystemLine {
  readonly scenario: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** An input that whoever reads it cannot cope with. */
export interface BrokenInput {
  readonly system: string;
  readonly kind: string;
  /** Counted from 0. */
  readonly number: number;
  readonly say: string;
  readonly input: Json;
}

/** What came of some inputs: how many of each kind were taken, and how many refused. */
export interface Inputs {
  readonly kinds: Readonly<Record<string, { readonly taken: number; readonly refused: number }>>;
  readonly broken: readonly BrokenInput[];
}

/** Damages and reads the inputs of a shard. Throws where its system or its scenario cannot be had. */
export async function readInputShard({ scenario, seed, from, to, ...line }: InputShard): Promise<Inputs> {
  const start = startOf(await openLine(line), scenario);
  if ('faults' in start) throw new Error(start.faults.map(({ say }) => say).join('; '));
  const ground = await groundOf(start, `${seed}/${scenario}/${from}`);
  return Array.from({ length: to - from }, (_, i) => from + i)
    .map(number => readOne(ground, { number, roll: stream(`${seed}/${number}`) }))
    .reduce(addInputs, { kinds: {}, broken: [] });
}

function readOne(ground: Ground, { number, roll }: { number: number; roll: RollDie }): Inputs {
  const system = ground.start.system.name;
  for (const kind of kindsFrom(number)) {
    const damaged = KINDS[kind]?.(ground, roll);
    if (!damaged) continue;
    const verdict = verdictOn(damaged);
    if ('complaint' in verdict)
      return { kinds: {}, broken: [{ system, kind, number, say: verdict.complaint, input: damaged.input }] };
    return { kinds: { [kind]: { taken: verdict.taken ? 1 : 0, refused: verdict.taken ? 0 : 1 } }, broken: [] };
  }
  throw new Error(`${system} has no input of any kind`);
}

/** The kinds, beginning with the one whose turn it is: the next stands in for one that a system has not. */
function kindsFrom(number: number): string[] {
  const names = Object.keys(KINDS);
  const turn = number % names.length;
  return [...names.slice(turn), ...names.slice(0, turn)];
}

/** Two sums in one. */
export function addInputs(one: Inputs, other: Inputs): Inputs {
  const kinds = { ...one.kinds };
  for (const [kind, { taken, refused }] of Object.entries(other.kinds)) {
    const { taken: before, refused: held } = kinds[kind] ?? { taken: 0, refused: 0 };
    kinds[kind] = { taken: before + taken, refused: held + refused };
  }
  return { kinds, broken: [...one.broken, ...other.broken] };
}
