import { arrivalIsFree } from '../../../src/conformance/arrival.ts';
import { secretsLookAlike } from '../../../src/conformance/exchanged.ts';
import { foldersStayShut, nothingIsRemembered } from '../../../src/conformance/folders.ts';
import { looksChangeNothing } from '../../../src/conformance/looking.ts';
import { seenIsFinal, toldIsSeen } from '../../../src/conformance/secrets.ts';
import { nothingChangesInSilence } from '../../../src/conformance/silence.ts';
import type { State } from '../../../src/contract.ts';
import { cutters } from '../cutters.ts';
import type { Cutters } from '../shapes.ts';
import { cutterOf } from '../shapes.ts';
import type { Fault, Plot } from './fault.ts';
import { andThen, judging, tableLike, withoutTelling, withPhase, withQuestion, withRules } from './fault.ts';

const { plot } = cutters.questions;

export const secretFaults: Fault[] = [
  {
    demand: toldIsSeen,
    fault: 'a standing order kept in the folder is laid on the table',
    says: /sees at \/open\/met\/0 what (red|blue|green) kept/,
    subject: () =>
      andThen('plot', s => {
        s.open.met = Object.values(s.sealed).map(folder => String(folder.boards));
      }),
  },
  {
    demand: toldIsSeen,
    fault: 'the reserve shows in the crew',
    says: /sees at \/open\/cutters\/\d\/crew/,
    subject: () =>
      andThen('stow', s => {
        for (const cutter of s.open.cutters) cutter.crew -= s.sealed[cutter.side]!.reserve;
      }),
  },
  {
    demand: toldIsSeen,
    fault: 'a move is made and not told',
    says: /sees at \/open\/cutters\/\d\/at/,
    subject: () => withoutTelling('moved'),
  },
  {
    demand: toldIsSeen,
    fault: 'the rest of a plot lies on the table while a meeting interrupts it',
    says: /sees at \/open\/met\/\d what (red|blue|green) kept/,
    subject: () =>
      withPhase('sail', phase => ({
        run(s, t) {
          phase.run?.(s, t);
          if (s.open.meeting) s.open.met.push(...Object.values(s.sealed).map(({ beats }) => beats.join()));
        },
      })),
  },
  {
    demand: toldIsSeen,
    fault: 'the third side finds in its folder what the first has stowed',
    says: /green was told nothing of it, and sees at \/own\/reserve what red kept/,
    subject: () =>
      andThen('stow', s => {
        const [first, , third] = s.book.sides;
        if (third) s.sealed[third]!.reserve = s.sealed[first!]!.reserve;
      }),
  },
  {
    demand: toldIsSeen,
    fault: 'moves are told to the sides alone, and a watcher sees them made',
    says: /a watcher was told nothing of it, and sees at \/open\/cutters\/\d\/at/,
    subject: () =>
      withPhase('sail', phase => ({
        run: (s, t) =>
          phase.run?.(s, tableLike(t, { tell: (event, to) => t.tell(event, event().kind === 'moved' ? s.book.sides : to) })),
      })),
  },
  {
    demand: seenIsFinal,
    fault: 'moves are made from the folder and nothing is revealed',
    says: /told something of (red|blue|green)'s folder/,
    subject: () => withPhase('sail', phase => ({ run: (s, t) => phase.run?.(s, tableLike(t, { reveal() {} })) })),
  },
  {
    demand: arrivalIsFree,
    fault: 'the first to be judged moves first',
    says: /another when answers arrive in another order/,
    subject: () => {
      let first = '';
      const made = andThen('plot', s => {
        cutterOf(s.open, first).at = 0;
        first = '';
      });
      const judge: Plot['judge'] = (v, about, order) => {
        first ||= v.side;
        return plot.judge(v, about, order);
      };
      return judging(judge, made);
    },
  },
  {
    demand: arrivalIsFree,
    fault: 'of three, the second in the order of the sides stays at anchor if it answers last',
    says: /brawl.*another when answers arrive in another order/,
    subject: () => {
      let last = '';
      const made = andThen('plot', s => {
        const [, second, third] = s.book.sides;
        if (third && last === second) cutterOf(s.open, second).at = 0;
      });
      const judge: Plot['judge'] = (v, about, order) => {
        last = v.side;
        return plot.judge(v, about, order);
      };
      return judging(judge, made);
    },
  },
  {
    demand: looksChangeNothing,
    fault: 'judge writes into the view',
    says: /judge of plot, on a frozen battle, throws/,
    subject: () =>
      judging((v, about, order) => {
        v.own.fair = false;
        return plot.judge(v, about, order);
      }),
  },
  {
    demand: looksChangeNothing,
    fault: 'judge sorts the order it is given',
    says: /judge of plot, on a frozen battle, throws/,
    subject: () =>
      judging((v, about, order) => {
        order.beats.sort();
        return plot.judge(v, about, order);
      }),
  },
  {
    demand: looksChangeNothing,
    fault: 'any writes into what the question is about',
    says: /random of stow|the player of/,
    subject: () => withQuestion('stow', { random: (_, about) => Object.assign(about, { reserve: 0 }) }),
  },
  {
    demand: looksChangeNothing,
    fault: 'idle remembers how often it was asked',
    says: /idle of stow gives something else the second time/,
    subject: () => {
      let asked = 0;
      return withQuestion('stow', { idle: () => ({ reserve: asked++ % 2 }) });
    },
  },
  {
    demand: looksChangeNothing,
    fault: 'the book is written to',
    says: /throws/,
    subject: () =>
      withRules({
        outcome({ book, open }) {
          book.turns += 0;
          return open.over ?? undefined;
        },
      }),
  },
  {
    demand: foldersStayShut,
    fault: 'imagine reads the other folder by a cast',
    says: /imagine, for (red|blue|green), throws: it looks into the folders/,
    subject: () =>
      withRules({ imagine: (v, face) => (v as unknown as Partial<State<Cutters>>).sealed ?? cutters.imagine(v, face) }),
  },
  {
    demand: foldersStayShut,
    fault: 'a forecast counts the reserve of the boarded',
    says: /forecast boarding of .* throws: it looks into the folder of/,
    subject: () =>
      withRules({
        forecasts: {
          boarding: {
            ...cutters.forecasts.boarding!,
            act: (s, _, of) => s.sealed[(of as { of: string }).of]?.reserve ?? 0,
          },
        },
      }),
  },
  {
    demand: nothingIsRemembered,
    fault: 'the idle hear what was judged for another',
    says: /idle of stow, for (red|blue|green), is another once (red|blue|green) has drawn up an order/,
    subject: () => {
      let judged = { side: '', reserve: 0 };
      return withQuestion('stow', {
        judge(v, about, order) {
          judged = { side: v.side, reserve: order.reserve };
          return cutters.questions.stow.judge(v, about, order);
        },
        idle: v => ({ reserve: judged.side === v.side ? 0 : judged.reserve }),
      });
    },
  },
  {
    demand: secretsLookAlike,
    fault: 'what was stowed is told as it is sealed, under cover of a reveal',
    says: /is told of (red|blue|green)'s folder as it is sealed/,
    subject: () =>
      withPhase('stow', phase => ({
        carry(s, t, answers) {
          phase.carry?.(s, t, answers);
          for (const { side } of answers) {
            t.reveal(side);
            t.tell(() => ({ kind: 'repelled', side, hands: s.sealed[side]!.reserve }));
          }
        },
      })),
  },
  {
    demand: secretsLookAlike,
    fault: 'a beat is told with the standing orders that lie sealed',
    says: /is told of (red|blue|green)'s folder before it is revealed/,
    subject: () =>
      withPhase('sail', phase => ({
        run(s, t) {
          const boards = Object.values(s.sealed).filter(folder => folder.boards).length;
          t.tell(() => ({ kind: 'beat', beat: boards }));
          phase.run?.(s, t);
        },
      })),
  },
  {
    demand: secretsLookAlike,
    fault: 'candidates remember what was stowed',
    says: /candidates of (plot|hail|repel), for (red|blue|green), who was told nothing of it, betrays what (red|blue|green) keeps/,
    subject: () => {
      const aside: Record<string, number> = {};
      const made = andThen('stow', s => {
        for (const [side, { reserve }] of Object.entries(s.sealed)) aside[side] = reserve;
      });
      const { plot: asked } = made.rules.questions;
      const other = (side: string) => Object.keys(aside).find(one => one !== side) ?? side;
      const candidates: Plot['candidates'] = (v, about) => [...asked.candidates(v, about)].slice(aside[other(v.side)] ?? 0);
      return { ...made, rules: { ...made.rules, questions: { ...made.rules.questions, plot: { ...asked, candidates } } } };
    },
  },
  {
    demand: nothingChangesInSilence,
    fault: 'a move is made and not told',
    says: /sees \/cutters\/\d\/at change, and was told nothing of it/,
    subject: () => withoutTelling('moved'),
  },
  {
    demand: nothingChangesInSilence,
    fault: 'what hands were brought up only their side is told',
    says: /sees \/cutters\/\d\/(shown|crew) change, and others alone are told of it/,
    subject: () =>
      withPhase('sail', phase => ({
        carry: (s, t, answers) =>
          phase.carry?.(
            s,
            tableLike(t, { tell: (event, to) => t.tell(event, event().kind === 'repelled' ? [answers[0]!.side] : to) }),
            answers,
          ),
      })),
  },
];
