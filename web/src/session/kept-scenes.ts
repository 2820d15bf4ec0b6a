/** What the build works out of each rule system, so that a scenario can be looked at, and a battle shown, before any rules are sent. */
import type { Side } from '@flagplot/kernel';
import type { Picture } from '@flagplot/scene';
import { lookFiles } from './look-files.ts';

/** A scenario as somebody looks at it who has not chosen yet. */
export interface ScenarioLook {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly sides: readonly { readonly id: Side; readonly name: string; readonly units: number }[];
  /** The side that wins clearly oftener, if one does. */
  readonly easier?: Side;
  /** The sides that may bring a force of their own. */
  readonly brings: readonly Side[];
  /** What wins it, for nobody's side. */
  readonly wins?: string;
  /** How many turns it has at most, and what the book calls one. */
  readonly turns?: number;
  readonly turn: string;
  /** As it lies on the table before anybody has done anything. */
  readonly picture?: Picture;
}

/** The scenarios of a system; nothing where the build has none of it, or it cannot be fetched now. */
export async function scenarioLooks(system: string): Promise<readonly ScenarioLook[] | undefined> {
  const file = lookFiles[system];
  if (!file) return undefined;
  try {
    const answer = await fetch(file);
    return answer.ok ? ((await answer.json()) as ScenarioLook[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Minutes a turn takes by itself, and for each unit of the larger side. */
const TURN = 1.5;
const UNIT = 0.4;

/** How long it takes about, in minutes: two people at one screen took longer, one against the computer less. */
export function minutesOf({ turns = 10, sides }: Pick<ScenarioLook, 'turns' | 'sides'>): number {
  return turns * (TURN + UNIT * Math.max(...sides.map(({ units }) => units)));
}

/** Lengths as they are said, each up to so many minutes. */
const LENGTHS = [
  [40, 'half an hour'],
  [75, 'an hour'],
  [150, 'an evening'],
  [Infinity, 'more than an evening'],
] as const;

/** How long that is among the lengths that are said: 0 the shortest. */
export function lengthOf(minutes: number): number {
  return LENGTHS.findIndex(([most]) => minutes <= most);
}

/** `half an hour`. */
export function lengthWords(minutes: number): string {
  return LENGTHS[lengthOf(minutes)]?.[1] ?? '';
}

/** `Narn 4, Earth 3; 8 turns, about half an hour`. */
export function sizeWords({ sides: of, turns, turn }: ScenarioLook): string {
  const forces = of.map(({ name, units }) => `${name} ${units}`).join(', ');
  return `${forces}; ${turns ? `${turns} ${turn.toLowerCase()}s, ` : ''}about ${lengthWords(minutesOf({ sides: of, ...(turns ? { turns } : {}) }))}`;
}
