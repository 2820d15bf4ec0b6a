// Aeroplanes: group by group, side by side.

import { beginFlight, proceed } from '../aeroplanes/fly.ts';
import { comesIn, nextGo } from '../aeroplanes/goes.ts';
import { loseAll, lossOf } from '../aeroplanes/losses.ts';
import { flies } from '../aeroplanes/markers.ts';
import { layTakes } from '../aeroplanes/raid.ts';
import { takeOf } from '../aeroplanes/takes.ts';
import type { Air, Loss, Raid } from '../open.ts';
import type { BbAnswer, BbAsk, BbPhase, BbShown, BbState, BbTable } from '../state.ts';

type Kinds = 'fly' | 'take' | 'lose';

/** BB-4.0.1 Before any torpedo runs; BB-4.0.2 one group at a go. */
export const aeroplanes: BbPhase<Kinds> = {
  name: 'Aeroplanes',
  rule: 'BB-4.0.1',
  begin(s, t) {
    const there = s.open.markers.filter(marker => flies(marker) || comesIn(s, marker) || marker.gone || marker.took > 0);
    for (const marker of there) Object.assign(marker, { gone: false, took: 0 });
    const markers = there.map(({ id }) => id);
    if (markers.length > 0) t.tell(() => ({ kind: 'scrambled', markers }));
    s.open.air = { round: [...s.open.order], rested: [], press: null, flight: null, losses: [] };
  },
  run: proceed,
  asks: shown => (shown.open.air ? asksOf(shown, shown.open.air) : []),
  carry(s, t, answers) {
    const raid = s.open.air?.flight?.raid;
    const takes = answers.flatMap(answer => (answer.kind === 'take' ? [{ side: answer.side, takes: answer.order.takes }] : []));
    if (raid && takes.length > 0) {
      for (const { side } of takes) revealStanding(s, t, { side, order: 'take' });
      layTakes(s, t, { raid, answers: takes });
    }
    for (const answer of answers) carryOne(s, t, answer);
  },
};

/** Losses first, then whom attackers are taken on by, then the next go. */
function asksOf(shown: BbShown, air: Air): BbAsk<Kinds>[] {
  const losing = shown.book.sides.flatMap(({ id: side }): BbAsk<'lose'>[] => {
    const loss = lossOf(shown, side);
    return loss ? [{ side, kind: 'lose', about: { what: loss.what, n: loss.n, among: [...loss.among] } }] : [];
  });
  if (losing.length > 0) return losing;
  const raid = air.flight?.raid;
  if (raid && raid.asked.length > 0) return raid.asked.flatMap(side => takeAsk(shown, raid, side));
  const go = nextGo(shown);
  return go ? [{ side: go.side, kind: 'fly', about: { markers: [...go.markers], pressed: go.pressed } }] : [];
}

function takeAsk(shown: BbShown, raid: Raid, side: string): BbAsk<'take'>[] {
  const about = takeOf(shown, raid, side);
  return about ? [{ side, kind: 'take', about }] : [];
}

function carryOne(s: BbState, t: BbTable, answer: BbAnswer<Kinds>): void {
  if (answer.kind === 'fly') beginFlight(s, t, { side: answer.side, fly: answer.order });
  if (answer.kind !== 'lose' || !s.open.air) return;
  const loss = lossOf(s, answer.side) as Loss;
  revealStanding(s, t, { side: answer.side, order: 'losses' });
  s.open.air.losses = s.open.air.losses.filter(one => one !== loss);
  t.tell(() => ({ kind: 'allotted', side: answer.side, what: loss.what, n: loss.n }));
  loseAll(s, t, { what: loss.what, lose: answer.order.lose });
}

/** BB-2.0.7 What a standing order answers shows something of a folder. */
function revealStanding(s: BbState, t: BbTable, { side, order }: { side: string; order: 'take' | 'losses' }): void {
  if (s.sealed[side]?.doctrine[order] !== 'ask') t.reveal(side);
}
