// What `flagplot rules --probe` calls: reads `{ seed, rows: [{ id, coded: ["file:line"] }] }` from its input, breaks each row where its id
// stands, runs the tests that bear the id, and prints a line of JSON for each row as it is proved (`Proof` in probe/row.ts).

import { json } from 'node:stream/consumers';
import type { Task } from './probe/pool.ts';
import { proveRows } from './probe/pool.ts';

const task = (await json(process.stdin)) as Task;
await proveRows(task, proof => void process.stdout.write(`${JSON.stringify(proof)}\n`));
