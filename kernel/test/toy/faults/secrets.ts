import { arrivalIsFree } from '../../../src/conformance/arrival.ts';
import { looksChangeNothing } from '../../../src/conformance/looking.ts';
import { seenIsFinal, toldIsSeen } from '../../../src/conformance/secrets.ts';
import { cutters } from '../cutters.ts';
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
];
