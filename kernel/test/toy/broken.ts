import type { Demand, Subject } from '../../src/conformance/index.ts';
import type { Kind, Phase, Question, Reading, Ruleset, State } from '../../src/contract.ts';
import { cutters } from './cutters.ts';
import type { Cutters, Happening } from './shapes.ts';
import { cutterOf } from './shapes.ts';
import { subject } from './subject.ts';

type Rules = Ruleset<Cutters>;
type Plot = Question<Cutters, 'plot'>;

/** One fault put into the toy, and the demand that must find it. `says`: what the failure must speak of. */
export interface Fault {
  demand: Demand['name'];
  fault: string;
  says: RegExp;
  subject(): Subject<Cutters>;
}

const withRules = (change: Partial<Rules>): Subject<Cutters> => ({ ...subject, rules: { ...cutters, ...change } });

function withQuestion<K extends Kind<Cutters>>(kind: K, change: Partial<Question<Cutters, K>>): Subject<Cutters> {
  return withRules({ questions: { ...cutters.questions, [kind]: { ...cutters.questions[kind], ...change } } });
}

/** The toy with another way through one of its lines. */
function withPhase(name: string, change: (phase: Phase<Cutters>) => Partial<Phase<Cutters>>): Subject<Cutters> {
  const changed = (phase: Phase<Cutters>): Phase<Cutters> => (phase.name === name ? { ...phase, ...change(phase) } : phase);
  return withRules({
    sequence(book) {
      const { opening, turn } = cutters.sequence(book);
      return { opening: opening.map(changed), turn: turn.map(changed) };
    },
  });
}

/** Somewhere in `carry` of a line, something more happens to the battle. */
const andThen = (name: string, more: (s: State<Cutters>) => void): Subject<Cutters> =>
  withPhase(name, phase => ({
    carry(s, t, answers) {
      phase.carry?.(s, t, answers);
      more(s);
    },
  }));

const withoutTelling = (kind: Happening['kind']): Subject<Cutters> => {
  const silenced = (phase: Phase<Cutters>): Partial<Phase<Cutters>> => ({
    run: (s, t) =>
      phase.run?.(s, {
        ...t,
        tell(event, to) {
          if (event().kind !== kind) t.tell(event, to);
        },
      }),
  });
  return withPhase('sail', silenced);
};

const TOLD = 'told is seen: who was told the same sees the same and is asked the same, whatever another side keeps';
const FINAL = 'a step in which something of a folder is seen cannot be undone';
const ARRIVAL = 'answers in any order of arrival give the same battle';
const LOOKS = 'judge, idle, standing, offers, any, asks, outcome, imagine and narrate change nothing and see the same twice';
const STAND = 'idle, standing, every offer and every any fit the schema and stand';
const REACH = 'any reaches every branch: every question, event and order named';
const ASKS = 'each side is asked once at most, a question the rules have, and nobody after the end';
const END = 'every battle ends within its bound, whoever plays, and nobody is ever stuck';
const REFUSED = 'a refused, late, second or uncalled-for order changes nothing';
const WHOLE = 'every refusal names a rule of the catalogue and says why; what is not refused can be carried';
const SCENARIOS = 'a damaged scenario is refused or can be played';
const CLONES = 'a clone and a fork are independent of what they were taken from';
const PLAIN = 'state, book, asks and events are plain JSON and go there and back';
const SHAPES = 'the schemas fit every scenario, table and folder';
const IMAGINE = 'imagine gives folders that fit the view and can be played on';
const REPLAY = 'a record replays event for event and hash for hash, unopened answers included';
const RECORDS = 'a record with a fault at any place is refused with that place';
const HANDS = 'dice by hand, all at once or one by one, give the same battle';
const SILENT = 'a battle goes the same way when nobody listens, and when no match holds it';
const UNDO = 'what is undone is as it was, and the same answers lead to the same battle again';
const READINGS = 'every reading is blind to the order in which its dice land, and changes nothing';
const CATALOGUE = 'every rule named by a phase, question, forecast or throw is a row of the catalogue';
const EVENTS = 'every event is told in one sentence, to sides there are, with the dice that fell';

const { plot, stow } = cutters.questions;
const orderOfFaces: Reading<number> = { sides: 6, start: 0, add: (soFar, face) => soFar * 10 + face };

/** What a rule system remembers outside of its battles, which it must not. */
const remembered: number[] = [];

function judging(judge: Plot['judge']): Subject<Cutters> {
  return withQuestion('plot', { judge });
}

export const faults: Fault[] = [
  {
    demand: TOLD,
    fault: 'a standing order kept in the folder is laid on the table',
    says: /sees at \/open\/met\/0 what (red|blue|green) kept/,
    subject: () =>
      andThen('plot', s => {
        s.open.met = Object.values(s.sealed).map(folder => String(folder.boards));
      }),
  },
  {
    demand: TOLD,
    fault: 'the reserve shows in the crew',
    says: /sees at \/open\/cutters\/\d\/crew/,
    subject: () =>
      andThen('stow', s => {
        for (const cutter of s.open.cutters) cutter.crew -= s.sealed[cutter.side]!.reserve;
      }),
  },
  {
    demand: TOLD,
    fault: 'a move is made and not told',
    says: /sees at \/open\/cutters\/\d\/at/,
    subject: () => withoutTelling('moved'),
  },
  {
    demand: TOLD,
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
    demand: FINAL,
    fault: 'moves are made from the folder and nothing is revealed',
    says: /told something of (red|blue|green)'s folder/,
    subject: () => withPhase('sail', phase => ({ run: (s, t) => phase.run?.(s, { ...t, reveal() {} }) })),
  },
  {
    demand: ARRIVAL,
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
      return { ...made, rules: { ...made.rules, questions: { ...cutters.questions, plot: { ...plot, judge } } } };
    },
  },
  {
    demand: LOOKS,
    fault: 'judge writes into the view',
    says: /judge of plot, on a frozen battle, throws/,
    subject: () =>
      judging((v, about, order) => {
        v.own.fair = false;
        return plot.judge(v, about, order);
      }),
  },
  {
    demand: LOOKS,
    fault: 'judge sorts the order it is given',
    says: /judge of plot, on a frozen battle, throws/,
    subject: () =>
      judging((v, about, order) => {
        order.beats.sort();
        return plot.judge(v, about, order);
      }),
  },
  {
    demand: LOOKS,
    fault: 'any writes into what the question is about',
    says: /any of stow|the player of/,
    subject: () => withQuestion('stow', { any: (_, about) => Object.assign(about, { reserve: 0 }) }),
  },
  {
    demand: LOOKS,
    fault: 'idle remembers how often it was asked',
    says: /idle of stow gives something else the second time/,
    subject: () => {
      let asked = 0;
      return withQuestion('stow', { idle: () => ({ reserve: asked++ % 2 }) });
    },
  },
  {
    demand: LOOKS,
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
    demand: STAND,
    fault: 'idle runs without a wind',
    says: /idle of plot for \w+ does not stand.*CU-2\.2/,
    subject: () => withQuestion('plot', { idle: () => ({ beats: ['run', 'stay', 'stay'], boards: null }) }),
  },
  {
    demand: STAND,
    fault: 'an offer is more than the book allows',
    says: /an offer of stow for \w+ does not stand/,
    subject: () =>
      withQuestion('stow', {
        *offers(v, about) {
          yield* stow.offers(v, about);
          yield { reserve: 9 };
        },
      }),
  },
  {
    demand: STAND,
    fault: 'any does not fit the schema',
    says: /any of stow for \w+ does not fit the schema/,
    subject: () => withQuestion('stow', { any: () => ({ reserve: -1 }) }),
  },
  {
    demand: REACH,
    fault: 'any never boards',
    says: /no event boarded/,
    subject: () => ({ ...withQuestion('hail', { any: () => ({ board: false }), standing: () => undefined }) }),
  },
  {
    demand: ASKS,
    fault: 'one side is asked twice at once',
    says: /asked twice at once/,
    subject: () => withPhase('plot', phase => ({ asks: shown => [...phase.asks!(shown), ...phase.asks!(shown).slice(0, 1)] })),
  },
  {
    demand: END,
    fault: 'the last turn never comes',
    says: /no end after/,
    subject: () => withPhase('tally', () => ({ begin() {} })),
  },
  {
    demand: END,
    fault: 'idle does not stand, and the absent are stuck',
    says: /plot of \w+ is refused/,
    subject: () => withQuestion('plot', { idle: () => ({ beats: [], boards: null }) }),
  },
  {
    demand: REFUSED,
    fault: 'a refused plot is remembered and carried out all the same',
    says: /when orders were refused on the way/,
    subject: () => {
      remembered.length = 0;
      const made = andThen('plot', s => {
        s.open.cutters[0]!.shown += remembered.splice(0).length;
      });
      const judge: Plot['judge'] = (v, about, order) => {
        const refusals = plot.judge(v, about, order);
        if (refusals.length > 0) remembered.push(1);
        return refusals;
      };
      return { ...made, rules: { ...made.rules, questions: { ...cutters.questions, plot: { ...plot, judge } } } };
    },
  },
  {
    demand: REFUSED,
    fault: 'judge chokes on an order that the schema lets through',
    says: /throws/,
    subject: () =>
      judging((v, about, order) => {
        if (order.beats.length > 3) throw new Error('too many beats');
        return plot.judge(v, about, order);
      }),
  },
  {
    demand: WHOLE,
    fault: 'a refusal names a rule that is not there',
    says: /CU-9, which is no row of the catalogue/,
    subject: () => judging((v, about, order) => plot.judge(v, about, order).map(refusal => ({ ...refusal, rule: 'CU-9' }))),
  },
  {
    demand: WHOLE,
    fault: 'an order that stands cannot be carried',
    says: /NaN/,
    subject: () => judging(() => []),
  },
  {
    demand: SCENARIOS,
    fault: 'a side may be there twice',
    says: /the scenario damaged to/,
    subject: () => withRules({ read: scenario => ({ book: scenario }) }),
  },
  {
    demand: CLONES,
    fault: 'a list holds plain values and others, which the copying of lists does not look for',
    says: /writing to a clone/,
    subject: () => andThen('stow', s => void Object.assign(s.open, { met: ['a', { b: 1 }, 'c'] })),
  },
  {
    demand: PLAIN,
    fault: 'a field of the state is undefined',
    says: /open is no plain JSON: \/hidden is undefined/,
    subject: () => andThen('stow', s => void Object.assign(s.open, { hidden: undefined })),
  },
  {
    demand: PLAIN,
    fault: 'a number that no file can hold',
    says: /-0/,
    subject: () =>
      andThen('stow', s => {
        s.open.cutters[0]!.shown = -0;
      }),
  },
  {
    demand: SHAPES,
    fault: 'the table holds what its schema does not know',
    says: /the table does not fit its schema/,
    subject: () => andThen('stow', s => void Object.assign(s.open, { hidden: 1 })),
  },
  {
    demand: IMAGINE,
    fault: 'a side imagines its own folder',
    says: /own folder otherwise/,
    subject: () =>
      withRules({ imagine: (v, face) => ({ ...cutters.imagine(v, face), [v.side]: { ...v.own, reserve: v.own.reserve + 1 } }) }),
  },
  {
    demand: IMAGINE,
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
    demand: REPLAY,
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
    demand: RECORDS,
    fault: 'orders are not looked at',
    says: /is taken for whole|throws/,
    subject: () => ({ ...subject, check: (schema, value) => (schema === plot.schema ? [] : subject.check(schema, value)) }),
  },
  {
    demand: HANDS,
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
    demand: SILENT,
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
    demand: UNDO,
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
      return { ...made, rules: { ...made.rules, questions: { ...cutters.questions, plot: { ...plot, judge } } } };
    },
  },
  {
    demand: READINGS,
    fault: 'a reading minds the order',
    says: /minds the order they land in/,
    subject: () =>
      withPhase('tally', phase => ({
        begin(s, t) {
          t.throw(2, orderOfFaces, () => ({ rule: 'CU-5', what: 'nothing' }));
          phase.begin?.(s, t);
        },
      })),
  },
  {
    demand: CATALOGUE,
    fault: 'a throw names a rule that is not there',
    says: /the throw "nothing" names CU-9/,
    subject: () =>
      withPhase('tally', phase => ({
        begin(s, t) {
          t.throw(1, orderOfFaces, () => ({ rule: 'CU-9', what: 'nothing' }));
          phase.begin?.(s, t);
        },
      })),
  },
  {
    demand: EVENTS,
    fault: 'an event has no sentence',
    says: /moved is told without a word/,
    subject: () => withRules({ narrate: (told, book) => (told.event.kind === 'moved' ? '' : cutters.narrate(told, book)) }),
  },
];
