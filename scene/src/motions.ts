import type { Beat, Motion } from './beats.ts';
import type { Place } from './places.ts';

/** All that moves, fires, is struck or lost in a beat. */
export function motionsOf<P extends Place>(beat: Beat<P>): readonly Motion<P>[] {
  if (beat.kind !== 'fire') return beat.motions;
  const { shots, struck, lost } = beat.volley;
  return [
    ...shots.flatMap(({ side, lines }) => lines.map(({ from, to }): Motion<P> => ({ kind: 'fire', side, from, to }))),
    ...struck.map((one): Motion<P> => ({ kind: 'hit', ...one })),
    ...lost.map((one): Motion<P> => ({ kind: 'loss', ...one })),
  ];
}
