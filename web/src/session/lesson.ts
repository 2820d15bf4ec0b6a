/** Lessons on this device: each is a battle under an address of its own, so that it is taken up where it was left. */
import {
  type Ask,
  beginMatch,
  type GameTypes,
  GENERATOR,
  type HostMatch,
  type Json,
  type Refusal,
  type Ruleset,
  type Side,
} from '@flagplot/kernel';
import type { Lesson, Manifest } from '@flagplot/manifest';
import { think } from './bots.ts';
import { battles } from './keep.ts';
import { checker, systemNamed, unknownSystem } from './modules.ts';
import { loadPart } from './systems.ts';
import { resumeBattle } from './tables.ts';

/** Which lesson of a system: the first, or a later one by its name. */
export interface WhichLesson {
  readonly system: string;
  readonly name?: string | undefined;
}

/** The battle that a lesson of a system is. */
export function lessonId({ system, name }: WhichLesson): string {
  return name === undefined ? `learn-${system}` : `learn-${system}-${name}`;
}

/** Where a lesson is played. */
export function lessonPath({ system, name }: WhichLesson): string {
  return name === undefined ? `/learn/${system}` : `/learn/${system}/${name}`;
}

/** The lessons of a system in their order. */
function lessonsOf({ name: system, lesson, lessons = [] }: Manifest): WhichLesson[] {
  return [...(lesson ? [{ system }] : []), ...lessons.map(({ name }) => ({ system, name }))];
}

/** Which lesson of a system a battle is. */
export function lessonCalled(manifest: Manifest, battle: string): WhichLesson | undefined {
  return lessonsOf(manifest).find(one => lessonId(one) === battle);
}

/** The lesson that follows one of a system, with its title. */
export function lessonAfter(
  { name: system, lessons = [] }: Manifest,
  { name }: WhichLesson,
): (WhichLesson & { title: string }) | undefined {
  const next = lessons[lessons.findIndex(one => one.name === name) + 1];
  return next && { system, name: next.name, title: next.title };
}

/** What leads through a lesson. Throws where it cannot be fetched; nothing where the system has none of that name. */
export async function loadLesson(manifest: Manifest, { name }: WhichLesson): Promise<Lesson | undefined> {
  return name === undefined ? loadPart(manifest, 'lesson') : manifest.lessons?.find(one => one.name === name)?.load();
}

/** Lays a lesson of a system where none has been begun, or where it is to begin again; says why it cannot be. */
export async function layLesson(which: WhichLesson, again = false): Promise<readonly Refusal[]> {
  const id = lessonId(which);
  if (again) await battles.forget(id);
  else if (await battles.find(id)) return [];
  const system = await systemNamed(which.system);
  const lesson = system && (await loadLesson(system.manifest, which));
  if (!lesson)
    return [system ? { rule: 'table', say: `${system.manifest.title} has no such lesson.` } : unknownSystem(which.system)];
  const dice = { kind: 'seeded', generator: GENERATOR, seed: lesson.seed } as const;
  const begun = beginMatch(system.rules, lesson.scenario, { dice, check: await checker() });
  if ('faults' in begun) return begun.faults;
  answerBefore(begun.match, lesson);
  await playToFirst(begun.match, { rules: system.rules, battle: id, lesson });
  const seats = Object.keys(begun.match.state().sealed).map(side =>
    side === lesson.side ? { side, by: 'person' as const } : { side, by: 'computer' as const, bot: lesson.against },
  );
  const laid = await resumeBattle({ system: which.system, saved: begun.match.saved(), seats, id });
  if ('faults' in laid) return laid.faults;
  laid.open();
  laid.close();
  return [];
}

/** The other side has played by the time that whoever learns is asked: nobody waits for it before the first word of a lesson. */
async function playToFirst(
  match: HostMatch<GameTypes>,
  { rules, battle, lesson: { side, against } }: { rules: Ruleset<GameTypes>; battle: string; lesson: Lesson },
): Promise<void> {
  for (let ask = otherAsk(match, side); ask; ask = otherAsk(match, side)) {
    const { order } = await think({ rules, bot: against, battle, view: match.view(ask.side), ask });
    if (match.answer(ask.side, match.shown().clock.step, order as Json).length > 0) return;
  }
}

/** What another side is asked and has not answered; nothing where whoever learns is asked. */
function otherAsk(match: HostMatch<GameTypes>, side: Side): Ask<GameTypes> | undefined {
  const answered = match.answered();
  const open = match.asks().filter(ask => !answered.includes(ask.side));
  return open.some(ask => ask.side === side) ? undefined : open[0];
}

/** What is no part of the lesson is answered for whoever learns. */
function answerBefore(match: HostMatch<GameTypes>, { side, before = [], steps }: Lesson): void {
  const ask = match.asks().find(one => one.side === side);
  if (!ask || !before.includes(ask.kind)) return;
  const order = steps[ask.kind]?.(match.view(side), ask.about).choices[0]?.order as Json | undefined;
  if (order) match.answer(side, match.shown().clock.step, order);
}
