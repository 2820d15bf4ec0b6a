// What forecasts come to, in words.

import type { Json } from '@flagplot/kernel';

type Counts = Readonly<Record<string, number>>;

/** Craft hurt in a volley, what hits do to one craft, or the morale a squadron comes to. */
export function oddsWords(forecast: string, value: Json): string {
  if (forecast === 'volley') return volleyWords(value as Counts);
  return forecast === 'damage' ? damageWords(value as never) : levelWords(value as never);
}

function volleyWords({ hits = 0, ...craft }: Counts): string {
  if (hits === 0) return 'no hit';
  const done = Object.entries(craft).flatMap(([what, n]) => (n > 0 ? [`${n} ${what}`] : []));
  return `${hits} ${hits === 1 ? 'hit' : 'hits'}: ${done.length > 0 ? `${done.join(', ')}` : 'no effect'}`;
}

function damageWords({ damage, ion, destroyed }: { damage: number; ion: number; destroyed: boolean }): string {
  if (destroyed) return 'destroyed';
  if (damage + ion === 0) return 'no effect';
  const [n, what] = damage > 0 ? [damage, 'Damaged marker'] : [ion, 'ion counter'];
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}

function levelWords({ level, state }: { level: number; state: string }): string {
  return `morale ${level}, ${state}`;
}
