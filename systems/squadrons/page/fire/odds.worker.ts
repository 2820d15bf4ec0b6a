import type { Squadrons } from '@flagplot/squadrons';
import type { Asked } from '../../../odds/asked.ts';
import { reckon } from './reckon.ts';

self.onmessage = (event: MessageEvent<Asked<Squadrons>>): void => self.postMessage(reckon(event.data));
