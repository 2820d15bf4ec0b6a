// From what was typed to a command and back to an exit code.

import { shelf } from '@flagplot/shelf';
import { COMMANDS } from './commands.ts';
import { parseFlags } from './flags.ts';
import { helpOf, helpOfAll } from './help.ts';
import { Refused } from './refused.ts';
import type { Terminal } from './terminal.ts';

const HELP: readonly (string | undefined)[] = [undefined, 'help', '--help', '-h'];

/** Runs the program as it was typed; says faults one a line to standard error. @returns the exit code. */
export async function run([name, ...args]: readonly string[], terminal: Terminal): Promise<number> {
  if (HELP.includes(name) && args.length === 0) {
    terminal.out(helpOfAll(COMMANDS, `npx flagplot play --system ${Object.keys(shelf)[0]}`));
    return 0;
  }
  try {
    const [called, typed] = name === 'help' ? [args[0], ['--help']] : [name, args];
    return await command(called ?? '', typed, terminal);
  } catch (error) {
    const faults = error instanceof Refused ? error.faults : [`broke down, which is a fault of ours: ${oneLine(error)}`];
    for (const fault of faults) terminal.err(`flagplot: ${fault}`);
    if (args.includes('--json')) terminal.out(JSON.stringify({ faults }));
    return 1;
  }
}

async function command(name: string, args: readonly string[], terminal: Terminal): Promise<number> {
  const found = COMMANDS.find(one => one.name === name);
  if (!found) {
    const names = COMMANDS.map(one => one.name).join(', ');
    throw new Refused([`${name} is no command; there is ${names}, and --help`]);
  }
  const called = await found.load();
  if (args.includes('--help') || args.includes('-h')) {
    terminal.out(helpOf(found, called));
    return 0;
  }
  return called.run(parseFlags(args, called.flags, called.operands), terminal);
}

function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}
