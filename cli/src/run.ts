// From what was typed to a command and back to an exit code.

import type { Shelf } from '@flagplot/shelf';
import { partOf } from '@flagplot/shelf';
import type { Example } from './command.ts';
import { COMMANDS } from './commands.ts';
import { parseFlags } from './flags.ts';
import { helpOf, helpOfAll } from './help.ts';
import { lines, Refused } from './refused.ts';
import { shelfAsked } from './shelf.ts';
import type { Terminal } from './terminal.ts';

const HELP: readonly (string | undefined)[] = [undefined, 'help', '--help', '-h'];

/** Runs the program as it was typed; says faults one a line to standard error. @returns the exit code. */
export async function run(typed: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { args, shelf } = await shelfAsked(typed);
    for (const line of lines(shelf.where, shelf.faults)) terminal.err(`flagplot: ${line}`);
    return await runOn(shelf, args, terminal);
  } catch (error) {
    const faults = error instanceof Refused ? error.faults : [`broke down, which is a fault of ours: ${oneLine(error)}`];
    for (const fault of faults) terminal.err(`flagplot: ${fault}`);
    if (typed.includes('--json')) terminal.out(JSON.stringify({ faults }));
    return 1;
  }
}

async function runOn(shelf: Shelf, [name, ...args]: readonly string[], terminal: Terminal): Promise<number> {
  if (HELP.includes(name) && args.length === 0) {
    terminal.out(helpOfAll(COMMANDS, `npx flagplot play --system ${shelf.names[0]}`));
    return 0;
  }
  const [called, rest] = name === 'help' ? [args[0], ['--help']] : [name, args];
  const found = COMMANDS.find(one => one.name === called);
  if (!found) {
    const names = COMMANDS.map(one => one.name).join(', ');
    throw new Refused([`${called ?? ''} is no command; there is ${names}, and --help`]);
  }
  const command = (await found.load())(shelf);
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.out(helpOf(found, command, await exampleOn(shelf)));
    return 0;
  }
  return command.run(parseFlags(rest, command.flags, command.operands), terminal);
}

/** What examples speak of: the first system there is, and its first scenario. */
async function exampleOn({ manifests: [first] }: Shelf): Promise<Example> {
  const scenarios = first && (await partOf(first, 'scenarios'));
  const entries = scenarios && 'part' in scenarios ? scenarios.part : [];
  return { system: first?.name ?? 'S', scenario: entries[0]?.name ?? 'N' };
}

function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}
