// In a browser: fetches the records from whoever served the page, and hands back their digests, or what went wrong.

import type { Saved } from '@flagplot/kernel';
import { digests } from './digests.ts';

const found = fetch('/records.json').then(async answer => digests((await answer.json()) as Readonly<Record<string, Saved>>));
const body = await found.then(JSON.stringify, fault => JSON.stringify({ fault: String(fault) }));
await fetch('/digests', { method: 'POST', body });
