import { run } from '../src/run.ts';
import type { Terminal } from '../src/terminal.ts';

/** What came of a command typed in this process. */
export interface Typed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Types a command; `input` is what is typed in answer to it, line by line. */
export async function typed(args: readonly string[], input: Iterable<string> = []): Promise<Typed> {
  const out: string[] = [];
  const err: string[] = [];
  const terminal: Terminal = {
    out: text => void out.push(text),
    err: text => void err.push(text),
    async *lines() {
      yield* input;
    },
  };
  const code = await run(args, terminal);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** The one JSON value a command printed. */
export async function asked<T>(...args: readonly string[]): Promise<T> {
  return JSON.parse((await typed([...args, '--json'])).out) as T;
}
