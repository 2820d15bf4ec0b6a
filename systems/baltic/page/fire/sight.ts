/** The channel of sight between a vessel and its target, as the rules look through it. */

import { channel, isLineFree, LINES, type Point, sightThrough } from '@flagplot/plane';
import type { ChannelItem } from '@flagplot/scene';
import { markOf } from '../../rules/gunnery/mark.ts';
import type { Line } from '../../rules/gunnery/sight.ts';
import type { BbView } from '../../rules/state.ts';

/** What is drawn of a channel, and how many of its lines are clear. */
export interface Seeing {
  readonly free: number;
  readonly of: number;
  readonly item: ChannelItem<Point>;
}

/** BB-6.6.1, BB-6.6.2 All 289 lines counted, the 17 that run straight through it drawn. BB-6.6.5 It is drawn from what stands first in the lists. */
export function seeingOf(view: BbView, { firer, target, obstacles }: Line): Seeing {
  const own = markOf(view, firer);
  const isFirst = !target.vessel || view.open.vessels.indexOf(firer) < view.open.vessels.indexOf(target.vessel);
  const [one, other] = isFirst ? [own, target] : [target, own];
  const { a, b } = channel({ middle: one.pose, outline: one.outline }, { middle: other.pose, outline: other.outline });
  const { free } = sightThrough({ a, b }, obstacles);
  const pairs = a.map((from, i) => [from, b[i] as Point] as const);
  const clear = pairs.filter(([from, to]) => isLineFree({ from, to }, obstacles));
  const corners = [a[0], a.at(-1), b.at(-1), b[0]].filter(corner => corner !== undefined);
  return {
    free,
    of: LINES,
    item: {
      ...{ kind: 'channel', id: `sight/${firer.id}`, role: 'intent', corners, clear },
      ...{ stopped: pairs.filter(pair => !clear.includes(pair)), tag: `${free} of ${LINES} lines clear` },
    },
  };
}
