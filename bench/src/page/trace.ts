// What the threads of a page were at, by the browser's own record: CPU time of the tasks of its main thread and of its workers.

import type { CDPSession } from 'playwright';

/** A task of a thread, or a mark: times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A task: when it began, on which thread, and its milliseconds of CPU. */
export interface Task {
  readonly at: number;
  readonly on: 'main' | 'worker';
  readonly cpu: number;
}

/** What was recorded: tasks, and the beginnings of frames, in the same microseconds. */
export interface Recorded {
  readonly tasks: readonly Task[];
  readonly frames: readonly number[];
}

const THREADS: Readonly<Record<string, Task['on']>> = { CrRendererMain: 'main', 'DedicatedWorker thread': 'worker' };
const TASK = 'ThreadControllerImpl::RunTask';
const FRAME = 'BeginMainThreadFrame';

/** Records what the threads do while something is done. */
export async function recording(cdp: CDPSession, act: () => Promise<void>): Promise<Recorded> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise<void>(resolve => cdp.once('Tracing.tracingComplete', () => resolve()));
  const includedCategories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame', '__metadata'];
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await act();
  await cdp.send('Tracing.end');
  await done;
  return recordedIn(events);
}

function recordedIn(events: readonly TraceEvent[]): Recorded {
  const place = ({ pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>): string => `${pid}/${tid}`;
  const named = events.flatMap(event => {
    const on = event.name === 'thread_name' ? THREADS[event.args?.name ?? ''] : undefined;
    return on ? [[place(event), on] as const] : [];
  });
  const threads = new Map(named);
  const tasks = events.flatMap(({ name, ts, tdur, ...event }) => {
    const on = name === TASK ? threads.get(place(event)) : undefined;
    return on && tdur !== undefined ? [{ at: ts, on, cpu: tdur / 1000, pid: event.pid }] : [];
  });
  // The browser has pages of its own: the one that is at work is ours.
  const pids = Map.groupBy(tasks, ({ pid }) => pid);
  const [ours] = [...pids].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return {
    tasks: tasks.filter(({ pid }) => pid === ours),
    frames: events.filter(({ name, pid }) => name === FRAME && pid === ours).map(({ ts }) => ts),
  };
}

/** Milliseconds of CPU of the main thread from each frame to the next, where it did anything. */
export function frameCosts({ tasks, frames }: Recorded): number[] {
  const costs = new Map<number, number>();
  const sorted = [...frames].sort((a, b) => a - b);
  for (const { at, on, cpu } of tasks) {
    if (on !== 'main') continue;
    const frame = sorted.findLastIndex(begun => begun <= at);
    costs.set(frame, (costs.get(frame) ?? 0) + cpu);
  }
  costs.delete(-1);
  return [...costs.values()].sort((a, b) => a - b);
}
