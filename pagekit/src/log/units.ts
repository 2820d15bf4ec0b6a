import type { GameTypes, Told } from '@flagplot/kernel';
import { ofKind, type Place, type Scene } from '@flagplot/scene';

/** A unit or squadron by its id and name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The units that these events speak of, and the squadrons of small craft that are named as one; each once. */
export function unitsIn(events: readonly Told<GameTypes>['event'][], { items }: Pick<Scene<Place>, 'items'>): Named[] {
  const words = new Set(events.flatMap(textsIn));
  const groups = ofKind(items, 'group');
  const units = ofKind(items, 'unit').filter(({ squadron }) => !groups.some(({ id }) => id === squadron));
  return [...units, ...groups].filter(({ id }) => words.has(id)).map(({ id, name }) => ({ id, name }));
}

/** Every text in a value, however deep it lies. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
