/** The steps that a path is plotted of, and the handles on the board that lay the next one. */

import type { Hex } from '@flagplot/hexes';
import type { HandleItem, Place } from './index.ts';
import type { IconName } from './symbols/icons.ts';

/** One kind of step: what it is called, and what lays it. */
export interface StepKind<S extends string = string> {
  step: S;
  icon: IconName;
  /** On its button: `Slip port`. */
  word: string;
  /** In a sentence: `slip to port`. */
  does: string;
  /** The key that lays it by its name in the browser, `Shift ` before it where that is held: `ArrowLeft`. */
  key: string;
  /** Into the place ahead: its handle is the one that is dragged. */
  straight?: true;
  /** Degrees clockwise from the heading at which its handle stands, where the step leads to no place of its own. */
  aside?: number;
  /** The step that its handle lays when it is pressed with Shift, or long. */
  more?: S;
  /** Seldom wanted: its button is smaller, in a second row. */
  rare?: true;
}

/** Where a step would lead from the end of a path. */
export interface Lead<P extends Place = Hex> {
  at: P;
  /** What comes of it: `1414, then 5 hexes from Meridian's drift`. */
  says: string;
  /** Why it cannot be laid; its handle says so. */
  refused?: { rule: string; say: string } | undefined;
}

/**
 * The next steps of a path, each with a handle where it leads; straight ahead first.
 * @param heading at the end of the path, in degrees clockwise from north
 * @param lead where a step leads; nothing where it is offered no handle
 */
export function stepHandles<S extends string, P extends Place = Hex>(
  steps: readonly StepKind<S>[],
  heading: number,
  lead: (step: StepKind<S>) => Lead<P> | undefined,
): HandleItem<P>[] {
  const straightFirst = [...steps.filter(one => one.straight), ...steps.filter(one => !one.straight)];
  return straightFirst.flatMap(kind => {
    const to = lead(kind);
    return to ? [stepHandle(kind, heading, to)] : [];
  });
}

function stepHandle<P extends Place>(kind: StepKind, heading: number, { at, says, refused }: Lead<P>): HandleItem<P> {
  return {
    kind: 'handle',
    id: kind.step,
    at,
    icon: kind.icon,
    turned: heading,
    name: `${kind.does.charAt(0).toUpperCase()}${kind.does.slice(1)}: ${says}`,
    ...(kind.aside === undefined ? {} : { toward: heading + kind.aside }),
    ...(kind.straight ? { grab: true as const } : {}),
    ...(refused ? { refused: { rule: refused.rule, say: refused.say } } : {}),
  };
}
