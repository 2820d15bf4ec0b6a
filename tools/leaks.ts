// `npm run leaks [-- NAME ...]`: plants leaks into the toy and the rule systems, one after another, and prints which of them the conformance
// suite catches. The last line says how many. Ends with exit code 1 where one is not caught, or is no fair leak. `--drawn 4` plants so many,
// drawn by the commit, and leaves the check of their types to those who plant all.

import { parseArgs } from 'node:util';
import { commit, draw } from './leaks/draw.ts';
import type { Listed } from './leaks/leak.ts';
import { leaksOf, plant, whyUnfit } from './leaks/leak.ts';
import type { Found } from './leaks/threads.ts';
import { putToSuite } from './leaks/threads.ts';
import { Types } from './leaks/types.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function report({ leak, caught, seconds }: Found): void {
  const took = `${seconds.toFixed(1)} s`.padStart(7);
  say(`${caught ? 'caught' : 'MISSED'} ${took}  ${leak.kind.padEnd(10)} ${leak.folder}: ${leak.name}`);
  if (caught) say(`                 ${caught.by}: ${caught.say.split('\n')[0]?.slice(0, 160)}`);
}

/** Every leak that is too long or does not pass the check of types. */
function unfit(leaks: readonly Listed[]): string[] {
  const types = new Types();
  return leaks.flatMap(leak => {
    const why = whyUnfit(leak);
    return [...(why ? [why] : []), ...types.faults(plant([leak]))].map(fault => `${leak.name}: ${fault}`);
  });
}

async function main(names: readonly string[], drawn: number | undefined): Promise<number> {
  const all = await leaksOf();
  const strangers = names.filter(name => !all.some(leak => leak.name === name));
  if (strangers.length > 0) {
    say(`there is no leak called ${strangers.join(', ')}`);
    return 2;
  }
  const asked = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
  const leaks = drawn === undefined ? asked : draw(asked, drawn, commit());
  const faults = drawn === undefined ? unfit(leaks) : [];
  for (const fault of faults) say(fault);
  const found = await putToSuite(leaks, report);
  const caught = found.filter(one => one.caught).length;
  say(`${caught} of ${leaks.length} caught`);
  return caught < leaks.length || faults.length > 0 ? 1 : 0;
}

const { values, positionals } = parseArgs({ options: { drawn: { type: 'string' } }, allowPositionals: true });
process.exitCode = await main(positionals, values.drawn === undefined ? undefined : Number(values.drawn));
