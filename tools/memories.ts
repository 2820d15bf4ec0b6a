// `node tools/memories.ts`: whether modules of rules keep anything between two calls but through `memoise` of the kernel.

import { keptIn } from './memories/keeps.ts';
import { readModules, rulesIn } from './memories/program.ts';

const offences = keptIn(readModules(rulesIn()));
for (const { path, line, say } of offences) process.stdout.write(`${path}:${line} ${say}\n`);
process.exitCode = offences.length > 0 ? 1 : 0;
