/** Forces kept on this device: one entry each in the browser's storage, written after every change. */
import type { Side } from '@flagplot/kernel';
import type { Force } from '@flagplot/manifest';

/** A force as it is kept, and what it was bought for. */
export interface KeptForce {
  id: string;
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  /** The scenario, by name, and the side whose points it spends. */
  scenario: string;
  side: Side;
  force: Force;
}

const PREFIX = 'flagplot.force.';

/** Keeps a force; false where the browser has no room or no storage for us. */
export function keepForce(kept: KeptForce): boolean {
  try {
    localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** A kept force, or nothing where there is none or it cannot be read. Whether it fits its schema is for the yard to say. */
export function keptForce(id: string): KeptForce | undefined {
  try {
    const text = localStorage.getItem(PREFIX + id);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function read(value: unknown): KeptForce | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, at, scenario, side, force } = value as Partial<KeptForce>;
  const whole = typeof id === 'string' && typeof at === 'number' && typeof scenario === 'string' && typeof side === 'string';
  return whole && typeof force?.system === 'string' ? { id, at, scenario, side, force } : undefined;
}

/** All of them, the last changed first. */
export function allForces(): KeptForce[] {
  try {
    const ids = Object.keys(localStorage).filter(key => key.startsWith(PREFIX));
    return ids.flatMap(key => keptForce(key.slice(PREFIX.length)) ?? []).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export function forgetForce(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was kept, then.
  }
}
