import {
  handsThrowAlike,
  matchesPlayAlike,
  readingsAreBlind,
  silenceIsEqual,
  undoGivesBack,
} from '../../../src/conformance/arrival.ts';
import { oddsAgree } from '../../../src/conformance/chances.ts';
import { eventsAreTold, rulesAreCatalogued } from '../../../src/conformance/cited.ts';
import { partsAreOwned } from '../../../src/conformance/owned.ts';
import { allIsPlain, clonesAreIndependent, imaginationFits, shapesFit } from '../../../src/conformance/plain.ts';
import { brokenRecordsAreRefused, recordsReplay } from '../../../src/conformance/records.ts';
import { statesMakeSense } from '../../../src/conformance/sense.ts';
import type { Subject } from '../../../src/conformance/subject.ts';
import { testsDecide, throwsAddUp } from '../../../src/conformance/throws.ts';
import type { Chained, Forecast, Reading, Table, Why } from '../../../src/contract.ts';
import { atLeast, face, sum } from '../../../src/dice/readings.ts';
import { cutters, words } from '../cutters.ts';
import type { Cutters } from '../shapes.ts';
import { subject } from '../subject.ts';
import type { Fault, Plot } from './fault.ts';
import { andThen, judging, withPhase, withRules } from './fault.ts';

const { plot } = cutters.questions;
const why = (): Why => ({ rule: 'CU-4.3', what: 'a try' });
const withForecast = (change: Partial<Forecast<Cutters>>): Subject<Cutters> => ({
  ...withRules({ forecasts: { boarding: { ...cutters.forecasts.boarding!, ...change } } }),
  samples: 20_000,
});
const inOrder: Reading<number> = { sides: 6, start: 0, add: (soFar, face) => soFar * 10 + face };

/** The toy, throwing such a chain as each turn is tallied. */
const chaining = <A>(reading: Chained<A>): Subject<Cutters> =>
  withPhase('tally', phase => ({
    begin(s, t) {
      t.chain(reading, () => ({ rule: 'CU-5', what: 'nothing' }));
      phase.begin?.(s, t);
    },
  }));

/** The toy, throwing two dice for nothing as each turn is tallied. */
const throwing = (reading: Reading<number>, change: Partial<Why>): Subject<Cutters> =>
  withPhase('tally', phase => ({
    begin(s, t) {
      t.throw(2, reading, () => ({ ...why(), ...change }));
      phase.begin?.(s, t);
    },
  }));
const four = { test: { of: 'each', is: 'atLeast', n: 4 }, mods: [{ by: 4, for: 'the book' }] } as const;

export const battleFaults: Fault[] = [
  {
    demand: throwsAddUp,
    fault: 'a modifier is left out',
    says: /needs 4, and its parts come to 3/,
    subject: () => throwing(atLeast(6, 4), { test: four.test, mods: [{ by: 3, for: 'the book' }] }),
  },
  {
    demand: throwsAddUp,
    fault: 'parts of a number that nobody needs',
    says: /parts of a number that it does not name/,
    subject: () => throwing(atLeast(6, 4), { mods: [{ by: 3, for: 'the book' }] }),
  },
  {
    demand: throwsAddUp,
    fault: 'a throw that never fell is told, and judged wrongly',
    says: /told as 2 met, and 1 are/,
    subject: () =>
      withPhase('tally', phase => ({
        begin(s, t) {
          const thrown = { kind: 'thrown', sides: 6, faces: [4, 3], read: 2, met: 2, why: { ...why(), ...four } };
          t.tell(() => thrown as never);
          phase.begin?.(s, t);
        },
      })),
  },
  {
    demand: testsDecide,
    fault: 'one number is told, and another is read',
    says: /needs 4, and its reading minds another number: 5 reads 1|needs 4, and its reading minds another number: 4 reads 0/,
    subject: () => throwing(atLeast(6, 5), { test: four.test, mods: [...four.mods] }),
  },
  {
    demand: clonesAreIndependent,
    fault: 'the rules keep a count of their own beside the battle',
    says: /forked ends otherwise/,
    subject: () => {
      let count = 0;
      return andThen('stow', s => {
        count += 1;
        Object.assign(s.open, { count });
      });
    },
  },
  {
    demand: partsAreOwned,
    fault: 'an order is kept as it was given',
    says: /open\/last is the same thing as what is not its own\/0\/order/,
    subject: () =>
      withPhase('stow', phase => ({
        carry(s, t, answers) {
          phase.carry?.(s, t, answers);
          Object.assign(s.open, { last: answers[0]!.order });
        },
      })),
  },
  {
    demand: partsAreOwned,
    fault: 'two sides share one ship',
    says: /open\/cutters\/1 is the same thing as open\/cutters\/0/,
    subject: () =>
      andThen('stow', s => {
        s.open.cutters[1] = s.open.cutters[0]!;
      }),
  },
  {
    demand: partsAreOwned,
    fault: 'what is told points into the battle',
    says: /open\/cutters\/0 is the same thing as what is not its own\/\d+\/cutter/,
    subject: () =>
      withPhase('stow', phase => ({
        carry(s, t, answers) {
          phase.carry?.(s, t, answers);
          t.tell(() => ({ kind: 'beat', beat: 0, cutter: s.open.cutters[0] }) as never);
        },
      })),
  },
  {
    demand: partsAreOwned,
    fault: 'what was told is written on afterwards',
    says: /what was told has changed since/,
    subject: () =>
      withPhase('stow', phase => ({
        carry(s, t, answers) {
          const event = { kind: 'beat' as const, beat: 0 };
          t.tell(() => event);
          phase.carry?.(s, t, answers);
          event.beat += 1;
        },
      })),
  },
  {
    demand: allIsPlain,
    fault: 'a field of the state is undefined',
    says: /open is no plain JSON: \/hidden is undefined/,
    subject: () => andThen('stow', s => void Object.assign(s.open, { hidden: undefined })),
  },
  {
    demand: allIsPlain,
    fault: 'a number that no file can hold',
    says: /-0/,
    subject: () =>
      andThen('stow', s => {
        s.open.cutters[0]!.shown = -0;
      }),
  },
  {
    demand: shapesFit,
    fault: 'the table holds what its schema does not know',
    says: /the table does not fit its schema/,
    subject: () => andThen('stow', s => void Object.assign(s.open, { hidden: 1 })),
  },
  {
    demand: statesMakeSense,
    fault: 'a state that battles come to is none',
    says: /the battle makes no sense at \/open\/beat/,
    subject: () =>
      withRules({
        sense: ({ clock }) => (clock.step > 2 ? [{ rule: 'CU-1', at: '/open/beat', say: 'No battle goes so far.' }] : []),
      }),
  },
  {
    demand: statesMakeSense,
    fault: 'a guess at the folder of another side is none',
    says: /what red guesses makes no sense/,
    subject: () =>
      withRules({
        imagine: (v, face) => {
          const folders = cutters.imagine(v, face);
          for (const side of v.book.sides) if (side !== v.side) folders[side]!.reserve = 99;
          return folders;
        },
        sense: ({ sealed }) =>
          Object.values(sealed).some(({ reserve }) => reserve === 99) ? [{ rule: 'CU-1', at: '/sealed', say: 'Too much.' }] : [],
      }),
  },
  {
    demand: imaginationFits,
    fault: 'a side imagines its own folder',
    says: /own folder otherwise/,
    subject: () =>
      withRules({ imagine: (v, face) => ({ ...cutters.imagine(v, face), [v.side]: { ...v.own, reserve: v.own.reserve + 1 } }) }),
  },
  {
    demand: imaginationFits,
    fault: 'imagined folders lack the rest of the plot',
    says: /NaN/,
    subject: () =>
      withRules({
        imagine(v, face) {
          const folders = cutters.imagine(v, face);
          for (const side of v.book.sides) if (side !== v.side) folders[side]!.beats = [];
          return folders;
        },
      }),
  },
  {
    demand: recordsReplay,
    fault: 'the second battle of a program begins otherwise',
    says: /replayed|record is refused/,
    subject: () => {
      let battles = 0;
      return withRules({
        setUp(scenario, book) {
          const made = cutters.setUp(scenario, book);
          battles += 1;
          made.open.cutters[0]!.at = battles % 2;
          return made;
        },
      });
    },
  },
  {
    demand: brokenRecordsAreRefused,
    fault: 'orders are not looked at',
    says: /is taken for whole|throws/,
    subject: () => ({ ...subject, check: (schema, value) => (schema === plot.schema ? [] : subject.check(schema, value)) }),
  },
  {
    demand: handsThrowAlike,
    fault: 'how often a step was tried shows in it',
    says: /thrown one by one/,
    subject: () => {
      let begun = 0;
      return withPhase('plot', phase => ({
        begin(s, t) {
          begun += 1;
          phase.begin?.(s, t);
          s.open.cutters[0]!.shown = begun;
        },
      }));
    },
  },
  {
    demand: silenceIsEqual,
    fault: 'something is done while it is told',
    says: /another when nobody listens/,
    subject: () =>
      withPhase('sail', phase => ({
        carry(s, t, answers) {
          phase.carry?.(s, t, answers);
          t.tell(() => {
            s.open.cutters[0]!.shown += 1;
            return { kind: 'beat', beat: s.open.beat };
          });
        },
      })),
  },
  {
    demand: matchesPlayAlike,
    fault: 'the rules count the battles they have begun',
    says: /ends otherwise in a match/,
    subject: () => {
      let begun = 0;
      return withPhase('stow', phase => ({
        carry(s, t, answers) {
          phase.carry?.(s, t, answers);
          begun += 1;
          s.open.cutters[0]!.shown = begun;
        },
      }));
    },
  },
  {
    demand: undoGivesBack,
    fault: 'what was judged is remembered',
    says: /taken back and given again/,
    subject: () => {
      let judged = 0;
      const made = andThen('plot', s => {
        s.open.cutters[0]!.shown = judged;
      });
      const judge: Plot['judge'] = (v, about, order) => {
        judged = v.clock.turn === 0 ? 0 : judged + 1;
        return plot.judge(v, about, order);
      };
      return judging(judge, made);
    },
  },
  {
    demand: readingsAreBlind,
    fault: 'a reading minds the order',
    says: /minds the order they land in/,
    subject: () =>
      withPhase('tally', phase => ({
        begin(s, t) {
          t.throw(2, inOrder, () => ({ rule: 'CU-5', what: 'nothing' }));
          phase.begin?.(s, t);
        },
      })),
  },
  {
    demand: readingsAreBlind,
    fault: 'a reading says that it reads the best die alone, and reads both',
    says: /a reading of the best 1 d6 minds the others/,
    subject: () => throwing({ ...sum(6), best: 1 }, {}),
  },
  {
    demand: readingsAreBlind,
    fault: 'a chain counts in what it starts from',
    says: /a chain of d6 changes what it starts from/,
    subject: () =>
      chaining({
        sides: 6,
        start: { sum: 0 },
        add: (soFar, face) => Object.assign(soFar, { sum: soFar.sum + face }),
        again: face => face === 6,
      }),
  },
  {
    demand: readingsAreBlind,
    fault: 'a chain counts its faces beside what it reads',
    says: /a chain of d6 reads the same faces otherwise the second time/,
    subject: () => {
      let faces = 0;
      return chaining({ sides: 6, start: 0, add: () => (faces += 1), again: face => face === 6 });
    },
  },
  {
    demand: readingsAreBlind,
    fault: 'a chain goes on every second time only',
    says: /a chain of d6 is thrown again otherwise the second time/,
    subject: () => {
      let on = true;
      const again = (face: number): boolean => {
        if (face === 6) on = !on;
        return face === 6 && on;
      };
      return chaining({ sides: 6, start: 0, add: (_, face) => face, again });
    },
  },
  {
    demand: readingsAreBlind,
    fault: 'a chain never comes to rest',
    says: /a chain of d6 is thrown again on every face/,
    subject: () => chaining({ sides: 6, start: 0, add: (_, face) => face, again: () => true }),
  },
  {
    demand: rulesAreCatalogued,
    fault: 'a throw names a rule that is not there',
    says: /the throw "nothing" names CU-9/,
    subject: () =>
      withPhase('tally', phase => ({
        begin(s, t) {
          t.throw(1, inOrder, () => ({ rule: 'CU-9', what: 'nothing' }));
          phase.begin?.(s, t);
        },
      })),
  },
  {
    demand: eventsAreTold,
    fault: 'an event has no sentence',
    says: /moved is told without a word/,
    subject: () => ({
      ...subject,
      words: { ...words, narrate: (told, book) => (told.event.kind === 'moved' ? '' : words.narrate(told, book)) },
    }),
  },
  {
    demand: oddsAgree,
    fault: 'a forecast counts outside of what it is handed',
    says: /has the chance|do not know|second time/,
    subject: () =>
      withForecast({
        act(_, t) {
          let hits = 0;
          t.each([1, 2, 3], 0, (soFar, _item, table) => {
            hits += table.throw(1, atLeast(6, 4), why);
            return soFar;
          });
          return hits;
        },
      }),
  },
  {
    demand: oddsAgree,
    fault: 'a chain of three faces at most, counted beside it',
    says: /has the chance|do not know/,
    subject: () => {
      let faces = 0;
      const add = (sum: number, face: number): number => {
        faces = sum === 0 ? 1 : faces + 1;
        return sum + face;
      };
      const most: Chained<number> = { sides: 2, start: 0, add, again: face => face === 2 && faces < 3 };
      return withForecast({ act: (_, t) => t.chain(most, why) });
    },
  },
  {
    demand: oddsAgree,
    fault: 'a part of a rule looks at more than its arguments',
    says: /has the chance|do not know/,
    subject: () =>
      withForecast({
        act(_, t) {
          let bonus = 0;
          const piece = (table: Table<Cutters>): number => bonus + table.throw(1, face(6), why);
          const first = t.part(piece);
          bonus = 10;
          return first + t.part(piece);
        },
      }),
  },
  {
    demand: oddsAgree,
    fault: 'a forecast hands on what the whole battle hangs on',
    says: /hands a thing of \d+ characters to the table/,
    subject: () => {
      const gun = { name: 'gun', seen: Array<string>(1_000).fill('all there is') };
      return withForecast({ act: (_, t) => t.each([gun, gun], 0, (sum, _gun, table) => sum + table.throw(1, face(6), why)) });
    },
  },
  {
    demand: oddsAgree,
    fault: 'a forecast hands it on to a part',
    says: /hands a thing of \d+ characters to the table/,
    subject: () => {
      const piece = (table: Table<Cutters>, _seen: readonly string[]): number => table.throw(1, face(6), why);
      return withForecast({ act: (_, t) => t.part(piece, Array<string>(1_000).fill('all there is')) });
    },
  },
  {
    demand: oddsAgree,
    fault: 'a forecast nobody has tried',
    says: /no position is given for the forecast another/,
    subject: () => withRules({ forecasts: { ...cutters.forecasts, another: cutters.forecasts.boarding! } }),
  },
];
