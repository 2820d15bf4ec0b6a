/** What odds of Baltic come to, in figures and in words. */

import type { Reckoned } from '@flagplot/pagekit/odds/asked.ts';
import { tenths } from '@flagplot/pagekit/odds/shown.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';

/** What a forecast may say of one outcome. */
export interface Came {
  readonly boxes?: number;
  readonly tenners?: number;
  readonly becomes?: string;
  readonly broken?: boolean;
  readonly marines?: number;
  readonly down?: number;
  readonly lost?: number;
  readonly collides?: boolean;
  readonly left?: number;
  readonly ending?: string;
  readonly mil?: number;
}

export interface Weighed {
  readonly came: Came;
  readonly chance: number;
}

/** Every outcome that says anything. */
export function cameOf({ outcomes }: Pick<Reckoned, 'outcomes'>): Weighed[] {
  return outcomes.flatMap(({ value, chance }) => (value === null ? [] : [{ came: value as Came, chance }]));
}

export function chanceThat(all: readonly Weighed[], is: (came: Came) => boolean): number {
  return all.reduce((sum, { came, chance }) => sum + (is(came) ? chance : 0), 0);
}

export function meanOf(all: readonly Weighed[], of: (came: Came) => number): number {
  return all.reduce((sum, { came, chance }) => sum + chance * of(came), 0);
}

/** `1.8 boxes on average, a wreck 6 %`. */
export function damageWords(all: readonly Weighed[]): string {
  const gone = chanceThat(all, ({ becomes }) => becomes === 'wreck' || becomes === 'sunk');
  const crippled = chanceThat(all, ({ becomes }) => becomes === 'crippled');
  return [
    `${tenths(meanOf(all, ({ boxes = 0 }) => boxes))} boxes on average`,
    ...(crippled > 0 ? [`crippled ${percent(crippled)}`] : []),
    ...(gone > 0 ? [`a wreck ${percent(gone)}`] : []),
  ].join(', ');
}
