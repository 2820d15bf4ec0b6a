// Second opinions on rule systems, found in the workspace and asked.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../child.mjs';
import type { System } from '../workspace.ts';

/** Where a system keeps its second opinion, from its folder. */
const FILE = 'test/second-opinion/index.ts';

/** What such a file exports as `secondOpinion`, as far as it is read here; the whole of it is `SecondOpinion` of the lab. */
export interface Opinion {
  compare(seed: number): Comparison | Promise<Comparison>;
}

interface Comparison {
  readonly position: string;
  readonly questions: Readonly<Record<string, number>>;
  readonly disagreements: readonly { readonly what: string; readonly ours: unknown; readonly theirs: unknown }[];
}

/** A disagreement, with the seed that shows it. */
export interface Difference {
  readonly seed: number;
  readonly position: string;
  readonly what: string;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** What a number of positions came to. */
export interface Sum {
  readonly positions: number;
  /** Questions put to both, by kind. */
  readonly questions: Readonly<Record<string, number>>;
  readonly disagreements: number;
  /** The first of the disagreements. */
  readonly differences: readonly Difference[];
}

export const NOTHING: Sum = { positions: 0, questions: {}, disagreements: 0, differences: [] };

/** How many disagreements are kept to be printed. */
const KEPT = 10;

/** Spreads seeds over all 32-bit numbers: odd, so that none comes twice. */
const STRIDE = 0x9e3779b1;

/** The systems of the workspace that have a second opinion. */
export function systemsAsked(systems: readonly System[], folder: string = root): System[] {
  return systems.filter(system => existsSync(fileOf(system, folder)));
}

/** Where the second opinion on a system stands. */
export function fileOf(system: System, folder: string = root): string {
  return join(folder, system.folder, FILE);
}

export async function opinionIn(file: string): Promise<Opinion> {
  const { secondOpinion } = (await import(pathToFileURL(file).href)) as { secondOpinion: Opinion };
  return secondOpinion;
}

/** The seed of a position, counted from 0: that of the first is `seed` itself, so that one position can be had by its own. */
export function seedOf(seed: number, position: number): number {
  return (seed + Math.imul(position, STRIDE)) >>> 0;
}

/** Asks an opinion about the positions of these seeds, one after another. */
export async function ask(opinion: Opinion, seeds: Iterable<number>): Promise<Sum> {
  let sum = NOTHING;
  for (const seed of seeds) sum = add(sum, await sumOf(opinion, seed));
  return sum;
}

/** One position; where either throws, that is a disagreement as well. */
async function sumOf(opinion: Opinion, seed: number): Promise<Sum> {
  try {
    const { position, questions, disagreements } = await opinion.compare(seed);
    const differences = disagreements.slice(0, KEPT).map(one => ({ ...one, seed, position }));
    return { positions: 1, questions, disagreements: disagreements.length, differences };
  } catch (error) {
    const theirs = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const difference = { seed, position: 'not laid out', what: 'it throws', ours: 'an answer', theirs };
    return { positions: 1, questions: {}, disagreements: 1, differences: [difference] };
  }
}

/** Two sums in one: with the first disagreements of the first. */
export function add(one: Sum, other: Sum): Sum {
  const questions = { ...one.questions };
  for (const [kind, times] of Object.entries(other.questions)) questions[kind] = (questions[kind] ?? 0) + times;
  return {
    positions: one.positions + other.positions,
    questions,
    disagreements: one.disagreements + other.disagreements,
    differences: [...one.differences, ...other.differences].slice(0, KEPT),
  };
}
