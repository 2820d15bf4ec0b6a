// Under Node and Bun: the records of a file, by name, and their digests on standard output.

import { readFileSync } from 'node:fs';
import { digests } from './digests.ts';

const [file = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await digests(JSON.parse(readFileSync(file, 'utf8')))));
