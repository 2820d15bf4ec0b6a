import { run } from '../../src/run.ts';
import type { Terminal } from '../../src/terminal.ts';

/** Types lines at `flagplot play` in this process, or on a screen, and keeps what is left, where `more` says so. @returns what was shown before the first of them, and after each. */
export async function talk(
  args: readonly string[],
  lines: readonly string[],
  more: Pick<Terminal, 'keeps' | 'screen'> = {},
): Promise<string[]> {
  const shown: string[] = [];
  let said: string[] = [];
  const turn = (): void => {
    shown.push(said.join('\n'));
    said = [];
  };
  const terminal: Terminal = {
    ...more,
    out: text => void said.push(text),
    err: text => void said.push(text),
    async *lines() {
      for (const line of lines) {
        turn();
        yield line;
      }
      turn();
    },
  };
  await run(['play', ...args], terminal);
  // What comes when there are no more lines belongs to the last of them; a battle that is over asks for none.
  const last = said.join('\n');
  return shown.length > lines.length ? [...shown.slice(0, -1), `${shown.at(-1)}\n${last}`] : [...shown, last];
}
