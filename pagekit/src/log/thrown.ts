import type { GameTypes, Thrown, Told } from '@flagplot/kernel';

/** Whether what was told is dice on the table. */
export function isThrown(event: Told<GameTypes>['event']): event is Thrown {
  return event.kind === 'thrown' && 'faces' in event && 'why' in event;
}

/** The throws among what was told, by place. */
export function throwsAt(told: readonly Told<GameTypes>[], places: readonly number[]): Thrown[] {
  return places.flatMap(i => {
    const event = told[i]?.event;
    return event && isThrown(event) ? [event] : [];
  });
}
