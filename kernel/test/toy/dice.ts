import type { Chained } from '../../src/contract.ts';

const totals = new Map<number, Chained<number>>();
const goals = new Map<string, Chained<number>>();

/**
 * An open-ended die of 2 sides or more: its faces added up, a top face thrown again; 0 for the whole if the first is a 1.
 * Nothing but a top face is ever followed by another, so what has fallen before is never 0: from 0 the face is the first.
 */
export function openEnded(sides: number): Chained<number> {
  const add = (soFar: number, face: number): number => (soFar === 0 && face === 1 ? 0 : soFar + face);
  return totals.get(sides) ?? keep(totals, sides, { sides, start: 0, add, again: face => face === sides });
}

/** Whether an open-ended die comes to `needs` or more: 1 if so, else 0. As long as it is open the total stands below zero. */
export function reaches(sides: number, needs: number): Chained<number> {
  const bounded = Math.max(needs, 2);
  const key = `${sides} ${bounded}`;
  return goals.get(key) ?? keep(goals, key, { sides, start: 0, add: reachFold(sides, bounded), again: face => face === sides });
}

function reachFold(sides: number, needs: number): (soFar: number, face: number) => number {
  return (soFar, face) => {
    if (soFar === 1 || face - soFar >= needs) return 1;
    return face === sides ? soFar - face : 0;
  };
}

function keep<K, V>(made: Map<K, V>, key: K, value: V): V {
  made.set(key, value);
  return value;
}
