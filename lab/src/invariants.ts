// What must hold at every step of every battle, by name. Each says what is wrong, or nothing.

import { check } from '@flagplot/check';
import type { Ask, GameTypes, Json, Question, Refusal, RollDie, Ruleset, State, Told, View, Words } from '@flagplot/kernel';
import { canonical, cloned, viewOf } from '@flagplot/kernel';

/** A battle as it stands after a step. */
export interface Moment {
  readonly rules: Ruleset<GameTypes>;
  readonly words: Words<GameTypes>;
  readonly s: State<GameTypes>;
  readonly asks: readonly Ask<GameTypes>[];
  /** What the step told. */
  readonly told: readonly Told<GameTypes>[];
  /** Dice for `any`, of no account to the battle. */
  readonly face: RollDie;
}

/** What is wrong, and the order that shows it where there is one. */
export interface Wrong {
  readonly say: string;
  readonly answer?: { readonly side: string; readonly order: Json };
}

type Invariant = (moment: Moment) => Wrong | undefined;

/** Offers looked at each time: making all of them is a bot's work. */
const OFFERS = 3;

/** All that is looked at after every step. What needs two steps, or a whole battle, stands in fuzz.ts. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'state and asks are plain JSON': ({ s, asks }) => plainFault({ open: s.open, sealed: s.sealed, clock: s.clock, asks }, ''),
  'the state fits its schemas': schemaFault,
  'a clone is equal': ({ s }) => (textOf(cloned(s)) === textOf(s) ? undefined : { say: 'a clone is another battle' }),
  'each side is asked once at most': askFault,
  'the battle is over or somebody is asked': ({ rules, s, asks }) =>
    asks.length > 0 || rules.outcome(s) ? undefined : { say: 'nobody is asked anything and the battle is not over' },
  'idle stands': moment => firstRefused(moment, (question, v, about) => [question.idle(v, about)]),
  'a standing order stands': moment => firstRefused(moment, (question, v, about) => [question.standing?.(v, about)]),
  'offers stand': moment => firstRefused(moment, (question, v, about) => firstOffers(question.candidates(v, about))),
  'any stands': moment => firstRefused(moment, (question, v, about) => [question.random(v, about, moment.face)]),
  'what is told can be narrated': narrationFault,
};

/** Where a value is not what it would be when it came back from a file. */
function plainFault(value: unknown, at: string): Wrong | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { say: `${at} is ${value}` };
  if (typeof value !== 'object') return { say: `${at} is ${typeof value}` };
  for (const [key, part] of Object.entries(value)) {
    const wrong = plainFault(part, `${at}/${key}`);
    if (wrong) return wrong;
  }
  return undefined;
}

function schemaFault({ rules, s }: Moment): Wrong | undefined {
  const folders = Object.entries(s.sealed).flatMap(([side, folder]) =>
    check(rules.stateSchemas.sealed, folder).map(fault => ({ ...fault, at: `/sealed/${side}${fault.at ?? ''}` })),
  );
  const [fault] = [...check(rules.stateSchemas.open, s.open).map(one => ({ ...one, at: `/open${one.at ?? ''}` })), ...folders];
  return fault && { say: `${fault.at} ${fault.say}` };
}

function textOf({ open, sealed, clock }: State<GameTypes>): string {
  return canonical({ open, sealed, clock });
}

function askFault({ rules, s, asks }: Moment): Wrong | undefined {
  const seen = new Set<string>();
  for (const { side, kind } of asks) {
    if (!Object.hasOwn(s.sealed, side)) return { say: `${side} is asked ${kind}, and is no side` };
    if (!Object.hasOwn(rules.questions, kind)) return { say: `${side} is asked ${kind}, and there is no such question` };
    if (seen.has(side)) return { say: `${side} is asked twice at once` };
    seen.add(side);
  }
  return undefined;
}

type Draw = (question: Question<GameTypes, string>, v: View<GameTypes>, about: object) => readonly (object | undefined)[];

/** The first order drawn that schema or book refuse. */
function firstRefused({ rules, s, asks }: Moment, draw: Draw): Wrong | undefined {
  for (const { side, kind, about } of asks) {
    const question = rules.questions[kind] as Question<GameTypes, string>;
    const view = viewOf(s, side);
    for (const order of draw(question, view, about)) {
      const [refusal] = order ? refusals(question, view, about, order) : [];
      if (refusal) {
        const say = `${kind} of ${side} is refused: ${refusal.at ?? ''} ${refusal.say} [${refusal.rule}]`;
        return { say, answer: { side, order: order as Json & object } };
      }
    }
  }
  return undefined;
}

/** What is no order by its schema is not put before the book. */
function refusals(question: Question<GameTypes, string>, view: View<GameTypes>, about: object, order: object): Refusal[] {
  const faults = check(question.schema, order);
  return faults.length > 0 ? faults : question.judge(view, about, order);
}

function firstOffers<T>(offers: Iterable<T>): T[] {
  const drawn: T[] = [];
  for (const order of offers) {
    drawn.push(order);
    if (drawn.length >= OFFERS) break;
  }
  return drawn;
}

function narrationFault({ words, s, told }: Moment): Wrong | undefined {
  for (const one of told) {
    const text = words.narrate(one, s.book);
    if (text.trim() === '' || text.includes('undefined') || text.includes('NaN'))
      return { say: `${one.event.kind} is narrated as "${text}"` };
  }
  return undefined;
}
