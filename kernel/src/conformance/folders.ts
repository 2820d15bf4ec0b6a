// Nobody reads what he may not, and rules remember nothing of what they were asked.

import type { Ask, GameTypes, Json, Side } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import { plain } from '../json.ts';
import type { AnyOrder } from './asking.ts';
import { Put } from './asking.ts';
import { answersAt, answerTo, attempt, breakOff, nextMoment, sidesOf } from './battles.ts';
import type { Texts, Viewer } from './sight.ts';
import { firstUnlike, nameOf, textsAt, textsOf } from './sight.ts';
import type { DemandOfMoment, Moment } from './subject.ts';

/** Orders by chance that are judged for the others, to see whether anybody learns of them. */
const DRAFTS = 2;

export const foldersStayShut: DemandOfMoment = {
  id: 'folders-stay-shut',
  of: 'moment',
  says: 'asks, questions, imagine, forecasts, score and outcome look into no folder but that of the side they are asked for',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    const { battle, s } = moment;
    for (const viewer of [undefined, ...sidesOf(s)]) {
      for (const [what, text] of textsAt(moment, viewer)) {
        if (text.startsWith('throws: it looks into')) breakOff(battle, s.clock.step, `${what}, for ${nameOf(viewer)}, ${text}`);
      }
    }
  },
};

export const nothingIsRemembered: DemandOfMoment = {
  id: 'nothing-is-remembered',
  of: 'moment',
  says: 'what one side was asked, drew up, had judged or carried out changes nothing of what the rules give to another',
  holds<G extends GameTypes>(moment: Moment<G>): void {
    for (const ask of moment.asks) {
      const others = [undefined, ...sidesOf(moment.s)].filter(side => side !== ask.side);
      const before = others.map(viewer => textsAt(moment, viewer));
      for (let draft = 0; draft < DRAFTS; draft += 1) {
        drawUp(moment, ask, draft);
        for (const [i, viewer] of others.entries()) isSame(moment, { viewer, of: ask.side }, before[i] ?? []);
      }
    }
  },
};

/** An order by chance, looked at and judged as a side does that thinks about its answer; then carried out, in a battle of its own. */
function drawUp<G extends GameTypes>(moment: Moment<G>, ask: Ask<G>, draft: number): void {
  const { battle, s } = moment;
  const put = new Put(battle.rules, s, ask);
  const what = `an order by chance for ${ask.side}`;
  attempt({ battle, step: s.clock.step, what }, () => {
    if (put.standing() !== undefined) return;
    put.candidates(1);
    const order = plain(put.random(stream(`${battle.seed} ${s.clock.step} ${ask.side} draft ${draft}`)));
    const answers = answersAt(moment).map(answer => (answer.side === ask.side ? answerTo(ask, order as AnyOrder<G>) : answer));
    nextMoment(moment, answers);
    put.judge(order as Json);
  });
}

function isSame<G extends GameTypes>(moment: Moment<G>, { viewer, of }: { viewer: Viewer; of: Side }, before: Texts): void {
  const what = firstUnlike(before, textsOf(moment, viewer));
  const say = `${what}, for ${nameOf(viewer)}, is another once ${of} has drawn up an order`;
  if (what !== undefined) breakOff(moment.battle, moment.s.clock.step, say);
}
