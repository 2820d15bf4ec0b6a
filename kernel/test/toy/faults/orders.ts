import { openNeedsNoFolder, partsAreThere } from '../../../src/conformance/questions.ts';
import { refusalsAreWhole, refusedChangesNothing, scenariosAreRefusedOrPlayed } from '../../../src/conformance/refusals.ts';
import {
  asksAreWellMade,
  battlesEnd,
  ordersAreCarriedOut,
  ordersStand,
  randomReachesAll,
} from '../../../src/conformance/stands.ts';
import { cutters } from '../cutters.ts';
import type { Fault, Plot } from './fault.ts';
import { andThen, judging, withPhase, withQuestion, withRules } from './fault.ts';

const { plot, stow } = cutters.questions;

export const orderFaults: Fault[] = [
  {
    demand: ordersStand,
    fault: 'idle runs without a wind',
    says: /idle of plot for \w+ does not stand.*CU-2\.2/,
    subject: () => withQuestion('plot', { idle: () => ({ beats: ['run', 'stay', 'stay'], boards: null }) }),
  },
  {
    demand: ordersStand,
    fault: 'a candidate is more than the book allows',
    says: /a candidate of stow for \w+ does not stand/,
    subject: () =>
      withQuestion('stow', {
        *candidates(v, about) {
          yield* stow.candidates(v, about);
          yield { reserve: 9 };
        },
      }),
  },
  {
    demand: ordersStand,
    fault: 'any does not fit the schema',
    says: /a random order of stow for \w+ does not fit the schema/,
    subject: () => withQuestion('stow', { random: () => ({ reserve: -1 }) }),
  },
  {
    demand: randomReachesAll,
    fault: 'any never boards',
    says: /no event boarded/,
    subject: () => ({ ...withQuestion('hail', { random: () => ({ board: false }), standing: () => undefined }) }),
  },
  {
    demand: ordersAreCarriedOut,
    fault: 'the rules break down on an order that stands',
    says: /the step after .*plot of red.* throws: run aground/,
    subject: () =>
      withPhase('plot', () => ({
        carry() {
          throw new Error('run aground');
        },
      })),
  },
  {
    demand: asksAreWellMade,
    fault: 'one side is asked twice at once',
    says: /asked twice at once/,
    subject: () => withPhase('plot', phase => ({ asks: shown => [...phase.asks!(shown), ...phase.asks!(shown).slice(0, 1)] })),
  },
  {
    demand: openNeedsNoFolder,
    fault: 'an open question looks into the folder',
    says: /judge of repel, an open question, throws: it looks into the folder/,
    subject: () => withQuestion('repel', { open: true }),
  },
  {
    demand: partsAreThere,
    fault: 'a part that names no unit',
    says: /plot: an entry of beats names no side/,
    subject: () => withQuestion('plot', { parts: [{ list: 'beats', by: 'side' }] }),
  },
  {
    demand: battlesEnd,
    fault: 'the last turn never comes',
    says: /no end after/,
    subject: () => withPhase('tally', () => ({ begin() {} })),
  },
  {
    demand: battlesEnd,
    fault: 'idle does not stand, and the absent are stuck',
    says: /plot of \w+ is refused/,
    subject: () => withQuestion('plot', { idle: () => ({ beats: [], boards: null }) }),
  },
  {
    demand: refusedChangesNothing,
    fault: 'a refused plot is remembered and carried out all the same',
    says: /when orders were refused on the way/,
    subject: () => {
      let remembered = 0;
      const made = andThen('plot', s => {
        s.open.cutters[0]!.shown += remembered;
        remembered = 0;
      });
      const judge: Plot['judge'] = (v, about, order) => {
        const refusals = plot.judge(v, about, order);
        if (refusals.length > 0) remembered = 1;
        return refusals;
      };
      return judging(judge, made);
    },
  },
  {
    demand: refusedChangesNothing,
    fault: 'judge chokes on an order that the schema lets through',
    says: /throws/,
    subject: () =>
      judging((v, about, order) => {
        if (order.beats.length > 3) throw new Error('too many beats');
        return plot.judge(v, about, order);
      }),
  },
  {
    demand: refusalsAreWhole,
    fault: 'a refusal names a rule that is not there',
    says: /CU-9, which is no row of the catalogue/,
    subject: () => judging((v, about, order) => plot.judge(v, about, order).map(refusal => ({ ...refusal, rule: 'CU-9' }))),
  },
  {
    demand: refusalsAreWhole,
    fault: 'an order that stands cannot be carried',
    says: /NaN/,
    subject: () => judging(() => []),
  },
  {
    demand: scenariosAreRefusedOrPlayed,
    fault: 'a side may be there twice',
    says: /the scenario damaged to/,
    subject: () => withRules({ read: scenario => ({ book: scenario }) }),
  },
];
