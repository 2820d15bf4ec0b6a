// Rows dealt to processes that prove them; one that hangs in a rule that never ends is ended, and another takes its place.

import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { root } from '../child.mjs';
import { idPattern } from './bearer.ts';
import type { Proof } from './row.ts';
import type { Row } from './sites.ts';
import type { TestFile } from './tests.ts';
import type { Answer, Request } from './worker.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** The rows to be proved, and what draws the places they are broken in. */
export interface Task {
  readonly seed: string;
  readonly rows: readonly Row[];
}

/** The processes that prove rows. */
export interface Crew {
  /** How many work side by side. */
  readonly size: number;
  /** Milliseconds in which the tests of a row must have run for the first time, unbroken. */
  readonly patience: number;
  start(): ChildProcess;
}

const CREW: Crew = { size: availableParallelism(), patience: 600_000, start: startWorker };

/** Proves rows, and hands on each proof as it comes. */
export async function proveRows({ seed, rows }: Task, hand: (proof: Proof) => void, crew: Crew = CREW): Promise<void> {
  const first = crew.start();
  const files = await listFiles(first);
  const left = rows.values();
  const more = Array.from({ length: Math.min(crew.size, rows.length) - 1 }, () => crew.start());
  const work = async (worker: ChildProcess): Promise<void> => {
    let child = worker;
    for (const row of left) {
      const proof = await prove(child, { row, seed, paths: filesBearing(files, row.id) }, crew.patience);
      hand(proof);
      if (hasEnded(child)) child = crew.start();
    }
    child.kill('SIGKILL');
  };
  await Promise.all([first, ...more].map(work));
}

function startWorker(): ChildProcess {
  return fork(WORKER, [], {
    cwd: root,
    execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
    // What tests print is nobody's business here.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function listFiles(child: ChildProcess): Promise<readonly TestFile[]> {
  child.send('list' satisfies Request);
  const [answer] = (await once(child, 'message')) as [Answer];
  return 'files' in answer ? answer.files : [];
}

function filesBearing(files: readonly TestFile[], id: string): string[] {
  const pattern = idPattern(id);
  return files.filter(({ titles }) => titles.some(title => pattern.test(title))).map(({ path }) => path);
}

const hasEnded = (child: ChildProcess): boolean => child.killed || child.exitCode !== null || child.signalCode !== null;

/** Has a row proved. Where its time is up, or the process ends in the middle, the change that was tried last has been noticed. */
function prove(child: ChildProcess, request: Exclude<Request, 'list'>, patience: number): Promise<Proof> {
  const { id } = request.row;
  return new Promise(resolve => {
    let tried: Proof['tried'] = [];
    const end = (proof: Proof): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(proof);
    };
    const breakOff = (why: string): void => {
      child.kill('SIGKILL');
      end(tried.length > 0 ? { id, tried, test: why } : { id, tried, why });
    };
    const endless = () => breakOff('its tests never end');
    let timer = setTimeout(endless, patience);
    child.on('message', (answer: Answer) => {
      if ('proof' in answer) return end(answer.proof);
      if (!('tried' in answer)) return;
      ({ tried } = answer);
      clearTimeout(timer);
      timer = setTimeout(endless, answer.limit);
    });
    child.on('exit', () => breakOff('its tests end the process'));
    child.send(request);
  });
}
