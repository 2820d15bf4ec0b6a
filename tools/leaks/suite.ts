// A thread of `npm run leaks`: puts a planted rule system to the conformance suite.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { root } from '../child.mjs';
import type { Overlay } from './leak.ts';
import { overlay } from './overlay.ts';

/** What a thread is given. Plain JSON. */
export interface Task {
  readonly texts: Overlay;
  /** The folder with `subject.ts`, from the root. */
  readonly list: string;
}

/** The demand that was found broken, and where; nothing where the suite noticed nothing. */
export type Catch = { readonly by: string; readonly say: string } | undefined;

/** Found by its name: tools know nothing of the product before they run it. */
const SUITE = '@flagplot/kernel/conformance';

/** Demands that speak of secrets: nearly every leak is caught by one of them, so they are put first. */
const OF_SECRETS = [
  'folders-stay-shut',
  'secrets-look-alike',
  'nothing-is-remembered',
  'nothing-changes-in-silence',
  'told-is-seen',
  'memories-change-nothing',
];

/** The suite and what it is put to, as far as they are read here. */
interface Suite {
  readonly demands: readonly Demand[];
  prove(demand: Demand, subject: unknown): void;
}
interface Demand {
  readonly id: string;
}
interface Subject {
  readonly without?: readonly string[];
}

async function put({ texts, list }: Task): Promise<Catch> {
  overlay(texts);
  const { demands, prove } = (await import(SUITE)) as Suite;
  const subjects: Subject[] = Object.values(await import(pathToFileURL(join(root, list, 'subject.ts')).href));
  const [first = [], then = []] = [true, false].map(is => demands.filter(({ id }) => OF_SECRETS.includes(id) === is));
  // Demand by demand: the secrets of all subjects are looked at before the rest of any.
  for (const demand of [...first, ...then]) {
    for (const subject of subjects.filter(({ without }) => !without?.includes(demand.id))) {
      try {
        prove(demand, subject);
      } catch (error) {
        return { by: demand.id, say: error instanceof Error ? error.message : String(error) };
      }
    }
  }
  return undefined;
}

if (!isMainThread) parentPort?.postMessage(await put(workerData as Task));
