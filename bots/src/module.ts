// Players from modules outside the product: frozen ones to measure others by, and those of other authors.

import { check } from '@flagplot/check';
import type { Ask, GameTypes, Json, Question, Refusal, RollDie, Ruleset, View } from '@flagplot/kernel';
import { copy, plain } from '@flagplot/kernel';
import type { Bot, Think } from './bot.ts';

/** What a module exports as `player`. */
export interface PlayerOfModule {
  /** The rule system it plays; left out: any. */
  readonly system?: string;
  /** Its order as plain JSON; nothing where it does not know this kind of question, and then the `idle` order is given. */
  answer(v: View<GameTypes>, ask: Ask<GameTypes>, think: ThinkOfModule): Json | undefined;
}

/** What a player of a module thinks with. `face` is `roll` as modules from before knew it. */
interface ThinkOfModule extends Think {
  readonly face: RollDie;
}

/** Player modules are files with one of these endings. */
const MODULE = /([^/\\]+)\.(?:mjs|js|ts)$/;

/** Whether an opponent is named by the file of its module. */
export function isModule(named: string): boolean {
  return MODULE.test(named);
}

/** The name of an opponent as results tell it: of a module that of its file, without folder and ending. */
export function labelOf(named: string): string {
  return MODULE.exec(named)?.[1] ?? named;
}

/**
 * The opponent that a module exports, for one rule system.
 * @param name the file, as it was named.
 * @param module what the module exports, as it was imported.
 * @returns an opponent whose orders are held to schema and book: one that cannot stand, or an error thrown, is told to `think.fault`, and
 * the idle order given in its place. Or every fault in what is exported, each with its place.
 */
export function botOfModule(rules: Ruleset<GameTypes>, name: string, module: object): Bot | { faults: Refusal[] } {
  const player: unknown = Reflect.get(module, 'player');
  const faults = faultsOf(player, rules.name);
  if (faults.length > 0) return { faults };
  return {
    name,
    outside: true,
    answer: (v, ask, think) => ({ order: answerOrIdle(rules, player as PlayerOfModule, { v, ask, think }) }),
  };
}

function faultsOf(player: unknown, system: string): Refusal[] {
  if (typeof player !== 'object' || player === null)
    return [fault('/player', 'is missing: a module exports an object `player` with a function `answer(view, ask, think)`')];
  const [answer, plays]: unknown[] = [Reflect.get(player, 'answer'), Reflect.get(player, 'system')];
  return [
    ...(typeof answer === 'function' ? [] : [fault('/player/answer', 'must be a function: `answer(view, ask, think)`')]),
    ...(plays === undefined || plays === system
      ? []
      : [fault('/player/system', `must be ${system}, or left out, not ${JSON.stringify(plays)}`)]),
  ];
}

const fault = (at: string, say: string): Refusal => ({ rule: 'schema', at, say });

/** A question put to a player, and what it may think with. */
interface Put {
  readonly v: View<GameTypes>;
  readonly ask: Ask<GameTypes>;
  readonly think: Think;
}

function answerOrIdle(rules: Ruleset<GameTypes>, player: PlayerOfModule, put: Put): Json {
  const { v, ask, think } = put;
  const question = rules.questions[ask.kind] as Question<GameTypes, string>;
  const given = tryAnswer(player, put);
  const refusals = 'faults' in given ? given.faults : refusalsOf(question, put, given.order);
  if (refusals.length > 0) {
    if (!think.fault) throw new Error(refusals.map(({ at, say }) => [at, say].filter(Boolean).join(': ')).join('; '));
    think.fault(refusals);
  }
  const order = 'order' in given && refusals.length === 0 ? given.order : undefined;
  return order ?? (question.idle(v, ask.about) as Json);
}

/** Its answer as it would come back from a file. It thinks over copies: what it does to them is its own affair. */
function tryAnswer(player: PlayerOfModule, { v, ask, think }: Put): { order: Json | undefined } | { faults: Refusal[] } {
  try {
    const seen = { ...v, clock: { ...v.clock }, open: copy(v.open), own: copy(v.own) };
    const order = player.answer(seen, copy(ask), { ...think, face: think.roll });
    return { order: order === undefined ? undefined : plain(order) };
  } catch (error) {
    return { faults: [{ rule: 'player', at: '', say: `threw: ${error instanceof Error ? error.message : String(error)}` }] };
  }
}

function refusalsOf(question: Question<GameTypes, string>, { v, ask }: Put, order: Json | undefined): Refusal[] {
  if (order === undefined) return [];
  const faults = check(question.schema, order);
  return faults.length > 0 ? faults : question.judge(v, ask.about, order as object);
}
