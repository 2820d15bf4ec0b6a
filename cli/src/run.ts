// From what was typed to a command and back to an exit code.

import { shelf } from '@flagplot/shelf';
import { COMMANDS } from './commands.ts';
import type { Desk } from './desk.ts';
import { given } from './flags.ts';
import { helpOf, helpOfAll } from './help.ts';
import { Refused } from './refused.ts';

const HELP: readonly (string | undefined)[] = [undefined, 'help', '--help', '-h'];

/** Runs the program as it was typed; says faults one a line to standard error. @returns the exit code. */
export async function run([name, ...args]: readonly string[], desk: Desk): Promise<number> {
  if (HELP.includes(name) && args.length === 0) {
    desk.out(helpOfAll(COMMANDS, `npx flagplot play --system ${Object.keys(shelf)[0]}`));
    return 0;
  }
  try {
    const [called, typed] = name === 'help' ? [args[0], ['--help']] : [name, args];
    return await command(called ?? '', typed, desk);
  } catch (error) {
    const faults = error instanceof Refused ? error.faults : [`broke down, which is a fault of ours: ${oneLine(error)}`];
    for (const fault of faults) desk.err(`flagplot: ${fault}`);
    if (args.includes('--json')) desk.out(JSON.stringify({ faults }));
    return 1;
  }
}

async function command(name: string, args: readonly string[], desk: Desk): Promise<number> {
  const found = COMMANDS.find(one => one.name === name);
  if (!found) {
    const names = COMMANDS.map(one => one.name).join(', ');
    throw new Refused([`${name} is no command; there is ${names}, and --help`]);
  }
  const called = await found.load();
  if (args.includes('--help') || args.includes('-h')) {
    desk.out(helpOf(found, called));
    return 0;
  }
  return called.run(given(args, called.flags, called.operands), desk);
}

function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}
