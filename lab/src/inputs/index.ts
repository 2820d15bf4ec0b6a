// Damaged inputs, many of them: each is refused with its place, or makes a battle; nothing breaks down, and no sentence says nothing.

import { cpus } from 'node:os';
import type { System } from '@flagplot/shelf';
import { dealOut } from '../deal.ts';
import { scenarioNames } from '../start.ts';
import type { InputShard, Inputs } from './shard.ts';
import { addInputs, readInputShard } from './shard.ts';

/** What is fuzzed: so many inputs, the systems and their scenarios in turn. */
export interface InputsRequest {
  readonly systems: readonly System[];
  readonly inputs: number;
  readonly seed: string;
  /** Left out: one for each processor, where there is enough to do. */
  readonly threads?: number;
}

/** Inputs that are made of one battle. */
const SHARD = 50;

/** Damages and reads so many inputs. What comes of it does not depend on the number of threads. @param onProgress is told of inputs that are read, and of how many. */
export async function fuzzInputs(asked: InputsRequest, onProgress?: (done: number, of: number) => void): Promise<Inputs> {
  let done = 0;
  const sums = await dealOut<InputShard, Inputs>(shardsOf(asked), {
    work: { module: 'inputs/shard', name: 'readInputShard' },
    threads: asked.threads ?? cpus().length,
    here: readInputShard,
    isOver() {
      done = Math.min(done + SHARD, asked.inputs);
      onProgress?.(done, asked.inputs);
      return false;
    },
  });
  return sums.reduce(addInputs, { kinds: {}, broken: [] });
}

function shardsOf({ systems, inputs, seed }: InputsRequest): InputShard[] {
  return Array.from({ length: Math.ceil(inputs / SHARD) }, (_, i) => {
    const system = systems[i % systems.length] as System;
    const scenarios = scenarioNames(system);
    const scenario = scenarios[Math.floor(i / systems.length) % scenarios.length] as string;
    return { shelf: system.where, system: system.name, scenario, seed, from: i * SHARD, to: Math.min((i + 1) * SHARD, inputs) };
  });
}
