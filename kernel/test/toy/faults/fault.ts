import type { Demand, Subject } from '../../../src/conformance/index.ts';
import type { Kind, Phase, Question, Ruleset, State, Table } from '../../../src/contract.ts';
import { cutters } from '../cutters.ts';
import type { Cutters, Happening } from '../shapes.ts';
import { subject } from '../subject.ts';

type Rules = Ruleset<Cutters>;
export type Plot = Question<Cutters, 'plot'>;

/** One fault put into the toy, and the demand that must find it. `says`: what the failure must speak of. */
export interface Fault {
  demand: Demand;
  fault: string;
  says: RegExp;
  subject(): Subject<Cutters>;
}

/** The toy with other rules in place of some. */
export const withRules = (change: Partial<Rules>): Subject<Cutters> => ({ ...subject, rules: { ...cutters, ...change } });

export function withQuestion<K extends Kind<Cutters>>(kind: K, change: Partial<Question<Cutters, K>>): Subject<Cutters> {
  return withRules({ questions: { ...cutters.questions, [kind]: { ...cutters.questions[kind], ...change } } });
}

/** The toy with another way through one of its lines. */
export function withPhase(name: string, change: (phase: Phase<Cutters>) => Partial<Phase<Cutters>>): Subject<Cutters> {
  const changed = (phase: Phase<Cutters>): Phase<Cutters> => (phase.name === name ? { ...phase, ...change(phase) } : phase);
  return withRules({
    sequence(book) {
      const { opening, turn } = cutters.sequence(book);
      return { opening: opening.map(changed), turn: turn.map(changed) };
    },
  });
}

/** Somewhere in `carry` of a line, something more happens to the battle. */
export const andThen = (name: string, more: (s: State<Cutters>) => void): Subject<Cutters> =>
  withPhase(name, phase => ({
    carry(s, t, answers) {
      phase.carry?.(s, t, answers);
      more(s);
    },
  }));

/** A table like another, but for what it tells and reveals. */
export function tableLike(t: Table<Cutters>, other: Partial<Pick<Table<Cutters>, 'tell' | 'reveal'>>): Table<Cutters> {
  return {
    throw: (dice, reading, why, to) => t.throw(dice, reading, why, to),
    chain: (reading, why, to) => t.chain(reading, why, to),
    each: (items, start, once, done) => t.each(items, start, once, done),
    inTurn: (dice, sides, start, once, why) => t.inTurn(dice, sides, start, once, why),
    part: (piece, ...x) => t.part(piece, ...x),
    tell: (event, to) => t.tell(event, to),
    reveal: of => t.reveal(of),
    ...other,
  };
}

/** The lines of sailing, with one kind of event kept back. */
export const withoutTelling = (kind: Happening['kind']): Subject<Cutters> => {
  const silenced = (phase: Phase<Cutters>): Partial<Phase<Cutters>> => ({
    run: (s, t) =>
      phase.run?.(
        s,
        tableLike(t, {
          tell(event, to) {
            if (event().kind !== kind) t.tell(event, to);
          },
        }),
      ),
  });
  return withPhase('sail', silenced);
};

/** The toy, or a changed one, with plots judged otherwise. */
export function judging(judge: Plot['judge'], of: Subject<Cutters> = subject): Subject<Cutters> {
  return { ...of, rules: { ...of.rules, questions: { ...of.rules.questions, plot: { ...cutters.questions.plot, judge } } } };
}
