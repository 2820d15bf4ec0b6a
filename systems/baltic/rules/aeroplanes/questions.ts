// What is asked about aeroplanes: where they fly, whom they take on, what is lost.

import type { Refusal } from '@flagplot/kernel';
import { nameOf } from '../names.ts';
import type { Losing } from '../orders.ts';
import type { Baltic, BbQuestion, BbView } from '../state.ts';
import { flyFaults } from './fly-faults.ts';
import { anyFlight, likelyFlights, stillFlight } from './ideas.ts';
import { limitsOfLoss, spread } from './losses.ts';
import { FLY, LOSE, TAKE } from './schemas.ts';
import { allTakes, anyTakes, takeFaults } from './takes.ts';

/** BB-4.2.3 A group, or a part of one. */
export const flyQuestion: BbQuestion<'fly'> = {
  rule: 'BB-4.0.2',
  schema: FLY,
  open: true,
  judge: (v, about, fly) => flyFaults(v, { side: v.side, about }, fly),
  idle: (v, about) => stillFlight(v, about),
  candidates: (v, about) => likelyFlights(v, { side: v.side, about }),
  random: (v, about, roll) => anyFlight(v, { side: v.side, about }, roll),
};

/** BB-4.5.2, BB-4.5.6, BB-4.5.7 */
export const takeQuestion: BbQuestion<'take'> = {
  rule: 'BB-4.5.2',
  schema: TAKE,
  judge: (v, about, { takes }) => takeFaults(v, about, takes),
  idle: () => ({ takes: [] }),
  standing(v, about) {
    const { take } = v.own.doctrine;
    if (take === 'ask') return undefined;
    return { takes: take === 'always' ? allTakes(v, about) : [] };
  },
  *candidates(v, about) {
    yield { takes: allTakes(v, about) };
    yield { takes: [] };
  },
  random: (v, about, roll) => ({ takes: anyTakes(v, about, roll) }),
};

type LoseAbout = Baltic['asks']['lose']['about'];

/** BB-4.3.6, BB-4.3.10 All that was lost, and of nobody more than there is. */
export const loseQuestion: BbQuestion<'lose'> = {
  rule: 'BB-4.3.6',
  schema: LOSE,
  parts: [{ list: 'lose', by: 'id' }],
  judge: (v, about, { lose }) => loseFaults(v, about, lose),
  idle: (v, about) => ({ lose: spread(limitsOfLoss(v, about), about.n) }),
  standing: (v, about) =>
    v.own.doctrine.losses === 'staff' ? { lose: spread(limitsOfLoss(v, about).toReversed(), about.n) } : undefined,
  *candidates(v, about) {
    yield { lose: spread(limitsOfLoss(v, about), about.n) };
    yield { lose: spread(limitsOfLoss(v, about).toReversed(), about.n) };
  },
  random(v, about, roll) {
    const limits = limitsOfLoss(v, about);
    const drawn: Losing[] = limits.map(({ id }) => ({ id, n: 0 }));
    for (let left = about.n; left > 0; left -= 1) {
      const open = drawn.filter(({ n }, i) => n < (limits[i] as Losing).n || false);
      (open[roll(open.length) - 1] as Losing).n += 1;
    }
    return { lose: drawn.filter(({ n }) => n > 0) };
  },
};

function loseFaults(v: BbView, about: LoseAbout, lose: readonly Losing[]): Refusal[] {
  const rule = about.what === 'planes' ? 'BB-4.3.6' : 'BB-4.3.10';
  const limits = limitsOfLoss(v, about);
  const found = lose.flatMap(({ id, n }, i): Refusal[] => {
    const most = limits.find(limit => limit.id === id)?.n ?? 0;
    if (lose.findIndex(other => other.id === id) < i)
      return [{ rule, at: `/lose/${i}/id`, say: `${nameOf(v.book, id)} is there twice.` }];
    return n > most ? [{ rule, at: `/lose/${i}/n`, say: `${nameOf(v.book, id)} can lose ${most}.` }] : [];
  });
  const sum = lose.reduce((all, { n }) => all + n, 0);
  if (found.length === 0 && sum !== about.n)
    found.push({ rule, at: '/lose', say: `${about.n} are lost, not ${sum}.`, ...(sum < about.n && { lacking: true as const }) });
  return found;
}
