// Which battle is sat down to: a new one, a lesson, or one that was saved.

import { randomBytes } from 'node:crypto';
import { check } from '@flagplot/check';
import type { Dice, GameTypes, HostMatch, Json, Saved, Side } from '@flagplot/kernel';
import { beginMatch, canonical, GENERATOR } from '@flagplot/kernel';
import type { Lesson } from '@flagplot/manifest';
import { lessonOf, type Shelf, type System } from '@flagplot/shelf';
import { readJson } from '../file.ts';
import type { Given } from '../flags.ts';
import { withForces } from '../forces.ts';
import { withOptionsGiven } from '../options.ts';
import { startGiven } from '../override.ts';
import { replayRecord } from '../records.ts';
import { accept, Refused } from '../refused.ts';
import { scenarioAsked, systemAsked } from '../scenario.ts';

/** A battle that is sat down to. */
export interface Begun {
  readonly system: System;
  readonly match: HostMatch<GameTypes>;
  /** What leads whoever learns, where it is a lesson. */
  readonly lesson?: Lesson;
  /** The side a person held when it was saved. */
  readonly side?: Side;
}

/** The battle that the flags ask for: a saved one, a lesson, or a new one. */
export function battleAsked(shelf: Shelf, given: Given): Promise<Begun> {
  if (given.has('from')) return resumeBattle(shelf, given);
  return given.has('lesson') ? beginLesson(shelf, given) : beginBattle(shelf, given);
}

/** A lesson of a system, set up and ready: `fleet-action`, the first of it, or `fleet-action/carriers`. */
async function beginLesson(shelf: Shelf, given: Given): Promise<Begun> {
  const others = ['scenario', 'force', 'override', 'option', 'side', 'against', 'dice', 'seed', 'from'].filter(flag =>
    given.isTyped(flag),
  );
  const [of = '', name] = given.text('lesson').split('/');
  if (given.isTyped('system') && given.text('system') !== of) others.push('system');
  const which = name === undefined ? 'first lesson' : 'lesson';
  if (others.length > 0) throw new Refused(others.map(flag => `--${flag}: the ${which} has its own`));
  const system = accept(shelf.where, await shelf.open(of));
  const { part: lesson } = accept('--lesson', await lessonOf(system.manifest, name));
  const dice: Dice = { kind: 'seeded', generator: GENERATOR, seed: lesson.seed };
  const { match } = accept('', beginMatch(system.rules, lesson.scenario, { dice, check }));
  const ask = match.asks().find(({ side }) => side === lesson.side);
  const first =
    ask && lesson.before?.includes(ask.kind) ? lesson.steps[ask.kind]?.(match.view(lesson.side), ask.about) : undefined;
  const [choice] = first?.choices ?? [];
  if (choice) match.answer(lesson.side, match.shown().clock.step, choice.order as Json);
  return { system, match, lesson };
}

async function beginBattle(shelf: Shelf, given: Given): Promise<Begun> {
  const system = await systemAsked(shelf, given);
  const asked = given.has('scenario') ? scenarioAsked(given) : (system.entries[0]?.name ?? '');
  const start = await startGiven(system, given, asked);
  const chosen = await withOptionsGiven(system, given, start.scenario);
  const scenario = await withForces(shelf, given, { ...start, scenario: chosen });
  const { rules } = start;
  const { match } = accept('', beginMatch(rules, scenario, { dice: diceOf(given), check }));
  return { system, match };
}

function diceOf(given: Given): Dice {
  if (given.has('dice') && given.text('dice') === 'hand') return { kind: 'by hand' };
  return { kind: 'seeded', generator: GENERATOR, seed: given.has('seed') ? given.text('seed') : randomBytes(16).toString('hex') };
}

/** What is asked for by each flag, and stays in a battle as it was when it began. */
const BEGUN_WITH: Readonly<Record<string, string>> = {
  system: 'the rules',
  scenario: 'the sides and terms',
  force: 'the forces',
  override: 'the numbers',
  option: 'the options',
  dice: 'the dice',
  seed: 'the dice',
};

/** A battle as it was saved. A lesson goes on as one, unless another side is asked for than learns in it. */
async function resumeBattle(shelf: Shelf, given: Given): Promise<Begun> {
  const file = given.text('from');
  const own = Object.entries(BEGUN_WITH).filter(([flag]) => given.isTyped(flag));
  if (own.length > 0) throw new Refused(own.map(([flag, what]) => `--${flag}: ${what} of ${file} are those it was begun with`));
  const { system, match, saved } = accept(file, await replayRecord(shelf, readJson(file)));
  const lesson = await lessonIn(system, saved);
  const isLed = lesson && (!given.has('side') || given.text('side') === lesson.side) && !given.isTyped('against');
  const side = saved.journal.flatMap(one => (one.kind === 'answer' && one.hand === undefined ? [one.side] : [])).at(-1);
  return { system, match, ...(isLed && { lesson }), ...(side !== undefined && { side }) };
}

/** The lesson of a system that a record is of: of its scenario, its dice and its learner's own answers. */
async function lessonIn({ manifest }: System, { scenario, dice }: Saved): Promise<Lesson | undefined> {
  if (dice.kind !== 'seeded') return undefined;
  const names = [undefined, ...(manifest.lessons ?? []).map(({ name }) => name)];
  const found = await Promise.all(names.map(name => lessonOf(manifest, name)));
  const lessons = found.flatMap(one => ('part' in one ? [one.part] : []));
  return lessons.find(one => dice.seed === one.seed && canonical(scenario) === canonical(one.scenario));
}
