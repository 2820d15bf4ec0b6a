// A position as people type it, for a case: the state it stands for under its scenario.

import type { GameTypes, Refusal, Side } from '@flagplot/kernel';
import type { PositionNotation } from '@flagplot/manifest';
import { faultsInText } from '@flagplot/manifest/text';
import type { System } from '@flagplot/shelf';
import type { GivenState } from './case.ts';
import { faultFor, readingFaultFor } from './secret.ts';
import { type Asked, startOf } from './start.ts';
import { notationOf } from './typed.ts';

/** How a system writes positions, or why it does not. */
export async function positionsOf(system: System): Promise<PositionNotation<GameTypes> | { faults: Refusal[] }> {
  const notation = await notationOf(system);
  return notation ?? { faults: [{ rule: 'case', say: `${system.manifest.title} writes no positions as text` }] };
}

/** What a text is read with: a system, and the scenario whose battle it is. */
export interface PositionTerms {
  readonly system: System;
  readonly scenario: Asked;
  /** The side that hears what is wrong; left out: whoever sees all folders. */
  readonly as?: Side | undefined;
}

/** The state a text stands for, or every fault: in the text with its line and column, in the scenario with its path. */
export async function stateOfText(
  text: string,
  { system, scenario, as }: PositionTerms,
): Promise<GivenState | { faults: Refusal[] }> {
  const notation = await positionsOf(system);
  if ('faults' in notation) return notation;
  const start = startOf(system, scenario);
  if ('faults' in start) return start;
  const found = notation.parsePosition(text, start.book);
  if ('faults' in found) return { faults: found.faults.map(fault => readingFaultFor(as, fault)) };
  const senseless = system.rules.sense?.({ ...found.state, book: start.book }) ?? [];
  const faults = senseless.map(fault => faultFor(as, fault));
  return faults.length > 0 ? { faults: faultsInText(faults, found.places) } : (found.state as unknown as GivenState);
}

/** What a case may say of its position. */
interface Positioned {
  readonly scenario: Asked;
  readonly state?: Partial<GivenState>;
  readonly position?: string | readonly string[];
}

/** A case whose position is typed, with the state that it stands for; any other as it is. */
export async function withState<C extends Positioned>(
  given: C,
  { system, as }: Omit<PositionTerms, 'scenario'>,
): Promise<C | { faults: Refusal[] }> {
  const { position, ...others } = given;
  if (position === undefined) return given;
  const text = typeof position === 'string' ? position : position.join('\n');
  const state = await stateOfText(text, { system, scenario: given.scenario, as });
  if (!('faults' in state)) return { ...others, state } as unknown as C;
  return { faults: state.faults.map(fault => ({ ...fault, at: placeIn(position, fault) })) };
}

/** The place of a fault in a case: of lines in a list their own, `/position/2:5`; of a text line and column, `/position 3:5`. */
function placeIn(position: string | readonly string[], { at = '' }: Refusal): string {
  const [, line, column] = /^(\d+):(\d+)$/.exec(at) ?? [];
  if (line === undefined) return at;
  return typeof position === 'string' ? `/position ${at}` : `/position/${Number(line) - 1}:${column}`;
}
