/** Studies put on the screen, and made of records. */
import { type Refusal, resume, type Saved } from '@flagplot/kernel';
import { openKept } from './bring-over.ts';
import { checker, modulesOf, systemNamed, unknownSystem } from './modules.ts';
import { type Study, studies } from './studies.ts';
import { Studying, studyOfRecord, titleIn } from './studying.svelte.ts';
import { systemTitle } from './titles.ts';

/** The study of an address, as it was left; nothing where there is none; every fault where it cannot be laid. */
export async function openStudy(id: string): Promise<Studying | { faults: readonly Refusal[] } | undefined> {
  const kept = await openKept(studies, id);
  if (!kept || 'faults' in kept) return kept;
  const { found } = kept;
  const system = await systemNamed(found.system);
  if (!system) return { faults: [unknownSystem(found.system)] };
  const studying = new Studying(found, await modulesOf(system));
  return studying.battle ? studying : { faults: [{ rule: 'table', say: 'The branch on its table does not replay.' }] };
}

/** A record made into a study, and kept; or every fault of it. */
export async function studiedRecord(saved: Saved): Promise<Study | { faults: readonly Refusal[] }> {
  const system = await systemNamed(saved.system);
  if (!system) return { faults: [unknownSystem(saved.system)] };
  const begun = resume(system.rules, saved, await checker());
  if ('faults' in begun) return begun;
  const sides = Object.keys(begun.match.state().sealed);
  const study = studyOfRecord(saved, { title: titleIn(saved.scenario) ?? systemTitle(saved.system), sides });
  // Where there is no room it lies in memory, and its own page says so.
  await studies.keep(study);
  return study;
}
