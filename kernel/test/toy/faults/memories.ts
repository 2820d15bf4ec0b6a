import { memoriesChangeNothing } from '../../../src/conformance/memories.ts';
import { memoise } from '../../../src/memory.ts';
import { cutters } from '../cutters.ts';
import type { Cutter, Open } from '../shapes.ts';
import type { Fault } from './fault.ts';
import { judging, withPhase, withRules } from './fault.ts';

const { plot } = cutters.questions;

export const memoryFaults: Fault[] = [
  {
    demand: memoriesChangeNothing,
    fault: 'the crew a cutter had when its score was first asked is kept by its place',
    says: /score, for a watcher, is another where nothing is remembered/,
    subject: () => {
      let lying: Open | undefined;
      const crewAt = memoise((place: number) => lying!.cutters[place]!.crew);
      return withRules({
        score({ book, open }) {
          lying = open;
          return Object.fromEntries(open.cutters.map(({ side }, place) => [side, { points: crewAt(place), of: book.crew }]));
        },
      });
    },
  },
  {
    demand: memoriesChangeNothing,
    fault: 'how strong a cutter is, is kept by the cutter as it lies on the table',
    says: /remember by what is no part of the book: \{"at":/,
    subject: () => {
      const strength = memoise((cutter: Cutter) => cutter.crew);
      return withRules({
        score: ({ book, open }) =>
          Object.fromEntries(open.cutters.map(cutter => [cutter.side, { points: strength(cutter), of: book.crew }])),
      });
    },
  },
  {
    demand: memoriesChangeNothing,
    fault: 'plots judged are counted in what is kept by the turn',
    says: /refusals of plot, for red, is another where nothing is remembered/,
    subject: () => {
      const counts = memoise((_turn: number) => ({ judged: 0 }));
      return judging((v, about, order) => {
        counts(v.clock.turn).judged += 1;
        return plot.judge(v, about, order);
      });
    },
  },
  {
    demand: memoriesChangeNothing,
    fault: 'the wind of the first turn is kept, and blows in all others',
    says: /the step, is another where nothing is remembered/,
    subject: () => {
      let blows = false;
      const wind = memoise((place: number) => Number(blows) + place);
      return withPhase('plot', phase => ({
        carry(s, t, answers) {
          phase.carry?.(s, t, answers);
          for (const [place, side] of s.book.sides.entries()) {
            blows = s.clock.turn === 1;
            s.sealed[side]!.fair = wind(place) > place;
          }
        },
      }));
    },
  },
];
