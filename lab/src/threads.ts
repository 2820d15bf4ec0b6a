// Threads that the battles of the lab are dealt to.

import type { Piscina } from 'piscina';

/** What a thread does with each task: a function that a module of this folder exports. */
export interface ThreadWork {
  /** The module, without its ending. */
  readonly module: string;
  readonly name: string;
}

/** So many threads, ready for tasks. Whoever opens them ends them: `destroy`. */
export async function openThreads<Task, Result>({ module, name }: ThreadWork, threads: number): Promise<Piscina<Task, Result>> {
  const { Piscina } = await import('piscina');
  const sources = import.meta.url.endsWith('.ts');
  return new Piscina<Task, Result>({
    filename: new URL(`./${module}.${sources ? 'ts' : 'js'}`, import.meta.url).href,
    name,
    minThreads: threads,
    maxThreads: threads,
    execArgv: sources ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : [],
  });
}
